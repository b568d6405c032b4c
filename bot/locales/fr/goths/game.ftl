### Goths Save the Queen en français.
###
### Les noms des joueurs arrivent mis en forme. Les clans portent le signe de leur camp et sont des
### pluriels : « les 🟠 Ostrogoths A ». $verse va de 0 à 5, toujours le même pour le même fait.
### Rien ne s’accorde avec une personne : on ne sait pas qui joue.

goths-name = Goths Save the Queen
goths-short-name = Goths
goths-emoji = 🏰
goths-tagline = Le roi sait ce qu’il veut, le chef sait ce qu’il peut. Et il leur est interdit de se parler.
goths-about = Deux camps cherchent la reine : les rois ordonnent, les chefs agissent, sans jamais se parler.
goths-length =
    { $pace ->
        [live] environ 20 minutes
       *[other] { lobby-days }
    }
goths-preset-book = Normale
goths-preset-book-help = Le jeu de base, sans jetons
goths-preset-letter = À la lettre
goths-preset-letter-help = Le jeu de base ; sans autre joueur dans le clan, on ne revoit pas la carte Roi posée
goths-preset-fog = Brouillard de guerre
goths-preset-fog-help = Le jeu de base avec les jetons de brouillard
goths-preset-dancing = The Dancing Queen
goths-preset-dancing-help = L’extension : ses jetons, le Goth gothique, la baliste et, dès 6 joueurs, le pigeon voyageur

## Camps, clans, places

goths-camp-ostrogoths = Ostrogoths
goths-camp-visigoths = Wisigoths
goths-clan-ostrogoths = { SIGN("goths_clan_ostrogoths", "🟠") } Ostrogoths
goths-clan-visigoths = { SIGN("goths_clan_visigoths", "🟡") } Wisigoths
goths-clan-a = { SIGN("goths_clan_a", "🟠") } Ostrogoths A
goths-clan-b = { SIGN("goths_clan_b", "🟠") } Ostrogoths B
goths-clan-c = { SIGN("goths_clan_c", "🟡") } Wisigoths C
goths-clan-d = { SIGN("goths_clan_d", "🟡") } Wisigoths D
goths-place-ostrogoth-both = Ostrogoths, roi et chef
goths-place-ostrogoth-king = Roi ostrogoth
goths-place-ostrogoth-king-a = Roi ostrogoth A
goths-place-ostrogoth-king-b = Roi ostrogoth B
goths-place-ostrogoth-chief = Chef de guerre ostrogoth
goths-place-ostrogoth-chief-a = Chef de guerre ostrogoth A
goths-place-ostrogoth-chief-b = Chef de guerre ostrogoth B
goths-place-visigoth-both = Wisigoths, roi et chef
goths-place-visigoth-king = Roi wisigoth
goths-place-visigoth-king-c = Roi wisigoth C
goths-place-visigoth-king-d = Roi wisigoth D
goths-place-visigoth-chief = Chef de guerre wisigoth
goths-place-visigoth-chief-c = Chef de guerre wisigoth C
goths-place-visigoth-chief-d = Chef de guerre wisigoth D

## Cartes, ordres, lieux, jetons

goths-character-vulture = Vautour
goths-character-recruiter = Recruteur
goths-character-catapult = Catapulte
goths-character-barbarian = Barbare
goths-card = { $truth } (leurre : { $decoy })
goths-either = { $one } ou { $other }
goths-order-reconnoitre = Reconnaissance
goths-order-sabotage = Sabotage
goths-order-reinforce = Renfort
goths-order-load = Charger
goths-order-fire = Tirer
goths-order-barricade = Barricade
goths-order-advance = Avancer
goths-order-axe = Hache
goths-order-rats = Rats
goths-order-pigeon = Pigeon voyageur
goths-order-goth = Goth gothique
goths-spot-forest = la forêt
goths-spot-near-plain = la première plaine
goths-spot-far-plain = la deuxième plaine
goths-spot-left = la porte 1
goths-spot-middle = la porte 2
goths-spot-right = la porte 3
goths-objective-queen = la reine
goths-objective-trap = le piège
goths-objective-plain = une plaine vide
goths-machine-catapult = la catapulte
goths-machine-ballista = la baliste
goths-new-card-goth = le Goth gothique
goths-new-card-pigeon = le pigeon voyageur
goths-new-card-ballista = la baliste
goths-token-pea-soup = Purée de pois
goths-token-short-of-men = Effectifs réduits
goths-token-boar-shortage = Pénurie de sanglier
goths-token-squalls = Bourrasques
goths-token-double-recruitment = Double recrutement
goths-token-boomerang = Boomerang
goths-token-dinner = À la bouffe !
goths-token-tnt = Baril de TNT
goths-token-mastermind = Mastermind
goths-token-spyglass = Longue-vue
goths-token-rat-poison = Mort-aux-rats
goths-token-new-deal = New Deal
goths-token-shield = Bouclier
goths-part-machine = la machine
goths-part-forest = la forêt
goths-part-near-plain = la première plaine
goths-part-far-plain = la deuxième plaine
goths-part-wall = la barricade devant la porte
goths-hindrance-fog = le jeton Brouillard l’interdit
goths-hindrance-army-full = l’armée a déjà trois figurines
goths-hindrance-loaded = la machine est déjà chargée
goths-hindrance-not-loaded = la machine n’est pas chargée
goths-hindrance-machine-inactive = la machine ennemie n’est pas chargée
goths-hindrance-machine-destroyed = la machine est détruite
goths-hindrance-barricade = l’ennemi est derrière une barricade
goths-hindrance-forest = l’ennemi se cache dans la forêt
goths-hindrance-no-barricade = l’ennemi n’a pas de barricade à ronger
goths-hindrance-rat-poison = l’endroit sent la mort-aux-rats
goths-hindrance-built = il y a déjà une barricade
goths-hindrance-objective = on ne construit pas devant une porte
goths-hindrance-blasted = la TNT empêche d’y construire
goths-hindrance-nobody = aucun ennemi ne peut être touché
goths-hindrance-no-partner = il n’y a plus à qui parler
goths-hindrance-talking = on se parle déjà
goths-hindrance-failed = ce clan ne s’est pas compris
goths-hindrance-two-goths = deux Goths s’annulent
goths-hindrance-stolen = un allié l’a volé avant

