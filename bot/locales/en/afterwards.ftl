### A game as something to keep: looked at again, shown as a film, its luck checked, shared

command-past = game
command-past-description = Games that are over, and what was played of those that go on

## Replay

button-replay = Replay
command-past-replay = replay
command-past-replay-description = Look at a game again, move by move; only you see it
replay-title = 🎞️ **{ $game } · table { $table }: replay**
replay-moment =
    -# Move { $number } of { $last } · turn { $turn }{ $round ->
        [-1] {""}
       *[other] {" "}· round { $round }
    } · { $eyes }
replay-start = The game begins.
replay-unheard = { $name } does something of which nobody else hears.
replay-seen-own = as you saw it
replay-seen-public = as everybody saw it
replay-eyes-own = As you saw it
replay-eyes-open = All hands open
replay-eyes-public = What everybody saw
replay-round = Round
replay-turn = Turn
replay-menu-turns = Go to a turn…
replay-menu-eyes = Through whose eyes…
