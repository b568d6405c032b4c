### The private panel of Norwegian Battle
### $cards are ranks that one holds.

norwegian-menu-lay = What do you lay?
norwegian-menu-one = One card of a rank…
norwegian-menu-more = … or several of a rank
norwegian-menu-layout = Lay out three others…
norwegian-layout-hand = In hand: { $cards }
norwegian-hint-exchange = High and special cards serve best face up: they are for the end, when there is nothing left to draw.
norwegian-hint-too-low = Too low now, so not on offer: { $cards }.
norwegian-hint-too-high = Too high on a 7, so not on offer: { $cards }. Not even a 10 gets past it.
norwegian-hint-ranked-ten = No 10 now: at this table it does not go on jack, queen, king or ace.
norwegian-hint-no-pickup = Taking the pile to save your good cards is not allowed: whoever can lay must lay.
norwegian-hint-blind = What does not fit comes into your hand, with the whole pile.
norwegian-hint-blind-free = Anything goes on this pile: nothing can go wrong.
norwegian-hint-no-counter = Only an ace or a 2 counters, and you hold neither.
norwegian-hint-complete = It takes { norwegian-missing }, which you don’t have: you can only let it lie.
