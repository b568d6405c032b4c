### The words in the pictures of Goths Save the Queen, and the pictures told in sentences.

goths-banner = Two kings and two war chiefs before a castle, the queen in its gate.
goths-picture-clan-ostrogoths = Ostrogoths
goths-picture-clan-visigoths = Visigoths
goths-picture-clan-a = Ostrogoths A
goths-picture-clan-b = Ostrogoths B
goths-picture-clan-c = Visigoths C
goths-picture-clan-d = Visigoths D
goths-picture-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
goths-picture-you = You
goths-picture-told = { $order }: { $effect }
goths-picture-silent = has nobody left to order
goths-picture-misunderstood = not understood
goths-picture-robbed = robbed by { $clan }
goths-picture-stolen = stolen: { $order }, { $effect }
goths-picture-to-come = still to come
goths-picture-idle-goth = finds nothing to steal
goths-picture-lapsed = not carried out any more
goths-picture-nothing = no effect: { $reason }
goths-picture-lost =
    { $count ->
        [one] { $clan } lose one
       *[other] { $clan } lose { $count }
    }
goths-picture-lost-self =
    { $count ->
        [one] boomerang! They lose one
       *[other] boomerang! They lose { $count }
    }
goths-picture-shielded = { $clan } raise a shield
goths-picture-shielded-self = boomerang, but a shield
goths-picture-looked-token = looked at their own token
goths-picture-did-reconnoitre = looked behind { $spot }
goths-picture-did-advance = to { $spot }
goths-picture-did-barricade =
    { $spot ->
        [none] rid of the fog token
       *[other] dug in at { $spot }
    }
goths-picture-did-sabotage = unloaded { $clan }
goths-picture-did-reinforce = reinforced
goths-picture-did-load = loaded
goths-picture-did-fire = fired
goths-picture-did-axe = thrown
goths-picture-did-rats = let loose
goths-picture-did-pigeon = whispering
goths-picture-did-goth = stolen
goths-picture-order = { $number } { $order }
goths-picture-idle-fog = fog forbids it
goths-picture-idle-army-full = army is full
goths-picture-idle-loaded = loaded already
goths-picture-idle-not-loaded = not loaded
goths-picture-idle-machine-inactive = nothing to unload
goths-picture-idle-machine-destroyed = destroyed
goths-picture-idle-barricade = behind a barricade
goths-picture-idle-forest = in the forest
goths-picture-idle-no-barricade = no barricade there
goths-picture-idle-rat-poison = rat poison
goths-picture-idle-built = built already
goths-picture-idle-objective = not at a door
goths-picture-idle-blasted = blasted ground
goths-picture-idle-nobody = nobody to hit
goths-picture-idle-no-partner = no partner left
goths-picture-idle-talking = talking already
goths-picture-idle-failed = nothing to steal
goths-picture-idle-two-goths = two Goths
goths-picture-idle-stolen = stolen before

goths-picture-await-allot = The kings share out the special cards
goths-picture-await-king = { $name } plays a king’s card
goths-picture-await-order =
    { $count ->
        [one] { $name } still has to give an order
       *[other] { $count } chiefs still have to give an order
    }
goths-picture-await-rob = Whose order does { $name }’s Goth steal?
goths-picture-await-objective = Which door does { $name } choose?
goths-picture-await-look = What does { $name } look at?
goths-picture-await-target = { $order }: who does { $name } aim at?
goths-picture-await-barricade = { $name }: build, or get rid of the fog?
goths-picture-await-talk = A carrier pigeon is on its way
goths-picture-you-allot = Who gets the special cards?
goths-picture-you-king = Which card do you play? All see its back at once
goths-picture-you-order = Which order? You may change it until all are in
goths-picture-you-rob = Whose order do you steal?
goths-picture-you-objective = Which door do you choose?
goths-picture-you-look = What do you look at?
goths-picture-you-target = { $order }: who do you aim at?
goths-picture-you-barricade = Build, or get rid of the fog?
goths-picture-you-talk = The pigeon is yours: whisper!
goths-picture-over-ostrogoths =
    { $reason ->
        [queen-freed] The Ostrogoths free the queen!
        [army-eliminated] The Ostrogoths win: the enemy has nobody left in the field!
       *[other] The Ostrogoths win!
    }
