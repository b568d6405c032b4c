### Séries : plusieurs tables pour un seul prix

## La feuille

series-title =
    { $kind ->
        [cursus] 📜 Cursus · { $game }
        [championship] 🏆 Championnat · { $game }
       *[match] ⚔️ Match · { $game }
    }
series-what =
    { $kind ->
        [cursus] Sept parties contre la même personne, toutes jouées. Les totaux s’additionnent, et dix points de plus vont à qui en gagne le plus.
        [championship] Une élimination directe : qui gagne sa rencontre passe au tour suivant, jusqu’à la finale.
       *[match] Le même jeu, partie après partie, à places échangées, jusqu’au nombre de victoires convenu.
    }
series-entrants-wanted =
    { $least ->
        [2] À deux
       *[other] De { $least } à { $most } personnes
    }
series-option-matches-together = toutes les rencontres d’un tour en même temps
series-option-matches-in-turn = une rencontre après l’autre
series-option-schools-fixed = chaque personne garde son école
series-option-schools-alternating = les places changent après chaque partie
series-option-wins-said = { $value } victoires pour gagner
series-pauses = pauses : { $days } jours au plus par partie
series-entrant = 🎟️ **{ $name }**
series-entrant-host = 🎟️ **{ $name }** (hôte)
series-foot =
    -# Série { $series }, hôte : { $host }. { $full ->
        [yes] Toutes les places sont prises ; l’hôte lance la série.
       *[no] Le bouton permet d’entrer ; l’hôte lance la série.
    }{ $until ->
        [stopped] { "" }
       *[other] { " " }Sans départ, elle ferme { $until }.
    }
series-foot-playing = -# Série { $series }. Tout le monde peut regarder et encourager.
series-wish-end =
    { $missing ->
        [0] 🏁 Toutes les personnes encore en lice veulent annuler la série. Elle finit avec les parties en cours, ou tout de suite si l’une d’elles utilise { COMMAND("series cancel") }.
       *[other] 🏁 { $names } { $count ->
            [one] propose
           *[other] proposent
        } d’annuler la série : { COMMAND("series cancel") } pour accepter, { $missing ->
            [one] il manque une personne.
           *[other] il manque { $missing } personnes.
        }
    }
series-foot-over = -# La série { $series } est finie.
series-sheet-there = -# Partie { $number } de la série { $series }. Sa feuille est dans { $channel }.
series-cancelled = La série { $series } a été annulée.
series-expired = La série { $series } n’a pas commencé à temps.
series-game =
    { $status ->
        [quarantined] { $number }. **{ $first }** – **{ $second }** ({ $table }, en pause après une erreur)
       *[other] { $number }. **{ $first }** – **{ $second }** · { $table }
    }
series-game-table = table { $table }
series-game-link = [table { $table }]({ $url })
series-past-game = Partie { $number } · table { $table }
series-past-menu = Voir une partie finie…
series-button-enter = Entrer
series-button-start = Lancer la série
series-button-close = Fermer la série
series-button-call-off = L’annuler
series-calling-off =
    { $begun ->
        [yes] **Annuler la série { $series } ?** Elle s’arrête sans gagnant dès que tous ceux qui peuvent encore gagner sont d’accord.
       *[no] **Fermer la série { $series } ?** { $count ->
            [one] Une personne y est inscrite.
           *[other] { $count } personnes y sont inscrites.
        }
    }
series-button-quit = Abandonner…
series-button-give-up = Oui, j’abandonne

## Ce qui s’est passé

series-notice = **{ $title } · série { $series }**
series-drawn = 🎲 Places de la première partie, tirées au sort : { $seats }.
series-seated = 🎟️ Places de la première partie, selon les choix : { $seats }.
series-event-lot-drawn = 🎴 { $entrant } tire { $lot }.
series-event-lot-drawn-item = { $entrant } { $lot }
series-event-lot-drawn-several = 🎴 Tirage des places sur la feuille (le plus petit en haut ; à égalité, on tire de nouveau) : { $items }.
series-event-sheet-written = 📋 De haut en bas : { $names }.
series-event-stage-opened =
    { $count ->
        [2] ▶️ La finale commence.
       *[other] ▶️ Le tour { $stage } commence.
    }
