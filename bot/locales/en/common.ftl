### The host itself: commands, private answers, settings

## Private answers

played = Done.
played-before = That press was already counted; nothing happened twice.
opened = Table { $table } is open, and you have a seat there. { opened-others }
opened-there = Table { $table } is open in { $channel }, and you have a seat there. { opened-others }
opened-others = { $invited ->
        [yes] Invite others with *{ button-invite }* on its message.
       *[no] Others press *{ button-join }* on its message.
    }
opened-without = -# { $option } is left out: it isn’t for this number of players.
joined = You have a seat at table { $table }, { $game }.
left = You have left table { $table }.
start-noted = Noted. { $host } can start the game at any time; if nobody does, it starts at { $at }, or up to half a day later if that is somebody’s quiet hours.
start-noted-put-off = Noted, but the start has been put off: by itself, the game starts on { $starts }. { $host } can start it at any time, anybody seated from { $at } on.
put-off = Done: table { $table } starts by itself a day later.
reopened = Table { $table } is open again, and you have a seat there.
reopen-joined = Table { $table } is already open again, and you have a seat there.
started = Table { $table } has started.
cancelled = Table { $table } has been closed.
cancel-agreed =
    { $count ->
        [one] You agree to end the game at table { $table }. One more player has to agree with { COMMAND("table cancel") }.
       *[other] You agree to end the game at table { $table }. { $count } more players have to agree with { COMMAND("table cancel") }.
    }
rematch-opened = Table { $table } is open for the rematch, and you have a seat there.
rematch-joined = Table { $table } is already open for the rematch, and you have a seat there.
shown-again = Table { $table } is being shown again.
exported = The full record of table { $table }. Anyone can check that the luck was fair with: python -m bot verify FILE
table-not-started = Table { $table } hasn’t started yet. Its lobby is here: { $url }
error = Something went wrong on my side; you haven’t lost anything. Try again, and if it keeps happening, report error { $id } to the person who runs this bot.
answer-lost = My answer got lost on its way. What you chose counts if it was possible: *{ button-hand }* or { COMMAND("table hand") } shows how things stand.
file-refused = Discord doesn’t accept the file that I made for you. Report error { $id } to the person who runs this bot.
stopping = I’m being restarted right now, so nothing has happened. Try again in a minute.
broken-off = I’m being restarted and couldn’t finish my answer. In a minute { COMMAND("table hand") } shows whether what you chose counts.
changed-since = Things have changed since you were asked, so nothing has happened. Here is how they stand now.
refused-changed-since = { changed-since }
form-handed-back = This is what you wrote, so that you can copy it:
thread-locked = 🔒 I can’t answer in { $thread }: the thread is locked or closed to me. My commands work in { $channel }: { COMMAND("table hand") } opens your panel there, */{ command-past } { command-past-replay }* shows a finished game. Anyone who manages threads can unlock it.
thread-woken-often = 💤 I’ve woken many sleeping threads just now and won’t wake { $thread } yet. Try again in ten minutes, or use my commands in { $channel }: { COMMAND("table hand") }, */{ command-past } { command-past-replay }*.
picture-seen-by = What { $name } sees: { $alt }
picture-missing = 🖼️ The picture couldn’t be drawn (error { $error }). It comes back by itself as soon as it can be; everything else works.

## What cannot be done, and what can

