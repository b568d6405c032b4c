### What a table plays, and the host's menus to change it in the lobby

button-terms = Options
terms-title = ## ⚙️ What is played
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# You host this table: what you pick below counts at once. Everybody keeps their seat; the lobby shows the change.
terms-settled = -# This was settled at the start.
terms-whose = -# { $host } hosts this table and can change this until the start.
terms-changed = ✅ Changed; the lobby shows it.
terms-seats = Seats
terms-pace = Pace
terms-language = Language
terms-switches = Extra rules
terms-hands = Open hands for spectators, a turn behind
command-table-options = options
command-table-options-description = What a table plays; its host may change it until the start
refused-seats-taken =
    { $count ->
        [one] One seat is taken already; there cannot be fewer.
       *[other] { $count } seats are taken already; there cannot be fewer.
    }
