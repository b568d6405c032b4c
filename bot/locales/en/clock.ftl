### Time: paces, pauses, absences, reminders

## Paces

pace-live = live: 10 min a turn, 3 min to react, bank 15 min
pace-relaxed = relaxed: 12 h a turn or to react, bank 1 day
pace-slow = slow: 2 days a turn, 26 h to react, bank 3 days
pace-none = no time limit
pace-live-help = 10 minutes a turn, then 15 minutes of time bank; 3 minutes a reaction
pace-relaxed-help = 12 hours a turn, then a day of time bank; 12 hours a reaction
pace-slow-help = 2 days a turn, then 3 days of time bank; 26 hours a reaction
pace-none-help = Nobody is hurried; a game in which nobody moves for long is closed
command-option-pace = pace
command-option-pace-description = How long a turn may take before I move for the player

## At the table

wish-pause =
    { $missing ->
        [0] ⏸️ Nobody else has to agree to the pause. It begins as soon as a player uses { COMMAND("table pause") } again.
       *[other] { $count ->
            [one] ⏸️ { $names } asks for a pause: { COMMAND("table pause") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
           *[other] ⏸️ { $names } ask for a pause: { COMMAND("table pause") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
        }
    }
wish-faster =
    { $missing ->
        [0] ⏩ Nobody else has to agree to play on faster. The evening begins as soon as a player uses { COMMAND("table pace") } again.
       *[other] { $count ->
            [one] ⏩ { $names } would like to play on faster for an evening: { COMMAND("table pace") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
           *[other] ⏩ { $names } would all like to play on faster for an evening: { COMMAND("table pace") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
        }
    }
wish-slower =
    { $missing ->
        [0] 🐢 Nobody else has to agree to a slower pace. It begins as soon as a player uses { COMMAND("table pace") } again.
       *[other] { $count ->
            [one] 🐢 { $names } would like to play at a slower pace: { COMMAND("table pace") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
           *[other] 🐢 { $names } would all like to play at a slower pace: { COMMAND("table pace") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
        }
    }
wish-end =
    { $missing ->
        [0] 🏁 Nobody else has to agree to end the game without a result. It ends as soon as a player uses { COMMAND("table cancel") } again.
       *[other] { $count ->
            [one] 🏁 { $names } suggests ending the game without a result: { COMMAND("table cancel") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
           *[other] 🏁 { $names } suggest ending the game without a result: { COMMAND("table cancel") } to agree, { $missing ->
                [one] one more player is needed.
               *[other] { $missing } more players are needed.
            }
        }
    }
clock-evening = ⏩ Played fast while all of you are here: the usual pace is back once somebody’s quiet hours begin or somebody hasn’t been seen for half an hour.
clock-paused = ⏸️ Paused until { $until }: the clocks are stopped, but you can still move.
clock-out-of-reach = ⏸️ All clocks are stopped: I couldn’t show this game where it’s played.
clock-paused-until = ⏸️ Paused until { $until }, as you all agreed: the clocks are stopped, but you can still move.
clock-away = 🌴 { $name } is away until { $until }
bank-running = -# ⏳ Your time bank is running: you have { $left } left.
length-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } day
           *[other] { $days } days
        }
       *[other] { $days } d { $hours } h
    }
length-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
length-minutes = { $minutes } min
reminder = ⏰ { $mention } — still your turn at *{ $game }*: { $task } → { $url }
reminder-bank = ⏰ { $mention } — your time bank is running at *{ $game }*: { $task } → { $url }
reminder-asked = ⏰ { $mention } — *{ $game }* is still waiting for your answer: { $task } → { $url }
copy = Your turn at *{ $game }*: { $task } → { $url }
copy-asked = *{ $game }* is waiting for your answer: { $task } → { $url }
copies-closed = ✉️ I couldn’t send you a direct message, so I’ve stopped trying. Turn copies back on with { COMMAND("me settings") }.

## More

button-pause = Pause
button-resume = Resume
button-extend = Give more time
button-faster = Faster this evening
button-slower = Slower
pace-asked-faster =
    { $count ->
        [one] You’d like to play fast this evening. The board tells the others; one more player has to want it within half an hour.
       *[other] You’d like to play fast this evening. The board tells the others; { $count } more players have to want it within half an hour.
    }
pace-asked-slower =
    { $count ->
        [one] You’d like a slower pace. The board tells the others; one more player has to want it.
       *[other] You’d like a slower pace. The board tells the others; { $count } more players have to want it.
    }
pace-changed = The table is now { $pace }. Whoever is asked has the whole of that limit from now on.
pace-wish-withdrawn = You no longer ask for another pace.
refused-pace-already = This table is already played at that pace.
refused-pace-night = It’s night for somebody here; ask again once their quiet hours are over.
refused-pace-of-series = The pace of a series stays the same for all its games.
paused = The table is paused until { $until } and its clocks are stopped. *{ button-resume }* or { COMMAND("table resume") } starts them earlier.
paused-until = You all agree: the table is paused until { $until }. It goes on earlier once all of you press *{ button-resume }*.
resume-noted = Noted: you would rather go on. The pause ends as soon as everybody who is here presses *{ button-resume }*, or on its date.
pause-asked =
    { $count ->
        [one] You would like a pause. The board tells the others; one more player has to ask for it. Ask again to take that back.
       *[other] You would like a pause. The board tells the others; { $count } more players have to ask for it. Ask again to take that back.
    }
pause-wish-withdrawn = You no longer ask for a pause.
resumed = The clocks are running again.
extended = Everybody else who still has to move now has more time.
refused-already-paused = This table is already paused; *{ button-resume }* ends the pause.
refused-not-paused = This table isn’t paused; *{ button-pause }* stops its clocks.
refused-pause-not-yours = { $host } asked for this pause and can end it, and so can the table’s host. If { $host } isn’t seen here for three days, anybody can.
refused-pause-agreed = You all agreed to pause until <t:{ $until }:f>. Ask the others to press *{ button-resume }* too if you want to go on earlier.
refused-pause-used-up = This game has had all the pauses it can have: { $one } days that its host asked for, and { $together } that you agreed to.
refused-pause-used-up-series = In a series, the pauses of a game last { $days } days at most in all, and { $one } of those at its host’s request. No time is left for this one.
refused-pause-end-asked = Somebody has already asked for the end of this pause: it’s over <t:{ $until }:R> at the latest.
refused-no-limit = There is no time limit at this table, so nobody needs more time.
refused-nobody-to-wait-for = There is nobody else to wait for.
refused-already-extended = You have already given extra time here; somebody else still can.
refused-extension-useless = This deadline can’t be moved any further.

## /me

away =
    You are away until { $until }. { $mode ->
        [play] I move for you at once, wherever you are asked.
       *[wait] Your clocks are stopped, for five days a game at the most; after that they run.
    } Back sooner? Use { COMMAND("me back") }.
away-mode-wait = Wait for me (five days a game at the most)
away-mode-play = Play for me
back = Welcome back! Your clocks are running again.
refused-away-past = That date has already passed: choose one in the future.
refused-away-budget =
    { $days ->
        [0] You have used all 30 days of absence for this year.
        [one] You can still be away for one day this year: choose an earlier date.
       *[other] You can still be away for { $days } days this year: choose an earlier date.
    }
refused-not-away = You aren’t away; { COMMAND("me away") } stops your clocks.
refused-unknown-date = I don’t understand “{ $date }”. Write a number of days, or a date such as 2030-12-24.
refused-unknown-time = I don’t understand “{ $time }”. Write a time such as 22:30.
refused-unknown-zone = I don’t know the time zone “{ $zone }”. Name a city or a country.
refused-zone-unclear = “{ $zone }” isn’t one time zone: do you mean { $places }? Name the place where your clock is right.
refused-quiet-too-long = Quiet hours can last { $hours } hours a day at the most, since the others wait for you meanwhile. Choose a shorter night.
refused-quiet-incomplete = Quiet hours need a start and an end: fill in { command-option-quiet_from } and { command-option-quiet_to }.

## Commands

command-table-pause = pause
command-table-pause-description = Stop the clocks of a table: its host, or everybody together
command-table-pause-days = days
command-table-pause-days-description = How many days it lasts; 7 at most where not everybody agrees
command-table-resume = resume
command-table-resume-description = Restart the clocks of a table
command-table-extend = extend
command-table-extend-description = Give more time to the player who has to move
command-table-pace = pace
command-table-pace-description = Ask for a faster evening, or for a slower pace
command-table-pace-way = way
command-table-pace-way-description = Faster: if everybody agrees; slower: if most do
command-me-away = away
command-me-away-description = Be away: your clocks stop, or I play for you
command-me-away-until = until
command-me-away-until-description = How many days, or the date of your return: 2030-12-24
command-me-away-meanwhile = meanwhile
command-me-away-meanwhile-description = What happens to your turns
command-me-back = back
command-me-back-description = You are back, and your clocks run again
command-me-next = next
command-me-next-description = Your hand at the next table that waits for you
next-none = No table here is waiting for you. { COMMAND("table list") } shows all of yours.