refused = That’s not possible here. { COMMAND("table list") } shows your tables.
refused-no-details = There is nothing to look up at this table yet; open your hand to see what it waits for.
refused-unknown-control = This button is out of date. Here is where things stand; { COMMAND("table hand") } always opens your own panel.
refused-unknown-command = Your Discord still knows this command as it was before an update. Reload it (Ctrl+R, or start the app again) and give the command again.
refused-unknown-choice = That isn’t one of your choices. Pick one from the list that comes up as you type.
refused-text-missing = That choice is a message: write it in { COMMAND("table answer") } as well, or press its button in { COMMAND("table hand") }.
refused-no-table = There is no such table. { COMMAND("table list") } shows yours.
refused-no-table-here = There is no table in this channel. { COMMAND("table list") } shows yours; { COMMAND("help") } tells you how to open one.
refused-which-table = It could be one of several tables: { $tables }. Name it with the option *{ command-option-table }*; { COMMAND("table list") } says what is played at each.
refused-other-server = You play at table { $table } on another server, and can only reach it from there. { COMMAND("table list") } shows you the way.
refused-read-only = You can read along where this table is played. To take part, ask somebody who manages the channel to let you write there.
refused-writing-needed = Only people who can write in { $channel } can open a table there. Anyone who manages the channel can grant this.
refused-lobbies-hosted = You host { $count } open lobbies on this server: { $tables }. Start one of them or close it ({ COMMAND("table cancel") }), then open another.
refused-lobbies-here = There are { $count } open lobbies in this channel: { $tables }. Take a seat in one of them ({ COMMAND("table find") }), or ask a host to start or close one.
refused-only-in-servers = Tables can only be opened in a server’s channel.
refused-no-member = I can answer here, but I’m not a member of this server, so I can’t show a table. Anyone who manages the server can invite me again, with the scope “bot” too.
refused-not-over = That will be possible once the game is over.
refused-not-started = The game hasn’t started yet; its host can start it with { COMMAND("table start") }.
refused-no-seat-in-lobby = You have no seat at this table. While one is free, *{ button-join }* gives it to you.
refused-not-seated = You have no seat at this table; you are welcome to watch.
refused-had-no-seat = Only people who had a seat at this table can open it again. { COMMAND("help") } tells you how to open one of your own.
refused-member-unknown = Discord doesn’t tell me right now who is on this server. Try again in a few minutes.
refused-form-withheld = Discord doesn’t let me open this form. Try again later, and if it keeps happening, report error { $error } to the person who runs this bot.
refused-busy = Too many presses at once. Try again in a moment.
refused-store-failed = My database isn’t answering right now. Wait a moment and look at where things are before you try again.
refused-store-unknown = My database went away while I was saving that, so I can’t say yet whether it has happened. Look again in a moment before you repeat it.
refused-no-game = I don’t know that game. { COMMAND("help") } lists the games I host.
refused-seats-not-offered = This game is for { $offered } players: choose one of these numbers.
refused-already-started = The game has already started. *{ button-hand }* shows it to you if you have a seat, else *{ button-watch }*.
refused-already-seated = You already have a seat at this table; *{ button-leave }* gives it back.
refused-place-taken = Somebody already has that place. Take another, or “{ place-any }”.
refused-no-such-place = There is no such place at this table. The menu below the lobby lists those that are free.
refused-table-full = All { $seats } seats are taken. You are welcome to watch.
refused-lobby-closed = This table is closed. { COMMAND("help") } tells you how to open another.
refused-table-over = This game is over. Whoever played it opens a new table with *{ button-rematch }*; { COMMAND("help") } tells you how to open another.
refused-table-ended = This game was ended early, so nothing more can be done here. { COMMAND("help") } tells you how to open another table.
refused-not-host = Only { $host }, who hosts this table, can do that: ask them. { COMMAND("help") } tells you how to open a table of your own.
refused-not-in-charge = Only { $host }, who hosts this table, and whoever manages this server can do that: ask one of them.
refused-not-full = There are free seats, so nothing starts by itself.
refused-put-off-before = You have already put the start off once. If you can’t play now, *{ button-leave }* frees your seat.
refused-too-few =
    { $players ->
        [one] One player isn’t enough: it takes { $least }. Others can press *{ button-join }*.
       *[other] { $players } players aren’t enough: it takes { $least }. Others can press *{ button-join }*.
    }
refused-agreement-needed =
    { $missing ->
        [one] A game in progress ends early only if everyone agrees; each player uses { COMMAND("table cancel") }. One player hasn’t yet.
       *[other] A game in progress ends early only if everyone agrees; each player uses { COMMAND("table cancel") }. { $missing } players haven’t yet.
    }
refused-question-closed = That moment has passed. Here is where things stand.
refused-already-answered = You have already answered that.
refused-not-your-question = That isn’t for you to answer: it’s up to { $waiting }.
refused-table-quarantined = This table is paused because of an error on my side (error { $error }). Its host, or anyone who manages the server, can have it rebuilt with { COMMAND("table repair") }; where that fails, begun again or closed.
refused-game-missing = The game { $game } isn’t installed here right now, so I can’t show that. Nothing is lost: its tables wait with their clocks stopped, and go on as soon as the person who runs me installs it again.
refused-table-unreadable = I can’t read what I keep of this table (error { $error }). Other tables go on; the person who runs this bot can fix it.

