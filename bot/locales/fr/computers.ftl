### Les ordinateurs à une table

level-easy = facile
level-medium = moyen
level-hard = difficile
seat-computer = { $emblem } **{ $name }** · { $level }
button-computer-add = Ajouter un ordinateur
button-computers = Ordinateurs
computers-title = ## 🤖 Ordinateurs
    { $game } · table { $table }
computers-none = Aucun ordinateur ne joue ici.
computers-whose = -# L’hôte, { $host }, peut ajouter des ordinateurs jusqu’au départ.
computers-note = -# Un ordinateur ne sait que ce que sa place peut savoir. Les niveaux ne changent que son temps de réflexion.
computers-full = -# Toutes les places sont prises. Retire un ordinateur, ou ajoute des places avec *Options*.
computers-settled = -# Tout cela est fixé depuis le départ.
computers-menu-add = Ajouter un ordinateur…
computers-menu-add-level = Ajouter un ordinateur : { $level }
computers-menu-remove = Retirer un ordinateur…
computers-added = ✅ { $name } a une place.
computers-removed = ✅ { $name } n’est plus là.
welcome = ## 👋 Bienvenue
    Un clic lance une partie contre des ordinateurs : ta main arrive tout de suite, et rien ne presse.
    Pour jouer à plusieurs, tape `/` et ouvre une table ; `/aide` explique tout.
welcome-solo = { $game } contre des ordinateurs
command-table-computer = ordinateur
command-table-computer-description = Ajouter des ordinateurs à une table dont tu es l’hôte, ou en retirer
command-table-computer-level = niveau
command-table-computer-level-description = À quel niveau il joue ; sans niveau, je montre qui joue
refused-no-computer = Cet ordinateur ne joue plus ici. `/table ordinateur` montre lesquels jouent.
refused-only-computers = Les ordinateurs ne jouent pas entre eux. Commence par *Prendre place*.
refused-seat-of-a-computer = { $name } est un ordinateur et reste jusqu’à la fin. Vous pouvez arrêter la partie ensemble avec *Plus*, *Partir*.
