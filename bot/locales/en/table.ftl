### What a table says in public, and what the table service refuses

## Lobby

seats-wanted =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
seat-free = { $emblem } *free*
seat-taken = { $emblem } **{ $name }**
seat-host = { $emblem } **{ $name }** (host)
place-line = { $line } · { $place }
place-any = Any place, by lot
place-menu = Take a place …
lobby-foot = -# Table { $table }, opened by { $host }. Without a start it closes { $until }.
lobby-started = The game is on. Table { $table }.
lobby-over = The game is over. Table { $table }.
lobby-expired = Nobody started the game in time; the table is closed.
lobby-cancelled = The table is closed.
lobby-go = To the game

## The game

thread-name = { $game } · table { $table }
ping = { $mentions } — your turn at *{ $game }*: { $task } { $until } → { $url }
ping-asked = { $mentions } — you are asked at *{ $game }*: { $task } { $until } → { $url }
board-quarantined = ⚠️ Paused after an error of mine (error { $error }). Nothing is lost.
board-closed = This game was ended before its time. Table { $table }.
picture-footer = Table { $table }
result =
    { $count ->
        [one] 🏆 { $winners } wins!
       *[other] 🏆 { $winners } share the victory!
    }
ranking-line = **{ $place }.** { $name }
ranking-points = { $line } — { $points }
seed-revealed = -# The luck of this game came from the seed `{ $seed }`; its SHA-256 was published at the start: `{ $hash }`. /table export gives everything to check it.
seed-promised = -# The luck of this game is settled: SHA-256 of its seed `{ $hash }`

## Lists

list-title = **Your tables**
list-empty = You have no table at the moment. A game’s “new” command opens one: /help tells how.
list-line = **{ $table }** · { $game } · { $state } · { $url }
list-lobby = lobby, { $count } of { $seats } seats taken
list-elsewhere = on another server
list-mine = **your turn** { $until }
list-others = waiting for { $names } { $until }
list-broken = paused by an error ({ $error }); /table repair mends it
list-more = … and { $count } more.
table-choice = { $table } · { $game }

## Refusals of the rules that every game shares

rule-unknown-option = This game has no option “{ $option }”.
rule-wrong-option-value = “{ $value }” is not possible for “{ $option }”.
rule-unknown-move = That is not a move of this game.
rule-wrong-number-of-seats = This game is not played with that many people.
rule-no-such-seat = There is no seat { $seat } at this table.
rule-not-asked = You are not asked anything right now.
rule-wrong-answer = That does not answer the question that is open now.
rule-game-over = The game is over.
