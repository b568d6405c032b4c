# The words in the pictures of Norwegian Battle, and the pictures told in sentences.

norwegian-banner = Five people at a table, each with a hand of cards, the pile before them.
norwegian-picture-times = { $count } × { $rank }
norwegian-picture-copies = ×{ $count }
norwegian-picture-turn = Turn { $turn }
norwegian-picture-left = { $left } left
norwegian-picture-exchange = Exchange
norwegian-picture-out = No cards left!
norwegian-picture-winner = Winner!

norwegian-picture-sign-free = anything goes
norwegian-picture-sign-at-least = { $rank } or higher
norwegian-picture-sign-at-most = { $rank } or lower
norwegian-picture-sign-exchange = swap hand and table
norwegian-picture-sign-counter = an ace or a 2 counters
norwegian-picture-sign-give = who takes it?
norwegian-picture-sign-complete = complete to four

norwegian-picture-await-exchange = Everybody chooses three cards to lie face up
norwegian-picture-await-lay = { $name } is to play
norwegian-picture-await-blind = { $name } turns a face-down card
norwegian-picture-await-blind-again = { $name } may turn another face-down card
norwegian-picture-await-aim = { $name } raises the axe. Who gets the pile?
norwegian-picture-await-answer = { $name } attacks { $target }. An ace or a 2?
norwegian-picture-await-give = { $name } plays a joker. Who takes the pile?
norwegian-picture-await-complete = Four of a kind? Missing: { $count } × { $rank }
norwegian-picture-you-exchange = Swap as you like, then choose your three face-up cards
norwegian-picture-you-lay-free = Your turn: play whatever you like
norwegian-picture-you-lay-at-least = Your turn: { norwegian-rank-one } or higher
norwegian-picture-you-lay-at-most = Your turn: { norwegian-rank-one } or lower
norwegian-picture-you-take = Nothing fits: { $count ->
    [one] the card is
   *[other] the { $count } cards are
} yours
norwegian-picture-you-blind = { $count ->
    [one] Turn your last face-down card
    [2] Turn a face-down card: { $first } or { $last }?
   *[other] Turn a face-down card: 1, 2 or 3?
}
norwegian-picture-you-blind-again = It fits! Turn { $count ->
    [one] the last
   *[other] another
} face-down card, or stop?
norwegian-picture-you-aim = Your ace: who gets the pile?
norwegian-picture-you-answer = { $name } attacks you! An ace or a 2, or { $count ->
    [one] the card is
   *[other] { $count } cards are
} yours
norwegian-picture-you-give = Your joker: who takes the pile?
norwegian-picture-you-complete = Complete the four with { $count } × { $rank }?
norwegian-picture-won = { $name } wins the battle!
norwegian-picture-shared = A shared victory!

norwegian-alt-title = Norwegian Battle.
norwegian-alt-turn = Turn { $turn }.
norwegian-alt-goes-round = The cards only go round: { $left ->
    [one] this turn is the last
   *[other] { $left } turns are left
}, unless the game comes closer to its end.
norwegian-alt-waiting = Still to answer: { $names }.
norwegian-alt-waiting-many = Still to answer: { $count } players.
norwegian-alt-waiting-all = Nobody has answered yet.
norwegian-alt-pile = Pile of { $count }, from the top: { $cards }.
norwegian-alt-no-pile = No pile.
norwegian-alt-free = Anything can be played.
norwegian-alt-at-least = Next: { norwegian-rank-one } or higher.
norwegian-alt-at-most = Next: { norwegian-rank-one } or lower.
norwegian-alt-counter = Only an ace or a 2 counters.
norwegian-alt-give = Nothing counters a joker.
norwegian-alt-clockwise = Play goes clockwise.
norwegian-alt-counter-clockwise = Play goes counter-clockwise.
norwegian-alt-stacks = Stock { $stock }, burnt { $burnt }.
norwegian-alt-dealer = Dealer: { $name }.
norwegian-alt-name = { $name } ({ $emblem })
norwegian-alt-known = { $hand } (known: { $cards })
norwegian-alt-ledger = Cards in hand that everybody has seen.
norwegian-alt-ledger-seat = { $name }: hand { $hand }.
norwegian-alt-seat = { $name }: hand { $hand }, { $up } on { $down }.
norwegian-alt-seat-bare = { $name }: hand { $hand }, { $down } face down.
norwegian-alt-seat-hand = { $name }: hand { $hand }.
norwegian-alt-seat-out = { $name }: no cards left, place { $place }.
norwegian-alt-seat-final = { $name }: place { $place }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left.
norwegian-alt-left-hand = Hand: { $cards }.
norwegian-alt-left-up = Face up: { $cards }.
norwegian-alt-left-down = Face down: { $cards }.
norwegian-alt-taken = { $name } took { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
norwegian-alt-burnt = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
} the game.
norwegian-alt-turned = { $name } turned { $card }.
norwegian-alt-hand = Your hand: { $cards }.
norwegian-alt-no-hand = Your hand is empty.
norwegian-alt-play = { $rank } (up to { $most })
norwegian-alt-plays = You can play: { $list }.
norwegian-alt-blind = Face-down cards to turn: { $list }.
norwegian-alt-targets = Targets: { $names }.
norwegian-alt-targets-all = Targets: everybody else.
norwegian-alt-won = { $names } won. The game ended in turn { $turn }.
norwegian-alt-shared = { $names } share the victory after turn { $turn }.

norwegian-moment-ace-taken = { $back ->
    [yes] Thrown back
   *[no] Sent on
}: { $number ->
    [one] a card
   *[other] { $number } cards
} to pick up!
norwegian-moment-ace-stopped = { $back ->
    [yes] Thrown back
   *[no] Sent on
}, and stopped by a 2.
norwegian-moment-ace-burnt = { $back ->
    [yes] Thrown back
   *[no] Sent on
}, but the pile burns first.
norwegian-moment-ace-open = { $back ->
    [yes] An ace thrown back!
   *[no] An ace sent on!
}
norwegian-moment-ace-what = an ace and the pile
norwegian-moment-blind = Turned blind, in vain: { $number ->
    [one] a card
   *[other] { $number } cards
} to pick up.
norwegian-moment-blind-what = a card that could not be laid, and the pile
norwegian-moment-four = The fourth one falls, and the pile burns!
norwegian-moment-four-what = four equal cards ({ $rank }) before a fire
