### Clash of Vikings en français.
###
### Les noms des joueurs arrivent mis en forme ; les cases sont des coordonnées comme C4, les cartes
### et les actions leurs noms. $verse choisit entre des variantes, toujours la même pour le même fait.
### Rien ne s'accorde avec une personne : on ne sait pas qui joue.

vikings-name = Clash of Vikings
vikings-short-name = Vikings
vikings-emoji = 🪓
vikings-tagline = Mens comme un scalde, cogne comme un berserk et quitte l’arène avec les plus beaux bracelets.
vikings-about = Un jeu de bluff : annonce ton action, vraie ou fausse, et fais tomber les bracelets des autres.
vikings-length =
    { $pace ->
        [live] 30 à 45 minutes
       *[other] { lobby-days }
    }
vikings-preset-letter = À la lettre
vikings-preset-letter-help = Le jeu de base du livret, dans la première arène
vikings-preset-bluff = Arène du Bluff
vikings-preset-bluff-help = La variante du livret : deux cartes en main, et il faut jouer les deux

## Cartes et actions

vikings-action-walk = Marcher
vikings-action-walk-help = Avance d’une case, ou reste. Les bracelets de ta case d’arrivée sont à toi.
vikings-action-sprint = Courir
vikings-action-sprint-help = Avance de 2 cases au plus, même à travers un Viking. Les bracelets d’arrivée sont à toi.
vikings-action-slam = Bousculer
vikings-action-slam-help = Fonce sur un Viking à 1 ou 2 cases et pousse-le. Aucun Bouclier n’y peut rien.
vikings-action-club = Massue
vikings-action-club-help = Vole un bracelet au hasard, en secret, à un Viking adjacent.
vikings-action-punch = Frapper
vikings-action-punch-help = Fais lâcher un bracelet à un Viking adjacent ; choisis où il retombe.
vikings-action-hammer = Marteau
vikings-action-hammer-help = Vole un bracelet au hasard, en secret, à un Viking à 2 cases ou plus.
vikings-action-slingshot = Lance-pierres
vikings-action-slingshot-help = Fais lâcher un bracelet à un Viking à 2 cases ou plus ; choisis où il retombe.
vikings-action-shield = Bouclier
vikings-action-shield-help = On t’attaque ? Pose-le et le coup s’arrête. Toute carte convient, si tu oses.

## Le récit

vikings-event-bracelets-handed-out =
    Trois bracelets par tête pour commencer : un 1, un 2 et un 3. { $removed ->
        [0] Tous les autres restent en jeu.
        [one] Un autre quitte la partie au fond d’un coffre, et personne n’a vu lequel.
       *[other] Au fond d’un coffre, { $removed } autres quittent la partie, et personne n’a vu lesquels.
    }
vikings-event-arena-stocked = Un bracelet de valeur { $value } brille en { $space }.
vikings-event-arena-stocked-item = un { $value } en { $space }
vikings-event-arena-stocked-several = { $count } bracelets brillent dans l’arène : { $items }.
vikings-event-first-player-drawn = Les osselets ont parlé : ‹{ $seat } ouvre|tu ouvres› le bal.
vikings-event-viking-placed = ‹{ $seat } entre|Tu entres› dans l’arène en { $space }.
vikings-event-viking-placed-item = { $seat } en { $space }
vikings-event-viking-placed-several = { $count } Vikings entrent dans l’arène : { $items }.
vikings-event-turn-began =
    { $verse ->
        [0] **Tour { $turn }.** ‹{ $seat } entre|Tu entres› dans la danse.
        [1] **Tour { $turn }.** Tous les regards se tournent vers { $seat }.
        [2] **Tour { $turn }.** La corne sonne pour { $seat }.
        [3] **Tour { $turn }.** ‹{ $seat } crache|Tu craches› dans ‹ses|tes› mains.
        [4] **Tour { $turn }.** Un tambour, une clameur : { $seat } !
       *[other] **Tour { $turn }.** Place, place : ‹voilà { $seat }|te voilà› !
    }
vikings-event-centre-held =
    { $count ->
        [one] Tenir le centre, ça rapporte : ‹{ $seat } prend|tu prends› un bracelet dans la réserve.
       *[other] Tenir le centre, ça rapporte : ‹{ $seat } prend|tu prends› { $count } bracelets dans la réserve.
    }
vikings-event-centre-declined =
    { $count ->
        [one] ‹{ $seat } tient|Tu tiens› le centre et ‹laisse|laisses› le dernier bracelet où il est. Ce n’est pas encore fini.
       *[other] ‹{ $seat } tient|Tu tiens› le centre et ‹laisse|laisses› les { $count } derniers bracelets où ils sont. Ce n’est pas encore fini.
    }
