### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.

rage-event-reinforcements-lost-brief = no figures for { $units }
rage-event-legendary-forged-brief = 🏆 **{ $gear }** forged
rage-event-barrier-broken-brief = barrier broken at { $site }
rage-event-units-fell-brief = 💀 −{ $units } ({ $site })
rage-event-elves-fell-brief = 💎 +{ $crystals } ({ $site })
rage-event-fight-ended-brief =
    { $winner ->
        [none] { $site }: the elves
       *[other] { $site }: ‹winner: { $winner }|yours›
    }
rage-event-stone-reinforced-brief = +{ $units } ({ $site })
rage-event-points-changed-brief = points: **{ $points }**/{ $goal }

## What somebody has more or fewer, after a long absence

rage-holding-points =
    { $change } { $count ->
        [one] point
       *[other] points
    }
rage-holding-units =
    { $change } { $count ->
        [one] unit
       *[other] units
    }
rage-holding-gold = { $change } gold
rage-holding-crystals =
    { $change } { $count ->
        [one] crystal
       *[other] crystals
    }
rage-event-game-won-brief = 👑 ‹{ $seat } wins|you win›
