### La Bataille norvégienne en français.
###
### Les noms des joueurs arrivent mis en forme ; les cartes sont un rang et une couleur comme 8♠, les
### rangs comme sur la carte. $verse choisit entre des variantes, toujours la même pour le même fait.
### $rank_kind est le code du rang : J, Q, K, A, X pour un joker, ou un nombre.
### Rien ne s'accorde avec une personne : on ne sait pas qui joue.

norwegian-name = Bataille norvégienne
norwegian-short-name = Norvégienne
norwegian-emoji = 🏔️
norwegian-tagline = Débarrasse-toi de toutes tes cartes avant la fin de la longue nuit. Quelqu’un finira avec le tas : fais en sorte que ce ne soit pas toi.
norwegian-about = Un jeu de cartes où il s’agit de s’en débarrasser : joue plus haut, brûle le tas ou ramasse-le.
norwegian-length =
    { $pace ->
        [live] environ une demi-heure
       *[other] { lobby-days }
    }
norwegian-preset-plain = À la lettre
norwegian-preset-plain-help = Les règles telles qu’elles sont écrites, sans variante
norwegian-preset-lively = Animée
norwegian-preset-lively-help = Jouer les places, carré, rejouer après un 10, trois invisible
norwegian-preset-everything = Tout
norwegian-preset-everything-help = Les dix variantes à la fois

## Cartes, rangs et ce que demande le tas

norwegian-letter-J = V
norwegian-letter-Q = D
norwegian-letter-K = R
norwegian-letter-A = A
norwegian-letter-X = Joker
norwegian-rank-one =
    { $rank_kind ->
        [J] Valet
        [Q] Dame
        [K] Roi
        [A] As
        [X] Joker
       *[number] { $rank }
    }
norwegian-rank-many =
    { $rank_kind ->
        [J] Valets
        [Q] Dames
        [K] Rois
        [A] As
        [X] Jokers
       *[number] { $rank }
    }
norwegian-demand =
    { $demand_kind ->
        [free] tout est permis
        [at-most] { $rank } ou moins
       *[at-least] { norwegian-rank-one } ou plus
    }
norwegian-count =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
norwegian-missing =
    { $missing ->
        [1] { $rank_kind ->
            [Q] encore une { norwegian-rank-one }
           *[other] encore un { norwegian-rank-one }
        }
        [2] encore deux { norwegian-rank-many }
       *[other] encore { $missing } { norwegian-rank-many }
    }
norwegian-aces =
    { $aces ->
        [one] un As
        [2] deux As
        [3] trois As
        [4] quatre As
       *[other] { $aces } As
    }

## Le récit

norwegian-event-dealer-drawn =
    { $verse ->
        [0] ‹{ $seat } distribue|Tu distribues›, les doigts gelés et sans un mot d’excuse.
        [1] Le sort a choisi : ‹{ $seat } distribue|tu distribues›. Il faut bien que quelqu’un s’y colle.
        [2] ‹{ $seat } souffle|Tu souffles› sur les cartes et ‹distribue|distribues›.
       *[other] ‹{ $seat } distribue|Tu distribues›. Dehors, il neige.
    }
norwegian-event-deal-passed =
    { $verse ->
        [0] La donne avance : cette fois, ‹{ $seat } distribue|tu distribues›.
        [1] Autre nuit, autre donne : à { $seat } de distribuer.
       *[other] On pousse le jeu vers { $seat }, qui ‹distribue|distribues›.
    }
norwegian-event-cards-dealt =
    { $decks ->
        [one] Un jeu de 52
       *[other] { $decks } jeux de 52
    }, { $jokers ->
        [0] neuf cartes par personne, dont trois cachées, que personne n’a vues.
       *[other] plus { $jokers } Jokers : neuf cartes par personne, dont trois cachées, que personne n’a vues.
    } { $stock ->
        [0] Il ne reste rien pour la pioche.
        [one] Une seule reste dans la pioche.
       *[other] Il en reste { $stock } dans la pioche.
    }
norwegian-event-face-up-dealt = Face visible devant { $seat } : **{ $cards }**.
norwegian-event-face-up-dealt-item = { $seat } ({ $cards })
norwegian-event-face-up-dealt-several = Face visible, au vu de tout le monde : { $items }.
norwegian-event-hand-dealt = ‹Main de { $seat }|Ta main› : **{ $cards }**.
norwegian-event-laid-out =
    { $verse ->
        [0] ‹{ $seat } fait|Tu fais› le ménage : **{ $cards }** face visible.
        [1] ‹{ $seat } échange|Tu échanges› un peu et ‹prend|prends› un air innocent : **{ $cards }** face visible.
       *[other] Après réflexion, ‹{ $seat } expose|tu exposes› **{ $cards }**.
    }
norwegian-event-became-ready = ‹{ $seat } laisse|Tu laisses› ‹ses|tes› cartes comme elles sont et ‹attend|attends› la suite.
norwegian-event-became-ready-item = { $seat }
norwegian-event-became-ready-several = ‹{ $items } laissent leurs cartes comme elles sont et attendent|{ $items } laissez vos cartes comme elles sont et attendez› la suite.
norwegian-event-exchange-closed = L’échange est clos. Désormais, on vit avec ses choix.
norwegian-event-turn-began =
    { $verse ->
        [0] **Tour { $turn }.** À { $seat } de jouer.
        [1] **Tour { $turn }.** On pousse la lampe vers { $seat }.
        [2] **Tour { $turn }.** ‹{ $seat } repose|Tu reposes› ‹sa|ta› tasse.
        [3] **Tour { $turn }.** Tout le monde ‹regarde { $seat }|te regarde›.
        [4] **Tour { $turn }.** ‹{ $seat } souffle sur ses|Tu souffles sur tes› doigts.
       *[other] **Tour { $turn }.** ‹Au tour de { $seat }|À ton tour›.
    }
