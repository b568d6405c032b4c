choir-name = Choir
choir-emoji = 🎵
choir-tagline = Everybody sings at once, and nobody wants to sing along.
choir-about = Choose a note in secret. A note that nobody else sings scores.
choir-length =
    { $pace ->
        [live] 5 minutes
       *[other] { lobby-days }
    }
choir-analysis-strength = How strong am I here? Nobody has measured me yet.
choir-command = choir
choir-command-description = Play Choir: sing what nobody else sings
choir-command-new-description = Open a table of Choir
choir-command-new-seats-description = How many sing
choir-first-turn =
    - **Aim:** score the most points.
    - **Every verse:** choose a note in secret.
    - **Watch out:** a note that somebody else sings too scores nothing.
    - **The end:** the game is over after four verses.
    - **First press:** choose a note.
choir-event-verse-began = **Verse { $round }.** Everybody takes a breath.
choir-event-note-chosen = ‹{ $seat } will|You’ll› sing note { $note }.
choir-event-note-heard =
    { $points ->
        [0] ‹{ $seat } sings|You sing› note { $note }, and so does somebody else.
       *[other] ‹{ $seat } sings|You sing› note { $note } alone and ‹scores|score› { $points }.
    }
choir-outcome-verses-sung = The last verse is sung.
choir-prompt-sing = Verse { $round }: which note do you sing?
choir-awaits-sing = Verse { $round }. Waiting for { $seats }.
choir-call-sing = choose a note for verse { $round }
choir-move-sing = Sing note { $note }
choir-rule-no-such-note = There are notes 1 to { $most }. Choose one of them.
choir-rules-1-title = A verse
choir-rules-1 =
    In each verse everybody chooses **a note, 1 to 3**, in secret. You can change it until the last player has chosen.

    Then all the notes are heard at once.
choir-rules-2-title = Points
choir-rules-2 =
    A note that **nobody else sings** scores its number; any other note scores nothing.

    After four verses the most points win.
choir-lesson-1 = Choose a note in secret.
choir-lesson-1-alt = The notes 1, 2 and 3. In each verse everybody chooses one of them in secret.
choir-lesson-2 = The same note twice scores nothing.
choir-lesson-2-alt = Note 2 was sung twice. Notes that several players sing score nothing.
choir-verse = Verse { $round } of { $rounds }
choir-asked = Everybody chooses a note. Still to choose: { $count }.
choir-ended = The game is won: { $seats }.
choir-alt-note = Your note: { $note }
choir-alt-player =
    { $asked ->
        [yes] Points of { $seat }, who has to choose: { $points }
       *[no] Points of { $seat }: { $points }
    }
