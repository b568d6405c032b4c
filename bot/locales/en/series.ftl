### Series: several tables for one prize

## The sheet

series-title =
    { $kind ->
        [cursus] 📜 Cursus · { $game }
        [championship] 🏆 Championship · { $game }
       *[match] ⚔️ Match · { $game }
    }
series-what =
    { $kind ->
        [cursus] Seven games against the same opponent, all of them played. Their totals add up, and most wins are worth ten points more.
        [championship] A knock-out: the winner of each match goes on to the next stage, up to the final.
       *[match] The same game again and again, changing seats, until one of you has won often enough.
    }
series-entrants-wanted =
    { $least ->
        [2] For two
       *[other] For { $least } to { $most } people
    }
series-option-matches-together = all matches of a stage at once
series-option-matches-in-turn = one match after another
series-option-schools-fixed = seats stay the same
series-option-schools-alternating = seats change after each game
series-option-wins-said = first to { $value } wins
series-pauses = pauses: { $days } days a game at most
series-entrant = 🎟️ **{ $name }**
series-entrant-host = 🎟️ **{ $name }** (host)
series-foot =
    -# Series { $series }, hosted by { $host }. { $full ->
        [yes] All places are taken; the host starts it.
       *[no] Enter with the button; the host starts it.
    }{ $until ->
        [stopped] { "" }
       *[other] { " " }If it isn’t started, it closes { $until }.
    }
series-foot-playing = -# Series { $series }. Anyone may watch and cheer.
series-wish-end =
    { $missing ->
        [0] 🏁 Everybody who can still win wants the series called off. It ends with the games under way, or at once with { COMMAND("series cancel") } by any of them.
       *[other] 🏁 { $names } { $count ->
            [one] suggests
           *[other] suggest
        } calling the series off: { COMMAND("series cancel") } to agree, { $missing ->
            [one] one more player is needed.
           *[other] { $missing } more players are needed.
        }
    }
series-foot-over = -# Series { $series } is over.
series-sheet-there = -# Game { $number } of series { $series }. Its sheet is in { $channel }.
series-cancelled = Series { $series } was called off.
series-expired = Series { $series } wasn’t started in time.
series-game =
    { $status ->
        [quarantined] { $number }. **{ $first }** – **{ $second }** ({ $table }, paused after an error)
       *[other] { $number }. **{ $first }** – **{ $second }** · { $table }
    }
series-game-table = table { $table }
series-game-link = [table { $table }]({ $url })
series-past-game = Game { $number } · table { $table }
series-past-menu = See a finished game…
series-button-enter = Enter
series-button-start = Start the series
series-button-close = Close the series
series-button-call-off = Call it off
series-calling-off =
    { $begun ->
        [yes] **Call series { $series } off?** It ends without a winner once everybody who can still win agrees.
       *[no] **Close series { $series }?** { $count ->
            [one] One person has entered.
           *[other] { $count } people have entered.
        }
    }
series-button-quit = Concede…
series-button-give-up = Yes, concede

## What happened

series-notice = **{ $title } · series { $series }**
series-drawn = 🎲 Seats of the first game, drawn by lot: { $seats }.
series-seated = 🎟️ Seats of the first game, as chosen: { $seats }.
series-event-lot-drawn = 🎴 { $entrant } draws { $lot }.
series-event-lot-drawn-item = { $entrant } { $lot }
series-event-lot-drawn-several = 🎴 Drawn for the places on the sheet (lowest on top; equal lots are drawn again): { $items }.
series-event-sheet-written = 📋 From top to bottom: { $names }.
series-event-stage-opened =
    { $count ->
        [2] ▶️ The final begins.
       *[other] ▶️ Stage { $stage } begins.
    }
series-event-game-called =
    { $again ->
        [0] ⚔️ { $seats } meet in game { $number }.
       *[other] ⚔️ { $seats } play again, with the seats swapped (game { $number }).
    }
series-event-game-called-item =
    { $again ->
        [0] { $seats }
       *[other] { $seats } (again, seats swapped)
    }
series-event-game-called-several = ⚔️ They meet: { $items }.
series-event-game-entered =
    { $winner ->
        [none] 🤝 Game { $number }, { $seats }: a draw.
       *[other] ✅ Game { $number }, { $seats }: { $winner } wins.
    }
series-event-name-advanced =
    { $why_kind ->
        [won] ✅ { $entrant } wins and goes on.
        [free] ⏭️ { $entrant } goes on without playing, as the number of players is odd.
        [walkover] 🏳️ { $entrant } wins by a walkover: the opponent is out of the series.
       *[upper-name] 🤝 { $entrant } prevails, as the name higher on the sheet.
    }