norwegian-event-cards-laid =
    { $rank_kind ->
        [X] { $count ->
            [one] ‹{ $seat } joue|Tu joues› un **Joker**, qui quitte la partie en saluant.
           *[other] ‹{ $seat } joue|Tu joues› { norwegian-count } **Jokers**, qui quittent la partie bras dessus, bras dessous.
        }
       *[other] { $count ->
            [one] { $verse ->
                [0] ‹{ $seat } pose|Tu poses› **{ $cards }**.
                [1] **{ $cards }**, ‹dit { $seat }|dis-tu›, et rien d’autre.
                [2] ‹{ $seat } fait|Tu fais› glisser **{ $cards }** sur la table.
                [3] Voilà **{ $cards }**. ‹{ $seat } ne laisse|Tu ne laisses› rien paraître.
                [4] ‹{ $seat } se sépare|Tu te sépares› de **{ $cards }**.
               *[other] **{ $cards }** ‹de la part de { $seat }|de ta part›.
            }
           *[other] { $verse ->
                [0] ‹{ $seat } pose|Tu poses› { norwegian-count } { norwegian-rank-many } d’un coup : **{ $cards }**.
                [1] ‹De la part de { $seat }|De ta part›, { norwegian-count } { norwegian-rank-many } : **{ $cards }**. Quelqu’un avait fait des réserves.
                [2] ‹{ $seat } étale|Tu étales› **{ $cards }** en éventail.
               *[other] **{ $cards }** : ‹{ $seat } a fait ses|tu as fait tes› courses.
            }
        }
    }
norwegian-event-hand-refilled =
    { $stock ->
        [0] { $number ->
            [one] ‹{ $seat } pioche|Tu pioches› la dernière carte.
           *[other] ‹{ $seat } pioche|Tu pioches› les { $number } dernières cartes.
        }
       *[other] { $number ->
            [one] ‹{ $seat } pioche|Tu pioches› une carte ; il en reste { $stock }.
           *[other] ‹{ $seat } pioche|Tu pioches› { $number } cartes ; il en reste { $stock }.
        }
    }
norwegian-event-cards-drawn = ‹{ $seat } pioche|Tu pioches› **{ $cards }**.
norwegian-event-stock-emptied =
    { $verse ->
        [0] La pioche est vide. Cela devient sérieux.
        [1] Plus de pioche : on fera avec ce qu’on a.
       *[other] La dernière carte est piochée. Les mains ne peuvent plus que fondre, du moins on l’espère.
    }
norwegian-event-face-up-taken =
    { $verse ->
        [0] La main vide, ‹{ $seat } reprend|tu reprends› **{ $cards }**.
        [1] De la table à ‹la main de { $seat }|ta main› : **{ $cards }**.
       *[other] ‹{ $seat } prend ses|Tu prends tes› cartes visibles : **{ $cards }**. Restent les trois cachées.
    }
norwegian-event-blind-turned =
    { $playable ->
        [yes] { $verse ->
            [0] ‹{ $seat } retourne|Tu retournes› une carte cachée. Elle passe !
            [1] Les yeux fermés, ‹{ $seat } retourne|tu retournes› une carte. Elle passe !
            [2] Une carte cachée, et elle passe ! ‹{ $seat } le savait|Tu le savais› depuis le début, bien sûr.
           *[other] Un coup de chance pour { $seat } : la carte passe.
        }
       *[no] { $verse ->
            [0] ‹{ $seat } retourne|Tu retournes› une carte cachée : **{ $card }**. Elle ne passe pas.
            [1] Les yeux fermés, ‹{ $seat } retourne|tu retournes› **{ $card }**. Mieux valait les garder fermés.
            [2] **{ $card }**. ‹{ $seat } contemple|Tu contemples› le plafond.
           *[other] ‹{ $seat } retourne|Tu retournes› **{ $card }**, et elle ne passe pas.
        }
    }
norwegian-event-blind-stopped =
    { $verse ->
        [0] ‹{ $seat } s’arrête|Tu t’arrêtes› tant que tout va bien.
        [1] ‹{ $seat } a|Tu as› bien assez tenté le sort pour une nuit.
       *[other] Cela suffit, ‹dit { $seat }|dis-tu›, sans rien retourner de plus.
    }
norwegian-event-demand-changed =
    { $demand_kind ->
        [at-most] { $verse ->
            [0] Le plafond s’abaisse : ensuite, 7 ou moins.
            [1] Baissez la tête ! Le 7 demande un 7 ou moins.
           *[other] Le 7 n’aime pas qu’on le dépasse : 7 ou moins, je vous prie.
        }
       *[free] { $verse ->
            [0] Un 2 pardonne tout : la suite est libre.
            [1] Le 2 efface l’ardoise : tout est permis.
           *[other] Après un 2, tout est permis.
        }
    }
norwegian-event-seats-skipped =
    { $verse ->
        [0] { $count ->
            [one] ‹Le 8 de { $seat }|Ton 8› saute par-dessus { $skipped }.
           *[other] ‹Les 8 de { $seat }|Tes 8› sautent par-dessus { $skipped }.
        }
        [1] Tour passé pour { $skipped }, avec ‹les compliments de { $seat }|tes compliments›.
       *[other] ‹{ $seat } regarde|Tu regardes› ailleurs : tour passé pour { $skipped }.
    }
norwegian-event-direction-reversed =
    { $clockwise ->
        [yes] Le vent tourne à chaque 6 : on joue dans le sens des aiguilles d’une montre ↻.
       *[no] Le vent tourne à chaque 6 : on joue dans le sens inverse des aiguilles d’une montre ↺.
    }
norwegian-event-threes-ignored =
    { $verse ->
        [0] Un 3 ? Personne n’a vu de 3. On joue comme s’il n’était pas là.
        [1] Le 3 est là sans y être : il ne change rien à ce qui passe.
       *[other] Le 3 fond comme neige : il ne compte pas.
    }
norwegian-event-pile-burnt =
    { $cause_kind ->
        [ten] { $number ->
            [one] Le 10 part en fumée, tout seul.
           *[other] { $verse ->
                [0] Le 10 file dans le poêle et emporte le tas : { $number } cartes quittent la partie.
                [1] Un 10, une étincelle, et { $number } cartes en cendres.
               *[other] ‹{ $seat } se réchauffe|Tu te réchauffes› les mains : { $number } cartes brûlent avec le 10.
            }
        }
        [completion] Le tas brûle : { $number } cartes quittent la partie.
       *[four-of-a-kind] { $verse ->
            [0] Carré ! Le tas brûle : { $number } cartes quittent la partie.
            [1] Une, deux, trois, quatre pareilles, et { $number } cartes nourrissent le feu.
           *[other] Quatre pareilles sur le tas, et la porte du poêle s’ouvre : { $number } cartes s’en vont.
        }
    }
