### The private panel of Clash of Vikings

vikings-hint-slam = No Slam now: there is no Viking within 2 spaces that can be pushed.
vikings-say =
    { $truthful ->
        [yes] { $action } (true)
       *[no] { $card } as “{ $action }”
    }{ $note ->
        [nobody] {" "}· nobody in range
       *[none] {""}
    }
vikings-menu-bluff = Bluff with a card…
vikings-menu-shield = Bluff a Shield with…
vikings-stake-challenge = If it’s a bluff, you win { $theirs ->
    [0] { $supply ->
        [0] nothing
       *[other] a bracelet from the supply
    }
    [1] their only bracelet
   *[other] one of their bracelets
} and their action is off; if not, you lose { $held ->
    [1] your only bracelet
   *[other] one of your { $held } bracelets
}.
vikings-stake-challenge-shield = If it’s a bluff, { $theirs ->
    [0] you win nothing and your blow finds no bracelet
    [1] you win their only bracelet and your blow finds no other
   *[other] you win one of their bracelets before you strike
}; if not, the attack is off and you lose { $held ->
    [0] nothing
    [1] your only bracelet
   *[other] one of your { $held } bracelets
}.
vikings-stake-shield = { $held ->
    [0] The blow finds no bracelet on you. A Shield that is believed stops it; a bluff that’s called costs nothing more.
    [1] The blow takes your only bracelet. A Shield that is believed stops it; so does a bluff, unless it’s called.
   *[other] The blow takes one of your { $held } bracelets, at random. A Shield that is believed stops it; a bluff that’s called costs you a second one.
}
vikings-hint-say = A bluff that’s called costs you a random bracelet, if you have any, and the action.
vikings-outlook-seen =
    { $name }’s cards seen since the last shuffle: { $cards ->
        [none] none
       *[other] { $cards }
    } ({ $deck } left in the deck, { $discard } discarded).
vikings-outlook-deck =
    Still in your deck: { $cards ->
        [none] no card
       *[other] { $cards }
    }.
vikings-outlook-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
vikings-menu-slam = Who do you push, and where?
vikings-menu-space = Which space?

## Answers in advance, and until when they hold

vikings-standing-start-top-left = start at the top left, else where most lies near
vikings-standing-start-top-right = start at the top right, else where most lies near
vikings-standing-start-bottom-left = start at the bottom left, else where most lies near
vikings-standing-start-bottom-right = start at the bottom right, else where most lies near
vikings-standing-call-exposed = call what must be a bluff
vikings-standing-call-walk = call the next { vikings-action-walk }
vikings-standing-call-sprint = call the next { vikings-action-sprint }
vikings-standing-call-slam = call the next { vikings-action-slam }
vikings-standing-call-punch = call the next { vikings-action-punch }
vikings-standing-call-club = call the next { vikings-action-club }
vikings-standing-call-slingshot = call the next { vikings-action-slingshot }
vikings-standing-call-hammer = call the next { vikings-action-hammer }
vikings-standing-doubt-exposed = believe, but call what can’t be true
vikings-standing-doubt-3 = believe, but call 1 in 3 that can hit or push me
vikings-standing-doubt-5 = believe, but call 1 in 5 that can hit or push me
vikings-standing-doubt-10 = believe, but call 1 in 10 that can hit or push me
vikings-standing-doubt-stake-2 = believe, but call what can bring 2 points or more
vikings-standing-doubt-stake-4 = believe, but call what can bring 4 points or more
vikings-standing-believe = believe every announcement
vikings-standing-believe-until = until my next turn, or until I am attacked
vikings-standing-believe-moves = believe moves, ask me about blows
vikings-standing-believe-uncalled = believe while nobody calls a bluff
vikings-standing-believe-uncalled-until = until somebody calls a bluff
vikings-standing-believe-untouched = believe what can’t hit or push me
vikings-standing-believe-shield = believe Shields raised against me
vikings-standing-call-shield = call Shields raised against me
vikings-standing-drop-near = let what I knock out land near me
vikings-standing-drop-water = sink what I knock out, if there’s water
vikings-standing-true-shield = raise a true Shield if I have one, else take the hit
vikings-standing-any-shield = always raise a Shield, a true one if I have one
vikings-standing-some-shield = a true Shield if I have one, now and then a bluff
vikings-standing-no-shield = take the hit
vikings-standing-no-shield-until = once, or until my next turn

## What the answers in a menu are about, where one menu is too short for all

vikings-standing-about-place = where you start
vikings-standing-about-challenge = announcements
vikings-standing-about-challenge-shield = Shields
vikings-standing-about-drop = loose bracelets
vikings-standing-about-shield = blows

## What has changed where a plan ended: “Your plan ended: …”

vikings-plan-lost-places = the Vikings stand elsewhere
vikings-plan-lost-arena = other bracelets lie in the arena
vikings-plan-lost-end = the last turn has come
vikings-plan-lost-bracelets = somebody has lost their last bracelet or has one again
vikings-plan-lost-outcome = a card of this turn came out otherwise
vikings-plan-lost-cards = cards of this turn have been shown
vikings-plan-lost-attack = the attack is a different one
