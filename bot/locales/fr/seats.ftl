### Les places d’une partie en cours : offertes, reprises, rendues ; réponses d’avance ; tables oubliées

## Dit en public

seats-offer =
    🪑 { $mention } ne répond plus depuis un moment : la place de { $name } est à prendre, main comprise{ $held ->
        [yes] .
       *[no]  ; en attendant, je joue à sa place.
    } Un appui, et { $name } la retrouve.
seats-offer-left =
    🪑 { $name } ne joue plus. La place est à prendre, main comprise{ $held ->
        [yes] .
       *[no]  ; en attendant, je joue à sa place.
    }
seats-given-up =
    { $aftermath ->
        [out] 🏳️ { $name } abandonne la partie et n’y joue plus.
       *[other] { $level ->
            [none] 🏳️ { $name } abandonne la partie. Je joue à sa place jusqu’à la fin.
           *[other] 🏳️ { $name } abandonne la partie. Un ordinateur ({ $level }) joue à sa place jusqu’à la fin.
        }
    }
seats-offer-away = 🪑 { $name } n’est plus sur ce serveur. La place est à prendre, main comprise.
seats-offer-invited = ✉️ Elle est réservée aux personnes invitées à cette table avant le début de la partie.
refused-invited-only-begun = Cette table et sa place libre sont réservées aux personnes que son hôte avait invitées avant le début de la partie. *{ button-watch }* te montre la partie ; { COMMAND("table find") } te donne d’autres tables.
seats-claimed =
    🙋 **{ $claim }** voudrait remplacer { $name }. À la table, une seule personne suffit pour accepter ou refuser ; sans refus, la place change de mains { $until ->
        [stopped] une fois que les horloges tournent à nouveau.
       *[other] { $until }.
    }
seats-taken = 🤝 { $mention } joue désormais à la place de { $before }. *{ button-hand }* montre ce qui s’est passé et ce qu’il y a à faire.
seats-closing =
    { $notice ->
        [1] 🕯️ { $mentions } Personne n’a joué ici depuis longtemps. Si personne ne joue ni n’appuie sur *{ seats-button-keep }*, cette table ferme { $until }.
       *[other] 🕯️ { $mentions } Dernier appel : si personne ne joue ni n’appuie sur *{ seats-button-keep }*, cette table ferme { $until }.
    }
seats-closing-in-series = { $closing } Qui doit jouer à ce moment-là n’est plus en lice dans la série.
seats-closing-lobby = 🕯️ { $mentions } La partie de ta table { $table } ({ $game }) n’a pas commencé ; la table ferme { $until }.
seats-end-over = 🏁 { $mentions } { $result } L’image finale et tout le récit sont ci-dessus.
seats-end-cancelled = 🏁 { $mentions } On a arrêté cette partie ; elle n’a pas de résultat.
seats-end-forgotten = 🏁 { $mentions } Personne n’avait joué depuis longtemps ; cette table est donc fermée, comme annoncé. La partie n’a pas de résultat.
seats-end-stopped = 🏁 { $mentions } Personne n’a pu continuer cette partie depuis longtemps ; cette table est donc fermée. La partie n’a pas de résultat.
seats-button-claim = Prendre la place
seats-button-back = Me revoilà
seats-button-welcome = D’accord
seats-button-decline = Pas d’accord
seats-button-keep = Garder la table

## Réponses privées

seats-said-claim = J’ai demandé à la table si tu peux remplacer { $name }. Je t’appelle à la table dès que la place est à toi ; si { $name } revient avant, la place n’est plus à prendre. { COMMAND("table leave") } retire ta demande.
seats-said-claim-back = { $name } est de retour : la place que tu as demandée n’est plus à prendre.
seats-said-claim-declined = La table ne veut pas que tu remplaces { $name }.
seats-said-claim-over = La place de { $name } n’est plus à prendre.
seats-said-claim-withdrawn = Tu ne demandes plus la place de { $name }. Elle reste à prendre.
seats-said-seated = La place est à toi : *{ button-hand }* montre tout.
seats-said-welcome = { $name } a maintenant sa place à la table.
seats-said-decline = { $name } n’aura pas la place ; elle reste à prendre.
seats-said-back = Quel plaisir de te revoir ! La place est de nouveau à toi.
seats-said-here = Quel plaisir de te voir ! La place est toujours restée à toi.
seats-said-won = La victoire est à toi.
seats-said-keep = La table reste ouverte.
seats-said-offered = C’est fait : on peut maintenant remplacer { $name }.
seats-said-left = Tu as quitté la partie de la table { $table }. Tant que personne ne la reprend, ta place t’attend : { COMMAND("seat back") }.
seats-said-conceded =
    { $aftermath ->
        [ended] Tu abandonnes la partie de la table { $table }, et elle est finie.
        [out] Tu abandonnes la partie de la table { $table } et n’y joues plus.
        [camp] Tu préfères abandonner la partie de la table { $table }. Ta place est à prendre ; en attendant, je joue à ta place.
       *[other] Tu abandonnes la partie de la table { $table }. Je joue à ta place jusqu’au bout.
    }
