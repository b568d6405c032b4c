### Les noms de Clash of Rage : clans, unités, équipements, héros, et ce qu'apportent leurs symboles.

rage-name = Clash of Rage
rage-short-name = Rage
rage-emoji = 🐗
rage-tagline = Quatre clans, un Empire d’Émeraude : prends d’assaut les cités elfes, forge des légendes, et garde tes points jusqu’à ce qu’ils te fassent gagner.
rage-about = Quatre clans convoitent les cités elfes : marche, combats, forge des légendes et gagne aux points.
rage-length =
    { $pace ->
        [live] une à deux heures
       *[other] { lobby-days }
    }
rage-preset-short = Courte
rage-preset-short-help = Huit tours au plus, clans au hasard
rage-preset-book = Normale
rage-preset-book-help = 4 points pour gagner, carte fixe
rage-preset-letter = À la lettre
rage-preset-letter-help = Comme dans le livre : combats à la main, elfes joués par la place d’avant, renforts dans l’ordre
rage-preset-long = Longue
rage-preset-long-help = 5 points pour gagner, carte au hasard, elfes plus durs

rage-clan-bohorg = tribu Bohorg
rage-clan-steamfield = baronnie de Steamfield
rage-clan-goldleif = clan Goldleif
rage-clan-tomb = armée du Tombeau
rage-place-bohorg = { rage-clan-bohorg }
rage-place-steamfield = { rage-clan-steamfield }
rage-place-goldleif = { rage-clan-goldleif }
rage-place-tomb = { rage-clan-tomb }

rage-unit-krag-rider = Chevaucheur de krag
rage-unit-pummeler = Cogneur
rage-unit-executioner = Bourreau
rage-unit-spearman = Lancier
rage-unit-steam-knight = Chevalier à vapeur
rage-unit-steam-colossus = Colosse à vapeur
rage-unit-raider = Pillard
rage-unit-berserker = Berserker
rage-unit-jotun = Jotun
rage-unit-skeleton = Squelette
rage-unit-spectre = Spectre
rage-unit-bone-colossus = Colosse d’os
rage-unit-sparkling-guard = Garde étincelant
rage-unit-high-elder = Haut Doyen
rage-unit-templar = Templier

rage-units-krag-rider = { $count } { $count ->
    [one] Chevaucheur de krag
   *[other] Chevaucheurs de krag
}
rage-units-pummeler = { $count } { $count ->
    [one] Cogneur
   *[other] Cogneurs
}
rage-units-executioner = { $count } { $count ->
    [one] Bourreau
   *[other] Bourreaux
}
rage-units-spearman = { $count } { $count ->
    [one] Lancier
   *[other] Lanciers
}
rage-units-steam-knight = { $count } { $count ->
    [one] Chevalier à vapeur
   *[other] Chevaliers à vapeur
}
rage-units-steam-colossus = { $count } { $count ->
    [one] Colosse à vapeur
   *[other] Colosses à vapeur
}
rage-units-raider = { $count } { $count ->
    [one] Pillard
   *[other] Pillards
}
rage-units-berserker = { $count } { $count ->
    [one] Berserker
   *[other] Berserkers
}
rage-units-jotun = { $count } { $count ->
    [one] Jotun
   *[other] Jotuns
}
rage-units-skeleton = { $count } { $count ->
    [one] Squelette
   *[other] Squelettes
}
rage-units-spectre = { $count } { $count ->
    [one] Spectre
   *[other] Spectres
}
rage-units-bone-colossus = { $count } { $count ->
    [one] Colosse d’os
   *[other] Colosses d’os
}
rage-units-sparkling-guard = { $count } { $count ->
    [one] Garde étincelant
   *[other] Gardes étincelants
}
rage-units-high-elder = { $count } { $count ->
    [one] Haut Doyen
   *[other] Hauts Doyens
}
rage-units-templar = { $count } { $count ->
    [one] Templier
   *[other] Templiers
}
rage-nobody = personne
rage-bastion = 🏰
rage-bastion-aloud = Bastion
rage-bastion-at = en 🏰
rage-bastion-at-aloud = au Bastion

rage-gear-short-sword = Épée courte
rage-gear-crossbow = Arbalète
rage-gear-battle-axe = Hache de bataille
rage-gear-blunderbuss = Pétoire
rage-gear-rock-breaker = Brise-Roc
rage-gear-war-drum = Tambour de guerre
rage-gear-war-hammer = Marteau de guerre
rage-gear-twin-blades = Lames jumelles
rage-gear-buckler = Rondache
rage-gear-swift-boots = Bottes véloces
rage-gear-leather = Cuir
rage-gear-shamans-coat = Manteau de shaman
rage-gear-tribal-armour = Armure tribale
rage-gear-heavy-armour = Armure lourde
rage-gear-plate-armour = Armure de plaques
rage-gear-sunblade = Lame-Soleil
rage-gear-stormhammer = Marteau-Tempête
rage-gear-kingslayer = Tueuse de rois
rage-gear-whisperbow = Arc murmurant
rage-gear-blood-axe = Hache de sang
rage-gear-dragon-lance = Lance-dragon
rage-gear-emerald-staff = Bâton d’émeraude
rage-gear-giants-maul = Masse du géant
rage-gear-robe-of-the-archmage = Robe de l’Archimage
rage-gear-dragon-scale = Écaille de dragon
rage-gear-aegis = Égide
rage-gear-winged-mantle = Mante ailée
rage-gear-crown-of-fury = Couronne de fureur
rage-gear-elder-mail = Mailles anciennes
rage-gear-shadow-cloak = Cape d’ombre
rage-gear-golem-plate = Plates du golem

rage-hero-hekna = Hekna l’Assassine
rage-hero-warden = Gardien de la Barrière
rage-hero-neggesh = Neggesh
rage-hero-razaro = Razaro l’Exalté
rage-own-hero = ton héros
rage-hero-move = déplacement { $number }
rage-hero-hekna-help = Avec 2 unités ou moins : 2 jetons de rage au début du combat
rage-hero-warden-help = Une barrière magique de 3 PV devant les unités, une fois par combat
rage-hero-neggesh-help = Vole un jeton de rage une fois par combat
rage-hero-razaro-help = En infériorité numérique : 2 jetons de rage au début du combat

rage-bonus-power = +{ $number } en puissance
rage-bonus-hp = +{ $number } PV
rage-bonus-slow = lenteur +{ $number }
rage-bonus-move = +{ $number } en déplacement
rage-bonus-auto = { $number ->
    [one] touche automatique +1
   *[other] touches automatiques +{ $number }
}
rage-bonus-reroll = { $number ->
    [one] 1 relance
   *[other] { $number } relances
}
rage-bonus-shield = bouclier { $number }
rage-bonus-rage = +{ $number } en rage
rage-bonus-flight = vol
rage-slot-weapon = arme
rage-slot-armour = armure
rage-card-words = { $slot } : { $bonus }
rage-card-price = { $gear } ({ $cost } or)

rage-until-end = jusqu’au bout
rage-until-at-once = fuir aussitôt
rage-until-by-hand = à la main
rage-until-left = { $number ->
    [one] fuir à 1 unité
   *[other] fuir à { $number } unités ou moins
}
rage-split-book = le plus précieux d’abord
rage-split-big = les gros d’abord
rage-split-small = les petits d’abord
