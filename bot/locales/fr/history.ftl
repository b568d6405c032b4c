### Le passé d’une table et son lieu : reprise, rattrapage, réparation, spectateurs, et ce qui coince

## Ce qui sépare une table de son salon

trouble-title = **{ $game } · table { $table }**
trouble-gone = Le salon de cette table n’existe plus. La partie continue avec les commandes /table ; { COMMAND("table show") } dans un autre salon y affiche le plateau.
trouble-permissions =
    { $count ->
        [0] Je n’ai pas toutes les permissions qu’il me faut dans { $channel }. { COMMAND("setup check") } dit ce qui manque ; d’ici là, la partie continue avec les commandes /table.
       *[other] Dans { $channel }, il me manque { $permissions }. Quelqu’un qui gère le salon peut y remédier ; d’ici là, la partie continue avec les commandes /table.
    }
trouble-timed-out = On m’a mis en exclusion temporaire sur ce serveur ; elle prend fin <t:{ $until }:R>. Quelqu’un qui peut exclure temporairement des membres peut y mettre fin plus tôt ; d’ici là, la partie continue avec les commandes /table.
trouble-locked = Le fil { $channel } est verrouillé : je ne peux rien y afficher. La partie continue ici et avec les commandes /table ; quelqu’un qui gère les fils peut le déverrouiller.
trouble-left = Je ne suis plus sur le serveur de cette table. Rien n’est perdu : toutes les horloges sont arrêtées, et la partie reprendra avec le temps qui restait quand on m’y invitera de nouveau.
trouble-refused = Discord refuse ce que je veux afficher dans { $channel }. La partie continue avec les commandes /table ; quand rien ne peut en être affiché, toutes les horloges sont arrêtées.
withheld = Discord n’accepte pas ce que je veux afficher ici (erreur { $error }). Mes commandes marchent toujours : { COMMAND("table hand") } te montre ta partie.
trouble-threads = Ce serveur a autant de fils ouverts que Discord le permet ; la table { $table } se joue donc ici même.
trouble-no-thread = Je n’ai pas le droit d’ouvrir un fil ici ; la table { $table } se joue donc dans ce salon même.
trouble-thread-refused = Discord refuse d’ouvrir un fil ici ; la table { $table } se joue donc dans ce salon même.

permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-embed-links = Intégrer des liens
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

## /configuration

setup-granted = ✅ { $permission }
setup-missing = ❌ { $permission }
setup-check-ready = **{ $channel } : j’y ai toutes les permissions qu’il faut aux tables.**
setup-check-lacking = **{ $channel } : il manque quelque chose.** Ces permissions s’accordent dans les paramètres du salon, à mon rôle ou à moi.
setup-check-threadless = Sans les deux permissions pour les fils, les tables ne se jouent que dans le salon lui-même.
setup-check-outside = **Je ne suis pas dans ce fil privé.** Mentionnes-y { $bot } une fois, puis regarde à nouveau.
setup-check-crowded = Ce serveur a { $count } fils ouverts ; Discord en permet { $limit }.
setup-check-not-allowed = Les tables ne s’ouvrent que dans { $channels } ; { COMMAND("setup channels") } peut le changer.
setup-channels-anywhere = On peut ouvrir des tables dans tous les salons.
setup-channels-only = On peut ouvrir des tables dans { $channels }.
setup-channels-deleted = Tous les salons où s’ouvraient les tables ont été supprimés : personne ne peut en ouvrir. { COMMAND("setup channels") } en autorise un autre, ou tous.
setup-language-follow = Les tables d’ici parlent la langue du serveur, sauf si leur hôte en choisit une autre.
setup-language-set = Langue des tables d’ici : { $language }, sauf si leur hôte en choisit une autre.

refused-permissions = Je ne peux pas accueillir de table dans { $channel } : il me manque { $permissions }. Quelqu’un qui gère le salon peut y remédier.
refused-timed-out = On m’a mis en exclusion temporaire sur ce serveur ; elle prend fin <t:{ $until }:R>, et d’ici là je ne peux afficher aucune table. Quelqu’un qui peut exclure temporairement des membres peut y mettre fin plus tôt.
refused-not-in-thread = Je ne suis pas dans ce fil privé et ne peux donc pas y afficher de table. Mentionnes-y { $bot } une fois, puis réessaie.
refused-channel-not-allowed = Sur ce serveur, les tables s’ouvrent dans { $channels }.
refused-channels-deleted = Sur ce serveur, les tables s’ouvraient dans des salons qui ont été supprimés. Demande à qui le gère d’en choisir d’autres avec { COMMAND("setup channels") }.

