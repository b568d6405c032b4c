### Ce qu’un événement coûte, rapporte ou décide, en peu de mots : plusieurs tiennent sur une ligne.

schools-event-trial-passed-brief = **niveau { $level }** pour { $seat }
schools-event-students-summoned-brief = ‹{ $seat }|toi› : { $students }, { $origin } → { $arena }
schools-event-batrax-cast-brief = ‹{ $victim }|toi› −{ $number } ({ $element })
schools-event-inundatio-cast-brief = **niveau { $level }** pour { $seat }
schools-event-hypnox-cast-brief = { $number } ({ $element }) : de { $victim } à { $seat }
schools-event-combustio-cast-brief = ‹{ $victim }|toi› −{ $levels }
schools-event-eversio-cast-brief = **niveau { $level }** : de { $victim } à { $seat }
schools-event-students-discarded-brief = ‹{ $seat }|toi› −{ $students } (en main)

## Ce que quelqu’un a de plus ou de moins après une longue absence

schools-holding-points =
    { $change } { $count ->
        [one] point
       *[other] points
    }
schools-holding-students =
    { $change } { $count ->
        [one] élève
       *[other] élèves
    }
schools-event-game-won-brief = 🏆 ‹{ $seat } gagne|tu gagnes›