## Le récit

goths-event-assembled =
    Deux peuples, trois portes, une reine derrière l’une d’elles. { $tokens_kind ->
        [fog] Quelque part dans la plaine, le brouillard attend.
        [dancing] Dans la plaine traînent de curieux jetons.
       *[none] Les armées sont dans leurs forêts.
    } { $players ->
        [2] Chaque armée a un roi et un chef, et ici une seule tête joue les deux.
       *[other] Désormais, roi et chef **ne se disent plus rien** de cette partie, ni ici ni ailleurs.
    }
goths-event-allotment-laid = ‹{ $seat } a|Tu as› décidé à qui vont les cartes spéciales.
goths-event-allotments-revealed = On lit la décision des rois.
goths-event-allotment-shown =
    ‹{ $seat } décide|Tu décides› : { $goth_kind ->
        [first] Goth gothique au premier chef
        [second] Goth gothique au second chef
       *[nobody] { "" }
    }{ $pigeon_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { "" }
           *[other] { ", " }
        }
    }{ $pigeon_kind ->
        [first] Pigeon au premier chef
        [second] Pigeon au second chef
       *[nobody] { "" }
    }{ $ballista_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { $pigeon_kind ->
                [nobody] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $ballista_kind ->
        [first] Baliste au premier chef
        [second] Baliste au second chef
       *[nobody] { "" }
    }.
goths-event-card-allotted =
    { $by_lot ->
        [yes] Les rois ne sont pas d’accord, le sort tranche : { $card } va chez les { $clan }, à { $seat }.
       *[no] Chez les { $clan }, ‹{ $seat } reçoit|tu reçois› { $card }.
    }
goths-event-card-allotted-item = { $card } pour { $seat }{ $by_lot ->
        [yes] { " " }(tirage au sort)
       *[no] { "" }
    }
goths-event-card-allotted-several = Les cartes spéciales ont trouvé leurs chefs : { $items }.
goths-event-round-began =
    { $verse ->
        [0] **Tour { $round }.** ‹seat: Les { $clan } de { $seat }|Tes { $clan }› ont l’initiative, et ça se voit.
        [1] **Tour { $round }.** L’étendard se lève ‹seat: chez les { $clan } de { $seat }|chez tes { $clan }›.
        [2] **Tour { $round }.** Les cors sonnent : d’abord ‹seat: les { $clan } de { $seat }|tes { $clan }›.
        [3] **Tour { $round }.** ‹seat: Les { $clan } de { $seat }|Tes { $clan }› portent l’étendard.
        [4] **Tour { $round }.** Brume sur la plaine ; l’initiative est ‹seat: aux { $clan } de { $seat }|à tes { $clan }›.
       *[other] **Tour { $round }.** En tête, ‹seat: les { $clan } de { $seat }|tes { $clan }›.
    }
goths-event-king-card-laid =
    { $verse ->
        [0] 👑 ‹{ $seat } scelle|Tu scelles› une carte. Au dos : **{ $back }**. L’un est voulu, l’autre non.
        [1] 👑 ‹{ $seat } pose|Tu poses› une carte face cachée ; au dos, **{ $back }**.
        [2] 👑 Une carte ‹de { $seat }|de ta part›, marquée **{ $back }**.
        [3] 👑 ‹{ $seat } cligne|Tu clignes› deux fois de l’œil : **{ $back }**.
        [4] 👑 **{ $back }**, dit le dos de ‹la carte de { $seat }|ta carte›. C’est à moitié vrai.
       *[other] 👑 ‹{ $seat } envoie|Tu envoies› **{ $back }**. À bon entendeur…
    }
goths-event-spyglass-used = 🔭 Chez les { $clan }, ‹{ $seat } lit|tu lis› à la longue-vue ‹la carte de { $king }|ta carte›.
goths-event-king-card-spied = 🔭 ‹{ $king } veut|Tu veux› dire **{ $card }**. ‹seat: Personne d’autre que { $seat } ne le voit.|À ne répéter à personne.›
goths-event-token-instructed = 🪙 ‹{ $seat } note à quoi sert le jeton.|C’est noté. Donne maintenant un ordre *avec le jeton* : les deux partent ensemble.›
goths-event-order-laid =
    { $verse ->
        [0] ‹{ $seat } a|Tu as› donné un ordre.
        [1] ‹{ $seat } hoche|Tu hoches› lentement la tête et ‹donne|donnes› un ordre.
        [2] ‹{ $seat } ne demande rien et donne|Tu ne demandes rien et donnes› un ordre.
        [3] Un ordre ‹de { $seat }|de ta part›.
        [4] { $players ->
            [2] ‹{ $seat } fronce|Tu fronces› les sourcils et ‹donne|donnes› un ordre.
           *[other] ‹{ $seat } a|Tu as› décidé de ce que la carte du roi veut dire.
        }
       *[other] ‹{ $seat } pose|Tu poses› un ordre face cachée.
    }
goths-event-order-laid-item = { $seat }
goths-event-order-laid-several =
    { $verse ->
        [0] Ordres donnés : { $items }.
       *[other] C’est décidé : { $items }.
    }
goths-event-order-noted =
    🗒️ ‹Ordre de { $seat }|Ton ordre› : **{ $order }**{ $aim_kind ->
        [open] { "" }
       *[other] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " " }avec le jeton
       *[no] { "" }
    }.
