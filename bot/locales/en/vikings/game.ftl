### Clash of Vikings in English.
###
### Names of players come formatted; spaces are coordinates such as C4, cards and actions their
### names. $verse chooses between variants, always the same one for the same event.

vikings-name = Clash of Vikings
vikings-short-name = Vikings
vikings-emoji = 🪓
vikings-tagline = Lie like a skald, swing like a berserker, and leave the arena with the finest bracelets.
vikings-about = A game of bluff: announce what you do, true or not, and knock bracelets off the others.
vikings-length =
    { $pace ->
        [live] 30 to 45 minutes
       *[other] { lobby-days }
    }
vikings-preset-letter = To the letter
vikings-preset-letter-help = The basic game of the book, in the first arena
vikings-preset-bluff = Bluff Arena
vikings-preset-bluff-help = The book’s variant: hands of two cards, both must be played

## Cards and actions

vikings-action-walk = Walk
vikings-action-walk-help = Move 1 space, or stay put. Bracelets where you stop are yours.
vikings-action-sprint = Sprint
vikings-action-sprint-help = Move up to 2 spaces, even past a Viking. Bracelets where you stop are yours.
vikings-action-slam = Slam
vikings-action-slam-help = Charge a Viking 1 or 2 spaces away and push it aside. No Shield helps.
vikings-action-club = Club
vikings-action-club-help = Steal a random bracelet, unseen, from a Viking next to you.
vikings-action-punch = Punch
vikings-action-punch-help = Knock a random bracelet off a Viking next to you; choose where it lands.
vikings-action-hammer = Hammer
vikings-action-hammer-help = Steal a random bracelet, unseen, from a Viking at least 2 spaces away.
vikings-action-slingshot = Slingshot
vikings-action-slingshot-help = Knock a random bracelet off a Viking at least 2 spaces away; choose where it lands.
vikings-action-shield = Shield
vikings-action-shield-help = Under attack, play it to stop the blow. Any card will do, if you dare.

## The story

vikings-event-bracelets-handed-out =
    Three bracelets each to begin with, worth 1, 2 and 3. { $removed ->
        [0] All the others stay in the game.
        [one] One other leaves the game in a chest, and nobody saw which.
       *[other] Another { $removed } leave the game in a chest, and nobody saw which.
    }
vikings-event-arena-stocked = A bracelet worth { $value } glitters on { $space }.
vikings-event-arena-stocked-item = a { $value } on { $space }
vikings-event-arena-stocked-several = { $count } bracelets glitter in the arena: { $items }.
vikings-event-first-player-drawn = ‹{ $seat } is|You are› drawn to go first.
vikings-event-viking-placed = ‹{ $seat } strides|You stride› into the arena on { $space }.
vikings-event-viking-placed-item = { $seat } on { $space }
vikings-event-viking-placed-several = { $count } Vikings stride into the arena: { $items }.
vikings-event-turn-began =
    { $verse ->
        [0] **Turn { $turn }.** ‹{ $seat } steps|You step› forward.
        [1] **Turn { $turn }.** All eyes are on { $seat }.
        [2] **Turn { $turn }.** The horn sounds for { $seat }.
        [3] **Turn { $turn }.** ‹{ $seat } spits|You spit› in both hands.
        [4] **Turn { $turn }.** A drum, a cheer: { $seat }!
       *[other] **Turn { $turn }.** Make way for { $seat }!
    }
vikings-event-centre-held =
    { $count ->
        [one] The centre pays: ‹{ $seat } takes|you take› a bracelet from the supply.
       *[other] The centre pays: ‹{ $seat } takes|you take› { $count } bracelets from the supply.
    }
vikings-event-centre-declined =
    { $count ->
        [one] ‹{ $seat } stands|You stand› on the centre and ‹leaves|leave› the last bracelet where it is. It isn’t over yet.
       *[other] ‹{ $seat } stands|You stand› on the centre and ‹leaves|leave› the last { $count } bracelets where they are. It isn’t over yet.
    }
