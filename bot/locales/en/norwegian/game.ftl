### Norwegian Battle in English.
###
### Names of players come formatted; cards as rank and suit such as 8♠, ranks as on the card. $verse
### chooses between variants, always the same one for the same event. $rank_kind is the rank's code:
### J, Q, K, A, X for a joker, or a number.

norwegian-name = Norwegian Battle
norwegian-short-name = Norwegian
norwegian-emoji = 🏔️
norwegian-tagline = Get rid of all your cards before the long night ends. Somebody will be left with the pile; make sure it isn’t you.
norwegian-about = A card game that is all about getting rid of them: play higher, burn the pile, or take it.
norwegian-length =
    { $pace ->
        [live] about half an hour
       *[other] { lobby-days }
    }
norwegian-preset-plain = To the letter
norwegian-preset-plain-help = The rules as they are written, without any variant
norwegian-preset-lively = Lively
norwegian-preset-lively-help = Play for places, four of a kind, again after a 10, invisible three
norwegian-preset-everything = Everything
norwegian-preset-everything-help = All ten variants at once

## Cards, ranks and what the pile asks for

norwegian-letter-J = J
norwegian-letter-Q = Q
norwegian-letter-K = K
norwegian-letter-A = A
norwegian-letter-X = joker
norwegian-rank-one =
    { $rank_kind ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
        [X] joker
       *[number] { $rank }
    }
norwegian-rank-many =
    { $rank_kind ->
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
        [X] jokers
       *[number] { $rank }s
    }
norwegian-demand =
    { $demand_kind ->
        [free] anything goes
        [at-most] { $rank } or lower
       *[at-least] { norwegian-rank-one } or higher
    }
