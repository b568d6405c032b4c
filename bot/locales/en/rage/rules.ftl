### The rules of Clash of Rage in short; each page at most 1500 characters.

rage-goal = 🎯 Goal: { $goal } points in a second action
rage-first-turn =
    - **Goal:** 4 points (long game: 5). An elf city held is 1, a legend forged is 1 for ever.
    - **A turn:** a secret tactics card, gold and troops, then two actions: march or equip.
    - **Surprise:** points win only in your second action. Till then others can take a city.
    - **End:** reach that in a second action and you win at once; after the last turn, most points.
    - **First:** My hand, a clan (unless dealt), a tactics card: low acts first, high brings more.
rage-rules-1-title = The Empire
rage-rules-1 =
    The elves have sat in their crystal cities for too long. Four clans disagree about who should sit there next, and that is the game: the first player with **4 points** (long game 5) **in a second action** wins at once.

    ▸ **Points**
    - 1 for every **elf city** you control. Lose the city, lose the point.
    - 1 for every **legend** you forge (*legendary equipment*). That one is yours for ever.
    - You control a territory where your units stand alone. A hero controls nothing.

    ▸ **The map**
    - One region of seven hexes per player. On the map each region has a letter: A0 is its city, A1 to A6 lie around it, A1 on the right, then clockwise.
    - **City**: four elves guard it. It brings 3 crystals a turn.
    - **Forge**: two elves guard it. Here crystals become legends.
    - **Stone I, II or III**: unguarded. Between the two actions it gives its controller a unit of that level.
    - **Rocks** bar the way; only flight passes over them.
    - **Bastions** stand outside the regions. Yours can’t be attacked, and nobody else may enter it.

    ▸ **Public**: board, reserves, equipment, gold, crystals, market, all dice, played tactics. **Secret**: hands, decks, chosen tactics, drafts, and what battle orders say.
rage-rules-2-title = A turn
rage-rules-2 =
    ▸ **1. The elves improve** (not in turn 1). Guard, Elder and Templar each draw a card, if any of them stand on the board. An empty slot takes it; otherwise the more expensive card stays. Then you draw back up to three tactics cards.

    ▸ **2. Tactics.** Everybody chooses one of three in secret. They are revealed together. The numbers, from low to high, are the **turn order** of the whole turn.
    - In turn 1 each places a bastion: next to a territory, not next to another bastion.
    - **Income**: the card’s gold, 3 crystals per city.
    - **Reinforcements**: the card’s units come from your reserve, onto your bastion and any territory where you have a unit. What the reserve lacks is lost.

    ▸ **3. First action**, in turn order: **march**, **equip**, or nothing.

    ▸ **4. Stones** give their units. Nobody is asked.

    ▸ **5. Second action**, like the first. Here you can win: points are counted when it begins, when you confirm a march, after each fight and after each forging.

    ▸ **So watch out**: the goal, met after somebody’s *first* action, wins at the start of the *second*, unless a city is taken in between. The board warns everybody.

    ▸ If your time runs out: the card with the strongest troops, all of them on the bastion, no action, a defence to the end, the first legend drawn.
rage-rules-3-title = Marching
rage-rules-3 =
    ▸ **A march** is a draft: take an army in hand, choose a lit place, say who goes. Repeat as you like, take steps back with undo, then confirm it all at once. Nobody sees it before.

    ▸ **How far**
    - Each unit goes up to its movement, equipment included. A territory or your own bastion costs 1. Rocks block.
    - Each unit makes one path per action. Any number may stand in one territory.
    - Units **must stop** where enemies stand.

    ▸ **Overrun**: once you’ve sent as many units into a territory as there are enemies, others may pass through. They must *end* there to count, so the order of your orders matters.

    ▸ **Flight** ignores rocks and enemies on the way.

    ▸ **Heroes** move like units but don’t count for overrun. At the end of the march a hero stands with at least one unit or on the bastion.

    ▸ **Fights** follow all movement, one in every territory that you share with enemies, in the order in which you first aimed at them. In the draft you may change that order, or ask to choose before each fight.

    Shortcuts: *all who can*, *all but one*, *march again*.
