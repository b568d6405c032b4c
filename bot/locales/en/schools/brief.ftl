### What an event cost, won or decided, in a few words: several stand in one line of a panel, apart by dots.

schools-event-trial-passed-brief = ‹{ $seat } passes|you pass› **level { $level }**
schools-event-students-summoned-brief = ‹{ $seat }|you›: { $students }, { $origin } → { $arena }
schools-event-batrax-cast-brief = ‹{ $victim }|you› −{ $number } ({ $element })
schools-event-inundatio-cast-brief = ‹{ $seat } passes|you pass› **level { $level }**
schools-event-hypnox-cast-brief = { $number } ({ $element }) from { $victim } to { $seat }
schools-event-combustio-cast-brief = ‹{ $victim }|you› −{ $levels }
schools-event-eversio-cast-brief = **level { $level }** from { $victim } to { $seat }
schools-event-students-discarded-brief = ‹{ $seat }|you› −{ $students } (in hand)

## What somebody has more or fewer, after a long absence

schools-holding-points =
    { $change } { $count ->
        [one] point
       *[other] points
    }
schools-holding-students =
    { $change } { $count ->
        [one] student
       *[other] students
    }
schools-event-game-won-brief = 🏆 ‹{ $seat } wins|you win›
