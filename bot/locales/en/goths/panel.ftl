### The private panel of Goths Save the Queen
### $told is what a token was told, or what would come of an order.

goths-menu-allot = Who gets which card?
goths-menu-king = Choose a card…
goths-menu-aimed = Orders with a target…
goths-menu-without-token = … or without the token
goths-menu-others = More orders…
goths-menu-orders = Choose an order…
goths-menu-token = Tell your token…
goths-mark-certain = certain
goths-mark-possible = possible
goths-mark-impossible = impossible
goths-order-help = { $mark } · { $told }
goths-choice-told = { $choice } · { $told }
goths-prospect-loss =
    { $count ->
        [one] costs one figure
       *[other] costs { $count } figures
    }
goths-prospect-nothing = no effect now: { $reason }
goths-card-calls = { $orders } · all see { $back }
goths-stake-king = A card that isn’t understood stays face up.
goths-hint-face-up = Face up already, so not to be played: { $cards }.
goths-hint-sealed =
    Your order until you change it: { $order }{ $aim_kind ->
        [open] { "" }
       *[aimed] { " → " }{ $aim }
    }{ $with_token ->
        [yes] { " + token" }
       *[no] { "" }
    }.
goths-hint-spied = Through the spyglass: the king of { $clan } means { $card }.
goths-hint-token-told = Told to your token: { $told }. It goes with the order that you give now.
goths-hint-token-untold = You hold a token, **{ $token }**. { $does } { $mode ->
        [first] It acts by itself at the first chance. To change that, tell it what to do before you give your order.
        [last] It acts by itself to save the last figure. To change that, tell it what to do before you give your order.
        [never] You’ve told it not to act. To change that, tell it what to do before you give your order.
       *[none] To use it this round, first tell it what to do, then give your order.
    }
goths-hint-set-aside = Set aside until round { $round }: { $order }.
goths-hint-own-card-hidden = At this table you have to remember your own card.
goths-form-whisper = A message by pigeon
goths-form-whisper-label = Your partner reads it; at the end, all do
goths-hint-talk = Only the two of you read this until the game is over. You may talk about anything.
goths-hint-said = { $name }: { $text }
goths-recall =
    { $clan }{ $card } → { $order } { $understood ->
        [yes] 🤝
       *[no] 🤷
    }