vikings-event-bracelets-drawn =
    { $count ->
        [one] ‹{ $seat } pioche|Tu pioches› un bracelet de valeur **{ $values }**.
       *[other] ‹{ $seat } pioche|Tu pioches› { $count } bracelets : **{ $values }**.
    }
vikings-event-announced =
    { $nth ->
        [1] { $verse ->
            [0] ‹{ $seat } pose|Tu poses› une carte face cachée et ‹annonce|annonces› : **{ $action }**.
            [1] « **{ $action }**, parole de Viking ! » ‹{ $seat } pose|Tu poses› une carte face cachée.
            [2] Une carte, face cachée. ‹{ $seat } jure|Tu jures› ‹ses|tes› grands dieux : **{ $action }**.
            [3] ‹{ $seat } plaque|Tu plaques› une carte sur la table, face cachée : **{ $action }**.
            [4] **{ $action }**, ‹dit { $seat }|dis-tu›, les yeux dans les yeux. La carte reste cachée.
           *[other] Avec un air d’ange, ‹{ $seat } pose|tu poses› une carte et ‹annonce|annonces› **{ $action }**.
        }
       *[other] { $verse ->
            [0] Deuxième carte : ‹{ $seat } annonce|tu annonces› **{ $action }**.
            [1] « Et maintenant, **{ $action }** ! » ‹{ $seat } pose|Tu poses› une autre carte face cachée.
            [2] Encore une carte, face cachée. ‹À en croire { $seat }|À t’en croire› : **{ $action }**.
            [3] ‹{ $seat } n’a|Tu n’as› pas dit ‹son|ton› dernier mot : **{ $action }**.
            [4] Et la deuxième ? **{ $action }**, ‹foi de { $seat }|tu le jures›.
           *[other] Sans ciller, ‹{ $seat } enchaîne|tu enchaînes› avec **{ $action }**.
        }
    }
vikings-event-believed =
    { $verse ->
        [0] ‹{ $seat } y croit|Tu y crois› : pas un mot contre { $announcer }.
        [1] Pas un doute chez { $seat } : ‹la parole de { $announcer }|ta parole› suffit.
       *[other] ‹{ $seat } hausse|Tu hausses› les épaules : ‹{ $announcer } peut|tu peux› y aller.
    }
vikings-event-believed-item = { $seat }
vikings-event-believed-several = ‹{ $items } y croient|{ $items } y croyez›.
vikings-event-bluff-called =
    { $verse ->
        [0] « Bluff ! » ‹rugit { $seat }|rugis-tu›, le doigt pointé vers { $announcer }.
        [1] ‹{ $seat } tape|Tu tapes› du poing : « Bluff‹, { $announcer }|› ! »
        [2] ‹{ $seat } éclate|Tu éclates› de rire. « Toi‹, { $announcer }|› ? Bluff ! »
        [3] « Encore cette carte‹, { $announcer }|› ? » ‹{ $seat } crie|Tu cries› au bluff.
        [4] Un sourcil se lève, puis ‹{ $seat }|tu tonnes› : « Bluff‹, { $announcer }|› ! »
       *[other] « Pas à moi‹, { $announcer }|› ! » ‹{ $seat } crie|Tu cries› au bluff.
    }
vikings-event-card-revealed =
    { $truthful ->
        [yes] { $verse ->
            [0] On retourne la carte : **{ $card }**. ‹{ $seat } disait|Tu disais› vrai !
            [1] **{ $card }**, bel et bien. Pour une fois, ‹{ $seat } n’a|tu n’as› pas menti.
           *[other] La carte montre **{ $card }** : ‹{ $seat } n’a|tu n’as› qu’une parole.
        }
       *[no] { $verse ->
            [0] On retourne la carte : **{ $card }**, et non **{ $announced }**. ‹{ $seat } bluffait|Tu bluffais› !
            [1] **{ $announced }** ? C’est **{ $card }** ! Les scaldes chanteront ‹ce mensonge signé { $seat }|ton mensonge›.
           *[other] Flagrant délit ! ‹{ $seat } disait|Tu disais› **{ $announced }**, la carte dit **{ $card }**.
        }
    }
vikings-event-bracelet-taken =
    { $verse ->
        [0] Un bracelet passe de { $victim } à { $thief }, à l’abri des regards.
        [1] ‹{ $thief } prend|Tu prends› un bracelet ‹au bras de { $victim }|à ton bras›, sans le montrer à personne.
       *[other] Un bracelet de moins pour { $victim }, un de plus pour { $thief }. Lequel ? Secret entre Vikings.
    }