goths-event-orders-closed =
    { $verse ->
        [0] Tous les ordres sont là. Les sceaux se brisent.
        [1] Silence. Puis la cire craque de partout.
        [2] Tout le monde a parlé, personne n’a rien dit. Qu’on retourne les cartes !
        [3] Le dernier ordre est sur la table. On retourne tout !
        [4] { $players ->
            [2] Les deux armées retiennent leur souffle.
           *[other] Les rois retiennent leur souffle, les chefs se tiennent la tête.
        }
       *[other] { $players ->
            [2] On va voir quelle main gauche savait ce que faisait la droite.
           *[other] On va voir qui connaît qui.
        }
    }
goths-event-boomerang-laid = 🪃 Les { $clan } sortent un **boomerang** : ce tour-ci, tout ce que lancent les { $target } leur revient.
goths-event-dinner-called =
    { $moved ->
        [yes] 🍗 « **À la bouffe !** » crient les { $clan }, et les { $target } reculent jusqu’à { $spot }.
       *[no] 🍗 « **À la bouffe !** » crient les { $clan }, mais les { $target } sont déjà chez eux, dans la forêt.
    }
goths-event-tnt-lit =
    { $in_vain ->
        [yes] 🧨 Les { $clan } font sauter ce qui n’est plus là chez les { $target } : { $part }. Beau bruit, quand même.
       *[no] { $part_kind ->
            [machine] 🧨 Les { $clan } allument la mèche : la machine des { $target } est perdue pour de bon.
            [wall] 🧨 Les { $clan } allument la mèche chez les { $target } : { $part } saute, mais pourra être reconstruite.
           *[other] 🧨 Les { $clan } allument la mèche chez les { $target } : { $part }. Plus personne n’y construira.
        }
    }
goths-event-new-deal-made =
    { $count ->
        [one] 🔀 **New Deal** des { $clan }, mais seule { $spots } est libre : rien ne change de place.
       *[other] 🔀 **New Deal** des { $clan } : { $spots } se mélangent, face cachée. Ce qu’on en savait ne vaut plus rien.
    }
goths-event-order-revealed =
    { $understood ->
        [yes] { $by_old_card ->
            [yes] { $alone ->
                [yes] 🤝 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. C’est la réponse à une vieille carte ; ça compte.
               *[no] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. C’est la réponse à une vieille carte ; ça compte.
            }
           *[no] { $alone ->
                [yes] { $verse ->
                    [0] 🤝 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Un seul cœur, un seul cerveau.
                    [1] 🤝 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Compris.
                    [2] 🤝 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Aussitôt dit, aussitôt fait.
                   *[other] 🤝 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Ça colle.
                }
               *[other] { $verse ->
                    [0] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Un seul cœur, un seul cerveau.
                    [1] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. À croire qu’on s’était parlé !
                    [2] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Compris.
                    [3] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Le roi prend un air modeste.
                   *[other] 🤝 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Ça colle.
                }
            }
        }
       *[no] { $alone ->
            [yes] { $verse ->
                [0] 🤷 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Cela ne va pas ensemble.
                [1] 🤷 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. Il ne se passe rien.
               *[other] 🤷 { $clan } : ‹{ $seat } veut|tu veux› **{ $card }** et ‹ordonne|ordonnes› **{ $order }**. L’armée joue aux dés.
            }
           *[other] { $verse ->
                [0] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. On se regarde longuement.
                [1] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Presque. Non, même pas.
                [2] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Il ne se passe rien.
                [3] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. L’armée joue aux dés.
                [4] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. « Mais non, l’*autre* ! »
               *[other] 🤷 { $clan } : ‹{ $king } veut|tu veux› **{ $card }**, ‹{ $seat } ordonne|tu ordonnes› **{ $order }**. Malentendu.
            }
        }
    }
