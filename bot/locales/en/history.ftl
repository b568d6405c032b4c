### A table's past and its place: undo, catching up, repair, watching, and what goes wrong around it

## What stands between a table and its channel

trouble-title = **{ $game } · table { $table }**
trouble-gone = The channel of this table is gone. The game goes on with the /table commands; /table show in another channel brings the board there.
trouble-permissions =
    { $count ->
        [0] I may not write as I need to in { $channel }. /setup check names what is missing; until then the game goes on with the /table commands.
       *[other] In { $channel } I lack { $permissions }. Somebody who manages the channel can grant it; until then the game goes on with the /table commands.
    }
trouble-locked = The thread { $channel } is locked, so nothing can be shown there. The game goes on here and with the /table commands; somebody who manages threads can unlock it.
trouble-left = I am not on this table’s server any more. Nothing is lost: all clocks stand, and the game goes on with the time it had once I am invited again.
trouble-threads = This server has as many open threads as Discord allows, so table { $table } is played right here.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## /setup

setup-granted = ✅ { $permission }
setup-missing = ❌ { $permission }
setup-check-ready = **{ $channel }: tables can be opened here.**
setup-check-lacking = **{ $channel }: something is missing here.** Whoever manages the channel can grant it in its settings, for my role or for me.
setup-check-threadless = Without the two permissions for threads tables can be played in the channel itself only.
setup-check-crowded = This server has { $count } open threads of at most { $limit }.
setup-check-not-allowed = Tables may be opened only in { $channels }, as /setup channels says.
setup-channels-anywhere = Tables may be opened in every channel.
setup-channels-only = Tables may be opened in { $channels }.
setup-language-follow = Tables here speak the server’s own language, unless their host chooses another.
setup-language-set = Tables here speak English, unless their host chooses another language.

refused-permissions = I cannot host a table in { $channel }: I lack { $permissions }. Somebody who manages the channel can grant it.
refused-channel-not-allowed = On this server tables are opened in { $channels }.

command-setup = setup
command-setup-description = For those who manage this server: where and how tables are opened
command-setup-check = check
command-setup-check-description = See whether I have all the permissions I need in a channel
command-setup-check-channel = channel
command-setup-check-channel-description = This one, if none is named
command-setup-channels = channels
command-setup-channels-description = Choose the channels where tables may be opened
command-setup-channels-allow = allow
command-setup-channels-allow-description = Allow tables in this channel
command-setup-channels-forbid = forbid
command-setup-channels-forbid-description = Take this channel off the list
command-setup-channels-anywhere = anywhere
command-setup-channels-anywhere-description = Forget the list: every channel will do
command-setup-language = language
command-setup-language-description = Choose what tables on this server speak
command-setup-language-choice-description = Each table’s host may still choose another

## Undo, catching up, watching, repair

host-event-places-drawn = 🎲 Places drawn by lot: { $seats }.
host-event-taken-back = ↩️ { $seat } took back their last move.
host-event-answered-for = ⏰ Time was up for { $seat }; I answered in their place.

button-undo = Undo
button-undo-ask = Ask to undo
button-undo-agree = Agree
button-undo-withdraw = Never mind
button-undo-refuse = Refuse
undo-wish = ↩️ { $name } would like to take back their last move. { $asked }: do you agree? The next move closes the question.
undo-wish-asked = ↩️ { $name } would like to take back their last move. Do you agree? The next move closes the question.
undo-wish-own = ↩️ You have asked to take back your last move. Still to agree: { $asked }. The next move closes the question.
undo-done = Your last move is taken back.
undo-asked = The others have moved since, so they are asked.
undo-agreed = You agree. Others are asked, too.
undo-agreed-done = All agree: the move is taken back.
undo-refused = The move stands.
refused-undo-late = Something has been played since. Here is how things are now.
refused-undo-impossible = That cannot be taken back: something was revealed or drawn since, or the move was not yours.
refused-undo-often = You have taken back { $count } moves this turn; that has to do.
refused-undo-not-asked = Nobody waits for your answer to that.

button-catchup = Catch up
catchup-title = **{ $game } · table { $table }: since your last move.** First the board as you left it, then as it is now.
catchup-title-now = **{ $game } · table { $table }: since your last move.**
catchup-nothing = Nothing has happened since.
refused-no-past = The past of this game cannot be shown: the rules have changed since it began.

button-hands = Open hands
hands-title = 🪟 **{ $name }’s hand**
hands-title-delayed = 🪟 **{ $name }’s hand**, at least a whole turn ago
hands-moment = Move { $number } of { $last }
option-open-hands = open hands for spectators, a turn behind
refused-hands-closed = The hands of this table stay closed.
refused-hands-not-for-players = Who has a seat at this table, or had one, sees the other hands once the game is over.
refused-hands-while-claiming = You have asked for a seat at this table; who takes a seat has not seen the hands. Once your request is answered with no, or the game is over, you can look.
refused-hands-not-yet = The hands are shown a whole turn behind; it is too early.

repair-sound = Table { $table } was played again from its first move and is in order. The game goes on; every clock starts anew.
repair-restored = The kept position of table { $table } was damaged; it was rebuilt from its moves. The game goes on; every clock starts anew.
refused-not-broken = This table is in order.
refused-repair-failed = I could not rebuild this table: something is wrong at move { $move } (error { $error }). Nothing is lost; whoever runs me can look into it.

command-table-undo = undo
command-table-undo-description = Take back your last move, where nothing was revealed since
command-table-catchup = catchup
command-table-catchup-description = What happened since your last move, with the board then and now
command-table-hands = hands
command-table-hands-description = The hands of a table that lets spectators see them
command-table-repair = repair
command-table-repair-description = Rebuild a table that an error paused: for its host and who manages the server
command-new-open_hands = open-hands
command-new-open_hands-description = Let spectators see all hands, at least a whole turn behind

## What is different

picture-changed =
    { $count ->
        [one] Framed in one place, new since then: { $changes }
       *[other] Framed in { $count } places, new since then: { $changes }
    }
picture-changed-from = { $now } (before: { $before }).

since-before =
    { $count ->
        [one] … one line before these: *Catch up* has it all.
       *[other] … { $count } lines before these: *Catch up* has them all.
    }
since-framed = ✨ Framed in the picture: what is new since then.
since-everything = ✨ Nearly everything in the picture is new since then.
since-span =
    { $moves ->
        [one] One move
       *[other] { $moves } moves
    } in { $turns ->
        [0] the same turn
        [one] one new turn
       *[other] { $turns } new turns
    }, since { $start ->
        [move] your last move
       *[seat] you took your seat
    } { $when }.
