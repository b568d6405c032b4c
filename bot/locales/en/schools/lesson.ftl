# The words in the pictures of the rules of Clash of Magic Schools, and those pictures in sentences.

schools-lesson-students = Students stand in a column, in the order in which they came.
schools-lesson-window = The arena of fire lies between the two schools.
schools-lesson-level = The top trial is your level here. It counts for your total.
schools-lesson-crest = Your crest shows in which arena you act.
schools-lesson-row = The last trial of each row can be taken by both schools.
schools-lesson-1-alt = An arena between its two sides. On each side a column of students beside a stack of trials, whose top one is the level there. The crests show where the schools act. Beside it hangs a row of trials, the last of which both schools may take.

schools-lesson-draw = Draw
schools-lesson-draw-how = three students
schools-lesson-act = Act as you like
schools-lesson-announce = Announce
schools-lesson-announce-how = two trials; the lower one can be taken
schools-lesson-move = Move: a student pays for the way to its arena.
schools-lesson-deploy = Deploy: from your hand to where your crest is.
schools-lesson-pass = Pass a trial where your crest is.
schools-lesson-summon = Summon, once a turn: your last three change arena.
schools-lesson-cast = Cast: three alike in a row where your crest is.
schools-lesson-2-alt = A turn in three steps. One: draw three students. Two: act as often as you like, in any order: move, deploy, pass a trial, summon once, cast a spell. Three: announce two trials; the lower one can be taken.

schools-lesson-four = Level 1 and four students
schools-lesson-next = Level 2, from the other row: the next one up.
schools-lesson-then = Level 3, from your own row: right after that.
schools-lesson-skips = Level 5 at level 3: it would skip a level.
schools-lesson-few = Level 5 at level 4: four students are too few.
schools-lesson-3-alt = An arena with four students and level 1. Level 2 from the other row can be passed, and level 3 from the school’s own row after it. Level 5 can’t be passed at level 3, as it would skip one, nor at level 4, as it takes five students.

schools-lesson-batrax = All their students here of an element you name go.
schools-lesson-inundatio = Pass a trial two levels up.
schools-lesson-hypnox = Their last student here, and all like it, join you.
schools-lesson-combustio = All their trials here go back on the pile.
schools-lesson-eversio = Steal their top trial here, if above your level.
schools-lesson-maleficio = Any three alike: they discard half a hand.
schools-lesson-4-alt = Six spells, each cast by one of three students of one element in a row. Earth, Batrax: their students here of an element go. Water, Inundatio: pass a trial two levels up. Air, Hypnox: their last student here and all like it join you. Fire, Combustio: their trials here go back on the pile. Dark matter, Eversio: steal their top trial here. Any, Maleficio: they discard half a hand.

schools-lesson-fifteen = 15 or more against 9 or less: won at once.
schools-lesson-overtime = 15 or more against 10 or more: overtime begins.
schools-lesson-twenty = 20 or more in overtime: it is over.
schools-lesson-nine = 9 or less in overtime: it is over.
schools-lesson-last = The last trial is announced: it is over too. The higher total takes the cup.
schools-lesson-5-alt = Totals on a scale with marks at 9, 15 and 20. 15 to 9 wins at once. 16 to 11 begins overtime. In overtime 20 to 13 ends the game, and so does 12 to 9. When the last trial is announced, the higher total takes the cup.
