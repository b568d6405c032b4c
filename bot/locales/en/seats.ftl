### Seats of a game under way: on offer, taken over, given up; answers in advance; forgotten tables

## Said in public

seats-offer =
    🪑 { $mention } hasn’t answered for a while, so { $name }’s seat is open: anyone who takes it over plays on with the same hand{ $held ->
        [yes] .
       *[no] ; until then, I play it.
    } One press, and { $name } has it back.
seats-offer-left =
    🪑 { $name } no longer plays. The seat is open: anyone who takes it over plays on with the same hand{ $held ->
        [yes] .
       *[no] ; until then, I play it.
    }
seats-given-up =
    { $aftermath ->
        [out] 🏳️ { $name } has conceded and is out of the game.
       *[other] { $level ->
            [none] 🏳️ { $name } has conceded. I’ll play the seat to the end.
           *[other] 🏳️ { $name } has conceded. A computer ({ $level }) plays the seat to the end.
        }
    }
seats-offer-away = 🪑 { $name } is no longer on this server. The seat is open: anyone who takes it over plays on with the same hand.
seats-offer-invited = ✉️ It is for people who had an invitation to this table before the game began.
refused-invited-only-begun = This table is for people whom its host had invited before the game began, and so is its open seat. *{ button-watch }* shows you the game; { COMMAND("table find") } lists other tables.
seats-claimed =
    🙋 **{ $claim }** would like to take over { $name }’s seat. Any player can agree or object; if nobody objects, the seat changes hands { $until ->
        [stopped] once the clocks run again.
       *[other] { $until }.
    }
seats-taken = 🤝 { $mention } now plays in place of { $before }. *{ button-hand }* shows what happened and what to do next.
seats-closing =
    { $notice ->
        [1] 🕯️ { $mentions } Nobody has made a move here for a long time. Unless somebody moves or presses *{ seats-button-keep }*, this table closes { $until }.
       *[other] 🕯️ { $mentions } Last call: unless somebody moves or presses *{ seats-button-keep }*, this table closes { $until }.
    }
seats-closing-in-series = { $closing } Whoever is to move then is out of the series.
seats-closing-lobby = 🕯️ { $mentions } Your table { $table } ({ $game }) hasn’t started; it closes { $until }.
seats-end-over = 🏁 { $mentions } { $result } The final picture and the whole story are above.
seats-end-cancelled = 🏁 { $mentions } This game was ended early; it has no result.
seats-end-forgotten = 🏁 { $mentions } Nobody made a move for a long time, so this table is closed, as announced. The game has no result.
seats-end-stopped = 🏁 { $mentions } Nobody could go on with this game for a long time, so this table is closed. The game has no result.
seats-button-claim = Take over the seat
seats-button-back = I’m back
seats-button-welcome = Agree
seats-button-decline = Object
seats-button-keep = Keep the table

## Answers in private

seats-said-claim = I have asked the players whether you may take over { $name }’s seat. I’ll call you at the table as soon as it is yours; if { $name } comes back before, it is no longer open. { COMMAND("table leave") } takes your request back.
seats-said-claim-back = { $name } is back, so the seat you asked for is no longer open.
seats-said-claim-declined = The players don’t want you to take over { $name }’s seat.
seats-said-claim-over = { $name }’s seat is no longer open.
seats-said-claim-withdrawn = You no longer ask for { $name }’s seat. It stays open.
seats-said-seated = The seat is yours: *{ button-hand }* shows everything.
seats-said-welcome = { $name } now has a seat at the table.
seats-said-decline = { $name } doesn’t get the seat; it stays open.
seats-said-back = Good to have you back. The seat is yours again.
seats-said-here = Good to see you. The seat has been yours all along.
seats-said-won = The game is yours.
seats-said-keep = The table stays open.
seats-said-offered = Done: { $name }’s seat is open.
seats-said-left = You have left the game at table { $table }. Until somebody takes it over, you can have your seat back: { COMMAND("seat back") }.
seats-said-conceded =
    { $aftermath ->
        [ended] You have conceded the game at table { $table }, and it is over.
        [out] You have conceded the game at table { $table } and are out of it.
        [camp] You would rather concede the game at table { $table }. Your seat is open; until somebody takes it over, I’ll play it.
       *[other] You have conceded the game at table { $table }. I’ll play your seat to the end.
    }
seats-said-voted =
    { $missing ->
        [0] { $name } was removed from the table; the seat is open.
        [one] Noted: you want { $name } removed. One more vote from the players present is needed; *{ seats-button-people }* tells them. Choose { $name } again to take your vote back.
       *[other] Noted: you want { $name } removed. { $missing } more votes from the players present are needed; *{ seats-button-people }* tells them. Choose { $name } again to take your vote back.
    }
seats-said-vote-taken-back = You no longer want { $name } removed.
seats-handover =
    🤝 You have taken over this seat, with no missed turns against you; this is your hand now.
    -# The picture shows where the game stands; *{ button-more }* leads to the whole story and to the rules.
seats-on-offer = Your seat is open, and I play it: *{ seats-button-back }* takes it back.

## Panels

seats-button-quit = Leave…
seats-button-people = Players
seats-quit = **Leave table { $table }?**
seats-quit-quit-now = **{ seats-button-quit-now }:** your seat is open, and I play it until somebody takes it. You no longer see your hand.
seats-quit-concede =
    { "" }**{ seats-button-concede }:** { $aftermath ->
        [ended] the game ends at once, and it is lost for you.
        [out] you are out of the game at once, with all that is yours; nobody else takes your seat.
        [camp] I play your seat until somebody takes it over; once all of your camp would rather concede, it has lost.
       *[played] I play your seat to the end; nobody else takes it.
    }
