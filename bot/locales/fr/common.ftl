### L’hôte lui-même : commandes, réponses privées, réglages

## Réponses privées

played = C’est fait.
played-before = Cet appui avait déjà été pris en compte ; rien n’a été fait deux fois.
opened = La table { $table } est ouverte, et tu y as ta place. { opened-others }
opened-there = La table { $table } est ouverte dans { $channel }, et tu y as ta place. { opened-others }
opened-others = { $invited ->
        [yes] Invite les autres avec *{ button-invite }* sous son annonce.
       *[no] Les autres appuient sur *{ button-join }* sous son annonce.
    }
opened-without = -# { $option } : impossible à ce nombre de places, donc laissé de côté.
joined = Tu as une place à la table { $table }, { $game }.
left = Tu as quitté la table { $table }.
start-noted = C’est noté. { $host } peut lancer la partie à tout moment ; sinon, elle commence à { $at }, ou jusqu’à une demi-journée plus tard si ce sont les heures calmes de quelqu’un.
start-noted-put-off = C’est noté, mais le départ a été repoussé : d’elle-même, la partie commence le { $starts }. { $host } peut la lancer à tout moment ; à partir de { $at }, toute personne assise aussi.
put-off = C’est fait : la table { $table } commencera d’elle-même un jour plus tard.
reopened = La table { $table } est rouverte, et tu y as ta place.
reopen-joined = La table { $table } est déjà rouverte, et tu y as ta place.
started = La partie commence à la table { $table }.
cancelled = La table { $table } est fermée.
cancel-agreed =
    { $count ->
        [one] Tu es d’accord pour arrêter la partie de la table { $table }. Il manque encore l’accord d’une personne, avec { COMMAND("table cancel") }.
       *[other] Tu es d’accord pour arrêter la partie de la table { $table }. Il manque encore l’accord de { $count } personnes, avec { COMMAND("table cancel") }.
    }
rematch-opened = La table { $table } est ouverte pour la revanche, et tu y as ta place.
rematch-joined = La table { $table } est déjà ouverte pour la revanche, et tu y as ta place.
shown-again = La table { $table } s’affiche de nouveau.
exported = Toute la partie de la table { $table }. Pour vérifier le hasard : python -m bot verify FICHIER
table-not-started = La partie de la table { $table } n’a pas encore commencé. Son annonce est ici : { $url }
error = Une erreur s’est produite de mon côté ; tu n’as rien perdu. Réessaie ; si cela persiste, signale l’erreur { $id } à la personne qui s’occupe de moi.
answer-lost = Ma réponse s’est perdue en route. Ce que tu as choisi compte si c’était possible : *{ button-hand }* ou { COMMAND("table hand") } montre où l’on en est.
file-refused = Discord refuse le fichier que j’ai préparé pour toi. Signale l’erreur { $id } à la personne qui s’occupe de moi.
stopping = On me redémarre en ce moment, il ne s’est donc rien passé. Réessaie dans une minute.
broken-off = On me redémarre et je n’ai pas pu finir ma réponse. Dans une minute, { COMMAND("table hand") } montre si ton choix compte.
changed-since = La situation a changé depuis cette question : rien n’a été fait. Voici où l’on en est.
refused-changed-since = { changed-since }
form-handed-back = Voici ce que tu as écrit, pour le copier :
thread-locked = 🔒 Je ne peux pas répondre dans { $thread } : ce fil est verrouillé, ou il m’est fermé. Mes commandes fonctionnent dans { $channel } : { COMMAND("table hand") } y ouvre ton panneau, */{ command-past } { command-past-replay }* montre une partie finie. Quelqu’un qui gère les fils peut le déverrouiller.
thread-woken-often = 💤 Je viens de réveiller beaucoup de fils et je ne réveille pas encore { $thread }. Réessaie dans dix minutes, ou utilise mes commandes dans { $channel } : { COMMAND("table hand") }, */{ command-past } { command-past-replay }*.
picture-seen-by = Ce que voit { $name } : { $alt }
picture-missing = 🖼️ L’image n’a pas pu être dessinée (erreur { $error }). Elle revient d’elle-même dès que possible ; tout le reste fonctionne.

