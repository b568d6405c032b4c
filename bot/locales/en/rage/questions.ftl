### The questions of Clash of Rage: to who is asked, about who is awaited, and in a call.

rage-prompt-clan = Which clan do you lead? There is one of each; first come, first served.
rage-awaits-clan = Waiting for { $seats } to take a clan.
rage-call-clan = take a clan

rage-prompt-tactics = Turn { $turn }: which tactics card? Low numbers act first, high ones bring more.
rage-awaits-tactics = Waiting for { $seats } to choose a tactics card.
rage-call-tactics = choose a tactics card

rage-prompt-bastion = Where does your bastion stand? The numbers are on your map.
rage-awaits-bastion = Waiting for { $seats } to place the bastion.
rage-call-bastion = place your bastion

rage-prompt-reinforce = Where do your new troops go ({ $incoming })? What you don’t post stands on the bastion.
rage-awaits-reinforce = Waiting for { $seats } to post new troops.
rage-call-reinforce = post your new troops

rage-prompt-action = { $draft ->
    [target] Your army at { $origin }: where to?
    [number] { $origin } → { $target }: who goes?
    [march] Your march: { $orders }. Add more, or go.
    [card] Who gets { $gear }?
    [equip] Equipping: { $gold } gold. Forging and final choices hold at once.
   *[none] { $action ->
        [1] Your first action: march, equip, or nothing?
       *[other] Your second action: march, equip, or nothing? Now points win.
    }
}
rage-awaits-action = { $action ->
    [1] Waiting for { $seats }: first action.
   *[other] Waiting for { $seats }: second action.
}
rage-call-action = { $action ->
    [1] take your first action: march or equip
   *[other] take your second action: march or equip
}

rage-prompt-legendary = The forge glows: which legend do you keep?
rage-awaits-legendary = Waiting for { $seats } to choose a legend.
rage-call-legendary = keep a legend

rage-prompt-next-fight = Which fight comes first?
rage-awaits-next-fight = Waiting for { $seats } to choose the next fight.
rage-call-next-fight = choose the next fight

rage-prompt-defence = { $attacker } attacks you at { $site }! How do you defend?
rage-awaits-defence = Waiting for { $seats } to give orders: { $attacker } attacks { $site }.
rage-call-defence = you are attacked: give orders for the defence

rage-prompt-strike = { $site }: your assault. { $dice ->
    [one] One die
   *[other] { $dice } dice
}. Strike or flee?
rage-awaits-strike = Waiting for { $seats } to strike or flee at { $site }.
rage-call-strike = strike or flee

rage-prompt-split = { $wounds ->
    [one] One wound: who falls?
   *[other] { $wounds } wounds: who falls?
}
rage-awaits-split = Waiting for { $seats } to split the wounds at { $site }.
rage-call-split = deal out your wounds

rage-prompt-elves-split = You play the elves against { $attacker }: { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
}, who falls?
rage-awaits-elves-split = Waiting for { $seats } to split the wounds that elves deal at { $site }.
rage-call-elves-split = deal out the elves’ wounds

## Battle orders, behind a button

rage-orders-standing = When you are attacked, what does your defence do?
rage-orders-defend = Which orders for this defence?
rage-orders-hand-over = Which orders take over the fight?