rage-rules-4-title = Fights
rage-rules-4 =
    ▸ **Who strikes first**: add the slowness of the unit **types** present, with their equipment. The lower sum strikes first; equal: the defender. Counted once.

    ▸ **Assaults** alternate. Roll as many dice as the **power** of your strongest unit present, 10 at most.
    - Four faces of six hit. Each **reroll** symbol rolls all blanks again.
    - **Wounds** = hits + sure hits + rage tokens − the enemy’s shields.
    - A type counts once, however many of it are there, and no longer once its last one is gone.

    ▸ **Who falls**: the wounds are split freely, but all must be used while they can still kill somebody. A unit dies only if it takes its full HP in one assault; nothing is carried over. Your dead return to your reserve. A dead **elf** is a **crystal** for its slayer.

    ▸ **Rage**: an assault that kills nobody earns a token, +1 wound in each later assault of this fight. A rage symbol gives one before each of your assaults.

    ▸ **Fleeing**, instead of rolling: all survivors and the hero go to the bastion. Elves never flee.

    ▸ **Heroes** join the fight, aren’t units, and never die: alone, they go home.
rage-rules-5-title = Battle orders
rage-rules-5 =
    A fight with orders on both sides runs through in one go, so nobody waits for dice.

    ▸ **Until when**
    - *to the end*
    - *flee with n units left or fewer*: checked before each of your assaults, heroes not counted
    - *flee at once*
    - *by hand*: you are asked before each of your assaults, and for every split that leaves a choice

    ▸ **How wounds are split**
    - *most valuable first*: what is worth most. Level I 2, II 3, III 6; Guard 2, Elder and Templar 3; +1 for wiping out a type
    - *big ones first* or *small ones first*

    ▸ **Attackers** give their orders with the march, one set for all fights, or another for a single one.

    ▸ **Defenders** are asked when a fight opens, unless they left **standing orders** under *My defence…*. Set, change or withdraw them at any time. That they exist is public, what they say isn’t.

    ▸ With **fights by hand**, if the table chose that, everybody is asked and nobody gives orders.

    ▸ The **forecast** on the panel plays the fight 100 times from what everybody can see, both sides to the end. It knows nobody’s orders.

    ▸ **Elves** must reroll, never flee, gain rage like everybody, and kill the most valuable first (or by the neighbour’s hand, as the table chose).
rage-rules-6-title = Equipping
rage-rules-6 =
    An equip action may do all of this, in any order. It is a draft until you confirm, but what turns up a new card is **final** at once, and says so.

    ▸ **Buy** cards from the market, six different ones, identical ones stacked. A gap is filled at once.

    ▸ **Arrange**: each unit *type* has a weapon and an armour. Cards may change types or be set aside; they stay yours. Or let me arrange them: the most expensive that fits, on the type with most units on the board; one press can end the action with it.

    ▸ **Forge** one legend per action, if you control a forge: 6 crystals with one forge, 4 with two or more. Draw one card, and one more for each forge you control; keep one. That’s a point for ever, and a fine weapon or armour.

    ▸ **Recruit** one hero for the whole game. Hekna’s movement is 3, that of the others 2.
    - **Hekna** (8): sure hit 1; with 2 own units or fewer, 2 rage at the start.
    - **Neggesh** (9): shield 1; steals a rage token once per fight.
    - **Razaro** (10): sure hit 1; outnumbered, 2 rage at the start.
    - **Warden** (11): a reroll; a barrier of 3 HP before the units, once per fight, to be broken in one assault.

    ▸ **Symbols**: power = dice, sure hits = wounds without a die, shields stop wounds, slow strikes later.
rage-rules-7-title = The end, and close calls
rage-rules-7 =
    ▸ **The end**: whoever reaches the goal in a second action wins at once; open fights are not fought. If nobody does, the game ends after turn 15 (long game 20, or as the table chose): points, then legends, forges, crystals and gold.

    ▸ **Close calls**
    - An empty territory belongs to nobody. Nor does a shared one.
    - Two stones and too few units in the reserve: first the territory with fewer of yours.
    - Equal cost doesn’t replace an elf’s card. Cards put under the deck come round again.
    - Buying one of a stack reveals nothing and stays a draft.
    - A played tactics card can come back once your deck runs out, from turn 6 on.
    - Breaking only the barrier kills nobody: the attacker earns rage.
    - The market stays as it is when the deck is empty.

    ▸ **Leaving**: units, equipment and hero leave the game, the bastion stays. The last one left wins.

    ▸ **Four sayings by the fire**
    - Initiative wins fights between equals. Mind the slow armour.
    - One unit left behind keeps a city.
    - Act last in this turn, first in the next: two actions in a row.
    - Elves get better every turn. You might, too.
