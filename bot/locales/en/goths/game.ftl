### Goths Save the Queen in English.
###
### Names of players come formatted. Clans come with the sign of their camp and read as plurals:
### “🟠 Ostrogoths A”. $verse is a number from 0 to 5 that stays the same for the same event.

goths-name = Goths Save the Queen
goths-short-name = Goths
goths-emoji = 🏰
goths-tagline = The king knows what should be done, the chief what can be. And they aren’t allowed to talk.
goths-about = Two camps race for the queen: kings order, war chiefs act, and they may not talk.
goths-length =
    { $pace ->
        [live] about 20 minutes
       *[other] { lobby-days }
    }
goths-preset-book = Standard
goths-preset-book-help = The basic game without tokens
goths-preset-letter = To the letter
goths-preset-letter-help = The basic game; alone in your clan, you can’t look at the king card you’ve played again
goths-preset-fog = Fog of war
goths-preset-fog-help = The basic game with fog tokens
goths-preset-dancing = The Dancing Queen
goths-preset-dancing-help = The expansion: its tokens, Gothic Goth, ballista and, from 6 players on, carrier pigeon

## Camps, clans, seats

goths-camp-ostrogoths = Ostrogoths
goths-camp-visigoths = Visigoths
goths-clan-ostrogoths = { SIGN("goths_clan_ostrogoths", "🟠") } Ostrogoths
goths-clan-visigoths = { SIGN("goths_clan_visigoths", "🟡") } Visigoths
goths-clan-a = { SIGN("goths_clan_a", "🟠") } Ostrogoths A
goths-clan-b = { SIGN("goths_clan_b", "🟠") } Ostrogoths B
goths-clan-c = { SIGN("goths_clan_c", "🟡") } Visigoths C
goths-clan-d = { SIGN("goths_clan_d", "🟡") } Visigoths D
goths-place-ostrogoth-both = Ostrogoths, king and chief
goths-place-ostrogoth-king = Ostrogoth king
goths-place-ostrogoth-king-a = Ostrogoth king A
goths-place-ostrogoth-king-b = Ostrogoth king B
goths-place-ostrogoth-chief = Ostrogoth war chief
goths-place-ostrogoth-chief-a = Ostrogoth war chief A
goths-place-ostrogoth-chief-b = Ostrogoth war chief B
goths-place-visigoth-both = Visigoths, king and chief
goths-place-visigoth-king = Visigoth king
goths-place-visigoth-king-c = Visigoth king C
goths-place-visigoth-king-d = Visigoth king D
goths-place-visigoth-chief = Visigoth war chief
goths-place-visigoth-chief-c = Visigoth war chief C
goths-place-visigoth-chief-d = Visigoth war chief D

## Cards, orders, places, tokens

goths-character-vulture = Vulture
goths-character-recruiter = Recruiter
goths-character-catapult = Catapult
goths-character-barbarian = Barbarian
goths-card = { $truth } (decoy: { $decoy })
goths-either = { $one } or { $other }
goths-order-reconnoitre = Recon
goths-order-sabotage = Sabotage
goths-order-reinforce = Reinforce
goths-order-load = Load
goths-order-fire = Fire
goths-order-barricade = Barricade
goths-order-advance = Advance
goths-order-axe = Axe
goths-order-rats = Rats
goths-order-pigeon = Carrier pigeon
goths-order-goth = Gothic Goth
goths-spot-forest = the forest
goths-spot-near-plain = the first plain
goths-spot-far-plain = the second plain
goths-spot-left = door 1
goths-spot-middle = door 2
goths-spot-right = door 3
goths-objective-queen = the queen
goths-objective-trap = the trap
goths-objective-plain = an empty plain
goths-machine-catapult = the catapult
goths-machine-ballista = the ballista
goths-new-card-goth = the Gothic Goth
goths-new-card-pigeon = the carrier pigeon
goths-new-card-ballista = the ballista
goths-token-pea-soup = Pea soup
goths-token-short-of-men = Short of men
goths-token-boar-shortage = Boar shortage
goths-token-squalls = Squalls
goths-token-double-recruitment = Double recruitment
goths-token-boomerang = Boomerang
goths-token-dinner = Dinner!
goths-token-tnt = TNT
goths-token-mastermind = Mastermind
goths-token-spyglass = Spyglass
goths-token-rat-poison = Rat poison
goths-token-new-deal = New deal
goths-token-shield = Shield
goths-part-machine = the machine
goths-part-forest = the forest
goths-part-near-plain = the first plain
goths-part-far-plain = the second plain
goths-part-wall = the barricade at the door
goths-hindrance-fog = the fog token forbids it
goths-hindrance-army-full = the army has three figures already
goths-hindrance-loaded = the machine is loaded already
goths-hindrance-not-loaded = the machine isn’t loaded
goths-hindrance-machine-inactive = the enemy machine isn’t loaded
goths-hindrance-machine-destroyed = the machine is destroyed
goths-hindrance-barricade = the enemy sits behind a barricade
goths-hindrance-forest = the enemy hides in the forest
goths-hindrance-no-barricade = the enemy has no barricade to gnaw
goths-hindrance-rat-poison = the place smells of rat poison
goths-hindrance-built = there is a barricade already
goths-hindrance-objective = nothing can be built at a door
goths-hindrance-blasted = TNT left nothing to build on
goths-hindrance-nobody = no enemy can be hit
goths-hindrance-no-partner = there is nobody left to talk to
goths-hindrance-talking = they are talking already
goths-hindrance-failed = that chief wasn’t understood
goths-hindrance-two-goths = two Goths cancel each other out
goths-hindrance-stolen = a friend stole it first

