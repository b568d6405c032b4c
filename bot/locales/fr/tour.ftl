# La visite de /aide, et les mots dans ses images.

tour-1-title = Une table t’attend
tour-1 =
    J’accueille des jeux de société pour qui joue dès qu’une minute se libère. Ouvre une table avec la commande d’un jeu, par exemple { COMMAND("vikings new") }. Les autres appuient sur **{ button-join }**, et l’hôte appuie sur **{ button-start }**. { $computers ->
        [no] Voici
       *[yes] Personne ? **{ button-computer-add }** remplit les places. Voici
    } à quoi l’on joue :
tour-2-title = Un fil, un plateau
tour-2 =
    Chaque partie vit dans son propre fil. Le dernier message est le plateau : l’image de toute la table, ce qui vient de se passer, à qui de jouer et jusqu’à quand. Au-dessus grandit le récit, un message par tour de table. **{ button-more }** mène aux règles, au récit et à tout le reste.
tour-2-here-title = Un salon, un plateau
tour-2-here =
    On joue ici même, dans ce salon. Le dernier message est le plateau : l’image de toute la table, ce qui vient de se passer, à qui de jouer et jusqu’à quand. Au-dessus grandit le récit, un message par tour de table. **{ button-more }** mène aux règles, au récit et à tout le reste.
tour-3-title = Ma main
tour-3 =
    Quand on t’appelle, appuie sur **{ button-hand }**. Tu y vois ce qui s’est passé depuis ton dernier coup, tes cartes et ta question, avec toutes les réponses possibles. Personne d’autre ne voit ce message, et un tour entier y tient.
tour-4-title = Prends ton temps
tour-4 =
    On t’appelle quand c’est à toi, et un rappel vient avant la fin du temps. Quand le temps est écoulé, je joue un coup raisonnable à ta place ; après deux tours manqués, ta place est proposée à d’autres. { COMMAND("me settings") } règle ta langue, tes heures calmes et les rappels ; { COMMAND("me away") } arrête tes horloges un moment. Chaque coup est gardé, quoi qu’il m’arrive, à moi ou aux messages.

    Un doute ? { COMMAND("table list") } montre tes tables, en premier celles où c’est à toi. { COMMAND("table show") } affiche de nouveau un plateau.
tour-5-title = Le hasard est scellé
tour-5 =
    Avant le premier coup, je tire un nombre, la graine, d’où viennent toutes les cartes, tous les dés et tous les tirages de la partie. J’en montre le sceau à tout le monde aussitôt, dans l’annonce de la table. À la fin, sous le dernier plateau, **{ button-luck }** montre la graine, rejoue toute la partie avec elle devant tout le monde et dit ce que cela prouve : une fois la partie commencée, personne n’a pu toucher au hasard, pas même moi.

    On y trouve aussi **{ button-replay }**, pour revoir la partie coup par coup, **{ button-film }**, qui en publie un film, et **{ button-analysis }**, qui dit où elle a basculé.

    ▶️ **C’est parti ?** Ouvre une table ci-dessous, ou commence par les règles.

tour-channel = jeux
tour-typed = /{ vikings-command } { command-new }
tour-free = une place est libre
tour-lobby = Une table s’ouvre
tour-lobby-1 = Ouvre-la avec une commande
tour-lobby-2 = Les autres prennent place
tour-lobby-3 = Lance la partie
tour-board = Le plateau, pour tout le monde
tour-board-picture = Une image, toute la partie
tour-board-lines = Ce qui s’est passé, ce qui vient
tour-board-buttons = Des boutons : d’abord « { button-hand } »
tour-line = Chloé : « { vikings-action-slingshot } ! » Bluff ?
tour-panel = « { button-hand } », rien que pour tes yeux
tour-panel-private = Personne d’autre ne voit tes cartes
tour-panel-question = Une question à la fois
tour-panel-answer = Un appui, et c’est joué
tour-day-1 = Lundi
tour-day-2 = Mercredi
tour-day-3 = Vendredi
tour-days-1 = Un seul appel quand c’est à toi
tour-days-2 = Joue dès que tu as une minute
tour-days-3 = Rien ne se perd, et quelqu’un gagne
tour-seal-1 = Scellé
tour-seal-2 = Joué
tour-seal-3 = Ouvert
tour-luck-1 = Tout le monde voit le sceau du hasard
tour-luck-2 = Cartes et dés en viennent
tour-luck-3 = On peut le faire vérifier

tour-1-alt = Un salon. Une table de Clash of Vikings avec sa bannière, trois noms et une place libre, les boutons « { button-join } » et « { button-start } », et au-dessus la commande /{ vikings-command } { command-new }. 1 : ouvre une table avec une commande. 2 : les autres prennent place. 3 : lance la partie.
tour-2-alt = Le plateau de Clash of Vikings : une image avec toute la partie, dessous une ligne qui dit ce qui s’est passé et ce qui vient, et les boutons « { button-hand } », « { button-watch } », « { button-follow-game } » et « { button-more } ».
tour-3-alt = Le panneau privé derrière « { button-hand } » : ta propre image avec tes cartes, que personne d’autre ne voit, une question (« { vikings-action-slingshot } ! » Bluff ?) et deux boutons pour répondre, « { vikings-move-believe } » et « { vikings-move-call-bluff } ». Un appui, et c’est joué.
tour-4-alt = Une table de Bataille norvégienne sur trois jours. Lundi au crépuscule, la partie vient de commencer : un seul appel quand c’est à toi. Mercredi à midi, des cartes ont changé de mains : joue dès que tu as une minute. Vendredi, la nuit, le trophée : rien ne se perd, et quelqu’un gagne.
tour-5-alt = Une partie de Clash of Vikings, trois fois. 1, scellé : avant le début, tout le monde voit le sceau de son hasard. 2, joué : cartes et dés en viennent. 3, ouvert : à la fin, avec le trophée, on peut le faire vérifier.
