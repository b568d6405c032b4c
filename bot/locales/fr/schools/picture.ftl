# Les mots des images de Clash of Magic Schools, et les images racontées en phrases.

schools-banner = Cinq élèves coiffés selon leur élément, entre un dragon et un griffon.
schools-picture-turn = Tour { $turn }
schools-picture-turn-of = Tour { $turn } sur 100
schools-picture-await-start = { $name } doit passer l’épreuve de départ
schools-picture-await-act = { $name } agit
schools-picture-await-discard =
    { $number ->
        [one] Maleficio ! { $name } défausse un élève
       *[other] Maleficio ! { $name } défausse { $number } élèves
    }
schools-picture-you-start = Ton premier tour : passe ton épreuve de départ
schools-picture-you-act = À toi : que fais-tu ?
schools-picture-you-discard =
    { $number ->
        [one] Maleficio ! Quel élève défausses-tu ?
       *[other] Maleficio ! Quels élèves défausses-tu ? Il en faut { $number }
    }
schools-picture-won = { $name } remporte la Coupe des Deux Écoles !
schools-picture-draw = Égalité ! On scie la coupe en deux.
schools-picture-cup-shared = Partagée !
schools-picture-overtime = Prolongations !
schools-picture-times = ×{ $count }

schools-school-dragombre = Dragombre
schools-school-blancgriffon = Blancgriffon
schools-alt-turn = Clash of Magic Schools, tour { $turn }.
schools-alt-overtime = Prolongations !
schools-alt-school = { $school } ({ $name }) : total { $total } ; main : { $hand } ; emblème { $pawn ->
    [none] sur le blason
    [earth] à la terre
    [water] à l’eau
    [air] à l’air
    [fire] au feu
   *[dark] à la matière noire
} ; rangée : { $row }.
schools-alt-arena = { $arena_kind ->
    [earth] Terre
    [water] Eau
    [air] Air
    [fire] Feu
   *[dark] Matière noire
} : { $trials ->
    [0] aucune épreuve
   *[other] niveau { $level }{ $beneath ->
        [none] {""}
       *[other] {" "}sur { $beneath }
    }
}{ $number ->
    [0] .
   *[other] , élèves { $students }.
}
schools-alt-element-earth = terre
schools-alt-element-water = eau
schools-alt-element-air = air
schools-alt-element-fire = feu
schools-alt-element-dark = noire
schools-alt-brief-earth = T
schools-alt-brief-water = E
schools-alt-brief-air = A
schools-alt-brief-fire = F
schools-alt-brief-dark = N
schools-alt-piles = À piocher : { $students }. Pioche d’épreuves : { $trials }{ $known ->
    [none] .
   *[other] , au-dessus { $known }.
}
schools-alt-discards = Défausse : { $students }.
schools-alt-hand = Ta main : { $students }.
schools-alt-nothing = rien

schools-moment-combustio = Combustio ! { $number ->
    [one] Une épreuve
   *[other] { $number } épreuves
} en fumée : { $total ->
    [one] { $total } point
   *[other] { $total } points
} de moins.
schools-moment-combustio-what = un élève du feu qui lance un sort, et des épreuves
schools-moment-eversio = Eversio ! Une épreuve de niveau { $level } est volée.
schools-moment-eversio-what = un élève de la matière noire qui lance un sort, et une épreuve de niveau { $level }
schools-moment-hypnox = Hypnox ! { $number } élèves changent de camp.
schools-moment-hypnox-what = les élèves qui ont changé de camp ({ $element })
schools-moment-by-one = Perdu d’un point : { $high } à { $low }.
schools-moment-cup = la coupe