## The story

goths-event-assembled =
    Two peoples, three doors, one queen behind one of them. { $tokens_kind ->
        [fog] Somewhere in the plain waits the fog.
        [dancing] Somebody has left curious tokens in the plain.
       *[none] The armies stand in their forests.
    } { $players ->
        [2] Each army has a king and a chief, and here one head has to be both.
       *[other] From now on king and chief **tell each other nothing** about this game, here or anywhere.
    }
goths-event-allotment-laid = ‹{ $seat } has|You have› decided who gets the special cards.
goths-event-allotments-revealed = The kings’ decisions are read out.
goths-event-allotment-shown =
    ‹{ $seat } wants|You want›: { $goth_kind ->
        [first] Gothic Goth to the first chief
        [second] Gothic Goth to the second chief
       *[nobody] { "" }
    }{ $pigeon_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { "" }
           *[other] { ", " }
        }
    }{ $pigeon_kind ->
        [first] Pigeon to the first chief
        [second] Pigeon to the second chief
       *[nobody] { "" }
    }{ $ballista_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { $pigeon_kind ->
                [nobody] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $ballista_kind ->
        [first] Ballista to the first chief
        [second] Ballista to the second chief
       *[nobody] { "" }
    }.
goths-event-card-allotted =
    { $by_lot ->
        [yes] The kings disagree, so the lot decides: ‹{ $seat } of { $clan } gets|you get› { $card }.
       *[no] ‹{ $seat } of { $clan } gets|You get› { $card }.
    }
goths-event-card-allotted-item = { $card } to { $seat }{ $by_lot ->
        [yes] { " " }(by lot)
       *[no] { "" }
    }
goths-event-card-allotted-several = The special cards find their chiefs: { $items }.
goths-event-round-began =
    { $verse ->
        [0] **Round { $round }.** { $clan } under ‹{ $seat }|you› have the initiative, and look it.
        [1] **Round { $round }.** The standard goes up among { $clan }, whom ‹{ $seat } leads|you lead›.
        [2] **Round { $round }.** Horns. ‹{ $seat } leads|You lead› { $clan } out first.
        [3] **Round { $round }.** { $clan } hold the standard, ‹{ $seat }|you› at their head.
        [4] **Round { $round }.** Mist over the plain; { $clan } under ‹{ $seat }|you› have the initiative.
       *[other] **Round { $round }.** First in line: ‹{ $seat }|you› with { $clan }.
    }
goths-event-king-card-laid =
    { $verse ->
        [0] 👑 ‹{ $seat } seals|You seal› a card. On the back: **{ $back }**. One is meant, one is not.
        [1] 👑 ‹{ $seat } plays|You play› a card face down: **{ $back }** on the back.
        [2] 👑 A king’s card from { $seat }, marked **{ $back }**.
        [3] 👑 ‹{ $seat } winks|You wink› twice: **{ $back }**.
        [4] 👑 **{ $back }**, says the back of ‹{ $seat }’s|your› card. It’s half true.
       *[other] 👑 ‹{ $seat } sends|You send› **{ $back }**, and ‹expects|expect› to be understood.
    }
goths-event-spyglass-used = 🔭 ‹{ $seat } of { $clan } reads|You read› ‹the card of { $king }|your card› through a spyglass.
goths-event-king-card-spied = 🔭 ‹{ $king } means|You mean› **{ $card }**. ‹seat: Only { $seat } sees it.|Tell nobody.›
goths-event-token-instructed = 🪙 ‹{ $seat } notes what the token is for.|Noted. Now give an order *with the token*: that plays both.›
goths-event-order-laid =
    { $verse ->
        [0] ‹{ $seat } has|You have› given an order.
        [1] ‹{ $seat } nods|You nod›, slowly, and ‹gives|give› an order.
        [2] ‹{ $seat } asks|You ask› nothing and ‹gives|give› an order.
        [3] An order from { $seat }.
        [4] { $players ->
            [2] ‹{ $seat } frowns|You frown›, ‹shrugs|shrug› and ‹gives|give› an order.
           *[other] ‹{ $seat } has|You have› decided what the king’s card must mean.
        }
       *[other] ‹{ $seat } plays|You play› an order face down.
    }
goths-event-order-laid-item = { $seat }
goths-event-order-laid-several =
    { $verse ->
        [0] Orders given: { $items }.
       *[other] ‹{ $items } have made up their|{ $items } have made up your› minds.
    }
goths-event-order-noted =
    🗒️ ‹Order of { $seat }|Your order›: **{ $order }**{ $aim_kind ->
        [open] { "" }
       *[other] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " " }with the token
       *[no] { "" }
    }.
