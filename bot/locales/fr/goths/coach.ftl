## Conseils pour une première partie ; $ballista vaut yes si un clan en a une

goths-tip-king = Ta carte dit *qui* doit agir, l’ordre dira ce qu’il fait. Son dos montre le vrai personnage et un leurre, et l’ennemi le lit aussi.
goths-tip-order = Choisis un ordre du personnage que la carte du roi peut désigner : ✅ certain, ❔ possible, 🚫 jamais ce tour-ci.
goths-tip-allot = Un chef de ton camp reçoit ces cartes pour toute la partie : pense à qui se trouve où.
goths-tip-rob = Ton Goth exécute l’ordre ennemi à sa place, avec ton armée ; tu choisis ce qu’il touche.
goths-tip-objective = Toute porte sans armée t’est ouverte : l’une cache la reine, une autre un piège qui coûte une figurine.
goths-tip-look = Ce que tu vois derrière une porte reste pour toi ; tout le monde voit laquelle tu regardes.
goths-tip-target = En forêt ou derrière une barricade, on est à l’abri de presque tout. Une armée sans figurine est éliminée.
goths-tip-barricade = Il y a du brouillard sur cette carte : chasse-le, ou construis et fais avec.
goths-tip-talk = Court et secret : jusqu’à trois messages, que personne d’autre ne lit avant la fin. Jamais entre roi et chef.
goths-tip-face-up = Les cartes face visible font passer plus d’ordres : leurs personnages sont certains. Une carte au même dos que l’une d’elles ne peut vouloir dire que l’autre personnage.
goths-tip-idle = Certains ordres ne feraient rien maintenant : le panneau dit pourquoi. Un ordre sans effet qui va avec la carte compte quand même comme compris.
goths-tip-second-round = *Avancer* fait avancer ton armée d’une carte ; de la deuxième plaine, vers n’importe quelle porte. Deux cartes et une porte : c’est tout près.
goths-tip-axe-thrown = La hache coûte une figurine, sauf en forêt ou derrière une barricade.
goths-tip-barricade-built =
    { $ballista ->
        [yes] Une barricade arrête la hache et la catapulte, mais ni les rats ni la baliste.
       *[no] Une barricade arrête la hache et la catapulte. Seuls les rats passent.
    }
goths-tip-clan-eliminated = Un clan sans figurine est éliminé. Un camp sans figurine a perdu.
goths-tip-fired =
    { $ballista ->
        [yes] Une catapulte enlève jusqu’à deux figurines, puis elle est vide. Une baliste en enlève une, où que ce soit, et reste chargée.
       *[no] Une catapulte enlève jusqu’à deux figurines, puis elle est vide. Il faut la recharger avant de tirer encore.
    }
goths-tip-fog-revealed = Le brouillard interdit désormais quelque chose, où que l’armée aille. Seul *Barricade*, sur cette carte, le chasse.
goths-tip-goth-idled = Un Goth ne vole qu’un clan qui s’est compris, et jamais un autre Goth : sinon il ne fait rien.
goths-tip-king-card-left = Ordre et carte n’allaient pas ensemble : la carte reste face visible, et son personnage comptera aussi au prochain tour.
goths-tip-loaded = Une machine chargée attend *Tirer*. *Sabotage* la décharge.
goths-tip-objective-seen = Tu connais maintenant une porte. Vas-y, ou évite-la.
goths-tip-order-fizzled = L’ordre était compris, mais sans rien à faire. On suit les numéros : la situation a pu changer avant ton tour.
goths-tip-order-stolen = Un Goth gothique a exécuté l’ordre à la place de son clan.
goths-tip-rats-loosed = Les rats ne mordent que derrière une barricade.
goths-tip-sabotaged = La machine est déchargée : rien à craindre d’elle avant qu’on la recharge.
goths-tip-token-taken = Un jeton, pris sans qu’on le voie : il sert une fois, et seul son chef sait lequel c’est.
goths-tip-trap-sprung = Le piège coûte une figurine à chaque entrée. La reine est derrière une autre porte.

## Ce que quelqu’un peut répondre

goths-reply-lay-king-card = pose une carte de roi
goths-reply-give-order = donne un ordre
