### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.

norwegian-event-blind-turned-brief =
    { $playable ->
        [yes] **{ $card }** turned, it fits
       *[no] **{ $card }** turned, it doesn’t fit
    }
norwegian-event-pile-taken-brief =
    { $number ->
        [one] ‹{ $seat } takes|you take› one card
       *[other] ‹{ $seat } takes|you take› { $number } cards
    }
norwegian-event-ace-returned-brief = ace against ‹{ $attacker }’s|your› ace
norwegian-event-ace-stopped-brief = ‹{ $attacker }’s|your› ace stopped
norwegian-event-joker-wasted-brief = joker wasted
norwegian-event-went-out-brief = ‹{ $seat }|you› out, place { $place }
norwegian-event-left-last-brief = ‹{ $seat }|you› left last, place { $place }

## What somebody has more or fewer, after a long absence

norwegian-holding-cards =
    { $change } { $count ->
        [one] card
       *[other] cards
    }
