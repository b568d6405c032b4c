### Les places d’une partie en cours : offertes, reprises, rendues ; réponses d’avance ; tables oubliées

## Dit en public

seats-offer = 🪑 { $mention } ne répond plus depuis un moment : la place de { $name } est à prendre. Qui la reprend joue avec cette main. Un clic ou un coup, et { $name } la retrouve.
seats-offer-left = 🪑 { $name } a quitté la partie. La place est à prendre : qui la reprend joue avec cette main ; en attendant, je joue pour elle.
seats-given-up = 🏳️ { $name } abandonne la partie. Je joue à sa place jusqu’à la fin.
seats-offer-away = 🪑 { $name } n’est plus sur ce serveur. La place est à prendre : qui la reprend joue avec cette main.
seats-claimed = 🙋 **{ $claim }** voudrait remplacer { $name }. L’une des personnes qui jouent peut accepter ou s’y opposer ; sans opposition, la place change de main { $until }.
seats-taken = 🤝 { $mention } joue désormais à la place de { $before }. *Ma main* montre ce qui s’est passé et ce qu’il y a à faire.
seats-closing =
    { $notice ->
        [1] 🕯️ { $mentions } Personne n’a joué ici depuis longtemps. Sans un coup, ou sans le vœu de la garder, cette table ferme { $until }.
       *[other] 🕯️ { $mentions } Dernier appel : sans un coup, ou sans le vœu de la garder, cette table ferme { $until }.
    }
seats-closing-lobby = 🕯️ { $mentions } Ta table { $table } ({ $game }) n’a pas commencé ; elle ferme { $until }.
seats-end-over = 🏁 { $mentions } { $result } L’image finale et tout ce qui concerne cette partie sont au-dessus.
seats-end-cancelled = 🏁 { $mentions } On a arrêté cette partie ; elle n’a pas de résultat.
seats-end-forgotten = 🏁 { $mentions } Personne n’avait joué depuis longtemps ; cette table est donc fermée, comme annoncé. La partie n’a pas de résultat.
seats-button-claim = Prendre la place
seats-button-back = Me revoilà
seats-button-welcome = D’accord
seats-button-decline = Pas d’accord
seats-button-keep = Garder la table

## Réponses privées

seats-said-claim = J’ai demandé à la table si tu peux remplacer { $name }. Ce message deviendra ton panneau dès que tu auras la place.
seats-said-seated = La place est à toi : *Ma main* montre tout.
seats-said-welcome = { $name } a maintenant sa place à la table.
seats-said-decline = { $name } n’aura pas la place ; elle reste à prendre.
seats-said-back = Quel plaisir de te revoir ! La place est à toi.
seats-said-keep = La table reste ouverte.
seats-said-offered = C’est fait : on peut maintenant remplacer { $name }.
seats-said-left = Tu as quitté la partie de la table { $table }. Tant que personne ne la reprend, ta place t’attend : { COMMAND("seat back") }.
seats-said-conceded = Tu abandonnes la partie de la table { $table }. Je joue ta place jusqu’au bout.
seats-said-voted =
    { $missing ->
        [0] { $name } n’a plus sa place à la table ; elle est à prendre.
        [one] C’est noté : tu veux que { $name } parte. Il manque encore une voix parmi les personnes présentes.
       *[other] C’est noté : tu veux que { $name } parte. Il manque encore { $missing } voix parmi les personnes présentes.
    }
seats-handover = 🤝 Tu as repris cette place, avec une ardoise vierge ; c’est ta main maintenant. La position en mots : { $position }
seats-on-offer = Ta place est à prendre, car tu n’avais pas répondu. Un coup te la rend ; ce bouton aussi.

## Panneaux

seats-button-quit = Partir…
seats-button-people = Qui joue
seats-quit = **Partir de la table { $table } ?**
    { "" }**Partir** : ta place est à prendre, et d’ici là je réponds pour elle. Ta main ne t’est plus montrée.
    { "" }**Abandonner** : je joue ta place jusqu’au bout ; personne d’autre ne la prend.
    { "" }**Arrêter** : la partie finit sans résultat dès que toutes les personnes présentes le veulent.
