### The rules of Goths Save the Queen in short, a page each

goths-goal = 🎯 Goal: the queen, or no enemy left
goths-first-turn =
    - **Goal:** find the queen behind one of three doors, or wipe out the enemy army.
    - **A round:** kings play a card, then chiefs give an order. If the two fit, it happens.
    - **Surprise:** a card’s back shows its character and a decoy. Teammates may not talk.
    - **End:** the queen found or no enemy left wins at once. After 100 rounds it’s a draw.
    - **First:** My hand. A king picks a card; a chief then picks an order marked ✅ or ❔.
goths-rules-1-title = The battlefield
goths-rules-1 =
    Ostrogoths and Visigoths both want the queen. She sits behind one of three doors in the middle (the *objective cards*). Behind another is a trap, behind the third nothing but a plain, and nobody knows which is which.

    ▸ **The ground**
    - Each clan has three cards of its own: a **forest**, where its army starts with two figures, and two **plains** before the doors. A third figure waits in reserve.
    - Lost figures go back into the reserve and may be called up again.
    - Each clan has a **catapult** (its *machine*), not loaded at first.

    ▸ **King and chief**
    - The **king** says *who* is to act, the **war chief** what is done: *barbarian* and *axe* fit, so the axe flies. What doesn’t fit doesn’t happen. They **may not talk to each other** about the game, here or anywhere else, not even before it. What a chief has seen stays secret, even from the king.
    - *My hand* shows each of you what you alone may know.

    ▸ **Winning**
    A camp wins at once when its army **finds the queen**, or when the other camp has **no figure left** in the field; the reserve doesn’t count. After 100 rounds it’s a draw.
goths-rules-2-title = A round
goths-rules-2 =
    1. The **initiative** changes sides (not in round 1). It decides who goes first.
    2. The **kings**, one after the other, play a card face down. Everybody sees its back at once, so it can’t be changed. The second king sees the first one’s back before choosing.
    3. All **chiefs** give an order at the same time. You may change yours until the last one has answered.
    4. Everything is **revealed**. A clan is *understood* if its chief’s order belongs to the character of the king’s card just played, or of any card of that king that lies face up.
    5. Orders that were understood are **carried out** by number, 1 first; with equal numbers, the clan with the initiative goes first. Nothing happens at the same time: each sees what the one before has left behind. An order that was understood can’t be declined.
    6. A clan that was understood takes all its cards back. Otherwise the king’s card stays **face up**.

    An order may carry a **target** (a door, an enemy). It’s used if it is still possible, and for a door only if no door was opened, entered or shuffled since; otherwise the chief is asked when it happens.

    If your time runs out, I answer for you: a king’s card drawn by lot, a sensible order.
goths-rules-3-title = The nine orders
goths-rules-3 =
    ▸ **Vulture**
    - **1 Recon**: the chief secretly looks behind one door. Which door is public.
    - **2 Sabotage**: the enemy machine is unloaded.

    ▸ **Recruiter**
    - **3 Reinforce**: one figure more, up to three.

    ▸ **Catapult**
    - **4 Load**: your catapult is loaded.
    - **5 Fire**: a loaded catapult costs the enemy up to two figures, in the forest too, but not behind a barricade. Then it’s empty, whatever came of it.

    ▸ **Barbarian**
    - **6 Barricade**: the card under your army becomes a barricade, and stays one when you leave. Not at doors.
    - **7 Advance**: one card on, never back. From the second plain you go to any door where no army stands; from a door to another one. The queen wins at once, the trap costs a figure each time somebody enters, the plain does nothing.
    - **8 Axe**: the enemy loses one, unless in the forest or behind a barricade.
    - **9 Rats**: the enemy loses one, but only behind a barricade.

    An order without effect was still understood. Doors give no cover, and a barricaded forest counts as a barricade only.
goths-rules-4-title = Reading backs
goths-rules-4 =
    A king has eight cards: each of the four characters twice. On the back of a card stand **its true character and a decoy**, always in the same order. So each back fits exactly two cards, one of each character:

    - Vulture / Recruiter, Vulture / Barbarian
    - Recruiter / Catapult
    - Catapult / Barbarian

    ▸ **Cards that stay**
    The cards of a king who wasn’t understood stay face up and pile up. **Any** of them makes an order fit, and a face-up card can’t be the one just played: its twin must be. After six misunderstandings in a row every order fits.

    ▸ **The marks in a chief’s panel**
    - ✅ **certain**: the character lies face up, or the card just played can only be this one.
    - ❔ **possible**: it’s one of two that the back leaves open.
    - 🚫 **impossible**: this round it won’t be understood.

    They follow from what everybody can see, nothing else. “No effect now” is public too; but somebody may act before you.