series-event-game-called =
    { $again ->
        [0] ⚔️ { $seats } : partie { $number }.
       *[other] ⚔️ { $seats } : on rejoue, places échangées (partie { $number }).
    }
series-event-game-called-item =
    { $again ->
        [0] { $seats }
       *[other] { $seats } (de nouveau, places échangées)
    }
series-event-game-called-several = ⚔️ Rencontres : { $items }.
series-event-game-entered =
    { $winner ->
        [none] 🤝 Partie { $number }, { $seats } : égalité.
       *[other] ✅ Partie { $number }, { $seats } : { $winner } gagne.
    }
series-event-name-advanced =
    { $why_kind ->
        [won] ✅ { $entrant } gagne et passe au tour suivant.
        [free] ⏭️ { $entrant } passe sans jouer, faute de nombre pair.
        [walkover] 🏳️ { $entrant } gagne par forfait : l’adversaire n’est plus en lice.
       *[upper-name] 🤝 { $entrant } l’emporte : son nom est le plus haut sur la feuille.
    }
series-event-name-struck-out = ✖️ Le nom de { $entrant } est rayé.
series-event-gave-up = 🏳️ { $entrant } n’est plus en lice.
series-event-bonus-given = ➕ { $entrant } a gagné le plus de parties : { $points } points.
series-event-bonus-withheld = ➖ Autant de parties gagnées de part et d’autre : pas de bonus.
series-event-series-won =
    { $count ->
        [1] 🏆 { $entrants } remporte la série !
       *[other] 🏆 { $entrants } se partagent la première place !
    }

## Réponses privées

series-opened = La série { $series } est ouverte. Qui veut participer entre sur son message dans le salon.
series-entered = Tu participes à la série { $series }.
series-left = Tu as quitté la série { $series }.
series-gave-up = Tu as abandonné la série { $series }.
series-started = La série { $series } commence.
series-called-off = La série { $series } est fermée.
series-shown = La feuille de la série { $series } s’affiche de nouveau.
series-cancel-agreed =
    { $count ->
        [one] Tu es d’accord pour annuler la série { $series }. Il manque encore l’accord d’une personne, avec { COMMAND("series cancel") }. Redonne la même commande pour changer d’avis.
       *[other] Tu es d’accord pour annuler la série { $series }. Il manque encore l’accord de { $count } personnes, avec { COMMAND("series cancel") }. Redonne la même commande pour changer d’avis.
    }
series-cancel-withdrawn = Tu n’es plus d’accord pour annuler la série { $series }.
series-giving-up =
    { $kind ->
        [championship] **Abandonner la série { $series } ?** { $playing ->
            [yes] Ta partie en cours s’arrête, et ton adversaire passe sans la finir.
           *[no] Qui devait t’affronter ensuite passe sans jouer.
        } Ton nom reste sur la feuille, rayé.
       *[other] **Abandonner la série { $series } ?** Elle s’arrête aussitôt, la partie en cours ne compte pas, et c’est l’autre qui gagne.
    }
series-line =
    { $status ->
        [lobby] **Série { $series }** · { $title } · { $channel } · inscriptions : { $count }, en attente du départ
       *[other] **Série { $series }** · { $title } · { $channel } · { $games ->
            [one] { $games } partie en cours
           *[other] { $games } parties en cours
        }
    }
series-list-empty = Il n’y a pas de série sur ce serveur. { COMMAND("series championship") } et { COMMAND("series match") } en ouvrent une.
series-list-more = -# et { $count } de plus

series-quit = **Quitter la table { $table } ?** Elle compte pour la série { $series }, où personne d’autre ne prend ta place.
    { "" }**Abandonner :** tu abandonnes toute la série ; une question te dit d’abord ce que cela signifie.
    { "" }**{ seats-button-call-off } :** si vous le voulez à deux, cette partie s’arrête sans résultat et sera rejouée.
