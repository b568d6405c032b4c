newgame-name = NEW GAME
newgame-emoji = 🪵
newgame-tagline = Un tas de bâtonnets, et personne ne veut du dernier.
newgame-about = Prends un à trois bâtonnets par tour. Prendre le dernier, c’est perdre.
newgame-length =
    { $pace ->
        [live] 10 minutes
       *[other] { lobby-days }
    }
newgame-analysis-strength = Quelle est ma force ici ? Personne ne l’a encore mesurée.
newgame-command = newgame
newgame-command-description = Jouer à NEW GAME : laisser le dernier bâtonnet à quelqu’un d’autre
newgame-command-new-description = Ouvrir une table de NEW GAME
newgame-command-new-seats-description = Combien de personnes se servent dans le tas
newgame-first-turn =
    - **But :** laisser le dernier bâtonnet à quelqu’un d’autre.
    - **Ton tour :** prends un, deux ou trois bâtonnets dans le tas.
    - **Attention :** ce que tu laisses décide de ce que les autres peuvent faire.
    - **La fin :** prendre le dernier bâtonnet, c’est perdre.
    - **D’abord :** choisis combien de bâtonnets tu prends.
newgame-event-turn-began = **Tour { $turn }.** ‹{ $seat } tend|Tu tends› la main vers le tas.
newgame-event-sticks-taken = ‹{ $seat } en prend|Tu en prends› { $number }, il en reste { $left }.
newgame-outcome-last-taken = Le dernier bâtonnet est pris.
newgame-prompt-take = Bâtonnets restants : { $sticks }. Combien en prends-tu ?
newgame-awaits-take = On attend { $seats }. Bâtonnets restants : { $sticks }.
newgame-call-take = prends un à trois bâtonnets (il en reste { $sticks })
newgame-move-take = En prendre { $number }
newgame-rule-not-so-many = Prends-en entre 1 et { $most }.
newgame-rules-1-title = Un tour
newgame-rules-1 =
    Le tas compte 72 bâtonnets ; le hasard désigne qui commence.

    À ton tour, prends **un, deux ou trois** bâtonnets, puis c’est à la personne suivante.
newgame-rules-2-title = La fin
newgame-rules-2 =
    Prendre le **dernier bâtonnet, c’est perdre** ; tous les autres gagnent.

    Laisse cinq bâtonnets à la personne suivante, et à deux la partie est gagnée.
newgame-lesson-1 = Prends-en un, deux ou trois.
newgame-lesson-1-alt = Une rangée de bâtonnets. À ton tour, tu en prends un, deux ou trois.
newgame-lesson-2 = Le dernier bâtonnet perd.
newgame-lesson-2-alt = Il ne reste qu’un bâtonnet. Prendre le dernier, c’est perdre la partie.
newgame-alt-turn = Tour { $turn }
newgame-sticks = Bâtonnets dans le tas : { $sticks }
newgame-asked = { $seat } prend un, deux ou trois bâtonnets.
newgame-ended = La partie est gagnée : { $seats }.
newgame-alt-player = { $seat } en a pris { $number }
