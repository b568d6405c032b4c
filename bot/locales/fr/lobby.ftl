### Le salon d’attente : les places, le départ, et ce qu’on joue

button-terms = Options
terms-title = ## ⚙️ Ce qu’on joue
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# Cette table est la tienne : ce que tu choisis ci-dessous compte tout de suite. Chaque personne garde sa place ; le salon d’attente montre le changement.
terms-settled = -# Tout cela est fixé depuis le départ.
terms-whose = -# L’hôte, { $host }, peut changer cela jusqu’au départ.
terms-changed = ✅ C’est changé ; le salon d’attente le montre.
terms-seats = Places
terms-pace = Rythme
terms-language = Langue
terms-switches = Règles en plus
terms-hands = Mains ouvertes au public, avec un tour de retard
command-table-join = rejoindre
command-table-join-description = Prendre place à une table qui n’a pas commencé
command-table-join-place = place
command-table-join-place-description = Quelle place, si les places ont un nom
command-table-start = lancer
command-table-start-description = Lancer la partie d’une table dont tu es l’hôte
command-table-options = options
command-table-options-description = Ce que joue une table ; son hôte peut le changer jusqu’au départ
refused-seats-taken =
    { $count ->
        [one] Une place est déjà prise ; il ne peut pas y en avoir moins.
       *[other] { $count } places sont déjà prises ; il ne peut pas y en avoir moins.
    }
