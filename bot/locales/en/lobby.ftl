### The lobby: seats, the start, and what is played

button-terms = Options
terms-title = ## ⚙️ Table options
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# You host this table and can change this until the start. Everybody keeps their seat; the lobby shows the change.
terms-form-game = The game
terms-form-table = Pace and more
terms-set = { $part }: **{ $value }**
terms-settled = -# All this was settled at the start.
terms-whose = -# { $host } hosts this table and can change this until the start.
terms-changed = ✅ Changed; the lobby shows it.
terms-presets = Ready-made
terms-seats = Seats
terms-pace = Pace
terms-language = Language
terms-switches = Rules to turn on
terms-switches-2 = More rules to turn on
terms-also = Guests and spectators
terms-hands = Open hands for spectators, a turn behind
lobby-scope = 👥 For { $counts } players · ⏱️ { $length }
lobby-closing =
    { $count ->
        [0] Close table { $table }? Nobody else has taken a seat yet.
        [one] Close table { $table }? Somebody else has a seat there.
       *[other] Close table { $table }? { $count } others have a seat there.
    }
refused-start-smaller = **{ $players } of { $seats } seats are taken.** Play with { $players }?
start-as-is = Everything else stays as it was agreed.
start-note =
    { $count ->
        [one] -# Or wait: the free seat stays open. A computer would play at *{ level-medium }*; *{ button-computer-add }* has the other levels.
       *[other] -# Or wait: the free seats stay open. Computers would play at *{ level-medium }*; *{ button-computer-add }* has the other levels.
    }
start-note-people =
    { $count ->
        [one] -# Or wait: the free seat stays open.
       *[other] -# Or wait: the free seats stay open.
    }
start-options-lost = ❌ Not with so many seats: { $options }
start-place-moved = 🪑 { $name }: { $place } → { $becomes }
start-place-lost = 🎲 { $name }: { $place } → drawn by lot
button-start-smaller = Play with { $count }
button-start-filled =
    { $count ->
        [one] Start with a computer
       *[other] Start with { $count } computers
    }
command-table-join = join
command-table-join-description = Take a seat at a table that hasn’t started
command-option-place = place
command-table-join-place-description = Which place, if places have names
command-table-start = start
command-table-start-description = Start the game at a table you host
command-table-options = options
command-table-options-description = A table’s options; its host can change them until the start
refused-seats-taken =
    { $count ->
        [one] One seat is already taken, so there can’t be fewer.
       *[other] { $count } seats are already taken, so there can’t be fewer.
    }

## Invitations

button-invite = Invite
button-no-thanks = No, thanks
button-no-invitations = No more invitations
invite-title = ## ✉️ Invitations to *{ $game }*, table { $table }
invite-open = ✉️ **{ $name }**: a seat is kept until { $until }
invite-taken = 🪑 **{ $name }** took a seat
invite-declined = 👋 **{ $name }** declined
invite-lapsed = ⌛ **{ $name }** didn’t answer in time
invite-left = { $free ->
        [0] No seat is free to be kept.
       *[other] { $left ->
            [0] You have sent all the invitations you get for a day.
            [one] You have 1 invitation left for today.
           *[other] You have { $left } invitations left for today.
        }
    }
invite-note = -# I mention them in the channel of the lobby, outside their quiet hours, and keep a seat for each for two days.
invite-menu-known = Somebody you’ve played with…
invite-menu-anybody = Anybody on this server…
invited = ✉️ Invited: { $names }
lobby-kept = ✉️ { $count ->
        [one] A seat is kept for { $names } until { $until }.
       *[other] Seats are kept for { $names }, until { $until } at most.
    }
invitation = ✉️ { $mentions } — { $host } invites you to table { $table }, *{ $game }*. { $count ->
        [one] I’ll keep a seat for you until { $until }.
       *[other] I’ll keep a seat for each of you until { $until }.
    }
invitation-declined = 👋 Declined: your seat is free for somebody else.
invitations-off = 🔕 Nobody can invite you any more. { COMMAND("me settings") } allows invitations again.
refused-not-invited = There’s no invitation for you here. If a seat is free, *{ button-join }* on the lobby takes it.
refused-not-invitable = { $name } can’t be invited to this table. Pick somebody else.
refused-invite-kept-away = { $name } is on your list of people you keep away. { COMMAND("me avoid") } takes them off it.
refused-invited-seated = { $name } has a seat at this table already.
refused-invited-before = A seat is kept for { $name } already.
refused-no-seat-to-keep = No seat is free to be kept. In *{ button-terms }* you can add seats.
refused-invitations-spent = You can invite { $count } people a day. Tell others about the table yourself.
refused-seats-kept = { $count ->
        [one] The last seat is kept for a guest of the host.
       *[other] The last { $count } seats are kept for guests of the host.
    } They are free again if they don’t come; { COMMAND("table find") } shows you other tables.
command-seat-invite = invite
command-seat-invite-description = Invite somebody to your lobby; I keep a seat for two days
command-seat-invite-person = person
command-seat-invite-person-description = Whom to invite; without a name you choose from menus
terms-invited = Invited only
terms-invited-help = Seats are only for people the host invites
option-invited-only = ✉️ invited only
command-option-invited_only = invited-only
command-option-invited_only-description = Seats only for people you invite
refused-invited-only = This table is for people its host, { $host }, has invited. Ask for an invitation, or find another table with { COMMAND("table find") }.
invite-withdrawn = ↩️ **{ $name }**: invitation taken back
invite-menu-withdraw = Take an invitation back…
invitations-withdrawn = ↩️ Taken back: no seat is kept any more.

## A long press on a person, or on a message

long-press-play-with = Play with …
long-press-profile = Profile
long-press-this-table = This table
play-with = ## 🎲 Play with { $name }
    Pick a game: I open a table and keep a seat for { $name } for two days.
play-with-menu = Choose a game or a table…
play-with-new = New table: { $game }
play-with-lobby = Invite to table { $table }, { $game }
refused-play-with-self = You’ll need somebody else: a long press on their name offers the same.
refused-play-with-bot = { $name } is a bot and plays nothing. Computers join a lobby with *{ button-computer-add }*.
refused-play-with-gone = That person isn’t on this server any more.
refused-no-message-table = No table belongs to that message. It works on my messages in the thread of a game, and on those with buttons.
