### Ce que peuvent faire à ses tables les personnes qui gèrent un serveur

## /configuration tables

managers-title =
    { $count ->
        [0] **Aucune table, aucune série en cours sur ce serveur.**
        [one] **Une table ou série en cours sur ce serveur.**
       *[other] **{ $count } tables et séries en cours sur ce serveur.**
    }
managers-menu = Une table ou une série…
managers-earlier = Avant
managers-later = Après
managers-back = Toutes les tables
managers-opened = ouverte { $since } par { $host }
managers-paused =
    { $by ->
        [them] mise en pause par la gestion du serveur
       *[players] mise en pause par la table
    }
managers-place-lost = son fil a été supprimé, toutes les horloges sont arrêtées
managers-ended = - **{ $table }** · { $game } · terminée
managers-series-choice = Série { $table } · { $game }
managers-button-pause = Mettre en pause
managers-button-resume = Reprendre
managers-button-renew = Pause de { $days } jours de plus
managers-pause-ending = 🛠️ { $mentions } Tu as mis cette partie en pause pour le serveur : la pause finit { $until }, puis les horloges tournent à nouveau. Veux-tu qu’elle dure plus longtemps ?
managers-button-close = Fermer…
managers-menu-unseat = Retirer sa place à…
managers-menu-move = Changer de salon…
managers-reason = Fermer pour tout le monde
managers-reason-label = Pourquoi ? Toute la table le lira.
managers-done = ✅ C’est fait, et la table le sait.
managers-done-untold = ✅ C’est fait. La table le saura là où la partie reprendra.

managers-act-paused = 🛠️ { $manager }, qui gère ce serveur, a mis la partie en pause. Toutes les horloges sont arrêtées pour 30 jours au plus, ou jusqu’à ce que la gestion du serveur la fasse reprendre.
managers-act-resumed = 🛠️ { $manager }, qui gère ce serveur, fait reprendre la partie : les horloges tournent à nouveau.
managers-act-closed = 🛠️ { $manager }, qui gère ce serveur, a mis fin à cette table : « { $reason } »
managers-act-unseated = 🛠️ { $manager }, qui gère ce serveur, a retiré sa place à { $whom }.
managers-act-moved = 🛠️ { $manager }, qui gère ce serveur, a changé de salon : la suite est dans { $home }.

refused-not-manager = C’est réservé à qui gère ce serveur, ou au rôle que le serveur désigne pour cela ({ COMMAND("setup managers") }).
refused-not-server-manager = Il faut la permission Gérer le serveur pour choisir ce rôle.
refused-role-of-everybody = Tout le monde a ce rôle. Choisis celui des personnes qui géreront les tables.
refused-pause-of-managers = La gestion de ce serveur a mis cette partie en pause ; c’est à elle de la faire reprendre ({ COMMAND("setup tables") }).
refused-whole-series-closes = Cette partie fait partie de la série { $series } : ferme plutôt toute la série, ou retire une place.
refused-nobody-there = Cette personne n’y a pas de place en ce moment.
refused-already-there = C’est déjà dans ce salon.
refused-reason-needed = Écris une raison que la table puisse lire ; rien n’a été fermé.

## /configuration limites

limits-title = **À toutes les tables de ce serveur :**
limits-everybody = 🎲 Tout le monde peut ouvrir des tables.
limits-openers = 🎲 Il faut { $role }, ou gérer le serveur, pour ouvrir une table.
limits-openers-deleted = 🎲 Le rôle qui pouvait ouvrir des tables a été supprimé : il faut gérer le serveur pour en ouvrir, tant que tu n’as pas choisi un autre rôle, ou aucun.
limits-each = 👤 Tables et séries en cours d’une même personne : { $count } au plus.
limits-most = 🏠 Tables et séries en cours sur le serveur : { $count } au plus.
limits-pace = ⏱️ Sauf choix de l’hôte : { $pace }
limits-language = 🗣️ Langue, sauf choix de l’hôte : { $language } ({ COMMAND("setup language") })
limits-computers =
    { $allowed ->
        [yes] 🤖 Les ordinateurs peuvent jouer.
       *[no] 🤖 Les ordinateurs ne jouent pas ; les parties en cours avec eux continuent.
    }
limits-quiet = 🌙 Heures calmes de qui n’en a pas choisi : { $start } à { $end } ({ $zone }), à partir de la prochaine question.
limits-no-quiet = 🌙 Pas d’heures calmes, sauf celles que chaque personne choisit.
limits-form-usual = Limites
limits-field-openers = Seul ce rôle peut ouvrir des tables
limits-field-each = Tables et séries d’une personne, au plus
limits-field-most = Tables et séries du serveur, au plus
limits-field-pace = Rythme, sauf choix de l’hôte
limits-field-also = Aussi
limits-field-computers = Les ordinateurs peuvent jouer
refused-limits-number = *{ $number }* n’est pas un nombre de 1 à { $most }.