norwegian-event-pile-taken =
    { $cause_kind ->
        [ace] { $number ->
            [one] ‹{ $seat } prend|Tu prends› l’As, avec les remerciements d’usage.
           *[other] Le tas est livré : ‹{ $seat } prend|tu prends› { $number } cartes.
        }
        [joker] { $number ->
            [one] ‹{ $seat } prend|Tu prends› une seule carte. Il y a pire.
           *[other] ‹{ $seat } prend|Tu prends› { $number } cartes et ne ‹rit|ris› pas.
        }
        [blind] ‹{ $seat } la prend|Tu la prends› en main avec le reste : { $number } cartes.
       *[turn] { $number ->
            [one] ‹{ $seat } ramasse|Tu ramasses› le tas, soit une carte solitaire.
           *[other] { $verse ->
                [0] ‹{ $seat } ramasse|Tu ramasses› le tas : { $number } cartes.
                [1] Avec un soupir, ‹{ $seat } ramasse|tu ramasses› { $number } cartes.
                [2] { $number } cartes emménagent chez { $seat }. Faites comme chez vous.
                [3] ‹{ $seat } pellette|Tu pellettes› { $number } cartes. L’hiver est long.
               *[other] Le tas ‹revient à { $seat }|te revient› : { $number } cartes.
            }
        }
    }
norwegian-event-ace-aimed =
    { $aces ->
        [one] { $verse ->
            [0] ‹{ $seat } envoie|Tu envoies› le tas chez { $target }, de l’autre côté de la table.
            [1] « C’est pour toi‹, { $target }|› », ‹dit { $seat }|dis-tu›.
            [2] L’As regarde vers { $target }. ‹{ $seat } sifflote|Tu sifflotes›.
           *[other] ‹{ $seat } a|Tu as› choisi quelqu’un : { $target }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } envoie|Tu envoies› { norwegian-aces } et le tas chez { $target }.
            [1] Pas de demi-mesure : { norwegian-aces } ‹de { $seat }|de ta part› pour { $target }.
           *[other] « Pour toi‹, { $target }|› : { norwegian-aces } et tout ce qu’il y a dessous », ‹dit { $seat }|dis-tu›.
        }
    }
norwegian-event-ace-returned =
    { $verse ->
        [0] Un As en réponse à { $attacker } ! C’est maintenant ‹{ $seat } qui envoie|toi qui envoies›.
        [1] « Tiens‹, { $attacker }|›, j’ai le même », ‹dit { $seat }|dis-tu›, et voilà un As.
       *[other] ‹{ $seat } répond|Tu réponds› à l’As par l’As, et ‹{ $attacker } se redresse|tu te redresses›.
    }
norwegian-event-ace-stopped =
    { $verse ->
        [0] Un 2 ‹de { $seat }|de ta part› arrête tout : le tas reste là, et ‹le sourire de { $attacker }|ton sourire› aussi, un peu figé.
        [1] « Pas aujourd’hui‹, { $attacker }|›. » ‹{ $seat } laisse|Tu laisses› tomber un 2 sur l’As.
       *[other] ‹{ $seat } brandit|Tu brandis› un 2. ‹L’As de { $attacker }|Ton As› a fait tout ce chemin pour rien.
    }
norwegian-event-ace-unanswered =
    { $verse ->
        [0] ‹{ $seat } ne répond|Tu ne réponds› pas ‹à l’As de { $attacker }|à ton As›.
        [1] ‹{ $seat } regarde|Tu regardes› venir ‹l’As de { $attacker }|ton As› sans broncher.
       *[other] Silence ‹du côté de { $seat }|de ton côté›. ‹{ $attacker } hoche|Tu hoches› la tête.
    }
norwegian-event-joker-given =
    { $verse ->
        [0] Le Joker regarde autour de lui et s’arrête sur { $target }, sur ‹un conseil de { $seat }|ton conseil›.
        [1] Une révérence, un sourire en coin : le tas est pour { $target }, avec les compliments du Joker et ‹de { $seat }|les tiens›.
       *[other] ‹{ $seat } tend|Tu tends› le doigt vers { $target }, et on ne discute pas avec un Joker.
    }
norwegian-event-joker-wasted = ‹Le Joker de { $seat }|Ton Joker› trouve la table vide : personne ne prend rien.
norwegian-event-completion-offered = Quelqu’un aurait-il { norwegian-missing } ? Cela en ferait quatre.
norwegian-event-completion-passed = ‹{ $seat } laisse|Tu laisses› passer.
norwegian-event-completion-passed-item = { $seat }
norwegian-event-completion-passed-several = ‹{ $items } laissent|{ $items } laissez› passer.
norwegian-event-completed =
    { $verse ->
        [0] ‹{ $seat } a|Tu as› le reste : quatre { norwegian-rank-many } !
        [1] Personne ne s’y attendait : ‹{ $seat } complète|tu complètes› les { norwegian-rank-many } et ‹fait|fais› un carré.
       *[other] « Si vous permettez… » ‹{ $seat } complète|Tu complètes› les quatre { norwegian-rank-many }.
    }
norwegian-event-went-out =
    { $place ->
        [1] { $verse ->
            [0] ‹{ $seat } pose|Tu poses› ‹sa|ta› dernière carte et ‹s’étire|t’étires›.
            [1] ‹{ $seat } montre|Tu montres› deux mains vides. Qui dit mieux ?
           *[other] Plus rien en main, plus rien sur la table : ‹{ $seat } en a|tu en as› fini avant tout le monde.
        }
       *[other] ‹{ $seat } n’a|Tu n’as› plus de cartes et ‹prend|prends› la place n° { $place }.
    }
norwegian-event-left-last = ‹{ $seat } garde|Tu gardes› les cartes, la vaisselle et la place n° { $place }.
norwegian-event-stalemate-reached = { $turns } tours, et les cartes ne font que tourner en rond. On arrête là : le moins de cartes l’emporte.
norwegian-event-game-won =
    { $count ->
        [one] ‹{ $seats } remporte|Tu remportes› la Bataille norvégienne !
       *[other] ‹{ $seats } remportent|{ $seats } remportez› ensemble la Bataille norvégienne !
    }