seats-quit-end = **{ seats-button-end }:** the game ends at once, without a result.
seats-quit-call-off = **{ seats-button-call-off }:** the game ends without a result once { $broken ->
        [yes] most of you want that.
       *[no] everybody present wants that.
    }
seats-button-quit-now = Leave
seats-button-concede = Concede
seats-button-call-off = Vote to end it
seats-button-end = End the game
seats-button-win = Claim the game
seats-people = **{ $game } · table { $table }: who plays where**
seats-people-line = { $name } — since { $since } · { $missed ->
        [0] no missed turns
        [one] one missed turn
       *[other] { $missed } missed turns
    }{ $state ->
        [offered] { " " }· *seat open*
        [out] { " " }· *out of the game*
        [gone] { " " }· *left, I play*
        [held] { " " }· *seat open, a computer plays*
       *[present] { "" }
    }
seats-people-ballots = 🚪 Asked to leave: { $name }, votes: { $votes } of { $needed }.
seats-people-past = -# { $seat }: { $name }, { $since } to { $until } · { $missed ->
        [0] no missed turns
        [one] one missed turn
       *[other] { $missed } missed turns
    } · { $ending ->
        [left] left
        [replaced] replaced
        [kicked] removed
        [conceded] conceded
       *[absent] stayed away
    }
seats-menu-remove = Vote to remove…
seats-menu-offer = Open the seat of…
seats-menu-standing = { $about ->
        [none] Answer for me…
       *[other] { $about }: answer for me…
    }
seats-menu-standing-off = { $about ->
        [none] Ask me again…
       *[other] Ask me again: { $about }…
    }
seats-standing-on = 🤖 I answer for you: “{ $what }”.
seats-standing-many = 🤖 I answer for you in { $count } cases. The menu lists them; pick one and I’ll ask you again.
seats-standing-until-turn = until this turn is over
seats-standing-until-round = until my next turn
seats-standing-until-game = until the end of the game
seats-button-standing-off = Ask me again
seats-button-standing-off-one = Stop: { $what }
seats-at-night-no = -# In your quiet hours I wait for your morning with what you’ve said for longer than a turn.
seats-at-night-apart = -# Some here sleep at other hours than you: with *Also at night* they needn’t wait for your morning as well as theirs.
seats-at-night-yes = -# I answer for you in your quiet hours, too; others may guess that it isn’t you.
seats-button-at-night-yes = Also at night
seats-button-at-night-no = Not at night
seats-like-a-visit = -# What you’ve said in advance counts at a time at which you might have come, never sooner.
seats-button-like-a-visit-yes = Never before I would have come
seats-button-like-a-visit-no = As soon as possible

## What cannot be, and what can

refused-seat-not-offered = That seat isn’t open; *{ button-watch }* shows you the game.
refused-seat-claimed = { $name } has already asked for that seat. If the answer is no, you can ask.
refused-already-claiming = You have already asked for another seat at this table: wait for the answer, or take your request back with { COMMAND("table leave") }.
refused-barred = You can’t take a seat at this table. You can watch, or look for another table.
refused-has-seen-hands = You have seen hands of this game, in a seat or watching, so you can’t take over a seat in it. You can watch.
refused-knows-a-hand = You have seen another hand of this game, so you can’t take over a second seat. You can watch.
refused-not-your-seat = You have no seat to come back to at this table.
refused-no-claim = Nobody is asking for that seat right now.
refused-several-claims = Several people are asking for a seat here: { $names }. Name one with the option *{ command-seat-agree-person }*, or press *{ seats-button-welcome }* or *{ seats-button-decline }* below that request.
refused-not-present = Your own seat is open: press “{ seats-button-back }” first.
refused-no-seat-now = There is no game in progress at this table.
refused-no-such-seat = There is no such seat. { COMMAND("seat players") } shows who plays where.
refused-own-seat = That’s your own seat; *{ seats-button-quit }* under *{ button-more }* gives it up.
refused-already-gone = { $name } has already left.
refused-one-against-one = Removing somebody takes two votes, or a missed turn. With only two of you, you can end the game together.
refused-game-not-claimable =
    { $days ->
        [one] A game of two is yours to claim one day after the other missed a turn, if they haven’t been here since.
       *[other] A game of two is yours to claim { $days } days after the other missed a turn, if they haven’t been here since.
    }
refused-nothing-missed = { $name } hasn’t missed a turn, so the seat stays theirs.
refused-no-such-standing = I can’t answer that in advance: choose from the list.
refused-nothing-in-advance = This game has no such answers. Where something can be decided ahead, *Decide ahead…* in your hand offers it.

## Commands

command-seat = seat
command-seat-description = Your seat at a table: take over, come back, concede
command-seat-take = take
command-seat-take-description = Ask for an open seat
command-seat-back = back
command-seat-back-description = Take your seat back
command-seat-win = win
command-seat-win-description = Claim a game of two that the other stays away from
command-seat-agree = agree
command-seat-agree-description = Agree to somebody’s request for a seat
command-seat-agree-person = person
command-seat-agree-person-description = Whose request you agree to, if there are several
command-seat-object = object
command-seat-object-description = Object to somebody’s request for a seat
command-seat-object-person = person
command-seat-object-person-description = Whose request you object to, if there are several
command-seat-keep = keep
command-seat-keep-description = Keep a table that is about to close
command-seat-players = players
command-seat-players-description = Who plays where, and who played there before
command-seat-concede = concede
command-seat-concede-description = Concede or leave a game; I say first what that means
command-seat-answers = answers
command-seat-answers-description = Answer a type of question in advance, or stop doing so
command-seat-answers-choice = answer
command-seat-answers-choice-description = Which answer; pick an active one to turn it off
