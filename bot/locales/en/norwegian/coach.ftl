## Tips for a first game

norwegian-tip-exchange = These three come last, when you can no longer draw. 2s, 10s and aces save you there; play the ordinary cards first.
norwegian-tip-lay = Play your lowest card that fits, and keep 2s, 10s and aces for a high pile.
norwegian-tip-blind = Nobody knows these cards, not even you. Turn one: if it doesn’t fit, you take it and the pile.
norwegian-tip-blind-again = You may stop now and keep what you have won, or risk another: if it doesn’t fit, the pile is yours.
norwegian-tip-aim = Send the pile to whoever is closest to going out. They may answer with an ace or a 2.
norwegian-tip-answer = An ace of yours turns the attack round, a 2 ends it. Without either the pile is yours, but you lose no turn.
norwegian-tip-give = No counter to a joker: whoever you name takes the pile, and you lead if you have cards left.
norwegian-tip-complete = With the missing cards you burn the pile out of turn. If several want to, the first after whoever played last does.
norwegian-tip-must-take = Nothing fits: the pile is yours. Then whoever played last leads, with any card.
norwegian-tip-under-seven = A 7 asks for a 7 or lower: a 2 is fine, a 10 isn’t.
norwegian-tip-equal-cards = Equal cards may go together: two at once are two you are rid of. Then you draw back up to three, while the stock lasts.
norwegian-tip-high-pile = This pile is heavy. A 10 burns it, an ace sends it away: a good moment for either.
norwegian-tip-ace-aimed = An ace sends the whole pile. Only an ace or a 2 from hand answers it.
norwegian-tip-ace-returned = An ace answers an ace: now whoever was attacked attacks.
norwegian-tip-ace-stopped = A 2 stops the ace. The pile stays, and the next player plays anything.
norwegian-tip-blind-stopped = After a 7, an 8 or an ace the chain stops by itself.
norwegian-tip-completed = Four of a kind, completed out of turn: the pile leaves the game and none of these cards does anything else.
norwegian-tip-direction-reversed = A 6 turns the direction of play at this table.
norwegian-tip-face-up-taken = With an empty hand and no stock the three face-up cards come into hand, all together.
norwegian-tip-joker-given = The joker sent the pile away; no card answers it.
norwegian-tip-joker-wasted = With no pile a joker does nothing but leave the game.
norwegian-tip-left-last = Only one player has cards left: the game is over.
norwegian-tip-pile-burnt = The pile is burnt and nobody gets it back. An empty pile takes any card.
norwegian-tip-pile-taken = Whoever took the pile must play it all off again, but now holds many cards that fit. Remember which.
norwegian-tip-seats-skipped = Each 8 skips one seat. With two players one 8 lets its player play again.
norwegian-tip-stock-emptied = No more drawing: from now on every card that you play is one fewer.
norwegian-tip-threes-ignored = A 3 counts for nothing here: what fits after it is what fitted before.
norwegian-tip-went-out = Out of cards, in hand and on the table: whoever gets there first wins.

## What somebody else may answer

norwegian-reply-lay = plays on
norwegian-reply-take-pile = takes the pile
norwegian-reply-answer-ace = answers the ace
norwegian-reply-give-in = takes the pile
norwegian-reply-complete = completes the four