norwegian-event-hand-shown = Il ‹restait en main à { $seat }|te restait en main› : { $cards }.
norwegian-event-hand-shown-item = { $seat } ({ $cards })
norwegian-event-hand-shown-several = Toutes les mains sur la table : { $items }.
norwegian-event-face-down-shown = ‹Les cartes cachées de { $seat }|Tes cartes cachées› : { $cards }.
norwegian-event-face-down-shown-item = { $seat } ({ $cards })
norwegian-event-face-down-shown-several = Et les cartes cachées, que personne n’avait vues : { $items }.

## Questions : à qui répond, à propos de qui l'on attend, et dans un rappel
## $active est la personne dont c'est le tour, $attacker celle qui a envoyé l'As, $target celle qu'il
## vise, $layer celle qui a posé en dernier, $number le nombre de cartes du tas. $must vaut yes quand
## rien ne peut être posé.

norwegian-prompt-exchange = Quelles trois cartes poses-tu face visible, pour la fin ? Les hautes et les spéciales y sont bien.
norwegian-awaits-exchange = Avant la première carte, tout le monde peut échanger. On attend { $seats }.
norwegian-call-exchange = choisir trois cartes visibles

norwegian-prompt-lay =
    { $must ->
        [yes] Rien dans ta main ne va sur le tas ({ norwegian-demand }). { $number ->
            [one] Sa seule carte est à toi.
           *[other] Ses { $number } cartes sont à toi.
        }
       *[no] À toi : { norwegian-demand }. Que poses-tu ?
    }
norwegian-awaits-lay = On attend { $seats } : { norwegian-demand }.
norwegian-call-lay = poser une ou plusieurs cartes ({ norwegian-demand })

norwegian-prompt-blind =
    { $lying ->
        [one] Il ne te reste qu’une carte cachée ({ norwegian-demand }) : retourne-la.
       *[other] Il ne te reste que tes cartes cachées ({ norwegian-demand }). Laquelle retournes-tu ?
    }
norwegian-awaits-blind = On attend { $seats } : une carte cachée à retourner ({ norwegian-demand }).
norwegian-call-blind =
    { $lying ->
        [one] retourner ta dernière carte cachée ({ norwegian-demand })
       *[other] retourner une de tes cartes cachées ({ norwegian-demand })
    }

norwegian-prompt-blind-again = Elle passe (maintenant : { norwegian-demand }). Une autre, ou tu t’arrêtes tant que tout va bien ?
norwegian-awaits-blind-again = Encore une carte cachée, ou est-ce assez ? On attend { $seats }.
norwegian-call-blind-again = retourner une autre carte cachée, ou s’arrêter là

norwegian-prompt-aim =
    { $number ->
        [one] À qui envoies-tu ton As ?
       *[other] À qui envoies-tu le tas, { $number } cartes ?
    }
norwegian-awaits-aim = À qui le tas ? On attend { $seats }.
norwegian-call-aim = choisir à qui envoyer le tas

norwegian-prompt-answer =
    { $number ->
        [one] { $attacker } t’envoie un As. Tu contres avec un As ou un 2 ?
       *[other] { $attacker } t’envoie le tas, { $number } cartes. Tu contres avec un As ou un 2 ?
    }
norwegian-awaits-answer = { $attacker } envoie le tas. On attend la réponse de { $seats }.
norwegian-call-answer = { $attacker } t’envoie le tas : contrer, ou le prendre

norwegian-prompt-give =
    { $number ->
        [one] Ton Joker attend un nom : qui prend la carte du tas ?
       *[other] Ton Joker attend un nom : qui prend les { $number } cartes du tas ?
    }
norwegian-awaits-give = Qui prendra le tas ? On attend le choix de { $seats }.
norwegian-call-give = choisir qui prend le tas

norwegian-prompt-complete = { $layer } vient de poser ; { norwegian-missing }, et cela fait un carré. Veux-tu compléter et brûler le tas ?
norwegian-awaits-complete = Il manque { norwegian-missing } pour un carré. Compléter ou laisser passer ? On attend { $seats }.
norwegian-call-complete = compléter le carré ({ norwegian-missing }), ou laisser passer

## Dit sous la question quand il ne reste qu'un tiers des tours sans rien de neuf

norwegian-goes-round =
    { $left ->
        [one] 🌀 Les cartes tournent en rond : si rien n’est pioché, brûlé, retourné ni pris sur la table dans ce tour, et que personne ne pose sa dernière carte, le moins de cartes l’emporte.
       *[other] 🌀 Les cartes tournent en rond : après { $left } tours, celui-ci compris, sans rien piocher, brûler, retourner ni prendre sur la table, et sans que personne pose sa dernière carte, le moins de cartes l’emporte.
    }

## Coups, sur les boutons et dans les menus
## $number est la taille du tas, $left ce qu'il reste de cartes à quelqu'un, $missing ce qui fait quatre.

norwegian-move-lay-out = Visibles : { $cards }
norwegian-move-ready = Les laisser ainsi
norwegian-move-lay =
    { $count ->
        [1] { $rank_kind ->
            [Q] Une { norwegian-rank-one }
           *[other] Un { norwegian-rank-one }
        }
        [2] Deux { norwegian-rank-many }
        [3] Trois { norwegian-rank-many }
        [4] Quatre { norwegian-rank-many }
       *[other] { $count } { norwegian-rank-many }
    }
norwegian-move-take-pile =
    { $number ->
        [one] Ramasser (1 carte)
       *[other] Ramasser ({ $number } cartes)
    }
norwegian-move-lay-blind =
    { $index ->
        [0] Carte 1, à gauche
        [1] Carte 2, au milieu
       *[2] Carte 3, à droite
    }
norwegian-move-stop-blind = M’arrêter là
norwegian-move-choose-target =
    { $left ->
        [one] { $target } (1 carte)
       *[other] { $target } ({ $left } cartes)
    }
norwegian-move-answer-ace =
    { $rank_kind ->
        [A] { $count ->
            [1] Contrer : un As
            [2] Contrer : deux As
            [3] Contrer : trois As
            [4] Contrer : quatre As
           *[other] Contrer : { $count } As
        }
       *[number] { $count ->
            [1] Contrer : un { $rank }
            [2] Contrer : deux { $rank }
            [3] Contrer : trois { $rank }
            [4] Contrer : quatre { $rank }
           *[other] Contrer : { $count } { $rank }
        }
    }
norwegian-move-give-in =
    { $number ->
        [one] Ramasser (1 carte)
       *[other] Ramasser ({ $number } cartes)
    }