setup-managers-role = En plus de qui a la permission Gérer le serveur, { $role } peut gérer les tables : { COMMAND("setup tables") }, { COMMAND("setup limits") }.
setup-managers-nobody = Seules les personnes qui ont la permission Gérer le serveur peuvent gérer les tables.

refused-tables-hosted =
    { $count ->
        [one] Tu as déjà une table ou une série en cours sur ce serveur : c’est le maximum pour une personne. Finis-la avant d’en ouvrir une autre.
       *[other] Tu as déjà { $count } tables et séries en cours sur ce serveur : c’est le maximum pour une personne. Finis-en une avant d’en ouvrir une autre.
    }
refused-tables-enough =
    { $count ->
        [one] Une table ou une série est en cours sur ce serveur : c’est le maximum qu’il veut. Prends-y place, ou attends qu’elle se termine.
       *[other] { $count } tables et séries sont en cours sur ce serveur : c’est le maximum qu’il veut. Prends place à l’une d’elles, ou attends que l’une se termine.
    }
refused-not-opener = Sur ce serveur, { $role } et qui le gère ouvrent les tables. Demande-leur, ou prends place à une table en attente.
refused-opener-deleted = Sur ce serveur, seules les personnes qui le gèrent ouvrent les tables : le rôle qui le pouvait a été supprimé, et { COMMAND("setup limits") } en choisit un autre. Demande-leur, ou prends place à une table en attente.
refused-no-computers = Sur ce serveur, les ordinateurs ne jouent pas. Invite des gens, ou lance la partie avec les personnes présentes.
refused-no-games-alone = Sur ce serveur, les ordinateurs ne jouent pas : il n’y a donc pas de partie en solo. { COMMAND("help") } dit comment ouvrir une table pour jouer à plusieurs.
refused-computers-seated = Sur ce serveur, les ordinateurs ne jouent plus. L’hôte retire ceux qui ont une place ici avec *{ button-computers }* ; d’autres personnes peuvent alors la prendre.
refused-no-stand-in = Sur ce serveur, les ordinateurs ne jouent pas, même à la place d’une personne absente. L’hôte choisit *{ terms-stand-in-nobody }* à *{ terms-stand-in }* sous *{ button-terms }*.

command-setup-tables = tables
command-setup-tables-description = Tables et séries du serveur : en mettre en pause, fermer, changer de salon, retirer une place
command-setup-managers = gestion
command-setup-managers-description = Le rôle qui gère les tables ici
command-setup-managers-role = rôle
command-setup-managers-role-description = Ces personnes peuvent aussi gérer les tables
command-setup-managers-nobody = personne-d-autre
command-setup-managers-nobody-description = Seulement qui gère le serveur
command-setup-limits = limites
command-setup-limits-description = Qui ouvre des tables, combien, le rythme, les ordinateurs et les heures calmes

## Un fil supprimé

clock-paused-by-managers = ⏸️ En pause jusqu’au { $until } par la gestion du serveur : les horloges sont arrêtées, mais on peut jouer.
clock-place-lost = 🧵 Le fil a été supprimé ; toutes les horloges sont arrêtées jusqu’à ce que quelqu’un fasse reprendre la partie ({ COMMAND("table show") }).
place-lost = Le fil de cette partie a été supprimé ; toutes ses horloges sont donc arrêtées. Quelqu’un qui joue ou qui gère le serveur peut la faire reprendre dans un nouveau fil ; d’ici là, personne n’est appelé. { $alone ->
        [yes] Qui gère le serveur peut fermer la table.
       *[no] Qui gère le serveur peut fermer la série ({ COMMAND("setup tables") }).
    }
button-onward = Reprendre dans un nouveau fil
place-found = ✅ La partie de la table { $table } reprend dans un nouveau fil ; chaque horloge a le temps qui restait.
refused-place-there = La partie a déjà repris, dans { $channel }.
refused-place-lost = Le fil de cette partie a été supprimé. Quelqu’un qui joue ou qui gère le serveur peut la faire reprendre dans un nouveau : *{ button-onward }* dans son salon, ou { COMMAND("table show") }.

## Un mot à tous les serveurs

announcement = 📣 **Un mot de la personne qui s’occupe de moi**
    { $text }
