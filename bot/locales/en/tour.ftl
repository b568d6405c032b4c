# The tour of /help, and the words in its pictures.

tour-1-title = A table is waiting
tour-1 =
    I host board and card games for people who play when they have a minute. Open a table with a game’s command, for example { COMMAND("vikings new") }. Others press **{ button-join }**, and the host presses **{ button-start }**. { $computers ->
        [no] These
       *[yes] Nobody around? **{ button-computer-add }** fills the seats. These
    } are the games:
tour-2-title = One thread, one board
tour-2 =
    Every game lives in its own thread. Its last message is the board: the picture of the whole table, what just happened, whose move it is and until when. Above it the story grows, one message a round. **{ button-more }** has the rules, the story and everything else.
tour-2-here-title = One channel, one board
tour-2-here =
    A game is played right in this channel. Its last message is the board: the picture of the whole table, what just happened, whose move it is and until when. Above it the story grows, one message a round. **{ button-more }** has the rules, the story and everything else.
tour-3-title = My hand
tour-3 =
    When I call you, press **{ button-hand }**. It shows what happened since your last move, your cards and your question, with every answer that is possible now. Nobody else sees it, and a whole turn happens in this one message.
tour-4-title = Take your time
tour-4 =
    I call you when it’s your turn, and remind you before time is up. When time is up, I make a sensible move for you; after two missed turns, your seat is open to others. { COMMAND("me settings") } sets your language, your quiet hours and your reminders; { COMMAND("me away") } stops your clocks for a while. Every move is kept, whatever happens to me or to the messages.

    Lost? { COMMAND("table list") } shows your tables, starting with those where it’s your turn. { COMMAND("table show") } posts a board again.
tour-5-title = The luck is sealed
tour-5 =
    Before the first move I draw one number, the seed, from which all cards, dice and lots of the game come. I show its seal to everybody at once, in the message of the table. At the end **{ button-luck }** below the last board shows the seed, plays the whole game again from it in front of everybody and says what that proves: nobody can have touched the luck once the game had begun, not even me.

    There you also find **{ button-replay }**, the game seen again move by move, **{ button-film }**, which posts it as a moving picture, and **{ button-analysis }**, which says where it turned.

    ▶️ **Ready?** Open a table below, or read the rules first.

tour-channel = games
tour-typed = /{ vikings-command } { command-new }
tour-free = one seat is free
tour-lobby = A table opens
tour-lobby-1 = Open it with a command
tour-lobby-2 = Friends take a seat
tour-lobby-3 = You start the game
tour-board = The board, for everybody
tour-board-picture = One picture, the whole game
tour-board-lines = What happened, what comes next
tour-board-buttons = Buttons, “{ button-hand }” first
tour-line = Chloé: “{ vikings-action-slingshot }!” Bluff?
tour-panel = “{ button-hand }”, for your eyes only
tour-panel-private = Only you see your cards
tour-panel-question = One question at a time
tour-panel-answer = One press, and it’s played
tour-day-1 = Monday
tour-day-2 = Wednesday
tour-day-3 = Friday
tour-days-1 = A call when it’s your turn
tour-days-2 = Play when you have a minute
tour-days-3 = Nothing is lost, and somebody wins
tour-seal-1 = Sealed
tour-seal-2 = Played
tour-seal-3 = Opened
tour-luck-1 = Everybody sees the seal of the luck
tour-luck-2 = Cards and dice come from it
tour-luck-3 = Anybody can check it

tour-1-alt = A channel. A table of Clash of Vikings with its banner, three players and one free seat, buttons “{ button-join }” and “{ button-start }”, and above it the command /{ vikings-command } { command-new }. 1: open a table with a command. 2: friends take a seat. 3: you start the game.
tour-2-alt = The board of Clash of Vikings: one picture with the whole game, below it a line with what happened and what comes next, and the buttons “{ button-hand }”, “{ button-watch }”, “{ button-follow-game }” and “{ button-more }”.
tour-3-alt = The private panel behind “{ button-hand }”: your own picture with your cards, which only you see, a question (“{ vikings-action-slingshot }!” Bluff?) and two buttons, “{ vikings-move-believe }” and “{ vikings-move-call-bluff }”. One press, and it’s played.
tour-4-alt = One table of Norwegian Battle on three days. Monday at dusk, the game has just begun: a call when it’s your turn. Wednesday at noon, cards have changed hands: play when you have a minute. Friday night, the trophy: nothing is lost, and somebody wins.
tour-5-alt = One game of Clash of Vikings three times. 1, sealed: before the game begins everybody sees the seal of its luck. 2, played: cards and dice come from it. 3, opened: at the end, with the trophy, anybody has it checked.
