# Les mots des images de la Bataille norvégienne, et les images racontées en phrases.

norwegian-banner = Cinq personnes à une table, chacune ses cartes en main, le tas devant elles.
norwegian-picture-times = { $count } × { $rank }
norwegian-picture-copies = ×{ $count }
norwegian-picture-turn = Tour { $turn }
norwegian-picture-left = encore { $left }
norwegian-picture-exchange = Échange
norwegian-picture-out = Zéro carte !
norwegian-picture-winner = Victoire !

norwegian-picture-sign-free = tout passe
norwegian-picture-sign-at-least = { $rank } ou plus
norwegian-picture-sign-at-most = { $rank } ou moins
norwegian-picture-sign-exchange = échange ouvert
norwegian-picture-sign-counter = As ou 2 pour contrer
norwegian-picture-sign-give = à qui le tas ?
norwegian-picture-sign-complete = complète le carré

norwegian-picture-await-exchange = Tout le monde choisit ses trois cartes visibles
norwegian-picture-await-lay = À { $name } de jouer
norwegian-picture-await-blind = { $name } retourne une carte cachée
norwegian-picture-await-blind-again = { $name } peut retourner encore une carte cachée
norwegian-picture-await-aim = { $name } brandit la hache. À qui le tas ?
norwegian-picture-await-answer = { $name } attaque { $target }. Un As ou un 2 ?
norwegian-picture-await-give = { $name } pose un Joker. À qui le tas ?
norwegian-picture-await-complete = Un carré ? Il manque { $count } × { $rank }
norwegian-picture-you-exchange = Échange à ta guise, puis choisis tes trois cartes visibles
norwegian-picture-you-lay-free = À toi : pose ce que tu veux
norwegian-picture-you-lay-at-least = À toi : { norwegian-rank-one } ou plus
norwegian-picture-you-lay-at-most = À toi : { norwegian-rank-one } ou moins
norwegian-picture-you-take = Rien ne passe : { $count ->
    [one] la carte est pour toi
   *[other] les { $count } cartes sont pour toi
}
norwegian-picture-you-blind = { $count ->
    [one] Retourne ta dernière carte cachée
    [2] Retourne une carte cachée : { $first } ou { $last } ?
   *[other] Retourne une carte cachée : 1, 2 ou 3 ?
}
norwegian-picture-you-blind-again = Elle passe ! Tu retournes { $count ->
    [one] la dernière
   *[other] une autre
}, ou tu t’arrêtes ?
norwegian-picture-you-aim = Ton As : à qui le tas ?
norwegian-picture-you-answer = { $name } t’attaque ! Un As ou un 2, sinon { $count ->
    [one] la carte est pour toi
   *[other] les { $count } cartes sont pour toi
}
norwegian-picture-you-give = Ton Joker : à qui le tas ?
norwegian-picture-you-complete = Tu complètes le carré avec { $count } × { $rank } ?
norwegian-picture-won = { $name } gagne la bataille !
norwegian-picture-shared = Victoire partagée !

norwegian-alt-title = Bataille norvégienne.
norwegian-alt-turn = Tour { $turn }.
norwegian-alt-goes-round = Les cartes tournent en rond : { $left ->
    [one] ce tour est le dernier
   *[other] il reste { $left } tours
}, sauf si la partie avance.
norwegian-alt-waiting = Réponses attendues : { $names }.
norwegian-alt-waiting-many = On attend encore { $count } réponses.
norwegian-alt-waiting-all = Personne n’a encore répondu.
norwegian-alt-pile = Tas de { $count }, à partir du dessus : { $cards }.
norwegian-alt-no-pile = Pas de tas.
norwegian-alt-free = On peut poser n’importe quoi.
norwegian-alt-at-least = Il faut { norwegian-rank-one } ou plus.
norwegian-alt-at-most = Il faut { norwegian-rank-one } ou moins.
norwegian-alt-counter = Seul un As ou un 2 contre.
norwegian-alt-give = Rien ne contre un Joker.
norwegian-alt-clockwise = On joue dans le sens horaire.
norwegian-alt-counter-clockwise = On joue dans le sens antihoraire.
norwegian-alt-stacks = Pioche { $stock }, brûlées { $burnt }.
norwegian-alt-dealer = Donne : { $name }.
norwegian-alt-name = { $name } ({ $emblem })
norwegian-alt-known = { $hand } (connues : { $cards })
norwegian-alt-ledger = Cartes en main que tout le monde a vues.
norwegian-alt-ledger-seat = { $name } : main { $hand }.
norwegian-alt-seat = { $name } : main { $hand }, { $up } sur { $down }.
norwegian-alt-seat-bare = { $name } : main { $hand }, { $down ->
    [one] { $down } cachée
   *[other] { $down } cachées
}.
norwegian-alt-seat-hand = { $name } : main { $hand }.
norwegian-alt-seat-out = { $name } : aucune carte, place { $place }.
norwegian-alt-seat-final = { $name } : place { $place }, { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}.
norwegian-alt-left-hand = Main : { $cards }.
norwegian-alt-left-up = Visibles : { $cards }.
norwegian-alt-left-down = Cachées : { $cards }.
norwegian-alt-taken = { $name } a ramassé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
norwegian-alt-burnt = { $count ->
    [one] { $count } carte a quitté
   *[other] { $count } cartes ont quitté
} le jeu.
norwegian-alt-turned = { $name } a retourné { $card }.
norwegian-alt-hand = Ta main : { $cards }.
norwegian-alt-no-hand = Ta main est vide.
norwegian-alt-play = { $rank } (jusqu’à { $most })
norwegian-alt-plays = Tu peux poser : { $list }.
norwegian-alt-blind = Cartes cachées à retourner : { $list }.
norwegian-alt-targets = Cibles : { $names }.
norwegian-alt-targets-all = Cibles : tout le monde sauf toi.
norwegian-alt-won = { $names } a gagné. La partie s’est finie au tour { $turn }.
norwegian-alt-shared = { $names } se partagent la victoire après le tour { $turn }.

norwegian-moment-ace-taken = { $back ->
    [yes] L’as revient
   *[no] L’as repart
} : { $number ->
    [one] une carte
   *[other] { $number } cartes
} à ramasser !
norwegian-moment-ace-stopped = { $back ->
    [yes] L’as revient
   *[no] L’as repart
}, puis un 2 l’arrête.
norwegian-moment-ace-burnt = { $back ->
    [yes] L’as revient
   *[no] L’as repart
}, mais le tas brûle avant.
norwegian-moment-ace-open = { $back ->
    [yes] L’as revient !
   *[no] L’as repart !
}
norwegian-moment-ace-what = un as et le tas
norwegian-moment-blind = À l’aveugle, en vain : { $number ->
    [one] une carte
   *[other] { $number } cartes
} à ramasser.
norwegian-moment-blind-what = une carte impossible à poser, et le tas
norwegian-moment-four = La quatrième tombe, et le tas brûle !
norwegian-moment-four-what = quatre cartes égales ({ $rank }) devant un feu
