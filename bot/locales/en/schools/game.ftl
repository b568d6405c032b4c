### Clash of Magic Schools in English.
###
### Names of players come formatted. Students come as the signs of their elements, such as 🔥🔥💧,
### an element as its sign and name, an arena as its sign and name. $…_kind is an element’s code:
### earth, water, air, fire, dark. $verse is a number from 0 to 5, the same for the same event.

schools-name = Clash of Magic Schools
schools-short-name = Magic Schools
schools-emoji = 🪄
schools-tagline = Two schools, five arenas and six forbidden spells: the crowd wants a show, so give it one.
schools-about = A duel: pass trials in five arenas, and cast forbidden spells, each at the price of its caster.
schools-length =
    { $pace ->
        [live] about 20 minutes
       *[other] { lobby-days }
    }

## Elements, arenas, schools

schools-element-earth = earth
schools-element-water = water
schools-element-air = air
schools-element-fire = fire
schools-element-dark = dark matter
schools-arena = { $sign } arena of { schools-arena-name }
schools-arena-name =
    { $arena_kind ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-origin-name =
    { $origin_kind ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-student-name =
    { $student_kind ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-named-element =
    { $element_kind ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-sort-name =
    { $sort_kind ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-nobody = nobody
schools-place-dragombre = Dragombre, the black dragon (moves first)
schools-place-blancgriffon = Blancgriffon, the white griffin
schools-camp-dragombre = School of Dragombre
schools-camp-blancgriffon = School of Blancgriffon

## The story

schools-event-students-dealt = ‹{ $seat } brings|You bring› { $number } students to the tournament.
schools-event-students-dealt-item = { $seat } with { $number }
schools-event-students-dealt-several = The doors of the hall open. Students walk in: { $items }.
schools-event-turn-began =
    { $verse ->
        [0] **Turn { $turn }.** ‹{ $seat } walks|You walk› into the light.
        [1] **Turn { $turn }.** A drum roll for { $seat }.
        [2] **Turn { $turn }.** The stands lean forward: { $seat }.
        [3] **Turn { $turn }.** The referee nods to { $seat }.
        [4] **Turn { $turn }.** Wands up for { $seat }!
       *[other] **Turn { $turn }.** ‹{ $seat } rolls|You roll› up a sleeve.
    }
schools-event-discards-shuffled = Nobody is left on the bench, so the students who had gone home are called back and mixed: { $number }.
schools-pile-left =
    { $pile ->
        [0] nobody waits any more
        [one] one still waits
       *[other] { $pile } still wait
    }
schools-event-hand-refilled =
    { $number ->
        [0] Nobody is left to draw for { $seat }.
        [one] { $verse ->
            [0] One student steps up to { $seat }; { schools-pile-left }.
           *[other] ‹{ $seat } draws|You draw› one student; { $pile } left to draw.
        }
       *[other] { $verse ->
            [0] { $number } students step up to { $seat }; { schools-pile-left }.
           *[other] ‹{ $seat } draws|You draw› { $number } students; { $pile } left to draw.
        }
    }
schools-event-students-drawn = ‹{ $seat } draws|You draw› { $students }.
schools-event-pawn-moved =
    { $verse ->
        [0] ‹{ $seat } sends|You send› a student home and ‹strides|stride› to the { $arena }.
        [1] ‹The crest of { $seat }|Your crest› moves to the { $arena }; a student pays the way.
        [2] A student gives up a place in the team, and ‹{ $seat } enters|you enter› the { $arena }.
        [3] Make way: ‹{ $seat } comes|you come› to the { $arena }, one student fewer in hand.
        [4] ‹{ $seat } pays|You pay› a student and ‹appears|appear› in the { $arena }.
       *[other] Next stop for { $seat }: the { $arena }. It costs a student.
    }
schools-event-student-deployed =
    { $verse ->
        [0] A student ({ $student }) joins the { $arena } for { $seat }: { $column } there now.
        [1] ‹{ $seat } sends|You send› a student ({ $student }) into the { $arena }: { $column } in the column now.
       *[other] In the { $arena } a student ({ $student }) takes place { $column } for { $seat }.
    }
schools-event-student-deployed-item = { $student }
schools-event-student-deployed-several = { $student_alike ->
    [yes] { $count } students ({ $student }) march into the { $arena } for { $seat }.
   *[no] { $count } students march into the { $arena } for { $seat }: { $items }.
}
schools-event-trial-passed =
    { $starting ->
        [yes] { $verse ->
            [0] ‹{ $seat } passes|You pass› the starting trial in the { $arena }. The tournament has begun for good!
            [1] ‹The starting trial of { $seat }|Your starting trial› is passed, in the { $arena }. Polite applause.
           *[other] First things first: ‹{ $seat } passes|you pass› the starting trial in the { $arena }.
        }
       *[no] { $verse ->
            [0] **Level { $level }** in the { $arena }: passed by { $seat }, and the stands cheer.
            [1] ‹{ $seat } passes|You pass› **level { $level }** in the { $arena }.
            [2] **Level { $level }**, done! ‹{ $seat } climbs|You climb› in the { $arena }.
            [3] The judges nod: ‹{ $seat } has|you have› **level { $level }** in the { $arena }.
            [4] ‹{ $seat } makes|You make› **level { $level }** in the { $arena } look easy.
           *[other] Another trial for { $seat }: **level { $level }** in the { $arena }.
        }
    }
schools-event-students-summoned =
    { $verse ->
        [0] A whistle from { $seat }: three students ({ $students }) leave the { $origin } for the { $arena }.
        [1] ‹{ $seat } summons|You summon› three students ({ $students }) from the { $origin } to the { $arena }.
       *[other] At a word from { $seat }, three students ({ $students }) run from the { $origin } to the { $arena }.
    }
schools-event-batrax-cast =
    { $number ->
        [one] { SIGN("schools_earth", "🌿") } **Batrax!** ‹{ $seat } turns|You turn› one student ({ $element }) ‹of { $victim }|of yours› in the { $arena } into a frog, who hops home.
       *[other] { SIGN("schools_earth", "🌿") } **Batrax!** ‹{ $seat } turns|You turn› { $number } students ({ $element }) ‹of { $victim }|of yours› in the { $arena } into frogs, who hop home.
    }
schools-event-inundatio-cast =
    { $verse ->
        [0] { SIGN("schools_water", "💧") } **Inundatio!** On a great wave ‹{ $seat } rides|you ride› past a level, straight to **level { $level }** in the { $arena }.
        [1] { SIGN("schools_water", "💧") } **Inundatio!** The water carries { $seat } to **level { $level }** in the { $arena }. One level is skipped.
       *[other] { SIGN("schools_water", "💧") } **Inundatio!** One level is under water, and ‹{ $seat } passes|you pass› **level { $level }** in the { $arena }.
    }
schools-event-hypnox-cast =
    { $number ->
        [one] { SIGN("schools_air", "🪶") } **Hypnox!** A far-away look, and one student ({ $element }) ‹of { $victim }|of yours› in the { $arena } joins { $seat }.
       *[other] { SIGN("schools_air", "🪶") } **Hypnox!** { $number } students ({ $element }) ‹of { $victim }|of yours› in the { $arena } get a far-away look and join { $seat }.
    }
schools-event-combustio-cast =
    { $count ->
        [one] { SIGN("schools_fire", "🔥") } **Combustio!** ‹{ $seat } burns|You burn› what ‹{ $victim } had|you had› passed in the { $arena }: { $levels } goes back on the pile.
       *[other] { SIGN("schools_fire", "🔥") } **Combustio!** ‹{ $seat } burns|You burn› all that ‹{ $victim } had|you had› passed in the { $arena }: { $levels } go back on the pile, { $count } trials.
    }
schools-event-eversio-cast =
    { $verse ->
        [0] { SIGN("schools_dark", "🔮") } **Eversio!** ‹{ $seat } reaches|You reach› through the dark and ‹takes|take› **level { $level }** from { $victim } in the { $arena }.
       *[other] { SIGN("schools_dark", "🔮") } **Eversio!** **Level { $level }** ‹of { $victim }|of yours› in the { $arena } belongs to { $seat } all of a sudden.
    }
schools-event-maleficio-cast =
    { $number ->
        [one] { SIGN("schools_maleficio", "😈") } **Maleficio!** ‹{ $victim } has|You have› to send a student home. ‹{ $seat } curses|You curse› from the { $arena }.
       *[other] { SIGN("schools_maleficio", "😈") } **Maleficio!** ‹{ $victim } has|You have› to send { $number } students home. ‹{ $seat } curses|You curse› from the { $arena }.
    }
schools-event-students-discarded =
    { $hand ->
        [0] ‹{ $seat } sends|You send› { $students } home and ‹has|have› nobody left in hand.
       *[other] ‹{ $seat } sends|You send› { $students } home and ‹keeps|keep› { $hand } in hand.
    }
schools-event-caster-expelled =
    { $verse ->
        [0] The referee has seen it: the caster ({ $student }) is sent off.
        [1] Forbidden is forbidden: the caster, { $student }, has to go.
        [2] A whistle, a pointing finger: the caster ({ $student }) leaves the arena.
        [3] For the caster ({ $student }) the tournament is over.
        [4] The caster ({ $student }) bows to the stands and is led away.
       *[other] The caster, { $student }, is expelled.
    }
schools-event-totals-changed =
    { $verse ->
        [0] The scoreboard turns: **{ $totals }**.
        [1] That makes **{ $totals }**.
        [2] The score is **{ $totals }** now.
        [3] **{ $totals }** on the scoreboard.
        [4] New score: **{ $totals }**.
       *[other] It stands at **{ $totals }**.
    }
schools-event-overtime-began = 🕯️ **Overtime at { $totals }!** Candles are lit all over the hall: 20 points, or 9 or less for either school, and it’s over.
schools-event-trials-announced =
    { $count ->
        [one] The last trial is announced for { $seat }: **level { $levels }**.
       *[other] { $pile ->
            [0] The last two trials are announced for { $seat }: **{ $levels }**.
            [one] Announced for { $seat }: **levels { $levels }**; the last one is available. A single trial is left in the pile.
           *[other] { $verse ->
                [0] The herald reads out for { $seat }: **levels { $levels }**; the last one is available. { $pile } left.
               *[other] Announced for { $seat }: **levels { $levels }**; the last one is available. { $pile } trials are left in the pile.
            }
        }
    }
schools-event-gave-up = 🏳️ ‹{ $seat } lowers|You lower› the flag of the school and ‹concedes|concede›.
schools-event-hand-shown = ‹{ $seat } still|You still› had in hand: { $students }.
schools-event-hand-shown-item = { $seat } ({ $students })
schools-event-hand-shown-several = Still in hand at the end: { $items }.
schools-event-game-won =
    { $reason_kind ->
        [given-up] 🏆 The Cup of the Two Schools goes to { $seat }, and with it the title of Grand Champion of the 5 Elements.
        [fifteen-to-nine] 🏆 A clear case: ‹{ $seat } wins|you win› the Cup of the Two Schools at **{ $totals }**! ‹{ $seat } is|You are› Grand Champion of the 5 Elements.
        [overtime-twenty] 🏆 Twenty points or more in overtime! ‹{ $seat } wins|You win› the Cup of the Two Schools at **{ $totals }**! ‹{ $seat } is|You are› Grand Champion of the 5 Elements.
        [overtime-nine] 🏆 Nine or less in overtime isn’t enough: ‹{ $seat } wins|you win› the Cup of the Two Schools at **{ $totals }**! ‹{ $seat } is|You are› Grand Champion of the 5 Elements.
        [hundred-turns] 🏆 A hundred turns are enough: ‹{ $seat } wins|you win› the Cup of the Two Schools at **{ $totals }**! ‹{ $seat } is|You are› Grand Champion of the 5 Elements.
       *[other] 🏆 No more trials, no more turns: ‹{ $seat } wins|you win› the Cup of the Two Schools at **{ $totals }**! ‹{ $seat } is|You are› Grand Champion of the 5 Elements.
    }
schools-honour-cursus = 🎓 The title of Grand Champion of the 7 Cycles goes to { $winner }!
schools-honour-championship = 🎓 The title of Grand Champion of the 8 Houses goes to { $winner }!
schools-event-game-drawn = 🤝 **{ $totals }**: a draw. The cup is sawn in two.

## Questions: to the seat asked, about the seats awaited, and in a call
## $active is whose turn it is, $totals both totals, $due whether the starting trial is due, $crest
## whether one is in no arena yet, $hand what the reader holds, $held how many that is, $number how
## many Maleficio asks for.

schools-prompt-act =
    { $due ->
        [yes] { $crest ->
            [yes] Pass your **starting trial** now: go to an arena, deploy a student, pass it.
           *[no] Your **starting trial** is due: deploy a student and pass it.
        }
       *[no] { $held ->
            [0] Your hand is empty. What else do you do, at { $totals }?
           *[other] It’s { $totals }. What do you do?
        }
    }
schools-awaits-act =
    { $due ->
        [yes] Waiting for { $seats }, whose starting trial is due this turn.
       *[no] Waiting for { $seats } to act. The score is { $totals }.
    }
schools-call-act =
    { $due ->
        [yes] play your first turn and pass your starting trial
       *[no] play your turn, at { $totals }
    }

schools-prompt-discard =
    { $number ->
        [one] Maleficio! Which of your { $held } students do you discard? In hand: { $hand }
       *[other] Maleficio! Which { $number } of your { $held } students do you discard? In hand: { $hand }
    }
schools-awaits-discard =
    { $number ->
        [one] Maleficio! Waiting for { $seats } to choose a student to discard.
       *[other] Maleficio! Waiting for { $seats } to choose { $number } students to discard.
    }
schools-call-discard =
    { $number ->
        [one] { $active } casts Maleficio on you: choose a student to discard
       *[other] { $active } casts Maleficio on you: choose { $number } students to discard
    }

## Moves, on buttons and in menus
## $level is of a trial, $whose the row it lies in, $students how many it is about, $held a hand.

schools-move-move-to =
    Go to { schools-arena-name } (−1 { $arena_kind ->
        [earth] { SIGN("schools_earth", "🌿") }
        [water] { SIGN("schools_water", "💧") }
        [air] { SIGN("schools_air", "🪶") }
        [fire] { SIGN("schools_fire", "🔥") }
       *[dark] { SIGN("schools_dark", "🔮") }
    })
schools-move-deploy = Deploy { schools-student-name }
schools-move-deploy-alike = Deploy { $number } { schools-student-name }
schools-move-pass-trial =
    { $whose ->
        [start] Pass your starting trial
        [own] Pass level { $level } (yours)
       *[theirs] Pass level { $level } (theirs)
    }
schools-move-summon = From { schools-origin-name } to { schools-arena-name }
schools-move-cast-batrax =
    { $students ->
        [one] Batrax: they lose 1 { schools-named-element } student
       *[other] Batrax: they lose { $students } { schools-named-element } students
    }
schools-move-cast-inundatio =
    { $whose ->
        [own] Inundatio: pass level { $level } from your row
       *[theirs] Inundatio: pass level { $level } from the other row
    }
schools-move-cast-hypnox =
    { $students ->
        [one] Hypnox: 1 { schools-sort-name } student joins you
       *[other] Hypnox: { $students } { schools-sort-name } students join you
    }
schools-move-cast-combustio =
    { $trials ->
        [one] Combustio: their trial here goes back
       *[other] Combustio: their { $trials } trials here go back
    }
schools-move-cast-eversio = Eversio: steal their level { $level }
schools-move-cast-maleficio =
    { $students ->
        [one] Maleficio: they discard 1 of { $held }
       *[other] Maleficio: they discard { $students } of { $held }
    }
schools-move-end-turn =
    { $announces ->
        [one] End turn: announces the last trial
       *[other] { $known ->
            [none] End turn: announces { $announces } trials
           *[other] End turn: announces { $announces } trials (known: { $known })
        }
    }
schools-label-totals = { $label } → { $totals }
schools-label-run = { $label } (students { $run })
schools-label-ends = { $label }, ends the game
schools-label-overtime = { $label }, overtime begins
schools-move-discard = Discard { $students }
schools-move-discard-rarest = What you have fewest of: { $rarest }
schools-move-give-up = Concede

## Refusals, and why something is not on offer

schools-rule-arena =
    { $arena ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-rule-element =
    { $element ->
        [earth] earth
        [water] water
        [air] air
        [fire] fire
       *[dark] dark matter
    }
schools-rule-no-such-arena = There is no such arena: choose earth, water, air, fire or dark matter.
schools-rule-already-there = Your crest is in the arena of { schools-rule-arena } already: choose another one, or act here.
schools-rule-no-such-student = You have no { schools-rule-element } student in hand: choose an element that you hold.
schools-rule-no-such-element = There is no such element: choose earth, water, air, fire or dark matter.
schools-rule-pawn-on-crest = Your crest is in no arena yet: go to one first.
schools-rule-fewer-than-two = Several means two or more: deploy one student by itself.
schools-rule-too-few-in-hand = You hold { $students } of them, not { $wanted }: deploy fewer.
schools-rule-no-such-row = There are only two rows of trials: choose the last card of yours or of the other one.
schools-rule-row-empty = That row has no trial left: wait for the next ones, or look at the other row.
schools-rule-others-starting-trial = That starting trial belongs to the other school: take another one.
schools-rule-arena-complete = Level 6 is the highest: go to another arena for more.
schools-rule-wrong-level = Level { $level } can’t be passed here: your next level in this arena is { $wanted }.
schools-rule-too-few-students =
    { $wanted ->
        [one] Level 1 takes a student, and you have none here: deploy or summon some.
       *[other] { $students ->
            [0] Level { $wanted } takes { $wanted } students, and you have none here: deploy or summon some.
           *[other] Level { $wanted } takes { $wanted } students, and you have { $students } here: deploy or summon more.
        }
    }
schools-rule-not-last-of-row = Only the last trial of a row is available: those beneath it have to wait.
schools-rule-summon-used = You have summoned this turn already: once a turn is all.
schools-rule-summon-to-same-arena = They are in that arena already: summon them to another one.
schools-rule-too-few-to-summon = A summon moves exactly { $wanted } students, and you have { $students } there: choose an arena with more.
schools-rule-starting-trial-lost = After that your starting trial could no longer be passed this turn: choose something that leaves a way to it.
schools-rule-starting-trial-due = Your starting trial is due this turn: pass it before you end the turn.
schools-rule-no-three-in-a-row = No spell now: you have no three alike in a row in the arena of { schools-rule-arena }.
schools-rule-hand-too-small =
    { $hand ->
        [0] No Maleficio: your opponent’s hand is empty.
       *[other] No Maleficio: your opponent holds a single student, and half of one is none.
    }
schools-rule-no-run-of-element = That spell takes three { schools-rule-element } students in a row, and you have none in the arena of { schools-rule-arena }.
schools-rule-no-such-run = There are no three alike at that place any more: choose from the spells on offer.
schools-rule-not-its-spell = Those are { schools-rule-element } students: they cast the spell of { schools-rule-element }, or Maleficio.
schools-rule-nobody-of-that-element = Your opponent has nobody of that element here: name another one.
schools-rule-wrong-row = The trial of that row is not two levels above yours here: look at the other one.
schools-rule-no-trial-two-up =
    { $wanted ->
        [7] No Inundatio: you have level 5 here, and level 6 is the highest.
        [8] No Inundatio: you have level 6 here, the highest.
       *[other] No Inundatio: neither row shows level { $wanted }, two above yours here.
    }
schools-rule-no-opposing-students = That spell finds nobody: your opponent has no students in the arena of { schools-rule-arena }.
schools-rule-no-opposing-trials = That spell finds nothing: your opponent has passed no trial in the arena of { schools-rule-arena }.
schools-rule-trial-not-higher = No Eversio: their level { $level } here is not above your level { $own }.
schools-rule-students-not-held = You don’t hold those students: choose among your own.
schools-rule-wrong-number-discarded = That is { $students }, and Maleficio asks for { $wanted }: choose again.

## Answers in advance

schools-standing-rarest = Maleficio: discard what I have fewest of
schools-standing-rarest-until = until overtime begins

## Rules in short

schools-goal = 🎯 Goal: the higher total of trials
schools-first-turn =
    - **Goal:** the higher total. In each arena your top trial counts its level.
    - **Your turn:** draw 3, then move, deploy, pass trials, summon, cast as you like; end turn.
    - **Surprise:** moving costs a student. Three alike in a row can cast a spell; one of them goes.
    - **End:** 15 to 9 or less wins at once, 15 to 10 means overtime; or the trials run out.
    - **First:** My hand, Move to another arena…, deploy a student, Pass your starting trial.
schools-rules-1-title = The tournament
schools-rules-1 =
    Every three years two schools of magic fight for a cup: **Dragombre** (black dragon, moves first) and **Blancgriffon** (white griffin). Pass difficult trials in five arenas, and cast the spells that the tournament forbids. Two players: the higher total wins, and 15 against 9 wins at once.

    ▸ **The arenas**
    - One for each element: { SIGN("schools_earth", "🌿") } earth, { SIGN("schools_water", "💧") } water, { SIGN("schools_air", "🪶") } air, { SIGN("schools_fire", "🔥") } fire, { SIGN("schools_dark", "🔮") } dark matter. Each school has its own side of every arena.
    - A side holds a **column of students**, in the order in which they came, and a **stack of trials**. The top trial is your **level** there; your **total** is the sum of your five levels.
    - Your **crest** shows in which arena you act. It begins on your school’s coat of arms, in no arena.

    ▸ **The trials**
    - 45, of levels 1 to 6. Each school has a **row** of announced trials; only the **last** of each row is available, to both schools.
    - Each row begins with the school’s own starting trial, a level 1.

    ▸ **The students**
    - 60, twelve of each element. Dragombre begins with 3 in hand, Blancgriffon with 5. No limit to a hand.

    ▸ **Who sees what**
    Secret: hands and the order of both piles. Public: everything else, also how many students a hand has, all discards, and the trials that Combustio put back.
schools-rules-2-title = Your turn
schools-rules-2 =
    1. **Draw 3 students.** When none are left, the discards are shuffled.
    2. **Act** as often as you like, in any order, or not at all:
    - **Move**: discard a student, and your crest goes to the arena of that element. Both crests may share an arena.
    - **Deploy** students from your hand, of any element, to the end of your column where your crest is. Their order is up to you, and it matters.
    - **Pass a trial** where your crest is: see the next page.
    - **Summon**, once a turn: exactly your **last three** students of any arena go to the end of your column in any other, in the same order. Your crest doesn’t matter.
    - **Cast a spell** where your crest is: see page 4.
    3. **Announce.** The top two trials of the pile join your row, the higher one first, so that the **lower one** is available. Then it is the other school’s turn.

    Actions can be taken back one by one, back to your draw, or to an answer to Maleficio. When your time runs out, I pass the trials that you can pass where your crest is, cast nothing, and end your turn; in your first turn I also see to your starting trial. To a Maleficio I give what you have fewest of.
schools-rules-3-title = Passing a trial
schools-rules-3 =
    Take the last trial of **either row** and put it on your stack where your crest is.

    - Its level has to be **exactly one above** your level there: 1 on an empty stack, then 2, then 3 …
    - You need **at least as many students** in that column as the level says. Their elements don’t matter.
    - You may pass several in a turn. Taking the last trial of a row makes the one beneath it available.
    - Trials stay when students leave later.

    ▸ **Your first turn**
    - You **have to** pass your own starting trial, in an arena of your choice, before you end the turn.
    - You can’t take the starting trial of the other school.
    - Until it is passed, an action after which you could no longer pass it this turn is refused.
schools-rules-4-title = Spells
schools-rules-4 =
    Where **three or more of your students of one element stand in a row** in the arena of your crest, one of them can cast: one with a student of its own element directly before and directly behind it. The spell works, then the caster is **discarded** and the column closes up. A spell without any effect is refused.

    - { SIGN("schools_earth", "🌿") } **Batrax** (earth): name an element; all opposing students of it in this arena are discarded.
    - { SIGN("schools_water", "💧") } **Inundatio** (water): at once pass a trial exactly **two** levels above yours here.
    - { SIGN("schools_air", "🪶") } **Hypnox** (air): your opponent’s last student here, and all others of that element in that column, join the end of yours.
    - { SIGN("schools_fire", "🔥") } **Combustio** (fire): all opposing trials here go back on top of the pile, the lowest on top.
    - { SIGN("schools_dark", "🔮") } **Eversio** (dark matter): steal your opponent’s top trial here. It has to be above your level, and you need as many students as it says; levels may be skipped.
    - { SIGN("schools_maleficio", "😈") } **Maleficio** (any element, instead of its own spell): your opponent discards half a hand, rounded down, of their own choice.

    A run of three casts once, a run of five three times. The caster still counts while its spell works.
schools-rules-5-title = The end
schools-rules-5 =
    Your total is the sum of your top trials, 30 at the most. It’s checked after every action.

    - **15 or more against 9 or less**: you win at once.
    - **15 or more against 10 or more**: **overtime**, and the candles are lit. It lasts to the end, whatever the totals become. It is over as soon as somebody has **20 or more**, or somebody **9 or less**.
    - **The last trial of the pile is announced**: the game is over, in overtime or not. It’s also over after turn 100.

    The **higher total** wins the Cup of the Two Schools, and the title of Grand Champion of the 5 Elements; equal totals are a draw. Whoever wins a Cursus of seven games is Grand Champion of the 7 Cycles, whoever wins a Championship Grand Champion of the 8 Houses. You may concede at any time. A rematch swaps the schools.

    ▸ **Three hints from the stands**
    - Students of one element side by side are worth more than their number.
    - Look at what your lower trial offers to the other school before you end the turn: it may be just the level that is missing there.
    - Full hands invite Maleficio.

## The end

schools-outcome-fifteen-to-nine = One school has 15 or more, the other 9 or less: that settles it.
schools-outcome-overtime-twenty = Twenty points or more in overtime: the candles go out.
schools-outcome-overtime-nine = Nine or less in overtime: the candles go out.
schools-outcome-last-trial = The last trial was announced, and the higher total counts.
schools-outcome-hundred-turns = A hundred turns, and the judges want to go to bed: the higher total counts.
schools-outcome-given-up = A school has conceded.
schools-result-shared = 🤝 A draw between { $winners }.

## Commands: names are lower-case, at most 32 characters; descriptions at most 100

schools-command = schools
schools-command-description = Clash of Magic Schools: trials, spells and a cup for 2 players
schools-command-new-description = Open a table of Clash of Magic Schools in this channel
schools-command-new-seats-description = How many schools take part

schools-tie-given-up = ⚖️ Equal totals, but whoever concedes comes second.
schools-feat-eversio = { SIGN("schools_dark", "🔮") } Boldest: { $seat } gave up a student to steal a level { $number } with Eversio.
schools-feat-inundatio = { SIGN("schools_water", "💧") } Boldest: { $seat } gave up a student to jump to level { $number } with Inundatio.
schools-feat-combustio = { SIGN("schools_fire", "🔥") } Boldest: { $seat } gave up a student and sent { $number ->
        [one] a trial
       *[other] { $number } trials
    } back with Combustio.
schools-feat-hypnox = { SIGN("schools_air", "🪶") } Boldest: { $seat } gave up a student and talked { $number ->
        [one] another
       *[other] { $number } others
    } over with Hypnox.
schools-feat-batrax = { SIGN("schools_earth", "🌿") } Boldest: { $seat } gave up a student and made { $number ->
        [one] a frog
       *[other] { $number } frogs
    } with Batrax.
schools-feat-maleficio = { SIGN("schools_maleficio", "😈") } Boldest: { $seat } gave up a student for a Maleficio that cost { $number ->
        [one] one
       *[other] { $number }
    } more.
schools-feat-snatched = 🖐️ { $verse ->
        [0] Boldest: { $seat } passed a level { $number } from the other school’s row.
       *[1] Under the rival’s nose: { $seat } took a level { $number } from the other row.
    }
schools-feat-students = 🍀 { $verse ->
        [0] Luckiest: { $number } of the students that { $seat } drew went with the hand; { $usual } would have been average.
       *[1] The right students at the right time: { $seat } drew { $number } that went with the hand, where the average is { $usual }.
    }
schools-feat-hoard = 🤫 { $number ->
        [one] No school ever hid two students of one element in hand.
       *[other] { $seat } once had { $number } students of one element in hand, and the other school couldn’t know.
    }
schools-analysis-strength = I won 12 of 12 games against the simplest moves, and thinking far less, 21 of 24 games against an easy computer; nobody has measured me against good players.

schools-epilogue-hand = { $number ->
        [0] { $seat } never held a student that the other school couldn’t work out.
        [one] At most one student in the hand of { $seat } was a secret.
       *[other] At one point { $seat } held { $number } students that the other school couldn’t know.
    }
schools-epilogue-trials = { $total ->
        [0] No trial was left in the pile.
        [one] One trial was left in the pile: level { $number }.
       *[other] { $total } trials were left in the pile, the hardest of level { $number }.
    }
