### Ce qui se passe dans Clash of Rage, ligne par ligne.
###
### Les noms des joueurs arrivent mis en forme. $units sont des figurines par leur nom, $site un lieu
### de la carte, A0 la cité de la première région ; $path mène de lieu en lieu. $seat vaut none quand
### les elfes agissent. Rien ne s'accorde avec une personne : on ne sait pas qui joue.

rage-event-map-laid = { $count } régions de l’Empire d’Émeraude s’étendent à perte de vue. Les elfes tiennent chaque cité, chaque forge, et toisent le monde.
rage-event-market-opened = Au marché noir : { $cards }.
rage-event-clan-taken = ‹{ $seat } commande|Tu commandes› : { $clan }.
rage-event-clan-taken-item = { $seat } ({ $clan })
rage-event-clan-taken-several = Les clans ont trouvé qui les mène : { $items }.
rage-event-tactics-drawn = { $count ->
    [one] ‹{ $seat } pioche|Tu pioches› la carte Tactique **{ $cards }**.
   *[other] ‹{ $seat } pioche|Tu pioches› les cartes Tactique **{ $cards }**.
}
rage-event-tactics-shuffled = ‹{ $seat } mélange|Tu mélanges› ‹ses|tes› tactiques jouées pour en refaire une pioche.
rage-event-tactics-shuffled-item = { $seat }
rage-event-tactics-shuffled-several = ‹{ $items } mélangent leurs|{ $items } mélangez vos› tactiques jouées.
rage-event-turn-began = { $verse ->
    [0] **Tour { $turn }.** Des tambours, par-delà les collines.
    [1] **Tour { $turn }.** De la fumée sur l’Empire.
    [2] **Tour { $turn }.** Quelque part, une hache passe sur la meule.
    [3] **Tour { $turn }.** Les elfes comptent leurs flèches.
    [4] **Tour { $turn }.** Bien des bannières, une seule route.
   *[other] **Tour { $turn }.** Jamais l’aube n’a fait autant de bruit.
}{ $turn ->
    [1] {" "}La partie dure au plus { $last } tours.
   *[other] {""}
}
rage-event-elves-drew = { $kept ->
    [no] Les elfes piochent *{ $gear }* ; rien ne change pour le { $elf }.
   *[yes] { $replaced ->
        [none] Les elfes s’équipent. { $elf } : *{ $gear }*.
       *[other] Les elfes gagnent au change. { $elf } : *{ $gear }* remplace *{ $replaced }*.
    }
}
rage-event-elves-drew-item = { $kept ->
    [no] {""}
   *[yes] { $replaced ->
        [none] *{ $gear }* pour le { $elf }
       *[other] *{ $gear }* remplace *{ $replaced }* pour le { $elf }
    }
}
rage-event-elves-drew-several = Les elfes fouillent l’arsenal : { $items }.
rage-event-tactic-chosen = ‹{ $seat } a|Tu as› un plan.
rage-event-tactic-chosen-item = { $seat }
rage-event-tactic-chosen-several = ‹{ $items } ont|{ $items } avez› un plan.
rage-event-tactic-revealed = **{ $nth }.** ‹{ $seat } joue|Tu joues› le **{ $card }** : { $gold } or, { $units }.
rage-event-bastion-placed = { $verse ->
    [0] ‹{ $seat } plante|Tu plantes› des pieux : un Bastion se dresse.
    [1] Du bois, du goudron et des jurons : ‹{ $seat } bâtit|tu bâtis› ‹son|ton› Bastion.
   *[other] ‹{ $seat } bâtit|Tu bâtis› ‹son|ton› Bastion à la lisière de l’Empire.
}
rage-event-income-taken = { $crystals ->
    [0] ‹{ $seat } touche|Tu touches› { $gold } or.
    [one] ‹{ $seat } touche|Tu touches› { $gold } or et 1 cristal.
   *[other] ‹{ $seat } touche|Tu touches› { $gold } or et { $crystals } cristaux.
}
rage-event-income-taken-item = { $crystals ->
    [0] { $seat } : { $gold } or
    [one] { $seat } : { $gold } or, 1 cristal
   *[other] { $seat } : { $gold } or, { $crystals } cristaux
}
rage-event-income-taken-several = Revenus : { $items }.
rage-event-reinforcements-chosen = ‹{ $seat } a posté ses|Tu as posté tes› renforts.
rage-event-reinforcements-chosen-item = { $seat }
rage-event-reinforcements-chosen-several = ‹{ $items } ont posté leurs|{ $items } avez posté vos› renforts.
rage-event-reinforcements-revealed = Les renforts arrivent.
rage-event-reinforced = ‹{ $seat }|Toi› : { $units } en { $site }.
rage-event-reinforced-item = { $seat } ({ $units }) en { $site }
rage-event-reinforced-several = Renforts : { $items }.
rage-event-reinforcements-lost = ‹{ $seat } n’a|Tu n’as› plus de figurines pour { $units }.
rage-event-drafted = ‹{ $seat } note un projet dans un brouillon que personne d’autre ne voit.|Noté dans ton brouillon ; personne d’autre ne le voit.›
rage-event-action-began = { $action ->
    [1] { $verse ->
        [0] ⚔️ **Première action :** { $seat }.
        [1] ⚔️ **Première action :** ‹{ $seat } déroule|tu déroules› la carte.
       *[other] ⚔️ **Première action :** ‹{ $seat } sort|tu sors› de ‹sa|ta› tente.
    }
   *[other] { $verse ->
        [0] ⚔️ **Seconde action :** { $seat }.
        [1] ⚔️ **Seconde action :** { $seat }, et cette fois ça compte.
       *[other] ⚔️ **Seconde action :** ‹{ $seat } relève|tu relèves› ‹sa|ta› bannière.
    }
}
rage-event-passed = { $verse ->
    [0] C’est tout pour { $seat } cette fois.
    [1] ‹{ $seat } en reste|Tu en restes› là.
   *[other] ‹{ $seat } n’en fera|Tu n’en feras› pas plus cette fois.
}
rage-event-marched = ‹{ $seat } se met|Tu te mets› en marche { $path } : { $units }.
rage-event-marched-item = { $path_alike ->
    [yes] { $units }
   *[no] { $units } { $path }
}
rage-event-marched-several = { $path_alike ->
    [yes] ‹{ $seat } se met|Tu te mets› en marche { $path } : { $items }.
   *[no] ‹{ $seat } se met|Tu te mets› en marche : { $items }.
}
rage-event-hero-marched = ‹Le héros de { $seat }|Ton héros› suit : { $hero }, { $path }.
rage-event-trade-sealed = 🔒 ‹{ $seat } valide|Tu valides› pour de bon.
rage-event-bought = { $verse ->
    [0] { $cost } or sur le comptoir : *{ $gear }* pour { $seat }.
   *[other] ‹{ $seat } achète|Tu achètes› *{ $gear }* pour { $cost } or.
}
rage-event-bought-item = { $gear } ({ $cost })
rage-event-bought-several = Achats en or : { $items }.
rage-event-market-refilled = Nouveau au marché : { $gear }.
rage-event-market-refilled-item = { $gear }
rage-event-market-refilled-several = Nouveautés au marché : { $items }.
rage-event-hero-recruited = 🌟 { $hero } ‹rejoint { $seat }|te rejoint› pour { $cost } or et attend en { $site }.
rage-event-arranged = ‹{ $seat } équipe|Tu équipes› ‹son|ton› armée : { $cards }.
rage-event-forging-began = 🔥 ‹{ $seat } jette|Tu jettes› { $cost } cristaux dans la forge. Légendes piochées : { $drawn }.
rage-event-legendaries-drawn = { $count ->
    [one] ‹{ $seat } pioche et garde|Tu pioches et gardes› { $cards }.
   *[other] ‹{ $seat } pioche { $cards } et en garde une.|Tu pioches { $cards }. Gardes-en une.›
}
rage-event-legendary-forged = 🏆 ‹{ $seat } forge|Tu forges› **{ $gear }** : un point pour toujours.
rage-event-fight-began = ⚔️ **Combat en { $site }.** ‹{ $attacker }|Toi› ({ $attackers }) contre { $defender ->
    [none] les elfes
   *[other] { $defender }
} ({ $defenders }). Lenteur { $slowness } ; { $first ->
    [none] les elfes frappent
   *[other] ‹{ $first } frappe|tu frappes›
} d’abord.
rage-event-defence-ordered = { $by_hand ->
    [yes] ‹{ $seat } mène|Tu mènes› la défense en personne.
   *[no] ‹{ $seat } a donné ses|Tu as donné tes› ordres pour la défense.
}
rage-event-fight-handed-over = ‹{ $seat } confie|Tu confies› la suite du combat à des ordres scellés.
rage-event-assault-made = { $fled ->
    [yes] 🏃 ‹{ $seat } fuit|Tu fuis› { $site } vers ‹son|ton› Bastion.
   *[no] 🎲 { $seat ->
        [none] Les elfes
       *[other] ‹{ $seat }|Toi›
    } : { $dice }{ $rerolls } · { $hits } aux dés{ $auto ->
        [0] {""}
        [one] {" "}+ 1 automatique
       *[other] {" "}+ { $auto } automatiques
    }{ $rage ->
        [0] {""}
       *[other] {" "}+ { $rage } de rage
    }{ $shields ->
        [0] {""}
        [one] {" "}− 1 bouclier
       *[other] {" "}− { $shields } boucliers
    } = { $wounds ->
        [0] **aucune blessure**
        [one] **1 blessure**
       *[other] **{ $wounds } blessures**
    }{ $stolen ->
        [yes] {" "}(Neggesh a volé un jeton)
       *[no] {""}
    }
}
rage-event-barrier-broken = ‹La barrière magique de { $seat }|Ta barrière magique› éclate en { $site }.
rage-event-units-fell = { $verse ->
    [0] 💀 En { $site }, ‹{ $seat } enterre|tu enterres› { $units }.
   *[other] 💀 ‹{ $seat } perd|Tu perds› { $units } en { $site }.
}
rage-event-elves-fell = { $verse ->
    [0] 💎 En { $site }, ‹{ $seat } abat|tu abats› { $units } et ‹empoche|empoches› { $crystals ->
        [one] 1 cristal
       *[other] { $crystals } cristaux
    }.
   *[other] 💎 De moins en { $site } : { $units }. Pour { $seat }, { $crystals ->
        [one] 1 cristal
       *[other] { $crystals } cristaux
    }.
}
rage-event-rage-gained = 😡 Personne ne tombe, la rage monte : { $seat ->
    [none] les elfes
   *[other] ‹{ $seat }|la tienne›
} ({ $tokens }).
rage-event-hero-returned = { $hero } rentre ‹au Bastion de { $seat }|à ton Bastion›.
rage-event-fight-ended = { $winner ->
    [none] Les elfes tiennent { $site } : { $left }.
   *[other] { $verse ->
        [0] La poussière retombe en { $site } : { $winner }, avec { $left }.
       *[other] ‹{ $winner } tient|Tu tiens› { $site } : { $left }.
    }
}
rage-event-stone-reinforced = La pierre en { $site } ‹donne à { $seat }|te donne› { $units }.
rage-event-stone-reinforced-item = { $seat } ({ $units }) en { $site }
rage-event-stone-reinforced-several = Les pierres de renfort luisent : { $items }.
rage-event-points-changed = { $points ->
    [0] ‹{ $seat } n’a|Tu n’as› plus aucun point.
    [one] ‹{ $seat } a|Tu as› **1** point sur { $goal }.
   *[other] ‹{ $seat } a|Tu as› **{ $points }** points sur { $goal }.
}
rage-event-points-changed-item = { $seat } **{ $points }** sur { $goal }
rage-event-points-changed-several = Points : { $items }.
rage-event-goal-reached = 🚨 ‹{ $seat } tient|Tu tiens› { $points } points et **‹gagne au début de sa|gagnes au début de ta› seconde action**{ $first ->
    [none] { $to_take ->
        [0] { $ahead ->
            [0]  : rien ne peut plus l’empêcher
           *[other] , sauf victoire de quelqu’un qui agit avant
        }
        [one] , sauf perte d’une cité{ $ahead ->
            [0] { " " }d’ici là
           *[other] { " " }ou victoire de quelqu’un qui agit avant
        }
       *[other] , sauf perte de { $to_take } cités{ $ahead ->
            [0] { " " }d’ici là
           *[other] { " " }ou victoire de quelqu’un qui agit avant
        }
    }
   *[other] , sauf { $to_take ->
        [0] { "" }
        [one] perte d’une cité ou{ " " }
       *[other] perte de { $to_take } cités ou{ " " }
    }victoire plus tôt : ‹{ $first } agit avant et a|tu agis avant et as› aussi le compte
}.
rage-event-standing-order-kept = { $by_hand ->
    [yes] ‹{ $seat } se défendra|Tu te défendras› désormais à la main.
   *[no] ‹{ $seat } laisse|Tu laisses› des ordres permanents pour ‹sa|ta› défense.
}
rage-event-standing-order-dropped = ‹{ $seat } retire|Tu retires› ‹ses|tes› ordres permanents.
rage-event-seat-left = ‹{ $seat } lève|Tu lèves› le camp et ‹quitte|quittes› l’Empire. Un Bastion déjà bâti reste.
rage-event-game-won = 👑 ‹{ $seat } s’empare|Tu t’empares› de l’Empire d’Émeraude avec **{ $points }** { $points ->
    [one] point
   *[other] points
} !
rage-event-last-turn-ended = { $count ->
    [one] Le dernier tour est fini. ‹{ $seats } l’emporte|Tu l’emportes› avec **{ $points }** { $points ->
        [one] point
       *[other] points
    }.
   *[other] Le dernier tour est fini. La première place est à partager entre { $seats }, avec **{ $points }** { $points ->
        [one] point
       *[other] points
    }.
}