goths-event-victim-named = 🦇 Le Goth des { $clan } choisit les { $target }.
goths-event-order-stolen = 🦇 Les { $clan } volent **{ $order }** aux { $target }, qui s’étaient compris et n’ont plus qu’à regarder.
goths-event-goth-idled =
    { $target ->
        [none] 🦇 Le Goth des { $clan } ne trouve rien à voler : { $reason }.
       *[other] 🦇 Le Goth des { $clan } ne vole rien aux { $target } : { $reason }.
    }
goths-event-reconnoitred =
    { $spot ->
        [none] 🔎 Les { $clan } jettent un œil à leur propre jeton.
       *[other] { $verse ->
            [0] 🔎 Les { $clan } écoutent à { $spot }.
            [1] 🔎 ‹{ $seat } colle|Tu colles› un œil à la serrure de { $spot }.
            [2] 🔎 Un vautour tourne au-dessus de { $spot } : les { $clan } en savent plus.
           *[other] 🔎 Les { $clan } regardent derrière { $spot }.
        }
    }
goths-event-objective-seen =
    🔎 ‹{ $seat } regarde : derrière|Derrière› { $spot } : **{ $kind }**.{ $players ->
        [2] { "" }
        [3] { " " }‹Personne d’autre ne doit l’apprendre.|N’en dis rien à personne.›
       *[other] { " " }‹Le roi ne doit pas l’apprendre.|Pas un mot, même à ton roi.›
    }
goths-event-token-seen = 🔎 ‹Le jeton Brouillard de { $seat }|Ton jeton Brouillard› : **{ $token }**.
goths-event-sabotaged =
    { $verse ->
        [0] 🔧 Les { $clan } desserrent un boulon : { $machine } des { $target } est déchargée.
        [1] 🔧 Quelqu’un parmi les { $clan } coupe une corde. Les { $target } devront recharger.
       *[other] 🔧 Les { $clan } se faufilent jusqu’à { $machine } des { $target } : déchargée.
    }
goths-event-reinforced =
    { $added ->
        [1] { $figures ->
            [3] 📯 Les { $clan } appellent à l’aide, et le troisième arrive en courant.
           *[other] 📯 Un de plus chez les { $clan } : ils sont { $figures }.
        }
       *[other] 📯 **Double recrutement !** Deux d’un coup chez les { $clan } : ils sont { $figures }.
    }
goths-event-reinforced-item = les { $clan } sont { $figures }
goths-event-reinforced-several = 📯 Des renforts accourent : { $items }.
goths-event-loaded =
    { $verse ->
        [0] 🪨 Les { $clan } hissent un rocher : { $machine } est chargée.
        [1] 🪨 Cric, crac. Les { $clan } ont chargé { $machine }.
       *[other] 🪨 Les { $clan } chargent { $machine } en sifflotant.
    }
goths-event-fired =
    { $target ->
        [none] 💥 Les { $clan } actionnent { $machine }, sans viser personne.
       *[other] { $verse ->
            [0] 💥 Les { $clan } actionnent { $machine } : feu sur les { $target } !
            [1] 💥 Un rocher des { $clan }, à l’attention des { $target } !
           *[other] 💥 Les { $clan } abaissent le levier. Gare à vos têtes, les { $target } !
        }
    }
goths-event-axe-thrown =
    { $target ->
        [none] 🪓 Les { $clan } lancent une hache sur personne en particulier.
       *[other] { $verse ->
            [0] 🪓 Une hache vole des { $clan } vers les { $target }.
            [1] 🪓 Les { $clan } lancent la bonne hache sur les { $target }.
           *[other] 🪓 Des { $clan } aux { $target } : une hache, en express.
        }
    }
goths-event-rats-loosed =
    { $target ->
        [none] 🐀 Les { $clan } lâchent les rats, qui ne trouvent rien à ronger.
       *[other] { $verse ->
            [0] 🐀 Les { $clan } lâchent les rats sur les { $target }.
            [1] 🐀 Ça couine. Bien le bonjour des { $clan } aux { $target }.
           *[other] 🐀 Des rats ! Des { $clan }, pour les { $target }.
        }
    }
goths-event-barricade-built =
    { $verse ->
        [0] 🪵 Les { $clan } se retranchent : une barricade défend { $spot }.
        [1] 🪵 On entend des marteaux : les { $clan } barricadent { $spot }.
       *[other] 🪵 Les { $clan } protègent { $spot } d’une barricade.
    }
goths-event-fog-discarded = 🌬️ Les { $clan } se débarrassent du jeton **{ $token }**.
goths-event-advanced =
    { $verse ->
        [0] 👣 Les { $clan } marchent vers { $spot }.
        [1] 👣 Les { $clan } quittent { $origin } pour { $spot }.
        [2] 👣 En avant ! Les { $clan } atteignent { $spot }.
       *[other] 👣 Les { $clan } avancent jusqu’à { $spot }.
    }