vikings-event-bracelet-taken-seen =
    { $role ->
        [thief] Tu as pris à { $victim } un bracelet de valeur **{ $value }**.
        [victim] { $thief } t’a pris ton bracelet de valeur **{ $value }**.
       *[none] { $thief } a pris à { $victim } un bracelet de valeur **{ $value }**.
    }
vikings-event-bracelet-from-supply = ‹{ $seat } avait|Tu avais› raison, mais les bras d’en face sont nus : la réserve donne un bracelet.
vikings-event-nothing-to-take = ‹{ $victim } n’a|Tu n’as› pas de bracelet à donner, et ‹{ $seat } repart|tu repars› les mains vides.
vikings-event-action-abandoned =
    { $verse ->
        [0] Adieu **{ $action }** : pour { $seat }, l’action tombe à l’eau.
        [1] **{ $action }** restera un beau rêve : il ne se passe rien pour { $seat }.
        [2] **{ $action }** ? Pas cette fois‹, { $seat }|› : il ne se passe rien.
       *[other] ‹{ $seat } en reste|Tu en restes› là : **{ $action }** n’a pas lieu.
    }
vikings-event-moved =
    { $action_kind ->
        [sprint] { $verse ->
            [0] ‹{ $seat } fonce|Tu fonces› de { $origin } à { $space }.
            [1] La poussière vole : ‹{ $seat } court|tu cours› de { $origin } à { $space }.
           *[other] Tresses au vent, ‹{ $seat } file|tu files› de { $origin } à { $space }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } passe|Tu passes› tranquillement de { $origin } à { $space }.
            [1] Un pas pesant, et ‹{ $seat } quitte|tu quittes› { $origin } pour { $space }.
           *[other] ‹{ $seat } marche|Tu marches› de { $origin } à { $space }.
        }
    }
vikings-event-stayed = **{ $action }**, ‹disait { $seat }|disais-tu›, sans bouger d’un pouce.
vikings-event-bracelets-collected =
    { $count ->
        [one] ‹{ $seat } ramasse|Tu ramasses› un bracelet de valeur **{ $values }** en { $space }.
       *[other] ‹{ $seat } rafle|Tu rafles› { $count } bracelets en { $space } : **{ $values }**.
    }
vikings-event-slammed =
    { $verse ->
        [0] ‹{ $seat } déboule|Tu déboules› en { $space }, et ‹{ $victim } part|tu pars› rouler en { $push_to }.
        [1] Coup d’épaule ! ‹{ $victim } s’envole|Tu t’envoles› vers { $push_to }, et ‹{ $seat } se plante|tu te plantes› en { $space }.
       *[other] ‹{ $victim } tenait|Tu tenais› la case { $space }. ‹{ $seat } l’occupe|Tu l’occupes› à présent, et ‹{ $victim } se retrouve|tu te retrouves› en { $push_to }.
    }
vikings-event-attacked =
    { $action_kind ->
        [punch] **{ $action } !** ‹{ $seat } décoche|Tu décoches› un coup de poing vers { $target }.
        [club] **{ $action } !** ‹{ $seat } lève|Tu lèves› ‹sa|ta› massue au-dessus de { $target }.
        [slingshot] **{ $action } !** ‹{ $seat } décoche|Tu décoches› une pierre vers { $target }.
        [hammer] **{ $action } !** ‹{ $seat } lance|Tu lances› ‹son|ton› marteau vers { $target }.
       *[other] **{ $action } !** ‹{ $seat } s’en prend|Tu t’en prends› à { $target }.
    }
vikings-event-nobody-in-range =
    { $verse ->
        [0] **{ $action }** dans le vide : ‹{ $seat } n’a|tu n’as› personne à portée.
        [1] ‹{ $seat } cherche|Tu cherches› sur qui taper. **{ $action }**, et personne à portée.
        [2] **{ $action } !** ‹Le geste de { $seat }|Ton geste› est beau, mais personne n’est à portée pour l’admirer.
        [3] ‹{ $seat } s’en prend|Tu t’en prends› à l’air du temps. **{ $action }**, et personne à portée.
        [4] **{ $action }**, pour l’entraînement : ‹{ $seat } n’a|tu n’as› personne à portée.
       *[other] **{ $action } !** Seul le vent l’a senti : ‹{ $seat } n’a|tu n’as› personne à portée.
    }
