### Ce qu’une table dit en public, et ce que refuse le service des tables

## Salon d’attente

seats-wanted =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
seat-free = { $emblem } *libre*
seat-taken = { $emblem } **{ $name }**
seat-host = { $emblem } **{ $name }** (hôte)
place-line = { $line } · { $place }
place-any = Peu importe, au sort
place-menu = Prendre une place…
lobby-foot = -# Table { $table }, ouverte par { $host }. Sans départ, elle ferme { $until }.
lobby-started = La partie est lancée. Table { $table }.
lobby-over = La partie est finie. Table { $table }.
lobby-expired = Personne n’a lancé la partie à temps ; la table est fermée.
lobby-cancelled = La table est fermée.
lobby-go = Vers la partie

## La partie

thread-name = { $game } · table { $table }
ping = { $mentions } — à toi de jouer à *{ $game }* : { $task } { $until } → { $url }
ping-asked = { $mentions } — une question t’attend à *{ $game }* : { $task } { $until } → { $url }
board-quarantined = ⚠️ En pause après une erreur de ma part (erreur { $error }). Rien n’est perdu.
board-closed = Cette partie s’est arrêtée avant la fin. Table { $table }.
picture-footer = Table { $table }
result =
    { $count ->
        [one] 🏆 Victoire de { $winners } !
       *[other] 🏆 { $winners } se partagent la victoire !
    }
ranking-line = **{ $place }.** { $name }
ranking-points = { $line } — { $points }
seed-revealed = -# Le hasard de cette partie venait de la graine `{ $seed }` ; son SHA-256 était publié dès le début : `{ $hash }`. /table exporter donne tout pour le vérifier.
seed-promised = -# Le hasard de cette partie est scellé : SHA-256 de sa graine `{ $hash }`

## Listes

list-title = **Tes tables**
list-empty = Tu n’as aucune table en ce moment. La commande « nouvelle » d’un jeu en ouvre une : /aide explique comment.
list-line = **{ $table }** · { $game } · { $state } · { $url }
list-lobby = en attente, places prises : { $count } sur { $seats }
list-elsewhere = sur un autre serveur
list-mine = **à toi de jouer** { $until }
list-others = on attend { $names } { $until }
list-broken = en pause à cause d’une erreur ({ $error }) ; /table réparer la remet en ordre
list-more = … et encore { $count }.
table-choice = { $table } · { $game }

## Refus des règles communs à tous les jeux

rule-unknown-option = Ce jeu n’a pas d’option « { $option } ».
rule-wrong-option-value = « { $value } » n’est pas possible pour « { $option } ».
rule-unknown-move = Ce n’est pas un coup de ce jeu.
rule-wrong-number-of-seats = Ce jeu ne se joue pas à ce nombre de personnes.
rule-no-such-seat = Il n’y a pas de place { $seat } à cette table.
rule-not-asked = On ne te demande rien pour l’instant.
rule-wrong-answer = Cela ne répond pas à la question posée maintenant.
rule-game-over = La partie est finie.