goths-event-orders-closed =
    { $verse ->
        [0] All orders are in. The seals break.
        [1] Silence. Then wax crumbles everywhere at once.
        [2] Everybody has spoken, nobody has said a word. Up with the cards!
        [3] The last order lies on the table. Turn them over!
        [4] { $players ->
            [2] Both armies hold their breath.
           *[other] Kings hold their breath, chiefs hold their heads.
        }
       *[other] { $players ->
            [2] Now we’ll see whose left hand knew what the right was doing.
           *[other] Now we’ll see who knows whom.
        }
    }
goths-event-boomerang-laid = 🪃 { $clan } lay out a **boomerang**: this round, whatever { $target } throw comes back to them.
goths-event-dinner-called =
    { $moved ->
        [yes] 🍗 { $clan } shout **“Dinner!”**, and { $target } trot back to { $spot }.
       *[no] 🍗 { $clan } shout **“Dinner!”**, but { $target } are at home in the forest already.
    }
goths-event-tnt-lit =
    { $in_vain ->
        [yes] 🧨 { $clan } blow up { $part } of { $target }, which isn’t there any more. A fine noise, though.
       *[no] { $part_kind ->
            [machine] 🧨 { $clan } light the fuse: the machine of { $target } is gone for good.
            [wall] 🧨 { $clan } light the fuse under { $part } of { $target }. It comes down, but they can build it again.
           *[other] 🧨 { $clan } light the fuse under { $part } of { $target }. Nobody will ever build there again.
        }
    }
goths-event-new-deal-made =
    { $count ->
        [one] 🔀 { $clan } call for a **new deal**, but only { $spots } is free: nothing changes places.
       *[other] 🔀 { $clan } call for a **new deal**: { $spots } are shuffled face down. Whatever anybody knew counts for nothing now.
    }
goths-event-order-revealed =
    { $understood ->
        [yes] { $by_old_card ->
            [yes] { $alone ->
                [yes] 🤝 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. It answers an older card, and that will do.
               *[no] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. It answers an older card, and that will do.
            }
           *[no] { $alone ->
                [yes] { $verse ->
                    [0] 🤝 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. One heart, one mind.
                    [1] 🤝 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. Understood.
                    [2] 🤝 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. Said and done.
                   *[other] 🤝 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. It fits.
                }
               *[other] { $verse ->
                    [0] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. One heart, one mind.
                    [1] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. As if they had talked!
                    [2] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. Understood.
                    [3] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. The king looks smug.
                   *[other] 🤝 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. It fits.
                }
            }
        }
       *[no] { $alone ->
            [yes] { $verse ->
                [0] 🤷 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. It doesn’t fit.
                [1] 🤷 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. Nothing happens.
               *[other] 🤷 { $clan }: ‹{ $seat } means|you mean› **{ $card }** and ‹orders|order› **{ $order }**. The army plays dice.
            }
           *[other] { $verse ->
                [0] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. They look at each other for a long time.
                [1] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. Close. No, not even that.
                [2] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. Nothing happens.
                [3] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. The army plays dice.
                [4] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. “I said the *other* one!”
               *[other] 🤷 { $clan }: ‹{ $king } means|you mean› **{ $card }**, ‹{ $seat } orders|you order› **{ $order }**. A misunderstanding.
            }
        }
    }