series-event-name-struck-out = ✖️ { $entrant } is struck out.
series-event-gave-up = 🏳️ { $entrant } is out of the series.
series-event-bonus-given = ➕ { $entrant } has won the most games: { $points } points.
series-event-bonus-withheld = ➖ Both have won the same number of games: nobody gets the bonus.
series-event-series-won =
    { $count ->
        [1] 🏆 { $entrants } wins the series!
       *[other] 🏆 { $entrants } share first place!
    }

## Answers in private

series-opened = Series { $series } is open. To take part, enter on its message in the channel.
series-entered = You’re taking part in series { $series }.
series-left = You have left series { $series }.
series-gave-up = You have conceded series { $series }.
series-started = Series { $series } begins.
series-called-off = Series { $series } is closed.
series-shown = The sheet of series { $series } is shown again.
series-cancel-agreed =
    { $count ->
        [one] You agree to call series { $series } off. One more player has to agree with { COMMAND("series cancel") }. Use it again to take that back.
       *[other] You agree to call series { $series } off. { $count } more players have to agree with { COMMAND("series cancel") }. Use it again to take that back.
    }
series-cancel-withdrawn = You no longer agree to call series { $series } off.
series-giving-up =
    { $kind ->
        [championship] **Concede series { $series }?** { $playing ->
            [yes] Your game under way ends, and your opponent goes on without it.
           *[no] Whoever you were to meet next goes on without a game.
        } You stay on the sheet, struck out.
       *[other] **Concede series { $series }?** It ends at once, the game under way doesn’t count, and your opponent wins.
    }
series-line =
    { $status ->
        [lobby] **Series { $series }** · { $title } · { $channel } · { $count } entered, waiting for the start
       *[other] **Series { $series }** · { $title } · { $channel } · { $games ->
            [one] one game under way
           *[other] { $games } games under way
        }
    }
series-list-empty = There is no series on this server. { COMMAND("series championship") } and { COMMAND("series match") } open one.
series-list-more = -# and { $count } more

series-quit = **Leave table { $table }?** It’s played for series { $series }, in which nobody else can take your seat.
    { "" }**Concede:** you concede the whole series; I say what that means and ask you first.
    { "" }**{ seats-button-call-off }:** once both of you want it, this game ends without a result and is played again.
series-quit-game = **{ series-button-concede-game }:** your opponent wins this game at once, and the series counts it.
series-button-concede-game = Concede this game
series-waiting =
    ⏸️ { $mentions } Game { $number } ({ $seats }, { $table }) is paused until { $until }{ $why ->
        [managers] { " " }by those who manage this server, and you wait for it.
        [asked] , and you wait for it. Its players know that somebody waits.
       *[players] , and you wait for it. Once you ask its players to go on, the pause is over in { $days } days at the latest.
    }
series-button-go-on = Ask them to go on
series-asked = They’re asked to go on: the pause is over { $until } at the latest.
refused-series-not-waiting = You aren’t waiting for a paused game of this series.
series-pause-ending = ⏳ { $mentions } Somebody waits for this game of the series and asks you to go on: the pause ends { $until } at the latest.
series-end-given-up = 🏳️ { $mentions } { $names } is out of the series, so this game ends without a result.
series-end-cancelled = 🏁 { $mentions } This game was called off; it has no result.
series-end-stopped = 🏁 { $mentions } Nobody could go on with this game for a long time, so it’s closed. Nobody has conceded.
series-end-forgotten = 🏁 { $mentions } Nobody made a move for a long time, so this game is closed, as announced: whoever was to move is out of the series.

## Refusals

refused-series-hosted = You host { $count } series that haven’t started yet: { $series }. Start one of them or close it ({ COMMAND("series cancel") }), then open another.
refused-series-here = { $count } series in this channel haven’t started yet. Enter one of them, or ask a host to start or close one.
refused-series-not-offered = This game can’t be played in such a series. Championship and Match are for games that two can play; a Cursus is always Clash of Magic Schools.
refused-series-other-game = Another game is played at table { $table }. Name a table of the game that the series is for.
refused-series-full = All { $most } places are taken. You are welcome to watch.
refused-already-entered = You’re already taking part in this series.
refused-not-entered = You aren’t in the running in this series; you are welcome to watch.
refused-series-started = This series has started already; you are welcome to watch.
refused-series-not-started = This series hasn’t started yet.
refused-series-over = This series is over. { COMMAND("series championship") } and { COMMAND("series match") } open another.
refused-series-not-over = That is possible once the series is over.
refused-series-game-over = This game is over. The sheet of series { $series } ({ COMMAND("series show") }) leads to the next one, or to the rematch once the series is over.
refused-series-too-few =
    { $entrants ->
        [one] One person isn’t enough: it takes { $least }.
       *[other] { $entrants } people aren’t enough: it takes { $least }.
    }