vikings-event-bracelets-drawn =
    { $count ->
        [one] ‹{ $seat } draws|You draw› a bracelet worth **{ $values }**.
       *[other] ‹{ $seat } draws|You draw› { $count } bracelets: **{ $values }**.
    }
vikings-event-announced =
    { $nth ->
        [1] { $verse ->
            [0] ‹{ $seat } slides|You slide› a card face down and ‹declares|declare›: **{ $action }**.
            [1] “**{ $action }**, on my honour!” ‹says { $seat } and plays|you say and play› a card face down.
            [2] A card, face down. ‹{ $seat } swears|You swear› that it’s **{ $action }**.
            [3] ‹{ $seat } thumps|You thump› a card onto the table, face down: **{ $action }**.
            [4] **{ $action }**, ‹says { $seat }|you say›, looking everybody in the eye. The card stays face down.
           *[other] With the face of a saint, ‹{ $seat } plays|you play› a card and ‹announces|announce› **{ $action }**.
        }
       *[other] { $verse ->
            [0] Second card: ‹{ $seat } announces|you announce› **{ $action }**.
            [1] “And now **{ $action }**!” ‹says { $seat }|you say›, playing another card face down.
            [2] One more card, face down. ‹{ $seat } calls|You call› it **{ $action }**.
            [3] ‹{ $seat } isn’t|You aren’t› done: **{ $action }**, or so it’s said.
            [4] And the second one? **{ $action }**, if ‹you ask { $seat }|anybody asks you›.
           *[other] Without blinking, ‹{ $seat } follows|you follow› up with **{ $action }**.
        }
    }
vikings-event-believed =
    { $verse ->
        [0] ‹{ $seat } believes|You believe› { $announcer }.
        [1] ‹{ $seat } takes|You take› ‹{ $announcer } at their|you at your› word.
       *[other] ‹{ $seat } gives|You give› { $announcer } a long look, and a nod.
    }
vikings-event-believed-item = { $seat }
vikings-event-believed-several = { $items } believe it.
vikings-event-bluff-called =
    { $verse ->
        [0] “Bluff!” ‹roars { $seat }|you roar›, pointing at { $announcer }.
        [1] ‹{ $seat } thumps|You thump› the shield rim: “Bluff‹, { $announcer }|›!”
        [2] ‹{ $seat } laughs|You laugh› out loud. “You‹, { $announcer }|›? Bluff!”
        [3] “That card again‹, { $announcer }|›?” ‹{ $seat } calls|You call› the bluff.
        [4] One eyebrow goes up, then ‹the whole of { $seat }|all of you›: “Bluff‹, { $announcer }|›!”
       *[other] “Not a word of it‹, { $announcer }|›!” ‹{ $seat } calls|You call› the bluff.
    }
vikings-event-card-revealed =
    { $truthful ->
        [yes] { $verse ->
            [0] The card is turned over: **{ $card }**. ‹{ $seat } told|You told› the truth!
            [1] **{ $card }** it is. For once, ‹{ $seat } didn’t|you didn’t› lie.
           *[other] The card shows **{ $card }**, just as ‹{ $seat } swore|you swore›.
        }
       *[no] { $verse ->
            [0] The card is turned over: **{ $card }**, not **{ $announced }**. ‹{ $seat } was|You were› bluffing!
            [1] **{ $announced }**? That’s **{ $card }**! The skalds will sing of ‹{ $seat }’s|your› lie.
           *[other] Caught! ‹{ $seat } said|You said› **{ $announced }** and played **{ $card }**.
        }
    }
vikings-event-bracelet-taken =
    { $verse ->
        [0] A bracelet wanders from { $victim } to { $thief }, well out of sight.
        [1] ‹{ $thief } takes|You take› one of ‹{ $victim }’s|your› bracelets, out of everybody’s sight.
       *[other] ‹{ $victim } is|You are› one bracelet lighter, { $thief } one bracelet richer. Which one? That’s a secret.
    }