command-setup = configuration
command-setup-description = Pour qui gère ce serveur : où et comment les tables s’ouvrent
command-setup-check = vérifier
command-setup-check-description = Voir si j’ai toutes les permissions qu’il me faut dans un salon
command-setup-check-channel = salon
command-setup-check-channel-description = Rien pour vérifier ce salon-ci
command-setup-channels = salons
command-setup-channels-description = Choisir les salons où l’on peut ouvrir des tables
command-setup-channels-allow = autoriser
command-setup-channels-allow-description = Autoriser les tables dans ce salon
command-setup-channels-forbid = interdire
command-setup-channels-forbid-description = Retirer ce salon de la liste
command-setup-channels-anywhere = partout
command-setup-channels-anywhere-description = Vider la liste : tous les salons conviennent
command-setup-language = langue
command-setup-language-description = Choisir la langue des tables de ce serveur
command-setup-language-language-description = L’hôte de chaque table peut encore en choisir une autre

## Reprendre un coup, rattraper, regarder, réparer

story-you = toi
host-event-places-drawn = 🎲 Places tirées au sort : { $seats }.
host-event-taken-back = ↩️ ‹{ $seat } a annulé son|Tu as annulé ton› dernier coup.
host-event-answered-for = ⏰ Sans réponse de { $seat }, j’ai joué à ‹seat: sa|ta› place.
host-event-moved-for-leaver =
    { $conceded ->
        [yes] 🏳️ ‹{ $seat } a|Tu as› abandonné : j’ai joué à ‹seat: sa|ta› place.
       *[no] 🪑 ‹{ $seat } ne joue plus|Tu avais quitté la partie› : j’ai joué à ‹seat: sa|ta› place.
    }
host-event-stood-in = 🤖 Un ordinateur a joué à ‹la place de { $seat }|ta place›.

button-undo = Annuler mon coup
button-undo-ask = Demander l’annulation
button-undo-agree = D’accord
button-undo-withdraw = Retirer ma demande
button-undo-refuse = Refuser
undo-wish = ↩️ { $name } voudrait annuler son dernier coup. { $asked }, d’accord ? Le prochain coup clôt la question.
undo-wish-asked = ↩️ { $name } voudrait annuler son dernier coup. D’accord ? Le prochain coup clôt la question.
undo-wish-own = ↩️ Tu as demandé à annuler ton dernier coup ; on attend l’accord de { $asked }. Le prochain coup clôt la question.
undo-done = Ton dernier coup est annulé.
undo-asked = D’autres ont joué depuis : je leur demande d’abord leur accord.
undo-agreed = Ton accord est noté. J’attends encore celui des autres.
undo-agreed-done = Tout le monde est d’accord : le coup est annulé.
undo-refused = Le coup est maintenu.
refused-undo-late = On a joué depuis. Voici où l’on en est.
refused-undo-impossible = Cela ne peut pas s’annuler : on a depuis révélé, tiré ou répondu quelque chose, ou ce coup n’était pas le tien.
refused-undo-answered = Cela ne peut pas s’annuler : une réponse au coup de quelqu’un est définitive, et tout ce qui la précède aussi, car elle aurait pu être différente.
refused-undo-window = Cela ne peut plus s’annuler : les réponses comptent désormais.
refused-undo-often = Tu as déjà annulé { $count } coups pendant ce tour : c’est la limite.
refused-undo-wished = { $name } a demandé à annuler un coup. Accepte, refuse ou attends la réponse des autres : tu pourras ensuite demander à ton tour.
refused-undo-not-asked = Personne n’attend ta réponse à ce sujet.

button-catchup = Résumé
panel-catchup = Résumé ({ $count })
catchup-title = **{ $game } · table { $table } : depuis ton dernier coup.** D’abord le plateau avant ce coup, puis tel qu’il est maintenant.
catchup-title-now = **{ $game } · table { $table } : depuis ton dernier coup.**
catchup-title-watched = **{ $game } · table { $table } : ce que tu as manqué.**
catchup-nothing = Il ne s’est rien passé depuis.
refused-not-kept = Cette partie est finie depuis longtemps. J’en garde le résultat, mais plus les coups.
refused-no-past = Je ne peux pas montrer le passé de cette partie : les règles ont changé depuis son début, ou ce que j’en ai gardé est abîmé.

