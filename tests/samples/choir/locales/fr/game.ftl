choir-name = Chorale
choir-emoji = 🎵
choir-tagline = Tout le monde chante à la fois, et personne ne veut d’unisson.
choir-about = Choisis une note en secret. Une note chantée en solo rapporte des points.
choir-length =
    { $pace ->
        [live] 5 minutes
       *[other] { lobby-days }
    }
choir-analysis-strength = Quelle est ma force ici ? Personne ne l’a encore mesurée.
choir-command = chorale
choir-command-description = Jouer à Chorale : chanter ce que personne d’autre ne chante
choir-command-new-description = Ouvrir une table de Chorale
choir-command-new-seats-description = Combien de personnes chantent
choir-first-turn =
    - **But :** marquer le plus de points.
    - **À chaque couplet :** choisis une note en secret.
    - **Attention :** une note chantée à plusieurs ne rapporte rien.
    - **La fin :** la partie s’arrête après quatre couplets.
    - **D’abord :** choisis une note.
choir-event-verse-began = **Couplet { $round }.** Tout le monde prend son souffle.
choir-event-note-chosen = ‹{ $seat } va|Tu vas› chanter la note { $note }.
choir-event-note-heard =
    { $points ->
        [0] ‹{ $seat } chante|Tu chantes› la note { $note }, et pas en solo.
       *[other] ‹{ $seat } chante|Tu chantes› la note { $note } en solo et ‹marque|marques› { $points }.
    }
choir-outcome-verses-sung = Le dernier couplet est chanté.
choir-prompt-sing = Couplet { $round } : quelle note chantes-tu ?
choir-awaits-sing = Couplet { $round }. On attend { $seats }.
choir-call-sing = choisis une note pour le couplet { $round }
choir-move-sing = Chanter la note { $note }
choir-rule-no-such-note = Les notes vont de 1 à { $most }. Choisis-en une.
choir-rules-1-title = Un couplet
choir-rules-1 =
    À chaque couplet, chaque personne choisit **une note, 1 à 3**, en secret. On peut en changer jusqu’au dernier choix.

    Ensuite, toutes les notes s’entendent à la fois.
choir-rules-2-title = Les points
choir-rules-2 =
    Une note que **personne d’autre ne chante** rapporte son chiffre ; les autres ne rapportent rien.

    Après quatre couplets, le plus de points l’emporte.
choir-lesson-1 = Choisis une note en secret.
choir-lesson-1-alt = Les notes 1, 2 et 3. À chaque couplet, on en choisit une en secret.
choir-lesson-2 = La même note deux fois ne rapporte rien.
choir-lesson-2-alt = La note 2 est chantée deux fois. Une note chantée à plusieurs ne rapporte rien.
choir-verse = Couplet { $round } sur { $rounds }
choir-asked = Tout le monde choisit une note. Choix restants : { $count }.
choir-ended = La partie est gagnée : { $seats }.
choir-alt-note = Ta note : { $note }
choir-alt-player =
    { $asked ->
        [yes] Points de { $seat }, qui doit choisir : { $points }
       *[no] Points de { $seat } : { $points }
    }
