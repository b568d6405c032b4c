### L’hôte lui-même : commandes, réponses privées, réglages

## Réponses privées

played = C’est fait.
played-before = Ce clic avait déjà été pris en compte ; rien n’a été fait deux fois.
opened = La table { $table } est ouverte. Qui veut jouer prend place sur le message du salon.
opened-without = -# { $option } : pas possible à ce nombre de places, donc laissé de côté.
joined = Tu as une place à la table { $table }, { $game }.
left = Tu as quitté la table { $table }.
started = La partie commence à la table { $table }.
cancelled = La table { $table } est fermée.
cancel-agreed =
    { $count ->
        [one] Tu es d’accord pour arrêter la partie de la table { $table }. Il manque encore l’accord d’une personne, avec /table annuler.
       *[other] Tu es d’accord pour arrêter la partie de la table { $table }. Il manque encore l’accord de { $count } personnes, avec /table annuler.
    }
rematch-opened = La table { $table } est ouverte pour la revanche : prenez place.
rematch-joined = La table { $table } est déjà ouverte pour la revanche, et tu y as ta place.
shown-again = La table { $table } s’affiche de nouveau.
exported = Toute la partie de la table { $table }. Pour vérifier le hasard : python -m bot verify
table-not-started = La partie de la table { $table } n’a pas encore commencé.
settings-language = Désormais, je te parle français.
error = Quelque chose a mal tourné de mon côté, et rien de toi n’est perdu. Réessaie ; si cela persiste, signale l’erreur { $id } à la personne qui s’occupe de moi.

## Ce qui ne se peut pas, et ce qui se peut

refused = Ce n’est pas possible ici.
refused-unknown-control = Ce bouton date d’un autre temps. Voici où l’on en est ; /table main ouvre toujours ton panneau.
refused-unknown-choice = Ce choix ne t’est pas proposé. Prends-en un dans la liste qui apparaît quand tu écris.
refused-no-table = Cette table n’existe pas. /table liste montre les tiennes.
refused-no-table-here = On ne joue à aucune table ici. /table liste montre les tiennes ; la commande « nouvelle » d’un jeu en ouvre une.
refused-which-table = Il y a plusieurs tables ici : { $tables }. Dis laquelle.
refused-other-server = Tu joues à la table { $table } sur un autre serveur, et on n’y accède que de là-bas. /table liste t’y mène.
refused-read-only = Tu peux suivre ce qui se passe à cette table. Pour participer, demande à quelqu’un qui gère le salon de te laisser y écrire.
refused-writing-needed = Pour ouvrir une table dans { $channel }, il faut pouvoir y écrire. Quelqu’un qui gère le salon peut l’accorder.
refused-lobbies-hosted = Tu es l’hôte de { $count } tables en attente sur ce serveur : { $tables }. Lance l’une d’elles ou ferme-la (/table annuler) avant d’en ouvrir une autre.
refused-lobbies-here = Il y a { $count } tables en attente dans ce salon. Prends place à l’une d’elles, ou demande à un hôte d’en lancer ou d’en fermer une.
refused-only-in-servers = Une table s’ouvre dans un salon de serveur.
refused-not-over = Ce sera possible quand la partie sera finie.
refused-not-started = La partie n’a pas encore commencé.
refused-table-not-started = La partie de la table { $table } n’a pas encore commencé.
refused-not-seated = Tu n’as pas de place à cette table, mais tu peux regarder.
refused-busy = Trop de clics à la fois. Réessaie dans un instant.
refused-store-failed = Je n’ai pas pu le noter, donc rien ne s’est passé. Réessaie dans un instant.
refused-no-game = Je ne connais pas ce jeu.
refused-seats-not-offered = Ce jeu se joue à { $offered }.
refused-already-started = La partie a déjà commencé.
refused-already-seated = Tu as déjà une place à cette table.
refused-place-taken = Cette place est déjà prise. Choisis-en une autre, ou peu importe.
refused-no-such-place = Cette place n’existe pas à cette table. Le menu sous le salon montre celles qui sont libres.
refused-table-full = Les { $seats } places sont prises. Tu peux regarder.
refused-lobby-closed = Cette table est fermée. La commande « nouvelle » d’un jeu en ouvre une autre.
refused-table-over = Cette partie est finie.
refused-not-host = C’est à { $host }, l’hôte de cette table, de le faire.
refused-too-few =
    { $players ->
        [one] Une seule personne ne suffit pas : il en faut { $least }.
       *[other] { $players } personnes ne suffisent pas : il en faut { $least }.
    }
