newgame-name = NEW GAME
newgame-emoji = 🪵
newgame-tagline = A heap of sticks, and nobody wants the last one.
newgame-about = Take one to three sticks each turn. Whoever takes the last one loses.
newgame-length =
    { $pace ->
        [live] 10 minutes
       *[other] { lobby-days }
    }
newgame-analysis-strength = How strong am I here? Nobody has measured me yet.
newgame-command = newgame
newgame-command-description = Play NEW GAME: leave the last stick to somebody else
newgame-command-new-description = Open a table of NEW GAME
newgame-command-new-seats-description = How many take from the heap
newgame-first-turn =
    - **Aim:** leave the last stick to somebody else.
    - **Your turn:** take one, two or three sticks from the heap.
    - **Watch out:** what you leave decides what the others can do.
    - **The end:** whoever takes the last stick loses.
    - **First press:** choose how many sticks you take.
newgame-event-turn-began = **Turn { $turn }.** ‹{ $seat } reaches|You reach› for the heap.
newgame-event-sticks-taken = ‹{ $seat } takes|You take› { $number }: { $left } left.
newgame-outcome-last-taken = The last stick is taken.
newgame-prompt-take = Sticks left: { $sticks }. How many do you take?
newgame-awaits-take = Waiting for { $seats }. Sticks left: { $sticks }.
newgame-call-take = take one to three sticks ({ $sticks } left)
newgame-move-take = Take { $number }
newgame-rule-not-so-many = You can take one to { $most } now.
newgame-rules-1-title = A turn
newgame-rules-1 =
    The game begins with 72 sticks in a heap; luck draws who begins.

    On your turn you take **one, two or three** sticks. Then it’s the next player’s turn.
newgame-rules-2-title = The end
newgame-rules-2 =
    Whoever takes the **last stick loses**; all others win.

    Leave five sticks to the next player, and in a game of two you have won.
newgame-lesson-1 = Take one, two or three.
newgame-lesson-1-alt = A row of sticks. On your turn you take one, two or three of them.
newgame-lesson-2 = The last stick loses.
newgame-lesson-2-alt = A single stick is left. Whoever takes the last stick loses the game.
newgame-alt-turn = Turn { $turn }
newgame-sticks = Sticks in the heap: { $sticks }
newgame-asked = { $seat } takes one, two or three sticks.
newgame-ended = The game is won: { $seats }.
newgame-alt-player = { $seat } took { $number }
