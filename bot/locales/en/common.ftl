### The host itself: commands, private answers, settings

## Private answers

played = Done.
played-before = That press had already been counted; nothing was done twice.
opened = Table { $table } is open. Whoever wants to play takes a seat at the lobby message.
opened-without = -# { $option } is left out: it is not for this number of players.
joined = You have a seat at table { $table }, { $game }.
left = You have left table { $table }.
started = Table { $table } has started.
cancelled = Table { $table } has been closed.
cancel-agreed =
    { $count ->
        [one] You agree to end table { $table }. One more player has to agree with /table cancel.
       *[other] You agree to end table { $table }. { $count } more players have to agree with /table cancel.
    }
rematch-opened = Table { $table } is open for the rematch: take your seats.
rematch-joined = Table { $table } is open for the rematch already, and you have a seat there.
shown-again = Table { $table } is being shown again.
exported = The whole game of table { $table }. Anybody can check its luck with: python -m bot verify
table-not-started = Table { $table } has not started yet.
settings-language = From now on I speak English with you.
error = Something went wrong on my side, and nothing of yours is lost. Try again; if it stays like this, tell whoever runs me: error { $id }.

## What cannot be done, and what can

refused = That is not possible here.
refused-unknown-control = This control is from another time. Here is how things are now; /table hand always opens your own panel.
refused-unknown-choice = That is not one of your choices. Pick one from the list that comes up as you type.
refused-no-table = There is no such table. /table list shows yours.
refused-no-table-here = No table is played here. /table list shows yours; a game’s “new” command opens one.
refused-which-table = There are several tables here: { $tables }. Name the one you mean.
refused-other-server = You play at table { $table } on another server, and it is reached only from there. /table list has the way.
refused-read-only = You can read along where this table is played. To take part, ask somebody who manages the channel to let you write there.
refused-writing-needed = Only those who can write in { $channel } can open a table there. Somebody who manages the channel can grant it.
refused-lobbies-hosted = You host { $count } open lobbies on this server: { $tables }. Start one of them or close it (/table cancel), then open another.
refused-lobbies-here = There are { $count } open lobbies in this channel. Join one of them, or have a host start or close one.
refused-only-in-servers = Tables are opened in a server’s channel.
refused-not-over = That is possible once the game is over.
refused-not-started = The game has not started yet.
refused-table-not-started = Table { $table } has not started yet.
refused-not-seated = You have no seat at this table; you are welcome to watch.
refused-busy = Too many presses at once. Try again in a moment.
refused-store-failed = I could not write that down, so it has not happened. Try again in a moment.
refused-no-game = I do not know that game.
refused-seats-not-offered = This game is for { $offered } players.
refused-already-started = The game has already started.
refused-already-seated = You already have a seat at this table.
refused-place-taken = Somebody has that place already. Take another, or any.
refused-no-such-place = There is no such place at this table. The menu below the lobby lists those that are free.
refused-table-full = All { $seats } seats are taken. You are welcome to watch.
refused-lobby-closed = This table is closed. A game’s “new” command opens another.
refused-table-over = This game is over.
refused-not-host = Only { $host }, who hosts this table, can do that.
refused-too-few =
    { $players ->
        [one] One player is not enough: it takes { $least }.
       *[other] { $players } players are not enough: it takes { $least }.
    }
refused-agreement-needed =
    { $missing ->
        [one] A game under way ends early only if all agree: /table cancel, everybody for themselves. One player is missing.
       *[other] A game under way ends early only if all agree: /table cancel, everybody for themselves. { $missing } players are missing.
    }
refused-question-closed = That moment has passed. Here is how things are now.
refused-already-answered = You have answered that already.
refused-not-your-question = That is not for you to answer: it is up to { $waiting }.
refused-table-quarantined = This table is paused after an error of mine (error { $error }). Nothing is lost; whoever runs me can put it right.

## Panels and buttons

panel-confirm = Yes, do it
panel-back = Back
panel-more = More choices
menu-unasked = Also possible now
panel-refresh = Refresh
panel-page = { " " }({ $page }/{ $pages })
panel-watching = You are watching this table; its cards are not shown to you.
panel-answered = Your answer is in; you may still change it.
button-hand = My hand
button-watch = Watch
button-rules = Rules
button-how = How to play
button-join = Take a seat
button-leave = Leave
button-start = Start
button-cancel = Close
button-next = Next page
button-previous = Previous page
button-to-table = To the table
button-more = More
button-log = The story so far
button-again = Post the board again
more-title = **{ $game } · table { $table }**
    What would you like to do?
log-title = **{ $game } · table { $table }: the story so far**
log-empty = Nothing has happened yet.
button-rematch = Rematch
rules-page = Page { $page } of { $pages }

## Words of every day

until = (until { $at }, { $in })
until-bank = (until { $at }, { $in }, then { $bank } of time bank)
until-banks = (until { $at }, { $in }, then the time banks)
until-running = (on the time bank until { $at }, { $in })
language-discord = Follow Discord
language-en = English
language-fr = French
where-thread = In a thread of its own
where-here = Right here

## /help

help-rules = { $game }: rules

## Commands

command-help = help
command-help-description = A short tour: how to open a table and play
command-rules = rules
command-rules-description = The rules of a game, page by page
command-option-game = game
command-option-game-description = Which game
command-option-table = table
command-option-table-description = Its number; not needed where only one can be meant
command-option-language = language
command-new = new
command-new-seats = seats
command-new-language = language
command-new-language-description = The language in which the table tells its story
command-new-where = where
command-new-where-description = In a thread of its own, or right here in the channel
command-me = me
command-me-description = Your own settings, on every server
command-me-settings = settings
command-me-settings-description = Choose how I speak with you
command-me-settings-language-description = The language of everything that only you see
command-table = table
command-table-description = Your tables: show, list, answer, leave, cancel
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
command-table-list-description = All your tables, your turn first
command-table-leave = leave
command-table-leave-description = Give up your seat
command-table-cancel = cancel
command-table-cancel-description = Close a lobby you host, or agree to end a game
command-table-rematch = rematch
command-table-rematch-description = Open a finished table again, with the same options
command-table-log = log
command-table-log-description = The public story of a game, page by page
command-table-export = export
command-table-export-description = The whole of a finished game, to check its luck
command-game-hand = hand
command-game-hand-description = Your cards and what you can do now; only you see it
command-game-board = board
command-game-board-description = The board as everybody sees it, shown to you alone
command-game-rules = rules
command-game-rules-description = The rules of this game, page by page