goths-picture-over-visigoths =
    { $reason ->
        [queen-freed] The Visigoths free the queen!
        [army-eliminated] The Visigoths win: the enemy has nobody left in the field!
       *[other] The Visigoths win!
    }
goths-picture-over-draw = A draw.

goths-alt-title = Goths Save the Queen.
goths-alt-turn =
    { $turn ->
        [0] Before round 1.
       *[other] Round { $turn }.
    }
goths-alt-waiting = Still to answer: { $names }.
goths-alt-initiative = Initiative: { $clan }.
goths-alt-clan = { $clan } ({ $name }): { $list }.
goths-alt-clan-out = { $clan } ({ $name }): out of the field.
goths-alt-army = { $count } { $ground ->
    [forest] in { $spot }
    [door] at { $spot }
   *[plain] on { $spot }
}
goths-alt-covered = barricaded
goths-alt-machine-catapult-inactive = catapult empty
goths-alt-machine-catapult-active = catapult loaded
goths-alt-machine-catapult-destroyed = catapult destroyed
goths-alt-machine-ballista-inactive = ballista empty
goths-alt-machine-ballista-active = ballista loaded
goths-alt-machine-ballista-destroyed = ballista destroyed
goths-alt-reserve = { $count } in reserve
goths-alt-barricade = barricade at { $spot }
goths-alt-blasted = { $spot } blasted
goths-alt-poisoned = rat poison at { $spot }
goths-alt-token-lying = token at { $spot }
goths-alt-token-known = token { $token } at { $spot }
goths-alt-token-held = holds a token
goths-alt-token-mine = holds { $token }
goths-alt-token-in-force = { $token }
goths-alt-boomerang = under a boomerang
goths-alt-back = on the back { $back }
goths-alt-no-back = no card played yet
goths-alt-king = King ({ $name }): { $laid }.
goths-alt-king-open = King ({ $name }): { $laid }; face up { $cards }.
goths-alt-doors = Doors: { $list }.
goths-alt-door-shut = { $number } shut
goths-alt-door-open = { $number } open, { $kind }
goths-alt-door-told = { $number } shut, behind it { $kind }
goths-alt-door-seen = { $number } shut, you know { $kind }
goths-alt-door-poisoned = { $door }, rat poison
goths-alt-door-looked = { $door } (looked: { $clans })
goths-alt-verdicts = Last revealed: { $list }.
goths-alt-verdict =
    { $understood ->
        [yes] { $clan } { $truth }, { $order }, understood
       *[no] { $clan } { $truth }, { $order }, not understood
    }
goths-alt-deeds = Then { $list }.
goths-alt-deed = { $number } { $clan } { $order }: { $effect }
goths-alt-laid = You played { $card }.
goths-alt-spied = Seen through the spyglass: { $name } means { $truth }.
goths-alt-hand = Your cards: { $cards }.
goths-alt-orders-certain = Certain: { $list }.
goths-alt-orders-possible = Possible: { $list }.
goths-alt-orders-impossible = Not this round: { $list }.
goths-alt-idle = (° no effect now.)
goths-alt-given = You gave { $order }.
goths-alt-given-aim = You gave { $order }, { $aim }.

goths-moment-old-letter = Misread, and yet it works: an old letter fits.
goths-moment-old-letter-what = the letter just laid ({ $card }) and the order { $order }
goths-moment-queen = The queen is found!
goths-moment-queen-what = an open door with the queen behind it
goths-moment-trap = A trap! One Goth fewer.
goths-moment-trap-what = an open door with a trap behind it
goths-moment-gone = The army is no more: { $clan }.
goths-moment-gone-what = the struck-out shield of { $clan }