goths-event-objective-turned =
    { $kind_kind ->
        [queen] 👸 Ce que cachait { $spot } : **la reine !**
        [trap] 🕳️ Ce que cachait { $spot } : **le piège !**
       *[plain] 🌾 Ce que cachait { $spot } : **une plaine vide**, avec vue.
    }
goths-event-trap-sprung =
    { $figures ->
        [0] 🕳️ Le piège emporte la dernière figurine des { $clan }.
        [one] 🕳️ Le piège emporte une figurine des { $clan } ; il en reste une.
       *[other] 🕳️ Le piège emporte une figurine des { $clan } ; il en reste { $figures }.
    }
goths-event-fog-revealed =
    { $token_kind ->
        [pea-soup] 🌫️ **Purée de pois !** Plus de reconnaissance pour les { $clan }.
        [short-of-men] 🌫️ **Effectifs réduits !** Plus de renforts pour les { $clan }.
        [boar-shortage] 🌫️ **Pénurie de sanglier !** Les { $clan } ne peuvent plus ni charger ni tirer ; une machine chargée ne l’est plus.
       *[squalls] 🌫️ **Bourrasques !** Plus de lancer de hache pour les { $clan }.
    }
goths-event-token-taken = 🪙 Chez les { $clan }, ‹{ $seat } empoche|tu empoches› un jeton, à l’abri des regards.
goths-event-token-read =
    { $token_kind ->
        [shield] 🪙 ‹{ $seat } a|Tu as› pris **{ $token }**. Sauf ordre contraire, il sauvera la dernière figurine.
        [rat-poison] 🪙 ‹{ $seat } a|Tu as› pris **{ $token }**. Sauf ordre contraire, elle servira contre les premiers rats qui coûteraient une figurine.
       *[other] 🪙 ‹{ $seat } a|Tu as› pris **{ $token }**. À partir du tour suivant, ‹on peut|tu peux› l’utiliser une fois.
    }
goths-event-attack-returned = 🪃 … et tout revient ! Les { $clan } se sont visés eux-mêmes.
goths-event-rats-poisoned = ☠️ Les { $clan } ont vaporisé la **mort-aux-rats** à { $spot }. Les rats font demi-tour, maintenant et à jamais.
goths-event-shield-raised = 🛡️ Les { $clan } lèvent un **bouclier** : une figurine est sauvée.
goths-event-figures-lost =
    { $lost ->
        [one] ⚔️ Les { $clan } perdent { $figures ->
            [0] leur dernière figurine.
           *[other] une figurine : il en reste { $figures }.
        }
       *[other] ⚔️ Les { $clan } perdent { $figures ->
            [0] leurs { $lost } dernières figurines.
           *[other] { $lost } figurines : il en reste { $figures }.
        }
    }
goths-event-order-fizzled = 💨 L’ordre **{ $order }** des { $clan } reste sans effet : { $reason }.
goths-event-order-lapsed = 🕯️ L’ordre **{ $order }** tombe à l’eau : il n’y a plus de { $clan } pour l’exécuter.
goths-event-clan-eliminated =
    { $verse ->
        [0] ☠️ C’en est fini des { $clan }.
       *[other] ☠️ Les { $clan } quittent la partie.
    }
goths-event-talk-opened =
    { $count ->
        [2] 🕊️ Les { $clan } envoient un **pigeon voyageur** : ‹{ $seats } peuvent|{ $seats } pouvez› chuchoter en tête-à-tête.
       *[other] 🕊️ Les { $clan } envoient un **pigeon voyageur** : ‹{ $seats } peuvent|{ $seats } pouvez› chuchoter, deux par deux.
    }
goths-event-message-sent =
    { $role ->
        [seat] 🕊️ À { $target } : { $text }
       *[other] 🕊️ { $seat } : { $text }
    }
goths-event-talk-ended = 🕊️ ‹{ $seat } n’a|Tu n’as› plus rien à dire.
goths-event-talk-ended-item = { $seat }
goths-event-talk-ended-several = 🕊️ Plus rien à dire : { $items }.
goths-event-round-ended =
    { $verse ->
        [0] Les corbeaux reviennent : fin du tour { $round }.
       *[other] La poussière retombe sur le tour { $round }.
    }
goths-event-king-cards-taken =
    { $cards ->
        [one] 📜 ‹{ $seat } reprend|Tu reprends› ‹sa|ta› carte.
       *[other] { $verse ->
            [0] 📜 ‹{ $seat } ramasse|Tu ramasses› ‹ses|tes› { $cards } cartes, l’air de rien.
           *[other] 📜 ‹{ $seat } reprend|Tu reprends› ‹ses|tes› { $cards } cartes.
        }
    }
