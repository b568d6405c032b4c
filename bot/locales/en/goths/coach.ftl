## Tips for a first game; $ballista is yes if any clan has one

goths-tip-king = Your card says *who* is to act, the order then says what. Its back shows the true character and a decoy, and the enemy reads it, too.
goths-tip-order = Choose an order whose character your king’s card can be: ✅ certain, ❔ possible, 🚫 never this round.
goths-tip-allot = One chief of your camp gets these cards for the whole game: think of who stands where.
goths-tip-rob = Your Goth carries out the enemy’s order instead of them, with your army; you say what it hits.
goths-tip-objective = Any door without an army is open to you: one hides the queen, one a trap that costs a figure.
goths-tip-look = What you see behind a door is yours alone; everybody sees which one you looked at.
goths-tip-target = Figures in the forest or behind a barricade are safe from most blows. An army without figures is out.
goths-tip-barricade = Fog lies on this card: get rid of it, or build and live with it.
goths-tip-talk = Short and secret: up to three messages that nobody else reads until the game is over. Never king with chief.
goths-tip-face-up = Cards left face up make more orders fit: each of their characters is certain now. A card with the same back as one of them can only mean its other character.
goths-tip-idle = Some orders would do nothing now: the panel says why. An order without effect that fits the card still counts as understood.
goths-tip-second-round = *Advance* takes your army one card on; from the second plain to any door. Two cards and a door: you are closer than you think.
goths-tip-axe-thrown = The axe costs one figure, but not in the forest or behind a barricade.
goths-tip-barricade-built =
    { $ballista ->
        [yes] A barricade keeps off axe and catapult, but neither rats nor the ballista.
       *[no] A barricade keeps off axe and catapult. Only rats get through.
    }
goths-tip-clan-eliminated = A clan without figures is out. A camp without figures has lost.
goths-tip-fired =
    { $ballista ->
        [yes] A catapult takes up to two figures and is empty then. A ballista takes one, anywhere, and stays loaded.
       *[no] A catapult takes up to two figures and is empty then. Load it again before the next shot.
    }
goths-tip-fog-revealed = Fog forbids something from now on, wherever the army goes. Only *Barricade* on this card gets rid of it.
goths-tip-goth-idled = A Goth steals only from a clan that was understood, and from no other Goth. Otherwise it does nothing.
goths-tip-king-card-left = Order and card didn’t fit: the card stays face up, and next round its character counts, too.
goths-tip-loaded = A loaded machine waits for *Fire*. *Sabotage* unloads it.
goths-tip-objective-seen = Now you know one door. March there, or keep away.
goths-tip-order-fizzled = The order was understood, but had nothing to act on. Orders go by number: things may have changed before yours.
goths-tip-order-stolen = A Gothic Goth did the order in its owner’s place.
goths-tip-rats-loosed = Rats bite only behind barricades.
goths-tip-sabotaged = The machine is unloaded: nothing to fear from it until it is loaded again.
goths-tip-token-taken = A token, taken unseen: it works once, and only its chief knows which it is.
goths-tip-trap-sprung = The trap costs a figure each time somebody enters. The queen is behind another door.

## What somebody else may answer

goths-reply-lay-king-card = plays a king’s card
goths-reply-give-order = gives an order
