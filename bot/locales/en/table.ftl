### What a table says in public, and what the table service refuses

## Lobby

seats-wanted =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
seat-free = { $emblem } *free*
seat-taken = { $emblem } **{ $name }**
seat-host = { $emblem } **{ $name }** (host)
place-line = { $line } · { $place }
place-any = Any place, by lot
place-menu = Take a place…
lobby-rematch = 🔁 Rematch of table { $of }. Will you play again, { $people }?
lobby-alone = { $least } to { $most } minutes
lobby-days =
    { $spread ->
        [0] { $most ->
            [one] about a day
           *[other] about { $most } days
        }
       *[other] { $least } to { $most } days
    }
lobby-foot = -# Table { $table }, hosted by { $host }. If it isn’t started, it closes { $until }.
lobby-again = 🔁 Opened again, as table { $of } was. Are you in, { $people }?
lobby-foot-full = -# Table { $table }, hosted by { $host }. All seats are taken.
lobby-full = 🪑 { $mentions } — all seats are taken at table { $table }, *{ $game }*. { $host } starts it.
lobby-full-starts =
    { $anybody ->
        [now] -# Anybody seated can start it now. It starts by itself on { $starts }, or later if that is somebody’s quiet hours.
       *[later] -# Anybody seated can start it from { $from } on. It starts by itself on { $starts }, or later if that is somebody’s quiet hours.
    }
lobby-full-wanted = -# ▶️ { $names } would like to start.
lobby-full-refused = ⚠️ It couldn’t start: { $why }
lobby-full-closes = -# It is tried again; if it still can’t start, it closes { $until }.
lobby-full-unexplained = the host can press *{ button-start }* to see why.
lobby-dead = **{ $game }** · table { $table }. { $why }
lobby-started = The game has begun. Table { $table }.
lobby-over = The game is over. Table { $table }.
lobby-expired = Nobody started it in time.
lobby-cancelled = Closed before the start.
lobby-go = To the game

## The game

thread-name = { $game } · table { $table }
call = { $mentions } — your turn at *{ $game }*: { $task }
call-asked = { $mentions } — your answer is needed at *{ $game }*: { $task }
call-way = { $line } → { $url }
missing-game = ⏸️ The game { $game } isn’t installed at the moment. Table { $table } waits with all clocks stopped: nothing is lost, and I’ll go on right here as soon as it’s back.
board-quarantined = ⚠️ Paused because of an error on my side (error { $error }). This table’s host, or anyone who manages the server, can have it rebuilt with { COMMAND("table repair") }; where that fails, begun again or closed.
board-closed = This game was ended early. Table { $table }.
board-claimed = { $won } Table { $table }.
result-claimed = 🏆 { $winner } wins: { $rival } stayed away.
picture-footer = Table { $table }
result =
    { $how ->
        [alone] 🏆 { $winners } wins!
        [as-a-side] 🏆 { $winners } win!
       *[shared] 🏆 { $winners } share the victory!
    }
ranking-line = **{ $place }.** { $name }
ranking-points =
    { $points ->
        [one] { $line } — { $points } point
       *[other] { $line } — { $points } points
    }
seed-promised = -# 🎲 All luck is fixed and sealed: `{ $hash }…`

## Emblems

emblem-bear = bear
emblem-eagle = eagle
emblem-wolf = wolf
emblem-boar = boar
emblem-star = star
emblem-moon = moon
emblem-flame = flame
emblem-leaf = leaf
emblem-drop = drop
emblem-anchor = anchor
emblem-crown = crown
emblem-bell = bell

## Lists

list-title = **Your tables**
list-empty = You have no tables at the moment. { COMMAND("help") } tells you how to open one.
list-line = - **{ $table }** · { $game } · { $url } · { $state }
list-lobby = lobby, { $count } of { $seats } seats taken
list-elsewhere = on another server
list-mine = 👉 **your turn** { $until }
list-others = waiting for { $names } { $until }
list-broken = paused by an error ({ $error }); its host, or anyone who manages the server, can fix it with { COMMAND("table repair") }
list-more = - … and { $count } more.
table-choice = { $table } · { $game }

## Refusals of the rules that every game shares

rule-unknown-option = This game has no option “{ $option }”: choose from the list.
rule-wrong-option-value = “{ $value }” isn’t possible for “{ $option }”: choose from the list.
rule-unknown-move = That isn’t a move of this game: open *{ button-hand }* for those you can make.
rule-wrong-number-of-seats = This game isn’t played with that many people: choose another number.
rule-no-such-seat = There is no seat { $seat } at this table. { COMMAND("seat players") } shows who sits where.
rule-not-asked = There is nothing for you to answer right now.
rule-wrong-answer = That doesn’t answer the current question: open *{ button-hand }* to see it.
rule-game-over = The game is over. *{ button-rematch }* opens a new table.

### Notes of one's own on a table

button-note = My note
note-title = My note on table { $table }
note-label = Only you read it. Empty deletes it.
note-told = -# 📝 { $note }
note-yours = 📝 Your note:
    { $note }
note-none = 📝 You have no note on this table. { COMMAND("me note") } takes one of up to 500 characters.
note-kept = 📝 Noted. I show you the beginning when you come back to this table.
note-gone = 📝 Your note is gone.
command-me-note = note
command-me-note-description = A note of your own on a table; nobody else reads it
command-me-note-text = text
command-me-note-text-description = Up to 500 characters; - deletes your note, nothing shows it

## Moments: pictures in the story

moment-alt = { $said } On the left { $left }, on the right { $right }; between them { $what }.
moment-alt-alone = { $said } On the left { $left }, on the right { $what }.
moment-calm = { $name }, calm
moment-glad = { $name }, laughing
moment-grim = { $name }, grim
moment-hurt = { $name }, beaten
