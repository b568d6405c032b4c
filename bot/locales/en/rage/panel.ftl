### The private panel of Clash of Rage: invitations and hints.

rage-conceding = You have no points then, and come behind everybody who stays.
rage-menu-bastion = Which place on the map?
rage-menu-tactics = Another tactics card…
rage-posting-asked = And your { $units }: where do they go? Say it now, and you won’t be asked again this turn.
rage-posting-said = Your { $units } go to { $site }. You can still change that.
rage-menu-station-all = Post all of them to…
rage-menu-station = Post some of them…
rage-menu-muster = Another army…
rage-menu-army = Part of an army…
rage-at-once-march = March with whole armies…
rage-at-once-also = Other whole armies, too…
rage-at-once-who = { $units }{ $hero ->
    [yes] {" "}and the hero
   *[no] {""}
}{ $stays ->
    [none] .
   *[other] ; 1 { $stays } stays.
}
rage-at-once-odds = You win { $chance }%, { $count ->
    [0] as a rule with none left.
   *[other] about { $left } left.
}
rage-at-once-buy = Buy one, handed out…
rage-at-once-keep = Keep one, handed out…
rage-at-once-gear = { $gear }{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } gold
} → { $unit }
rage-hint-at-once = Whole armies march as soon as you have picked{ $live ->
    [yes] { "" }
   *[no] , and fight to the end
}; one purchase is made at once. Either is the whole action.
rage-menu-head = Some of them, to…
rage-menu-onward = From there, to…
rage-way =
    { $who ->
        [all] All
       *[some] Some
    } { $way }
rage-menu-send = Send only…
rage-menu-battle = Battle orders…
rage-menu-order-of-fights = Which fight first?
rage-menu-buy = Buy from the market…
rage-menu-recruit = Recruit a hero…
rage-menu-hold = Give a card to a unit type…
rage-menu-stand = Where does the hero stand?
rage-menu-defend = Orders…
rage-menu-hand-over = Orders…
rage-menu-kill = Who falls?
rage-menu-standing = My defence…
rage-menu-split = { $split }…

rage-hint-standing = Standing orders defend you without the game waiting for you. That they exist is public, what they say is secret.
rage-hint-lead = { $count ->
    [0] Nobody has a point; { $goal } win in a second action.
    [one] { $leaders } leads with { $points } of { $goal } points.
   *[other] { $leaders } lead with { $points } of { $goal } points.
}
rage-hint-can-win = One point short{ $count ->
    [one] { "" }
   *[other] { " " }each
}: { $seats } can win in a second action.
rage-hint-wins-next = 🚨 { $seat } wins when the second action begins. { $to_take ->
    [0] { $ahead ->
        [0] Nothing stops that any more.
       *[other] Only a victory before that stops it.
    }
    [one] Only taking a city stops it{ $ahead ->
        [0] .
       *[other] , or a victory before that.
    }
   *[other] Only taking { $to_take } cities stops it{ $ahead ->
        [0] .
       *[other] , or a victory before that.
    }
}
rage-hint-overrun = { $site }: after { $count ->
    [one] 1 more unit
   *[other] { $count } more units
} there, others may pass through.
rage-hint-hero-alone = { $sent ->
    [yes] Your hero would stand alone: send a unit there too, or undo the hero’s step.
   *[no] Your hero would stay behind alone: send the hero along or to the bastion, or undo.
}
rage-hint-nobody-moves = None of your units can move.
rage-hint-forge-no-forge = No forging: you control no forge.
rage-hint-forge-not-enough-crystals = No forging: it costs { $cost } crystals, you have { $crystals }.
rage-hint-forge-one-legendary-an-action = No more forging: one legend per action.
rage-hint-forge-no-legendary-left = No forging: all legends are out.
rage-hint-too-dear = Too expensive for now: { $cards }.
rage-hint-hero-dear = No hero you can afford: you have { $gold } gold.
rage-hint-hero-owned = You have your hero for this game.
rage-hint-forecast = Forecast, both to the end: { $you ->
    [yes] you win
   *[no] { $name } wins
} { $chance }%.
rage-hint-reserve = The reserve lacks { $units }: lost.
rage-hint-deck = Still in your deck: { $cards }.
rage-hint-other-hand = { $seat } { $certain ->
    [yes] holds
   *[no] may hold
}: { $cards }.

## Why something is refused

