### The names of Clash of Rage: clans, units, equipment, heroes, and what their symbols add.

rage-name = Clash of Rage
rage-short-name = Rage
rage-emoji = 🐗
rage-tagline = Four clans, one Emerald Empire: storm the elves’ cities, forge legends, and hold your points until they win.
rage-about = Four clans at war for the elves’ cities: march, fight, forge legends, and win by points.
rage-length =
    { $pace ->
        [live] one to two hours
       *[other] { lobby-days }
    }
rage-preset-short = Short
rage-preset-short-help = Eight turns at most, clans by lot
rage-preset-book = Standard
rage-preset-book-help = 4 points win, on the fixed map
rage-preset-letter = To the letter
rage-preset-letter-help = As in the book: fights by hand, elves by a neighbour, reinforcements in turn order
rage-preset-long = Long
rage-preset-long-help = 5 points win, random map, harder elves

rage-clan-bohorg = Bohorg tribe
rage-clan-steamfield = Steamfield Barony
rage-clan-goldleif = Goldleif clan
rage-clan-tomb = Army of the Tomb
rage-place-bohorg = { rage-clan-bohorg }
rage-place-steamfield = { rage-clan-steamfield }
rage-place-goldleif = { rage-clan-goldleif }
rage-place-tomb = { rage-clan-tomb }

rage-unit-krag-rider = Krag rider
rage-unit-pummeler = Pummeler
rage-unit-executioner = Executioner
rage-unit-spearman = Spearman
rage-unit-steam-knight = Steam Knight
rage-unit-steam-colossus = Steam Colossus
rage-unit-raider = Raider
rage-unit-berserker = Berserker
rage-unit-jotun = Jotun
rage-unit-skeleton = Skeleton
rage-unit-spectre = Spectre
rage-unit-bone-colossus = Bone Colossus
rage-unit-sparkling-guard = Sparkling Guard
rage-unit-high-elder = High Elder
rage-unit-templar = Templar

rage-units-krag-rider = { $count } { $count ->
    [one] Krag rider
   *[other] Krag riders
}
rage-units-pummeler = { $count } { $count ->
    [one] Pummeler
   *[other] Pummelers
}
rage-units-executioner = { $count } { $count ->
    [one] Executioner
   *[other] Executioners
}
rage-units-spearman = { $count } { $count ->
    [one] Spearman
   *[other] Spearmen
}
rage-units-steam-knight = { $count } { $count ->
    [one] Steam Knight
   *[other] Steam Knights
}
rage-units-steam-colossus = { $count } { $count ->
    [one] Steam Colossus
   *[other] Steam Colossi
}
rage-units-raider = { $count } { $count ->
    [one] Raider
   *[other] Raiders
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
    [one] Skeleton
   *[other] Skeletons
}
rage-units-spectre = { $count } { $count ->
    [one] Spectre
   *[other] Spectres
}
rage-units-bone-colossus = { $count } { $count ->
    [one] Bone Colossus
   *[other] Bone Colossi
}
rage-units-sparkling-guard = { $count } { $count ->
    [one] Sparkling Guard
   *[other] Sparkling Guards
}
rage-units-high-elder = { $count } { $count ->
    [one] High Elder
   *[other] High Elders
}
rage-units-templar = { $count } { $count ->
    [one] Templar
   *[other] Templars
}
rage-nobody = nobody
rage-bastion = 🏰
rage-bastion-aloud = the bastion
rage-bastion-at = at 🏰
rage-bastion-at-aloud = at the bastion

rage-gear-short-sword = Short Sword
rage-gear-crossbow = Crossbow
rage-gear-battle-axe = Battle Axe
rage-gear-blunderbuss = Blunderbuss
rage-gear-rock-breaker = Rock Breaker
rage-gear-war-drum = War Drum
rage-gear-war-hammer = War Hammer
rage-gear-twin-blades = Twin Blades
rage-gear-buckler = Buckler
rage-gear-swift-boots = Swift Boots
rage-gear-leather = Leather
rage-gear-shamans-coat = Shaman’s Coat
rage-gear-tribal-armour = Tribal Armour
rage-gear-heavy-armour = Heavy Armour
rage-gear-plate-armour = Plate Armour
rage-gear-sunblade = Sunblade
rage-gear-stormhammer = Stormhammer
rage-gear-kingslayer = Kingslayer
rage-gear-whisperbow = Whisperbow
rage-gear-blood-axe = Blood Axe
rage-gear-dragon-lance = Dragon Lance
rage-gear-emerald-staff = Emerald Staff
rage-gear-giants-maul = Giant’s Maul
rage-gear-robe-of-the-archmage = Robe of the Archmage
rage-gear-dragon-scale = Dragon Scale
rage-gear-aegis = Aegis
rage-gear-winged-mantle = Winged Mantle
rage-gear-crown-of-fury = Crown of Fury
rage-gear-elder-mail = Elder Mail
rage-gear-shadow-cloak = Shadow Cloak
rage-gear-golem-plate = Golem Plate

rage-hero-hekna = Hekna the Assassin
rage-hero-warden = Warden of the Barrier
rage-hero-neggesh = Neggesh
rage-hero-razaro = Razaro the Exalted
rage-own-hero = your hero
rage-hero-move = movement { $number }
rage-hero-hekna-help = With 2 own units or fewer: 2 rage at the start of the fight
rage-hero-warden-help = A magic barrier of 3 HP stands before the units, once per fight
rage-hero-neggesh-help = Steals a rage token once per fight
rage-hero-razaro-help = Outnumbered by the enemy: 2 rage at the start of the fight

rage-bonus-power = +{ $number } power
rage-bonus-hp = +{ $number } HP
rage-bonus-slow = slow +{ $number }
rage-bonus-move = +{ $number } movement
rage-bonus-auto = { $number ->
    [one] +1 sure hit
   *[other] +{ $number } sure hits
}
rage-bonus-reroll = { $number ->
    [one] 1 reroll
   *[other] { $number } rerolls
}
rage-bonus-shield = shield { $number }
rage-bonus-rage = +{ $number } rage
rage-bonus-flight = flight
rage-slot-weapon = weapon
rage-slot-armour = armour
rage-card-words = { $slot }: { $bonus }
rage-card-price = { $gear } ({ $cost } gold)

rage-until-end = to the end
rage-until-at-once = flee at once
rage-until-by-hand = by hand
rage-until-left = { $number ->
    [one] flee with 1 unit left
   *[other] flee with { $number } units left or fewer
}
rage-split-book = most valuable first
rage-split-big = big ones first
rage-split-small = small ones first
