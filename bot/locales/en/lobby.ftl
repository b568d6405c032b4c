### The lobby: seats, the start, and what is played

button-terms = Options
terms-title = ## ⚙️ Table options
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# You host this table: until the start, whatever you pick below takes effect at once. Everybody keeps their seat; the lobby shows the change.
terms-settled = -# All this was settled at the start.
terms-whose = -# { $host } hosts this table and can change this until the start.
terms-changed = ✅ Changed; the lobby shows it.
terms-presets = Ready-made
terms-preset = Ready-made · { $name }
terms-seats = Seats
terms-pace = Pace
terms-language = Language
terms-switches = Extra rules
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
