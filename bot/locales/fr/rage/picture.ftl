# Les mots dans les images de Clash of Rage, et ces images racontées.

rage-banner = Les guerriers de quatre clans autour d’une elfe et d’une cité de cristal.
rage-picture-turn = Tour { $turn }
rage-picture-muster = Appel
rage-picture-phase = { $action ->
    [1] Première action
   *[2] Seconde action
}
rage-picture-bastion = Bastion
rage-picture-city = cité
rage-picture-forge = forge
rage-picture-stone = pierre
rage-picture-elves = Elfes
rage-picture-left = hors jeu
rage-picture-no-clan = sans clan
rage-picture-can-win = peut gagner en 2e
rage-picture-wins-next = gagne en 2e action !
rage-picture-await-clan = { $count ->
    [one] { $name } prend un clan
   *[other] Encore { $count } clans à prendre
}
rage-picture-await-tactics = { $count ->
    [one] { $name } choisit sa tactique
   *[other] { $count } clans choisissent leur tactique
}
rage-picture-await-bastion = { $name } place son Bastion
rage-picture-await-reinforce = { $count ->
    [one] { $name } poste ses renforts
   *[other] { $count } clans postent leurs renforts
}
rage-picture-await-action = { $action ->
    [1] Première action : { $name }
   *[2] Seconde action : { $name }
}
rage-picture-await-legendary = { $name } choisit une légende
rage-picture-await-next-fight = { $name } choisit le prochain combat
rage-picture-await-defence = { $name } doit défendre { $site }
rage-picture-await-strike = { $site } : { $name } frappe ou fuit
rage-picture-await-split = { $site } : { $name } répartit les blessures
rage-picture-await-elves-split = { $site } : { $name } joue les elfes
rage-picture-you-clan = Quel clan mènes-tu ?
rage-picture-you-tactics = Choisis une carte Tactique
rage-picture-you-bastion = Où se dresse ton Bastion ?
rage-picture-you-reinforce = Où vont tes renforts ?
rage-picture-you-action = { $action ->
    [1] Ta première action
   *[2] Ta seconde action : les points font gagner
}
rage-picture-you-legendary = Quelle légende gardes-tu ?
rage-picture-you-next-fight = Quel combat d’abord ?
rage-picture-you-defence = On t’attaque en { $site } !
rage-picture-you-strike = { $site } : frapper ou fuir ?
rage-picture-you-split = { $site } : qui tombe ?
rage-picture-you-elves-split = { $site } : tu joues les elfes
rage-picture-won = { $count ->
    [one] { $name } s’empare de l’Empire !
   *[other] { $name } se partagent l’Empire !
}
rage-picture-market = Marché noir
rage-picture-heroes = Héros
rage-picture-aside = De côté
rage-picture-in-hand = En main
rage-picture-weapon = arme
rage-picture-armour = armure
rage-picture-fled = fuite vers le Bastion
rage-picture-turned = { $name } : { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} et { $count ->
    [one] une perte
   *[other] { $count } pertes
} en face
rage-picture-fled-first = { $name } fuit avant toute perte
rage-picture-dice = { $site } : tous les dés
rage-picture-more-fights = { $count ->
    [one] et un autre combat
   *[other] et { $count } autres combats
}

rage-alt-turn = Tour { $turn }
rage-alt-title = Clash of Rage. { rage-alt-turn }{ $action ->
    [0] .
    [1] , premières actions.
   *[2] , secondes actions.
}
rage-alt-muster = Clash of Rage, avant le premier tour.
rage-alt-seat = { $name } ({ $emblem }, { $clan }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }, { $gold } or, { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}.
rage-alt-seat-left = { $name } ({ $emblem }) a quitté la partie.
rage-alt-seat-no-clan = { $name } ({ $emblem }) n’a pas encore de clan.
rage-alt-armies = { $name }, armées : { $list }.
rage-alt-army = { $site } { $units }
rage-alt-hero = { $hero } : { $site }.
rage-alt-equipment = Équipement : { $list }.
rage-alt-carried = { $unit } { $cards }
rage-alt-elves = Elfes : { $list }.
rage-alt-no-elves = Il ne reste aucun elfe.
rage-alt-elf-0 = { $count } { $count ->
    [one] Garde
   *[other] Gardes
}
rage-alt-elf-1 = { $count } { $count ->
    [one] Doyen
   *[other] Doyens
}
rage-alt-elf-2 = { $count } { $count ->
    [one] Templier
   *[other] Templiers
}
rage-alt-fight-open = Combat en { $site } : { $attacker } { $left } sur { $began } contre { $defender ->
    [none] les elfes
   *[other] { $defender }
} { $rest } sur { $met }.
rage-alt-fight-over = Combat fini en { $site } : { $attacker } { $left } sur { $began }, { $defender ->
    [none] les elfes
   *[other] { $defender }
} { $rest } sur { $met }.
rage-alt-fled = { $name } fuit vers le Bastion.
rage-alt-assault = { $name } { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
}, { $open ->
    [yes] reste à savoir qui tombe
   *[no] { $killed } à terre
}
rage-alt-dice = Tous les dés en { $site } : { $list }.
rage-alt-roll = { $name } { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $rerolled ->
    [0] {""}
    [one] , { $rerolled } relancé
   *[other] , { $rerolled } relancés
}, { $hits ->
    [one] { $hits } réussi
   *[other] { $hits } réussis
}
rage-alt-sheet = Fiche : { $name }. { $list }.
rage-alt-type = { $unit } ({ $count } en jeu{ $reserve ->
    [none] {""}
   *[other] , { $reserve } en réserve
}) : { $list }
rage-alt-owned = { $gold } or, { $crystals ->
    [one] { $crystals } cristal
   *[other] { $crystals } cristaux
}, { $legends ->
    [one] { $legends } légende
   *[other] { $legends } légendes
}, { $forges ->
    [one] { $forges } forge
   *[other] { $forges } forges
}.
rage-alt-led = Héros : { $hero }.
rage-alt-aside = De côté : { $list }.
rage-alt-hand = Tes tactiques : { $cards }.
rage-alt-tactic = { $card } ({ $gold } or{ $units ->
    [none] {""}
   *[other] , { $units }
})
rage-alt-clan = { $clan } : { $list }.
rage-alt-kind = { $figures } { $unit } ({ $list })
rage-alt-draft = Ton brouillon : { $list }.
rage-alt-order = { $count } de { $start } à { $end }
rage-alt-choices = À choisir : { $list }.
rage-alt-drawn = Tu as pioché : { $cards }.
rage-alt-market = Au marché : { $list }.
rage-alt-taken = Pris pour l’instant : { $list } ; il reste { $gold } or.
rage-alt-heroes = Héros à recruter : { $list }.
rage-alt-in-hand = En main : { $gear }.
rage-alt-chosen = Choisie : { $card }.

rage-moment-city = Une cité change de mains !
rage-moment-city-what = la cité et des épées croisées
rage-moment-forged = La forge livre : { $gear } !
rage-moment-forged-what = une forge
rage-moment-goal = { $points } points : { $to_take ->
    [0] aucune cité n’y changera rien !
   *[other] qui reprendra une cité ?
}
rage-moment-goal-what = { $points } trophées