goths-event-victim-named = 🦇 The Goth of { $clan } picks { $target }.
goths-event-order-stolen = 🦇 { $clan } steal **{ $order }** from { $target }, who were understood and now can only watch.
goths-event-goth-idled =
    { $target ->
        [none] 🦇 The Goth of { $clan } finds nothing to steal: { $reason }.
       *[other] 🦇 The Goth of { $clan } steals nothing from { $target }: { $reason }.
    }
goths-event-reconnoitred =
    { $spot ->
        [none] 🔎 { $clan } peek at their own fog token.
       *[other] { $verse ->
            [0] 🔎 { $clan } listen at { $spot }.
            [1] 🔎 ‹{ $seat } puts|You put› an eye to the keyhole of { $spot }.
            [2] 🔎 A vulture circles over { $spot }: { $clan } know more now.
           *[other] 🔎 { $clan } have a look behind { $spot }.
        }
    }
goths-event-objective-seen =
    🔎 ‹{ $seat } looks: behind|Behind› { $spot } is **{ $kind }**.{ $players ->
        [2] { "" }
        [3] { " " }‹Nobody else may hear of it.|Tell nobody.›
       *[other] { " " }‹The king may not hear of it.|Your king may not hear of it.›
    }
goths-event-token-seen = 🔎 ‹The fog token of { $seat }|Your fog token› is **{ $token }**.
goths-event-sabotaged =
    { $verse ->
        [0] 🔧 { $clan } loosen a bolt: { $machine } of { $target } is unloaded.
        [1] 🔧 Somebody of { $clan } cuts a rope. { $target } will have to load again.
       *[other] 🔧 { $clan } sneak up to { $machine } of { $target }. It’s unloaded.
    }
goths-event-reinforced =
    { $added ->
        [1] { $figures ->
            [3] 📯 { $clan } call for help, and a third comes running.
           *[other] 📯 One more for { $clan }: { $figures } now.
        }
       *[other] 📯 **Double recruitment!** Two at once for { $clan }: { $figures } now.
    }
goths-event-reinforced-item = { $clan } (now { $figures })
goths-event-reinforced-several = 📯 Help comes running to { $items }.
goths-event-loaded =
    { $verse ->
        [0] 🪨 { $clan } heave a boulder into place: { $machine } is loaded.
        [1] 🪨 Creak, creak. { $clan } have loaded { $machine }.
       *[other] 🪨 { $clan } load { $machine } and whistle innocently.
    }
goths-event-fired =
    { $target ->
        [none] 💥 { $clan } fire { $machine } at nobody in particular.
       *[other] { $verse ->
            [0] 💥 { $clan } fire { $machine } at { $target }!
            [1] 💥 A boulder from { $clan }, addressed to { $target }!
           *[other] 💥 { $clan } pull the lever. Mind your heads, { $target }!
        }
    }
goths-event-axe-thrown =
    { $target ->
        [none] 🪓 { $clan } throw an axe at nobody in particular.
       *[other] { $verse ->
            [0] 🪓 An axe flies from { $clan } to { $target }.
            [1] 🪓 { $clan } throw the good axe at { $target }.
           *[other] 🪓 { $clan } to { $target }: one axe, express.
        }
    }
goths-event-rats-loosed =
    { $target ->
        [none] 🐀 { $clan } let the rats out; they find nothing to gnaw.
       *[other] { $verse ->
            [0] 🐀 { $clan } let the rats loose on { $target }.
            [1] 🐀 Something squeaks. { $clan } send { $target } their regards.
           *[other] 🐀 Rats! From { $clan }, for { $target }.
        }
    }
goths-event-barricade-built =
    { $verse ->
        [0] 🪵 { $clan } dig in at { $spot }.
        [1] 🪵 Hammering at { $spot }: { $clan } build a barricade.
       *[other] 🪵 { $clan } put up a barricade at { $spot }.
    }
