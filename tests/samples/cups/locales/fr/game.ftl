cups-name = Gobelets
cups-emoji = 🏆
cups-tagline = Cinq gobelets, cinq coups.
cups-about = Prends un gobelet par tour. La plus grande somme l’emporte.
cups-length =
    { $pace ->
        [live] 5 minutes
       *[other] { lobby-days }
    }
cups-analysis-strength = Quelle est ma force ici ? Personne ne l’a encore mesurée.
cups-command = gobelets
cups-command-description = Jouer aux Gobelets : cinq gobelets, cinq coups
cups-command-new-description = Ouvrir une table de Gobelets
cups-command-new-seats-description = Combien de personnes se partagent les cinq gobelets
cups-first-turn =
    - **But :** avoir la plus grande somme.
    - **Ton tour :** prends un gobelet.
    - **Attention :** ce que tu laisses, la personne suivante peut le prendre.
    - **La fin :** la partie s’arrête au cinquième gobelet.
    - **D’abord :** choisis un gobelet.
cups-event-turn-began = **Tour { $turn }.** ‹{ $seat } regarde|Tu regardes› les gobelets.
cups-event-cup-taken = ‹{ $seat } prend|Tu prends› le gobelet { $cup }.
cups-outcome-cups-taken = Tous les gobelets sont pris.
cups-prompt-take = Gobelets restants : { $left }. Lequel prends-tu ?
cups-awaits-take = On attend { $seats }. Gobelets restants : { $left }.
cups-call-take = prends un gobelet (il en reste { $left })
cups-move-take = Prendre le gobelet { $cup }
cups-rule-cup-is-gone = Le gobelet { $cup } n’est pas sur la table. Prends-en un autre.
cups-rules-1-title = Un tour
cups-rules-1 =
    Cinq gobelets valent 1 à 5 points. Le hasard désigne qui commence.

    À ton tour, prends **un gobelet**, puis c’est à la personne suivante.
cups-rules-2-title = La fin
cups-rules-2 = Après le cinquième gobelet, **la plus grande somme l’emporte**.
cups-lesson-1 = Prends un gobelet par tour.
cups-lesson-1-alt = Cinq gobelets alignés, qui valent 1 à 5. À ton tour, tu en prends un.
cups-lesson-2 = La plus grande somme l’emporte.
cups-lesson-2-alt = Les gobelets qui valent 5 et 4. La plus grande somme à la fin gagne la partie.
cups-asked = { $seat } prend un gobelet.
cups-ended = La partie est gagnée : { $seats }.
cups-alt-left = Le gobelet { $cup } est sur la table
cups-alt-taken = Le gobelet { $cup } est à { $seat }
cups-alt-player = Points de { $seat } : { $points }