## Ce qui ne se peut pas, et ce qui se peut

refused = Ce n’est pas possible ici. { COMMAND("table list") } montre tes tables.
refused-no-details = Il n’y a encore rien à consulter à cette table ; ouvre ta main pour voir ce qu’elle attend.
refused-unknown-control = Ce bouton n’est plus à jour. Voici où l’on en est ; { COMMAND("table hand") } ouvre toujours ton panneau.
refused-unknown-command = Ton Discord connaît encore cette commande telle qu’elle était avant une mise à jour. Recharge-le (Ctrl+R, ou relance l’application) et donne la commande à nouveau.
refused-unknown-choice = Ce choix ne t’est pas proposé. Prends-en un dans la liste qui apparaît quand tu écris.
refused-text-missing = Ce choix est un message : écris-le aussi dans { COMMAND("table answer") }, ou appuie sur son bouton dans { COMMAND("table hand") }.
refused-no-table = Cette table n’existe pas. { COMMAND("table list") } montre les tiennes.
refused-no-table-here = Il n’y a pas de table dans ce salon. { COMMAND("table list") } montre les tiennes ; { COMMAND("help") } dit comment en ouvrir une.
refused-which-table = Il peut s’agir de plusieurs tables : { $tables }. Précise laquelle avec l’option *{ command-option-table }* ; { COMMAND("table list") } dit à quoi on y joue.
refused-other-server = Tu joues à la table { $table } sur un autre serveur, et on n’y accède que depuis celui-là. { COMMAND("table list") } t’y mène.
refused-read-only = Tu peux suivre ce qui se passe à cette table. Pour participer, demande à quelqu’un qui gère le salon de te laisser y écrire.
refused-writing-needed = Pour ouvrir une table dans { $channel }, il faut pouvoir y écrire. Quelqu’un qui gère le salon peut l’accorder.
refused-lobbies-hosted = Tu es l’hôte de { $count } tables en attente sur ce serveur : { $tables }. Lance la partie de l’une d’elles ou fermes-en une ({ COMMAND("table cancel") }) avant d’en ouvrir une autre.
refused-lobbies-here = Il y a { $count } tables en attente dans ce salon : { $tables }. Prends place à l’une d’elles ({ COMMAND("table find") }), ou demande à un hôte d’en lancer ou d’en fermer une.
refused-only-in-servers = Une table s’ouvre dans un salon de serveur.
refused-no-member = Je peux répondre ici, mais je ne suis pas membre de ce serveur : je ne peux donc y afficher aucune table. Quelqu’un qui gère le serveur peut m’inviter à nouveau, en cochant aussi la portée « bot ».
refused-not-over = Ce sera possible quand la partie sera finie.
refused-not-started = La partie n’a pas encore commencé ; son hôte la lance avec { COMMAND("table start") }.
refused-no-seat-in-lobby = Tu n’as pas de place à cette table. *{ button-join }* t’en donne une, s’il en reste.
refused-not-seated = Tu n’as pas de place à cette table, mais tu peux regarder.
refused-had-no-seat = Il fallait avoir une place à cette table pour la rouvrir. { COMMAND("help") } dit comment ouvrir la tienne.
refused-member-unknown = Discord ne me dit pas en ce moment qui est sur ce serveur. Réessaie dans quelques minutes.
refused-form-withheld = Discord ne me laisse pas ouvrir ce formulaire. Réessaie plus tard ; si cela persiste, signale l’erreur { $error } à la personne qui s’occupe de moi.
refused-busy = Trop d’appuis à la fois. Réessaie dans un instant.
refused-store-failed = Ma base de données ne répond pas pour l’instant. Attends un moment et regarde où tu en es avant de réessayer.
refused-store-unknown = Ma base de données a disparu pendant l’enregistrement : je ne sais pas encore si c’est fait. Regarde où en est la partie dans un instant avant de recommencer.
refused-no-game = Je ne connais pas ce jeu. { COMMAND("help") } montre ceux que j’accueille.
refused-seats-not-offered = Ce jeu se joue à { $offered } : choisis l’un de ces nombres.
refused-already-started = La partie a déjà commencé. *{ button-hand }* te la montre si tu y joues, sinon *{ button-watch }*.
refused-already-seated = Tu as déjà une place à cette table ; *{ button-leave }* la rend.
refused-place-taken = Cette place est déjà prise. Choisis-en une autre, ou « { place-any } ».
refused-no-such-place = Cette place n’existe pas à cette table. Le menu sous l’annonce montre celles qui sont libres.
refused-table-full = Les { $seats } places sont prises. Tu peux regarder.
refused-lobby-closed = Cette table est fermée. { COMMAND("help") } dit comment en ouvrir une autre.
refused-table-over = Cette partie est finie. Qui y a joué ouvre une nouvelle table avec *{ button-rematch }* ; { COMMAND("help") } dit comment en ouvrir une autre.
refused-table-ended = Cette partie a été arrêtée avant la fin : on n’y peut plus rien changer. { COMMAND("help") } dit comment ouvrir une autre table.
refused-not-host = C’est à { $host }, l’hôte de cette table, de le faire : demande-le-lui. { COMMAND("help") } dit comment ouvrir ta propre table.
refused-not-in-charge = C’est à { $host }, l’hôte de cette table, ou à qui gère ce serveur de le faire : demande-le-leur.
refused-not-full = Il reste des places libres : rien ne commencera tout seul.
refused-put-off-before = Tu as déjà repoussé le départ une fois. Si tu ne peux pas jouer maintenant, *{ button-leave }* libère ta place.
refused-too-few =
    { $players ->
        [one] Une seule personne ne suffit pas : il en faut { $least }. D’autres peuvent appuyer sur *{ button-join }*.
       *[other] { $players } personnes ne suffisent pas : il en faut { $least }. D’autres peuvent appuyer sur *{ button-join }*.
    }