## Comment cela a fini, et ce qu'on en retient

rage-outcome-goal = L’Empire d’Émeraude change de mains.
rage-outcome-last-turn = Personne n’a atteint le but ; le dernier tour est fini : les points décident, puis les légendes, les forges, et enfin cristaux et or.
rage-outcome-last-one-left = Tous les autres clans ont quitté le champ de bataille.

rage-tie-goal = ⚖️ À égalité de points, la victoire va à qui a en premier le total voulu lors de sa seconde action ; derrière, ce sont les légendes qui décident, puis les forges, enfin les cristaux et l’or. Qui est parti finit derrière.
rage-tie-last-turn = ⚖️ À égalité de points, ce sont les légendes qui décident, puis les forges, enfin les cristaux et l’or. Qui est parti finit derrière.
rage-tie-last-one-left = ⚖️ Égalité de points : qui s’en va finit derrière qui reste, et qui est parti en premier finit en dernier.
rage-feat-odds = ⚔️ { $verse ->
        [0] L’audace : { $seat } a attaqué à { $number } contre { $usual }, et gagné.
       *[1] Contre toute attente : à { $number } contre { $usual }, victoire de { $seat }.
    }
rage-feat-attacks = ⚔️ L’audace : { $seat }, { $number ->
        [one] un combat engagé
       *[other] { $number } combats engagés
    }.
