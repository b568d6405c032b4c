### Les mots des images de Goths Save the Queen, et les images racontées.

goths-banner = Deux rois et deux chefs de guerre devant un château, la reine dans sa porte.
goths-picture-clan-ostrogoths = Ostrogoths
goths-picture-clan-visigoths = Wisigoths
goths-picture-clan-a = Ostrogoths A
goths-picture-clan-b = Ostrogoths B
goths-picture-clan-c = Wisigoths C
goths-picture-clan-d = Wisigoths D
goths-picture-round =
    { $round ->
        [0] Début
       *[other] Tour { $round }
    }
goths-picture-you = Toi
goths-picture-told = { $order } : { $effect }
goths-picture-silent = plus personne à commander
goths-picture-misunderstood = malentendu
goths-picture-robbed = volé par les { $clan }
goths-picture-stolen = volé : { $order }, { $effect }
goths-picture-to-come = à venir
goths-picture-idle-goth = rien à voler
goths-picture-lapsed = plus exécuté
goths-picture-nothing = sans effet : { $reason }
goths-picture-lost =
    { $count ->
        [one] les { $clan } en perdent une
       *[other] les { $clan } en perdent { $count }
    }
goths-picture-lost-self =
    { $count ->
        [one] boomerang ! Une de moins chez eux
       *[other] boomerang ! { $count } de moins chez eux
    }
goths-picture-shielded = les { $clan } lèvent un bouclier
goths-picture-shielded-self = boomerang, mais bouclier
goths-picture-looked-token = ont regardé leur jeton
goths-picture-did-reconnoitre = ont regardé derrière { $spot }
goths-picture-did-advance = vers { $spot }
goths-picture-did-barricade =
    { $spot ->
        [none] débarrassés du jeton
       *[other] retranchés à { $spot }
    }
goths-picture-did-sabotage = ont déchargé les { $clan }
goths-picture-did-reinforce = des renforts
goths-picture-did-load = chargée
goths-picture-did-fire = tiré
goths-picture-did-axe = lancée
goths-picture-did-rats = lâchés
goths-picture-did-pigeon = on chuchote
goths-picture-did-goth = volé
goths-picture-order = { $number } { $order }
goths-picture-idle-fog = interdit (brouillard)
goths-picture-idle-army-full = armée au complet
goths-picture-idle-loaded = déjà chargée
goths-picture-idle-not-loaded = pas chargée
goths-picture-idle-machine-inactive = rien à décharger
goths-picture-idle-machine-destroyed = détruite
goths-picture-idle-barricade = derrière la barricade
goths-picture-idle-forest = dans la forêt
goths-picture-idle-no-barricade = pas de barricade
goths-picture-idle-rat-poison = mort-aux-rats
goths-picture-idle-built = déjà construite
goths-picture-idle-objective = pas devant une porte
goths-picture-idle-blasted = terrain détruit
goths-picture-idle-nobody = personne à toucher
goths-picture-idle-no-partner = plus d’allié
goths-picture-idle-talking = on parle déjà
goths-picture-idle-failed = rien à voler
goths-picture-idle-two-goths = deux Goths
goths-picture-idle-stolen = déjà volé

goths-picture-await-allot = Les rois attribuent les cartes spéciales
goths-picture-await-king = { $name } pose une carte de roi
goths-picture-await-order =
    { $count ->
        [one] { $name } doit encore donner un ordre
       *[other] { $count } chefs doivent encore donner un ordre
    }
goths-picture-await-rob = { $name } choisit l’ordre que vole son Goth
goths-picture-await-objective = Quelle porte choisit { $name } ?
goths-picture-await-look = Que regarde { $name } ?
goths-picture-await-target = { $order } : { $name } choisit sa cible
goths-picture-await-barricade = { $name } : barricade, ou fin du brouillard ?
goths-picture-await-talk = Un pigeon voyageur est en route
goths-picture-you-allot = À qui vont les cartes spéciales ?
goths-picture-you-king = Quelle carte poses-tu ? Tout le monde en verra le dos
goths-picture-you-order = Quel ordre ? Tu peux changer jusqu’à la dernière réponse
goths-picture-you-rob = Quel ordre voles-tu ?
goths-picture-you-objective = Quelle porte choisis-tu ?
goths-picture-you-look = Que regardes-tu ?
goths-picture-you-target = { $order } : qui vises-tu ?
goths-picture-you-barricade = Une barricade, ou la fin du brouillard ?
goths-picture-you-talk = Le pigeon est à toi : chuchote !
goths-picture-over-ostrogoths =
    { $reason ->
        [queen-freed] Les Ostrogoths libèrent la reine !
        [army-eliminated] Les Ostrogoths gagnent : plus personne en face !
       *[other] Les Ostrogoths gagnent !
    }
