# The words in the pictures of the rules of Clash of Magic Schools.

schools-lesson-students = Students stand in a column, in the order in which they came.
schools-lesson-window = The arena of fire lies between the two schools.
schools-lesson-level = The top trial is your level here. It counts for your total.
schools-lesson-crest = Your crest shows in which arena you act.
schools-lesson-row = The last trial of each row can be taken by both schools.

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

schools-lesson-four = Level 1 and four students
schools-lesson-next = Level 2, from the other row: the next one up.
schools-lesson-then = Level 3, from your own row: right after that.
schools-lesson-skips = Level 5 at level 3: it would skip a level.
schools-lesson-few = Level 5 at level 4: four students are too few.

schools-lesson-batrax = All their students here of an element you name go.
schools-lesson-inundatio = Pass a trial two levels up.
schools-lesson-hypnox = Their last student here, and all like it, join you.
schools-lesson-combustio = All their trials here go back on the pile.
schools-lesson-eversio = Steal their top trial here, if above your level.
schools-lesson-maleficio = Any three alike: they discard half a hand.

schools-lesson-fifteen = 15 or more against 9 or less: won at once.
schools-lesson-overtime = 15 or more against 10 or more: overtime begins.
schools-lesson-twenty = 20 or more in overtime: it is over.
schools-lesson-nine = 9 or less in overtime: it is over.
schools-lesson-last = The last trial is announced: it is over too. The higher total takes the cup.
