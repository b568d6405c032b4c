### What a person sets for themselves

button-settings = Settings
settings-title = ## ⚙️ Your settings
    They apply at all your tables, on every server.
settings-changed = ✅ Saved.
settings-language = 🗣️ I speak English with you.
settings-language-followed = 🗣️ I speak English with you, as Discord does.
settings-away = 🏖️ You are away until { $until }; { COMMAND("me back") } ends that.
settings-foot = -# { COMMAND("me away") } stops your clocks for a while. { COMMAND("me avoid") } keeps people away from your tables. { COMMAND("me data") } shows what I store about you, { COMMAND("me forget") } has me forget it.
settings-menu-language = Language
settings-menu-calls = Calls
settings-menu-reminders = Reminders
settings-menu-zone = Time zone
settings-menu-quiet = Quiet hours
settings-quiet-choice = { $start } to { $end }
settings-quiet-choice-none = none
settings-menu-told = When a table opens here, tell me of
settings-menu-also = Also
settings-also-copies = Every call as a direct message, too
settings-also-tips = Tips while I learn a game
settings-also-shown = Show me to others in halls and as a rival
settings-also-invited = Invitations to tables
settings-told = 🔔 When a table opens on this server, I tell you in a direct message, once a day at most: { $games }.
settings-form-usual = Settings
settings-form-night = Quiet hours and time zone
settings-other-quiet = Or any other hours
settings-other-quiet-example = 22:30-7:15
settings-other-zone = Or any other city or country
settings-other-zone-example = Lisbon
herald = 🔔 A table of *{ $game }* is open on **{ $server }**, { $taken } of { $seats } seats taken: { $url }
    -# You asked to be told, once a day at most; { COMMAND("me settings") } on that server changes it.
settings-tips-yes = 🎓 A coach explains what you meet for the first time.
settings-tips-no = 🎓 No coach explains anything to you.
tips-hushed = No more tips of *{ $game }*. *{ button-more }* brings them back; { COMMAND("me settings") } is for all games.
tips-again = Tips of *{ $game }* are back.
button-unhush = Tips again
button-hush = No tips
settings-hidden = 🙈 You are in no hall, and among nobody’s rivals.
settings-time-there = It’s { $time } there
settings-quiet = 🌙 From { $start } to { $end } ({ $zone }) I neither call nor remind you, and no deadline of yours ends, except at live tables.
settings-quiet-none = 🌙 You have no quiet hours.
settings-zone = 🌍 Your time zone: { $zone }
settings-reminders-off = ⏰ I never remind you before a deadline.
settings-reminders-few = ⏰ I remind you once before a deadline.
settings-reminders-normal = ⏰ I remind you up to three times before a deadline.
settings-calls-every = 📣 I call you as soon as a table is waiting for your answer.
settings-calls-own = 📣 I call you when it’s your turn, not for questions in other people’s turns.
settings-calls-none = 📣 I never call you. Reminders are a setting of their own.
settings-copies-yes = ✉️ You also get calls as direct messages.
settings-copies-no = ✉️ I don’t send you calls as direct messages.
cadence-off = None
cadence-few = One
cadence-normal = Up to three
calls-every = For every question
calls-own = For my own turns only
calls-none = Never

## When somebody sleeps, asked on a panel until it was answered once

night-question = 🌙 When do you sleep? Then I neither call you nor let a deadline of yours end.
night-guess = { $start } to { $end }, { $place }
night-never-mind = Never mind
night-set = 🌙 I leave you in peace from { $start } to { $end } ({ $place }).
night-left = 🌙 I won’t ask again; { COMMAND("me settings") } has quiet hours whenever you want some.

## The command

command-me-settings = settings
command-me-settings-description = Your language, quiet hours, time zone and reminders
command-me-settings-language-description = The language of everything that only you see
command-option-quiet_from = quiet-from
command-me-settings-quiet_from-description = Start of your quiet hours, e.g. 22:30; - to turn them off
command-option-quiet_to = quiet-to
command-me-settings-quiet_to-description = End of your quiet hours, e.g. 7:00
command-option-zone = zone
command-me-settings-zone-description = Your time zone: a city or a country
command-me-settings-reminders = reminders
command-me-settings-reminders-description = How many reminders you get per question
command-me-settings-calls = calls
command-me-settings-calls-description = Which questions I call you to
command-me-settings-copies = copies
command-me-settings-copies-description = Get calls as direct messages too

## What is stored about a person

command-me-data = data
command-me-data-description = Everything I have stored about you, as a file for you alone
command-me-forget = forget
command-me-forget-description = Have me forget you; I say what stays and ask first
my-data = 🗂️ Everything that I have stored about you.
button-forget = Forget me
forget-title = ## 🗑️ Forget you?
forget-what = 🗑️ **Deleted:** your settings, time zone, quiet hours, absences, notes and the list of people you keep away, and what you wrote in games.
    🔢 **A number takes your place** in every game you sat at, so that the others keep theirs: seats, moves and results are nobody’s from then on. I cannot undo it, and if you come back you are somebody new.
    📌 **What stays:** messages posted on Discord; a ban at a table that still goes on, or by people who keep others away from their tables; and a scrambled mark of your account, so that a restored backup forgets you again.
    -# { COMMAND("me data") } gives you a copy first.
forgotten = 🗑️ I have forgotten you. What was posted on Discord stays there: you can delete your own messages, and those who run the server the others.
refused-forget-playing = 🪑 Others are playing with you: { forget-where }. Leave or finish that first, then I can forget you.
forget-where =
    { $where ->
        [tables] { forget-tables }
        [series] series { $series }
       *[both] { forget-tables }, series { $series }
    }
forget-tables =
    { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }

### Whom a person keeps away

command-me-avoid = avoid
command-me-avoid-description = Keep people away from your tables; only you ever see who
command-me-avoid-person = person
command-me-avoid-person-description = Somebody to keep away; without a name you see your list
avoid-title = ## 🚧 Keep away
avoid-list = { $count ->
        [0] Nobody is on your list.
       *[other] { $count } of { $most }: { $names }
    }
avoid-what = -# People on your list can’t take a seat at a table you host, enter a series of yours, ask for a seat beside you, or invite you. They read the same as at any closed table. I never tell anyone why, not even those who manage a server. Seats they have now stay theirs, and you can still join tables of theirs.
avoid-menu-add = Keep somebody away
avoid-menu-remove = Take somebody off the list
avoid-forgotten = somebody I was asked to forget
avoid-added = ✅ { $name } is on your list.
avoid-removed = ✅ Off your list.
refused-avoid-self = You can’t keep yourself away. Pick somebody else.
refused-avoid-bot = Bots don’t sit at tables. Pick a person.
refused-avoid-full = Your list holds { $count } people. Take somebody off it first.
refused-series-barred = You can’t take part in this series. You can follow it, or open one of your own.
settings-uninvited = 🔕 Nobody can invite you to a table.
