# The words in the pictures of Clash of Vikings, and the pictures told in sentences.

vikings-banner = Four Vikings on a meadow by the fjord, a bracelet between them.
vikings-picture-turn = Turn { $turn }
vikings-picture-gathering = Gathering
vikings-picture-last-turn = Last turn!
vikings-picture-await-place = { $opens ->
    [yes] { $name } chooses a start space, and goes first
   *[no] { $name } chooses a start space. { $first } goes first
}
vikings-picture-await-centre = { $name } may take what the centre brings
vikings-picture-await-announce = { $name } is about to announce an action
vikings-picture-await-challenge = { $name } announces { $action }. Truth or bluff?
vikings-picture-await-move = { $name } chooses where to go
vikings-picture-await-slam = { $name } chooses who to slam
vikings-picture-await-target = { $name } chooses a target
vikings-picture-await-shield = { $name } is under attack. A Shield?
vikings-picture-await-challenge-shield = { $name } raises a Shield. Truth or bluff?
vikings-picture-await-drop = { $name } places the bracelet knocked loose
vikings-picture-you-place = { $opens ->
    [yes] Choose your start space. You go first
   *[no] Choose your start space. { $first } goes first
}
vikings-picture-you-centre = Take what the centre brings, or leave it
vikings-picture-you-announce = Play a card, true or bluff
vikings-picture-you-challenge = { $name } announces { $action }. Do you believe it?
vikings-picture-you-move = Choose where to go
vikings-picture-you-slam = Choose who to slam, and which way
vikings-picture-you-target = Choose your target
vikings-picture-you-shield = { $name } attacks you: { $action }!
vikings-picture-you-challenge-shield = { $name } raises a Shield. Do you believe it?
vikings-picture-you-drop = Place the bracelet you knocked loose
vikings-picture-won = { $name } wins the trophy!
vikings-picture-shared = A shared trophy!
vikings-picture-true = true
vikings-picture-bluff = bluff
vikings-picture-no-cards = no card in hand
vikings-picture-clash-true = It really was a { $action }!
vikings-picture-clash-bluff = A bluff: not a { $action }, but a { $card }!
vikings-picture-clash-unseen = The Shield is believed.
vikings-picture-clash-hit = The { $action } hits home!
vikings-picture-clash-empty = The { $action } finds nothing to take.
vikings-picture-clash-given = { $loser } gives { $winner } a bracelet
vikings-picture-clash-drawn = { $winner } takes a bracelet from the supply
vikings-picture-clash-fell = { $loser } loses a bracelet
vikings-picture-clash-nothing = No bracelet changes hands
vikings-picture-line-true = { $action }: it was true!
vikings-picture-line-bluff = { $action }? No, a { $card }!
vikings-picture-line-unseen = The Shield is believed.
vikings-picture-line-hit = The { $action } hits home!
vikings-picture-line-empty = { $action }: nothing to take

vikings-alt-title = Clash of Vikings, arena { $arena }.
vikings-alt-turn = Turn { $turn }.
vikings-alt-gathering = The Vikings take their places.
vikings-alt-last-turn = This is the last turn.
vikings-alt-waiting = Still to answer: { $names }.
vikings-alt-seat = { $name } ({ $emblem }) on { $space }: { $bracelets ->
    [one] { $bracelets } bracelet
   *[other] { $bracelets } bracelets
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}.
vikings-alt-seat-outside = { $name } ({ $emblem }) not yet in the arena: { $bracelets ->
    [one] { $bracelets } bracelet
   *[other] { $bracelets } bracelets
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}.
vikings-alt-seat-final = { $name } ({ $emblem }) on { $space }: { $bracelets ->
    [0] no bracelets
    [one] { $bracelets } bracelet ({ $values })
   *[other] { $bracelets } bracelets ({ $values })
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
vikings-alt-arena = Bracelets in the arena: { $list }.
vikings-alt-arena-bare = No bracelet in the arena.
vikings-alt-space = { $space }: { $values }
vikings-alt-supply = Supply: { $supply }.
vikings-alt-laid = Played this turn: { $list }.
vikings-alt-laid-hidden = { $name }: { $action }, face down
vikings-alt-laid-known = { $name }: { $action }, face down, in truth { $card }
vikings-alt-laid-true = { $name }: { $action }, true
vikings-alt-laid-bluff = { $name }: { $action }, a bluff with { $card }
vikings-alt-knocked = A bracelet of value { $value } was knocked loose.
vikings-alt-hand = Your hand: { $cards }.
vikings-alt-own = Your bracelets: { $values }.
vikings-alt-known = You know that { $name } has: { $values }.
vikings-alt-choices = You may choose: { $list }.
vikings-alt-over = The game is over. { $result }.
vikings-alt-won = { $names } won
vikings-alt-shared = { $names } share the trophy

vikings-moment-bluff = Caught bluffing: “{ $announced }” was { $card }.
vikings-moment-honest = Called in vain: it really was { $card }.
vikings-moment-caught = A bracelet worth { $value } changes arms.
vikings-moment-sunk = A bracelet worth { $value } is gone for good.
vikings-moment-cards = the stone of { $announced } and the card { $card }
vikings-moment-bracelet = a bracelet worth { $value }
