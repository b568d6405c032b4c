### What is to be found on a server: its board, and /table find

find-title = ## 🎲 Tables on this server
find-lobby = ### 🪑 Open tables
find-offer = ### 🙋 Seats on offer
find-game = ### ▶️ Games in progress
find-finished = ### 🏁 Finished lately
find-series = ### 🏆 Series
find-nothing = Nothing here at the moment. { COMMAND("help") } tells you how to open a table.
find-more =
    { $count ->
        [one] -# … and one more.
       *[other] -# … and { $count } more.
    }
find-line-lobby = { $emoji } **{ $game }** · table { $table } · { $channel }
    { $taken } of { $seats } seats taken: { $names } · { $pace } · opened { $since }
find-line-offer = { $emoji } **{ $game }** · table { $table } · { $channel }
    { $owner }’s seat was put on offer { $since }
find-line-game = { $emoji } **{ $game }** · table { $table } · { $channel }
    { $names } · opened { $since }
find-line-finished = { $emoji } **{ $game }** · table { $table }
    { $result } · { $since }
find-button-take = Take it
find-button-replay = Replay
find-button-series = To the series
find-button-all = All tables
find-any-game = All games
find-menu-game = Choose a game…
find-joined = You have a seat at table { $table }, { $game }, in { $channel }.
command-table-find = find
command-table-find-description = Open tables, seats on offer, and games to watch on this server
command-setup-board = board
command-setup-board-description = Keep a message in a channel with all tables of the server
command-setup-board-channel = channel
command-setup-board-channel-description = Leave empty for this channel
command-setup-board-off = remove
command-setup-board-off-description = Remove the board
board-on = 📌 The board of this server stands in { $channel } now. It shows what everybody who can see { $channel } can see, and renews itself.
board-off = This server has no board any more.
board-suggested = 📌 { COMMAND("setup board") } keeps a message in a channel where everybody finds tables to join, games to watch and seats on offer.
board-state =
    { $state ->
        [on] 📌 The board of the server stands in { $channel }.
        [deleted] 📌 The board of the server is off: it was deleted twice within a day. { COMMAND("setup board") } brings it back.
       *[lost] 📌 The board of the server is off: its channel is gone. { COMMAND("setup board") } puts it elsewhere.
    }
board-deleted = 📌 The board of **{ $server }** in { $channel } was deleted twice within a day, so I won’t post it again. { COMMAND("setup board") } there brings it back.
board-lost = 📌 The channel with the board of **{ $server }** is gone, and the board with it. { COMMAND("setup board") } there puts it elsewhere.
board-refused = 📌 Discord doesn’t let me show the board of **{ $server }** in { $channel }. I’ll try again less and less often; { COMMAND("setup check") } there shows which permission I lack.
refused-board-channel = The board needs a text channel: in a forum or a thread it would sink. Choose another one.

## Following a game without a seat

button-follow-game = Follow
button-following = Following
button-follow-turns = Turning points, too
button-follow-end = Only the end
button-follow-off = Stop following
following = 🔔 You follow table { $table }, { $game }. I ping you in { $channel } when the game ends{ $turns ->
        [yes] {", and once a day at most when it turns."}
       *[no] .
    } Everybody who sees { $channel } sees these pings.
follow-off = 🔕 You don’t follow table { $table } any more.
followed-turn = 🔀 { $mentions } *{ $game }*, table { $table }: { $url }
    { $told }
    -# You follow this game. *{ button-watch }* below its board shows more.
followed-over = 🏁 { $mentions } *{ $game }*, table { $table }, is over: { $url }
    { $result }
followed-ended = 🏁 { $mentions } *{ $game }*, table { $table }, was ended without a result: { $url }
refused-follow-seated = You have a seat at this table: I ping you when it’s your turn, and when the game ends.
refused-follow-ended = This game has ended; there is nothing left to follow. { COMMAND("table find") } shows others.
refused-follow-many = You follow { $most } games already, the most I allow. Once one of them has ended, or you follow it no more, there is room.
refused-follow-full = { $most } people follow this game already, the most I ping at once. *{ button-watch }* and *{ button-catchup }* work all the same.
refused-follow-private = This game is played in a private thread, where I can’t tell who may still read it. *{ button-watch }* and *{ button-catchup }* work all the same.
command-past-follow = follow
command-past-follow-description = Be pinged when a game that you watch ends
