# Les mots des images de Clash of Vikings, et les images racontées en phrases.

vikings-banner = Quatre Vikings sur un pré au bord du fjord, un bracelet entre eux.
vikings-picture-turn = Tour { $turn }
vikings-picture-gathering = Arrivée
vikings-picture-last-turn = Dernier tour !
vikings-picture-await-place = { $opens ->
    [yes] { $name } choisit sa case de départ et joue en premier
   *[no] { $name } choisit sa case de départ. { $first } joue en premier
}
vikings-picture-await-centre = { $name } peut prendre ce que le centre rapporte
vikings-picture-await-announce = { $name } va annoncer une action
vikings-picture-await-challenge = { $name } annonce « { $action } ». Vérité ou bluff ?
vikings-picture-await-move = { $name } choisit où aller
vikings-picture-await-slam = { $name } choisit qui bousculer
vikings-picture-await-target = { $name } choisit sa cible
vikings-picture-await-shield = { $name } se fait attaquer. Bouclier ?
vikings-picture-await-challenge-shield = { $name } lève un Bouclier. Vérité ou bluff ?
vikings-picture-await-drop = { $name } pose le bracelet arraché
vikings-picture-you-place = { $opens ->
    [yes] Choisis ta case de départ. Tu joues en premier
   *[no] Choisis ta case de départ. { $first } joue en premier
}
vikings-picture-you-centre = Prends ce que le centre rapporte, ou laisse-le
vikings-picture-you-announce = Joue une carte, vérité ou bluff
vikings-picture-you-challenge = { $name } annonce « { $action } ». Tu y crois ?
vikings-picture-you-move = Choisis où aller
vikings-picture-you-slam = Choisis qui bousculer, et vers où
vikings-picture-you-target = Choisis ta cible
vikings-picture-you-shield = { $name } t’attaque : { $action } !
vikings-picture-you-challenge-shield = { $name } lève un Bouclier. Tu y crois ?
vikings-picture-you-drop = Pose le bracelet que tu as arraché
vikings-picture-won = { $name } remporte le trophée !
vikings-picture-shared = Trophée partagé !
vikings-picture-true = vrai
vikings-picture-bluff = bluff
vikings-picture-no-cards = plus aucune carte
vikings-picture-clash-true = « { $action } » : c’était vrai !
vikings-picture-clash-bluff = « { $action } » ? Non, « { $card } » !
vikings-picture-clash-unseen = Le Bouclier passe sans un doute.
vikings-picture-clash-hit = « { $action } » fait mouche !
vikings-picture-clash-empty = « { $action } » ne trouve rien à prendre.
vikings-picture-clash-given = { $loser } donne un bracelet à { $winner }
vikings-picture-clash-drawn = { $winner } prend un bracelet dans la réserve
vikings-picture-clash-fell = { $loser } perd un bracelet
vikings-picture-clash-nothing = Aucun bracelet ne change de mains
vikings-picture-line-true = { $action } : c’était vrai !
vikings-picture-line-bluff = { $action } ? Non, { $card } !
vikings-picture-line-unseen = Le Bouclier passe.
vikings-picture-line-hit = { $action } fait mouche !
vikings-picture-line-empty = { $action } : rien à prendre

vikings-alt-title = Clash of Vikings, arène { $arena }.
vikings-alt-turn = Tour { $turn }.
vikings-alt-gathering = Les Vikings prennent place.
vikings-alt-last-turn = C’est le dernier tour.
vikings-alt-waiting = Réponses attendues : { $names }.
vikings-alt-seat = { $name } ({ $emblem }) en { $space } : { $bracelets ->
    [one] { $bracelets } bracelet
   *[other] { $bracelets } bracelets
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}.
vikings-alt-seat-outside = { $name } ({ $emblem }) pas encore dans l’arène : { $bracelets ->
    [one] { $bracelets } bracelet
   *[other] { $bracelets } bracelets
}, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}.
vikings-alt-seat-final = { $name } ({ $emblem }) en { $space } : { $bracelets ->
    [0] aucun bracelet
    [one] { $bracelets } bracelet ({ $values })
   *[other] { $bracelets } bracelets ({ $values })
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
vikings-alt-arena = Bracelets dans l’arène : { $list }.
vikings-alt-arena-bare = Aucun bracelet dans l’arène.
vikings-alt-space = { $space } : { $values }
vikings-alt-supply = Réserve : { $supply }.
vikings-alt-laid = Cartes posées ce tour-ci : { $list }.
vikings-alt-laid-hidden = { $name } : { $action }, face cachée
vikings-alt-laid-known = { $name } : { $action }, face cachée, en vérité { $card }
vikings-alt-laid-true = { $name } : { $action }, vrai
vikings-alt-laid-bluff = { $name } : { $action }, un bluff avec { $card }
vikings-alt-knocked = Un bracelet de valeur { $value } a été arraché.
vikings-alt-hand = Ta main : { $cards }.
vikings-alt-own = Tes bracelets : { $values }.
vikings-alt-known = Tu connais, chez { $name } : { $values }.
vikings-alt-choices = Tu peux choisir : { $list }.
vikings-alt-over = La partie est finie. { $result }.
vikings-alt-won = { $names } remporte le trophée
vikings-alt-shared = { $names } se partagent le trophée

vikings-moment-bluff = Bluff ! « { $announced } » ? Non : « { $card } ».
vikings-moment-honest = Défi perdu : c’était bien « { $card } ».
vikings-moment-caught = Un bracelet de { $value } change de bras.
vikings-moment-sunk = Un bracelet de { $value } est perdu pour tous.
vikings-moment-cards = la pierre « { $announced } » et la carte « { $card } »
vikings-moment-bracelet = un bracelet de { $value }
