### Time: paces, pauses, absences, reminders

## Paces

pace-live = live: 10 minutes a turn
pace-relaxed = relaxed: 12 hours a turn
pace-slow = slow: 2 days a turn
pace-none = no time limit
command-new-pace = pace
command-new-pace-description = How long a turn may take before I answer in somebody’s place

## At the table

clock-paused = ⏸️ Paused { $since }: the clocks stand, moves still count. If nobody resumes, I go on at the deadline shown.
clock-away = 🌴 { $name } is away until { $until }
bank-full = -# ⏳ Beyond that, your time bank holds { $left }.
bank-waiting = -# ⏳ The deadline counts your time bank of { $left }; you start using it { $since }.
bank-running = -# ⏳ Your time bank is running: { $left } left.
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
reminder = ⏰ { $mention } — still your turn at *{ $game }*: { $task } I answer in your place { $due } → { $url }
copy = Your turn at *{ $game }*: { $task } { $until } → { $url }
copies-closed = ✉️ I could not send you a direct message, so I have stopped trying. { COMMAND("me settings") } turns copies on again.

## More

button-pause = Pause
button-resume = Resume
button-extend = Give more time
paused = The table is paused; its clocks stand until somebody resumes.
pause-asked =
    { $count ->
        [one] You would like a pause. One more player has to ask for it.
       *[other] You would like a pause. { $count } more players have to ask for it.
    }
resumed = The clocks are running again.
extended = Those whose turn it is have more time now.
refused-already-paused = This table is paused already.
refused-not-paused = This table is not paused.
refused-pause-not-yours = { $host }, who hosts this table, or somebody who asked for the pause can end it.
refused-no-limit = There is no time limit at this table.
refused-nobody-to-wait-for = Nobody else is being waited for.
refused-already-extended = You have given more time for this already; somebody else still can.
refused-extension-useless = This question has all the time it can have.

## /me

away = You are away until { $until }: your clocks stand as far as the tables allow. { COMMAND("me back") } brings you back earlier.
back = Welcome back! Your clocks are running again.
refused-away-past = That is not in the future.
refused-away-budget =
    { $days ->
        [0] You have been away 30 days within a year; that is all there is.
        [one] You can still be away for one day this year.
       *[other] You can still be away for { $days } days this year.
    }
refused-not-away = You are not away.
refused-unknown-date = I do not understand “{ $date }”. Write a number of days, or a date such as 2030-12-24.
refused-unknown-time = I do not understand “{ $time }”. Write a time such as 22:30.
refused-unknown-zone = I do not know the time zone “{ $zone }”. Pick one from the list that comes up as you type.
refused-quiet-incomplete = Quiet hours need a beginning and an end.
settings-quiet = 🌙 I do not remind you from { $start } to { $end } ({ $zone }).
settings-quiet-none = 🌙 You have no quiet hours.
settings-zone = 🌍 Your time zone: { $zone }
settings-reminders-off = ⏰ I call you once when it is your turn and do not remind you.
settings-reminders-few = ⏰ I remind you once before a deadline.
settings-reminders-normal = ⏰ I remind you up to three times before a deadline.
settings-copies-yes = ✉️ You get calls as direct messages too.
settings-copies-no = ✉️ I send you no direct messages.
cadence-off = None
cadence-few = One
cadence-normal = Up to three

## Commands

command-table-pause = pause
command-table-pause-description = Stop the clocks of a table: its host, or everybody together
command-table-resume = resume
command-table-resume-description = Let the clocks of a table run again
command-table-extend = extend
command-table-extend-description = Give those whose turn it is more time
command-me-away = away
command-me-away-description = Let your clocks stand while you are away
command-me-away-until = until
command-me-away-until-description = How many days, or the date of your return: 2030-12-24
command-me-back = back
command-me-back-description = You are back; your clocks run again
command-me-settings-quiet-from = quiet-from
command-me-settings-quiet-from-description = From when on I do not remind you, such as 22:30; - for never
command-me-settings-quiet-to = quiet-to
command-me-settings-quiet-to-description = Until when I do not remind you, such as 7:00
command-me-settings-zone = zone
command-me-settings-zone-description = Your time zone, such as Europe/Paris
command-me-settings-reminders = reminders
command-me-settings-reminders-description = How often I remind you of one question
command-me-settings-copies = copies
command-me-settings-copies-description = Whether I copy calls to your direct messages
