cups-name = Cups
cups-emoji = 🏆
cups-tagline = Five cups, five moves.
cups-about = Take a cup each turn. The highest sum wins.
cups-length =
    { $pace ->
        [live] 5 minutes
       *[other] { lobby-days }
    }
cups-analysis-strength = How strong am I here? Nobody has measured me yet.
cups-command = cups
cups-command-description = Play Cups: five cups, five moves
cups-command-new-description = Open a table of Cups
cups-command-new-seats-description = How many share the five cups
cups-first-turn =
    - **Aim:** have the highest sum.
    - **Your turn:** take a cup.
    - **Watch out:** what you leave, the next player may take.
    - **The end:** the game is over with the fifth cup.
    - **First press:** choose a cup.
cups-event-turn-began = **Turn { $turn }.** ‹{ $seat } looks|You look› at the cups.
cups-event-cup-taken = ‹{ $seat } takes|You take› cup { $cup }.
cups-outcome-cups-taken = All the cups are taken.
cups-prompt-take = Cups left: { $left }. Which one do you take?
cups-awaits-take = Waiting for { $seats }. Cups left: { $left }.
cups-call-take = take a cup ({ $left } left)
cups-move-take = Take cup { $cup }
cups-rule-cup-is-gone = Cup { $cup } isn’t on the table. Take another one.
cups-rules-1-title = A turn
cups-rules-1 =
    Five cups are worth 1 to 5 points. Luck draws who begins.

    On your turn you take **one cup**. Then it’s the next player’s turn.
cups-rules-2-title = The end
cups-rules-2 = After the fifth cup, the **highest sum wins**.
cups-lesson-1 = Take one cup each turn.
cups-lesson-1-alt = Five cups in a row, worth 1 to 5. On your turn you take one of them.
cups-lesson-2 = The highest sum wins.
cups-lesson-2-alt = The cups worth 5 and 4. Whoever has the highest sum at the end wins the game.
cups-asked = { $seat } takes a cup.
cups-ended = The game is won: { $seats }.
cups-alt-left = Cup { $cup } is on the table
cups-alt-taken = Cup { $cup } belongs to { $seat }
cups-alt-player = Points of { $seat }: { $points }