vikings-event-bracelet-taken-seen =
    { $role ->
        [thief] You took a bracelet worth **{ $value }** from { $victim }.
        [victim] { $thief } took your bracelet worth **{ $value }**.
       *[none] { $thief } took a bracelet worth **{ $value }** from { $victim }.
    }
vikings-event-bracelet-from-supply = ‹{ $seat } was|You were› right, but the liar’s arms are bare: the supply hands over a bracelet.
vikings-event-nothing-to-take = ‹{ $victim } has|You have› no bracelet to give, and ‹{ $seat } goes|you go› away empty-handed.
vikings-event-action-abandoned =
    { $verse ->
        [0] So much for ‹{ $seat }’s|your› **{ $action }**: it doesn’t happen.
        [1] No **{ $action }** for { $seat }, then. Nothing doing.
        [2] **{ $action }**? Not today‹, { $seat }|›: nothing happens.
       *[other] And so ‹{ $seat }’s|your› **{ $action }** comes to nothing.
    }
vikings-event-moved =
    { $action_kind ->
        [sprint] { $verse ->
            [0] ‹{ $seat } dashes|You dash› from { $origin } to { $space }.
            [1] Dust flies: ‹{ $seat } sprints|you sprint› from { $origin } to { $space }.
           *[other] Braids in the wind, ‹{ $seat } races|you race› from { $origin } to { $space }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } strolls|You stroll› from { $origin } to { $space }.
            [1] One heavy step, and ‹{ $seat } has|you have› gone from { $origin } to { $space }.
           *[other] ‹{ $seat } marches|You march› from { $origin } to { $space }.
        }
    }
vikings-event-stayed = **{ $action }**, ‹says { $seat }, and doesn’t|you say, and don’t› move an inch.
vikings-event-bracelets-collected =
    { $count ->
        [one] ‹{ $seat } picks|You pick› up a bracelet worth **{ $values }** on { $space }.
       *[other] ‹{ $seat } scoops|You scoop› up { $count } bracelets on { $space }: **{ $values }**.
    }
vikings-event-slammed =
    { $verse ->
        [0] ‹{ $seat } crashes|You crash› onto { $space } and ‹sends|send› { $victim } tumbling to { $push_to }.
        [1] Shoulder first! ‹{ $victim } flies|You fly› to { $push_to }, and ‹{ $seat } stands|you stand› on { $space }.
       *[other] { $space } was ‹{ $victim }’s|yours›. Now ‹{ $seat } stands|you stand› there, and ‹{ $victim } is|you are› on { $push_to }.
    }
vikings-event-attacked =
    { $action_kind ->
        [punch] **{ $action }!** ‹{ $seat } swings|You swing› a fist at { $target }.
        [club] **{ $action }!** ‹{ $seat } raises|You raise› the club over ‹{ $target }’s|your› head.
        [slingshot] **{ $action }!** ‹{ $seat } lets|You let› a stone fly at { $target }.
        [hammer] **{ $action }!** ‹{ $seat } hurls|You hurl› the hammer at { $target }.
       *[other] **{ $action }!** ‹{ $seat } goes|You go› for { $target }.
    }
vikings-event-nobody-in-range =
    { $verse ->
        [0] **{ $action }** into thin air: ‹{ $seat } has|you have› nobody in range.
        [1] ‹{ $seat } looks|You look› around for somebody to hit. **{ $action }**, and nobody in range.
        [2] **{ $action }!** A fine swing ‹by { $seat }|of yours›, and nobody in range to admire it.
        [3] ‹{ $seat } gives|You give› the air a good **{ $action }**. Nobody is in range.
        [4] **{ $action }**, for practice: ‹{ $seat } has|you have› nobody in range.
       *[other] **{ $action }!** Only the wind feels it: nobody is in ‹{ $seat }’s|your› range.
    }
