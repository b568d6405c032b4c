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
computers-full =
    { $more ->
        [yes] -# Every seat is taken. Remove a computer, or open more seats with *Options*.
       *[no] -# Every seat is taken. Remove a computer to free one.
    }
computers-settled = -# This was settled at the start.
computers-menu-add = Add a computer…
computers-menu-remove = Remove a computer…
computers-added = ✅ { $name } has a seat.
computers-removed = ✅ { $name } has left.
server-greeting = ## 👋 Hello
    Board games in this server’s channels, in an evening or over days. Whoever likes opens a table, the others take a seat.
server-greeting-night = 🌙 **When does this server sleep?** Whoever has set no quiet hours isn’t called at night. Those who manage the server choose with one press; { COMMAND("setup limits") } changes it.
gathering-alt = Somebody of every game, side by side: { $games }.
welcome = ## 👋 Welcome
    🎓 **Learn by playing** against a computer: press a game.
welcome-together = 👥 **With others:** open a table, then switch *Viewing as*.
page-press-again = One moment: your press is tried again.
page-press-slow = Working on it…
page-press-lost = That press got lost. Please press once more.
page-press-changed = That has changed in the meantime. Look at what is asked now.
menu-game-alone = { $game } · { $length }
page-link-gone = That message is gone.
menu-study = Learn by playing…
button-learn = Learn by playing
button-tour = Tour
menu-new = Open a table…
command-table-computer = computer
command-table-computer-description = Add computers to a table you host, or remove them
command-table-computer-level = level
command-table-computer-level-description = How well it should play; leave empty to see who plays
refused-no-computer = That computer doesn’t play here any more. { COMMAND("table computer") } shows which ones do.
refused-only-computers = Computers don’t play among themselves. *Take a seat* first.
refused-games-alone = You already have { $count } games against computers alone under way on this server, which is as many as one person may. Play one to its end ({ COMMAND("me next") }) or end one ({ COMMAND("table cancel") }), then start another.
refused-solo-elsewhere = That button is for local play. Open a table with { COMMAND("vikings new") } and add computers to it.
refused-seat-of-a-computer = { $name } is a computer and stays to the end. To end the game together, use *{ button-more }*, then *{ seats-button-quit }*.

## Standing in for somebody

terms-stand-in = Absences
terms-stand-in-nobody = a simple move
terms-stand-in-computer = a computer plays ({ $level })
option-stand-in = a computer plays for absent players ({ $level })
seats-held = 🤖 Until then, a computer ({ $level }) plays the seat.

## A hint

terms-hints = Hints
terms-hints-alone = solo, against computers
terms-hints-always = for everybody, at tables with computers
terms-hints-never = for nobody
option-hints = hints allowed
button-hint = What would you do?
hint = 🤖 I’d choose “**{ $move }**”.
hint-expects = I expect that { $name } { $reply }.
hint-fears = It would be worse if { $name } { $reply }.
hint-second = Else: “{ $move }”. { $cost ->
        [much] That costs a lot.
        [some] That costs something.
        [little] That costs a little.
       *[none] That is nearly as good.
    }
hint-numbers = { $move }: { $of ->
        [2] about { $chance } games out of 100 won from there.
       *[other] expected place { $place } of { $of }.
    }
button-numbers = Numbers
button-follow = Follow this advice
refused-hints-off = There are no hints at this table. Its host chooses that before the start.
refused-hint-unneeded = Nobody is waiting for you right now, so there is nothing to choose.
refused-hint-stale = Something has changed since that hint. *What would you do?* gives another one.
refused-hint-busy = I can’t think about that right now. Try again in a minute.
command-table-hint = hint
command-table-hint-description = What a computer would do in your place, for your eyes only
