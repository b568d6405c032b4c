### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.
### De même pour d’autres, dont la phrase peut être trop longue pour un téléphone.

rage-event-clan-taken-item-brief = { $seat } ({ $clan_kind ->
    [bohorg] Bohorg
    [steamfield] Steamfield
    [goldleif] Goldleif
   *[tomb] Tombeau
})
rage-event-clan-taken-several-brief = Clans : { $items }
rage-event-elves-drew-item-brief = { $kept ->
    [no] {""}
   *[yes] { $elf } : { $gear }
}
rage-event-elves-drew-several-brief = 🧝 { $items }
rage-event-income-taken-item-brief = { $crystals ->
    [0] { $seat } +{ $gold } or
   *[other] { $seat } +{ $gold } or +{ $crystals } 💎
}
rage-event-income-taken-several-brief = { $items }
rage-event-reinforced-item-brief = { $seat } +{ $units } ({ $site })
rage-event-reinforced-several-brief = { $items }
rage-event-marched-item-brief = { $path }
rage-event-marched-several-brief = ‹{ $seat } se met|Tu te mets› en marche : { $items }
rage-event-arranged-brief = ‹{ $seat } équipe|Tu équipes› ‹son|ton› armée : voir ‹sa|ta› fiche
rage-event-fight-began-brief = ⚔️ { $site } : ‹{ $attacker }|toi› contre { $defender ->
    [none] les elfes
   *[other] { $defender }
} ; { $first ->
    [none] les elfes frappent
   *[other] ‹{ $first } frappe|tu frappes›
} d’abord
rage-event-assault-made-brief = { $fled ->
    [yes] 🏃 ‹{ $seat } fuit|Tu fuis› { $site }
   *[no] 🎲 { $seat ->
        [none] Les elfes
       *[other] ‹{ $seat }|Toi›
    } : { $wounds ->
        [0] **aucune blessure**
        [one] **1 blessure**
       *[other] **{ $wounds } blessures**
    }{ $stolen ->
        [yes] {" "}(Neggesh a volé un jeton)
       *[no] {""}
    }
}

rage-event-reinforcements-lost-brief = pas de figurines : { $units }
rage-event-legendary-forged-brief = 🏆 **{ $gear }**
rage-event-barrier-broken-brief = barrière éclatée en { $site }
rage-event-units-fell-brief = 💀 −{ $units } ({ $site })
rage-event-elves-fell-brief = 💎 +{ $crystals } ({ $site })
rage-event-fight-ended-brief =
    { $winner ->
        [none] { $site } aux elfes
       *[other] { $site } à { $winner }
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
