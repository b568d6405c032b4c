### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.
### So do others whose sentence may be too long for a phone.

rage-event-clan-taken-item-brief = { $seat } ({ $clan_kind ->
    [bohorg] Bohorg
    [steamfield] Steamfield
    [goldleif] Goldleif
   *[tomb] Tomb
})
rage-event-clan-taken-several-brief = Clans: { $items }
rage-event-elves-drew-item-brief = { $kept ->
    [no] {""}
   *[yes] { $elf }: { $gear }
}
rage-event-elves-drew-several-brief = 🧝 { $items }
rage-event-income-taken-item-brief = { $crystals ->
    [0] { $seat } +{ $gold } gold
   *[other] { $seat } +{ $gold } gold +{ $crystals } 💎
}
rage-event-income-taken-several-brief = { $items }
rage-event-reinforced-item-brief = { $seat } +{ $units } ({ $site })
rage-event-reinforced-several-brief = { $items }
rage-event-marched-item-brief = { $path }
rage-event-marched-several-brief = ‹{ $seat } marches|You march›: { $items }
rage-event-arranged-brief = ‹{ $seat } equips|You equip› the army: see ‹their|your› sheet
rage-event-fight-began-brief = ⚔️ { $site }: ‹{ $attacker }|you› against { $defender ->
    [none] the elves
   *[other] { $defender }
}; { $first ->
    [none] the elves strike
   *[other] ‹{ $first } strikes|you strike›
} first
rage-event-assault-made-brief = { $fled ->
    [yes] 🏃 ‹{ $seat } flees|You flee› from { $site }
   *[no] 🎲 { $seat ->
        [none] The elves
       *[other] ‹{ $seat }|You›
    }: { $wounds ->
        [0] **no wounds**
        [one] **1 wound**
       *[other] **{ $wounds } wounds**
    }{ $stolen ->
        [yes] {" "}(Neggesh stole a token)
       *[no] {""}
    }
}

rage-event-reinforcements-lost-brief = no figures for { $units }
rage-event-legendary-forged-brief = 🏆 **{ $gear }** forged
rage-event-barrier-broken-brief = barrier broken at { $site }
rage-event-units-fell-brief = 💀 −{ $units } ({ $site })
rage-event-elves-fell-brief = 💎 +{ $crystals } ({ $site })
rage-event-fight-ended-brief =
    { $winner ->
        [none] the elves hold { $site }
       *[other] ‹{ $winner } holds|you hold› { $site }
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