refused-not-series-host = Only { $host }, who hosts this series, can do that.
refused-no-series = There is no such series. { COMMAND("series list") } shows those of this server.
refused-no-series-here = I don’t know which series you mean. { COMMAND("series list") } shows those of this server.
refused-series-unreadable = I can’t read what I keep of this series (error { $error }). The others go on; the person who runs this bot can fix it.
refused-which-series = It could be one of several series: { $series }. Name it with the option *{ command-option-series }*; { COMMAND("series list") } says what is played in each.
refused-whole-series = This game is played for series { $series }, which can only be conceded as a whole: { COMMAND("series leave") }, with its number. Both of you can call this one game off ({ COMMAND("table cancel") }); it is then played again.
refused-rematch-of-series = This game was part of series { $series }, which is played again as a whole: { COMMAND("series rematch") }, with its number, once the series is over.
refused-series-seat = In a series, nobody else can take a seat. Anyone who misses { $turns } turns in a row { $minutes ->
        [0] is out of the series.
       *[other] and isn’t seen for { $minutes } minutes is out of the series.
    }

## The picture

series-picture-footer = Series { $series }
series-picture-championship = Championship
series-picture-cursus = Cursus
series-picture-match = Match
series-picture-draws =
    { $count ->
        [one] one draw
       *[other] { $count } draws
    }
series-picture-stage = Stage { $stage }
series-picture-final = Final
series-picture-winner = Winner
series-picture-free = no game
series-picture-game = Game { $number }
series-picture-bonus = Bonus
series-picture-total = Total
series-picture-first-to = first to { $wins } wins
series-alt-championship = Sheet of a championship. { $stages }
series-alt-stage = Stage { $stage }: { $meetings }.
series-alt-meeting =
    { $draws ->
        [0] { $upper } against { $lower }
        [one] { $upper } against { $lower }, drawn once
       *[other] { $upper } against { $lower }, drawn { $draws } times
    }
series-alt-gone = Conceded: { $names }.
series-alt-meeting-won = { $upper } against { $lower }, { $winner } goes on
series-alt-free = { $name } goes on without playing
series-alt-winner = { $name } has won.
series-alt-shared = { $names } share first place.
series-alt-cursus =
    { $played ->
        [0] Score sheet of a Cursus before the first of its { $games } games.
        [one] Score sheet of a Cursus after one of { $games } games.
       *[other] Score sheet of a Cursus after { $played } of { $games } games.
    }
series-alt-line = { $name }: { $totals }; bonus { $bonus }, total { $total }.
series-alt-line-empty = { $name }: nothing yet.
series-alt-match = Match, first to { $wins } wins: { $first } { $one }, { $second } { $two }, drawn games { $drawn }.

## Commands

command-option-series = series
command-option-series-description = Its number; only needed if there are several
command-series = series
command-series-description = Championships and matches: several games for one prize
command-series-championship = championship
command-series-championship-description = A knock-out for three to eight, with a drawn seeding
command-option-like = like
command-option-like-description = Play with the options of this table; its number
command-series-championship-matches = matches
command-series-championship-matches-description = All matches of a stage at once, or one after another
command-series-match = match
command-series-match-description = Two play game after game: first to so many wins
command-series-match-wins = wins
command-series-match-wins-description = How many wins it takes
command-series-list = list
command-series-list-description = The series of this server, yours first
command-series-show = show
command-series-show-description = Post the sheet of a series again
command-series-join = join
command-series-join-description = Enter a series that hasn’t started
command-series-join-place-description = Which place in the first game of a series for two, if places have names
command-series-start = start
command-series-start-description = Start a series you host
command-series-leave = leave
command-series-leave-description = Leave a series before its start, or concede it
command-series-cancel = cancel
command-series-cancel-description = Close a series you host, or agree to call one off
command-series-resume = resume
command-series-resume-description = Ask for the end of a pause that you wait for
command-series-rematch = rematch
command-series-rematch-description = Open a finished series again, with the same options
command-series-rematch-series-description = The number of the series, as its sheet says
command-cursus = cursus
command-cursus-description = Seven games against the same opponent, all of them played
command-cursus-schools = schools
command-cursus-schools-description = Who leads which school: the same all along, or in turns
