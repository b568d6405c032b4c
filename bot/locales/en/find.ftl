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
    { $owner }’s seat has been on offer since { $since }
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