goths-event-fog-discarded = 🌬️ { $clan } are rid of **{ $token }**.
goths-event-advanced =
    { $verse ->
        [0] 👣 { $clan } march to { $spot }.
        [1] 👣 { $clan } leave { $origin } for { $spot }.
        [2] 👣 Forward! { $clan } reach { $spot }.
       *[other] 👣 { $clan } advance to { $spot }.
    }
goths-event-objective-turned =
    { $kind_kind ->
        [queen] 👸 Behind { $spot }: **the queen!**
        [trap] 🕳️ Behind { $spot }: **the trap!**
       *[plain] 🌾 Behind { $spot }: **an empty plain**, with a view.
    }
goths-event-trap-sprung =
    { $figures ->
        [0] 🕳️ The trap takes the last of { $clan }.
        [one] 🕳️ The trap takes one of { $clan }; one is left.
       *[other] 🕳️ The trap takes one of { $clan }; { $figures } are left.
    }
goths-event-fog-revealed =
    { $token_kind ->
        [pea-soup] 🌫️ **Pea soup!** { $clan } can’t reconnoitre any more.
        [short-of-men] 🌫️ **Short of men!** { $clan } can’t reinforce any more.
        [boar-shortage] 🌫️ **Boar shortage!** { $clan } can neither load nor fire any more; a loaded machine is unloaded.
       *[squalls] 🌫️ **Squalls!** { $clan } can’t throw axes any more.
    }
goths-event-token-taken = 🪙 ‹{ $seat } of { $clan } pockets|You pocket› a token. Nobody else saw which.
goths-event-token-read =
    { $token_kind ->
        [shield] 🪙 ‹{ $seat } has|You’ve› taken **{ $token }**. ‹It saves the last figure.|Until you say otherwise it saves the last figure.›
        [rat-poison] 🪙 ‹{ $seat } has|You’ve› taken **{ $token }**. ‹It meets the first rats that would cost a figure.|Until you say otherwise it meets the first rats that would cost a figure.›
       *[other] 🪙 ‹{ $seat } has|You’ve› taken **{ $token }**. From the next round on ‹it may be used|you may use it› once.
    }
goths-event-attack-returned = 🪃 … and it comes back! { $clan } have thrown at themselves.
goths-event-rats-poisoned = ☠️ { $clan } have sprayed **rat poison** at { $spot }. The rats turn round, now and always.
goths-event-shield-raised = 🛡️ { $clan } raise a **shield**: one figure is saved.
goths-event-figures-lost =
    { $lost ->
        [one] ⚔️ { $clan } lose { $figures ->
            [0] their last figure.
           *[other] a figure: { $figures } left.
        }
       *[other] ⚔️ { $clan } lose { $figures ->
            [0] their last { $lost } figures.
           *[other] { $lost } figures: { $figures } left.
        }
    }
goths-event-order-fizzled = 💨 The order **{ $order }** of { $clan } has no effect: { $reason }.
goths-event-order-lapsed = 🕯️ The order **{ $order }** lapses: nobody of { $clan } is left to carry it out.
goths-event-clan-eliminated =
    { $verse ->
        [0] ☠️ That was the end of { $clan }.
       *[other] ☠️ { $clan } are out of the game.
    }
goths-event-talk-opened =
    { $count ->
        [2] 🕊️ { $clan } send a **carrier pigeon**: { $seats } may whisper to each other.
       *[other] 🕊️ { $clan } send a **carrier pigeon**: { $seats } may whisper, two by two.
    }
goths-event-message-sent =
    { $role ->
        [seat] 🕊️ To { $target }: { $text }
       *[other] 🕊️ { $seat }: { $text }
    }
goths-event-talk-ended = 🕊️ ‹{ $seat } has|You have› nothing more to say.
goths-event-talk-ended-item = { $seat }
goths-event-talk-ended-several = 🕊️ Nothing more to say: { $items }.
goths-event-round-ended =
    { $verse ->
        [0] The crows come back: round { $round } is over.
       *[other] The dust settles over round { $round }.
    }
goths-event-king-cards-taken =
    { $cards ->
        [one] 📜 ‹{ $seat } takes|You take› the card back.
       *[other] { $verse ->
            [0] 📜 ‹{ $seat } gathers|You gather› { $cards } cards and ‹looks|look› pleased.
           *[other] 📜 ‹{ $seat } takes|You take› { $cards } cards back.
        }
    }