refused-agreement-needed =
    { $missing ->
        [one] Une partie en cours ne s’arrête que si tout le monde est d’accord, chaque personne avec { COMMAND("table cancel") }. Il manque encore une voix.
       *[other] Une partie en cours ne s’arrête que si tout le monde est d’accord, chaque personne avec { COMMAND("table cancel") }. Il manque encore { $missing } voix.
    }
refused-question-closed = Ce moment est passé. Voici où l’on en est.
refused-already-answered = Tu as déjà répondu à cette question.
refused-not-your-question = Ce n’est pas à toi d’y répondre, mais à { $waiting }.
refused-table-quarantined = Cette table est en pause après une erreur de ma part (erreur { $error }). Son hôte, ou qui gère le serveur, peut la faire reconstruire avec { COMMAND("table repair") } ; si ça échoue, la recommencer ou la fermer.
refused-game-missing = Le jeu { $game } n’est pas installé ici en ce moment, je ne peux donc pas montrer ça. Rien n’est perdu : ses tables attendent, horloges arrêtées, et reprennent dès que la personne qui s’occupe de moi le réinstalle.
refused-table-unreadable = Je n’arrive pas à lire ce que je garde de cette table (erreur { $error }). Les autres tables continuent ; la personne qui s’occupe de moi peut y remédier.

## Panneaux et boutons

panel-confirm = Oui, vas-y
panel-back = Retour
panel-heading = { $game } · table { $table }
panel-others = Autres…
panel-held = ✅ C’est noté : **{ $answer }**. Toutes les réponses comptent au même moment, d’ici peu ; jusque-là tu peux en changer.
panel-more = Suite des listes
menu-answer = Choisir une réponse…
menu-unasked = Aussi possible maintenant
panel-refresh = Actualiser
between-clauses = { " ; " }
panel-page = { " " }({ $page }/{ $pages })
panel-watching = Tu regardes cette table ; tu ne vois les cartes de personne.
panel-answered = Ta réponse est notée ; tu peux encore en changer.
button-hand = Ma main
button-watch = Regarder
button-rules = Règles
button-how = Comment jouer
button-join = Prendre place
button-leave = Quitter
button-start = Lancer la partie
button-not-yet = Pas encore
button-reopen = Rouvrir
button-cancel = Fermer la table
button-next = Suivante
button-previous = Précédente
button-to-table = Retour à la table
button-more = Plus…
button-next-table = Table suivante
button-log = Le récit
button-again = Réafficher le plateau
more-title = **{ $game } · table { $table }**
    Que veux-tu faire ?