goths-event-king-card-left =
    { $cards ->
        [one] { $verse ->
            [0] 📜 **{ $character }** reste là, au vu de tout le monde. Aucun ordre n’allait avec ‹la carte de { $seat }|ta carte›.
           *[other] 📜 ‹La carte de { $seat }|Ta carte› reste face visible sur la table : **{ $character }**.
        }
       *[other] 📜 Encore une ‹carte de { $seat }|de tes cartes› qui reste face visible : **{ $character }**. Cela en fait { $cards }.
    }
goths-event-order-set-aside = 📌 Les { $clan } écartent **{ $order }** pour un tour.
goths-event-order-set-aside-item = { $clan } **{ $order }**
goths-event-order-set-aside-several = 📌 Écartés pour un tour : { $items }.
goths-event-initiative-held = 🧠 **Mastermind !** Les { $clan } décident : au tour suivant, l’initiative est aux { $target }.
goths-event-conceded = 🏳️ ‹{ $seat } préférerait|Tu préférerais› abandonner.
goths-event-concession-withdrawn = 🚩 ‹{ $seat } reprend|Tu reprends› finalement le combat.
goths-event-whisper-shown = 🕊️ Au tour { $round }, de { $seat } à { $target }, tout bas : { $text }
goths-event-king-card-shown = 👑 ‹{ $seat } avait|Tu avais› posé **{ $card }**.
goths-event-king-card-shown-item = { $seat } (**{ $card }**)
goths-event-king-card-shown-several = 👑 Les cartes jamais retournées : { $items }.
goths-event-order-shown = 🗒️ ‹{ $seat } avait|Tu avais› ordonné **{ $order }**.
goths-event-order-shown-item = { $seat } (**{ $order }**)
goths-event-order-shown-several = 🗒️ Les ordres que personne n’a exécutés : { $items }.
goths-event-tokens-shown = 🪙 Le jeton des { $clan } était **{ $token }**.
goths-event-tokens-shown-item = { $clan } (**{ $token }**)
goths-event-tokens-shown-several = 🪙 Les jetons que personne n’a vus : { $items }.
goths-event-box-shown = 🪙 Il restait dans la boîte : { $left }.
goths-event-objectives-shown = 🚪 Derrière les portes, de 1 à 3 : { $kinds }.
goths-event-game-won =
    { $camp_kind ->
        [ostrogoths] 🏆 ‹Victoire des **Ostrogoths** : { $seats }|Tu gagnes avec les **Ostrogoths**› !
       *[visigoths] 🏆 ‹Victoire des **Wisigoths** : { $seats }|Tu gagnes avec les **Wisigoths**› !
    }
goths-event-game-drawn = 🏳️ { $rounds } tours, et rien en vue. La reine se libère toute seule ; match nul.

## Questions : à la place interrogée, sur les places attendues, et dans un appel
## $back est ce que dit le dos de la carte de son roi, $order l’ordre en cours d’exécution,
## $left le nombre de messages restants, $alone si l’on est roi et chef à la fois.

goths-prompt-allot = Quel chef de ton camp reçoit les cartes spéciales, pour toute la partie ?
goths-awaits-allot = Chaque camp n’a qu’un exemplaire de chaque carte spéciale. On attend { $seats } pour les attribuer.
goths-call-allot = dire à quel chef vont les cartes spéciales

goths-prompt-king = Quelle carte poses-tu ? Tout le monde verra aussitôt son dos.
goths-awaits-king = On attend la carte de roi de { $seats }.
goths-call-king = poser une carte de roi

goths-prompt-order =
    { $alone ->
        [yes] { $meant ->
            [none] Ta carte dit { $back }. Quel ordre ?
           *[other] Carte : **{ $meant }** (dos : { $back }). Quel ordre ?
        }
       *[no] La carte de ton roi dit { $back }. Quel ordre ?
    }
goths-awaits-order =
    { $count ->
        [one] On attend l’ordre de { $seats }.
       *[other] On attend les ordres de { $seats }.
    }
goths-call-order = donner un ordre

goths-prompt-rob = Ton Goth gothique a fait mouche. Quel ordre exécutes-tu à la place de l’ennemi ?
goths-awaits-rob = On attend que { $seats } nomme le clan que vole le Goth gothique.
goths-call-rob = nommer le clan que vole ton Goth gothique

goths-prompt-objective = Ton armée avance. Vers quelle porte ?
goths-awaits-objective = Les { $clan } avancent vers les portes. On attend que { $seats } en choisisse une.
goths-call-objective = choisir la porte où va ton armée

goths-prompt-look = Tes éclaireurs sont prêts. Que regardes-tu ?
goths-awaits-look = Les { $clan } partent en reconnaissance. On attend que { $seats } choisisse quoi regarder.
goths-call-look = choisir ce que tu regardes

goths-prompt-target = { $order } : contre quel clan ?
goths-awaits-target = Les { $clan } vont agir ({ $order }). On attend que { $seats } nomme une cible.
goths-call-target = nommer la cible de ton ordre

goths-prompt-barricade = Une barricade, ou se débarrasser du jeton ?
goths-awaits-barricade = On attend { $seats } : une barricade, ou se débarrasser du jeton ?
goths-call-barricade = construire, ou se débarrasser du jeton