goths-event-king-card-left =
    { $cards ->
        [one] { $verse ->
            [0] 📜 **{ $character }** stays where it is, for all to see: no order fitted ‹{ $seat }’s|your› card.
           *[other] 📜 ‹The card of { $seat }|Your card› stays face up on the table: **{ $character }**.
        }
       *[other] 📜 Another card ‹of { $seat }|of yours› stays face up: **{ $character }**. That makes { $cards }.
    }
goths-event-order-set-aside = 📌 { $clan } set **{ $order }** aside for one round.
goths-event-order-set-aside-item = { $clan } **{ $order }**
goths-event-order-set-aside-several = 📌 Set aside for one round: { $items }.
goths-event-initiative-held = 🧠 **Mastermind!** { $clan } decide: next round { $target } have the initiative.
goths-event-conceded = 🏳️ ‹{ $seat } would|You would› rather concede.
goths-event-concession-withdrawn = 🚩 ‹{ $seat } plays|You play› on after all.
goths-event-whisper-shown = 🕊️ In round { $round }, ‹{ $seat } whispered|you whispered› to { $target }: { $text }
goths-event-king-card-shown = 👑 ‹{ $seat } had|You had› played **{ $card }**.
goths-event-king-card-shown-item = { $seat } (**{ $card }**)
goths-event-king-card-shown-several = 👑 The cards that were never turned over: { $items }.
goths-event-order-shown = 🗒️ ‹{ $seat } had|You had› ordered **{ $order }**.
goths-event-order-shown-item = { $seat } (**{ $order }**)
goths-event-order-shown-several = 🗒️ The orders that nobody carried out: { $items }.
goths-event-tokens-shown = 🪙 The token of { $clan } was **{ $token }**.
goths-event-tokens-shown-item = { $clan } (**{ $token }**)
goths-event-tokens-shown-several = 🪙 The tokens nobody saw: { $items }.
goths-event-box-shown = 🪙 In the box lay: { $left }.
goths-event-objectives-shown = 🚪 Behind the doors were, from 1 to 3: { $kinds }.
goths-event-game-won =
    { $camp_kind ->
        [ostrogoths] 🏆 ‹Victory for the **Ostrogoths**: { $seats }|You win with the **Ostrogoths**›!
       *[visigoths] 🏆 ‹Victory for the **Visigoths**: { $seats }|You win with the **Visigoths**›!
    }
goths-event-game-drawn = 🏳️ { $rounds } rounds, and no end in sight. The queen frees herself; it’s a draw.

## Questions: to the seat asked, about the seats awaited, and in a call
## $back is what stands on the card that one’s king just played, $order the order being carried out,
## $left how many messages are left, $alone whether one is king and chief at once, $meant what one’s
## own card means where one may look again.

goths-prompt-allot = Which chief of your camp gets the special cards, for the whole game?
goths-awaits-allot = Each camp has one of each special card. Waiting for { $seats } to share them out.
goths-call-allot = say which chief gets the special cards

goths-prompt-king = Which card do you play? Everybody sees its back at once.
goths-awaits-king = Waiting for { $seats } to play a king’s card.
goths-call-king = play a king’s card

goths-prompt-order =
    { $alone ->
        [yes] { $meant ->
            [none] Your card says { $back }. Which order?
           *[other] Your card: **{ $meant }** (back: { $back }). Which order?
        }
       *[no] Your king’s card says { $back }. Which order?
    }
goths-awaits-order =
    { $count ->
        [one] Waiting for the order of { $seats }.
       *[other] Waiting for the orders of { $seats }.
    }
goths-call-order = give an order

goths-prompt-rob = Your Gothic Goth was understood. Whose order do you carry out?
goths-awaits-rob = Waiting for { $seats } to say who the Gothic Goth robs.
goths-call-rob = say who your Gothic Goth robs

goths-prompt-objective = Your army moves on. Which door?
goths-awaits-objective = { $clan } advance to the doors. Waiting for { $seats } to choose one.
goths-call-objective = choose the door your army goes to

goths-prompt-look = Your scouts are ready. What do you look at?
goths-awaits-look = { $clan } reconnoitre. Waiting for { $seats } to choose what to look at.
goths-call-look = choose what to look at

goths-prompt-target = { $order }: who is the target?
goths-awaits-target = { $clan } are about to act ({ $order }). Waiting for { $seats } to name a target.
goths-call-target = name the target of your order

goths-prompt-barricade = Build a barricade, or get rid of the fog token?
goths-awaits-barricade = Waiting for { $seats } to build a barricade or get rid of the fog token.
goths-call-barricade = build, or get rid of the fog token