refused-agreement-needed =
    { $missing ->
        [one] Une partie en cours ne s’arrête que si tout le monde est d’accord : chaque personne tape /table annuler. Il manque une voix.
       *[other] Une partie en cours ne s’arrête que si tout le monde est d’accord : chaque personne tape /table annuler. Il manque { $missing } voix.
    }
refused-question-closed = Ce moment est passé. Voici où l’on en est.
refused-already-answered = Tu as déjà répondu à cela.
refused-not-your-question = Ce n’est pas à toi d’y répondre, mais à { $waiting }.
refused-table-quarantined = Cette table est en pause après une erreur de ma part (erreur { $error }). Rien n’est perdu ; la personne qui s’occupe de moi peut y remédier.

## Panneaux et boutons

panel-confirm = Oui, vas-y
panel-back = Retour
panel-more = Autres choix
menu-unasked = Aussi possible maintenant
panel-refresh = Actualiser
panel-page = { " " }({ $page }/{ $pages })
panel-watching = Tu regardes cette table ; ses cartes ne te sont pas montrées.
panel-answered = Ta réponse est notée ; tu peux encore en changer.
button-hand = Ma main
button-watch = Regarder
button-rules = Règles
button-how = Comment jouer
button-join = Prendre place
button-leave = Partir
button-start = Commencer
button-cancel = Fermer
button-next = Page suivante
button-previous = Page précédente
button-to-table = Retour à la table
button-more = Plus
button-log = Le récit
button-again = Réafficher le plateau
more-title = **{ $game } · table { $table }**
    Que veux-tu faire ?
log-title = **{ $game } · table { $table } : le récit**
log-empty = Il ne s’est encore rien passé.
button-rematch = Revanche
rules-page = Page { $page } sur { $pages }

## Mots de tous les jours

until = (jusqu’à { $at }, { $in })
until-bank = (jusqu’à { $at }, { $in }, puis { $bank } de réserve de temps)
until-banks = (jusqu’à { $at }, { $in }, puis les réserves de temps)
until-running = (sur la réserve de temps jusqu’à { $at }, { $in })
language-discord = Comme Discord
language-en = Anglais
language-fr = Français
where-thread = Dans son propre fil
where-here = Ici même

## /aide

help-rules = { $game } : règles

## Commandes

command-help = aide
command-help-description = Une visite rapide : ouvrir une table et jouer
command-rules = règles
command-rules-description = Les règles d’un jeu, page par page
command-option-game = jeu
command-option-game-description = Quel jeu
command-option-table = table
command-option-table-description = Son numéro ; inutile quand une seule est possible
command-option-language = langue
command-new = nouvelle
command-new-seats = places
command-new-language = langue
command-new-language-description = La langue dans laquelle la table raconte la partie
command-new-where = où
command-new-where-description = Dans son propre fil, ou ici même dans le salon
command-me = moi
command-me-description = Tes réglages, sur tous les serveurs
command-me-settings = réglages
command-me-settings-description = Choisis comment je te parle
command-me-settings-language-description = La langue de tout ce que tu vois en privé
command-table = table
command-table-description = Tes tables : montrer, lister, répondre, quitter, annuler
command-table-show = montrer
command-table-show-description = Affiche de nouveau le plateau d’une table
command-table-hand = main
command-table-hand-description = Ton panneau privé : main, question, choix
command-table-answer = répondre
command-table-answer-description = Joue ton coup sans bouton
command-table-answer-choice = choix
command-table-answer-choice-description = Un de tes coups possibles
command-table-answer-text = texte
command-table-answer-text-description = Ce que tu dis, quand la réponse est un message
command-table-list = liste
command-table-list-description = Toutes tes tables, celles où c’est à toi d’abord
command-table-leave = quitter
command-table-leave-description = Rends ta place
command-table-cancel = annuler
command-table-cancel-description = Ferme ta table, ou accepte d’arrêter une partie
command-table-rematch = revanche
command-table-rematch-description = Rouvre une table terminée, avec les mêmes options
command-table-log = récit
command-table-log-description = Le récit public d’une partie, page par page
command-table-export = exporter
command-table-export-description = Toute une partie finie, pour en vérifier le hasard
command-game-hand = main
command-game-hand-description = Tes cartes et ce que tu peux faire ; visible de toi seul
command-game-board = plateau
command-game-board-description = Le plateau tel que tout le monde le voit, pour toi seul
command-game-rules = règles
command-game-rules-description = Les règles de ce jeu, page par page
