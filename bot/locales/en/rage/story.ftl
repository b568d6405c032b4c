### What happens in Clash of Rage, told line by line.
###
### Names of players come formatted. $units are figures by name, $site a place as on the map, A0 the
### city of the first region; $path leads from place to place. $seat is none where the elves act.

rage-event-map-laid = { $count } regions of the Emerald Empire lie open. Elves hold every city and every forge, and look down their noses.
rage-event-market-opened = On the black market: { $cards }.
rage-event-clan-taken = ‹{ $seat } leads|You lead› the { $clan }.
rage-event-clan-taken-item = { $seat } ({ $clan })
rage-event-clan-taken-several = The clans have found their leaders: { $items }.
rage-event-tactics-drawn = { $count ->
    [one] ‹{ $seat } draws|You draw› tactics card **{ $cards }**.
   *[other] ‹{ $seat } draws|You draw› tactics cards **{ $cards }**.
}
rage-event-tactics-shuffled = ‹{ $seat } shuffles|You shuffle› the played tactics into a new deck.
rage-event-tactics-shuffled-item = { $seat }
rage-event-tactics-shuffled-several = ‹{ $items } shuffle their|{ $items } shuffle your› played tactics into new decks.
rage-event-turn-began = { $verse ->
    [0] **Turn { $turn }.** Drums beyond the hills.
    [1] **Turn { $turn }.** Smoke over the Empire.
    [2] **Turn { $turn }.** Somebody sharpens an axe.
    [3] **Turn { $turn }.** The elves count their arrows.
    [4] **Turn { $turn }.** Many banners, one road.
   *[other] **Turn { $turn }.** No dawn was ever this loud.
}{ $turn ->
    [1] {" "}The game lasts { $last } turns at most.
   *[other] {""}
}
rage-event-elves-drew = { $kept ->
    [no] The elves turn up { $gear }; every { $elf } keeps the old one.
   *[yes] { $replaced ->
        [none] The elves arm themselves: { $gear } for every { $elf }.
       *[other] The elves trade up: every { $elf } carries { $gear } instead of { $replaced }.
    }
}
rage-event-elves-drew-item = { $kept ->
    [no] {""}
   *[yes] { $replaced ->
        [none] { $gear } for every { $elf }
       *[other] { $gear } instead of { $replaced } for every { $elf }
    }
}
rage-event-elves-drew-several = The elves search the armoury: { $items }.
rage-event-tactic-chosen = ‹{ $seat } has|You have› a plan.
rage-event-tactic-chosen-item = { $seat }
rage-event-tactic-chosen-several = { $items } have a plan.
rage-event-tactic-revealed = **{ $nth }.** ‹{ $seat } plays|You play› **{ $card }**: { $gold } gold, { $units }.
rage-event-bastion-placed = { $verse ->
    [0] ‹{ $seat } drives|You drive› stakes into the ground: a bastion stands.
    [1] Timber, tar and bad language: ‹{ $seat } raises|you raise› a bastion.
   *[other] ‹{ $seat } raises|You raise› a bastion at the edge of the Empire.
}
rage-event-income-taken = { $crystals ->
    [0] ‹{ $seat } takes|You take› { $gold } gold.
    [one] ‹{ $seat } takes|You take› { $gold } gold and 1 crystal.
   *[other] ‹{ $seat } takes|You take› { $gold } gold and { $crystals } crystals.
}
rage-event-income-taken-item = { $crystals ->
    [0] { $seat }: { $gold } gold
    [one] { $seat }: { $gold } gold, 1 crystal
   *[other] { $seat }: { $gold } gold, { $crystals } crystals
}
rage-event-income-taken-several = Income: { $items }.
rage-event-reinforcements-chosen = ‹{ $seat } has|You have› posted the new troops.
rage-event-reinforcements-chosen-item = { $seat }
rage-event-reinforcements-chosen-several = ‹{ $items } have posted their|{ $items } have posted your› new troops.
rage-event-reinforcements-revealed = The new troops march in.
rage-event-reinforced = ‹{ $seat }|You›: { $units } at { $site }.
rage-event-reinforced-item = { $seat } ({ $units }) at { $site }
rage-event-reinforced-several = Reinforcements: { $items }.
rage-event-reinforcements-lost = ‹{ $seat } has|You have› no figures left for { $units }.
rage-event-drafted = ‹{ $seat } notes something in a draft that nobody else sees.|Noted in your draft; nobody else sees it.›
rage-event-action-began = { $action ->
    [1] { $verse ->
        [0] ⚔️ **First action:** { $seat }.
        [1] ⚔️ **First action:** ‹{ $seat } unrolls|you unroll› the map.
       *[other] ⚔️ **First action:** ‹{ $seat } steps|you step› out of the tent.
    }
   *[other] { $verse ->
        [0] ⚔️ **Second action:** { $seat }.
        [1] ⚔️ **Second action:** { $seat }, and now it counts.
       *[other] ⚔️ **Second action:** ‹{ $seat } raises|you raise› the banner again.
    }
}
rage-event-passed = { $verse ->
    [0] That’s all from { $seat } this time.
    [1] ‹{ $seat } leaves|You leave› it at that.
   *[other] ‹{ $seat } does|You do› no more this time.
}
rage-event-marched = ‹{ $seat } marches|You march› { $path } with { $units }.
rage-event-marched-item = { $path_alike ->
    [yes] { $units }
   *[no] { $units } { $path }
}
rage-event-marched-several = { $path_alike ->
    [yes] ‹{ $seat } marches|You march› { $path } with { $items }.
   *[no] ‹{ $seat } marches|You march›: { $items }.
}
rage-event-hero-marched = ‹{ $seat }’s|Your› hero goes along: { $hero } { $path }.
rage-event-trade-sealed = 🔒 ‹{ $seat } makes|You make› it final.
rage-event-bought = { $verse ->
    [0] { $cost } gold on the counter: ‹{ $seat } takes|you take› { $gear }.
   *[other] ‹{ $seat } buys|You buy› { $gear } for { $cost } gold.
}
rage-event-bought-item = { $gear } ({ $cost })
rage-event-bought-several = Bought for gold: { $items }.
rage-event-market-refilled = New on the market: { $gear }.
rage-event-market-refilled-item = { $gear }
rage-event-market-refilled-several = New on the market: { $items }.
rage-event-hero-recruited = 🌟 { $hero } joins { $seat } for { $cost } gold and waits at { $site }.
rage-event-arranged = ‹{ $seat } equips|You equip› the army: { $cards }.
rage-event-forging-began = 🔥 ‹{ $seat } throws|You throw› { $cost } crystals into the forge and ‹draws|draw› { $drawn ->
    [one] the last legend
   *[other] { $drawn } legends
}.
rage-event-legendaries-drawn = { $count ->
    [one] ‹{ $seat } draws and keeps|You draw and keep› { $cards }.
   *[other] ‹{ $seat } draws { $cards } and keeps one of them.|You draw { $cards }. Keep one.›
}
rage-event-legendary-forged = 🏆 ‹{ $seat } forges|You forge› **{ $gear }**: a point for ever.
rage-event-fight-began = ⚔️ **Fight at { $site }.** ‹{ $attacker }|You› ({ $attackers }) against { $defender ->
    [none] the elves
   *[other] { $defender }
} ({ $defenders }). Slowness { $slowness }, so { $first ->
    [none] the elves strike
   *[other] ‹{ $first } strikes|you strike›
} first.
rage-event-defence-ordered = { $by_hand ->
    [yes] ‹{ $seat } takes the defence into their|You take the defence into your› own hands.
   *[no] ‹{ $seat } has|You have› given orders for the defence.
}
rage-event-fight-handed-over = ‹{ $seat } leaves|You leave› the rest of the fight to sealed orders.
rage-event-assault-made = { $fled ->
    [yes] 🏃 ‹{ $seat } flees|You flee› from { $site } to the bastion.
   *[no] 🎲 { $seat ->
        [none] The elves
       *[other] ‹{ $seat }|You›
    }: { $dice }{ $rerolls } · { $hits } { $hits ->
        [one] hit
       *[other] hits
    }{ $auto ->
        [0] {""}
       *[other] {" "}+ { $auto } sure
    }{ $rage ->
        [0] {""}
       *[other] {" "}+ { $rage } from rage
    }{ $shields ->
        [0] {""}
        [one] {" "}− 1 shield
       *[other] {" "}− { $shields } shields
    } = { $wounds ->
        [0] **no wounds**
        [one] **1 wound**
       *[other] **{ $wounds } wounds**
    }{ $stolen ->
        [yes] {" "}(Neggesh stole a token)
       *[no] {""}
    }
}
rage-event-barrier-broken = ‹The magic barrier of { $seat }|Your magic barrier› bursts at { $site }.
rage-event-units-fell = { $verse ->
    [0] 💀 At { $site } ‹{ $seat } buries|you bury› { $units }.
   *[other] 💀 ‹{ $seat } loses|You lose› { $units } at { $site }.
}
rage-event-elves-fell = { $verse ->
    [0] 💎 At { $site } ‹{ $seat } fells|you fell› { $units } and ‹pockets|pocket› { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }.
   *[other] 💎 ‹{ $seat } slays|You slay› { $units } at { $site }: { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }.
}
rage-event-rage-gained = 😡 Nobody falls: { $seat ->
    [none] the elves grow
   *[other] ‹{ $seat } grows|you grow›
} angrier ({ $tokens } rage).
rage-event-hero-returned = { $hero } makes it home to ‹{ $seat }’s|your› bastion.
rage-event-fight-ended = { $winner ->
    [none] The elves hold { $site } with { $left }.
   *[other] { $verse ->
        [0] The dust settles at { $site }: { $winner }, with { $left }.
       *[other] ‹{ $winner } stands|You stand› at { $site } with { $left }.
    }
}
rage-event-stone-reinforced = The stone at { $site } gives { $seat } { $units }.
rage-event-stone-reinforced-item = { $seat } ({ $units }) at { $site }
rage-event-stone-reinforced-several = The reinforcement stones glow: { $items }.
rage-event-points-changed = { $points ->
    [0] ‹{ $seat } has|You have› no points any more.
    [one] ‹{ $seat } has|You have› **1** point of { $goal }.
   *[other] ‹{ $seat } has|You have› **{ $points }** points of { $goal }.
}
rage-event-points-changed-item = { $seat } **{ $points }** of { $goal }
rage-event-points-changed-several = Points now: { $items }.
rage-event-goal-reached = 🚨 ‹{ $seat } holds|You hold› { $points } points and **‹wins|win› when the second action begins**{ $first ->
    [none] { $to_take ->
        [0] { $ahead ->
            [0] : nothing stops that any more
           *[other] , unless somebody who comes before wins first
        }
        [one] , unless somebody takes a city{ $ahead ->
            [0] { "" }
           *[other] { " " }or wins before that
        }
       *[other] , unless { $to_take } cities are taken{ $ahead ->
            [0] { "" }
           *[other] { " " }or somebody who comes before wins first
        }
    }
   *[other] , unless { $to_take ->
        [0] { "" }
        [one] a city is taken or{ " " }
       *[other] { $to_take } cities are taken or{ " " }
    }‹{ $first }, who comes before, wins|you, who come before, win› first
}.
rage-event-standing-order-kept = { $by_hand ->
    [yes] ‹{ $seat } will|You will› defend by hand from now on.
   *[no] ‹{ $seat } leaves|You leave› standing orders for the defence.
}
rage-event-standing-order-dropped = ‹{ $seat } withdraws|You withdraw› the standing orders.
rage-event-seat-left = ‹{ $seat } strikes|You strike› camp and ‹leaves|leave› the Empire. A bastion that stands stays behind.
rage-event-game-won = 👑 ‹{ $seat } takes|You take› the Emerald Empire with **{ $points }** { $points ->
    [one] point
   *[other] points
}!
rage-event-last-turn-ended = { $count ->
    [one] The last turn is over. ‹{ $seats } has|You have› done best, with **{ $points }** { $points ->
        [one] point
       *[other] points
    }.
   *[other] The last turn is over. First place is shared by { $seats }, with **{ $points }** { $points ->
        [one] point
       *[other] points
    } each.
}