goths-prompt-talk =
    { $left ->
        [0] Tes trois messages sont partis. Appuie sur *Terminé* quand tu auras lu les réponses.
        [one] Le pigeon est prêt à voler vers { $partner }. Il reste un message, de 200 caractères au plus.
       *[other] Le pigeon est prêt à voler vers { $partner }. Il reste { $left } messages, de 200 caractères au plus chacun.
    }
goths-awaits-talk = Un pigeon voyageur est en route. On attend { $seats }.
goths-call-talk = le pigeon voyageur est là : chuchoter, ou dire que c’est terminé

## Coups, sur les boutons et dans les menus

goths-move-allot =
    Cartes : { $goth_kind ->
        [first] Goth → premier chef
        [second] Goth → second chef
       *[nobody] { "" }
    }{ $pigeon_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { "" }
           *[other] { " · " }
        }
    }{ $pigeon_kind ->
        [first] Pigeon → premier chef
        [second] Pigeon → second chef
       *[nobody] { "" }
    }{ $ballista_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { $pigeon_kind ->
                [nobody] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }
    }{ $ballista_kind ->
        [first] Baliste → premier chef
        [second] Baliste → second chef
       *[nobody] { "" }
    }
goths-move-lay-king-card = { $card }
goths-move-give-order =
    { $order }{ $aim_kind ->
        [open] { $later ->
            [yes] { " → " }{ goths-aim-open }
           *[no] { "" }
        }
       *[other] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " + jeton" }
       *[no] { "" }
    }{ $idle ->
        [yes] { " (sans effet)" }
       *[no] { "" }
    }
goths-move-lay-boomerang = Boomerang contre les { $clan }
goths-move-call-to-dinner = À la bouffe ! pour les { $clan }
goths-move-place-tnt = TNT chez les { $clan } : { $part }
goths-move-deal-anew = New Deal : mélanger les portes libres
goths-move-recruit-twice = Double recrutement avec Renfort
goths-move-pass-initiative = L’initiative aux { $clan }
goths-move-set-shield =
    { $mode_kind ->
        [never] Bouclier : jamais
        [last] Bouclier : pour la dernière figurine
       *[first] Bouclier : dès la première perte
    }
goths-move-set-rat-poison =
    { $mode_kind ->
        [never] Mort-aux-rats : jamais
       *[first] Mort-aux-rats : dès les premiers rats
    }
goths-move-use-spyglass = Lire la carte de { $king }
goths-move-choose = { $aim }
goths-move-send-message = Envoyer un message
goths-move-end-talk = Terminé
goths-move-concede = Abandonner
goths-move-withdraw-concession = Continuer

goths-aim-open = décider le moment venu
goths-aim-left = porte 1
goths-aim-middle = porte 2
goths-aim-right = porte 3
goths-aim-token = ton propre jeton
goths-aim-build = construire une barricade
goths-aim-discard = se débarrasser du jeton

## Ce qu’entraîne un coup, avant confirmation

goths-confirm-use-spyglass = Tout le monde verra de qui tu lis la carte, et la longue-vue sera perdue. Tu donnes ton ordre ensuite.

## Refus

goths-rule-five-cannot-play = À cinq, un camp aurait une place de trop. Le jeu se joue à 2, 3, 4, 6, 7 ou 8.
goths-rule-too-few-tokens =
    { $tokens ->
        [0] Aucun jeton n’est de la partie
        [1] Un seul jeton est de la partie
       *[other] Seuls { $tokens } jetons sont de la partie
    }, et il en faut un par chef : ajoutes-en.
goths-rule-no-such-allotment = Ces cartes ne peuvent pas être attribuées ainsi : choisis parmi ce qui est proposé.
goths-rule-card-face-up = Cette carte est déjà face visible devant toi : poses-en une de ta main.
goths-rule-no-such-card = Ce n’est pas une de tes cartes de roi : poses-en une de ta main.
goths-rule-order-not-held = Tu n’as pas cet ordre : donne l’un de ceux qui sont proposés.
goths-rule-order-set-aside = Tu as donné cet ordre la dernière fois ; il revient au tour { $round }. Choisis-en un autre.
goths-rule-nothing-told-to-token = Ton jeton n’a pas encore de consigne : donne-lui-en une d’abord, ou donne l’ordre sans lui.
goths-rule-aim-does-not-fit = Cet ordre ne peut pas viser cela : choisis une autre cible, ou décide le moment venu.
goths-rule-order-laid-already = La longue-vue ne sert qu’avant d’avoir donné un ordre dans ce tour. Garde-la pour le suivant.
goths-rule-no-spyglass = Tu n’as pas de longue-vue à utiliser maintenant : donne un ordre.
goths-rule-no-such-choice = Ce n’est plus possible : choisis parmi ce qui est proposé.
goths-rule-no-such-instruction = Ton jeton ne peut pas recevoir cette consigne : choisis parmi celles qui sont proposées.
goths-rule-no-messages-left = Tes { $messages } messages sont partis : appuie sur *Terminé* quand tu auras lu les réponses.
goths-rule-empty-message = Ce message est vide : écris quelque chose, ou dis que c’est terminé.
goths-rule-message-too-long = Un pigeon est petit : { $length } caractères, c’est trop, il en porte { $most }.
goths-rule-already-conceded = C’est déjà noté. Le camp joue tant que toutes ses places en jeu n’ont pas abandonné.
goths-rule-eliminated = Ton clan n’est plus sur le terrain : il n’y a plus rien à abandonner. Regarde la fin.
goths-rule-not-conceded = Tu n’as pas abandonné : continue simplement à jouer.