vikings-event-shield-raised = ‹{ $seat } pose|Tu poses› une carte face cachée : « **{ vikings-action-shield }**‹, { $attacker }|› ! »
vikings-event-shield-omitted = Pas de Bouclier face à { $attacker } : ‹{ $seat } serre|tu serres› les dents.
vikings-event-shield-believed = ‹{ $seat } croit|Tu crois› ‹au Bouclier de { $target }|à ton Bouclier› et ‹seat: retient son|retiens ton› coup.
vikings-event-attack-blocked = **{ $action }** ricoche : ‹le Bouclier de { $target }|ton Bouclier› tient bon face à { $seat }.
vikings-event-found-nothing = **{ $action }** fait mouche, mais ‹{ $target } n’a|tu n’as› aucun bracelet à perdre. ‹Dommage, { $seat }|Dommage pour toi› !
vikings-event-bracelet-knocked =
    { $verse ->
        [0] Clang ! Un coup ‹de { $seat }|de ta part›, et ‹{ $target } lâche|tu lâches› un bracelet de valeur **{ $value }**.
        [1] Un bracelet de valeur **{ $value }** s’envole ‹du bras de { $target }|de ton bras›. Joli coup‹, { $seat }|› !
       *[other] ‹{ $target } lâche|Tu lâches› un bracelet de valeur **{ $value }**, avec ‹les compliments de { $seat }|tes compliments›.
    }
vikings-event-bracelet-placed = ‹{ $seat } fait|Tu fais› retomber le **{ $value }** en { $space } : il est à qui le ramassera.
vikings-event-bracelet-caught = ‹{ $seat } fait|Tu fais› retomber le **{ $value }** en { $space }, où ‹{ $owner } l’attrape|tu l’attrapes› au vol.
vikings-event-bracelet-sunk =
    { $space ->
        [none] ‹{ $seat } ne trouve|Tu ne trouves› aucune case où faire retomber le **{ $value }** : il quitte la partie.
       *[other] Plouf ! ‹{ $seat } envoie|Tu envoies› le **{ $value }** par le fond en { $space }. Il quitte la partie.
    }
vikings-event-hand-refilled =
    { $count ->
        [0] ‹{ $seat } ne pioche|Tu ne pioches› aucune carte.
        [one] ‹{ $seat } pioche|Tu pioches› une carte : **{ $cards }**.
       *[other] ‹{ $seat } pioche|Tu pioches› { $count } cartes : **{ $cards }**.
    }
vikings-event-deck-shuffled = ‹{ $seat } mélange|Tu mélanges› ‹sa|ta› défausse pour en refaire une pioche.
vikings-event-deck-shuffled-item = { $seat }
vikings-event-deck-shuffled-several = ‹{ $items } mélangent leur|{ $items } mélangez votre› défausse pour en refaire une pioche.
vikings-event-supply-emptied = La réserve est vide ! Ce tour est le dernier.
vikings-event-bracelets-revealed =
    { $count ->
        [0] { $verse ->
            [0] ‹{ $seat } montre|Tu montres› deux bras nus : **{ $total }** point.
           *[other] Pas un bracelet sur ‹{ $seat }|toi› : **{ $total }** point.
        }
        [one] { $verse ->
            [0] ‹{ $seat } montre|Tu montres› un bracelet, un seul, de valeur **{ $values }** : **{ $total }** { $total ->
                [one] point
               *[other] points
            }.
           *[other] Un bracelet tinte au bras ‹de { $seat }|que tu lèves›, un **{ $values }** : **{ $total }** { $total ->
                [one] point
               *[other] points
            }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } étale|Tu étales› ‹son|ton› butin, { $values } : **{ $total }** points.
           *[other] ‹Aux bras de { $seat }|À tes bras› tintent { $values } : **{ $total }** points.
        }
    }
vikings-event-game-won =
    { $count ->
        [one] ‹{ $seats } soulève|Tu soulèves› le trophée des Vikings avec **{ $total }** { $total ->
            [one] point
           *[other] points
        } !
       *[other] ‹{ $seats } soulèvent|{ $seats } soulevez› ensemble le trophée des Vikings avec **{ $total }** { $total ->
            [one] point
           *[other] points
        } par tête !
    }

## Questions : à qui répond, à propos de qui l'on attend, et dans un rappel
## $active est la personne dont c'est le tour, $nth la carte du tour (1 ou 2), $value le bracelet
## qui vole.

vikings-prompt-place = Où ton Viking entre-t-il dans l’arène ?
vikings-awaits-place = On attend { $seats } : un Viking doit entrer dans l’arène.
vikings-call-place = choisir où ton Viking entre dans l’arène

vikings-prompt-centre =
    { $supply ->
        [one] Le centre t’offre le dernier bracelet de la réserve. Le prendre, et la partie finit avec ce tour ; ou le laisser ?
        [2] Le centre t’offre les 2 derniers bracelets de la réserve. Les prendre, et la partie finit avec ce tour ; ou les laisser ?
       *[other] Le centre t’offre 2 des { $supply } derniers bracelets de la réserve. Les prendre, et la partie peut finir avec ce tour, une fois les cases vides regarnies ; ou les laisser ?
    }