vikings-event-shield-raised = ‹{ $seat } plays|You play› a card face down: “**{ vikings-action-shield }**‹, { $attacker }|›!”
vikings-event-shield-omitted = ‹{ $seat } raises|You raise› no Shield against { $attacker } and ‹braces|brace› for the blow.
vikings-event-shield-believed = ‹{ $seat } believes|You believe› ‹{ $target }’s|your› Shield and ‹seat: holds|hold› back.
vikings-event-attack-blocked = ‹{ $seat }’s|Your› **{ $action }** bounces off ‹{ $target }’s|your› Shield.
vikings-event-found-nothing = ‹{ $seat }’s|Your› **{ $action }** hits home, but ‹{ $target } has|you have› no bracelet to lose.
vikings-event-bracelet-knocked =
    { $verse ->
        [0] Clang! ‹{ $seat } knocks|You knock› a bracelet worth **{ $value }** off ‹{ $target }’s|your› arm.
        [1] A bracelet worth **{ $value }** leaves ‹{ $target }’s|your› arm at speed. Fine shot‹, { $seat }|›!
       *[other] ‹{ $target } loses|You lose› hold of a bracelet worth **{ $value }**, with ‹regards from { $seat }|your regards›.
    }
vikings-event-bracelet-placed = ‹{ $seat } lets|You let› the **{ $value }** come down on { $space }, free for the taking.
vikings-event-bracelet-caught = ‹{ $seat } lets|You let› the **{ $value }** come down on { $space }, where ‹{ $owner } catches|you catch› it.
vikings-event-bracelet-sunk =
    { $space ->
        [none] ‹{ $seat } finds|You find› no space for the **{ $value }** to land on: it’s out of the game.
       *[other] Splash! ‹{ $seat } sinks|You sink› the **{ $value }** at { $space }. It’s out of the game.
    }
vikings-event-hand-refilled =
    { $count ->
        [0] ‹{ $seat } draws|You draw› no card.
        [one] ‹{ $seat } draws|You draw› a card: **{ $cards }**.
       *[other] ‹{ $seat } draws|You draw› { $count } cards: **{ $cards }**.
    }
vikings-event-deck-shuffled = ‹{ $seat } shuffles|You shuffle› the discards into a new deck.
vikings-event-deck-shuffled-item = { $seat }
vikings-event-deck-shuffled-several = ‹{ $items } shuffle their|{ $items } shuffle your› discards into new decks.
vikings-event-supply-emptied = The supply is empty! This turn is the last.
vikings-event-bracelets-revealed =
    { $count ->
        [0] { $verse ->
            [0] ‹{ $seat } shows|You show› two bare arms: **{ $total }** points.
           *[other] Not one bracelet on ‹{ $seat }|you›: **{ $total }** points.
        }
        [one] { $verse ->
            [0] ‹{ $seat } shows|You show› a single bracelet, worth **{ $values }**: **{ $total }** { $total ->
                [one] point
               *[other] points
            }.
           *[other] One bracelet jingles on ‹{ $seat }’s|your› arm, a **{ $values }**: **{ $total }** { $total ->
                [one] point
               *[other] points
            }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } spreads|You spread› out { $values }: **{ $total }** points.
           *[other] On ‹{ $seat }’s|your› arms jingle { $values }: **{ $total }** points.
        }
    }
vikings-event-game-won =
    { $count ->
        [one] ‹{ $seats } lifts|You lift› the trophy of the Vikings with **{ $total }** { $total ->
            [one] point
           *[other] points
        }!
       *[other] { $seats } lift the trophy of the Vikings together with **{ $total }** { $total ->
            [one] point
           *[other] points
        } each!
    }

## Questions: to the seat asked, about the seats awaited, and in a call
## $active is whose turn it is, $nth the card of the turn (1 or 2), $value the knocked bracelet.

vikings-prompt-place = Where does your Viking enter the arena?
vikings-awaits-place = Waiting for { $seats } to enter the arena.
vikings-call-place = choose where your Viking enters the arena

