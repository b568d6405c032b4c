### What those who manage a server may do at its tables

## /setup tables

managers-title =
    { $count ->
        [0] **No table or series runs on this server.**
        [one] **One table or series runs on this server.**
       *[other] **{ $count } tables and series run on this server.**
    }
managers-menu = Choose a table or series…
managers-earlier = Earlier
managers-later = Later
managers-back = All tables
managers-opened = opened { $since } by { $host }
managers-paused =
    { $by ->
        [them] paused by the server’s managers
       *[players] paused by the players
    }
managers-place-lost = its thread was deleted, all clocks are stopped
managers-ended = - **{ $table }** · { $game } · has ended
managers-series-choice = Series { $table } · { $game }
managers-button-pause = Pause
managers-button-resume = Resume
managers-button-renew = Pause for { $days } more days
managers-pause-ending = 🛠️ { $mentions } You paused this game for the server: the pause ends { $until }, and then the clocks run again. Do you want it to last longer?
managers-button-close = Close…
managers-menu-unseat = Take a seat away from…
managers-menu-move = Move to another channel…
managers-reason = Close for everybody
managers-reason-label = Why? All players read this.
managers-done = ✅ Done, and told to the players.
managers-done-untold = ✅ Done. The players are told of it where the game goes on.

managers-act-paused = 🛠️ { $manager }, who manages this server, has paused the game. All clocks are stopped for 30 days at most, or until a manager resumes it.
managers-act-resumed = 🛠️ { $manager }, who manages this server, has resumed the game: the clocks are running again.
managers-act-closed = 🛠️ { $manager }, who manages this server, has closed this: “{ $reason }”
managers-act-unseated = 🛠️ { $manager }, who manages this server, has taken { $whom }’s seat away.
managers-act-moved = 🛠️ { $manager }, who manages this server, has moved this: it goes on in { $home }.

refused-not-manager = That’s for those who manage this server, or have the role it names for that ({ COMMAND("setup managers") }).
refused-not-server-manager = Only somebody with the permission Manage Server can choose that role.
refused-role-of-everybody = Everybody has that role. Choose one for those who are to manage tables.
refused-pause-of-managers = Those who manage this server have paused this game; one of them can resume it ({ COMMAND("setup tables") }).
refused-whole-series-closes = This game belongs to series { $series }: close the whole series instead, or take a seat away.
refused-nobody-there = That person has no seat there now.
refused-already-there = It already is in that channel.
refused-reason-needed = Write a reason that the players can read; nothing was closed.

## /setup limits

limits-title = **At all tables of this server:**
limits-everybody = 🎲 Everybody may open tables.
limits-openers = 🎲 Only { $role } and those who manage the server may open tables.
limits-openers-deleted = 🎲 The role that could open tables was deleted: only those who manage the server open tables, until you choose another role or none.
limits-each = 👤 Tables and series that run for one person: { $count } at most.
limits-most = 🏠 Tables and series that run on the server: { $count } at most.
limits-pace = ⏱️ Unless the host chooses: { $pace }
limits-language = 🗣️ Language, unless the host chooses: { $language } ({ COMMAND("setup language") })
limits-computers =
    { $allowed ->
        [yes] 🤖 Computers may play.
       *[no] 🤖 Computers may not play; games under way with some go on.
    }
limits-quiet = 🌙 Quiet hours of whoever has set none: { $start } to { $end } ({ $zone }), from the next question on.
limits-no-quiet = 🌙 Nobody has quiet hours but those they set themselves.
limits-form-usual = Limits
limits-field-openers = Only this role may open tables
limits-field-each = Tables and series for one person, at most
limits-field-most = Tables and series on the server, at most
limits-field-pace = Pace, unless the host chooses
limits-field-also = Also
limits-field-computers = Computers may play
refused-limits-number = *{ $number }* isn’t a number from 1 to { $most }.

setup-managers-role = Besides those with the permission Manage Server, { $role } may manage tables: { COMMAND("setup tables") }, { COMMAND("setup limits") }.
setup-managers-nobody = Only those with the permission Manage Server may manage tables.

refused-tables-hosted =
    { $count ->
        [one] You already have a table or series running on this server, which is as many as one person may. Finish it, then open another.
       *[other] You already have { $count } tables and series running on this server, which is as many as one person may. Finish one, then open another.
    }
refused-tables-enough =
    { $count ->
        [one] A table or a series is running on this server, which is as many as it wants. Take a seat there, or wait until it ends.
       *[other] { $count } tables and series are running on this server, which is as many as it wants. Take a seat at one of them, or wait until one ends.
    }
refused-not-opener = On this server { $role } and those who manage it open tables. Ask one of them, or take a seat at a table that waits.
refused-opener-deleted = On this server only those who manage it open tables: the role that could was deleted, and { COMMAND("setup limits") } chooses another. Ask one of them, or take a seat at a table that waits.
refused-no-computers = On this server computers don’t play. Invite people, or start with those who are there.
refused-no-games-alone = On this server computers don’t play, so there are no games alone. { COMMAND("help") } tells you how to open a table for people.
refused-computers-seated = On this server computers no longer play. The host removes those who are seated here with *{ button-computers }*; other people can take the seats then.
refused-no-stand-in = On this server computers don’t play, not even for somebody who is absent. The host chooses *{ terms-stand-in-nobody }* for *{ terms-stand-in }* under *{ button-terms }*.

command-setup-tables = tables
command-setup-tables-description = All tables and series of this server: pause, close or move one, or take a seat away
command-setup-managers = managers
command-setup-managers-description = The role whose people manage tables here
command-setup-managers-role = role
command-setup-managers-role-description = These people may manage tables, too
command-setup-managers-nobody = nobody-else
command-setup-managers-nobody-description = Only those who manage the server
command-setup-limits = limits
command-setup-limits-description = Who opens tables, how many run, pace, computers and quiet hours

## A thread that was deleted

clock-paused-by-managers = ⏸️ Paused until { $until } by those who manage the server: the clocks are stopped, but you can still move.
clock-place-lost = 🧵 The thread was deleted; all clocks are stopped until somebody has the game go on ({ COMMAND("table show") }).
place-lost = The thread of this game was deleted, so all its clocks are stopped. A player, or somebody who manages the server, can have it go on in a new thread; nobody is called before. { $alone ->
        [yes] Somebody who manages the server can close it.
       *[no] Somebody who manages the server can close the series ({ COMMAND("setup tables") }).
    }
button-onward = Go on in a new thread
place-found = ✅ Table { $table } goes on in a new thread; every clock has the time that was left.
refused-place-there = The game goes on already, in { $channel }.
refused-place-lost = The thread of this game was deleted. A player, or somebody who manages the server, can have it go on in a new one: *{ button-onward }* in its channel, or { COMMAND("table show") }.

## A notice to all servers

announcement = 📣 **A notice from whoever runs this bot**
    { $text }