goths-prompt-talk =
    { $left ->
        [0] You’ve sent all three messages. Say *done* when you have read the answers.
        [one] The pigeon is ready to fly to { $partner }. One message left, up to 200 characters.
       *[other] The pigeon is ready to fly to { $partner }. { $left } messages left, up to 200 characters each.
    }
goths-awaits-talk = A carrier pigeon is on its way. Waiting for { $seats }.
goths-call-talk = the carrier pigeon is here: whisper, or say that you are done

## Moves, on buttons and in menus

goths-move-allot =
    Cards: { $goth_kind ->
        [first] Goth → first chief
        [second] Goth → second chief
       *[nobody] { "" }
    }{ $pigeon_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { "" }
           *[other] { " · " }
        }
    }{ $pigeon_kind ->
        [first] Pigeon → first chief
        [second] Pigeon → second chief
       *[nobody] { "" }
    }{ $ballista_kind ->
        [nobody] { "" }
       *[other] { $goth_kind ->
            [nobody] { $pigeon_kind ->
                [nobody] { "" }
               *[other] { " · " }
            }
           *[other] { " · " }
        }
    }{ $ballista_kind ->
        [first] Ballista → first chief
        [second] Ballista → second chief
       *[nobody] { "" }
    }
goths-move-lay-king-card = { $card }
goths-move-give-order =
    { $order }{ $aim_kind ->
        [open] { $later ->
            [yes] { " → " }{ goths-aim-open }
           *[no] { "" }
        }
       *[other] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " + token" }
       *[no] { "" }
    }{ $idle ->
        [yes] { " (no effect now)" }
       *[no] { "" }
    }
goths-move-lay-boomerang = Boomerang against { $clan }
goths-move-call-to-dinner = Dinner! for { $clan }
goths-move-place-tnt = TNT: { $part } of { $clan }
goths-move-deal-anew = New deal: shuffle the free doors
goths-move-recruit-twice = Double recruitment with Reinforce
goths-move-pass-initiative = Initiative to { $clan }
goths-move-set-shield =
    { $mode_kind ->
        [never] Shield: never
        [last] Shield: to save the last figure
       *[first] Shield: at the first loss
    }
goths-move-set-rat-poison =
    { $mode_kind ->
        [never] Rat poison: never
       *[first] Rat poison: at the first rats
    }
goths-move-use-spyglass = Read the card of { $king }
goths-move-choose = { $aim }
goths-move-send-message = Send a message
goths-move-end-talk = Done
goths-move-concede = Concede
goths-move-withdraw-concession = Play on

goths-aim-open = decide when it happens
goths-aim-left = door 1
goths-aim-middle = door 2
goths-aim-right = door 3
goths-aim-token = own fog token
goths-aim-build = build a barricade
goths-aim-discard = get rid of the fog token

## What a move leads to, before it is confirmed

goths-confirm-use-spyglass = Everybody will see whose card you read, and the spyglass is gone. You give your order afterwards.

## Refusals

goths-rule-five-cannot-play = With five, one camp would have a seat too many. Play with 2, 3, 4, 6, 7 or 8.
goths-rule-too-few-tokens = Too few tokens take part ({ $tokens }), and every chief needs one: switch more of them on.
goths-rule-no-such-allotment = Those cards can’t be shared out like that: choose one of the ways on offer.
goths-rule-card-face-up = That card lies face up in front of you: play one from your hand.
goths-rule-no-such-card = That isn’t one of your king’s cards: play one from your hand.
goths-rule-order-not-held = You don’t have that order: give one of those on offer.
goths-rule-order-set-aside = You gave that order last time; it’s back in round { $round }. Give another one.
goths-rule-nothing-told-to-token = Your token has no instructions yet: choose what it’s told first, or give the order without it.
goths-rule-aim-does-not-fit = That can’t be a target of this order: choose another, or decide when it happens.
goths-rule-order-laid-already = The spyglass only works before you’ve given an order in this round. Keep it for the next one.
goths-rule-no-spyglass = You have no spyglass to use now: give an order.
goths-rule-no-such-choice = That isn’t possible any more: choose one of the ways on offer.
goths-rule-no-such-instruction = Your token can’t be told that now: choose one of the instructions on offer.
goths-rule-no-messages-left = You’ve sent all { $messages } messages of this talk: say *done* when you have read the answers.
goths-rule-empty-message = There is nothing in that message: write something, or say that you’re done.
goths-rule-message-too-long = Pigeons are small: { $length } characters are too many, { $most } fit.
goths-rule-already-conceded = You’ve conceded already. The camp plays on until all its living seats have.
goths-rule-eliminated = Your clan is out of the field: there is nothing left to concede. Watch how it ends.
goths-rule-not-conceded = You haven’t conceded: just play on.

