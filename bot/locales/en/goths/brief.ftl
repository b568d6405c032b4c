### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.

goths-event-card-allotted-brief = **{ $card }** for { $clan }
goths-event-dinner-called-brief =
    { $moved ->
        [yes] 🍗 { $target } back to { $spot }
       *[no] 🍗 { $target } stay in the forest
    }
goths-event-tnt-lit-brief =
    { $in_vain ->
        [yes] 🧨 { $target }: in vain
       *[no] { $part_kind ->
            [machine] 🧨 { $target } lose { $part }
            [wall] 🧨 { $target } lose { $part }
           *[other] 🧨 { $target }: no more barricades ({ $part })
        }
    }
goths-event-order-revealed-brief =
    { $understood ->
        [yes] 🤝 { $clan }: **{ $order }** understood
       *[no] 🤷 { $clan }: **{ $order }** not understood
    }
goths-event-order-stolen-brief = 🦇 { $clan } steal **{ $order }** from { $target }
goths-event-goth-idled-brief = 🦇 { $clan } steal nothing
goths-event-sabotaged-brief = 🔧 { $machine } of { $target } unloaded
goths-event-reinforced-brief = 📯 { $clan }: { $figures } now
goths-event-loaded-brief = 🪨 { $machine } of { $clan } loaded
goths-event-barricade-built-brief = 🪵 { $clan }: barricade at { $spot }
goths-event-fog-discarded-brief = 🌬️ { $clan } without **{ $token }**
goths-event-advanced-brief = 👣 { $clan } at { $spot }
goths-event-trap-sprung-brief = 🕳️ { $clan } −1
goths-event-fog-revealed-brief = 🌫️ **{ $token }** for { $clan }
goths-event-token-taken-brief = 🪙 a token for { $clan }
goths-event-attack-returned-brief = 🪃 { $clan } hit themselves
goths-event-rats-poisoned-brief = ☠️ { $clan }: rat poison at { $spot }
goths-event-shield-raised-brief = 🛡️ { $clan } save a figure
goths-event-figures-lost-brief = ⚔️ { $clan } −{ $lost }
goths-event-order-fizzled-brief = 💨 **{ $order }** has no effect
goths-event-order-lapsed-brief = 🕯️ **{ $order }** lapses
goths-event-clan-eliminated-brief = ☠️ { $clan } are out
goths-event-king-card-left-brief = 📜 **{ $character }** stays face up

## What somebody has more or fewer, after a long absence

goths-holding-figures =
    { $change } { $count ->
        [one] figure
       *[other] figures
    }
goths-event-game-won-brief =
    { $camp_kind ->
        [ostrogoths] 🏆 **Ostrogoths** win
       *[visigoths] 🏆 **Visigoths** win
    }