norwegian-move-complete = Compléter : { $missing } × { norwegian-rank-one }
norwegian-move-pass-completion = Laisser passer

## L'effet des cartes, sur la seconde ligne d'un menu
## $count est le nombre de cartes posées, $number ce qui brûle, $lying le tas, $turns dit si le sens
## change.

norwegian-effect-2 = Va sur tout ; ensuite, tout est permis.
norwegian-effect-3 = Invisible : il ne change rien à ce qui passe ensuite.
norwegian-effect-6 =
    { $turns ->
        [yes] Inverse le sens du jeu.
       *[no] Inverse le sens du jeu, et le rétablit.
    }
norwegian-effect-7 = Demande ensuite un 7 ou moins.
norwegian-effect-8 =
    { $count ->
        [one] La personne suivante passe son tour.
       *[other] Saute les { $count } places suivantes.
    }
norwegian-effect-10 = Brûle le tas ({ $number } avec le 10).
norwegian-effect-A = Envoie le tas à quelqu’un d’autre, qui peut contrer.
norwegian-effect-X =
    { $lying ->
        [0] Pas de tas pour l’instant : il quitte la partie, et personne ne prend rien.
       *[other] Donne le tas à quelqu’un d’autre, sans réponse possible.
    }
norwegian-effect-four = Fait un carré : brûle le tas ({ $number } cartes).

## Ce qu'entraîne un coup, avant de le confirmer

norwegian-confirm-take-pile =
    { $number ->
        [one] Tu ramasses la carte du tas de ton plein gré. Ensuite, { $leader } entame.
       *[other] Tu ramasses { $number } cartes de ton plein gré. Ensuite, { $leader } entame.
    }

## Refus

norwegian-rule-not-three-other-cards = Choisis trois de tes six cartes, et pas les trois déjà visibles.
norwegian-rule-already-ready = C’est déjà fait. Tant qu’il manque une réponse, tu peux encore choisir trois autres cartes visibles.
norwegian-rule-can-still-lay = On ne ramasse le tas que si rien ne peut être posé, et tu as de quoi poser.
norwegian-rule-no-pile = Il n’y a pas de tas à ramasser : pose ce que tu veux.
norwegian-rule-no-such-blind-card = Cette carte n’est plus là : retourne une de celles qui restent cachées.
norwegian-rule-no-such-counter = Seuls un As ou un 2 contrent un As, et tu n’en as pas autant : réponds autrement ou ramasse.
norwegian-rule-cannot-complete = Tu n’as pas les cartes qui manquent : laisse passer.
norwegian-rule-not-a-target = Impossible de viser cette personne : choisis quelqu’un d’autre, encore en jeu.
norwegian-rule-cards-not-held = Tu n’as pas ces cartes : choisis parmi celles qu’on te propose.
norwegian-rule-too-high = Le tas demande { $top } ou moins, alors pas { $rank ->
    [A] d’{ norwegian-rule-rank }
   *[other] de { norwegian-rule-rank }
} : choisis une carte dans la liste.
norwegian-rule-too-low = Pas de { norwegian-rule-rank } sur { norwegian-rule-top } : choisis une carte dans la liste.
norwegian-rule-rank =
    { $rank ->
        [J] Valet
        [Q] Dame
        [K] Roi
        [A] As
       *[number] { $rank }
    }
norwegian-rule-top =
    { $top ->
        [J] un Valet
        [Q] une Dame
        [K] un Roi
        [A] un As
       *[number] un { $top }
    }

## Réponses données d'avance

norwegian-standing-no-choice = répondre quand tous voient que je n’ai pas le choix
norwegian-standing-let-lie = laisser passer les carrés
norwegian-standing-let-lie-until = jusqu’à ce que je ramasse un tas ou mes cartes visibles
norwegian-standing-give-in = ne pas contrer les As
norwegian-standing-give-in-until = jusqu’à ce que je reçoive de nouvelles cartes
norwegian-standing-lowest = poser mes cartes les plus basses, sinon ramasser
norwegian-standing-lowest-until = jusqu’à ce que je ramasse un tas ou mes cartes visibles
norwegian-standing-complete = compléter si je peux, sinon laisser passer
norwegian-standing-counter = contrer avec un 2, sinon un As, sinon ramasser
norwegian-standing-give-in-few = prendre ce qu’un As m’envoie, si c’est 3 cartes au plus
norwegian-standing-give-in-few-until = jusqu’à ce que je ramasse un tas ou mes cartes visibles

## Options de la table