series-quit-game = **{ series-button-concede-game } :** l’adversaire gagne aussitôt cette partie, et elle compte dans la série.
series-button-concede-game = Abandonner cette partie
series-waiting =
    ⏸️ { $mentions } La partie { $number } ({ $seats }, { $table }) est en pause jusqu’au { $until }{ $why ->
        [managers] { " " }par la gestion du serveur, et la suite de la série l’attend.
        [asked] , et la suite de la série l’attend. Sa table le sait.
       *[players] , et la suite de la série l’attend. Qui attend peut demander qu’elle reprenne : la pause finit alors dans { $days } jours au plus tard.
    }
series-button-go-on = Demander la reprise
series-asked = C’est demandé : la pause finit { $until } au plus tard.
refused-series-not-waiting = Tu n’attends aucune partie en pause de cette série.
series-pause-ending = ⏳ { $mentions } Quelqu’un attend cette partie de la série et souhaite qu’elle reprenne : la pause finit { $until } au plus tard.
series-end-given-up = 🏳️ { $mentions } { $names } n’est plus en lice dans la série : cette partie s’arrête sans résultat.
series-end-cancelled = 🏁 { $mentions } Cette partie a été annulée ; elle n’a pas de résultat.
series-end-stopped = 🏁 { $mentions } Personne n’a pu continuer cette partie depuis longtemps ; elle est donc fermée. Personne n’a abandonné.
series-end-forgotten = 🏁 { $mentions } Plus personne ne jouait : cette partie est fermée, comme annoncé, et qui devait jouer n’est plus en lice dans la série.

## Refus

refused-series-hosted = Tu es l’hôte de { $count } séries en attente : { $series }. Lance l’une d’elles ou fermes-en une ({ COMMAND("series cancel") }) avant d’en ouvrir une autre.
refused-series-here = { $count } séries attendent leur départ dans ce salon. Entre dans l’une d’elles, ou demande à un hôte d’en lancer ou d’en fermer une.
refused-series-not-offered = Ce jeu ne se joue pas dans une telle série. Championnat et match sont pour les jeux à deux ; le Cursus est celui de Clash of Magic Schools.
refused-series-other-game = On joue à un autre jeu à la table { $table }. Indique une table du jeu de la série.
refused-series-full = Les { $most } places sont prises. Tu peux regarder.
refused-already-entered = Tu participes déjà à cette série.
refused-not-entered = Tu n’es pas en lice dans cette série, mais tu peux regarder.
refused-series-started = Cette série a déjà commencé ; tu peux regarder.
refused-series-not-started = Cette série n’a pas encore commencé.
refused-series-over = Cette série est finie. { COMMAND("series championship") } et { COMMAND("series match") } en ouvrent une autre.
refused-series-not-over = Ce sera possible quand la série sera finie.
refused-series-game-over = Cette partie est finie. La feuille de la série { $series } ({ COMMAND("series show") }) mène à la suivante, ou à la revanche une fois la série finie.
refused-series-too-few =
    { $entrants ->
        [one] Une seule personne ne suffit pas : il en faut { $least }.
       *[other] { $entrants } personnes ne suffisent pas : il en faut { $least }.
    }
refused-not-series-host = C’est à { $host }, l’hôte de cette série, de le faire.
refused-no-series = Cette série n’existe pas. { COMMAND("series list") } montre celles de ce serveur.
refused-no-series-here = On ne sait pas de quelle série il s’agit. { COMMAND("series list") } montre celles de ce serveur.
refused-series-unreadable = Je n’arrive pas à lire ce que je garde de cette série (erreur { $error }). Les autres continuent ; la personne qui s’occupe de moi peut y remédier.
refused-which-series = Il peut s’agir de plusieurs séries : { $series }. Précise laquelle avec l’option *{ command-option-series }* ; { COMMAND("series list") } dit à quoi on y joue.
refused-whole-series = Cette partie compte pour la série { $series }, qu’on ne peut abandonner qu’en entier : { COMMAND("series leave") }, avec son numéro. À deux, vous pouvez aussi arrêter cette seule partie ({ COMMAND("table cancel") }) ; elle sera rejouée.
refused-rematch-of-series = Cette partie comptait pour la série { $series }, qui se rejoue en entier : { COMMAND("series rematch") }, avec son numéro, une fois la série finie.
refused-series-seat = Dans une série, personne d’autre ne prend de place. Après { $turns } tours manqués de suite{ $minutes ->
        [0] { "" }
       *[other] { " " }et { $minutes } minutes sans être là
    }, on n’est plus en lice.

