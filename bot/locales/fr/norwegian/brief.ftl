### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.

norwegian-event-blind-turned-brief =
    { $playable ->
        [yes] **{ $card }** passe
       *[no] **{ $card }** ne passe pas
    }
norwegian-event-pile-taken-brief =
    { $number ->
        [one] ‹{ $seat } prend|tu prends› une carte
       *[other] ‹{ $seat } prend|tu prends› { $number } cartes
    }
norwegian-event-ace-returned-brief = As contre ‹l’As de { $attacker }|ton As›
norwegian-event-ace-stopped-brief = ‹l’As de { $attacker }|ton As› arrêté
norwegian-event-joker-wasted-brief = Joker pour rien
norwegian-event-went-out-brief = ‹{ $seat } sort|tu sors›, place n° { $place }
norwegian-event-left-last-brief = ‹{ $seat } reste|tu restes› à la fin, place n° { $place }

## Ce que quelqu’un a de plus ou de moins après une longue absence

norwegian-holding-cards =
    { $change } { $count ->
        [one] carte
       *[other] cartes
    }