norwegian-option-voluntary_pickup = Ramassage libre
norwegian-option-voluntary_pickup-help = Peut-on ramasser le tas quand on pourrait poser ?
norwegian-option-voluntary_pickup-no = Ramassage forcé seulement
norwegian-option-voluntary_pickup-no-help = Qui peut poser doit poser.
norwegian-option-voluntary_pickup-yes = Ramassage libre
norwegian-option-voluntary_pickup-yes-help = On peut ramasser le tas par choix, même avant une carte cachée.
norwegian-option-play_on = Jouer les places
norwegian-option-play_on-help = La partie continue-t-elle après la première victoire ?
norwegian-option-play_on-no = Une seule victoire
norwegian-option-play_on-no-help = La partie s’arrête dès que quelqu’un n’a plus de cartes.
norwegian-option-play_on-yes = Jouer les places
norwegian-option-play_on-yes-help = Les autres jouent jusqu’à ce qu’une seule personne ait encore des cartes.
norwegian-option-play_again_after_ten = Rejouer après un 10
norwegian-option-play_again_after_ten-help = Qui entame quand un 10 a brûlé le tas.
norwegian-option-play_again_after_ten-no = Sans rejouer après un 10
norwegian-option-play_again_after_ten-no-help = Après un 10, la personne suivante entame.
norwegian-option-play_again_after_ten-yes = Rejouer après un 10
norwegian-option-play_again_after_ten-yes-help = Qui brûle le tas par un 10 ou un carré entame de nouveau.
norwegian-option-four_of_a_kind = Carré
norwegian-option-four_of_a_kind-help = Quatre cartes égales à la suite brûlent-elles le tas ?
norwegian-option-four_of_a_kind-no = Sans carré
norwegian-option-four_of_a_kind-no-help = Quatre cartes égales à la suite ne font rien de spécial.
norwegian-option-four_of_a_kind-yes = Carré
norwegian-option-four_of_a_kind-yes-help = Quatre cartes égales sur le tas, de qui que ce soit, le brûlent comme un 10.
norwegian-option-strong_ace = As fort
norwegian-option-strong_ace-help = Peut-on poser un As sur un 7 ?
norwegian-option-strong_ace-no = As ordinaire
norwegian-option-strong_ace-no-help = Pas d’As sur un 7.
norwegian-option-strong_ace-yes = As fort
norwegian-option-strong_ace-yes-help = Un As peut se poser sur un 7.
norwegian-option-ranked_ten = Dix limité
norwegian-option-ranked_ten-help = Peut-on poser un 10 sur Valet, Dame, Roi et As ?
norwegian-option-ranked_ten-no = Dix libre
norwegian-option-ranked_ten-no-help = Le 10 va sur tout, sauf un 7.
norwegian-option-ranked_ten-yes = Dix limité
norwegian-option-ranked_ten-yes-help = Pas de 10 sur un Valet, une Dame, un Roi ou un As.
norwegian-option-invisible_three = Trois invisible
norwegian-option-invisible_three-help = Le 3 va-t-il sur tout, sans valeur aucune ?
norwegian-option-invisible_three-no = Trois visible
norwegian-option-invisible_three-no-help = Le 3 est la plus petite carte ordinaire.
norwegian-option-invisible_three-yes = Trois invisible
norwegian-option-invisible_three-yes-help = Un 3 va sur tout ; la carte en dessous compte pour la suite.
norwegian-option-jokers = Jokers
norwegian-option-jokers-help = Joue-t-on avec les deux Jokers de chaque jeu ?
norwegian-option-jokers-no = Sans Jokers
norwegian-option-jokers-no-help = Des jeux de 52 cartes.
norwegian-option-jokers-yes = Jokers
norwegian-option-jokers-yes-help = Deux par jeu : choisis qui prend le tas, et rien ne le contre.
norwegian-option-completion = Compléter le carré
norwegian-option-completion-help = Peut-on compléter hors de son tour des cartes égales jusqu’à quatre ?
norwegian-option-completion-no = Sans compléter
norwegian-option-completion-no-help = On ne pose qu’à son tour.
norwegian-option-completion-yes = Compléter le carré
norwegian-option-completion-yes-help = Qui a de quoi faire quatre peut brûler le tas hors de son tour.
norwegian-option-reversing_six = Six inverseur
norwegian-option-reversing_six-help = Le 6 change-t-il le sens du jeu ?
norwegian-option-reversing_six-no = Six ordinaire
norwegian-option-reversing_six-no-help = Le 6 ne fait rien de spécial.
norwegian-option-reversing_six-yes = Six inverseur
norwegian-option-reversing_six-yes-help = Chaque 6 posé inverse le sens du jeu.

## Les règles en bref

norwegian-goal = 🎯 But : être sans carte en premier
norwegian-first-turn =
    - **But :** n’avoir plus aucune carte, ni en main ni sur la table, avant les autres.
    - **Ton tour :** pose des cartes d’un même rang, égal ou supérieur au tas ; reviens à 3.
    - **La surprise :** si rien ne passe, tu prends tout le tas. Un As l’envoie à quelqu’un.
    - **La fin :** après la main, tes 3 visibles, puis 3 cachées. Plus rien du tout ? Tu gagnes.
    - **D’abord :** Ma main, et choisis tes 3 cartes visibles ; 2, 10 et As y sont bien.
norwegian-rules-1-title = La table
norwegian-rules-1 =
    Une longue soirée, un poêle bien chaud, un jeu de cartes. La première personne à **se débarrasser de toutes ses cartes** l’emporte. Les autres gardent les cartes, et le souvenir.

    ▸ **Les cartes**
    - Un jeu de 52 jusqu’à 5 personnes, deux de 6 à 11, trois à 12. Le mieux est d’être quatre.
    - De bas en haut : 3, 4, 5… 10, Valet, Dame, Roi, As. Le 2 est à la fois la plus petite et la plus grande carte. Les couleurs ne comptent pas.
    - Le sort dit qui distribue ; à la revanche, on garde l’ordre des places, et la donne passe à la personne suivante. On reçoit **trois cartes cachées**, que personne ne regarde, puis **trois cartes visibles** par-dessus, puis une **main de trois**. Le reste est la pioche.

    ▸ **L’échange**
    - Avant la première carte, tout le monde peut échanger à volonté, en même temps, entre sa main et ses cartes visibles. Dans *{ button-hand }*, choisis les trois qui seront visibles, ou laisse-les ainsi.
    - Tu peux changer d’avis tant que tout le monde n’a pas répondu. Ensuite, plus rien ne bouge.
    - La personne assise après celle qui distribue commence ; on joue ensuite dans le sens des aiguilles d’une montre.

    ▸ **Qui voit quoi**
    Les mains sont secrètes. Tout ce qui n’est pas caché se voit : le tas, les cartes visibles, le nombre de cartes de chaque main et de la pioche, et les cartes ramassées avec un tas ou prises sur la table.
norwegian-rules-2-title = Ton tour
norwegian-rules-2 =
    ▸ **Poser**
    - Pose une ou plusieurs cartes **de même rang**, au moins aussi haut que la carte du dessus du tas. Sur un tas vide, tout est permis.
    - La couleur est sans importance : si tu as plusieurs cartes d’un même rang, celles que tout le monde a vues partent d’abord, et le hasard choisit parmi les autres, pour que rien ne dise ce que tu gardes.
    - Puis pioche pour revenir à trois, tant qu’il y a une pioche. Avec trois cartes ou plus, on ne pioche pas.

    ▸ **Ou ramasser**
    - Si rien dans ta main ne peut être posé, tu prends **tout le tas** en main, et ton tour est fini.
    - La dernière personne à avoir posé entame alors un nouveau tas, librement. Cela peut être toi, si tes 8 ont fait passer tout le monde.
    - Tant que tu peux poser, tu ne ramasses pas.

    ▸ **Quand la pioche est vide**
    - Tant que tu as des cartes en main, celles de la table n’en bougent pas. Vide ta main, et tu prends ensemble tes trois cartes **visibles**.
    - Vide-la encore, et il ne reste que les trois cartes **cachées**. Retournes-en une au choix. Si elle passe, elle est posée, avec son effet, et tu peux en retourner une autre dans le même tour, ou t’arrêter. Après un 7, un 8 ou un As (ou un Joker), la série s’arrête d’elle-même.
    - Si elle ne passe pas, tu la prends avec le tas, et ta main doit se vider avant d’en retourner une autre. La dernière personne à avoir posé entame.