goths-rules-5-title = Fog of war, and who knows what
goths-rules-5 =
    ▸ **Fog of war** (an option)
    One of four tokens lies face down on the second plain of each clan (or on the first one). It’s revealed when the army steps on it, and stays in force until it’s removed:
    - **Pea soup**: no recon. **Short of men**: no reinforcement. **Squalls**: no axe. **Boar shortage**: the machine is unloaded and can neither be loaded nor fired.
    - While the army stands on that card, *Barricade* may get rid of the token instead of building. With *Recon* a chief may look at the clan’s own token while it lies face down.
    - An order that fog forbids has no effect, but was understood.

    ▸ **Who knows what**
    - Everybody: backs, face-up cards, armies, barricades, machines, open doors, who has answered, and who looked where.
    - A king alone: the card just played, until the reveal.
    - A chief alone: the order and its target, until the reveal; what recon showed; the token held.
    - Nobody: closed doors, tokens face down, tokens in the box.

    At the end everything is shown, whispers and the orders of a round cut short too; but never a target or an instruction that came to nothing.
goths-rules-6-title = Two, three, six, seven, eight
goths-rules-6 =
    ▸ **2 and 3**: alone in a clan you are king and chief, and play first the card, then the order. The order that you gave is **set aside for one round**, so never the same twice running. At 3 the lone clan wins about four games in five; the *handicap* takes a figure from it.

    ▸ **6**: each camp has one king and two chiefs, each with an army, cards and ground of their own. One king’s card serves both; each is understood or not separately. The king takes the cards back if at least one was understood. Hostile orders name one enemy army. A camp loses when **both** armies are gone.

    ▸ **8**: two kings and two chiefs per camp. Each king orders only one chief. A clan whose army is gone stops playing.

    ▸ **7**: a camp of three against a camp of four, which wins about three games in five; the *handicap* takes a figure from it.

    ▸ **Initiative at 6 to 8**: A, B, C, D and round again, one step a round. The same order breaks ties, and the kings play in it. Only one army fits at each door.

    ▸ **Conceding**: a camp has conceded when all its living seats have. Until then I play for a seat that would rather not; whoever takes it over plays on.
goths-rules-7-title = The Dancing Queen: cards
goths-rules-7 =
    Each is an option of its own.

    - **Gothic Goth** (Barbarian): your clan carries out the order that an enemy clan was understood with, in its place, with your army, at that order’s number, and you choose its targets. The robbed clan counts as understood and does nothing. If the enemy wasn’t understood, nobody acts. A Goth that picks a Goth: neither does anything. With two enemies you name one; of two friends the first gets the order.
    - **Carrier pigeon** (Recruiter, 6 to 8 players): after all other orders the chiefs of the camp whisper to each other, and in a camp of four its kings too: up to three messages of 200 characters each, seen by these two alone until the game is over. Never king with chief.
    - **Ballista** instead of the catapult: costs exactly one figure anywhere, forest, barricade and door too, and **stays loaded** until an enemy sabotages it or a token ends it.
    - **3D barricade**: one per chief. It stands where the army stands, at doors too, and goes aside when the army leaves.

    With one box at 6 to 8, the kings say before round 1 which chief gets which card; if two kings disagree, the lot decides.
goths-rules-8-title = The Dancing Queen: tokens
goths-rules-8 =
    When your army steps onto the card with its token, you take it in secret. You may use it **once**: shield and rat poison at once, the others from the next round on. What it is to do goes **with your order**: tell it first, then give the order *with the token*.

    Played before the reveal, in initiative order:
    - **Boomerang**: all attacks of one enemy this round hit that enemy.
    - **Dinner!**: an enemy army steps back one card; not out of the forest.
    - **TNT**: destroys a machine for good, or forbids barricades on a terrain card; one that stands there goes. Kills nobody.
    - **New deal**: doors without an army are shut and shuffled.

    At its moment:
    - **Double recruitment**: a Reinforce brings two.
    - **Mastermind**: the initiative stays (2 to 4), or goes where you say (6 to 8).
    - **Spyglass**: before your order, read a king’s card. Everybody sees whose.
    - **Shield**: cancels the loss of one figure; not in the trap. Normally it saves the last figure.
    - **Rat poison**: rats have no effect, nor ever again on that card.

    An instruction that doesn’t come true stays secret, and the token is kept.