## Answers in advance

goths-standing-silence = say nothing to pigeons
goths-standing-silence-until = until an army is lost

## The end

goths-outcome-queen-freed = The queen is free, and asks who all these people are.
goths-outcome-army-eliminated = One side has nobody left in the field. The queen hears of it later.
goths-outcome-conceded = One side gives up the search for the queen.
goths-outcome-draw = A hundred rounds. Nobody remembers what the queen looked like.
goths-result-shared = 🤝 A draw between { $winners }.

## Commands: names lower-case, at most 32 characters; descriptions at most 100

goths-command = goths
goths-command-description = Goths Save the Queen: kings and chiefs who may not talk, for 2 to 8 players, not 5
goths-command-new-description = Open a table of Goths Save the Queen in this channel
goths-command-new-seats-description = How many play: 2, 3, 4, 6, 7 or 8

goths-feat-march = 🦁 { $verse ->
        [0] Boldest: { $seat } marched on with { $number ->
            [one] a single figure
           *[other] { $number } figures
        } left.
       *[1] Onward anyway: { $seat }, with { $number ->
            [one] one last figure
           *[other] { $number } figures
        } in the field.
    }
goths-feat-attacks = ⚔️ { $number ->
        [one] Boldest: { $seat }, who attacked once.
        [2] Boldest: { $seat }, who attacked twice.
       *[other] Boldest: { $seat }, who attacked { $number } times.
    }
goths-feat-queen = 🍀 { $verse ->
        [0] Luckiest: { $seat } found the queen at the first look.
       *[1] First card looked at, and there was the queen: { $seat }.
    }
goths-feat-understood = 🤝 { $verse ->
        [0] Luckiest: { $seat }, whose cards and orders matched { $number ->
            [one] once
           *[other] { $number } times
        }; at random it would have been { $usual ->
            [0] never
            [one] once
           *[other] { $usual } times
        }.
       *[1] Card and order went together for { $seat } { $number ->
            [one] once
           *[other] { $number } times
        }; chance alone would have managed { $usual }.
    }
goths-feat-queen-seen = 🤫 The first look at the queen: { $seat }. Everybody else saw her { $number ->
        [one] one round
       *[other] { $number } rounds
    } later.
goths-feat-queen-shared = 🤫 The first look at the queen: { $seat }. Somebody else saw her { $number ->
        [one] one round
       *[other] { $number } rounds
    } later.
goths-feat-queen-shuffled = 🤫 The first look at the queen: { $seat }. A new deal hid her again { $number ->
        [one] one round
       *[other] { $number } rounds
    } later.
goths-feat-queen-kept = 🤫 The first look at the queen: { $seat }. Nobody else ever saw her, { $number ->
        [one] one round
       *[other] { $number } rounds
    } long.
goths-feat-queen-hidden = 🤫 Nobody saw where the queen was before round { $number }.
goths-analysis-strength = I won 12 of 12 games for two against the simplest moves, and with four seats, thinking far less, 12 of 12 against an easy computer; nobody has measured me against good players.

goths-epilogue-king = { $total ->
        [one] 👑 { $seat } laid one card, meaning **{ $favourite }**, and was { $number ->
            [0] not understood.
           *[other] understood.
        }
       *[other] 👑 { $seat } was understood { $number ->
            [one] once
           *[other] { $number } times
        } out of { $total }. What the cards meant most often: **{ $favourite }**.
    }
goths-epilogue-lone-king = 👑 { $seat } was king and chief at once. What the cards meant most often: **{ $favourite }**.
goths-epilogue-queen = { $total ->
        [0] Nobody looked behind a door in secret.
        [one] One secret look went behind a door, and { $number ->
            [0] it wasn’t the queen’s.
           *[other] it was the queen’s.
        }
       *[other] { $total } secret looks went behind doors. { $number ->
            [0] None of them met the queen.
            [one] One of them met the queen.
           *[other] { $number } of them met the queen.
        }
    }
