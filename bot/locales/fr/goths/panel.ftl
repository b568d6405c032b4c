### Le panneau privé de Goths Save the Queen
### $told est la consigne d’un jeton, ou ce que donnerait un ordre.

goths-menu-allot = À qui va quelle carte ?
goths-menu-king = Choisir une carte…
goths-menu-aimed = Ordres avec une cible…
goths-menu-without-token = … ou sans le jeton
goths-menu-others = Suite des ordres…
goths-menu-orders = Choisir un ordre…
goths-menu-token = Consigne au jeton…
goths-mark-certain = certain
goths-mark-possible = possible
goths-mark-impossible = impossible
goths-order-help = { $mark } · { $told }
goths-choice-told = { $choice } · { $told }
goths-prospect-loss =
    { $count ->
        [one] coûte une figurine
       *[other] coûte { $count } figurines
    }
goths-prospect-nothing = sans effet : { $reason }
goths-card-calls = { $orders } · au dos : { $back }
goths-stake-king = Une carte incomprise reste face visible.
goths-hint-face-up = Déjà face visible sur la table, donc pas à jouer : { $cards }.
goths-hint-sealed =
    Ton ordre, tant que tu n’en changes pas : { $order }{ $aim_kind ->
        [open] { "" }
       *[aimed] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " + jeton" }
       *[no] { "" }
    }.
goths-hint-spied = À la longue-vue : le roi des { $clan } veut dire { $card }.
goths-hint-token-told = Consigne de ton jeton : { $told }. Il part avec l’ordre que tu donnes maintenant.
goths-hint-token-untold = Tu tiens un jeton, **{ $token }**. { $does } { $mode ->
        [first] Il agit de lui-même à la première occasion. Pour changer cela, donne-lui une consigne avant ton ordre.
        [last] Il agit de lui-même pour sauver la dernière figurine. Pour changer cela, donne-lui une consigne avant ton ordre.
        [never] Tu lui as dit de ne pas agir. Pour changer cela, donne-lui une consigne avant ton ordre.
       *[none] Pour l’utiliser ce tour-ci, donne-lui d’abord sa consigne, puis ton ordre.
    }
goths-hint-set-aside = Écarté jusqu’au tour { $round } : { $order }.
goths-hint-own-card-hidden = À cette table, à toi de te souvenir de ta propre carte.
goths-form-whisper = Un message par pigeon
goths-form-whisper-label = Entre vous deux, jusqu’à la fin
goths-hint-talk = Cela reste entre vous deux jusqu’à la fin de la partie. On peut parler de tout.
goths-hint-said = { $name } : { $text }
goths-recall =
    { $clan }{ $card } → { $order } { $understood ->
        [yes] 🤝
       *[no] 🤷
    }