vikings-prompt-centre =
    { $supply ->
        [one] The centre brings you the last bracelet of the supply. Take it, and the game ends with this turn; or leave it?
        [2] The centre brings you the last 2 bracelets of the supply. Take them, and the game ends with this turn; or leave them?
       *[other] The centre brings you 2 of the last { $supply } bracelets of the supply. Take them, and the game may end with this turn, when empty spaces are refilled; or leave them?
    }
vikings-awaits-centre = Waiting for { $seats } to take what the centre brings, or to leave it.
vikings-call-centre = take what the centre brings, or leave it

vikings-prompt-announce =
    { $nth ->
        [1] Which card do you play first, and what do you say it is?
       *[other] Which card do you play second, and what do you say it is?
    }
vikings-awaits-announce =
    { $nth ->
        [1] Waiting for { $seats } to play a first card and announce an action.
       *[other] Waiting for { $seats } to play a second card and announce an action.
    }
vikings-call-announce =
    { $nth ->
        [1] play your first card
       *[other] play your second card
    }

vikings-prompt-challenge = { $active } announces **{ $action }**. Do you believe it?
vikings-awaits-challenge = { $active } says **{ $action }**. Waiting for { $seats }: truth or bluff?
vikings-call-challenge = { $active } says **{ $action }**: truth or bluff?

vikings-prompt-move = **{ $action }**: where does your Viking go?
vikings-awaits-move = Waiting for { $seats } to move: **{ $action }**.
vikings-call-move = move your Viking (**{ $action }**)

vikings-prompt-slam = **{ $action }**: who do you charge, and where do you push them?
vikings-awaits-slam = Waiting for { $seats } to choose who to charge: **{ $action }**.
vikings-call-slam = choose who to charge (**{ $action }**)

vikings-prompt-target = **{ $action }**: who do you attack?
vikings-awaits-target = Waiting for { $seats } to choose a target: **{ $action }**.
vikings-call-target = choose your target (**{ $action }**)

vikings-prompt-shield = { $active } attacks you: **{ $action }**! Do you raise a Shield?
vikings-awaits-shield = Waiting for { $seats } to face { $active }’s **{ $action }**, with a Shield or without.
vikings-call-shield = { $active } attacks you (**{ $action }**): Shield or not?

vikings-prompt-challenge-shield = { $target } raises a Shield against your **{ $action }**. Do you believe it?
vikings-awaits-challenge-shield = { $target } raises a Shield. Waiting for { $seats }: truth or bluff?
vikings-call-challenge-shield = { $target } raises a Shield: truth or bluff?

vikings-prompt-drop = A bracelet worth **{ $value }** flies off { $target }’s arm. Where does it land?
vikings-awaits-drop = Waiting for { $seats } to say where { $target }’s **{ $value }** lands.
vikings-call-drop = choose where { $target }’s bracelet lands

## Moves, on buttons and in menus
## $truthful: yes or no. $staying: yes or no.
## $landing: land, water or owner (another Viking's space, then $owner is its name).

vikings-move-place-viking = Start on { $space }
vikings-move-take-from-centre =
    { $supply ->
        [1] Take (the last turn)
        [2] Take (the last turn)
       *[other] Take 2 bracelets
    }
vikings-move-leave-centre = Leave
vikings-move-announce =
    { $truthful ->
        [yes] { $card } (true)
       *[no] Say { $action }, play { $card }
    }
vikings-move-call-bluff = Bluff!
vikings-move-believe = I believe it
vikings-move-move-to =
    { $staying ->
        [yes] Stay on { $space }
       *[no] { $values ->
            [none] Go to { $space }
           *[other] Take the { $values } ({ $space })
        }
    }
vikings-move-slam = Slam { $victim } to { $push_to }
vikings-move-attack = Attack { $target }
vikings-move-raise-shield =
    { $truthful ->
        [yes] Play my { $card }
       *[no] Bluff with { $card }
    }
vikings-move-take-hit = Take the hit
vikings-move-place-bracelet =
    { $landing ->
        [water] Sink it at { $space }
        [owner] Give it to { $owner } ({ $space })
       *[land] Drop it on { $space }
    }

