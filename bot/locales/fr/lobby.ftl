### Le salon d’attente : les places, le départ, et ce qu’on joue

button-terms = Options
terms-title = ## ⚙️ Options de la table
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# Tu es l’hôte de cette table : jusqu’au départ, ce que tu choisis ci-dessous vaut tout de suite. Tout le monde garde sa place ; l’annonce de la table montre le changement.
terms-settled = -# Tout cela est fixé depuis le départ.
terms-whose = -# L’hôte, { $host }, peut changer cela jusqu’au départ.
terms-changed = ✅ C’est changé ; l’annonce de la table le montre.
terms-presets = Formule
terms-preset = Formule · { $name }
terms-seats = Places
terms-pace = Rythme
terms-language = Langue
terms-switches = Règles en plus
terms-hands = Mains visibles pour le public, avec un tour de retard
lobby-scope = 👥 Pour { $counts } personnes · ⏱️ { $length }
lobby-closing =
    { $count ->
        [0] Fermer la table { $table } ? Personne d’autre n’y a encore pris place.
        [one] Fermer la table { $table } ? Quelqu’un d’autre y a pris place.
       *[other] Fermer la table { $table } ? { $count } autres personnes y ont pris place.
    }
refused-start-smaller = **{ $players } places sur { $seats } sont prises.** Jouer à { $players } ?
start-as-is = Tout le reste demeure comme convenu.
start-note =
    { $count ->
        [one] -# Ou attends : la place libre reste à prendre. Un ordinateur jouerait au niveau *{ level-medium }* ; *{ button-computer-add }* offre les autres niveaux.
       *[other] -# Ou attends : les places libres restent à prendre. Les ordinateurs joueraient au niveau *{ level-medium }* ; *{ button-computer-add }* offre les autres niveaux.
    }
start-note-people =
    { $count ->
        [one] -# Ou attends : la place libre reste à prendre.
       *[other] -# Ou attends : les places libres restent à prendre.
    }
start-options-lost = ❌ Pas avec ce nombre de places : { $options }
start-place-moved = 🪑 { $name } : { $place } → { $becomes }
start-place-lost = 🎲 { $name } : { $place } → tirage au sort
button-start-smaller = Jouer à { $count }
button-start-filled =
    { $count ->
        [one] Commencer avec un ordinateur
       *[other] Commencer avec { $count } ordinateurs
    }
command-table-join = rejoindre
command-table-join-description = Prendre place à une table qui n’a pas commencé
command-option-place = place
command-table-join-place-description = Quelle place, si les places ont un nom
command-table-start = lancer
command-table-start-description = Lancer la partie d’une table dont tu es l’hôte
command-table-options = options
command-table-options-description = Les options d’une table ; son hôte peut les changer jusqu’au départ
refused-seats-taken =
    { $count ->
        [one] Une place est déjà prise ; il ne peut pas y en avoir moins.
       *[other] { $count } places sont déjà prises ; il ne peut pas y en avoir moins.
    }