seats-button-quit-now = Partir
seats-button-concede = Abandonner
seats-button-call-off = Arrêter ensemble
seats-people = **{ $game } · table { $table } : qui joue où**
seats-people-line = { $name } — depuis le { $since } · { $missed ->
        [0] aucun tour manqué
        [one] un tour manqué
       *[other] { $missed } tours manqués
    }{ $state ->
        [offered] { " " }· *place à prendre*
        [gone] { " " }· *plus là, je réponds*
       *[present] { "" }
    }
seats-people-past = -# { $seat } : { $name }, du { $since } au { $until } · { $missed ->
        [0] aucun tour manqué
        [one] un tour manqué
       *[other] { $missed } tours manqués
    } · { $ending ->
        [left] départ
        [replaced] place reprise
        [kicked] place retirée
        [conceded] abandon
        [cancelled] jusqu’à l’arrêt
       *[finished] jusqu’à la fin
    }
seats-menu-remove = Demander le départ de…
seats-menu-offer = Offrir la place de…
seats-menu-standing = Réponds pour moi…
seats-standing-on = 🤖 Je réponds pour toi : « { $what } ».
seats-standing-until-turn = jusqu’à la fin de ce tour
seats-standing-until-round = jusqu’à mon prochain tour
seats-standing-until-game = jusqu’à la fin de la partie
seats-button-standing-off = Redemande-moi
seats-button-standing-off-one = Redemande-moi : { $what }

## Ce qui ne se peut pas, et ce qui se peut

refused-seat-not-offered = Cette place n’est plus à prendre.
refused-seat-claimed = { $name } a déjà demandé cette place ; attends de voir.
refused-already-claiming = Tu as déjà demandé une autre place de cette table.
refused-barred = Les personnes qui jouent à cette table ne l’ont pas voulu. Il y a d’autres tables, et tu peux regarder.
refused-has-seen-hands = Tu as regardé les mains ouvertes de cette partie : tu ne peux pas y reprendre une place. Tu peux continuer à regarder.
refused-knows-a-hand = Tu as vu une autre main de cette partie : tu ne peux pas y reprendre une deuxième place. Tu peux regarder.
refused-not-your-seat = Aucune place ne t’attend à cette table.
refused-no-claim = Personne ne demande cette place en ce moment.
refused-not-present = Ta propre place est à prendre : clique d’abord sur « Me revoilà ».
refused-no-seat-now = Aucune partie n’est en cours à cette table.
refused-no-such-seat = Cette place n’existe pas.
refused-own-seat = C’est ta propre place ; *Partir* est dans le même menu.
refused-already-gone = { $name } n’est déjà plus là.
refused-one-against-one = Il faut deux voix, ou un tour manqué, pour retirer sa place à qui est là. Vous pouvez arrêter la partie ensemble.
refused-nothing-missed = { $name } n’a pas manqué de tour.
refused-no-such-standing = Je ne peux pas répondre à cela d’avance.

## Commandes

command-seat = place
command-seat-description = Ta place à une table : reprendre, revenir, abandonner
command-seat-take = prendre
command-seat-take-description = Demande une place à prendre
command-seat-back = retour
command-seat-back-description = Retrouve ta place
command-seat-agree = accepter
command-seat-agree-description = Laisse la place à qui la demande
command-seat-object = refuser
command-seat-object-description = Refuse la place à qui la demande
command-seat-keep = garder
command-seat-keep-description = Garde une table qui va fermer
command-seat-players = qui
command-seat-players-description = Qui joue où, et qui y jouait avant
command-seat-concede = abandonner
command-seat-concede-description = Abandonne ta partie ; je joue à ta place
command-seat-answers = réponses
command-seat-answers-description = Réponds d’avance à un genre de question, ou arrête de le faire
command-seat-answers-choice = réponse
command-seat-answers-choice-description = Laquelle ; celle qui vaut déjà prend fin