norwegian-count =
    { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
norwegian-missing =
    { $missing ->
        [1] one more { norwegian-rank-one }
        [2] two more { norwegian-rank-many }
       *[other] { $missing } more { norwegian-rank-many }
    }
norwegian-aces =
    { $aces ->
        [one] one ace
        [2] two aces
        [3] three aces
        [4] four aces
       *[other] { $aces } aces
    }

## The story

norwegian-event-dealer-drawn =
    { $verse ->
        [0] ‹{ $seat } deals|You deal›, with cold hands and no apologies.
        [1] The lot falls on { $seat } to deal. Somebody has to.
        [2] ‹{ $seat } breathes|You breathe› on the cards and ‹deals|deal›.
       *[other] ‹{ $seat } deals|You deal›. Outside, it snows.
    }
norwegian-event-deal-passed =
    { $verse ->
        [0] The deal moves on: this time ‹{ $seat } gives|you give› out the cards.
        [1] Another night, another dealer: { $seat }.
       *[other] The pack is pushed along to { $seat }, who ‹deals|deal›.
    }
norwegian-event-cards-dealt =
    { $decks ->
        [one] One pack
       *[other] { $decks } packs
    }, { $jokers ->
        [0] nine cards each, three of them face down, unseen.
       *[other] { $jokers } jokers among them: nine cards each, three of them face down, unseen.
    } { $stock ->
        [0] Nothing is left for a stock.
        [one] One is left in the stock.
       *[other] { $stock } are left in the stock.
    }
norwegian-event-face-up-dealt = Face up before { $seat }: **{ $cards }**.
norwegian-event-face-up-dealt-item = { $seat } ({ $cards })
norwegian-event-face-up-dealt-several = Face up for all to see: { $items }.
norwegian-event-hand-dealt = ‹Hand of { $seat }|Your hand›: **{ $cards }**.
norwegian-event-laid-out =
    { $verse ->
        [0] ‹{ $seat } tidies|You tidy› up: **{ $cards }** now lie face up.
        [1] ‹{ $seat } swaps|You swap› a little and ‹looks|look› innocent: **{ $cards }** face up.
       *[other] ‹{ $seat } thinks|You think› it over and ‹puts|put› **{ $cards }** face up.
    }
norwegian-event-became-ready = ‹{ $seat } is|You are› ready and ‹keeps|keep› the cards as they are.
norwegian-event-became-ready-item = { $seat }
norwegian-event-became-ready-several = { $items } are ready and keep the cards as they are.
norwegian-event-exchange-closed = The exchange is over. From here on everybody lives with what they chose.
norwegian-event-turn-began =
    { $verse ->
        [0] **Turn { $turn }.** ‹{ $seat }, it’s|It’s› your move.
        [1] **Turn { $turn }.** ‹{ $seat } is|You are› up next.
        [2] **Turn { $turn }.** ‹{ $seat } puts|You put› the mug down.
        [3] **Turn { $turn }.** Everybody looks at { $seat }.
        [4] **Turn { $turn }.** ‹{ $seat } blows|You blow› on cold fingers.
       *[other] **Turn { $turn }.** ‹{ $seat } is|You are› up.
    }
norwegian-event-cards-laid =
    { $rank_kind ->
        [X] { $count ->
            [one] ‹{ $seat } plays|You play› a **joker**, which leaves the game with a bow.
           *[other] ‹{ $seat } plays|You play› { norwegian-count } **jokers**, which leave the game arm in arm.
        }
       *[other] { $count ->
            [one] { $verse ->
                [0] ‹{ $seat } plays|You play› **{ $cards }**.
                [1] **{ $cards }**, ‹says { $seat }|you say›, and nothing else.
                [2] ‹{ $seat } slides|You slide› **{ $cards }** across the table.
                [3] Out comes **{ $cards }**. ‹{ $seat } shows|You show› no feelings.
                [4] ‹{ $seat } parts|You part› with **{ $cards }**.
               *[other] **{ $cards }** from { $seat }.
            }
           *[other] { $verse ->
                [0] ‹{ $seat } plays|You play› { norwegian-count } { norwegian-rank-many } at once: **{ $cards }**.
                [1] From { $seat }, { norwegian-count } { norwegian-rank-many }: **{ $cards }**. Somebody was saving up.
                [2] ‹{ $seat } fans|You fan› out **{ $cards }**.
               *[other] **{ $cards }**: ‹{ $seat } has|you have› been shopping.
            }
        }
    }
norwegian-event-hand-refilled =
    { $stock ->
        [0] { $number ->
            [one] ‹{ $seat } draws|You draw› the last card.
           *[other] ‹{ $seat } draws|You draw› the last { $number } cards.
        }
       *[other] { $number ->
            [one] ‹{ $seat } draws|You draw› a card; { $stock } left.
           *[other] ‹{ $seat } draws|You draw› { $number } cards; { $stock } left.
        }
    }
norwegian-event-cards-drawn = ‹{ $seat } draws|You draw› **{ $cards }**.
norwegian-event-stock-emptied =
    { $verse ->
        [0] The stock is empty. Now it gets serious.
        [1] No more stock. You are what you hold.
       *[other] The last card is drawn. From now on hands can only shrink, or so one hopes.
    }
norwegian-event-face-up-taken =
    { $verse ->
        [0] ‹{ $seat } has|You have› an empty hand and ‹takes|take› up **{ $cards }**.
        [1] Off the table and into ‹{ $seat }’s|your› hand: **{ $cards }**.
       *[other] ‹{ $seat } picks|You pick› up the face-up cards: **{ $cards }**. Three strangers are left.
    }
norwegian-event-blind-turned =
    { $playable ->
        [yes] { $verse ->
            [0] ‹{ $seat } turns|You turn› a face-down card. It fits!
            [1] Eyes shut, ‹{ $seat } turns|you turn› a card. It fits!
            [2] A face-down card, and it fits! ‹{ $seat } knew|You knew› it all along, of course.
           *[other] Blind luck for { $seat }: the card fits.
        }
       *[no] { $verse ->
            [0] ‹{ $seat } turns|You turn› a face-down card: **{ $card }**. It doesn’t fit.
            [1] Eyes shut, ‹{ $seat } turns|you turn› **{ $card }**. Better to have kept them shut.
            [2] **{ $card }**. ‹{ $seat } studies|You study› the ceiling.
           *[other] ‹{ $seat } turns|You turn› **{ $card }**, and it doesn’t fit.
        }
    }
norwegian-event-blind-stopped =
    { $verse ->
        [0] ‹{ $seat } quits|You quit› while ahead.
        [1] ‹{ $seat } has|You have› tempted fate enough for one night.
       *[other] Enough, ‹says { $seat }, and turns|you say, and turn› no more cards.
    }
norwegian-event-demand-changed =
    { $demand_kind ->
        [at-most] { $verse ->
            [0] The ceiling comes down: next, a 7 or lower.
            [1] Heads down! The 7 asks for a 7 or lower.
           *[other] A 7 wants company of its own size: 7 or lower, please.
        }
       *[free] { $verse ->
            [0] A 2 forgives everything: the next card may be any.
            [1] The 2 wipes the slate: anything goes.
           *[other] After a 2, anything goes.
        }
    }
norwegian-event-seats-skipped =
    { $verse ->
        [0] { $count ->
            [one] ‹{ $seat }’s|Your› 8 skips { $skipped }.
           *[other] ‹{ $seat }’s|Your› 8s skip { $skipped }.
        }
        [1] Passed over: { $skipped }. Regards from { $seat }.
       *[other] ‹{ $seat } doesn’t|You don’t› see { $skipped } at all: skipped.
    }
norwegian-event-direction-reversed =
    { $clockwise ->
        [yes] The wind shifts with every 6: play runs clockwise ↻ now.
       *[no] The wind shifts with every 6: play runs counter-clockwise ↺ now.
    }
norwegian-event-threes-ignored =
    { $verse ->
        [0] A 3? Nobody saw a 3. Play on as if it weren’t there.
        [1] The 3 is there and isn’t: it changes nothing about what fits.
       *[other] The 3 melts away like snow: it doesn’t count.
    }
norwegian-event-pile-burnt =
    { $cause_kind ->
        [ten] { $number ->
            [one] The 10 goes up in smoke, all by itself.
           *[other] { $verse ->
                [0] The 10 goes into the stove and takes the pile along: { $number } cards out of the game.
                [1] A 10, a spark, and { $number } cards are ashes.
               *[other] ‹{ $seat } warms|You warm› both hands: { $number } cards burn with the 10.
            }
        }
        [completion] The pile burns: { $number } cards out of the game.
       *[four-of-a-kind] { $verse ->
            [0] Four of a kind! The pile burns: { $number } cards out of the game.
            [1] One, two, three, four of the same, and { $number } cards feed the fire.
           *[other] Four alike on top, and the stove door opens: { $number } cards are gone.
        }
    }
norwegian-event-pile-taken =
    { $cause_kind ->
        [ace] { $number ->
            [one] ‹{ $seat } takes|You take› the ace, and ‹says|say› thank you.
           *[other] The pile arrives: ‹{ $seat } takes|you take› { $number } cards.
        }
        [joker] { $number ->
            [one] ‹{ $seat } takes|You take› a single card. It could be worse.
           *[other] ‹{ $seat } takes|You take› { $number } cards and ‹doesn’t|don’t› laugh.
        }
        [blind] ‹{ $seat } picks|You pick› it up with the rest: { $number } cards.
       *[turn] { $number ->
            [one] ‹{ $seat } takes|You take› the pile, which is one lonely card.
           *[other] { $verse ->
                [0] ‹{ $seat } takes|You take› the pile: { $number } cards.
                [1] With a sigh, ‹{ $seat } takes|you take› { $number } cards.
                [2] { $number } cards move in with { $seat }. Make yourselves at home.
                [3] ‹{ $seat } shovels|You shovel› { $number } cards into hand. Winter is long.
               *[other] The pile goes to { $seat }: { $number } cards.
            }
        }
    }
norwegian-event-ace-aimed =
    { $aces ->
        [one] { $verse ->
            [0] ‹{ $seat } sends|You send› the pile across the table to { $target }.
            [1] “For you‹, { $target }|›”, ‹says { $seat }|you say›.
            [2] The ace points at { $target }. ‹{ $seat } whistles|You whistle› a tune.
           *[other] ‹{ $seat } has|You have› picked somebody: { $target }.
        }
       *[other] { $verse ->
            [0] ‹{ $seat } sends|You send› { norwegian-aces } and the pile to { $target }.
            [1] No half measures: { norwegian-aces } from { $seat } to { $target }.
           *[other] “For you‹, { $target }|›: { norwegian-aces } and everything below them”, ‹says { $seat }|you say›.
        }
    }
norwegian-event-ace-returned =
    { $verse ->
        [0] An ace in reply to { $attacker }! Now ‹{ $seat } does|you do› the sending.
        [1] “Funny you should say that‹, { $attacker }|›”, ‹says { $seat }, and turns|you say, and turn› up an ace.
       *[other] ‹{ $seat } answers|You answer› ace with ace, and ‹{ $attacker } sits|you sit› up straight.
    }
norwegian-event-ace-stopped =
    { $verse ->
        [0] ‹{ $seat } stops|You stop› it with a 2: the pile stays, and so does ‹{ $attacker }’s|your› smile, a little frozen.
        [1] “Not today‹, { $attacker }|›.” ‹{ $seat } lets|You let› a 2 drop onto the ace.
       *[other] ‹{ $seat } holds|You hold› up a 2. ‹{ $attacker }’s|Your› ace has come all this way for nothing.
    }
norwegian-event-ace-unanswered =
    { $verse ->
        [0] ‹{ $seat } gives|You give› { $attacker } no answer.
        [1] ‹{ $seat } lets|You let› ‹{ $attacker } have it their|you have it your› way.
       *[other] Silence from { $seat }. ‹{ $attacker } nods|You nod›.
    }
norwegian-event-joker-given =
    { $verse ->
        [0] The joker looks around and chooses { $target }, with a hint from { $seat }.
        [1] A bow, a grin: the pile is for { $target }, with the joker’s compliments and ‹{ $seat }’s|yours›.
       *[other] ‹{ $seat } points|You point› at { $target }, and there is no arguing with a joker.
    }
norwegian-event-joker-wasted = ‹{ $seat }’s|Your› joker finds an empty table: nobody takes anything.
norwegian-event-completion-offered = Would anybody have { norwegian-missing }? That would make four.
norwegian-event-completion-passed = ‹{ $seat } passes|You pass›.
norwegian-event-completion-passed-item = { $seat }
norwegian-event-completion-passed-several = { $items } pass.
norwegian-event-completed =
    { $verse ->
        [0] ‹{ $seat } has|You have› the rest: four { norwegian-rank-many }!
        [1] From across the table, ‹{ $seat } makes|you make› it four { norwegian-rank-many }.
       *[other] “If I may…” ‹{ $seat } completes|You complete› the four { norwegian-rank-many }.
    }
norwegian-event-went-out =
    { $place ->
        [1] { $verse ->
            [0] ‹{ $seat } plays|You play› the last card and ‹leans|lean› back.
            [1] ‹{ $seat } shows|You show› two empty hands. Nobody was faster.
           *[other] Nothing in hand, nothing on the table: ‹{ $seat } is|you are› out first.
        }
       *[other] ‹{ $seat } is|You are› out of cards and ‹finishes|finish› in place { $place }.
    }
norwegian-event-left-last = ‹{ $seat } is|You are› left with the cards, the washing-up and place { $place }.
norwegian-event-stalemate-reached = { $turns } turns, and the cards only go round and round. The night is called off: the fewest cards decide.
norwegian-event-game-won =
    { $count ->
        [one] ‹{ $seats } wins|You win› the Norwegian Battle!
       *[other] { $seats } win the Norwegian Battle together!
    }

norwegian-event-hand-shown = ‹{ $seat } was|You were› left holding { $cards }.
norwegian-event-hand-shown-item = { $seat } ({ $cards })
norwegian-event-hand-shown-several = All hands on the table: { $items }.
norwegian-event-face-down-shown = Face down ‹{ $seat } had|you had› { $cards }.
norwegian-event-face-down-shown-item = { $seat } ({ $cards })
norwegian-event-face-down-shown-several = And face down, unseen to the last: { $items }.

## Questions: to the seat asked, about the seats awaited, and in a call
## $active is whose turn it is, $attacker who sent the ace, $target whom it is sent to, $layer who
## laid last, $number the cards in the pile. $must is yes when nothing can be laid.

norwegian-prompt-exchange = Which three of your six cards lie face up, for the end? High and special ones are good there.
norwegian-awaits-exchange = Before the first card, everybody may exchange. Waiting for { $seats }.
norwegian-call-exchange = choose which three cards lie face up

norwegian-prompt-lay =
    { $must ->
        [yes] Nothing in your hand goes on the pile ({ norwegian-demand }). { $number ->
            [one] Its one card is yours.
           *[other] Its { $number } cards are yours.
        }
       *[no] Your turn: { norwegian-demand }. What do you play?
    }
norwegian-awaits-lay = Waiting for { $seats } to play: { norwegian-demand }.
norwegian-call-lay = play something ({ norwegian-demand })

norwegian-prompt-blind =
    { $lying ->
        [one] Only one face-down card is left ({ norwegian-demand }): turn it.
       *[other] Only your face-down cards are left ({ norwegian-demand }). Which one do you turn?
    }
norwegian-awaits-blind = Waiting for { $seats } to turn a face-down card: { norwegian-demand }.
norwegian-call-blind =
    { $lying ->
        [one] turn your last face-down card ({ norwegian-demand })
       *[other] turn one of your face-down cards ({ norwegian-demand })
    }

norwegian-prompt-blind-again = It fits (now: { norwegian-demand }). Turn another, or quit while you’re ahead?
norwegian-awaits-blind-again = Waiting for { $seats }: another face-down card, or enough?
norwegian-call-blind-again = turn another face-down card, or stop

norwegian-prompt-aim =
    { $number ->
        [one] Who gets your ace?
       *[other] Who gets the pile of { $number } cards?
    }
norwegian-awaits-aim = Waiting for { $seats } to choose who gets the pile.
norwegian-call-aim = choose who gets the pile

norwegian-prompt-answer =
    { $number ->
        [one] { $attacker } sends you an ace. Do you counter with an ace or a 2?
       *[other] { $attacker } sends you the pile, { $number } cards. Do you counter with an ace or a 2?
    }
norwegian-awaits-answer = Waiting for { $seats } to answer { $attacker }’s ace.
norwegian-call-answer = { $attacker } sends you the pile: counter or take it

norwegian-prompt-give =
    { $number ->
        [one] Your joker wants a name: who takes the card in the pile?
       *[other] Your joker wants a name: who takes the { $number } cards of the pile?
    }
norwegian-awaits-give = Waiting for { $seats } to choose who takes the pile.
norwegian-call-give = choose who takes the pile

norwegian-prompt-complete = { $layer } has just played; { norwegian-missing } would make four. Do you complete them and burn the pile?
norwegian-awaits-complete = Four in sight: { norwegian-missing } would do. Waiting for { $seats } to complete or pass.
norwegian-call-complete = complete the four ({ norwegian-missing }), or pass

## Said below the question when a third of the turns without progress is left

norwegian-goes-round =
    { $left ->
        [one] 🌀 The cards only go round: unless one is drawn, burnt, turned or taken up from the table in this turn, or somebody goes out, the fewest cards decide.
       *[other] 🌀 The cards only go round: after { $left } turns, this one included, in which none is drawn, burnt, turned or taken up from the table, and nobody goes out, the fewest cards decide.
    }

## Moves, on buttons and in menus
## $number is the size of the pile, $left the cards that a player still has, $missing what makes four.

norwegian-move-lay-out = Face up: { $cards }
norwegian-move-ready = Keep them as they are
norwegian-move-lay =
    { $count ->
        [1] One { norwegian-rank-one }
        [2] Two { norwegian-rank-many }
        [3] Three { norwegian-rank-many }
        [4] Four { norwegian-rank-many }
       *[other] { $count } { norwegian-rank-many }
    }
norwegian-move-take-pile =
    { $number ->
        [one] Take the pile (1 card)
       *[other] Take the pile ({ $number } cards)
    }
norwegian-move-lay-blind =
    { $index ->
        [0] Card 1, on the left
        [1] Card 2, in the middle
       *[2] Card 3, on the right
    }
norwegian-move-stop-blind = Stop here
norwegian-move-choose-target =
    { $left ->
        [one] { $target } (1 card left)
       *[other] { $target } ({ $left } cards left)
    }
norwegian-move-answer-ace =
    { $rank_kind ->
        [A] { $count ->
            [1] Counter: one ace
            [2] Counter: two aces
            [3] Counter: three aces
            [4] Counter: four aces
           *[other] Counter: { $count } aces
        }
       *[number] { $count ->
            [1] Counter: one { $rank }
            [2] Counter: two { $rank }s
            [3] Counter: three { $rank }s
            [4] Counter: four { $rank }s
           *[other] Counter: { $count } { $rank }s
        }
    }
norwegian-move-give-in =
    { $number ->
        [one] Take the pile (1 card)
       *[other] Take the pile ({ $number } cards)
    }
norwegian-move-complete = Complete: { $missing } × { norwegian-rank-one }
norwegian-move-pass-completion = Pass

## What cards do, in a menu's second line
## $count is how many are laid, $number the cards that burn, $lying those in the pile, $turns whether
## the direction changes.

norwegian-effect-2 = Goes on anything; after it anything goes.
norwegian-effect-3 = Invisible: it changes nothing about what fits next.
norwegian-effect-6 =
    { $turns ->
        [yes] Reverses the direction of play.
       *[no] Reverses the direction, and back again.
    }
norwegian-effect-7 = Asks the next player for a 7 or lower.
norwegian-effect-8 =
    { $count ->
        [one] Skips the next player.
       *[other] Skips the next { $count } seats.
    }
norwegian-effect-10 = Burns the pile ({ $number } with the 10).
norwegian-effect-A = Sends the pile to another player, who may counter.
norwegian-effect-X =
    { $lying ->
        [0] No pile now: it leaves the game, and nobody takes anything.
       *[other] Gives the pile to another player, who can’t counter.
    }
norwegian-effect-four = Makes four of a kind: burns the pile ({ $number } cards).

## What a move leads to, before it is confirmed

norwegian-confirm-take-pile =
    { $number ->
        [one] You take the card in the pile of your own free will. Then { $leader } leads.
       *[other] You take { $number } cards of your own free will. Then { $leader } leads.
    }

## Refusals

norwegian-rule-not-three-other-cards = Choose three of your six cards, and not the three that already lie face up.
norwegian-rule-already-ready = You are already ready. Until everybody is, you can still put three other cards face up.
norwegian-rule-can-still-lay = You can only take the pile when you can’t play anything, and right now you can.
norwegian-rule-no-pile = There is no pile to take: play whatever you like.
norwegian-rule-no-such-blind-card = That card is no longer there: turn one that is still face down.
norwegian-rule-no-such-counter = Only an ace or a 2 counters an ace, and you don’t have that many: choose another answer or take the pile.
norwegian-rule-cannot-complete = You don’t have the cards that are missing: you can only pass.
norwegian-rule-not-a-target = That player can’t be chosen: choose another one who is still in the game.
norwegian-rule-cards-not-held = You don’t have those cards: choose from the list.
norwegian-rule-too-high = The pile asks for { $top } or lower, so no { norwegian-rule-rank }: choose a card from the list.
norwegian-rule-too-low = No { norwegian-rule-rank } on the { norwegian-rule-top }: choose a card from the list.
norwegian-rule-rank =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[number] { $rank }
    }
norwegian-rule-top =
    { $top ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[number] { $top }
    }

## Answers in advance

norwegian-standing-no-choice = answer where all can see that I have no choice
norwegian-standing-let-lie = never complete a four
norwegian-standing-let-lie-until = until I take a pile or my face-up cards
norwegian-standing-give-in = take whatever an ace sends me
norwegian-standing-give-in-until = until I get any new cards
norwegian-standing-lowest = play my lowest cards, else take the pile
norwegian-standing-lowest-until = until I take a pile or my face-up cards
norwegian-standing-complete = complete whatever I can, else pass
norwegian-standing-counter = counter aces: with a 2, else an ace, else take it
norwegian-standing-give-in-few = take up to three cards from an ace
norwegian-standing-give-in-few-until = until I take a pile or my face-up cards

## Table options

norwegian-option-voluntary_pickup = Voluntary pick-up
norwegian-option-voluntary_pickup-help = Whether you may take the pile though you could play.
norwegian-option-voluntary_pickup-no = Pick-up only when stuck
norwegian-option-voluntary_pickup-no-help = If you can play, you must play.
norwegian-option-voluntary_pickup-yes = Voluntary pick-up
norwegian-option-voluntary_pickup-yes-help = The pile may be taken by choice, before a face-down card too.
norwegian-option-play_on = Play for places
norwegian-option-play_on-help = Whether the game goes on after the first player is out.
norwegian-option-play_on-no = First out wins
norwegian-option-play_on-no-help = The game ends with the first player without cards.
norwegian-option-play_on-yes = Play for places
norwegian-option-play_on-yes-help = The others play on until only one has cards.
norwegian-option-play_again_after_ten = Play again after a 10
norwegian-option-play_again_after_ten-help = Who leads when a 10 has burnt the pile.
norwegian-option-play_again_after_ten-no = Next leads after a 10
norwegian-option-play_again_after_ten-no-help = After a 10 the next player leads.
norwegian-option-play_again_after_ten-yes = Play again after a 10
norwegian-option-play_again_after_ten-yes-help = Whoever burns the pile with a 10 or four of a kind leads again.
norwegian-option-four_of_a_kind = Four of a kind
norwegian-option-four_of_a_kind-help = Whether four equal cards in a row burn the pile.
norwegian-option-four_of_a_kind-no = No four of a kind
norwegian-option-four_of_a_kind-no-help = Four equal cards in a row do nothing special.
norwegian-option-four_of_a_kind-yes = Four of a kind
norwegian-option-four_of_a_kind-yes-help = Four equal cards on top, no matter who played them, burn the pile like a 10.
norwegian-option-strong_ace = Strong ace
norwegian-option-strong_ace-help = Whether an ace may be played on a 7.
norwegian-option-strong_ace-no = Plain ace
norwegian-option-strong_ace-no-help = No ace on a 7.
norwegian-option-strong_ace-yes = Strong ace
norwegian-option-strong_ace-yes-help = An ace may be played on a 7.
norwegian-option-ranked_ten = Ranked ten
norwegian-option-ranked_ten-help = Whether a 10 may be played on a jack, queen, king or ace.
norwegian-option-ranked_ten-no = Free ten
norwegian-option-ranked_ten-no-help = A 10 goes on anything but a 7.
norwegian-option-ranked_ten-yes = Ranked ten
norwegian-option-ranked_ten-yes-help = No 10 on a jack, queen, king or ace.
norwegian-option-invisible_three = Invisible three
norwegian-option-invisible_three-help = Whether a 3 goes on anything and counts for nothing.
norwegian-option-invisible_three-no = Visible three
norwegian-option-invisible_three-no-help = The 3 is the lowest ordinary card.
norwegian-option-invisible_three-yes = Invisible three
norwegian-option-invisible_three-yes-help = A 3 goes on anything; the next player faces the card below.
norwegian-option-jokers = Jokers
norwegian-option-jokers-help = Whether each pack has its two jokers.
norwegian-option-jokers-no = No jokers
norwegian-option-jokers-no-help = Packs of 52.
norwegian-option-jokers-yes = Jokers
norwegian-option-jokers-yes-help = Two per pack: choose who takes the pile, and nobody can counter.
norwegian-option-completion = Complete the four
norwegian-option-completion-help = Whether others may complete equal cards to four, out of turn.
norwegian-option-completion-no = No completing
norwegian-option-completion-no-help = Cards are only played on your own turn.
norwegian-option-completion-yes = Complete the four
norwegian-option-completion-yes-help = Anyone who holds what is missing to four may burn the pile out of turn.
norwegian-option-reversing_six = Reversing six
norwegian-option-reversing_six-help = Whether a 6 reverses the direction of play.
norwegian-option-reversing_six-no = Plain six
norwegian-option-reversing_six-no-help = The 6 does nothing special.
norwegian-option-reversing_six-yes = Reversing six
norwegian-option-reversing_six-yes-help = Each 6 reverses the direction of play.

## Rules in short

norwegian-goal = 🎯 Goal: be first without any card
norwegian-first-turn =
    - **Goal:** be the first without any card, in hand or on the table.
    - **Your turn:** play cards of one rank, at least as high as the pile; draw back up to 3.
    - **Surprise:** if nothing fits, you take the whole pile. An ace sends it to somebody else.
    - **End:** after the hand your 3 face-up cards, then 3 that nobody knows. First out wins.
    - **First:** press My hand and choose your 3 face-up cards; 2s, 10s and aces are good there.
norwegian-rules-1-title = The table
norwegian-rules-1 =
    A long evening, a warm stove, a pack of cards. The first player to **get rid of all their cards** wins. Everybody else may keep the cards, and the memory.

    ▸ **The cards**
    - One pack of 52 for up to 5 players, two packs for 6 to 11, three for 12. Four players are best.
    - From low to high: 3, 4, 5 … 10, jack, queen, king, ace. The 2 is both the lowest and the highest. Suits don’t matter.
    - The dealer is drawn at random; in a rematch, returning players keep their order and the deal passes to the next. Everybody gets **three cards face down**, which nobody may look at, then **three face up** on top of them, then a **hand of three**. What is left is the stock.

    ▸ **The exchange**
    - Before the first card, all players at once may swap between their hand and their face-up cards as they please. In *{ button-hand }*, choose the three that lie face up, or keep them as they are.
    - You can change your mind until everybody is ready. After that, nothing changes any more.
    - The player after the dealer leads. Play goes clockwise, in seat order.

    ▸ **Who sees what**
    Hands are secret. Everything else that isn’t face down is public: the pile, the face-up cards, how many cards each player and the stock have, and which cards somebody took with a pile or from the table.
norwegian-rules-2-title = Your turn
norwegian-rules-2 =
    ▸ **Play**
    - Play one or more cards of **equal rank**, at least as high as the card on top of the pile. On an empty pile anything goes.
    - If you have several cards of a rank, the ones everybody has already seen go first, and chance chooses among the others, so that nothing tells what you keep.
    - Then draw back up to three, as long as the stock lasts. With three or more in hand you draw nothing.

    ▸ **Or take**
    - If nothing in your hand can be played, you take the **whole pile** into your hand, and your turn is over.
    - Then the last player who played leads a new pile with anything. That can be you, if your 8s skipped everybody else.
    - As long as you can play, you may not take the pile.

    ▸ **When the stock is gone**
    - While you hold cards, those on the table stay where they are. Empty your hand, and you take up your three **face-up cards** together.
    - Empty it again, and there are only the three **face-down cards**. Turn one, whichever you like. If it fits, it is played and takes effect, and you may turn another in the same turn or stop. After a 7, an 8 or an ace (or a joker) the chain stops by itself.
    - If it doesn’t, you take it together with the pile, and your hand must be empty again before you turn another. The last player who played leads.
norwegian-rules-3-title = Special cards
norwegian-rules-3 =
    - **2**: goes on anything, on a 7 too. After it the next player plays anything.
    - **7**: the next player must play a **7 or lower**; a 2 and another 7 are fine, a 10 and an ace are not. Several 7s change nothing. Then the usual order holds again, from the new top card. If the player under the 7 takes the pile, that is the end of it.
    - **8**: the next player is **skipped**. Each 8 skips one seat, counted round the table, and you count too when your turn comes round. With two players, one 8 lets you play again on your own 8; two 8s give the turn to the other.
    - **10**: goes on anything but a 7. The pile **leaves the game** with it, and nobody gets it back. The next player leads an empty pile.
    - **Ace**: goes on anything but a 7 and **sends the pile** to another player of your choice; see the next page.

    The 3, 4, 5, 6, 9, jack, queen and king do nothing but get in the way.
norwegian-rules-4-title = The ace
norwegian-rules-4 =
    One ace, or several played together, is one attack. You may play it on your turn on any card but a 7, and on an empty pile as well.

    1. **Aim.** Choose any other player still in the game. With two players there is nothing to choose.
    2. **Answer.** Only that player may answer, at once and from hand, with one or more **aces or 2s**. The question is asked whatever they hold, so that nobody learns anything from it.
    - **A 2**: the attack is over and the pile stays. The player after the target is next and plays anything.
    - **An ace**: now the target attacks, and chooses a new target; the first attacker will do nicely.
    - Nothing else counters an ace, not even a 10. After answering, the target draws back up to three.
    3. **No answer**: the target takes the whole pile, aces included, and the player of the last ace **leads**. The target loses no turn.

    On an empty pile the target gets only the ace.
norwegian-rules-5-title = The end
norwegian-rules-5 =
    ▸ **Winning**
    The first player without any cards, in hand or on the table, **wins at once**: by a special card, by a counter to an ace or out of turn, it makes no difference. The fewest cards left decide the places of the others, and equal numbers share one; all hands and face-down cards are turned over.

    ▸ **When time is up**
    If your time runs out, I put your most useful cards face up, play your lowest ordinary cards and save the special ones. I complete a four, and counter an ace; of a pile of three cards or fewer, luck decides whether I take it.

    ▸ **Going round in circles**
    If for 30 turns for each player still in, and at least 90 turns in all, nothing was drawn, burnt, turned or taken up from the table, and nobody went out, the game ends. The fewest cards decide, and equal numbers share the place. The board warns you when a third of these turns is left.

    ▸ **Four sayings of the house**
    - Put the 2s, the 10s and the aces face up. They are for the end, when the nights are long.
    - A high pile is a loaded sledge: make sure it stops at somebody else’s door.
    - Remember who took which cards. The picture of the table remembers too.
    - With three face-down cards left, an empty pile is the best friend you have: anything goes on it.
norwegian-rules-6-title = Variants
norwegian-rules-6 =
    Chosen when the table is opened, in any combination:
    - **Voluntary pick-up**: you may take the pile though you could play, before a face-down card too, but not within a chain.
    - **Play for places**: the others go on until only one has cards. Seats that are out are not counted; where such a player would lead, the next one does.
    - **Play again after a 10**: whoever burns the pile, with four of a kind too, leads again.
    - **Four of a kind**: four equal cards in a row on top, no matter who played them, burn the pile like a 10, before any other effect. An ace’s attack ends with it.
    - **Strong ace**: goes on a 7.
    - **Ranked ten**: not on a jack, queen, king or ace.
    - **Invisible three**: goes on anything on your turn and has no value: the next player faces the card below. It stops no ace and doesn’t break four of a kind.
    - **Jokers**: two per pack, on anything. Choose who takes the pile; no counter. The joker leaves the game and its player leads. With no pile nobody takes anything.
    - **Complete the four**: two or three equal cards on top, just played? Anyone else who holds the rest of the four may play it out of turn and draws back up to three; with several packs you may hold more, and keep those. The pile burns, nothing else takes effect, the next player leads. If several want to, the first in playing order after whoever played last does; never with 7s, 10s or invisible 3s.
    - **Reversing six**: each 6 reverses the direction of play.