log-title = **{ $game } · table { $table } : le récit**
log-empty = Il ne s’est encore rien passé.
button-rematch = Revanche
button-again-alone = Rejouer
button-others = Un autre jeu…
button-friends = Avec des amis
other-games =
    { "" }**À quoi veux-tu jouer ?** { $computers ->
        [no] Une table s’ouvre, où chacun prend place.
       *[yes] Contre des ordinateurs, la partie commence aussitôt ; à plusieurs, une table s’ouvre, où chacun prend place.
    }
menu-other-alone = Contre des ordinateurs…
menu-other-together = À plusieurs…
menu-pages = Aller à la page…
rules-chapter = { $page } · { $title }
rules-page = Page { $page } sur { $pages }

## Mots de tous les jours

until = (jusqu’à { $at }, { $in })
until-far = (jusqu’au { $at }, { $in })
until-bank = (jusqu’à { $at }, { $in }, puis { $bank } de réserve de temps)
until-banks = (jusqu’à { $at }, { $in }, puis les réserves de temps)
until-running = (sur la réserve de temps jusqu’à { $at }, { $in })
language-discord = Comme Discord
language-en = Anglais
language-fr = Français
where-thread = Dans son propre fil
where-here = Ici même

## /aide

menu-rules = Lire les règles…

## Commandes

command-help = aide
command-help-description = Une visite rapide : ouvrir une table et jouer
command-rules = règles
command-rules-description = Les règles d’un jeu, page par page
command-option-game = jeu
command-option-game-description = Quel jeu
command-option-table = table
command-option-table-description = Son numéro ; inutile s’il n’y en a qu’une
command-option-language = langue
command-new = ouvrir
command-option-seats = places
command-option-language-description = La langue dans laquelle la table raconte la partie
command-option-where = où
command-option-where-description = Dans son propre fil, ou ici même dans le salon
command-me = moi
command-me-description = Tes réglages, sur tous les serveurs
command-table = table
command-table-description = Tes tables : montrer, lister, répondre, quitter, arrêter
command-table-show = montrer
command-table-show-description = Afficher de nouveau le plateau d’une table
command-table-hand = main
command-table-hand-description = Ton panneau privé : main, question, choix
command-table-answer = répondre
command-table-answer-description = Jouer ton coup sans bouton
command-table-answer-choice = choix
command-table-answer-choice-description = Un de tes coups possibles
command-table-answer-text = texte
command-table-answer-text-description = Ce que tu dis, quand la réponse est un message
command-table-list = liste
command-table-list-description = Toutes tes tables, en premier celles où c’est à toi
command-table-leave = quitter
command-table-leave-description = Quitter une table en attente, ou choisir comment quitter une partie
command-table-cancel = arrêter
command-table-cancel-description = Fermer ta table, ou accepter d’arrêter une partie
command-table-rematch = revanche
command-table-rematch-description = Rouvrir une table terminée, avec les mêmes options
command-table-log = récit
command-table-log-description = Le récit public d’une partie, page par page
command-table-export = exporter
command-table-export-description = Toute une partie finie, pour en vérifier le hasard
command-game-hand = main
command-game-hand-description = Tes cartes et ce que tu peux faire, pour tes yeux seulement
command-game-board = plateau
command-game-board-description = Le plateau tel que tout le monde le voit, pour tes yeux seulement
command-game-details = détails
command-game-details-description = Les images derrière les boutons : ce qui n’a pas de place sur le plateau
command-game-rules = règles
command-game-rules-description = Les règles de ce jeu, page par page
