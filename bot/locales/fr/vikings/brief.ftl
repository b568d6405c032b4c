### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.

vikings-event-viking-placed-several-brief = Dans l’arène : { $items }
vikings-event-centre-held-brief =
    { $count ->
        [one] +1 bracelet (centre)
       *[other] +{ $count } bracelets (centre)
    }
vikings-event-card-revealed-brief =
    { $truthful ->
        [yes] **{ $card }** : c’était vrai
       *[no] bluff vu : **{ $card }**, pas **{ $announced }**
    }
vikings-event-bracelet-taken-brief =
    { $role ->
        [thief] +1 bracelet ({ $victim })
       *[victim] −1 bracelet ({ $thief })
    }
vikings-event-bracelet-taken-seen-brief =
    { $role ->
        [thief] +1 bracelet de **{ $value }**
       *[victim] −1 bracelet de **{ $value }**
    }
vikings-event-bracelet-from-supply-brief = +1 bracelet (réserve)
vikings-event-nothing-to-take-brief = rien à prendre chez { $victim }
vikings-event-bracelets-collected-brief = bracelets ramassés : **{ $values }**
vikings-event-nobody-in-range-brief = **{ $action }** : personne à portée
vikings-event-attack-blocked-brief = **{ $action }** ‹de { $seat }|de ta part› : bloqué
vikings-event-found-nothing-brief = **{ $action }** : pas de bracelet chez { $target }
vikings-event-bracelet-knocked-brief =
    { $role ->
        [target] −1 bracelet de **{ $value }**
       *[other] **{ $value }** perdu par { $target }
    }
vikings-event-bracelet-caught-brief = ‹{ $owner } attrape|tu attrapes› le **{ $value }**

## Ce que quelqu’un a de plus ou de moins après une longue absence

vikings-holding-bracelets =
    { $change } { $count ->
        [one] bracelet
       *[other] bracelets
    }
vikings-holding-worth =
    { $change } { $count ->
        [one] point
       *[other] points
    }
vikings-event-game-won-brief =
    { $count ->
        [one] ‹{ $seats } gagne|tu gagnes›
       *[other] ‹{ $seats } gagnent|{ $seats } gagnez›
    }