## Panels and buttons

panel-confirm = Yes, do it
panel-back = Back
panel-heading = { $game } · table { $table }
panel-others = Others…
panel-held = ✅ Noted: **{ $answer }**. All answers are heard together, in a while; until then you can choose another.
panel-more = More in the lists
menu-answer = Choose an answer…
menu-unasked = Also possible now
panel-refresh = Refresh
between-clauses = { "; " }
panel-page = { " " }({ $page }/{ $pages })
panel-watching = You are watching this table; you don’t see anybody’s cards.
panel-answered = Your answer is in; you can still change it.
button-hand = My hand
button-watch = Watch
button-rules = Rules
button-how = How to play
button-join = Take a seat
button-leave = Leave
button-start = Start
button-not-yet = Not yet
button-reopen = Open again
button-cancel = Close the table
button-next = Next
button-previous = Previous
button-to-table = To the table
button-more = More…
button-next-table = Next table
button-log = The story so far
button-again = Post the board again
more-title = **{ $game } · table { $table }**
    What would you like to do?
log-title = **{ $game } · table { $table }: the story so far**
log-empty = Nothing has happened yet.
button-rematch = Rematch
button-again-alone = Same again
button-others = Another game…
button-friends = With friends
other-games =
    { "" }**What would you like to play?** { $computers ->
        [no] A table opens, where others take seats.
       *[yes] Against computers it begins at once; with others a table opens, where they take seats.
    }
menu-other-alone = Against computers…
menu-other-together = With others…
menu-pages = Go to page…
rules-chapter = { $page } · { $title }
rules-page = Page { $page } of { $pages }

## Words of every day

until = (until { $at }, { $in })
until-far = (until { $at }, { $in })
until-bank = (until { $at }, { $in }, then { $bank } of time bank)
until-banks = (until { $at }, { $in }, then the time banks)
until-running = (on the time bank until { $at }, { $in })
language-discord = Follow Discord
language-en = English
language-fr = French
where-thread = In its own thread
where-here = Right here

## /help

menu-rules = Read the rules…

## Commands

command-help = help
command-help-description = A short tour: how to open a table and play
command-rules = rules
command-rules-description = The rules of a game, page by page
command-option-game = game
command-option-game-description = Which game
command-option-table = table
command-option-table-description = Its number; only needed if there are several
command-option-language = language
command-new = new
command-option-seats = seats
command-option-language-description = The language in which the table tells its story
command-option-where = where
command-option-where-description = In its own thread, or right here in the channel
command-me = me
command-me-description = Your own settings, on every server
command-table = table
command-table-description = Your tables: show, list, answer, leave, end
command-table-show = show
command-table-show-description = Post the board of a table again
command-table-hand = hand
command-table-hand-description = Your private panel: hand, question, choices
command-table-answer = answer
command-table-answer-description = Make your move without a button
command-table-answer-choice = choice
command-table-answer-choice-description = One of your possible moves
command-table-answer-text = text
command-table-answer-text-description = What you say, where the answer is a message
command-table-list = list
command-table-list-description = All your tables, starting with those where it’s your turn
command-table-leave = leave
command-table-leave-description = Leave a lobby, or choose how to leave a game
command-table-cancel = cancel
command-table-cancel-description = Close a lobby you host, or agree to end a game
command-table-rematch = rematch
command-table-rematch-description = Open a finished table again, with the same options
command-table-log = story
command-table-log-description = The public story of a game, page by page
command-table-export = export
command-table-export-description = The full record of a finished game, to check it was fair
command-game-hand = hand
command-game-hand-description = Your cards and what you can do now; only you see it
command-game-board = board
command-game-board-description = The board as everybody sees it, shown only to you
command-game-details = details
command-game-details-description = The pictures behind buttons: what the board has no room for
command-game-rules = rules
command-game-rules-description = The rules of this game, page by page