goths-picture-over-visigoths =
    { $reason ->
        [queen-freed] Les Wisigoths libèrent la reine !
        [army-eliminated] Les Wisigoths gagnent : plus personne en face !
       *[other] Les Wisigoths gagnent !
    }
goths-picture-over-draw = Match nul.

goths-alt-title = Goths Save the Queen.
goths-alt-turn =
    { $turn ->
        [0] Avant le tour 1.
       *[other] Tour { $turn }.
    }
goths-alt-waiting = On attend encore : { $names }.
goths-alt-initiative = Initiative : { $clan }.
goths-alt-clan = { $clan } ({ $name }) : { $list }.
goths-alt-clan-out = { $clan } ({ $name }) : hors de combat.
goths-alt-army = { $count } { $ground ->
    [forest] dans { $spot }
    [door] à { $spot }
   *[plain] sur { $spot }
}
goths-alt-covered = barricadés
goths-alt-machine-catapult-inactive = catapulte vide
goths-alt-machine-catapult-active = catapulte chargée
goths-alt-machine-catapult-destroyed = catapulte détruite
goths-alt-machine-ballista-inactive = baliste vide
goths-alt-machine-ballista-active = baliste chargée
goths-alt-machine-ballista-destroyed = baliste détruite
goths-alt-reserve = { $count } en réserve
goths-alt-barricade = barricade sur { $spot }
goths-alt-blasted = { $spot } détruite
goths-alt-poisoned = mort-aux-rats sur { $spot }
goths-alt-token-lying = jeton sur { $spot }
goths-alt-token-known = jeton { $token } sur { $spot }
goths-alt-token-held = tient un jeton
goths-alt-token-mine = tient { $token }
goths-alt-token-in-force = { $token }
goths-alt-boomerang = sous un boomerang
goths-alt-back = au dos { $back }
goths-alt-no-back = pas encore de carte
goths-alt-king = Roi ({ $name }) : { $laid }.
goths-alt-king-open = Roi ({ $name }) : { $laid } ; face visible { $cards }.
goths-alt-doors = Portes : { $list }.
goths-alt-door-shut = { $number } fermée
goths-alt-door-open = { $number } ouverte, { $kind }
goths-alt-door-told = { $number } fermée, derrière elle { $kind }
goths-alt-door-seen = { $number } fermée, tu sais : { $kind }
goths-alt-door-poisoned = { $door }, mort-aux-rats
goths-alt-door-looked = { $door } (y ont regardé : { $clans })
goths-alt-verdicts = Dernière révélation : { $list }.
goths-alt-verdict =
    { $understood ->
        [yes] { $clan } { $truth }, { $order }, compris
       *[no] { $clan } { $truth }, { $order }, malentendu
    }
goths-alt-deeds = Puis { $list }.
goths-alt-deed = { $number } { $clan } { $order } : { $effect }
goths-alt-laid = Tu as posé { $card }.
goths-alt-spied = À la longue-vue : { $name } veut dire { $truth }.
goths-alt-hand = Tes cartes : { $cards }.
goths-alt-orders-certain = Certain : { $list }.
goths-alt-orders-possible = Possible : { $list }.
goths-alt-orders-impossible = Pas ce tour-ci : { $list }.
goths-alt-idle = (° sans effet pour l’instant.)
goths-alt-given = Tu as donné { $order }.
goths-alt-given-aim = Tu as donné { $order }, { $aim }.

goths-moment-old-letter = Mal compris, mais une vieille lettre convient.
goths-moment-old-letter-what = la lettre du moment ({ $card }) et l’ordre « { $order } »
goths-moment-queen = La reine est trouvée !
goths-moment-queen-what = une porte ouverte, et la reine derrière
goths-moment-trap = Un piège ! Un Goth de moins.
goths-moment-trap-what = une porte ouverte, et un piège derrière
goths-moment-gone = L’armée n’est plus : { $clan }.
goths-moment-gone-what = le bouclier barré du clan { $clan }