vikings-awaits-centre = On attend { $seats } : prendre ce que le centre rapporte, ou le laisser.
vikings-call-centre = prendre ce que le centre rapporte, ou le laisser

vikings-prompt-announce =
    { $nth ->
        [1] Quelle carte poses-tu en premier, et qu’annonces-tu ?
       *[other] Quelle carte poses-tu en second, et qu’annonces-tu ?
    }
vikings-awaits-announce =
    { $nth ->
        [1] On attend { $seats } : une première carte à poser, une action à annoncer.
       *[other] On attend { $seats } : une deuxième carte à poser, une action à annoncer.
    }
vikings-call-announce =
    { $nth ->
        [1] jouer ta première carte
       *[other] jouer ta deuxième carte
    }

vikings-prompt-challenge = { $active } annonce **{ $action }**. Tu y crois ?
vikings-awaits-challenge = { $active } annonce **{ $action }**. On attend { $seats } : vérité ou bluff ?
vikings-call-challenge = { $active } annonce **{ $action }** : vérité ou bluff ?

vikings-prompt-move = **{ $action }** : où va ton Viking ?
vikings-awaits-move = On attend { $seats } : **{ $action }**, oui, mais vers où ?
vikings-call-move = déplacer ton Viking (**{ $action }**)

vikings-prompt-slam = **{ $action }** : sur qui fonces-tu, et vers quelle case ira ta victime ?
vikings-awaits-slam = On attend { $seats } : **{ $action }**, oui, mais qui ?
vikings-call-slam = choisir sur qui foncer (**{ $action }**)

vikings-prompt-target = **{ $action }** : à qui t’en prends-tu ?
vikings-awaits-target = On attend { $seats } : **{ $action }**, oui, mais sur qui ?
vikings-call-target = choisir ta cible (**{ $action }**)

vikings-prompt-shield = { $active } t’attaque : **{ $action }** ! Tu lèves un Bouclier ?
vikings-awaits-shield = Avec ou sans Bouclier ? { $active } attaque (**{ $action }**), on attend { $seats }.
vikings-call-shield = { $active } t’attaque (**{ $action }**) : Bouclier ou pas ?

vikings-prompt-challenge-shield = { $target } oppose un Bouclier à ton attaque (**{ $action }**). Tu y crois ?
vikings-awaits-challenge-shield = { $target } lève un Bouclier. On attend { $seats } : vérité ou bluff ?
vikings-call-challenge-shield = { $target } lève un Bouclier : vérité ou bluff ?

vikings-prompt-drop = Un bracelet de valeur **{ $value }** s’envole du bras de { $target }. Où retombe-t-il ?
vikings-awaits-drop = Où retombera le **{ $value }** que vient de lâcher { $target } ? On attend { $seats }.
vikings-call-drop = choisir où retombe le bracelet de { $target }

## Coups, sur les boutons et dans les menus
## $truthful : yes ou no. $staying : yes ou no.
## $landing : land, water ou owner (la case d'un autre Viking, dont $owner est le nom).

vikings-move-place-viking = Commencer en { $space }
vikings-move-take-from-centre =
    { $supply ->
        [1] Prendre (dernier tour)
        [2] Prendre (dernier tour)
       *[other] Prendre 2 bracelets
    }
vikings-move-leave-centre = Laisser
vikings-move-announce =
    { $truthful ->
        [yes] { $card }, en vrai
       *[no] Annoncer { $action }, poser { $card }
    }
vikings-move-call-bluff = Bluff !
vikings-move-believe = J’y crois
vikings-move-move-to =
    { $staying ->
        [yes] Rester en { $space }
       *[no] { $values ->
            [none] Aller en { $space }
           *[other] Prendre { $values } ({ $space })
        }
    }
vikings-move-slam = { $victim } vers { $push_to }
vikings-move-attack = Attaquer { $target }
vikings-move-raise-shield =
    { $truthful ->
        [yes] Poser mon { $card }
       *[no] Bluff : { $card }
    }
vikings-move-take-hit = Encaisser
vikings-move-place-bracelet =
    { $landing ->
        [water] Le couler en { $space }
        [owner] L’offrir à { $owner } ({ $space })
       *[land] Le faire tomber en { $space }
    }

## Ce qu'entraîne un coup composé, avant de le confirmer

vikings-confirm-announce =
    { $truthful ->
        [yes] Tu poses **{ $card }** et tu annonces **{ $action }** : la vérité. Le Viking qui te dénonce te donne un bracelet au hasard.
       *[no] Tu poses **{ $card }** et tu annonces **{ $action }** : un bluff. Dénoncé, il te coûte un bracelet au hasard, si tu en as, et l’action avec.
    }