seats-said-voted =
    { $missing ->
        [0] { $name } n’a plus sa place à la table ; elle est à prendre.
        [one] C’est noté : tu demandes le départ de quelqu’un ({ $name }). Il manque encore une voix parmi les personnes présentes, qui le lisent sous *{ seats-button-people }*. Le même choix retire ta voix.
       *[other] C’est noté : tu demandes le départ de quelqu’un ({ $name }). Il manque encore { $missing } voix parmi les personnes présentes, qui le lisent sous *{ seats-button-people }*. Le même choix retire ta voix.
    }
seats-said-vote-taken-back = Tu ne demandes plus le départ de { $name }.
seats-handover =
    🤝 Tu as repris cette place, sans aucun tour manqué à ton compte ; c’est ta main maintenant.
    -# L’image montre où en est la partie ; *{ button-more }* mène à tout le récit et aux règles.
seats-on-offer = Ta place est à prendre, je la joue : *{ seats-button-back }* te la rend.

## Panneaux

seats-button-quit = Quitter…
seats-button-people = Qui joue
seats-quit = **Quitter la table { $table } ?**
seats-quit-quit-now = **{ seats-button-quit-now }** : ta place est à prendre ; en attendant, je joue à ta place et tu ne vois plus ta main.
seats-quit-concede =
    { "" }**{ seats-button-concede }** : { $aftermath ->
        [ended] la partie finit tout de suite, et elle est perdue pour toi.
        [out] tu sors tout de suite du jeu, avec tout ce qui est à toi ; personne d’autre ne prend ta place.
        [camp] je joue à ta place jusqu’à ce que quelqu’un la prenne ; quand tout ton camp veut abandonner, il a perdu.
       *[played] je joue à ta place jusqu’au bout ; personne d’autre ne la prend.
    }
seats-quit-end = **{ seats-button-end }** : la partie finit tout de suite, sans résultat.
seats-quit-call-off = **{ seats-button-call-off }** : la partie finit sans résultat dès que { $broken ->
        [yes] la plupart d’entre vous le veulent.
       *[no] toutes les personnes présentes le veulent.
    }
seats-button-quit-now = Quitter
seats-button-concede = Abandonner
seats-button-call-off = Proposer l’arrêt
seats-button-end = Arrêter la partie
seats-button-win = Réclamer la victoire
seats-people = **{ $game } · table { $table } : qui joue où**
seats-people-line = { $name } — depuis le { $since } · { $missed ->
        [0] aucun tour manqué
        [one] un tour manqué
       *[other] { $missed } tours manqués
    }{ $state ->
        [offered] { " " }· *place à prendre*
        [out] { " " }· *hors jeu*
        [gone] { " " }· *départ, je joue à sa place*
        [held] { " " }· *place à prendre, un ordinateur joue*
       *[present] { "" }
    }
seats-people-ballots = 🚪 Départ demandé pour { $name }, voix : { $votes } sur { $needed }.
seats-people-past = -# { $seat } : { $name }, du { $since } au { $until } · { $missed ->
        [0] aucun tour manqué
        [one] un tour manqué
       *[other] { $missed } tours manqués
    } · { $ending ->
        [left] départ
        [replaced] place reprise
        [kicked] place retirée
        [conceded] abandon
       *[absent] sans retour
    }
seats-menu-remove = Demander le départ de…
seats-menu-offer = Proposer la place de…
seats-menu-standing = { $about ->
        [none] Répondre pour moi…
       *[other] { $about } : répondre pour moi…
    }
seats-menu-standing-off = { $about ->
        [none] Ne plus répondre à…
       *[other] Ne plus répondre : { $about }…
    }