rage-rule-action-is-to-equip = You’ve begun to equip in this action; marching has to wait for the next. Undo the draft or end the action.
rage-rule-action-is-to-move = You’ve drafted a march; drop it with undo before you equip.
rage-rule-already-the-target = You’re heading there already: say who goes.
rage-rule-already-there = They stand there already. Choose another place.
rage-rule-aside-already = That card is set aside already. Give it to a type or choose another.
rage-rule-beside-another-bastion = A bastion may not touch another bastion. Choose a numbered place on your map.
rage-rule-card-not-held = That card isn’t in your hand. Choose one you hold.
rage-rule-card-not-owned = You don’t own that card. Buy it first.
rage-rule-card-placed-already = That card has its place in this draft. Undo the step to place it anew.
rage-rule-carried-already = That type carries such a card already. Choose another type.
rage-rule-clan-taken = Somebody leads that clan already. Take another one.
rage-rule-enemies-in-the-way = Enemies in the way: units must stop where enemies stand, until as many of yours are sent there (overrun).
rage-rule-equipping-already = You’re equipping already: buy, recruit, arrange, or end the action.
rage-rule-everybody-by-hand = At this table everybody fights by hand; there are no standing orders.
rage-rule-game-over = The game is over.
rage-rule-hero-alone = A hero may not be left alone outside the bastion: send a unit along.
rage-rule-hero-cannot-go = Your hero can’t get there. Choose a lit place.
rage-rule-hero-not-free = That hero can’t be recruited any more. Choose one beside the market.
rage-rule-left-already = That seat has left the game.
rage-rule-army-in-hand = That army is in hand already: choose where it goes.
rage-rule-army-sent = Nobody of that army is left to send. Choose another army, or confirm your march.
rage-rule-no-army-in-hand = Take an army in hand first.
rage-rule-no-card-in-hand = Take a card in hand first.
rage-rule-no-fight-there = There is no open fight there. Choose one on the map.
rage-rule-no-forge = You control no forge: win one, then forge.
rage-rule-no-hero-to-place = You recruited no hero in this action, or the hero already has a place.
rage-rule-no-legendary-left = No legend is left to forge.
rage-rule-no-own-unit-there = None of your units stands there. Choose a territory of yours, or the bastion.
rage-rule-no-standing-order = You have no standing orders to withdraw.
rage-rule-no-troops-come = That card brings no troops: your reserve has none of them left. Choose another card, or leave it at that.
rage-rule-no-such-battle-order = That is no order for this fight, or it was given already. Undo to change it.
rage-rule-no-such-orders = There are no such battle orders. Choose from the menu.
rage-rule-no-target = First say where to.
rage-rule-nobody-can-go = No unit of this army can get there. Choose a lit place.
rage-rule-nobody-to-send-there = Nobody who could still march stands there. Choose a lit place.
rage-rule-not-a-legal-split = { $wounds ->
    [one] The wound must be used if it can kill somebody.
   *[other] All { $wounds } wounds must be used while they can still kill somebody.
} Choose from the list.
rage-rule-not-beside-a-territory = A bastion must touch a territory. Choose a numbered place on your map.
rage-rule-not-drawn = You didn’t draw that legend. Choose one of those shown.
rage-rule-not-enough-crystals = Forging costs { $cost } crystals, you have { $crystals }. Elves and cities bring more.
rage-rule-not-enough-gold = That costs { $cost } gold, you have { $gold }.
rage-rule-not-equipping = Begin with *Equip step by step*, then buy.
rage-rule-not-on-the-market = That card isn’t on the market.
rage-rule-not-so-many = { $able ->
    [0] None of them can get there.
   *[other] Only { $able } of them can get there.
}
rage-rule-not-so-many-left = { $left ->
    [0] None of that level is left to post.
    [one] Only 1 of that level is left to post.
   *[other] Only { $left } of that level are left to post.
}
rage-rule-nothing-drafted = Your draft is empty: enter something, or do nothing.
rage-rule-nothing-left-to-place = All your new troops are posted.
rage-rule-nothing-to-arrange = There is nothing to arrange better.
rage-rule-nothing-to-repeat = Your last march can’t be repeated from here.
rage-rule-one-hero-only = One hero for each player and game, and you have yours.
rage-rule-one-legendary-an-action = One legend per action. Forge again in the next.
rage-rule-only-the-bastion = You hold no territory: all your new troops go to the bastion.
rage-rule-place-the-card-first = Give the card in hand a place first, or set it aside.
rage-rule-rocks-and-enemies-in-the-way = Rocks and enemies bar the way. Only flight passes over both.
rage-rule-rocks-in-the-way = Rocks bar the way. Only flight passes over them.
rage-rule-same-answer = That is your answer already.
rage-rule-same-orders = Those are your standing orders already.
rage-rule-send-somebody-first = First say who goes, then go on.
rage-rule-somebody-stays-anyway = Somebody stays behind anyway.
rage-rule-no-such-place = There is no such place on this map.
rage-rule-bastion-of-another = That’s somebody else’s bastion; only its owner goes there. Choose a lit place.
rage-rule-too-far = Too far: count each unit’s movement, equipment included.
rage-menu-standing-now = Defence: { $orders }
rage-help-turns = { $card } · final: the deck turns a card
rage-help-overrun = { $count ->
    [one] 1 unit must end there before others pass
   *[other] { $count } units must end there before others pass
}

rage-details = Sheets and dice
rage-detail-fights = The fights
rage-detail-dice = Dice at { $site }
