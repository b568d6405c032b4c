### A table's past and its place: undo, catching up, repair, watching, and what goes wrong around it

## What stands between a table and its channel

trouble-title = **{ $game } · table { $table }**
trouble-gone = The channel of this table is gone. The game goes on with the /table commands; use { COMMAND("table show") } in another channel to move the board there.
trouble-permissions =
    { $count ->
        [0] I don’t have all the permissions I need in { $channel }. { COMMAND("setup check") } names what is missing; until then the game goes on with the /table commands.
       *[other] In { $channel }, I’m missing: { $permissions }. Anyone who manages the channel can grant this; until then the game goes on with the /table commands.
    }
trouble-timed-out = A moderator has put me in a timeout on this server, which ends <t:{ $until }:R>. Anyone who can time out members can end it sooner; until then the game goes on with the /table commands.
trouble-locked = The thread { $channel } is locked, so I can’t show anything there. The game goes on here and with the /table commands; anyone who manages threads can unlock it.
trouble-left = I’m not on this table’s server any more. Nothing is lost: all clocks are stopped, and once I’m invited back the game goes on with the time that was left.
trouble-refused = Discord refuses what I want to show in { $channel }. The game goes on with the /table commands; where nothing of it can be shown, all clocks are stopped.
withheld = Discord doesn’t accept what I want to show here (error { $error }). My commands still work: { COMMAND("table hand") } shows you your game.
trouble-threads = This server has as many open threads as Discord allows, so table { $table } is played right here.
trouble-no-thread = I’m not allowed to open a thread here, so table { $table } is played in this channel itself.
trouble-thread-refused = Discord refuses to open a thread here, so table { $table } is played in this channel itself.

permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## /setup

setup-granted = ✅ { $permission }
setup-missing = ❌ { $permission }
setup-check-ready = **{ $channel }: I have every permission that tables need here.**
setup-check-lacking = **{ $channel }: something is missing here.** Anyone who manages the channel can grant it in the channel’s settings, to my role or to me.
setup-check-threadless = Without the two thread permissions, tables can only be played in the channel itself.
setup-check-outside = **I’m not in this private thread.** Mention { $bot } in it once and look again.
setup-check-crowded = This server has { $count } open threads; Discord allows { $limit }.
setup-check-not-allowed = Tables can only be opened in { $channels }; { COMMAND("setup channels") } changes that.
setup-channels-anywhere = Tables can be opened in every channel.
setup-channels-only = Tables can be opened in { $channels }.
setup-channels-deleted = Every channel where tables could be opened was deleted, so nobody can open one. { COMMAND("setup channels") } allows another, or all.
setup-language-follow = Tables here use the server’s language, unless their host chooses another.
setup-language-set = Language of the tables here: { $language }, unless their host chooses another.

refused-permissions = I can’t host a table in { $channel }; I’m missing: { $permissions }. Anyone who manages the channel can grant this.
refused-timed-out = A moderator has put me in a timeout on this server, which ends <t:{ $until }:R>: until then I can’t post a table. Anyone who can time out members can end it sooner.
refused-not-in-thread = I’m not in this private thread, so I can’t show a table here. Mention { $bot } in it once and try again.
refused-channel-not-allowed = On this server, tables are opened in { $channels }.
refused-channels-deleted = On this server, tables were opened in channels that have been deleted. Ask those who manage it to choose others with { COMMAND("setup channels") }.

command-setup = setup
command-setup-description = For those who manage this server: where and how tables are opened
command-setup-check = check
command-setup-check-description = See whether I have all the permissions I need in a channel
command-setup-check-channel = channel
command-setup-check-channel-description = Leave empty for this channel
command-setup-channels = channels
command-setup-channels-description = Choose the channels where tables can be opened
command-setup-channels-allow = allow
command-setup-channels-allow-description = Allow tables in this channel
command-setup-channels-forbid = forbid
command-setup-channels-forbid-description = Take this channel off the list
command-setup-channels-anywhere = anywhere
command-setup-channels-anywhere-description = Clear the list: any channel is fine
command-setup-language = language
command-setup-language-description = Choose the language of this server’s tables
command-setup-language-language-description = Each table’s host can still choose another

## Undo, catching up, watching, repair

story-you = you
host-event-places-drawn = 🎲 Places drawn by lot: { $seats }.
host-event-taken-back = ↩️ ‹{ $seat } took back their|You took back your› last move.
host-event-answered-for = ⏰ No answer from { $seat }, so I moved for ‹seat: them|you›.
host-event-moved-for-leaver =
    { $conceded ->
        [yes] 🏳️ ‹{ $seat } has|You have› conceded, so I moved for ‹seat: them|you›.
       *[no] 🪑 ‹{ $seat } no longer plays|You had left›, so I moved for ‹seat: them|you›.
    }
host-event-stood-in = 🤖 A computer moved for { $seat }.