## L’image

series-picture-footer = Série { $series }
series-picture-championship = Championnat
series-picture-cursus = Cursus
series-picture-match = Match
series-picture-draws =
    { $count ->
        [one] 1 nulle
       *[other] { $count } nulles
    }
series-picture-stage = Tour { $stage }
series-picture-final = Finale
series-picture-winner = Victoire
series-picture-free = d’office
series-picture-game = Partie { $number }
series-picture-bonus = Bonus
series-picture-total = Total
series-picture-first-to = { $wins } victoires pour gagner
series-alt-championship = Feuille d’un championnat. { $stages }
series-alt-stage = Tour { $stage } : { $meetings }.
series-alt-meeting =
    { $draws ->
        [0] { $upper } contre { $lower }
        [one] { $upper } contre { $lower }, une égalité
       *[other] { $upper } contre { $lower }, { $draws } égalités
    }
series-alt-gone = Abandon : { $names }.
series-alt-meeting-won = { $upper } contre { $lower }, { $winner } passe
series-alt-free = { $name } passe sans jouer
series-alt-winner = { $name } a gagné.
series-alt-shared = { $names } se partagent la première place.
series-alt-cursus =
    { $played ->
        [0] Feuille d’un Cursus avant la première de ses { $games } parties.
        [one] Feuille d’un Cursus après une partie sur { $games }.
       *[other] Feuille d’un Cursus après { $played } parties sur { $games }.
    }
series-alt-line = { $name } : { $totals } ; bonus { $bonus }, total { $total }.
series-alt-line-empty = { $name } : rien encore.
series-alt-match = Match, { $wins } victoires pour gagner : { $first } { $one }, { $second } { $two }, parties nulles { $drawn }.

## Commandes

command-option-series = série
command-option-series-description = Son numéro ; inutile quand une seule est possible
command-series = série
command-series-description = Championnats et matchs : plusieurs parties pour un seul prix
command-series-championship = championnat
command-series-championship-description = Élimination directe de trois à huit, places tirées au sort
command-option-like = comme
command-option-like-description = Avec les options de cette table ; son numéro
command-series-championship-matches = rencontres
command-series-championship-matches-description = Toutes celles d’un tour en même temps, ou l’une après l’autre
command-series-match = match
command-series-match-description = À deux, partie après partie : tant de victoires pour gagner
command-series-match-wins = victoires
command-series-match-wins-description = Combien de victoires il faut
command-series-list = liste
command-series-list-description = Les séries de ce serveur, les tiennes d’abord
command-series-show = montrer
command-series-show-description = Afficher de nouveau la feuille d’une série
command-series-join = entrer
command-series-join-description = Participer à une série qui n’a pas commencé
command-series-join-place-description = Quelle place dans la première partie d’une série à deux, si les places ont un nom
command-series-start = commencer
command-series-start-description = Lancer une série dont tu es l’hôte
command-series-leave = quitter
command-series-leave-description = Quitter une série avant le départ, ou l’abandonner
command-series-cancel = annuler
command-series-cancel-description = Fermer ta série, ou accepter d’en annuler une
command-series-resume = reprendre
command-series-resume-description = Demander la fin d’une pause que tu attends
command-series-rematch = revanche
command-series-rematch-description = Rouvrir une série finie, avec les mêmes options
command-series-rematch-series-description = Le numéro de la série, comme le dit sa feuille
command-cursus = cursus
command-cursus-description = Sept parties contre la même personne, toutes jouées
command-cursus-schools = écoles
command-cursus-schools-description = Qui mène quelle école : toujours la même, ou tour à tour
