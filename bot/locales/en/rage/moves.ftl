### What one can do in Clash of Rage, on buttons and in menus.

rage-move-take-clan = { $clan }
rage-move-play-tactic = #{ $card } · { $gold } gold · { $units }
rage-move-place-bastion = { $number } · doors to { $doors }
rage-move-station = { $units } to { $site }
rage-move-station-all = The rest to { $site }
rage-move-lay-all-in = All to { $site }
rage-move-lay-down = Post them like this
rage-move-lay-all-on-bastion = All on the bastion
rage-move-muster = { $site }: { $units }
rage-move-head = { $kind ->
    [fight] → { $site }{ $land ->
        [city] {" "}(city)
        [forge] {" "}(forge)
        [stone] {" "}(stone)
       *[plain] {""}
    }: fight { $enemies }
    [join] → { $site }: fight there, { $arrived } sent
    [own] → { $site }: your own units
    [home] → { $site } your bastion
   *[free] → { $site }: { $ground }
}
rage-move-send-all-to = { $kind ->
    [fight] → { $site }{ $land ->
        [city] {" "}(city)
        [forge] {" "}(forge)
        [stone] {" "}(stone)
       *[plain] {""}
    }: fight { $enemies }
    [join] → { $site }: fight there, { $arrived } sent
    [own] → { $site }: your own units
    [home] → { $site } your bastion
   *[free] → { $site }: { $ground }
}
rage-move-send = { $units }
rage-move-send-hero = { $hero }
rage-move-send-all = All who can: { $units }
rage-move-leave-one = All but one { $unit }
rage-move-march-again = March again: → { $sites }
rage-move-fight-until = { $site }: { $until }
rage-move-split-by = { $site }: kill the { $split }
rage-move-fight-all-until = All fights: { $until }
rage-move-split-all-by = All fights: kill the { $split }
rage-move-fight-first = Fight at { $site } first
rage-move-choose-fights = Ask me before each fight
rage-move-equip-armies = Equip step by step
rage-move-buy = { $gear } · { $cost } gold
rage-move-forge = Forge: { $cost } crystals, { $draws ->
    [one] the last legend
   *[other] keep 1 of { $draws } legends
}{ $wins ->
    [yes] , and win 👑
   *[no] {""}
}
rage-move-recruit = { $hero } · { $cost } gold
rage-move-stand-hero = { $hero } to { $site }
rage-move-hold-card = { $gear }…
rage-move-give-to = To the { $unit }
rage-move-set-aside = Set aside
rage-move-arrange-for-me = Arrange for me
rage-move-arrange-and-confirm = Arrange and finish
rage-move-confirm = { $kind ->
    [march] March!
   *[equip] Done equipping
}
rage-move-pass = { $kind ->
    [drop] End, change nothing
    [begun] End, change nothing
    [done] Done, end the action
   *[nothing] Do nothing
}
rage-move-keep = { $gear }
rage-move-begin-fight = Fight at { $site }
rage-move-defend = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-strike = Strike
rage-move-flee = Flee to bastion
rage-move-hand-over = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-kill = { $units }{ $way ->
    [book] {" "}(most valuable first)
    [big] {" "}(big ones first)
    [small] {" "}(small ones first)
   *[none] {""}
}
rage-move-keep-standing-order = { $until }{ $splits ->
    [yes] , { $split }
   *[no] {""}
}
rage-move-drop-standing-order = Withdraw the standing orders
rage-move-leave = Leave the game

rage-ground-city = free city
rage-ground-forge = free forge
rage-ground-stone = stone { $level }
rage-ground-plain = free

## What follows, before it is confirmed

rage-confirm-pass = { $kind ->
    [drop] Your draft is dropped and the action ends without a move.
    [done] The action ends. What is final stays; the rest of your draft is dropped.
   *[nothing] The action ends without a move and without a purchase.
}
rage-confirm-flee = All survivors{ $hero ->
    [yes] {" "}and the hero
   *[no] {""}
} go to the bastion. { $site } is left to the enemy.
rage-sure-quiet = Nobody is in the way: no fight.
rage-sure-points = { $wins ->
    [yes] 👑 That makes **{ $points }** of { $goal } points: this march **wins at once**.
   *[no] Points after the march, before any fight: **{ $points }** of { $goal }, now { $before }.
}
rage-sure-clash = ⚔️ **{ $site }**: { $attackers } against { $defender ->
    [none] the elves
   *[other] { $defender }
} ({ $defenders }). { $first ->
    [yes] You strike first
   *[no] They strike first
} (slowness { $own } : { $other }).{ $defence ->
    [asked] {" "}{ $defender } is asked for orders first.
    [orders] {" "}{ $defender } has standing orders.
    [hand] {" "}{ $defender } defends by hand.
   *[elves] {""}
}
rage-sure-odds = Forecast, both to the end: you win **{ $chance }%**, { $count ->
    [0] as a rule with none left.
   *[other] with about { $left } left.
}
rage-sure-orders = Your sealed orders: { $until }{ $splits ->
    [no] .
   *[yes] , kill the { $split }.
}
rage-sure-by-hand = You fight by hand: you are asked before each of your assaults.
rage-sure-bought = Bought: { $cards }.
rage-sure-hero = { $hero } joins you at { $site }.
rage-sure-arranged = Carried then: { $cards }.
rage-sure-arranged-for-you = Arranged for you: { $cards }.
rage-march-many = { $units ->
    [0] the hero
    [one] 1 unit
   *[other] { $units } units
}, { $ways } routes
rage-march-ways = Your march in full: { $orders }.
rage-gist-points = { $wins ->
    [yes] 👑 That makes **{ $points }** of { $goal }: it **wins at once**.
   *[no] Before any fight: **{ $points }** of { $goal } points, now { $before }.
}
rage-gist-fight = ⚔️ **{ $site }**: you win **{ $chance }%**, { $count ->
    [0] none left.
   *[other] about { $left } left.
}
rage-gist-orders = { $several ->
    [yes] Orders at { $sites }
   *[no] Orders
}: { $orders }.
rage-gist-forecast = Forecast: { $you ->
    [yes] you win
   *[no] { $name } wins
} { $chance }%.
rage-gist-gained = You gain: { $gained }.
rage-gist-arranged = Arranged: { $cards }.
