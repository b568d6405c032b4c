### Computers at a table

level-easy = easy
level-medium = medium
level-hard = hard
seat-computer = { $emblem } **{ $name }** · { $level }
button-computer-add = Add a computer
button-computers = Computers
computers-title = ## 🤖 Computers
    { $game } · table { $table }
computers-none = No computer plays here.
computers-whose = -# { $host } hosts this table and can add computers until the start.
computers-note = -# A computer knows only what its seat may know. The levels differ in how long it thinks.
computers-full = -# Every seat is taken. Remove a computer, or open more seats with *Options*.
computers-settled = -# This was settled at the start.
computers-menu-add = Add a computer …
computers-menu-add-level = Add a computer: { $level }
computers-menu-remove = Remove a computer …
computers-added = ✅ { $name } has a seat.
computers-removed = ✅ { $name } has left.
welcome = ## 👋 Welcome
    One click starts a game against computers: you get your hand right away, and nobody is in a hurry.
    To play with others, type `/` and open a table; `/help` shows how everything works.
welcome-solo = { $game } against computers
command-table-computer = computer
command-table-computer-description = Add computers to a table you host, or remove them
command-table-computer-level = level
command-table-computer-level-description = How well it should play; without one I show who plays
refused-no-computer = That computer doesn’t play here any more. `/table computer` shows which ones do.
refused-only-computers = Computers don’t play among themselves. *Take a seat* first.
refused-seat-of-a-computer = { $name } is a computer and stays to the end. You can end the game together with *More*, *Leave*.