## How it ended, and what it is remembered for

rage-outcome-goal = The Emerald Empire has a new master.
rage-outcome-last-turn = Nobody met the goal; the last turn is over: points decide, then legends, forges, and at last crystals and gold.
rage-outcome-last-one-left = Everybody else has left the field.

rage-tie-goal = ⚖️ Equal points: the win goes to whoever is first to have the goal in a second action; behind, legends decide, then forges, and at last crystals and gold. Whoever left comes last.
rage-tie-last-turn = ⚖️ Equal points: legends decide, then forges, and at last crystals and gold. Whoever left comes last.
rage-tie-last-one-left = ⚖️ Equal points: whoever leaves comes behind those who stay, and the first to leave comes last.
rage-feat-odds = ⚔️ { $verse ->
        [0] Boldest: { $seat } attacked { $usual } with { $number }, and won.
       *[1] Against the odds: { $number } of { $seat } beat { $usual }.
    }
rage-feat-attacks = ⚔️ { $number ->
        [one] Boldest: { $seat }, who began one fight.
       *[other] Boldest: { $seat }, who began { $number } fights.
    }
rage-feat-dice = 🎲 { $verse ->
        [0] Luckiest: the dice gave { $seat } { $number ->
            [one] one wound
           *[other] { $number } wounds
        }; { $usual } would have been average.
       *[1] Luck of the dice: { $seat } rolled { $number ->
            [one] one wound
           *[other] { $number } wounds
        }, where the average is { $usual }.
    }
