### Seats of a game under way: on offer, taken over, given up; answers in advance; forgotten tables

## Said in public

seats-offer = 🪑 { $mention } has not answered lately, so { $name }’s seat is on offer. Whoever takes it over plays on with this hand. One press, or any move, and it is { $name }’s again.
seats-offer-left = 🪑 { $name } has left the game. The seat is on offer: whoever takes it over plays on with this hand; meanwhile I answer in its place.
seats-given-up = 🏳️ { $name } has given up the game. I play the seat to the end.
seats-offer-away = 🪑 { $name } is no longer on this server. The seat is on offer: whoever takes it over plays on with this hand.
seats-claimed = 🙋 **{ $claim }** would like to take over { $name }’s seat. One of those who play can agree or object; with nobody against it, the seat changes hands { $until }.
seats-taken = 🤝 { $mention } now plays in the place of { $before }. *My hand* shows the newcomer what happened and what is to be done.
seats-closing =
    { $notice ->
        [1] 🕯️ { $mentions } Nobody has made a move here for long. Unless somebody moves or wants to keep it, this table closes { $until }.
       *[other] 🕯️ { $mentions } Last call: without a move or a wish to keep it, this table closes { $until }.
    }
seats-closing-lobby = 🕯️ { $mentions } Your table { $table } ({ $game }) has not started; it closes { $until }.
seats-end-over = 🏁 { $mentions } { $result } The final picture and everything about this game are above.
seats-end-cancelled = 🏁 { $mentions } This game was called off; it has no result.
seats-end-forgotten = 🏁 { $mentions } Nobody had made a move for long, so this table is closed, as announced. The game has no result.
seats-button-claim = Take over the seat
seats-button-back = I am back
seats-button-welcome = Agree
seats-button-decline = Object
seats-button-keep = Keep the table

## Answers in private

seats-said-claim = I have asked those who play whether you may take over the seat of { $name }. This message turns into your panel as soon as you sit.
seats-said-seated = The seat is yours: *My hand* shows everything.
seats-said-welcome = { $name } now sits at the table.
seats-said-decline = { $name } does not get the seat; it stays on offer.
seats-said-back = Good to have you back. The seat is yours.
seats-said-keep = The table stays.
seats-said-offered = The seat of { $name } is on offer.
seats-said-left = You have left the game at table { $table }. Until somebody takes it over, you can have your seat back: { COMMAND("seat back") }.
seats-said-conceded = You have given up the game at table { $table }. I play your seat to the end.
seats-said-voted =
    { $missing ->
        [0] { $name } was removed from the table; the seat is on offer.
        [one] Noted: you want { $name } removed. One more voice of those present is needed.
       *[other] Noted: you want { $name } removed. { $missing } more voices of those present are needed.
    }
seats-handover = 🤝 You have taken over this seat, with a clean record; this is your hand now. The position in words: { $position }
seats-on-offer = Your seat is on offer, because you had not answered. Any move takes it back; so does this button.

## Panels

seats-button-quit = Leave…
seats-button-people = Players
seats-quit = **Leave table { $table }?**
    { "" }**Leave:** your seat is on offer, and until somebody takes it I answer for it. Your hand is no longer shown to you.
    { "" }**Give up:** I play your seat to the end; nobody else takes it.
    { "" }**Call off:** the game ends without a result once everybody present wants that.
seats-button-quit-now = Leave
seats-button-concede = Give up
seats-button-call-off = Call off together
seats-people = **{ $game } · table { $table }: who sits where**
seats-people-line = { $name } — since { $since } · { $missed ->
        [0] no missed turn
        [one] one missed turn
       *[other] { $missed } missed turns
    }{ $state ->
        [offered] { " " }· *seat on offer*
        [gone] { " " }· *gone, I answer*
       *[present] { "" }
    }
seats-people-past = -# { $seat }: { $name }, { $since } to { $until } · { $missed ->
        [0] no missed turn
        [one] one missed turn
       *[other] { $missed } missed turns
    } · { $ending ->
        [left] left
        [replaced] replaced
        [kicked] removed
        [conceded] gave up
        [cancelled] until it was called off
       *[finished] until the end
    }
seats-menu-remove = Ask to remove…
seats-menu-offer = Offer the seat of…
seats-menu-standing = Answer for me…
seats-standing-on = 🤖 I answer for you: “{ $what }”.
seats-standing-until-turn = until this turn is over
seats-standing-until-round = until my next turn
seats-standing-until-game = to the end of the game
seats-button-standing-off = Ask me again
seats-button-standing-off-one = Ask me again: { $what }

## What cannot be, and what can

refused-seat-not-offered = That seat is not on offer any more.
refused-seat-claimed = { $name } has asked for that seat already; wait and see.
refused-already-claiming = You have asked for another seat of this table already.
refused-barred = Those who play at this table did not want that. There are other tables, and you can watch.
refused-has-seen-hands = You have watched the open hands of this game, so you cannot take over a seat in it. You can go on watching.
refused-knows-a-hand = You have seen another hand of this game, so you cannot take over a second seat. You can watch.
refused-not-your-seat = No seat at this table waits for you.
refused-no-claim = Nobody asks for that seat now.
refused-not-present = Your own seat is on offer: press “I am back” first.
refused-no-seat-now = No game is under way at this table now.
refused-no-such-seat = There is no such seat.
refused-own-seat = That is your own seat; *Leave* is in the same menu.
refused-already-gone = { $name } is gone already.
refused-one-against-one = It takes two to remove somebody who is there, or a missed turn. You can call the game off together.
refused-nothing-missed = { $name } has not missed a turn.
refused-no-such-standing = I cannot answer that in advance.

## Commands

command-seat = seat
command-seat-description = Your seat at a table: take over, come back, give up
command-seat-take = take
command-seat-take-description = Ask for a seat on offer
command-seat-back = back
command-seat-back-description = Take your seat back
command-seat-agree = agree
command-seat-agree-description = Let whoever asks for a seat have it
command-seat-object = object
command-seat-object-description = Object to whoever asks for a seat
command-seat-keep = keep
command-seat-keep-description = Keep a table that is about to close
command-seat-players = players
command-seat-players-description = Who sits where, and who sat there before
command-seat-concede = concede
command-seat-concede-description = Give up your game; the host plays on for you
command-seat-answers = answers
command-seat-answers-description = Answer a kind of question in advance, or be asked again
command-seat-answers-choice = answer
command-seat-answers-choice-description = Which answer; one that holds already ends
