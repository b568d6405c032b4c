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
computers-full =
    { $more ->
        [yes] -# Toutes les places sont prises. Retire un ordinateur, ou ajoute des places avec *Options*.
       *[no] -# Toutes les places sont prises. Retire un ordinateur pour en libérer une.
    }
computers-settled = -# Tout cela est fixé depuis le départ.
computers-menu-add = Ajouter un ordinateur…
computers-menu-remove = Retirer un ordinateur…
computers-added = ✅ { $name } a une place.
computers-removed = ✅ { $name } n’est plus là.
server-greeting = ## 👋 Bonjour
    Des jeux de société dans les salons de ce serveur, en une soirée ou sur plusieurs jours. Ouvrez une table, les autres y prennent place.
server-greeting-night = 🌙 **Quand dort ce serveur ?** Qui n’a pas choisi d’heures calmes n’est pas appelé la nuit. Il suffit d’un clic à qui gère le serveur ; { COMMAND("setup limits") } change ce choix.
gathering-alt = Une personne de chaque jeu, côte à côte : { $games }.
welcome = ## 👋 Bienvenue
    🎓 **Apprendre en jouant** contre un ordinateur : appuie sur un jeu.
welcome-together = 👥 **À plusieurs :** ouvre une table, puis change *Viewing as*.
page-press-again = Un instant : ton choix est envoyé de nouveau.
page-press-slow = C’est en cours…
page-press-lost = Ce choix s’est perdu. Appuie encore une fois.
page-press-changed = Cela a changé entre-temps. Regarde ce qui est demandé maintenant.
menu-game-alone = { $game } · { $length }
page-link-gone = Ce message n’est plus là.
menu-study = Apprendre en jouant…
button-learn = Apprendre en jouant
button-tour = Visite
menu-new = Ouvrir une table…
command-table-computer = ordinateur
command-table-computer-description = Ajouter des ordinateurs à une table dont tu es l’hôte, ou en retirer
command-table-computer-level = niveau
command-table-computer-level-description = À quel niveau il joue ; sans niveau, je montre qui joue
refused-no-computer = Cet ordinateur ne joue plus ici. { COMMAND("table computer") } montre lesquels jouent.
refused-only-computers = Les ordinateurs ne jouent pas entre eux. Commence par *Prendre place*.
refused-games-alone = Tu as déjà { $count } parties en cours contre les seuls ordinateurs sur ce serveur : c’est le maximum pour une personne. Finis-en une ({ COMMAND("me next") }) ou arrêtes-en une ({ COMMAND("table cancel") }) avant d’en lancer une autre.
refused-solo-elsewhere = Ce bouton est fait pour le jeu local. Ouvre une table avec { COMMAND("vikings new") } et ajoutes-y des ordinateurs.
refused-seat-of-a-computer = { $name } est un ordinateur et reste jusqu’à la fin. Vous pouvez arrêter la partie ensemble avec *{ button-more }*, puis *{ seats-button-quit }*.

## Jouer à la place de quelqu’un

terms-stand-in = Absence
terms-stand-in-nobody = un coup simple
terms-stand-in-computer = un ordinateur joue ({ $level })
option-stand-in = un ordinateur joue en cas d’absence ({ $level })
seats-held = 🤖 En attendant, un ordinateur ({ $level }) joue à cette place.

## Un conseil

terms-hints = Conseils
terms-hints-alone = en solo contre des ordinateurs
terms-hints-always = pour tout le monde, aux tables avec des ordinateurs
terms-hints-never = pour personne
option-hints = conseils permis
button-hint = Que ferais-tu ?
hint = 🤖 Mon choix : « **{ $move }** ».
hint-expects = Je m’attends à ceci : { $name } { $reply }.
hint-fears = Le pire serait ceci : { $name } { $reply }.
hint-second = Sinon : « { $move } ». { $cost ->
        [much] Cela coûte cher.
        [some] Cela coûte quelque chose.
        [little] Cela coûte un peu.
       *[none] C’est presque aussi bon.
    }
hint-numbers = { $move } : { $of ->
        [2] de là, environ { $chance } parties gagnées sur 100.
       *[other] place attendue, { $place } sur { $of }.
    }
button-numbers = Chiffres
button-follow = Suivre ce conseil
refused-hints-off = Pas de conseils à cette table : l’hôte en décide avant le départ.
refused-hint-unneeded = Rien n’attend ta réponse pour l’instant : il n’y a rien à choisir.
refused-hint-stale = La situation a changé depuis ce conseil. *Que ferais-tu ?* en donne un autre.
refused-hint-busy = Impossible d’y réfléchir pour l’instant. Tu peux réessayer dans une minute.
command-table-hint = conseil
command-table-hint-description = Ce que ferait un ordinateur à ta place, pour toi seulement
