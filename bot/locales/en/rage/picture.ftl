# The words in the pictures of Clash of Rage, and the pictures told in sentences.

rage-banner = Warriors of four clans around an elf and a city of crystal.
rage-picture-turn = Turn { $turn }
rage-picture-muster = Muster
rage-picture-phase = { $action ->
    [1] First action
   *[2] Second action
}
rage-picture-bastion = bastion
rage-picture-city = city
rage-picture-forge = forge
rage-picture-stone = stone
rage-picture-elves = Elves
rage-picture-left = has left
rage-picture-no-clan = no clan yet
rage-picture-can-win = can win in 2nd action
rage-picture-wins-next = wins in 2nd action!
rage-picture-await-clan = { $count ->
    [one] { $name } takes a clan
   *[other] { $count } clans still want a leader
}
rage-picture-await-tactics = { $count ->
    [one] { $name } chooses a tactics card
   *[other] { $count } clans choose their tactics
}
rage-picture-await-bastion = { $name } places the bastion
rage-picture-await-reinforce = { $count ->
    [one] { $name } posts new troops
   *[other] { $count } clans post new troops
}
rage-picture-await-action = { $action ->
    [1] First action: { $name }
   *[2] Second action: { $name }
}
rage-picture-await-legendary = { $name } chooses a legend
rage-picture-await-next-fight = { $name } chooses the next fight
rage-picture-await-defence = { $name } must defend { $site }
rage-picture-await-strike = { $site }: { $name } strikes or flees
rage-picture-await-split = { $site }: { $name } deals out wounds
rage-picture-await-elves-split = { $site }: { $name } plays the elves
rage-picture-you-clan = Which clan do you lead?
rage-picture-you-tactics = Choose a tactics card
rage-picture-you-bastion = Where does your bastion stand?
rage-picture-you-reinforce = Where do your new troops go?
rage-picture-you-action = { $action ->
    [1] Your first action
   *[2] Your second action: now points win
}
rage-picture-you-legendary = Which legend do you keep?
rage-picture-you-next-fight = Which fight comes first?
rage-picture-you-defence = You are attacked at { $site }!
rage-picture-you-strike = { $site }: strike or flee?
rage-picture-you-split = { $site }: who falls?
rage-picture-you-elves-split = { $site }: you play the elves
rage-picture-won = { $count ->
    [one] { $name } takes the Empire!
   *[other] { $name } share the Empire!
}
rage-picture-market = Black market
rage-picture-heroes = Heroes
rage-picture-aside = Set aside
rage-picture-in-hand = In hand
rage-picture-weapon = weapon
rage-picture-armour = armour
rage-picture-fled = flees to the bastion
rage-picture-turned = { $wounds ->
    [one] One wound
   *[other] { $wounds } wounds
} by { $name } { $count ->
    [one] fell one enemy
   *[other] fell { $count } enemies
}
rage-picture-fled-first = { $name } flees before anybody falls
rage-picture-dice = { $site }: all dice
rage-picture-more-fights = { $count ->
    [one] and one more fight
   *[other] and { $count } more fights
}

rage-alt-turn = Turn { $turn }
rage-alt-title = Clash of Rage. { rage-alt-turn }{ $action ->
    [0] .
    [1] , first actions.
   *[2] , second actions.
}
rage-alt-muster = Clash of Rage, before the first turn.
rage-alt-seat = { $name } ({ $emblem }, { $clan }): { $points } of { $goal } points, { $gold } gold, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}.
rage-alt-seat-left = { $name } ({ $emblem }) has left.
rage-alt-seat-no-clan = { $name } ({ $emblem }) has no clan yet.
rage-alt-armies = { $name }, armies: { $list }.
rage-alt-army = { $site } { $units }
rage-alt-hero = { $hero } on { $site }.
rage-alt-equipment = Equipment: { $list }.
rage-alt-carried = { $unit } { $cards }
rage-alt-elves = Elves: { $list }.
rage-alt-no-elves = No elf is left.
rage-alt-elf-0 = { $count } { $count ->
    [one] Guard
   *[other] Guards
}
rage-alt-elf-1 = { $count } { $count ->
    [one] Elder
   *[other] Elders
}
rage-alt-elf-2 = { $count } { $count ->
    [one] Templar
   *[other] Templars
}
rage-alt-fight-open = Fight at { $site }: { $attacker } { $left } of { $began } against { $defender ->
    [none] the elves
   *[other] { $defender }
} { $rest } of { $met }.
rage-alt-fight-over = Fought at { $site }: { $attacker } { $left } left of { $began }, { $defender ->
    [none] the elves
   *[other] { $defender }
} { $rest } of { $met }.
rage-alt-fled = { $name } flees to the bastion.
rage-alt-assault = { $name } { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $open ->
    [yes] who falls is open
   *[no] { $killed } fallen
}
rage-alt-dice = All dice at { $site }: { $list }.
rage-alt-roll = { $name } { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $rerolled ->
    [0] {""}
   *[other] , { $rerolled } rolled again
}, { $hits } hit
rage-alt-sheet = Sheet of { $name }: { $list }.
rage-alt-type = { $unit } ({ $count } on the board{ $reserve ->
    [none] {""}
   *[other] , { $reserve } in reserve
}): { $list }
rage-alt-owned = { $gold } gold, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
}, { $legends ->
    [one] 1 legend
   *[other] { $legends } legends
}, { $forges ->
    [one] 1 forge
   *[other] { $forges } forges
}.
rage-alt-led = Hero: { $hero }.
rage-alt-aside = Set aside: { $list }.
rage-alt-hand = Your tactics: { $cards }.
rage-alt-tactic = { $card } ({ $gold } gold{ $units ->
    [none] {""}
   *[other] , { $units }
})
rage-alt-clan = { $clan }: { $list }.
rage-alt-kind = { $figures } { $unit } ({ $list })
rage-alt-draft = Your draft: { $list }.
rage-alt-order = { $count } { $start } to { $end }
rage-alt-choices = You may choose: { $list }.
rage-alt-drawn = You drew: { $cards }.
rage-alt-market = On the market: { $list }.
rage-alt-taken = Taken so far: { $list }; { $gold } gold left.
rage-alt-heroes = Heroes to recruit: { $list }.
rage-alt-in-hand = In hand: { $gear }.
rage-alt-chosen = Chosen: { $card }.

rage-moment-city = A city changes hands!
rage-moment-city-what = the city and crossed swords
rage-moment-forged = Forged: the legendary { $gear }!
rage-moment-forged-what = a forge
rage-moment-goal = { $points } points: { $to_take ->
    [0] no city can change that!
   *[other] who takes a city back?
}
rage-moment-goal-what = { $points } trophies