button-hands = Mains visibles
hands-title = 🪟 La main de { $name }, il y a au moins un tour entier
option-open-hands = mains visibles pour le public, avec un tour de retard
refused-hands-closed = On ne montre pas les mains de cette table ; *{ button-watch }* montre tout le reste.
refused-hands-not-for-players = Tu joues ou tu as joué à cette table : tu verras les autres mains une fois la partie finie.
refused-hands-while-claiming = Tu as demandé une place à cette table : il ne faut donc pas voir les mains. Si la réponse est non, ou une fois la partie finie, tu pourras les voir ; de même si tu retires ta demande avec { COMMAND("table leave") }.
refused-hands-not-yet = Les mains se montrent avec un tour entier de retard ; reviens au prochain tour.

repair-sound = J’ai rejoué la table { $table } depuis son premier coup, et tout est en ordre. La partie continue ; chaque horloge repart de zéro.
repair-restored = La position enregistrée de la table { $table } était endommagée ; je l’ai reconstruite à partir des coups. La partie continue ; chaque horloge repart de zéro.
button-repair = Réparer
button-begin-again = Recommencer
button-give-up-table = Fermer la table
repair-ways = Deux choses sont possibles. *{ button-begin-again }* ferme cette table et en ouvre une autre, avec les mêmes options et toutes les personnes qui étaient là ; son hôte lance la partie. *{ button-give-up-table }* met fin à la partie sans résultat.
repair-ways-in-series = *{ button-begin-again }* ferme cette table, et la série en ouvre une autre pour la même partie, avec les mêmes options.
begun-again = ✅ La partie recommence à la table { $table } ; son hôte peut la lancer là-bas.
begun-again-in-series = ✅ Cette partie se rejoue ; la série a ouvert une autre table.
managers-act-given-up = 🩹 { $manager } a fermé cette table, cassée par une erreur de ma part. La partie n’a pas de résultat.
managers-act-begun-again =
    🩹 { $manager } fait recommencer cette partie, cassée par une erreur de ma part. { $again ->
        [0] La série ouvre une autre table.
       *[other] C’est maintenant la table { $again }, dans { $home }.
    }
refused-not-broken = Rien ne cloche à cette table.
refused-repair-failed = Je n’ai pas pu reconstruire cette table : quelque chose ne va pas au coup { $move } (erreur { $error }).

command-table-undo = annuler-coup
command-table-undo-description = Annuler ton dernier coup, si rien n’a été révélé ni répondu depuis
command-table-catchup = résumé
command-table-catchup-description = Voir ce qui s’est passé depuis ton dernier coup ou ta dernière visite, le plateau avant et après
command-table-hands = mains-visibles
command-table-hands-description = Voir les mains d’une table qui les montre au public
command-table-repair = réparer
command-table-repair-description = Reconstruire une table arrêtée par une erreur : pour son hôte et qui gère le serveur
command-option-open_hands = mains-visibles
command-option-open_hands-description = Montrer toutes les mains au public, avec au moins un tour entier de retard

## Ce qui a changé

picture-changed =
    { $count ->
        [one] Changé à un endroit depuis : { $changes }
       *[other] Changé à { $count } endroits depuis : { $changes }
    }
picture-changed-from = { $now } (avant : { $before }).

absence =
    { $turns ->
        [0] { $moves ->
            [0] Aucun coup
            [one] Un coup
           *[other] { $moves } coups
        }
        [one] Un tour
       *[other] { $turns } tours
    }{ $answered ->
        [0] { " " }depuis ton dernier coup.
        [one] , une réponse de moi à ta place.
       *[other] , { $answered } réponses de moi à ta place.
    }
absence-place = Place { $place } sur { $seats }.
absence-over =
    { $points ->
        [none] C’est fini : place { $place } sur { $seats }.
        [one] C’est fini : place { $place } sur { $seats }, { $points } point.
       *[other] C’est fini : place { $place } sur { $seats }, { $points } points.
    }
since-framed = ✨ Ce qui a changé est encadré (ou +1, −1) ; ⊖ : disparu.
since-everything = ✨ Depuis, presque tout est nouveau dans l’image.
since-span =
    { $moves ->
        [0] { $start ->
            [move] Ce que ton dernier coup a donné ({ $when }).
            [watched] Depuis la dernière position que tu as pu voir ({ $when }).
           *[seat] Depuis que tu as ta place ({ $when }).
        }
        [one] Un coup { since-span-turns } ({ $when }).
       *[other] { $moves } coups { since-span-turns } ({ $when }).
    }
since-span-turns =
    { $turns ->
        [0] dans le même tour
        [one] en un nouveau tour
       *[other] en { $turns } nouveaux tours
    }, depuis { $start ->
        [move] ton dernier coup
        [watched] la dernière position que tu as pu voir
       *[seat] que tu as ta place
    }