vikings-confirm-slam = Tu pousses { $victim } en { $push_to } et tu prends sa place. Aucun Bouclier ne t’arrête ; les bracelets posés en { $push_to } iront à { $victim }.
vikings-confirm-raise-shield =
    { $truthful ->
        [yes] Tu poses **{ $card }** comme Bouclier : la vérité. L’attaque est annulée, et si { $attacker } te dénonce, tu lui prends un bracelet, s’il y en a.
       *[no] Tu poses **{ $card }** comme Bouclier : un bluff. Si { $attacker } le dénonce, tu perds un bracelet, si tu en as, et l’attaque a lieu quand même.
    }

## Refus

vikings-rule-space-out-of-reach = Ton Viking ne peut pas s’arrêter là : choisis une case dans la liste.
vikings-rule-slam-out-of-reach = Tu ne peux pas foncer sur ce Viking d’ici : choisis-en un dans la liste.
vikings-rule-push-not-possible = Impossible de pousser qui que ce soit là : choisis une case libre à côté de ta victime, jamais dans l’eau.
vikings-rule-target-out-of-range = Ce Viking n’est pas à portée : choisis une cible dans la liste.
vikings-rule-card-not-held = Tu n’as pas cette carte : choisis-en une de ta main.
vikings-rule-bracelet-out-of-place = Le bracelet ne peut pas retomber là : choisis une case à côté de la victime, mais pas la tienne.
vikings-rule-action-not-announceable = Le Bouclier est pour le Viking qu’on attaque : annonce une autre action.
vikings-rule-nobody-to-slam = Il n’y a personne à bousculer à portée : annonce une autre action.
vikings-rule-already-believed = Tu as déjà dit y croire. Tant qu’il manque une réponse, tu peux encore dénoncer le bluff.
vikings-rule-no-free-start-space = Ton Viking ne peut pas commencer là : choisis une case de départ encore libre.

## Options de la table

vikings-option-arena = Arène
vikings-option-arena-help = Dans laquelle des deux arènes on se bat.
vikings-option-arena-1 = Arène 1
vikings-option-arena-1-help = Départs à gauche et à droite, bracelets en haut et en bas.
vikings-option-arena-2 = Arène 2
vikings-option-arena-2-help = Départs en diagonale, un bracelet de chaque côté.
vikings-option-bluff_arena = Arène du Bluff
vikings-option-bluff_arena-help = Petites mains, pas le choix des cartes : le bluff devient un devoir.
vikings-option-bluff_arena-no = Jeu de base
vikings-option-bluff_arena-no-help = Douze cartes par personne, trois en main : on en choisit deux par tour.
vikings-option-bluff_arena-yes = Arène du Bluff
vikings-option-bluff_arena-yes-help = Neuf cartes par personne, deux en main : il faut jouer les deux à chaque tour.

## Les règles en bref

vikings-goal = 🎯 But : les bracelets les plus précieux
vikings-first-turn =
    - **But :** porter les bracelets les plus précieux quand la réserve s’épuise.
    - **Ton tour :** deux fois, pose une carte cachée et annonce une action, vraie ou non.
    - **La surprise :** si personne ne dénonce, tu fais ce que tu as dit, quelle que soit la carte.
    - **La fin :** le tour qui vide la réserve est le dernier. Le plus haut total gagne.
    - **D’abord :** appuie sur Ma main et choisis ta case de départ ; la dernière va au quatrième.
vikings-rules-1-title = L’arène
vikings-rules-1 =
    Une fois l’an, les Vikings les plus téméraires se retrouvent dans une arène ronde jonchée d’or. Le Viking qui porte les bracelets les plus précieux quand la réserve s’épuise rentre avec le trophée. Le courage aide. Le mensonge aide davantage.

    ▸ **Mise en place**
    - Chaque Viking commence avec trois bracelets : un 1, un 2 et un 3. Tout le monde a les mêmes douze cartes et en pioche trois : 2 Marcher, 1 Courir, 1 Bousculer, 2 Frapper, 1 Massue, 2 Lance-pierres, 1 Marteau, 2 Bouclier.
    - Le sort désigne qui commence. Dans l’ordre des places, on pose son Viking sur une case de départ libre, main et bracelets connus ; ensuite, on joue dans l’ordre des places.
    - Il y a 25 bracelets : six de valeur 1, huit de valeur 2, sept de valeur 3 et quatre de valeur 4. Ceux que personne ne porte forment la réserve, face cachée. À deux, 9 d’entre eux quittent la partie sans être vus ; à trois, 6.
    - Un bracelet de la réserve est posé, visible, sur chacune des quatre cases Bracelet.

    ▸ **Qui voit quoi**
    - Public : les cases, les bracelets visibles, le nombre de bracelets et de cartes de tout le monde, la réserve, les cartes retournées. Secret : les mains, la valeur des bracelets portés, les cartes jamais dénoncées. Tu peux regarder les tiens à tout moment.
    - C4 est la quatrième case de la rangée C, en partant de la gauche.
