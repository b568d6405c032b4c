### Une partie qu’on garde : la revoir, en faire un film, en vérifier le hasard, la partager

command-past = partie
command-past-description = Les parties finies, et ce qui s’est joué de celles qui continuent

## Revoir

button-replay = Revoir
command-past-replay = revoir
command-past-replay-description = Revoir une partie, coup par coup ; personne d’autre ne le voit
replay-title = 🎞️ **{ $game } · table { $table } : la partie revue**
replay-moment =
    -# Coup { $number } sur { $last } · tour { $turn }{ $round ->
        [-1] {""}
       *[other] {" "}· manche { $round }
    } · { $eyes }
replay-start = La partie commence.
replay-unheard = { $name } fait quelque chose que personne d’autre ne remarque.
replay-seen-own = comme tu l’as vue
replay-seen-public = comme tout le monde l’a vue
replay-eyes-own = Comme tu l’as vue
replay-eyes-open = Toutes les mains visibles
replay-eyes-public = Ce que tout le monde a vu
replay-round = Manche
replay-turn = Tour
replay-menu-turns = Aller à un tour…
replay-menu-eyes = Voir par les yeux de…
