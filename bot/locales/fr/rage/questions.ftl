### Les questions de Clash of Rage : à qui répond, à propos de qui l'on attend, et dans un rappel.

rage-prompt-clan = Quel clan mènes-tu ? Chacun n’existe qu’une fois ; la première réponse l’emporte.
rage-awaits-clan = On attend { $seats } : un clan à prendre.
rage-call-clan = prendre un clan

rage-prompt-tactics = Tour { $turn } : quelle carte Tactique ? Les petits numéros agissent d’abord, les grands rapportent plus.
rage-awaits-tactics = On attend { $seats } : une carte Tactique à choisir.
rage-call-tactics = choisir une carte Tactique

rage-prompt-bastion = Où se dresse ton Bastion ? Les numéros sont sur ta carte.
rage-awaits-bastion = On attend { $seats } : un Bastion à placer.
rage-call-bastion = placer ton Bastion

rage-prompt-reinforce = Où vont tes renforts ({ $incoming }) ? Ce que tu ne postes pas rejoint le Bastion.
rage-awaits-reinforce = On attend { $seats } : des renforts à poster.
rage-call-reinforce = poster les renforts

rage-prompt-action = { $draft ->
    [target] Ton armée de { $origin } : vers où ?
    [number] { $origin } → { $target } : qui part ?
    [march] Ta marche : { $orders }. Ajoute, ou confirme.
    [card] Pour qui, { $gear } ?
    [equip] Tu équipes : { $gold } or. Forge et choix définitifs valent aussitôt.
   *[none] { $action ->
        [1] Ta première action : marcher, équiper, ou rien ?
       *[other] Ta seconde action : marcher, équiper, ou rien ? À présent, les points font gagner.
    }
}
rage-awaits-action = { $action ->
    [1] On attend { $seats } : première action.
   *[other] On attend { $seats } : seconde action.
}
rage-call-action = { $action ->
    [1] ta première action : marcher ou équiper
   *[other] ta seconde action : marcher ou équiper
}

rage-prompt-legendary = La forge rougeoie : quelle légende gardes-tu ?
rage-awaits-legendary = On attend { $seats } : une légende à choisir.
rage-call-legendary = garder une légende

rage-prompt-next-fight = Quel combat d’abord ?
rage-awaits-next-fight = On attend { $seats } : le prochain combat à choisir.
rage-call-next-fight = choisir le prochain combat

rage-prompt-defence = { $attacker } t’attaque en { $site } ! Comment te défends-tu ?
rage-awaits-defence = On attend { $seats } et ses ordres : { $attacker } attaque { $site }.
rage-call-defence = on t’attaque : donner les ordres de défense

rage-prompt-strike = { $site } : à toi l’assaut. { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}. Frapper ou fuir ?
rage-awaits-strike = On attend { $seats } : frapper ou fuir en { $site } ?
rage-call-strike = frapper ou fuir

rage-prompt-split = { $wounds ->
    [one] Une blessure : qui tombe ?
   *[other] { $wounds } blessures : qui tombe ?
}
rage-awaits-split = On attend { $seats } : des blessures à répartir en { $site }.
rage-call-split = répartir tes blessures

rage-prompt-elves-split = Tu joues les elfes contre { $attacker } : { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
}, qui tombe ?
rage-awaits-elves-split = On attend { $seats } : les blessures des elfes à répartir en { $site }.
rage-call-elves-split = répartir les blessures des elfes

## Des ordres de combat, derrière un bouton

rage-orders-standing = Quand on t’attaque, que fait ta défense ?
rage-orders-defend = Quels ordres pour cette défense ?
rage-orders-hand-over = À quels ordres confier la suite du combat ?
