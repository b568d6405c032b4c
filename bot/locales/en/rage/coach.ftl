## Tips for a first game

rage-tip-clan = Each clan has units of its own strength. For a first game any will do: take the picture you like.
rage-tip-tactics = A low number acts first, a high one brings more gold and stronger units. Who acts last now and first next turn has two actions in a row.
rage-tip-bastion = Your bastion can’t be attacked: units that flee come home to it. Near a forge or a stone your first march is short.
rage-tip-reinforce = Put units where you march from, and one wherever you hold something: one unit keeps a city.
rage-tip-action = March to take a city or a forge, or equip first: a weapon on a type counts for all its units. You have two actions a turn.
rage-tip-legendary = The point is yours for ever, whichever you keep. Take what the type with most units can use.
rage-tip-next-fight = Fight the one you are sure of first: what you win may count as a point at once.
rage-tip-defence = Say how long you hold: to the end, or until few are left; then the survivors come home to your bastion.
rage-tip-strike = Strike, or flee with everybody who is left: that gives up the territory, and nothing else. The dead return to your reserve.
rage-tip-split = A unit dies only if it takes its full HP in this one assault. Spread wounds so that none are wasted.
rage-tip-elves-split = You play the elves now: split their wounds so that it hurts.
rage-tip-marching = Nothing is seen before you confirm: send one group, then the next, and look at the forecast of each fight.
rage-tip-equipping = What turns up a new card is final at once; all else can be undone until you confirm. A forge makes crystals into points.
rage-tip-second-action = Points win now: whoever reaches the goal in a second action wins at once. Look at who could take a city from whom.
rage-tip-later-turn = The elves draw equipment each turn: cities get harder to take, not easier.
rage-tip-barrier-broken = The Warden’s barrier took three wounds and is broken. If nobody fell to the rest, whoever struck earns rage.
rage-tip-elves-drew = Each type of elves on the board draws a card and keeps the more expensive one: from now on, in every city.
rage-tip-elves-fell = Each dead elf is a crystal for its slayer: six of them and a forge make a legend.
rage-tip-fight-began = The side with the lower slowness strikes first; then assaults alternate. Dice: your strongest unit’s power, four faces of six hit.
rage-tip-hero-returned = Heroes never die. Alone, they go home to the bastion.
rage-tip-legendary-forged = A legend is a point for ever: no fight takes it away.
rage-tip-points-changed = A point for each city held, while it is held. The board keeps count.
rage-tip-rage-gained = An assault that kills nobody earns rage: one more wound in each later assault of this fight.
rage-tip-reinforcements-lost = What the reserve lacks is lost. Units that fall go back there.
rage-tip-stone-reinforced = A stone gives its holder a unit between the two actions of each turn, without a fight.
rage-tip-units-fell = The fallen go back to the reserve: a later tactics card can bring them again.

## What somebody else may answer

rage-reply-strike = strikes
rage-reply-flee = flees
rage-reply-defend = defends
rage-reply-pass = does nothing
