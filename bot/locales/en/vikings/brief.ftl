### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.

vikings-event-viking-placed-several-brief = In the arena: { $items }
vikings-event-centre-held-brief =
    { $count ->
        [one] +1 bracelet (centre)
       *[other] +{ $count } bracelets (centre)
    }
vikings-event-card-revealed-brief =
    { $truthful ->
        [yes] **{ $card }** was true
       *[no] bluff seen: **{ $card }**, not **{ $announced }**
    }
vikings-event-bracelet-taken-brief =
    { $role ->
        [thief] +1 bracelet ({ $victim })
       *[victim] −1 bracelet ({ $thief })
    }
vikings-event-bracelet-taken-seen-brief =
    { $role ->
        [thief] +1 bracelet worth **{ $value }**
       *[victim] −1 bracelet worth **{ $value }**
    }
vikings-event-bracelet-from-supply-brief = +1 bracelet (supply)
vikings-event-nothing-to-take-brief = nothing to take from { $victim }
vikings-event-bracelets-collected-brief = bracelets picked up: **{ $values }**
vikings-event-nobody-in-range-brief = **{ $action }**: nobody in range
vikings-event-attack-blocked-brief = **{ $action }** ‹seat: of { $seat }|of yours› blocked
vikings-event-found-nothing-brief = **{ $action }**: no bracelet on { $target }
vikings-event-bracelet-knocked-brief =
    { $role ->
        [target] −1 bracelet worth **{ $value }**
       *[other] **{ $value }** knocked off { $target }
    }
vikings-event-bracelet-caught-brief = ‹{ $owner } catches|you catch› the **{ $value }**

## What somebody has more or fewer, after a long absence

vikings-holding-bracelets =
    { $change } { $count ->
        [one] bracelet
       *[other] bracelets
    }
vikings-holding-worth =
    { $change } { $count ->
        [one] point
       *[other] points
    }
vikings-event-game-won-brief =
    { $count ->
        [one] ‹{ $seats } wins|you win›
       *[other] { $seats } win
    }
