### Planning ahead: what I play for you if the others let things pass

plan-button = Plan ahead
plan-button-further = Plan further
plan-button-drop = Take the plan back
plan-title = ### 🔮 Plan ahead
plan-explained = -# This is where things stand if the others let everything pass. What you choose now, I play when it’s asked. If anything that it rests on changes, I ask you instead.
plan-explained-regardless = -# What comes before is drawn, and this shows things as if it brought nothing. What you choose now, I play whatever it brings. If anything else that it rests on changes, I ask you instead.
plan-standing = 🔮 **If the others let things pass, I play for you:**
plan-line = { $number }. { $move }
plan-branch = { $first } → { $then }
plan-noted = 🔮 It’s planned.
plan-dropped = 🔮 The plan is gone; I’ll ask you.
plan-lost = 🔮 Your plan ended: { $why }.
plan-unheard = ✋ Your answer wasn’t heard: somebody before you in the order of play came first.
plan-lost-question = things took another course
plan-lost-choices = there are other choices now

## What cannot be, and what can

refused-plan-outdated = That isn’t what comes next any more. { COMMAND("table plan") } shows what does.
refused-plan-nothing = There’s nothing to plan right now: I can only look ahead while others are asked whether they let something pass.

## Commands

command-table-plan = plan
command-table-plan-description = Say now what you’ll do if the others let things pass

## Answers in advance to the question in hand

ahead-button = Decide ahead…{ $given ->
        [0] {""}
       *[other] {" "}({ $given })
    }
ahead-title = **Decide ahead**
always-explained = Choose what I answer for you whenever this is asked, and for how long. It counts now, too. I wait as long as for everybody else: if several are asked, nobody sees who answers in advance.
always-menu = From now on…
always-others = { $about ->
        [none] Other questions…
       *[other] { $about }: from now on…
    }

## What is asked together with one's own move

follow-up-asked = If it comes to that, in this turn:
follow-up-menu = Later, { $about }: …
follow-up-explained = -# Say it now and you needn’t come back for it in this turn; say nothing and I’ll ask you. Nobody can tell which.
follow-up-unasked = Somebody else’s turn may have to wait for your answer. Give it now, and the game goes on without you:
