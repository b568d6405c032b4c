### A game as something to keep: looked at again, shown as a film, its luck checked, shared

command-past = game
command-past-description = Games that are over, and what was played of those that go on

## Replay

button-replay = Replay
command-past-replay = replay
command-past-replay-description = Look at a game again, move by move; only you see it
replay-title = 🎞️ **{ $game } · table { $table }: replay**
replay-moment =
    -# Move { $number } of { $last } · { $turn ->
        [0] before the first { remembered-turn }
       *[other] { $game ->
            [rage] turn { $round }
           *[other] { remembered-turn } { $turn }{ $round ->
                [-1] {""}
               *[other] {" "}· round { $round }
            }
        }
    } · { $eyes }
replay-start = The game begins.
replay-unheard = { $name } does something of which nobody else hears.
replay-seen-own = as you saw it
replay-seen-public = as everybody saw it
replay-eyes-own = As you saw it
replay-eyes-open = All hands open
replay-eyes-public = What everybody saw
replay-round = { $game ->
        [rage] Turn
       *[other] Round
    }
replay-turn = { $game ->
        [goths] Round
        [rage] Phase
       *[other] Turn
    }
replay-menu-turns = Go to a { $game ->
        [rage] phase
       *[other] { remembered-turn }
    }…
replay-menu-eyes = Through whose eyes…

## Film

button-film = Film
command-past-film = film
command-past-film-description = Have a finished game posted as a moving picture
film-begun = 🎬 I’m making the film; that usually takes less than a minute. It will stand where the game was played. Should it not be there in five, ask again.
film-stands = 🎬 The film of this game: { $url }
film-title = 🎬 **{ $game } · table { $table }: the film**
film-alt = The film of { $game }, table { $table }, played by { $names }.
refused-film-at-work = The film of this game is being made right now; you’ll find it where the game was played.
refused-film-failed = I couldn’t make the film this time. Nothing is lost: try again in a while.
refused-cannot-post-now = Discord doesn’t take anything for { $channel } right now. Try again in a few minutes.
refused-cannot-post = I can’t post anything in { $channel }; somebody who manages the channel can let me write and attach files there.

## Luck

button-luck = Check the luck
command-past-luck = luck
command-past-luck-description = Have the luck of a finished game checked in front of everybody
luck-begun = 🎲 I’m playing the whole game again; that takes a moment.
luck-stands = 🎲 The luck of this game was checked, for everybody to see: { $url }
luck-title = 🎲 **{ $game } · table { $table }: the luck, checked**
luck-sealed = **The seal.** Before the first move I drew one long number, the seed. All cards, dice and lots of this game come from it, and from nothing else. I showed its seal at once and kept the seed to myself. Now it is open, and the seal fits: nobody can find another seed with the same seal.
luck-replayed = **The game.** { $moves ->
        [one] I have made the one move
       *[other] I have made all { $moves } moves
    } again with that seed, one after the other. Every card, every die and every event came out as it did at the table.
luck-withdrawn = { $count ->
        [one] In one move the words that somebody wrote are
       *[other] In { $count } moves the words that somebody wrote are
    } no longer there: they had themselves forgotten.
luck-proves = **What that proves.** Once the game had begun nobody could change the luck, for anybody: not I, and not whoever runs me.
luck-open = **What it doesn’t.** That the seed was drawn blindly, before anybody had made a move, you have to believe. So it is with every deck that somebody else has shuffled.
luck-chosen = **The seed.** This is a first game, to learn by: its seed wasn’t drawn. It was chosen beforehand, so that the ideas come one after the other, and it’s the same in everybody’s first game. All cards, dice and lots come from it.
luck-lesson = **What that proves.** The game followed that seed to the end. About chance it proves nothing: in every other game I draw the seed, and seal it before the first move.
luck-seal-title = 🎲 **{ $game } · table { $table }: the luck**
luck-seal = All cards, dice and lots of this game come from one number, the seed, which I drew before the first move. Here is its seal: keep it if you like. At the end *{ button-luck }* below the last board shows the seed and plays the whole game again from it. { $series ->
        [yes] The sheet of the series
       *[no] The message of the table
    } has shown the first half of the seal since the start.
luck-seal-hash = -# Seal (SHA-256) `{ $hash }`
luck-yourself =
    -# Do it yourself: { COMMAND("table export") }, then python -m bot verify FILE. Seed `{ $seed }`
    -# Seal (SHA-256) `{ $hash }`
refused-luck-at-work = The luck of this game is being checked right now.
refused-luck-broken = The luck of this game can’t be confirmed: { $reason } Please tell whoever runs this bot.

## Sharing

afterwards-title = 🏁 **{ $game } · table { $table }**
button-share = Share
share-where = 📤 **{ $game } · table { $table }: share it.** I’ll post a card with the last picture, the result and the way to the game. Pick a channel where you can write.
share-menu = In which channel?
command-past-share = share
command-past-share-description = Post a card of a finished game in another channel
command-past-share-channel = channel
command-past-share-channel-description = Where the card goes, if not here; you have to be able to write there
card-table = To the game
card-stands = 📤 The card is here: { $url }
refused-sharing-needs-writing = You can only share a game where you can write yourself; in { $channel } you can’t.
refused-shared-lately = You have just shared a game. You can share one each minute.

## What a game is remembered by

tie-shared = ⚖️ { $names } are equal in all that counts, and share place { $place }.
remembered-turning = 🔀 { $when ->
        [first] { $verse ->
            [0] By my estimate in front from the first { remembered-turn } to the last: { $names }.
           *[1] By my estimate { $names } led from the first { remembered-turn } on.
        }
        [last] { $verse ->
            [0] Open until the last { remembered-turn }: only then did it go to { $names }.
           *[1] It took the very last { remembered-turn } to put { $names } in front.
        }
       *[between] { $verse ->
            [0] Turning point: { remembered-turn } { $turn } of { $turns }. From then on { $names } stayed in front.
           *[1] It turned in { remembered-turn } { $turn } of { $turns }: from there on { $names } couldn’t be caught.
        }
    }
remembered-turn = { $game ->
        [goths] round
       *[other] turn
    }
remembered-no-boldest = 🎭 Boldest: nobody. Whoever came out in front dared nothing memorable.
remembered-no-luck = 🍀 { $verse ->
        [0] Luckiest: nobody. Whoever came out in front had no more luck than usual.
       *[1] Luck was fair: no leader drew better than expected.
    }

## Analysis

button-analysis = Analysis
command-past-analysis = analysis
command-past-analysis-description = Have a computer look at a finished game, for everybody to read
analysis-begun = 🔬 The analysis is under way; it takes a minute or two. You’ll find it here: { $url }
analysis-stands = 🔬 The analysis of this game: { $url }
analysis-title = 🔬 **{ $game } · table { $table }: the analysis**
analysis-progress = { $of ->
        [0] I’m playing the game again to see where it may have turned.
       *[other] Decisions examined: { $done } of { $of }.
    }
analysis-sheet = { $game } · table { $table }
analysis-how = Who stood how well, as everybody could see
analysis-lines = Vertical lines: the { remembered-turn }s that changed most
analysis-best = ahead of all
analysis-begin = { remembered-turn } 1
analysis-end = the end, after { $turns ->
        [one] one { remembered-turn }
       *[other] { $turns } { remembered-turn }s
    }
analysis-part-turns = **Where it turned**
analysis-part-boldest = **Who dared most**
analysis-part-missed = **What I’d have done**
analysis-part-unknown = **What the others couldn’t know**
analysis-part-luckiest = **What luck did**
analysis-no-unknown = Nothing that was hidden would have changed much.
analysis-swing = 🔀 In { remembered-turn } { $turn }: { $name }, from { $before }% to { $after }%.
analysis-looked = 🤖 { $found ->
        [0] { $count ->
            [0] There was no decision to look at.
            [one] I looked at the one decision that could matter, with what each seat knew then, and would have done nothing clearly better.
           *[other] I looked closely at { $count } decisions, with what each seat knew then, and would have done nothing clearly better.
        }
       *[other] { $count ->
            [one] I looked at the one decision that could matter
           *[other] I looked closely at { $count } decisions
        }, with what each seat knew then:
    }
analysis-missed = - In { remembered-turn } { $turn }, { $name }: not *{ $answered }* but *{ $better }* (+{ $gain } points)
analysis-strength = Percentages estimate the share of opponents you would beat; with two players, the chance to win.
refused-analysis-failed = I couldn’t finish the analysis this time. Nothing is lost: try again in a while.

remembered-epilogue = **What lay hidden**