norwegian-rules-3-title = Les cartes spéciales
norwegian-rules-3 =
    - **2** : va sur tout, même sur un 7. Ensuite, on pose ce qu’on veut.
    - **7** : ensuite, il faut poser **7 ou moins** ; un 2 ou un autre 7 passent, un 10 ou un As non. Plusieurs 7 ne demandent rien de plus. Puis l’ordre habituel reprend, à partir de la nouvelle carte du dessus. Si la personne visée ramasse le tas, la contrainte disparaît avec lui.
    - **8** : la personne suivante **passe son tour**. Chaque 8 saute une place, en faisant le tour de la table, et la tienne compte aussi si on y revient. À deux, un 8 te fait rejouer sur ton propre 8 ; deux 8 rendent la main à l’autre.
    - **10** : va sur tout, sauf un 7. Le tas **quitte la partie** avec lui, et personne ne le reverra. La personne suivante entame un tas vide.
    - **As** : va sur tout, sauf un 7, et **envoie le tas** à qui tu veux ; voir la page suivante.

    Le 3, le 4, le 5, le 6, le 9, le Valet, la Dame et le Roi se contentent d’encombrer.
norwegian-rules-4-title = L’As
norwegian-rules-4 =
    Un As, ou plusieurs posés ensemble, font une seule attaque. On peut le poser à son tour sur toute carte sauf un 7, et aussi sur un tas vide.

    1. **Viser.** Choisis n’importe qui d’autre encore en jeu. À deux, il n’y a rien à choisir.
    2. **Répondre.** Seule la cible peut répondre, aussitôt et de sa main, avec un ou plusieurs **As ou 2**. La question lui est posée quoi qu’elle ait en main, pour que personne n’en apprenne rien.
    - **Un 2** : l’attaque est finie et le tas reste. La personne après la cible joue ensuite ce qu’elle veut.
    - **Un As** : c’est la cible qui attaque à son tour et qui vise ; la personne qui a lancé la première attaque fera très bien l’affaire.
    - Rien d’autre ne contre un As, pas même un 10. Après une réponse, on pioche pour revenir à trois.
    3. **Pas de réponse** : la cible prend tout le tas, As compris, et la personne qui a posé le dernier As **entame**. La cible ne perd aucun tour.

    Sur un tas vide, la cible ne reçoit que l’As.
norwegian-rules-5-title = La fin
norwegian-rules-5 =
    ▸ **Gagner**
    La première personne sans aucune carte, ni en main ni sur la table, **gagne sur-le-champ** : par une carte spéciale, en contrant un As ou hors de son tour, peu importe. Entre les autres, le nombre de cartes restantes décide des places (la même à égalité), et on retourne toutes les mains et les cartes cachées.

    ▸ **Le temps écoulé**
    Si ton temps est écoulé, je mets tes cartes les plus utiles face visible, je pose tes plus petites cartes ordinaires et je garde les spéciales. Je complète un carré et je contre un As ; si le tas a trois cartes au plus, le sort dit si je le prends.

    ▸ **Tourner en rond**
    Si pendant 30 tours par personne encore en jeu, et au moins 90 tours en tout, rien n’a été pioché, brûlé, retourné ni pris sur la table, et que personne n’ait posé sa dernière carte, la partie s’arrête. Le moins de cartes l’emporte, et à nombre égal on partage la place. L’image de la table prévient quand il reste un tiers de ces tours.

    ▸ **Quatre dictons de la maison**
    - Garde visibles les 2, les 10 et les As. Ils sont pour la fin, quand les nuits sont longues.
    - Un gros tas est un traîneau chargé : veille à ce qu’il s’arrête devant une autre porte.
    - Retiens qui a ramassé quoi. L’image de la table s’en souvient aussi.
    - Devant trois cartes cachées, un tas vide est ton meilleur ami : tout y passe.
norwegian-rules-6-title = Les variantes
norwegian-rules-6 =
    Au choix en ouvrant la table, toutes compatibles :
    - **Ramassage libre** : on peut ramasser le tas en pouvant poser, même avant de retourner une carte cachée, mais pas au milieu d’une série.
    - **Jouer les places** : on continue tant que deux personnes ont des cartes. Les places sorties ne comptent plus ; si l’une d’elles devait entamer, c’est la suivante.
    - **Rejouer après un 10** : la personne qui brûle le tas, carré compris, entame de nouveau.
    - **Carré** : quatre cartes égales à la suite sur le tas, peu importe qui les a posées, le brûlent comme un 10, avant tout autre effet. L’attaque d’un As s’arrête avec lui.
    - **As fort** : va sur un 7.
    - **Dix limité** : pas sur Valet, Dame, Roi ni As.
    - **Trois invisible** : va sur tout à ton tour, sans valeur : la carte en dessous compte. Il n’arrête pas un As et n’interrompt pas un carré.
    - **Jokers** : deux par jeu, sur tout. Choisis qui prend le tas, sans réponse possible. Le Joker quitte la partie, et la personne qui l’a posé entame. Sans tas, personne ne prend rien.
    - **Compléter le carré** : deux ou trois cartes égales viennent d’être posées ? Toute autre personne qui a les manquantes peut les poser hors de son tour, puis pioche jusqu’à trois ; avec plusieurs jeux on peut en avoir plus, et on garde le reste. Le tas brûle, sans autre effet, et la personne suivante entame. De plusieurs, seule compte la première personne après celle qui a posé ; ni 7, ni 10, ni 3 invisibles.
    - **Six inverseur** : chaque 6 change le sens du jeu.
