### The private panel of Norwegian Battle
### $cards are ranks that one holds.

norwegian-menu-lay = What do you play?
norwegian-menu-one = A single card…
norwegian-menu-more = … or several of one rank
norwegian-menu-layout = Put three others face up…
norwegian-layout-hand = In hand: { $cards }
norwegian-hint-too-low = Too low right now: { $cards }.
norwegian-hint-too-high = Too high on a 7: { $cards }. Not even a 10 gets past it.
norwegian-hint-ranked-ten = No 10 right now: at this table it doesn’t go on a jack, queen, king or ace.
norwegian-hint-no-pickup = You can’t take the pile to save your good cards: if you can play, you must play.
norwegian-hint-blind = If it doesn’t fit, it comes into your hand, with the whole pile.
norwegian-hint-blind-free = Anything goes on this pile: nothing can go wrong.
norwegian-hint-no-counter = Only an ace or a 2 counters, and you have neither.
norwegian-hint-complete = It takes { norwegian-missing }, which you don’t have: you can only pass.

## What has changed where a plan ended: “Your plan ended: …”

norwegian-plan-lost-pile = the pile is a different one
norwegian-plan-lost-hand = your hand has changed
norwegian-plan-lost-others = the others’ cards have changed
norwegian-plan-lost-order = the order of play has changed

norwegian-details = Known cards
norwegian-detail-known = Known cards
