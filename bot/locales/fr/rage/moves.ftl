### Ce qu'on peut faire dans Clash of Rage, sur les boutons et dans les menus.

rage-move-take-clan = { $clan }
rage-move-play-tactic = N° { $card } · { $gold } or · { $units }
rage-move-place-bastion = { $number } · donne sur { $doors }
rage-move-station = { $units } en { $site }
rage-move-station-all = Le reste en { $site }
rage-move-lay-all-in = Tout en { $site }
rage-move-lay-down = Poster ainsi
rage-move-lay-all-on-bastion = Tout au Bastion
rage-move-muster = { $site } : { $units }
rage-move-head = { $kind ->
    [fight] → { $site }{ $land ->
        [city] {" "}(cité)
        [forge] {" "}(forge)
        [stone] {" "}(pierre)
       *[plain] {""}
    } : combat, { $enemies }
    [join] → { $site } : rejoindre { $arrived }
    [own] → { $site } : tes propres unités
    [home] → { $site } ton Bastion
   *[free] → { $site } : { $ground }
}
rage-move-send-all-to = { $kind ->
    [fight] → { $site }{ $land ->
        [city] {" "}(cité)
        [forge] {" "}(forge)
        [stone] {" "}(pierre)
       *[plain] {""}
    } : combat, { $enemies }
    [join] → { $site } : rejoindre { $arrived }
    [own] → { $site } : tes propres unités
    [home] → { $site } ton Bastion
   *[free] → { $site } : { $ground }
}
rage-move-send = { $units }
rage-move-send-hero = { $hero }
rage-move-send-all = Le maximum : { $units }
rage-move-leave-one = Tout sauf un { $unit }
rage-move-march-again = Même marche : → { $sites }
rage-move-fight-until = { $site } : { $until }
rage-move-split-by = { $site } : abattre { $split }
rage-move-fight-all-until = Tous les combats : { $until }
rage-move-split-all-by = Tous les combats : abattre { $split }
rage-move-fight-first = { $site } d’abord
rage-move-choose-fights = Me demander avant chaque combat
rage-move-equip-armies = Équiper pas à pas
rage-move-buy = { $gear } · { $cost } or
rage-move-forge = Forger : { $cost } cristaux, { $draws ->
    [one] dernière légende
   *[other] 1 légende sur { $draws }
}{ $wins ->
    [yes] , victoire 👑
   *[no] {""}
}
rage-move-recruit = { $hero } · { $cost } or
rage-move-stand-hero = { $hero } en { $site }
rage-move-hold-card = { $gear }…
rage-move-give-to = { $unit }
rage-move-set-aside = Mettre de côté
rage-move-arrange-for-me = Ranger pour moi
rage-move-arrange-and-confirm = Ranger et terminer
rage-move-confirm = { $kind ->
    [march] En marche !
   *[equip] Équipement terminé
}
rage-move-pass = { $kind ->
    [drop] Ne rien changer
    [begun] Ne rien changer
    [done] C’est tout, fin de l’action
   *[nothing] Ne rien faire
}
rage-move-keep = { $gear }
rage-move-begin-fight = Combat en { $site }
rage-move-defend = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-strike = Frapper
rage-move-flee = Fuir au Bastion
rage-move-hand-over = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-kill = { $units }{ $way ->
    [book] {" "}(le plus précieux d’abord)
    [big] {" "}(les gros d’abord)
    [small] {" "}(les petits d’abord)
   *[none] {""}
}
rage-move-keep-standing-order = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-drop-standing-order = Retirer les ordres permanents
rage-move-leave = Quitter la partie

rage-ground-city = cité libre
rage-ground-forge = forge libre
rage-ground-stone = pierre { $level }
rage-ground-plain = libre

## Ce qui s'ensuit, avant confirmation

rage-confirm-pass = { $kind ->
    [drop] Ton brouillon est jeté et l’action finit sans mouvement.
    [done] L’action finit. Ce qui est définitif reste ; le reste du brouillon est jeté.
   *[nothing] L’action finit sans mouvement et sans achat.
}
rage-confirm-flee = Tout ce qui a survécu{ $hero ->
    [yes] , héros compris,
   *[no] {""}
} rentre au Bastion. { $site } reste à l’ennemi.
rage-sure-quiet = Personne sur le chemin : pas de combat.
rage-sure-points = { $wins ->
    [yes] 👑 Cela fait **{ $points }** points sur { $goal } : cette marche **fait gagner aussitôt**.
   *[no] Points après la marche, avant tout combat : **{ $points }** sur { $goal }, contre { $before } à présent.
}
rage-sure-clash = ⚔️ **{ $site }** : { $attackers } contre { $defender ->
    [none] les elfes
   *[other] { $defender }
} ({ $defenders }). { $first ->
    [yes] Tu commences
   *[no] On te frappe d’abord
} (lenteur { $own } à { $other }).{ $defence ->
    [asked] {" "}{ $defender } donne d’abord ses ordres.
    [orders] {" "}{ $defender } a des ordres permanents.
    [hand] {" "}{ $defender } se défend à la main.
   *[elves] {""}
}
rage-sure-odds = Prévision, jusqu’au bout : tu gagnes à **{ $chance } %**, { $count ->
    [0] en général sans qu’il en reste.
   *[other] il en reste environ { $left }.
}
rage-sure-orders = Tes ordres scellés : { $until }{ $splits ->
    [no] .
   *[yes] , abattre { $split }.
}
rage-sure-by-hand = Tu combats à la main : on te demande avant chacun de tes assauts.
rage-sure-bought = Achats : { $cards }.
rage-sure-hero = { $hero } te rejoint en { $site }.
rage-sure-arranged = Ton armée porte ensuite : { $cards }.
rage-sure-arranged-for-you = J’équipe ton armée pour toi : { $cards }.
rage-march-many = { $units ->
    [0] le héros
    [one] 1 unité
   *[other] { $units } unités
}, { $ways } itinéraires
rage-march-ways = Ta marche en détail : { $orders }.
rage-gist-points = { $wins ->
    [yes] 👑 Cela fait **{ $points }** sur { $goal } : **victoire aussitôt**.
   *[no] Avant tout combat : **{ $points }** sur { $goal }, contre { $before }.
}
rage-gist-fight = ⚔️ **{ $site }** : **{ $chance } %** de gagner, { $count ->
    [0] sans reste.
   *[other] reste { $left }.
}
rage-gist-orders = { $several ->
    [yes] Ordres en { $sites }
   *[no] Ordres
} : { $orders }.
rage-gist-forecast = Prévision : { $you ->
    [yes] tu gagnes à { $chance } %.
   *[no] { $name } gagne à { $chance } %.
}
rage-gist-gained = Tu obtiens : { $gained }.
rage-gist-arranged = Équipement : { $cards }.
