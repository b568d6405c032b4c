### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.

goths-event-card-allotted-brief = **{ $card }** chez les { $clan }
goths-event-dinner-called-brief =
    { $moved ->
        [yes] 🍗 les { $target } reculent : { $spot }
       *[no] 🍗 les { $target } restent dans la forêt
    }
goths-event-tnt-lit-brief =
    { $in_vain ->
        [yes] 🧨 les { $target } : pour rien
       *[no] { $part_kind ->
            [machine] 🧨 les { $target } perdent { $part }
            [wall] 🧨 les { $target } perdent { $part }
           *[other] 🧨 les { $target } : plus de barricade ({ $part })
        }
    }
goths-event-order-revealed-brief =
    { $understood ->
        [yes] 🤝 { $clan } : **{ $order }**, compris
       *[no] 🤷 { $clan } : **{ $order }**, pas compris
    }
goths-event-order-stolen-brief = 🦇 les { $clan } volent **{ $order }** aux { $target }
goths-event-goth-idled-brief = 🦇 les { $clan } ne volent rien
goths-event-sabotaged-brief = 🔧 { $machine } des { $target } : déchargée
goths-event-reinforced-brief = 📯 les { $clan } sont { $figures }
goths-event-loaded-brief = 🪨 { $machine } des { $clan } : chargée
goths-event-barricade-built-brief = 🪵 les { $clan } : barricade, { $spot }
goths-event-fog-discarded-brief = 🌬️ les { $clan } sans **{ $token }**
goths-event-advanced-brief = 👣 les { $clan } : { $spot }
goths-event-trap-sprung-brief = 🕳️ les { $clan } −1
goths-event-fog-revealed-brief = 🌫️ **{ $token }** chez les { $clan }
goths-event-token-taken-brief = 🪙 un jeton chez les { $clan }
goths-event-attack-returned-brief = 🪃 les { $clan } se visent
goths-event-rats-poisoned-brief = ☠️ les { $clan } : mort-aux-rats, { $spot }
goths-event-shield-raised-brief = 🛡️ les { $clan } sauvent une figurine
goths-event-figures-lost-brief = ⚔️ les { $clan } −{ $lost }
goths-event-order-fizzled-brief = 💨 **{ $order }** : sans effet
goths-event-order-lapsed-brief = 🕯️ **{ $order }** tombe à l’eau
goths-event-clan-eliminated-brief = ☠️ les { $clan } : fini
goths-event-king-card-left-brief = 📜 **{ $character }** reste visible

## Ce que quelqu’un a de plus ou de moins après une longue absence

goths-holding-figures =
    { $change } { $count ->
        [one] figurine
       *[other] figurines
    }
goths-event-game-won-brief =
    { $camp_kind ->
        [ostrogoths] 🏆 victoire des **Ostrogoths**
       *[visigoths] 🏆 victoire des **Wisigoths**
    }