vikings-rules-2-title = Ton tour
vikings-rules-2 =
    Ton Viking est au centre quand ton tour commence ? Prends 2 bracelets dans la réserve (ou le dernier). Si cela pouvait finir la partie avec ce tour, cases regarnies comprises, tu peux les laisser. Puis joue **deux cartes**, l’une après l’autre, chacune en trois temps :

    1. **Annoncer.** Pose une carte face cachée et annonce une action : celle de la carte, ou une autre, et c’est un bluff. On n’annonce jamais Bouclier à son propre tour, et Bousculer seulement si quelqu’un à portée peut être poussé.
    2. **Dénoncer.** Tout autre Viking qui a au moins un bracelet peut crier « Bluff ! ». De plusieurs, le premier après toi dans l’ordre de jeu compte, et on retourne la carte.
    - C’était **vrai** : tu prends un bracelet au hasard au Viking qui a dénoncé, puis tu agis.
    - C’était un **bluff** : le Viking qui a dénoncé te prend un bracelet au hasard (ou un de la réserve si tu n’en as pas, s’il en reste), et rien d’autre ne se passe.
    - Quel bracelet c’était reste entre vous deux.
    3. **Effectuer.** Si personne n’a dénoncé, tu fais ce que tu as *dit*, quelle que soit la carte. Elle reste cachée.

    L’action attend la réponse de tout le monde ; d’ici là, « { vikings-move-believe } » peut devenir « { vikings-move-call-bluff } ». Sans réponse à temps, on y croit, sauf à un bluff certain.

    Après deux cartes, celles jouées vont dans les défausses et tout le monde pioche pour revenir à trois (pioche vide au moment de piocher : on mélange sa défausse). Chaque case Bracelet sans Viking ni bracelet en reçoit un, visible, s’il en reste.
vikings-rules-3-title = Les actions
vikings-rules-3 =
    - **Marcher** : 1 case. **Courir** : jusqu’à 2. Un seul Viking par case, et personne ne va dans l’eau. En courant, on peut traverser un Viking, pas s’y arrêter. On peut rester sur place. Les bracelets de ta case d’arrivée sont tous à toi ; plusieurs peuvent se trouver sur une même case.
    - **Bousculer** : avance de 1 ou 2 cases, sans traverser personne, jusque sur la case d’un Viking, et pousse-le sur une case voisine libre, jamais dans l’eau. Les bracelets qui s’y trouvent sont pour lui. Le Bouclier n’y peut rien.
    - **Massue** (mêlée) : vole un bracelet au hasard à un Viking **adjacent**. Cela reste entre vous deux.
    - **Marteau** (à distance) : de même, à **2 cases ou plus**.
    - **Frapper** (mêlée) : un Viking **adjacent** lâche un bracelet au hasard, au vu de tout le monde. Tu choisis où il retombe : à côté de la *victime*, mais pas sur ta case. À terre, il y reste ; dans l’eau, il est perdu ; chez un autre Viking, il est à lui. S’il n’y a pas de telle case, il est perdu.
    - **Lance-pierres** (à distance) : de même, à **2 cases ou plus**.

    Les distances se comptent aussi par-dessus l’eau. Sans personne à portée, une attaque ne fait rien : parfait pour une carte qu’on préfère garder cachée. Une victime sans bracelet ne perd rien. Ce qui est annoncé et possible a lieu : la seule cible à portée est touchée, et on ne renonce pas à Bousculer.
vikings-rules-4-title = Le Bouclier
vikings-rules-4 =
    Contre **Frapper, Massue, Lance-pierres et Marteau** (pas Bousculer), la victime peut poser une carte de sa main, face cachée, et dire « Bouclier ! ». N’importe laquelle : là aussi, on peut bluffer. Seul le Viking qui attaque peut dénoncer.

    - **Pas dénoncé** : l’attaque est annulée. La carte reste cachée.
    - **Dénoncé, et c’est un Bouclier** : l’attaque est annulée, et la victime prend un bracelet au hasard au Viking qui l’attaquait, s’il en a.
    - **Dénoncé, et c’est un bluff** : le Viking qui attaque prend un bracelet au hasard à la victime, si elle en a, puis l’attaque a lieu. Si c’était le dernier, elle ne trouve plus rien.

    Une carte posée en Bouclier est jouée : on ne la remplace qu’à la fin du tour, quand tout le monde pioche. Sans carte en main, pas de Bouclier ; sans bracelet, on peut encore en lever un.