norwegian-rules-7-title = Les cas limites
norwegian-rules-7 =
    Là où une table en bois se disputerait, celle-ci tranche :

    - **En réponse à un As**, on interroge la cible même la main vide. Un As ou un 2 en réponse se pose comme toute autre carte : il peut faire un carré, ou être complété, **avant** de contrer. Dans ce cas, l’attaque est finie.
    - **Cartes cachées** : après un 10, ou un carré même de 7, de 8 ou d’As, tu peux en retourner une autre. Après un Joker, ou chaque fois que *Rejouer* te rend la main, tu entames plutôt, dans un nouveau tour.
    - **Dehors, mais pas tout à fait** : la personne qui pose sa dernière carte avec un As ou un Joker, quand on joue les places, choisit encore qui reçoit le tas.
    - **Trois invisibles** : un 7 en dessous demande toujours 7 ou moins. Quatre d’entre eux ne font pas un carré.
    - **Des Jokers** posés ensemble comptent pour un.
    - **Ramassage libre** : seulement là où il y a un tas.

    ▸ **Compléter le carré**
    - Les cartes égales peuvent venir de plusieurs mains ; il suffit que l’une vienne d’être posée. La personne qui l’a posée ne complète pas.
    - On pose la question à toute personne qui **pourrait** avoir les cartes qui manquent, d’après ce que tout le monde sait, que ce soit le cas ou non. On continue quand tout le monde a laissé passer ; on ne demande qu’une fois. Si plusieurs complètent, seule compte la première personne après celle qui a posé.
    - Des cartes complétées ne font rien : ni tour passé, ni sens inversé, ni attaque, ni choix libre. *Rejouer* ne vaut pas non plus pour qui complète.

## La fin

norwegian-outcome-first-out = La dernière carte est posée, et le poêle est encore chaud.
norwegian-outcome-places-decided = Une seule personne a encore des cartes, et nul ne propose son aide.
norwegian-outcome-stalemate = Les cartes ont tourné jusqu’à lasser tout le monde.

## Commandes : noms en minuscules, 32 caractères au plus ; descriptions, 100 au plus

norwegian-command = norvégienne
norwegian-command-description = Bataille norvégienne : se débarrasser de ses cartes avant les autres, de 2 à 12 personnes
norwegian-command-new-description = Ouvrir une table de Bataille norvégienne dans ce salon
norwegian-command-new-seats-description = Combien de personnes s’assoient à la table
norwegian-command-new-voluntary_pickup = ramassage-libre
norwegian-command-new-voluntary_pickup-description = On peut ramasser le tas même quand on pourrait poser
norwegian-command-new-play_on = jouer-les-places
norwegian-command-new-play_on-description = Après la première victoire, les autres jouent pour les places
norwegian-command-new-play_again_after_ten = rejouer-après-dix
norwegian-command-new-play_again_after_ten-description = Qui brûle le tas par un 10 ou un carré entame de nouveau
norwegian-command-new-four_of_a_kind = carré
norwegian-command-new-four_of_a_kind-description = Quatre cartes égales à la suite brûlent le tas
norwegian-command-new-strong_ace = as-fort
norwegian-command-new-strong_ace-description = Un As peut se poser sur un 7
norwegian-command-new-ranked_ten = dix-limité
norwegian-command-new-ranked_ten-description = Pas de 10 sur un Valet, une Dame, un Roi ou un As
norwegian-command-new-invisible_three = trois-invisible
norwegian-command-new-invisible_three-description = Un 3 va sur tout, et la carte en dessous compte pour la suite
norwegian-command-new-jokers = jokers
norwegian-command-new-jokers-description = Deux Jokers par jeu : choisis qui prend le tas
norwegian-command-new-completion = compléter-carré
norwegian-command-new-completion-description = Compléter hors de son tour des cartes égales jusqu’à quatre brûle le tas
norwegian-command-new-reversing_six = six-inverseur
norwegian-command-new-reversing_six-description = Chaque 6 inverse le sens du jeu

norwegian-feat-aimed = 📯 { $verse ->
        [0] L’audace : { $seat } a envoyé { $number ->
            [one] un tas d’une carte
           *[other] un tas de { $number } cartes
        } avec un As, sans rien garder pour contrer.
       *[1] Sans retour : { $seat } a lancé un As sur { $number ->
            [one] une carte
           *[other] { $number } cartes
        }, sans un 2 ni un As de plus en main.
    }
norwegian-feat-returned = 📯 { $number ->
        [one] L’audace : { $seat } a répondu à l’As par l’As.
       *[other] L’audace : { $seat } a répondu { $number } fois à l’As par l’As.
    }
norwegian-feat-drawn = 🍀 { $verse ->
        [0] La chance : { $seat } a pioché { $number ->
            [one] une carte forte
           *[other] { $number } cartes fortes
        } (10, As, 2, Joker) ; la moyenne en donnait { $usual }.
       *[1] Une pioche heureuse : { $number ->
            [one] une carte forte
           *[other] { $number } cartes fortes
        } (10, As, 2, Joker) pour { $seat }, là où on en attendait { $usual }.
    }
norwegian-feat-turned = 🍀 { $verse ->
        [0] La chance : { $number ->
            [one] une carte cachée est passée
           *[other] { $number } cartes cachées sont passées
        } pour { $seat } ; la moyenne en donnait { $usual }.
       *[1] À l’aveuglette : { $seat } a retourné { $number ->
            [one] une carte qui passait
           *[other] { $number } cartes qui passaient
        }, là où on en attendait { $usual }.
    }
norwegian-feat-face-down = 🤫 { $number ->
        [0] Aucune carte forte (10, As, 2, Joker) parmi les cartes cachées de la donne.
        [one] Dès la donne, { $seat } avait parmi ses { $usual } cartes cachées une carte forte (10, As, 2, Joker).
       *[other] Dès la donne, { $seat } avait parmi ses { $usual } cartes cachées { $number } cartes fortes (10, As, 2, Joker).
    }
norwegian-analysis-strength = En réfléchissant bien moins, j’ai gagné 26 parties à deux sur 32 contre une recherche simple et 22 sur 24 contre un ordinateur facile, à quatre 15 sur 20 ; contre de bons joueurs humains, ce n’est pas mesuré.

norwegian-epilogue-face-down = Devant { $seat }, face cachée depuis la donne : **{ $cards }**.
norwegian-epilogue-blind = { $total ->
        [0] Personne n’a retourné de carte à l’aveugle.
        [one] Une carte a été retournée à l’aveugle, et { $number ->
            [0] elle ne passait pas.
           *[other] elle passait.
        }
       *[other] { $total } cartes ont été retournées à l’aveugle. { $number ->
            [0] Aucune ne passait.
            [one] Une seule passait.
           *[other] { $number } passaient.
        }
    }
