### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.

rage-event-reinforcements-lost-brief = pas de figurines : { $units }
rage-event-legendary-forged-brief = 🏆 **{ $gear }**
rage-event-barrier-broken-brief = barrière éclatée en { $site }
rage-event-units-fell-brief = 💀 −{ $units } ({ $site })
rage-event-elves-fell-brief = 💎 +{ $crystals } ({ $site })
rage-event-fight-ended-brief =
    { $winner ->
        [none] { $site } : les elfes
       *[other] { $site } : ‹winner: { $winner }|à toi›
    }
rage-event-stone-reinforced-brief = +{ $units } ({ $site })
rage-event-points-changed-brief = points : **{ $points }**/{ $goal }

## Ce que quelqu’un a de plus ou de moins après une longue absence

rage-holding-points =
    { $change } { $count ->
        [one] point
       *[other] points
    }
rage-holding-units =
    { $change } { $count ->
        [one] unité
       *[other] unités
    }
rage-holding-gold = { $change } or
rage-holding-crystals =
    { $change } { $count ->
        [one] cristal
       *[other] cristaux
    }
rage-event-game-won-brief = 👑 ‹{ $seat } gagne|tu gagnes›