## What a composed move leads to, before it is confirmed

vikings-confirm-announce =
    { $truthful ->
        [yes] You play **{ $card }** and announce **{ $action }**: the truth. Anyone who calls a bluff pays you a random bracelet.
       *[no] You play **{ $card }** and announce **{ $action }**: a bluff. If it’s called, it costs you a random bracelet, if you have any, and the action.
    }
vikings-confirm-slam = You push { $victim } to { $push_to } and take their place. No Shield stops you; bracelets on { $push_to } go to { $victim }.
vikings-confirm-raise-shield =
    { $truthful ->
        [yes] You play **{ $card }** as your Shield: the truth. The attack is off, and if { $attacker } calls a bluff, you take one of their bracelets, if they have any.
       *[no] You play **{ $card }** as your Shield: a bluff. If { $attacker } calls it, you lose a bracelet, if you have any, and still take the hit.
    }

## Refusals

vikings-rule-space-out-of-reach = Your Viking can’t end up there: choose a space from the list.
vikings-rule-slam-out-of-reach = You can’t charge that Viking from here: choose one from the list.
vikings-rule-push-not-possible = Nobody can be pushed there: choose a free space next to your victim, not water.
vikings-rule-target-out-of-range = That Viking isn’t in range: choose a target from the list.
vikings-rule-card-not-held = You don’t have that card: choose one from your hand.
vikings-rule-bracelet-out-of-place = The bracelet can’t land there: choose a space next to the victim, but not your own.
vikings-rule-action-not-announceable = A Shield is for a Viking under attack: announce another action.
vikings-rule-nobody-to-slam = There is nobody to slam within reach: announce another action.
vikings-rule-already-believed = You have said that you believe it. Until the others have answered, you can still call a bluff.
vikings-rule-no-free-start-space = Your Viking can’t start there: choose a start space that is still free.

## Table options

vikings-option-arena = Arena
vikings-option-arena-help = Which of the two arenas you fight in.
vikings-option-arena-1 = Arena 1
vikings-option-arena-1-help = Starts on the left and right, bracelets at the top and bottom.
vikings-option-arena-2 = Arena 2
vikings-option-arena-2-help = Starts on the diagonals, one bracelet on each side.
vikings-option-bluff_arena = Bluff Arena
vikings-option-bluff_arena-help = Smaller hands, no choice of cards: bluffing becomes a duty.
vikings-option-bluff_arena-no = Basic game
vikings-option-bluff_arena-no-help = Twelve cards each, hands of three: choose two a turn.
vikings-option-bluff_arena-yes = Bluff Arena
vikings-option-bluff_arena-yes-help = Nine cards each, hands of two: both must be played every turn.

## Rules in short

vikings-goal = 🎯 Goal: the most valuable bracelets
vikings-first-turn =
    - **Goal:** wear the most valuable bracelets when the supply runs out.
    - **Your turn:** twice, play a card face down and announce an action, true or not.
    - **Surprise:** if nobody calls your bluff, you do what you said, whatever the card is.
    - **End:** the turn that empties the supply is the last one. The highest total wins.
    - **First:** press My hand and pick your Viking’s start space; a fourth gets the last one.
vikings-rules-1-title = The arena
vikings-rules-1 =
    Once a year the boldest Vikings meet in a round arena littered with gold. The Viking with the most valuable bracelets when the supply runs dry takes the trophy home. Courage helps. Lying helps more.

    ▸ **Setting up**
    - Everyone starts with three bracelets, worth 1, 2 and 3, and with the same twelve cards: 2 Walk, 1 Sprint, 1 Slam, 2 Punch, 1 Club, 2 Slingshot, 1 Hammer, 2 Shield. Draw three.
    - The starting player is drawn at random. In seat order, everyone puts their Viking on a free start space, knowing hand and bracelets; after that, play goes round in seat order.
    - There are 25 bracelets: six worth 1, eight worth 2, seven worth 3 and four worth 4. The rest form the face-down supply. With two players, 9 of them leave the game unseen; with three players, 6.
    - One bracelet from the supply lies face up on each of the four bracelet spaces.

    ▸ **Who sees what**
    - Public: spaces, face-up bracelets, how many bracelets and cards everybody has, the supply, cards that were turned over. Secret: hands, the values of worn bracelets, cards never challenged. You can look at your own at any time.
    - C4 is the fourth space from the left in row C.