## Réponses d’avance

goths-standing-silence = ne rien dire aux pigeons
goths-standing-silence-until = jusqu’à la perte d’une armée

## La fin

goths-outcome-queen-freed = La reine est libre, et demande qui sont tous ces gens.
goths-outcome-army-eliminated = Un des deux côtés n’a plus personne sur le terrain. La reine l’apprendra plus tard.
goths-outcome-conceded = Un des deux côtés renonce à chercher la reine.
goths-outcome-draw = Cent tours. Plus personne ne sait à quoi ressemblait la reine.
goths-result-shared = 🤝 Match nul entre { $winners }.

## Commandes : noms en minuscules, 32 caractères au plus ; descriptions 100 au plus

goths-command = goths
goths-command-description = Goths Save the Queen : rois et chefs sans se parler, de 2 à 8 personnes, sauf 5
goths-command-new-description = Ouvrir une table de Goths Save the Queen dans ce salon
goths-command-new-seats-description = Combien de personnes jouent : 2, 3, 4, 6, 7 ou 8

goths-feat-march = 🦁 { $verse ->
        [0] L’audace : { $seat } a avancé avec { $number ->
            [one] une seule figurine
           *[other] { $number } figurines
        }.
       *[1] En avant quand même : { $seat }, avec { $number ->
            [one] une dernière figurine
           *[other] { $number } figurines
        } sur le terrain.
    }
goths-feat-attacks = ⚔️ L’audace : { $seat }, { $number ->
        [one] une attaque
       *[other] { $number } attaques
    } à son actif.
goths-feat-queen = 🍀 { $verse ->
        [0] La chance : { $seat } a trouvé la reine du premier coup d’œil.
       *[1] Première carte regardée, et c’était la reine : { $seat }.
    }
goths-feat-understood = 🤝 { $verse ->
        [0] La chance : { $seat }, { $number ->
            [one] une carte qui allait avec son ordre
           *[other] { $number } cartes qui allaient avec leur ordre
        } ; au hasard, c’était { $usual }.
       *[1] Cartes et ordres de { $seat } allaient ensemble { $number ->
            [one] une fois
           *[other] { $number } fois
        } ; le hasard en donnait { $usual }.
    }
goths-feat-queen-seen = 🤫 Le premier regard sur la reine : { $seat }. Tout le monde l’a vue { $number ->
        [one] un tour
       *[other] { $number } tours
    } plus tard.
goths-feat-queen-shared = 🤫 Le premier regard sur la reine : { $seat }. Quelqu’un d’autre l’a vue { $number ->
        [one] un tour
       *[other] { $number } tours
    } plus tard.
goths-feat-queen-shuffled = 🤫 Le premier regard sur la reine : { $seat }. Un New Deal l’a cachée à nouveau { $number ->
        [one] un tour
       *[other] { $number } tours
    } plus tard.
goths-feat-queen-kept = 🤫 Le premier regard sur la reine : { $seat }. Personne d’autre ne l’a vue, pendant { $number ->
        [one] un tour
       *[other] { $number } tours
    }.
goths-feat-queen-hidden = 🤫 Avant le tour { $number }, personne n’avait vu où se trouvait la reine.
goths-analysis-strength = J’ai gagné 12 parties à deux sur 12 contre les coups les plus simples, et à quatre, 12 sur 12 contre un ordinateur facile en réfléchissant bien moins ; contre de bons joueurs humains, ce n’est pas mesuré.

goths-epilogue-king = { $total ->
        [one] 👑 { $seat } a posé une carte qui voulait dire **{ $favourite }**, et { $number ->
            [0] personne n’a compris.
           *[other] le message est passé.
        }
       *[other] 👑 On a compris { $seat } { $number } fois sur { $total }. Le plus souvent, ses cartes voulaient dire **{ $favourite }**.
    }
goths-epilogue-lone-king = 👑 À la fois roi et chef : { $seat }. Le plus souvent, ses cartes voulaient dire **{ $favourite }**.
goths-epilogue-queen = { $total ->
        [0] Personne n’a regardé en secret derrière une porte.
        [one] Un seul regard secret derrière une porte, et { $number ->
            [0] ce n’était pas celle de la reine.
           *[other] c’était celle de la reine.
        }
       *[other] { $total } regards secrets derrière les portes. { $number ->
            [0] Aucun n’a trouvé la reine.
            [one] Un seul a trouvé la reine.
           *[other] { $number } ont trouvé la reine.
        }
    }