vikings-rules-5-title = La fin, et l’Arène du Bluff
vikings-rules-5 =
    ▸ **La fin**
    La partie s’achève avec le tour où la réserve se vide ; on joue ce tour jusqu’au bout. Tout le monde montre ses bracelets. Le **plus grand total** remporte le trophée ; à égalité, le **plus grand nombre de bracelets** ; encore à égalité, on partage.

    ▸ **Le temps écoulé**
    Si ton temps est écoulé, je joue pour toi un coup prudent : la vérité si elle peut se dire, sans dénoncer ce qui n’est pas un bluff certain, et un Bouclier seulement si tu en as un.

    ▸ **Arène du Bluff**, pour qui ment comme il respire
    - On retire à chaque Viking une carte Bouclier, une carte Frapper et une carte Lance-pierres : il en reste neuf.
    - On a **deux** cartes en main, et il faut jouer les deux. On ne choisit que leur ordre, et ce qu’on en dit.

    ▸ **Trois dictons des anciens**
    - Le centre nourrit qui ose s’y tenir.
    - Sans bracelet, impossible de dénoncer une annonce ; mais on n’a presque rien à perdre à bluffer.
    - Compte les cartes : Courir, Bousculer, Massue et Marteau n’existent qu’une fois par personne.

## La fin

vikings-outcome-supply-empty = La réserve est vide, et l’arène se tait.

## Commandes : noms en minuscules, 32 caractères au plus ; descriptions, 100 au plus

vikings-command = vikings
vikings-command-description = Clash of Vikings : bluff, bosses et bracelets, de 2 à 4 personnes
vikings-command-new-description = Ouvrir une table de Clash of Vikings dans ce salon
vikings-command-new-seats-description = Combien de Vikings entrent dans l’arène
vikings-command-new-arena = arène
vikings-command-new-arena-description = Dans laquelle des deux arènes on se bat
vikings-command-new-bluff_arena = bluff
vikings-command-new-bluff_arena-description = Arène du Bluff : deux cartes en main, et il faut jouer les deux

vikings-tie-supply-empty = ⚖️ À égalité de points, qui a le plus de bracelets passe devant.
vikings-feat-bluff = 🎭 { $verse ->
        [0] L’audace : { $seat } a bluffé avec { $number ->
            [one] un point
           *[other] { $number } points
        } de bracelets au bras, et personne n’a rien dit.
       *[1] Des nerfs d’acier : un bluff passe, avec { $number ->
            [one] un point
           *[other] { $number } points
        } de bracelets au bras. Signé { $seat }.
    }
vikings-feat-called = 👁️ L’audace : { $seat } a dénoncé { $number ->
        [one] un bluff, et c’en était un.
       *[other] { $number } bluffs, et c’en étaient.
    }
vikings-feat-bracelets = 🍀 { $verse ->
        [0] La chance : { $seat }. Les bracelets tirés à l’aveugle ont rapporté { $number } points ; la moyenne en donnait { $usual }.
       *[1] La main heureuse : { $seat } a tiré { $number } points de bracelets sans les voir, là où on en attendait { $usual }.
    }
vikings-feat-unseen = 🤫 { $seat }, cartes jamais retournées : { $usual }. { $number ->
        [0] Pas un seul mensonge parmi elles.
        [one] Dont un mensonge.
       *[other] Dont { $number } mensonges.
    }
vikings-analysis-strength = En réfléchissant bien moins, j’ai gagné 12 parties à deux sur 12 contre une recherche simple ; contre de bons joueurs humains, ce n’est pas mesuré.

vikings-epilogue-unseen = { $number ->
        [0] { $total } cartes sont restées face cachée, et aucune n’était un bluff.
        [one] { $total } cartes sont restées face cachée. L’une d’elles était un bluff.
       *[other] { $total } cartes sont restées face cachée. { $number } d’entre elles étaient des bluffs.
    }
vikings-epilogue-liar = Personne n’a bluffé plus souvent que { $seat } sans se faire voir : { $number } fois.
vikings-epilogue-boldest = Le bluff le plus risqué, au tour { $number } : sous **{ $announced }**, { $seat } cachait **{ $card }**.
vikings-epilogue-chest = { $total ->
        [0] Le coffre était vide : tous les bracelets étaient en jeu.
        [one] Le bracelet du coffre valait { $number }.
       *[other] Les { $total } bracelets du coffre valaient { $number }.
    }
vikings-epilogue-supply = { $total ->
        [one] La réserve comptait un bracelet au départ, d’une valeur de { $number }.
       *[other] La réserve comptait { $total } bracelets au départ, d’une valeur totale de { $number }.
    }
