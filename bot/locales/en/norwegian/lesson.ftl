# The words in the pictures of the rules of Norwegian Battle, and those pictures told in sentences.

norwegian-lesson-hand = Your secret hand
norwegian-lesson-face-up = Face up: everybody sees them
norwegian-lesson-blind = Face down: nobody sees them
norwegian-lesson-rid = No cards left? You win!
norwegian-lesson-lay = Play
norwegian-lesson-lay-how = One rank, equal or higher
norwegian-lesson-draw = Draw
norwegian-lesson-draw-how = Back up to three, while there is a stock
norwegian-lesson-take = … or take
norwegian-lesson-take-how = Nothing fits? The whole pile is yours
norwegian-lesson-rank-2 = goes on anything
norwegian-lesson-rank-7 = next: 7 or lower
norwegian-lesson-rank-8 = skips the next player
norwegian-lesson-rank-10 = burns the whole pile
norwegian-lesson-rank-A = sends the pile to somebody
norwegian-lesson-ace = The pile flies to the target you choose
norwegian-lesson-answer-two = A 2: it is over, the pile stays
norwegian-lesson-answer-ace = An ace: the target attacks in turn
norwegian-lesson-answer-none = No answer: the target takes it all, the attacker leads
norwegian-lesson-turn-one = Nothing else left? Turn a face-down card
norwegian-lesson-unseen = Whichever you like
norwegian-lesson-fits = It fits: turn another, or stop
norwegian-lesson-fits-not = It doesn’t: take it and the pile
norwegian-lesson-first-out = First out wins
norwegian-lesson-empty-hand = Hit by an ace, you are asked even with an empty hand
norwegian-lesson-four-first = Four of a kind burn before an ace can counter
norwegian-lesson-below-three = A 7 below an invisible 3 still asks for 7 or lower
norwegian-lesson-completed = A completed four burns and does nothing else: nobody is skipped

norwegian-lesson-1-alt = One player’s cards, in the order in which they are played. 1: the hand of three, which only you see. 2: three cards face up, a 2, a 10 and a king, which everybody sees. 3: three face-down cards below them, which nobody sees. The first to get rid of them all wins.
norwegian-lesson-2-alt = A turn. 1, play: two jacks go on an 8; one rank, equal to the top card or higher. 2, draw: from the stock back up to three, while there is a stock. Or take: if nothing fits, the whole pile goes into your hand.
norwegian-lesson-3-alt = Five special cards. A 2 goes on anything, and after it anything goes. After a 7, 7 or lower. An 8 skips the next player. A 10 burns the whole pile. An ace sends the pile to somebody.
norwegian-lesson-4-alt = One player plays an ace; the pile flies to the target they choose. Three answers: a 2, it’s over and the pile stays; an ace, the target attacks in turn; no answer, the target takes the whole pile and the attacker leads.
norwegian-lesson-5-alt = Nothing else left: three face-down cards, numbered 1 to 3, the second one shining. Turn whichever you like. A 9 on a 6 fits: turn another, or stop. A 4 on a king doesn’t: take it and the pile. Beside them the trophy: first out wins.
norwegian-lesson-6-alt = Ten variants, each with a sign: { norwegian-option-voluntary_pickup-yes }, { norwegian-option-play_on-yes }, { norwegian-option-play_again_after_ten-yes }, { norwegian-option-four_of_a_kind-yes }, { norwegian-option-strong_ace-yes }, { norwegian-option-ranked_ten-yes }, { norwegian-option-invisible_three-yes }, { norwegian-option-jokers-yes }, { norwegian-option-completion-yes }, { norwegian-option-reversing_six-yes }.
norwegian-lesson-7-alt = Four close calls. Hit by an ace, you are asked even with an empty hand. Four of a kind burn before an ace can counter. A 7 below an invisible 3 still asks for 7 or lower. A completed four burns and does nothing else: nobody is skipped.
