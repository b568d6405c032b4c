# The words in the pictures of the rules of Clash of Vikings, and those pictures told in sentences.

vikings-lesson-gold = Bracelets: stop here to take them all
vikings-lesson-start = Start: one Viking on each
vikings-lesson-centre = Begin your turn here: 2 from the supply
vikings-lesson-water = Water: nobody enters
vikings-lesson-announce = Announce
vikings-lesson-announce-how = A card face down, an action aloud
vikings-lesson-challenge = Challenge
vikings-lesson-challenge-how = The loser gives a bracelet
vikings-lesson-act = Act
vikings-lesson-act-how = Do what you said. Twice a turn
vikings-lesson-says = “{ $action }!”
vikings-lesson-bluff = “Bluff!”
vikings-lesson-or = or
vikings-lesson-action-walk = 1 space
vikings-lesson-action-sprint = up to 2 spaces
vikings-lesson-action-slam = push somebody aside
vikings-lesson-action-shield = ward off an attack
vikings-lesson-action-punch = knock loose, next to you
vikings-lesson-action-slingshot = knock loose, 2 or more away
vikings-lesson-action-club = steal, next to you
vikings-lesson-action-hammer = steal, 2 or more away
vikings-lesson-shield-how = Any card, said to be a Shield
vikings-lesson-shield-unseen = Not challenged: the attack is off
vikings-lesson-shield-true = A true { vikings-action-shield }: the attack is off, the attacker gives a bracelet
vikings-lesson-shield-bluff = A bluff: lose a bracelet, and the attack goes on
vikings-lesson-end = Supply empty? This turn is the last
vikings-lesson-wins = The highest total wins
vikings-lesson-bluff-arena = Bluff Arena
vikings-lesson-at-home = Three cards out: nine are left
vikings-lesson-hands = Two in hand, both must be played

vikings-lesson-1-alt = The round arena. Four bracelet spaces with golden bracelets: stop there to take them all. Four start spaces, for a Viking each. The centre: begin your turn there and take 2 bracelets from the supply. Water, which nobody enters. Below, the bracelets: six worth 1, eight worth 2, seven worth 3, four worth 4.
vikings-lesson-2-alt = A turn in three steps. 1, announce: a Viking plays a card face down and says “Hammer!”; the card may be the Hammer or a bluff. 2, challenge: another calls “Bluff!”; if the card is true, the challenger gives a bracelet, if it’s a bluff, the liar does. 3, act: the announced Hammer takes a bracelet from a Viking two spaces away. Two cards a turn.
vikings-lesson-3-alt = Eight cards, each with a small diagram. { vikings-action-walk }: 1 space. { vikings-action-sprint }: up to 2 spaces. { vikings-action-slam }: push somebody aside. { vikings-action-shield }: ward off an attack. { vikings-action-punch }: knock a bracelet loose from a Viking next to you. { vikings-action-slingshot }: the same at 2 or more spaces. { vikings-action-club }: steal a bracelet from a Viking next to you. { vikings-action-hammer }: the same at 2 or more spaces.
vikings-lesson-4-alt = A Viking attacks with the Hammer, the victim plays a card face down and says “Shield!”; any card will do. Not challenged: the attack is off. Challenged, and it’s a { vikings-action-shield }: the attack is off and the attacker gives a bracelet. Challenged, and it’s a bluff: the victim loses a bracelet and the attack goes on.
vikings-lesson-5-alt = The supply is empty: this turn is the last. Bracelets worth 2, 3 and 4 make 9 and beat 1, 2, 2 and 3, which make 8: the highest total wins the trophy. Beside it the Bluff Arena: one Shield, one Punch and one Slingshot are taken out, nine cards are left; two in hand, and both must be played.
