# The words in the pictures of Clash of Magic Schools, and the pictures told in sentences.

schools-banner = Five students with the hats of their elements, between a dragon and a griffin.
schools-picture-turn = Turn { $turn }
schools-picture-turn-of = Turn { $turn } of 100
schools-picture-await-start = { $name } has to pass the starting trial
schools-picture-await-act = { $name } is acting
schools-picture-await-discard =
    { $number ->
        [one] Maleficio! { $name } discards a student
       *[other] Maleficio! { $name } discards { $number } students
    }
schools-picture-you-start = Your first turn: pass your starting trial
schools-picture-you-act = Your turn: what do you do?
schools-picture-you-discard =
    { $number ->
        [one] Maleficio! Which student do you discard?
       *[other] Maleficio! Which { $number } students do you discard?
    }
schools-picture-won = { $name } wins the Cup of the Two Schools!
schools-picture-draw = A draw! The cup is sawn in two.
schools-picture-cup-shared = Shared!
schools-picture-overtime = Overtime!
schools-picture-times = ×{ $count }

schools-school-dragombre = Dragombre
schools-school-blancgriffon = Blancgriffon
schools-alt-turn = Clash of Magic Schools, turn { $turn }.
schools-alt-overtime = Overtime!
schools-alt-school = { $school } ({ $name }): total { $total }; hand: { $hand }; crest { $pawn ->
    [none] on the coat of arms
    [earth] in earth
    [water] in water
    [air] in air
    [fire] in fire
   *[dark] in dark matter
}; row: { $row }.
schools-alt-arena = { $arena_kind ->
    [earth] Earth
    [water] Water
    [air] Air
    [fire] Fire
   *[dark] Dark matter
}: { $trials ->
    [0] no trial
   *[other] level { $level }{ $beneath ->
        [none] {""}
       *[other] {" "}over { $beneath }
    }
}{ $number ->
    [0] .
   *[other] ; { $students }.
}
schools-alt-element-earth = earth
schools-alt-element-water = water
schools-alt-element-air = air
schools-alt-element-fire = fire
schools-alt-element-dark = dark
schools-alt-brief-earth = E
schools-alt-brief-water = W
schools-alt-brief-air = A
schools-alt-brief-fire = F
schools-alt-brief-dark = D
schools-alt-piles = To draw: { $students }. Trial pile: { $trials }{ $known ->
    [none] .
   *[other] , on top { $known }.
}
schools-alt-discards = Discards: { $students }.
schools-alt-hand = Your hand: { $students }.
schools-alt-nothing = none

schools-moment-combustio = Combustio! { $number ->
    [one] A trial goes
   *[other] { $number } trials go
} up in smoke: { $total ->
    [one] { $total } point
   *[other] { $total } points
} lost.
schools-moment-combustio-what = a student of fire casting, and trials
schools-moment-eversio = Eversio! A trial of level { $level } is stolen.
schools-moment-eversio-what = a student of dark matter casting, and a trial of level { $level }
schools-moment-hypnox = Hypnox! { $number } students change sides.
schools-moment-hypnox-what = the students who changed sides ({ $element })
schools-moment-by-one = Lost by one: { $high } to { $low }.
schools-moment-cup = the cup