rage-feat-dice = 🎲 { $verse ->
        [0] La chance : les dés ont donné { $number ->
            [one] une blessure
           *[other] { $number } blessures
        } à { $seat } ; la moyenne en donnait { $usual }.
       *[1] Les dés ont souri : { $number ->
            [one] une blessure
           *[other] { $number } blessures
        } pour { $seat }, là où on en attendait { $usual }.
    }
rage-feat-unused = 🤫 { $seat } a gardé sa tactique { $number } en main jusqu’à la fin, à l’insu de tout le monde.
rage-analysis-strength = En réfléchissant bien moins, j’ai gagné 12 parties à deux sur 12 contre une recherche simple et 24 sur 24 contre un ordinateur facile, à quatre 11 sur 12 ; contre de bons joueurs humains, ce n’est pas mesuré.

rage-epilogue-hand = { $number ->
        [0] { $seat } n’avait plus de carte Tactique en main.
        [one] { $seat } a gardé une carte Tactique jusqu’au bout : **{ $cards }**.
       *[other] { $seat } a gardé { $number } cartes Tactique jusqu’au bout : **{ $cards }**.
    }
rage-epilogue-hand-left = { $number ->
        [0] { $seat } a quitté la partie sans carte Tactique en main.
        [one] { $seat } a quitté la partie avec une carte Tactique en main : **{ $cards }**.
       *[other] { $seat } a quitté la partie avec { $number } cartes Tactique en main : **{ $cards }**.
    }
rage-epilogue-legends = { $total ->
        [0] Personne n’a pioché de légende à la forge.
        [one] On a pioché des légendes une fois, et { $number ->
            [0] aucune n’est repartie.
            [one] une est repartie sans être vue.
           *[other] { $number } sont reparties sans être vues.
        }
       *[other] On a pioché des légendes { $total } fois, et { $number ->
            [0] aucune n’est repartie.
            [one] une est repartie sans être vue.
           *[other] { $number } sont reparties sans être vues.
        }
    }