button-undo = Undo
button-undo-ask = Ask to undo
button-undo-agree = Agree
button-undo-withdraw = Never mind
button-undo-refuse = Refuse
undo-wish = ↩️ { $name } would like to take back their last move. { $asked }: is that all right? The next move closes the question.
undo-wish-asked = ↩️ { $name } would like to take back their last move. Is that all right? The next move closes the question.
undo-wish-own = ↩️ You have asked to take back your last move. I’m still waiting for { $asked }. The next move closes the question.
undo-done = Your last move is taken back.
undo-asked = The others have moved since, so I’m asking them first.
undo-agreed = You agree. I’m still waiting for the others.
undo-agreed-done = Everyone agrees: the move is taken back.
undo-refused = The move stands.
refused-undo-late = The game has moved on since. Here is where things stand.
refused-undo-impossible = That can’t be taken back: something has been revealed, drawn or answered since, or the move wasn’t yours.
refused-undo-answered = That can’t be taken back: an answer to somebody’s move stands, and so does everything before it, because the answer could have been another.
refused-undo-window = That can’t be taken back any more: from now on the answers to it count.
refused-undo-often = You have already taken back { $count } moves this turn; that’s the limit.
refused-undo-wished = { $name } has asked to take back a move. Agree, refuse, or wait for the others; then you can ask.
refused-undo-not-asked = Nobody is waiting for your answer to that.

button-catchup = Catch up
panel-catchup = Catch up ({ $count })
catchup-title = **{ $game } · table { $table }: since your last move.** First the board before that move, then as it is now.
catchup-title-now = **{ $game } · table { $table }: since your last move.**
catchup-title-watched = **{ $game } · table { $table }: what you have missed.**
catchup-nothing = Nothing has happened since.
refused-not-kept = This game ended long ago. I keep its result, but its moves are no longer stored.
refused-no-past = I can’t show earlier positions of this game: its rules have changed since it began, or what I kept of it is damaged.

button-hands = Open hands
hands-title = 🪟 { $name }’s hand, at least a whole turn ago
option-open-hands = open hands for spectators, a turn behind
refused-hands-closed = The hands of this table aren’t shown; *{ button-watch }* shows everything else.
refused-hands-not-for-players = You have, or had, a seat at this table: you can see the other hands once the game is over.
refused-hands-while-claiming = You have asked for a seat at this table, so you mustn’t see the hands. If the answer is no, or once the game is over, you can look; so you can if you take your request back with { COMMAND("table leave") }.
refused-hands-not-yet = The hands are shown a whole turn behind: come back next turn.

repair-sound = Table { $table } was replayed from its first move, and all is well. The game goes on; every clock starts afresh.
repair-restored = The saved position of table { $table } was damaged; I rebuilt it from its moves. The game goes on; every clock starts afresh.
button-repair = Repair
button-begin-again = Begin again
button-give-up-table = Close the table
repair-ways = Two things are possible now. *{ button-begin-again }* closes this table and opens another, with the same options and everybody seated who was there; its host starts it. *{ button-give-up-table }* ends the game without a result.
repair-ways-in-series = *{ button-begin-again }* closes this table, and the series opens another for the same game, with the same options.
begun-again = ✅ The game begins again at table { $table }; its host can start it there.
begun-again-in-series = ✅ This game is played again; the series has opened another table for it.
managers-act-given-up = 🩹 { $manager } has closed this table, which an error of mine had broken. The game has no result.
managers-act-begun-again =
    🩹 { $manager } has this game begin again, as an error of mine had broken it. { $again ->
        [0] The series opens another table.
       *[other] It is table { $again } now, in { $home }.
    }
refused-not-broken = Nothing is wrong with this table.
refused-repair-failed = I couldn’t rebuild this table: something is wrong at move { $move } (error { $error }).

command-table-undo = undo
command-table-undo-description = Take back your last move, if nothing was revealed or answered since
command-table-catchup = catchup
command-table-catchup-description = What happened since your last move or visit, with the board then and now
command-table-hands = open-hands
command-table-hands-description = The hands of a table that lets spectators see them
command-table-repair = repair
command-table-repair-description = Rebuild a table that an error paused: for its host and server managers
command-option-open_hands = open-hands
command-option-open_hands-description = Let spectators see all hands, at least a whole turn behind

## What is different

picture-changed =
    { $count ->
        [one] Changed in one place since then: { $changes }
       *[other] Changed in { $count } places since then: { $changes }
    }
picture-changed-from = { $now } (before: { $before }).

absence =
    { $turns ->
        [0] { $moves ->
            [0] No move
            [one] One move
           *[other] { $moves } moves
        }
        [one] One turn
       *[other] { $turns } turns
    }{ $answered ->
        [0] { " " }since your last move.
        [one] , one answer by me for you.
       *[other] , { $answered } answers by me for you.
    }
absence-place = Place { $place } of { $seats }.
absence-over =
    { $points ->
        [none] It’s over: place { $place } of { $seats }.
        [one] It’s over: place { $place } of { $seats }, 1 point.
       *[other] It’s over: place { $place } of { $seats }, { $points } points.
    }
since-framed = ✨ Framed (or +1, −1): changed since then; ⊖: gone.
since-everything = ✨ Nearly everything in the picture is new since then.
since-span =
    { $moves ->
        [0] { $start ->
            [move] What your last move led to ({ $when }).
            [watched] Since the last position you may have seen ({ $when }).
           *[seat] Since you took your seat ({ $when }).
        }
        [one] One move { since-span-turns } ({ $when }).
       *[other] { $moves } moves { since-span-turns } ({ $when }).
    }
since-span-turns =
    in { $turns ->
        [0] the same turn
        [one] one new turn
       *[other] { $turns } new turns
    }, since { $start ->
        [move] your last move
        [watched] the last position you may have seen
       *[seat] you took your seat
    }