rage-feat-unused = 🤫 { $seat } kept tactics card { $number } in hand to the end, and nobody could know.
rage-analysis-strength = Thinking far less than here, I won 12 of 12 games for two against a plain search and 24 of 24 against an easy computer, with four seats 11 of 12; nobody has measured me against good players.

rage-epilogue-hand = { $number ->
        [0] { $seat } had played every tactics card in hand.
        [one] { $seat } kept one tactics card to the end: **{ $cards }**.
       *[other] { $seat } kept { $number } tactics cards to the end: **{ $cards }**.
    }
rage-epilogue-hand-left = { $number ->
        [0] { $seat } left without a tactics card in hand.
        [one] { $seat } left with one tactics card in hand: **{ $cards }**.
       *[other] { $seat } left with { $number } tactics cards in hand: **{ $cards }**.
    }
rage-epilogue-legends = { $total ->
        [0] Nobody drew legends at the forge.
        [one] Legends were drawn once, and { $number ->
            [0] none went back.
            [one] one went back unseen.
           *[other] { $number } went back unseen.
        }
       *[other] Legends were drawn { $total ->
            [2] twice
           *[other] { $total } times
        }, and { $number ->
            [0] none went back.
            [one] one went back unseen.
           *[other] { $number } went back unseen.
        }
    }
