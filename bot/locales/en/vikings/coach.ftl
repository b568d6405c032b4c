## Tips for a first game

vikings-tip-place = Stand near bracelets and not too near the others: whoever is next to you can hit you first.
vikings-tip-centre = Standing here feeds you each turn. Leave them only if you’re behind: once the supply runs out, the game ends with the turn.
vikings-tip-announce = Pick a card, then say what it is. Say the truth with a card that does what you want, or bluff with one that doesn’t: if nobody calls it, you do what you *said*.
vikings-tip-challenge = Call a bluff and you win a bracelet; call the truth and you lose one. Ask yourself how many such cards are left, and what they gain.
vikings-tip-move = All bracelets on the space where you end are yours. You may also stay where you are.
vikings-tip-slam = Bracelets lying where your victim lands go to them. No Shield stops a Slam.
vikings-tip-target = Hit whoever leads: you see how many bracelets each has, and what the ones you’ve seen are worth.
vikings-tip-shield = Any card of yours may be played as a Shield. Only your attacker may call it: if it isn’t one, you lose a bracelet *and* are hit.
vikings-tip-challenge-shield = They may only pretend. Call a false Shield and you get a bracelet before you hit; a true one costs you a bracelet.
vikings-tip-drop = Put it where you can fetch it, or in the water so that nobody has it. Never on your own space.
vikings-tip-impossible = Look at the cards turned over: every { $action } of theirs is out. This can only be a bluff.
vikings-tip-second-card = Your second card. What you announced first is over: now fetch what it opened, or get out of reach.
vikings-tip-shield-in-hand = You hold a Shield. It can’t be announced now: keep it for an attack, or play it as a bluff.
vikings-tip-poor = Without bracelets you have nothing to lose by a bluff. You can’t call what others announce, only a Shield against your attack.
vikings-tip-out-of-range = With nobody in range an attack does nothing: the card stays hidden, unless somebody calls it.
vikings-tip-action-abandoned = A bluff that was called: nothing happens, the card is out in the open, and whoever called it wins a bracelet, if there is one to be had.
vikings-tip-attack-blocked = The Shield held. Whether it was one only its owner knows, unless it was called.
vikings-tip-bracelet-caught = A bracelet that lands on a Viking’s space is theirs at once.
vikings-tip-bracelet-knocked = A Punch or a Slingshot knocks off a random bracelet, for all to see; whoever hit says where it lands.
vikings-tip-bracelet-sunk = In water it is lost for everybody.
vikings-tip-bracelet-taken-seen = Only the two of you know which bracelet it was. The others see just that there is one more and one less.
vikings-tip-deck-shuffled = These cards are all in play again: what you have counted so far no longer counts.
vikings-tip-found-nothing = Nothing was there to be taken. Without bracelets one can’t be robbed.
vikings-tip-nobody-in-range = The attack hit nobody. Unless somebody called it, the card stays hidden: perhaps it was no attack at all.
vikings-tip-shield-raised = A Shield may be any card. Its owner has one card less until the turn ends.
vikings-tip-slammed = A Slam moves up to 2 spaces and pushes a Viking aside; it is the one blow that no Shield stops.
vikings-tip-supply-emptied = The supply is empty: this turn is the last one. Highest total wins, then most bracelets.

## What somebody else may answer

vikings-reply-believe = believes it
vikings-reply-call-bluff = calls a bluff
vikings-reply-raise-shield = raises a Shield
vikings-reply-take-hit = takes the hit
vikings-reply-announce = announces something first