vikings-rules-2-title = Your turn
vikings-rules-2 =
    Is your Viking on the centre as your turn begins? Take 2 bracelets from the supply (1 if there is only 1). If that could end the game with this turn, refill included, you may leave them. Then play **two cards**, one after the other, each in three steps:

    1. **Announce.** Play a card face down and name an action: the one on the card, or any other. Naming another is a bluff. You can never announce Shield on your own turn, and Slam only if somebody within reach can be pushed.
    2. **Challenge.** Every other player with at least one bracelet may call “Bluff!”. Of several calls the first in playing order after you counts, and the card is turned over.
    - It was **true**: you take a random bracelet from the challenger, then act.
    - It was a **bluff**: the challenger takes a random bracelet from you (from the supply if you have none, while it lasts), and nothing else happens.
    - Only the two of you know which bracelet it was.
    3. **Act.** If nobody called a bluff, you do what you *said*, whatever the card is. It stays hidden.

    The action waits until everyone asked has answered; until then you can still change “{ vikings-move-believe }” into “{ vikings-move-call-bluff }”. No answer in time counts as belief, unless it can only be a bluff.

    After the second card, all played cards go to their owners’ discards and everyone draws back up to three (discards are shuffled when a card has to be drawn from an empty deck). Every bracelet space with neither Viking nor bracelet gets a new bracelet, face up, as long as there are any.
vikings-rules-3-title = The actions
vikings-rules-3 =
    - **Walk**: move 1 space. **Sprint**: move up to 2. One Viking a space, and nobody enters water. A Sprint may pass through a Viking but not end there. You may stay put. End on bracelets, and all of them are yours; several may lie on one space.
    - **Slam**: move 1 or 2 spaces, through nobody, onto another Viking’s space, and push that Viking to a free space next to it, never water. Bracelets lying there go to the Viking you pushed. No Shield helps.
    - **Club** (melee): steal a random bracelet from a Viking **next to you**. Only the two of you know which.
    - **Hammer** (ranged): the same, at a distance of **2 or more**.
    - **Punch** (melee): a random bracelet flies off a Viking **next to you**, for all to see. You choose where it lands: any space next to the *victim* but your own. On land it lies there; in water it is lost; on another Viking’s space, that Viking gets it. If there is no such space, it is lost.
    - **Slingshot** (ranged): the same, at a distance of **2 or more**.

    Distances are counted across water too. With nobody in range an attack does nothing, which makes it a fine thing to announce with a card you would rather keep hidden. A victim without bracelets loses nothing. What you announced and can do, you do: the only one in range is hit, and nobody takes a Slam back.
vikings-rules-4-title = The Shield
vikings-rules-4 =
    Against **Punch, Club, Slingshot and Hammer** (not Slam), the victim may play any card from their hand face down and say “Shield!”. Any card will do: this too may be a bluff. Only the attacker may call it.

    - **Not challenged**: the attack is off. The card stays hidden.
    - **Challenged, and it is a Shield**: the attack is off, and the victim takes a random bracelet from the attacker, if they have one.
    - **Challenged, and it isn’t**: the attacker takes a random bracelet from the victim, if they have one, and then the attack goes on. If that was the last bracelet, it finds nothing.

    A card played as a Shield is gone until the end of the turn, when everyone draws back up. Without a card in hand nobody can raise a Shield; without a bracelet you still can.