norwegian-rules-7-title = Close calls
norwegian-rules-7 =
    Where players at a wooden table would start to argue, this one decides:

    - **In answer to an ace** the target is asked even with an empty hand. An ace or a 2 in answer is played like any other card: it can make four of a kind, or be completed, **before** it counters, and in that case the attack is over.
    - **Face-down cards**: after a 10, or four of a kind even of 7s, 8s or aces, you may turn another. After a joker, or whenever *Play again* gives you the lead, you lead instead, in a new turn.
    - **Out, but not gone**: a player who goes out by an ace or a joker, in a game played for places, still chooses who gets the pile.
    - **Invisible 3s**: a 7 below them still asks for a 7 or lower. Four of them aren’t four of a kind.
    - **Jokers** played together are like one.
    - **Voluntary pick-up**: only where there is a pile.

    ▸ **Complete the four**
    - The equal cards may come from several players; what counts is that one of them was just played. Its player can’t complete.
    - Everybody who **could** hold the missing cards, judging by what is public, is asked, whether they hold them or not. The game goes on when all have passed; nobody is asked twice. If several want to, the first in playing order after whoever played last does.
    - Completed cards do nothing: no skip, no change of direction, no attack, no free choice. Nor does *Play again* count for who completes.

## The end

norwegian-outcome-first-out = The last card is played, and the stove is still warm.
norwegian-outcome-places-decided = Only one player still has cards, and nobody offers to help.
norwegian-outcome-stalemate = The cards went round until everybody was tired of them.

## Commands: names lower-case, at most 32 characters; descriptions at most 100

norwegian-command = norwegian
norwegian-command-description = Norwegian Battle: get rid of all your cards before the others, for 2 to 12 players
norwegian-command-new-description = Open a table of Norwegian Battle in this channel
norwegian-command-new-seats-description = How many sit down at the table
norwegian-command-new-voluntary_pickup = voluntary-pickup
norwegian-command-new-voluntary_pickup-description = The pile may be taken even by a player who could play
norwegian-command-new-play_on = play-for-places
norwegian-command-new-play_on-description = After the first player is out, the others play on for places
norwegian-command-new-play_again_after_ten = again-after-ten
norwegian-command-new-play_again_after_ten-description = Whoever burns the pile with a 10 or four of a kind leads again
norwegian-command-new-four_of_a_kind = four-of-a-kind
norwegian-command-new-four_of_a_kind-description = Four equal cards in a row burn the pile
norwegian-command-new-strong_ace = strong-ace
norwegian-command-new-strong_ace-description = An ace may be played on a 7
norwegian-command-new-ranked_ten = ranked-ten
norwegian-command-new-ranked_ten-description = No 10 on a jack, queen, king or ace
norwegian-command-new-invisible_three = invisible-three
norwegian-command-new-invisible_three-description = A 3 goes on anything, and the next player faces the card below
norwegian-command-new-jokers = jokers
norwegian-command-new-jokers-description = Two jokers per pack: choose who takes the pile
norwegian-command-new-completion = complete-four
norwegian-command-new-completion-description = Others may complete equal cards to four out of turn and burn the pile
norwegian-command-new-reversing_six = reversing-six
norwegian-command-new-reversing_six-description = Each 6 reverses the direction of play

norwegian-feat-aimed = 📯 { $verse ->
        [0] Boldest: { $seat } sent { $number ->
            [one] a pile of one card
           *[other] a pile of { $number } cards
        } off with an ace, and had nothing left to counter with.
       *[1] No way back: { $seat } aimed an ace with { $number ->
            [one] one card
           *[other] { $number } cards
        } in the pile, and not a 2 nor an ace left in hand.
    }
norwegian-feat-returned = 📯 { $number ->
        [one] Boldest: { $seat } answered ace with ace.
       *[other] Boldest: { $seat } answered ace with ace { $number } times.
    }
norwegian-feat-drawn = 🍀 { $verse ->
        [0] Luckiest: { $seat } drew { $number } of the strong cards (10, ace, 2, joker); { $usual } would have been average.
       *[1] A lucky draw: { $number ->
            [one] one strong card
           *[other] { $number } strong cards
        } (10, ace, 2, joker) came to { $seat }, where the average is { $usual }.
    }
norwegian-feat-turned = 🍀 { $verse ->
        [0] Luckiest: { $number ->
            [one] a face-down card
           *[other] { $number } face-down cards
        } fitted for { $seat }; { $usual } would have been average.
       *[1] Blind luck: { $seat } turned { $number ->
            [one] a card that fitted
           *[other] { $number } cards that fitted
        }, where the average is { $usual }.
    }
norwegian-feat-face-down = 🤫 { $number ->
        [0] No strong card (10, ace, 2, joker) lay face down before anybody.
        [one] From the deal on, one strong card (10, ace, 2, joker) lay among the { $usual } face-down cards of { $seat }.
       *[other] From the deal on, { $number } strong cards (10, ace, 2, joker) lay among the { $usual } face-down cards of { $seat }.
    }
norwegian-analysis-strength = Thinking far less than here, I won 26 of 32 games for two against a plain search and 22 of 24 against an easy computer, with four seats 15 of 20; nobody has measured me against good players.

norwegian-epilogue-face-down = Before { $seat }, face down from the deal on: **{ $cards }**.
norwegian-epilogue-blind = { $total ->
        [0] Nobody turned a card blind.
        [one] One card was turned blind, and { $number ->
            [0] it didn’t fit.
           *[other] it fit.
        }
       *[other] { $total } cards were turned blind. { $number ->
            [0] None of them fit.
            [one] One of them fit.
           *[other] { $number } of them fit.
        }
    }