seats-standing-on = 🤖 Je réponds pour toi : « { $what } ».
seats-standing-many = 🤖 Je réponds pour toi dans { $count } cas. Le menu en donne la liste : choisis-en un et je te poserai de nouveau la question.
seats-standing-until-turn = jusqu’à la fin de ce tour
seats-standing-until-round = jusqu’à mon prochain tour
seats-standing-until-game = jusqu’à la fin de la partie
seats-button-standing-off = Ne plus répondre pour moi
seats-button-standing-off-one = Arrêter : { $what }
seats-at-night-no = -# Pendant tes heures calmes, ce que tu as dit pour plus d’un tour attend le matin.
seats-at-night-apart = -# Il y a ici des gens qui dorment à d’autres heures que toi : avec *La nuit aussi*, la partie n’attend pas ton matin en plus du leur.
seats-at-night-yes = -# Je réponds pour toi pendant tes heures calmes aussi ; les autres peuvent deviner que ce n’est pas toi.
seats-button-at-night-yes = La nuit aussi
seats-button-at-night-no = Pas la nuit
seats-like-a-visit = -# Ce que tu as dit d’avance compte à une heure où tu aurais pu venir, jamais plus tôt.
seats-button-like-a-visit-yes = Jamais avant l’heure où je serais là
seats-button-like-a-visit-no = Dès que possible

## Ce qui ne se peut pas, et ce qui se peut

refused-seat-not-offered = Cette place n’est pas à prendre ; *{ button-watch }* te montre la partie.
refused-seat-claimed = { $name } a déjà demandé cette place. Si la réponse est non, tu pourras la demander.
refused-already-claiming = Tu as déjà demandé une autre place de cette table : attends la réponse, ou retire ta demande avec { COMMAND("table leave") }.
refused-barred = Tu ne peux pas prendre place à cette table. Tu peux regarder, ou trouver une autre table.
refused-has-seen-hands = Tu as vu des mains de cette partie, à une place ou en regardant : tu ne peux donc pas y reprendre de place. Tu peux regarder.
refused-knows-a-hand = Tu as vu une autre main de cette partie : tu ne peux pas y reprendre une deuxième place. Tu peux regarder.
refused-not-your-seat = Aucune place ne t’attend à cette table.
refused-no-claim = Personne ne demande cette place en ce moment.
refused-several-claims = Plusieurs personnes demandent une place ici : { $names }. Précise laquelle avec l’option *{ command-seat-agree-person }*, ou appuie sur *{ seats-button-welcome }* ou *{ seats-button-decline }* sous sa demande.
refused-not-present = Ta propre place est à prendre : appuie d’abord sur « { seats-button-back } ».
refused-no-seat-now = Aucune partie n’est en cours à cette table.
refused-no-such-seat = Cette place n’existe pas. { COMMAND("seat players") } montre qui joue où.
refused-own-seat = C’est ta propre place ; *{ seats-button-quit }*, sous *{ button-more }*, permet de la laisser.
refused-already-gone = { $name } a déjà quitté la partie.
refused-one-against-one = Il faut deux voix, ou un tour manqué, pour retirer une place. À deux, vous pouvez arrêter la partie ensemble.
refused-game-not-claimable =
    { $days ->
        [one] À deux, tu peux réclamer la victoire un jour après un tour manqué en face, sans aucun signe depuis.
       *[other] À deux, tu peux réclamer la victoire { $days } jours après un tour manqué en face, sans aucun signe depuis.
    }
refused-nothing-missed = { $name } n’a pas manqué de tour et garde sa place.
refused-no-such-standing = Je ne peux pas répondre à cela d’avance : choisis dans la liste.
refused-nothing-in-advance = Ce jeu n’a pas de telles réponses. Quand quelque chose peut se décider d’avance, *À l’avance…* le propose dans ta main.

## Commandes

command-seat = place
command-seat-description = Ta place à une table : reprendre, revenir, abandonner
command-seat-take = prendre
command-seat-take-description = Demander une place à prendre
command-seat-back = retour
command-seat-back-description = Retrouver ta place
command-seat-win = victoire
command-seat-win-description = À deux, réclamer la victoire quand personne ne revient en face
command-seat-agree = accepter
command-seat-agree-description = Laisser la place à la personne qui la demande
command-seat-agree-person = personne
command-seat-agree-person-description = La personne dont tu acceptes la demande, s’il y en a plusieurs
command-seat-object = refuser
command-seat-object-description = Refuser la place à la personne qui la demande
command-seat-object-person = personne
command-seat-object-person-description = La personne dont tu refuses la demande, s’il y en a plusieurs
command-seat-keep = garder
command-seat-keep-description = Garder une table qui va fermer
command-seat-players = qui-joue
command-seat-players-description = Qui joue où, et qui y jouait avant
command-seat-concede = abandonner
command-seat-concede-description = Abandonner ou quitter une partie ; je dis d’abord ce que cela entraîne
command-seat-answers = réponses
command-seat-answers-description = Répondre d’avance à un genre de question, ou annuler une telle réponse
command-seat-answers-choice = réponse
command-seat-answers-choice-description = Quelle réponse ; en choisir une déjà active l’annule