vikings-rules-5-title = The end, and the Bluff Arena
vikings-rules-5 =
    ▸ **The end**
    The game ends with the turn in which the supply runs out; that turn is played to its end. Everyone shows their bracelets. The **highest total** wins the trophy; if tied, the one with **more bracelets**; if still tied, it is shared.

    ▸ **When time is up**
    If your time runs out, I play a cautious move for you: the truth where it can be told, no challenge unless it can only be a bluff, a Shield only if you have one.

    ▸ **Bluff Arena**, for hardened liars
    - Everyone takes out one Shield, one Punch and one Slingshot: nine cards are left.
    - Hands are of **two** cards, and both must be played. You choose only their order, and what you say they are.

    ▸ **Three sayings of the elders**
    - The centre feeds those who dare to stand there.
    - Without bracelets you can’t challenge an announcement, but you have little to lose by a bluff.
    - Count the cards: there is only one Sprint, one Slam, one Club and one Hammer in each deck.

## The end

vikings-outcome-supply-empty = The supply is empty, and the arena falls silent.

## Commands: names are lower-case, at most 32 characters; descriptions at most 100

vikings-command = vikings
vikings-command-description = Clash of Vikings: bluff, blows and bracelets for 2 to 4 players
vikings-command-new-description = Open a table of Clash of Vikings in this channel
vikings-command-new-seats-description = How many Vikings enter the arena
vikings-command-new-arena = arena
vikings-command-new-arena-description = Which of the two arenas you fight in
vikings-command-new-bluff_arena = bluff
vikings-command-new-bluff_arena-description = Bluff Arena: hands of two cards, both must be played

vikings-tie-supply-empty = ⚖️ Equal points: whoever has more bracelets is ahead.
vikings-feat-bluff = 🎭 { $verse ->
        [0] Boldest: { $seat } lied while wearing { $number ->
            [one] one point
           *[other] { $number } points
        } in bracelets, and nobody called it.
       *[1] Nerves of iron: a bluff of { $seat } passed, with { $number ->
            [one] one point
           *[other] { $number } points
        } in bracelets on the arm.
    }
vikings-feat-called = 👁️ { $number ->
        [one] Boldest: { $seat } called a bluff, and was right.
       *[other] Boldest: { $seat } called { $number } bluffs, and was right.
    }
vikings-feat-bracelets = 🍀 { $verse ->
        [0] Luckiest: { $seat }. Bracelets drawn unseen brought { $number } points; { $usual } would have been average.
       *[1] A lucky hand: { $seat } drew { $number } points in bracelets unseen, where the average is { $usual }.
    }
vikings-feat-unseen = 🤫 { $number ->
        [0] Of the { $usual } cards of { $seat } that nobody turned over not one was a lie.
        [one] { $usual } cards of { $seat } were never turned over. One of them was a lie.
       *[other] { $usual } cards of { $seat } were never turned over. { $number } of them were lies.
    }
vikings-analysis-strength = Thinking far less than here, I won 12 of 12 games for two against a plain search; nobody has measured me against good players.

vikings-epilogue-unseen = { $number ->
        [0] { $total } cards stayed face down, and not one of them was a bluff.
        [one] { $total } cards stayed face down. One of them was a bluff.
       *[other] { $total } cards stayed face down. { $number } of them were bluffs.
    }
vikings-epilogue-liar = { $number ->
        [one] Nobody bluffed unseen more often than { $seat }: once.
       *[other] Nobody bluffed unseen more often than { $seat }: { $number } times.
    }
vikings-epilogue-boldest = The riskiest bluff, on turn { $number }: the **{ $announced }** of { $seat } was a **{ $card }**.
vikings-epilogue-chest = { $total ->
        [0] The chest was empty: every bracelet was in the game.
        [one] The bracelet in the chest was worth { $number }.
       *[other] The { $total } bracelets in the chest were worth { $number }.
    }
vikings-epilogue-supply = { $total ->
        [one] One bracelet lay in the supply at the start, worth { $number }.
       *[other] { $total } bracelets lay in the supply at the start, worth { $number } in all.
    }
