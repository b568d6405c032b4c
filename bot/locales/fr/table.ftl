### Ce qu’une table dit en public, et ce que refuse le service des tables

## Salon d’attente

seats-wanted =
    { $count ->
        [one] une place
       *[other] { $count } places
    }
seat-free = { $emblem } *libre*
seat-taken = { $emblem } **{ $name }**
seat-host = { $emblem } **{ $name }** (hôte)
place-line = { $line } · { $place }
place-any = Peu importe, au sort
place-menu = Prendre une place…
lobby-rematch = 🔁 Revanche de la table { $of }. On remet ça, { $people } ?
lobby-alone = { $least } à { $most } minutes
lobby-days =
    { $spread ->
        [0] { $most ->
            [one] environ un jour
           *[other] environ { $most } jours
        }
       *[other] { $least } à { $most } jours
    }
lobby-foot = -# Table { $table }, hôte : { $host }. Si la partie ne commence pas, la table ferme { $until }.
lobby-again = 🔁 Rouverte, comme l’était la table { $of }. On y va, { $people } ?
lobby-foot-full = -# Table { $table }, hôte : { $host }. Toutes les places sont prises.
lobby-full = 🪑 { $mentions } — toutes les places sont prises à la table { $table }, *{ $game }*. C’est à { $host } de lancer la partie.
lobby-full-starts =
    { $anybody ->
        [now] -# Quiconque a une place peut la lancer maintenant. Elle commence d’elle-même le { $starts }, ou plus tard si ce sont les heures calmes de quelqu’un.
       *[later] -# Quiconque a une place peut la lancer à partir de { $from }. Elle commence d’elle-même le { $starts }, ou plus tard si ce sont les heures calmes de quelqu’un.
    }
lobby-full-wanted = -# ▶️ Pour commencer : { $names }.
lobby-full-refused = ⚠️ La partie n’a pas pu commencer : { $why }
lobby-full-closes = -# Un autre essai suivra ; si la partie ne peut toujours pas commencer, la table ferme { $until }.
lobby-full-unexplained = l’hôte peut appuyer sur *{ button-start }* pour savoir pourquoi.
lobby-dead = **{ $game }** · table { $table }. { $why }
lobby-started = La partie a commencé. Table { $table }.
lobby-over = La partie est finie. Table { $table }.
lobby-expired = Personne n’a lancé la partie à temps.
lobby-cancelled = Fermée avant le départ.
lobby-go = Vers la partie

## La partie

thread-name = { $game } · table { $table }
call = { $mentions } — *{ $game }*, à faire : { $task }
call-asked = { $mentions } — *{ $game }*, réponse attendue : { $task }
call-way = { $line } → { $url }
missing-game = ⏸️ Le jeu { $game } n’est pas installé en ce moment. La table { $table } attend, toutes horloges arrêtées : rien n’est perdu, et la partie reprend ici même dès qu’il est de retour.
board-quarantined = ⚠️ En pause après une erreur de ma part (erreur { $error }). L’hôte de la table, ou qui gère le serveur, peut la faire reconstruire avec { COMMAND("table repair") } ; si ça échoue, la recommencer ou la fermer.
board-closed = Cette partie s’est arrêtée avant la fin. Table { $table }.
board-claimed = { $won } Table { $table }.
result-claimed = 🏆 { $winner } gagne : aucun signe de { $rival }.
picture-footer = Table { $table }
result =
    { $how ->
        [alone] 🏆 Victoire de { $winners } !
        [as-a-side] 🏆 Victoire de { $winners } !
       *[shared] 🏆 { $winners } se partagent la victoire !
    }
ranking-line = **{ $place }.** { $name }
ranking-points =
    { $points ->
        [one] { $line } — { $points } point
       *[other] { $line } — { $points } points
    }
seed-promised = -# 🎲 Tout le hasard est fixé et scellé : `{ $hash }…`

## Emblèmes

emblem-bear = ours
emblem-eagle = aigle
emblem-wolf = loup
emblem-boar = sanglier
emblem-star = étoile
emblem-moon = lune
emblem-flame = flamme
emblem-leaf = trèfle
emblem-drop = goutte
emblem-anchor = ancre
emblem-crown = couronne
emblem-bell = cloche

## Listes

list-title = **Tes tables**
list-empty = Tu n’as aucune table en ce moment. { COMMAND("help") } dit comment en ouvrir une.
list-line = - **{ $table }** · { $game } · { $url } · { $state }
list-lobby = en attente, places prises : { $count } sur { $seats }
list-elsewhere = sur un autre serveur
list-mine = 👉 **à toi de jouer** { $until }
list-others = on attend { $names } { $until }
list-broken = en pause à cause d’une erreur ({ $error }) ; son hôte, ou qui gère le serveur, peut y remédier avec { COMMAND("table repair") }
list-more = - … et encore { $count }.
table-choice = { $table } · { $game }

## Refus des règles communs à tous les jeux

rule-unknown-option = Ce jeu n’a pas d’option « { $option } » : choisis dans la liste.
rule-wrong-option-value = « { $value } » n’est pas possible pour « { $option } » : choisis dans la liste.
rule-unknown-move = Ce n’est pas un coup de ce jeu : ouvre *{ button-hand }* pour voir les tiens.
rule-wrong-number-of-seats = Ce jeu ne se joue pas à ce nombre de personnes : choisis-en un autre.
rule-no-such-seat = Il n’y a pas de place { $seat } à cette table. { COMMAND("seat players") } montre qui joue où.
rule-not-asked = Tu n’as rien à répondre pour l’instant.
rule-wrong-answer = Cela ne répond pas à la question en cours : ouvre *{ button-hand }* pour la voir.
rule-game-over = La partie est finie. *{ button-rematch }* ouvre une nouvelle table.

### Une note à soi sur une table

button-note = Ma note
note-title = Ma note sur la table { $table }
note-label = Personne d’autre ne la lit ; vide, elle s’efface
note-told = -# 📝 { $note }
note-yours = 📝 Ta note :
    { $note }
note-none = 📝 Tu n’as pas de note sur cette table. { COMMAND("me note") } en garde une, de 500 caractères au plus.
note-kept = 📝 C’est noté. Je t’en montre le début quand tu reviens à cette table.
note-gone = 📝 Ta note est effacée.
command-me-note = note
command-me-note-description = Garder une note sur une table ; personne d’autre ne la lit
command-me-note-text = texte
command-me-note-text-description = 500 caractères au plus ; - efface ta note, rien la montre

## Moments : des images dans le récit

moment-alt = { $said } À gauche { $left }, à droite { $right } ; entre les deux { $what }.
moment-alt-alone = { $said } À gauche { $left }, à droite { $what }.
moment-calm = { $name }, l’air calme
moment-glad = { $name }, l’air ravi
moment-grim = { $name }, l’air sombre
moment-hurt = { $name }, l’air battu
