"""The table of verbs: one row says who may use a control, what it does and where it is offered.

From a row follow the answer to a press (:mod:`cogs.routing.router`), the slash command that does
the same (:mod:`cogs.commands.table.twins`) and the button behind *More*. What a service refuses by
itself is no condition here: it is tried (``clocks_allow``), or called and refused.
"""

from __future__ import annotations

from collections.abc import Mapping

from discord import ComponentType

from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.elements.acknowledge import is_private
from cogs.elements.custom_ids import Need, Verb
from cogs.interactions import (
    analysis,
    computers,
    find,
    followers,
    guide,
    history,
    invitations,
    keep_away,
    limits,
    lobby,
    long_press,
    managers,
    moves,
    notes,
    options,
    pauses,
    plans,
    repair,
    replay,
    seats,
    series,
    settings,
    undo,
    views,
)
from cogs.interactions.keepsakes import Souvenirs
from cogs.panels.more import Entry, more_panel
from cogs.routing.conditions import (
    are_met,
    begun,
    clocks_allow,
    in_lobby,
    kept,
    not_over,
    over,
    playing,
    postable,
    visible,
    without_seat,
)
from cogs.routing.prompts import asked_zones, tips
from cogs.routing.request import Request
from cogs.routing.verb_row import Command, Offer, Row

SEE, ACT, POST = Need.SEE, Need.ACT, Need.POST
MENU, CHANNELS = ComponentType.select, ComponentType.channel_select
PEOPLE = ComponentType.user_select


async def _more(request: Request) -> None:
    """Show what else the person can do at a table: the buttons of rows whose conditions are met.

    Pressed on a player's private panel during a game, it keeps the picture, with tips and, if it is
    to be asked, the question of quiet hours.
    """
    table = await request.table()
    look = await request.look() if table.status is Status.PLAYING else None
    offered = [
        Entry(row.verb, row.more.label, row.more.emoji)
        for row in BEHIND_MORE
        if row.verb is not None
        and row.more is not None
        and await are_met((*row.may, *row.more.when), request.of(row.verb))
    ]
    words, context, reader = await request.words(), request.context, request.interaction
    if look is None or look.seat is None or not is_private(reader):
        await request.put(more_panel(table, look, offered, words))
        return
    preferences = await request.tables.people.preferences(request.user_id)
    picture = await context.picture(look, words)
    view = more_panel(
        table,
        look,
        offered,
        words,
        picture=picture,
        tips=await tips(context, request.user_id, look, ()),
        silent=await request.tables.coaching.is_silent(request.user_id, table.game),
        zones=await asked_zones(context, reader, look, preferences),
    )
    await request.put(view, *picture.files())


def _on_offer(table: Table) -> str:
    """Return the first seat on offer that nobody claims, else the first on offer.

    Raises:
        Refused: none is on offer (``seat-not-offered``).
    """
    offered = [player for player in table.players if player.offered]
    if not offered:
        raise Refused("seat-not-offered")
    free = [player for player in offered if player.occupancy.claim is None]
    return f"{(free or offered)[0].seat}"


BEHIND_MORE = (
    Row(
        Verb.CATCHUP, SEE, history.catch_up,
        more=Offer("button-catchup", "⏪", (visible,)),
        commands=(Command("table", "catchup", over=True),),
    ),
    Row(
        Verb.FOLLOW_TABLE, SEE, followers.follow,
        more=Offer("button-follow-game", "🔔", (playing, without_seat)),
        commands=(Command("past", "follow", own=False, over=True),),
    ),
    Row(
        Verb.LOG, SEE, views.log, may=(begun,),
        more=Offer("button-log", "📜", (kept,)),
        commands=(Command("table", "log", own=False, over=True),),
    ),
    Row(
        Verb.NOTE, SEE, notes.show, may=(visible, notes.noting),
        form=notes.note_form, write=notes.write,
        more=Offer("button-note", "📝"),
    ),
    Row(
        Verb.REPLAY, SEE, replay.step,
        more=Offer("button-replay", "🎞️", (visible, kept)),
        commands=(Command("past", "replay", over=True),),
    ),
    Row(
        Verb.PEOPLE, SEE, seats.people,
        more=Offer("seats-button-people", "👥", (begun,)),
        commands=(Command("seat", "players", over=True),),
    ),
    Row(
        Verb.HANDS, SEE, history.hands,
        more=Offer("button-hands", "🪟", (
            not_over, history.shows_hands, history.hands_to_see, history.wants_no_seat,
        )),
        commands=(Command("table", "hands", own=False, over=True),),
    ),
    Row(Verb.SEAL, SEE, views.seal, may=(begun,), more=Offer("button-luck", "🎲", (not_over,))),
    Row(Verb.RULES, SEE, views.rules, more=Offer("button-rules", "📖")),
    Row(
        Verb.TERMS, SEE, options.show,
        more=Offer("button-terms", "⚙️"),
        commands=(Command("table", "options", over=True),),
    ),
    Row(
        Verb.EXTEND, ACT, lambda r: r.tables.pauses.extend(r.table_id, r.person), says="extended",
        more=Offer("button-extend", "⏳", (clocks_allow,)),
        commands=(Command("table", "extend"),),
    ),
    Row(
        Verb.FASTER, ACT, pauses.change_pace,
        more=Offer("button-faster", "⏩", (clocks_allow,)),
    ),
    Row(
        Verb.SLOWER, ACT, pauses.change_pace,
        more=Offer("button-slower", "🐢", (clocks_allow,)),
    ),
    Row(Verb.PAUSE, ACT, pauses.pause, more=Offer("button-pause", "⏸️", (clocks_allow,))),
    Row(
        Verb.RESUME, ACT, pauses.resume,
        more=Offer("button-resume", "▶️", (clocks_allow,)),
        commands=(Command("table", "resume"),),
    ),
    Row(Verb.AGAIN, ACT, views.again, may=(postable,), more=Offer("button-again", "📌")),
    Row(
        Verb.QUIT, SEE, seats.ask_to_leave,
        more=Offer("seats-button-quit", "🚪", (playing, seats.in_a_game)),
        commands=(Command("seat", "concede"), Command("table", "leave", lobby=Verb.LEAVE)),
    ),
)  # fmt: skip
"""Those that the panel behind *More* offers, in its order."""

LOOKS = (
    Row(
        Verb.HAND, SEE, views.hand,
        commands=(Command("table", "hand"), Command("game", "hand")),
    ),
    Row(Verb.WATCH, SEE, views.watch, commands=(Command("game", "board"),)),
    Row(Verb.DETAIL, SEE, views.detail, commands=(Command("game", "details"),)),
    Row(Verb.NEXT, SEE, views.next_table),
    Row(Verb.MORE, SEE, _more),
    Row(Verb.GUIDE, None, views.guide),
    Row(Verb.BOOKS, None, views.books, control=MENU),
    Row(Verb.TOUR, None, guide.open_tour),
    Row(Verb.REPLAY_TURN, SEE, replay.turn, control=MENU),
    Row(Verb.REPLAY_EYES, SEE, replay.point_of_view, control=MENU),
)  # fmt: skip

FINISHED_GAMES = (
    Row(
        Verb.FILM, ACT, lambda r: r.part(Souvenirs).film(r), may=(over,),
        commands=(Command("past", "film", own=False, over=True),),
    ),
    Row(
        Verb.LUCK, ACT, lambda r: r.part(Souvenirs).luck(r), may=(over,),
        commands=(Command("past", "luck", own=False, over=True),),
    ),
    Row(
        Verb.ANALYSIS, ACT, analysis.analyse,
        commands=(Command("past", "analysis", own=False, over=True),),
    ),
    Row(Verb.SHARE, SEE, lambda r: r.part(Souvenirs).ask_where(r), may=(over, visible)),
    Row(Verb.SHARE_TO, SEE, lambda r: r.part(Souvenirs).share_to(r), control=CHANNELS),
)  # fmt: skip

MOVES = (
    Row(None, SEE, moves.move, write=moves.write),
    Row(Verb.CHOOSE, SEE, moves.choose, control=MENU),
    Row(Verb.BRANCH, SEE, moves.branch),
    Row(Verb.ASK, SEE, lambda r: moves.consider(r, r.argument)),
    Row(Verb.WRITE, SEE, moves.no_form, form=moves.ask_text),
    Row(Verb.HINT, SEE, computers.hint, commands=(Command("table", "hint"),)),
    Row(Verb.FOLLOW, SEE, moves.follow),
    Row(Verb.PLAN, SEE, plans.plan, commands=(Command("table", "plan"),)),
    Row(Verb.PLAN_ANSWER, SEE, lambda r: plans.add(r, r.argument)),
    Row(Verb.PLAN_CHOOSE, SEE, lambda r: plans.add(r, r.pick), control=MENU),
    Row(
        Verb.UNPLAN, SEE, lambda r: r.tables.plans.drop(r.table_id, r.person),
        shows="plan-dropped",
    ),
    Row(Verb.UNDO, SEE, undo.take_back, commands=(Command("table", "undo"),)),
    Row(Verb.UNDO_AGREE, SEE, undo.agree),
    Row(Verb.UNDO_REFUSE, SEE, undo.refuse, shows="undo-refused"),
    Row(Verb.ALWAYS, SEE, seats.decide_ahead),
    Row(Verb.STANDING, SEE, lambda r: seats.answer_in_advance(r, r.pick), control=MENU),
    Row(Verb.SAY, SEE, lambda r: seats.answer_in_advance(r, r.argument)),
    Row(Verb.UNSTANDING, SEE, lambda r: seats.answer_in_advance(r, r.argument, on=False)),
    Row(
        Verb.ASK_AGAIN, SEE, lambda r: seats.answer_in_advance(r, r.pick, on=False), control=MENU
    ),
)  # fmt: skip

LOBBIES = (
    Row(Verb.NEW, None, lobby.open_usual, control=MENU, quiet=True),
    Row(Verb.JOIN, ACT, lobby.join, quiet=True),
    Row(Verb.PLACE, ACT, lobby.choose_place, control=MENU, quiet=True),
    Row(
        Verb.LEAVE, SEE, lambda r: r.tables.lobbies.leave(r.table_id, r.person), says="left",
        may=(in_lobby,), quiet=True,
    ),
    Row(
        Verb.START, ACT, lobby.start, quiet=True,
        commands=(Command("table", "start", waiting=True),),
    ),
    Row(
        Verb.NOT_YET, SEE, lambda r: r.tables.lobbies.put_off(r.table_id, r.person),
        says="put-off", quiet=True,
    ),
    Row(Verb.INVITE, SEE, invitations.show, may=(in_lobby,)),
    Row(Verb.PLAY_WITH, None, long_press.invite, control=MENU),
    Row(Verb.INVITE_PERSON, SEE, invitations.invite_picked, may=(in_lobby,), control=PEOPLE),
    Row(Verb.INVITE_KNOWN, SEE, invitations.invite_known, may=(in_lobby,), control=MENU),
    Row(Verb.UNINVITE, SEE, invitations.withdraw, may=(in_lobby,), control=MENU),
    Row(Verb.NO_THANKS, SEE, invitations.decline, may=(in_lobby,)),
    Row(Verb.NO_INVITATIONS, SEE, invitations.turn_off),
    Row(Verb.REOPEN, POST, lobby.reopen),
    Row(Verb.CANCEL, ACT, lobby.ask_to_close, may=(in_lobby,)),
    Row(Verb.CLOSE, ACT, lobby.close, may=(in_lobby,)),
    Row(
        Verb.REMATCH, POST, lobby.rematch,
        commands=(Command("table", "rematch", own=False, over=True),),
    ),
    Row(Verb.OTHERS, SEE, lobby.others, may=(over,)),
    Row(Verb.OTHER_ALONE, POST, computers.play_other, may=(over,), control=MENU),
    Row(Verb.OTHER_TOGETHER, POST, lobby.open_other, may=(over,), control=MENU),
    Row(Verb.FRIENDS, POST, lobby.with_friends, may=(over,)),
    Row(Verb.TERM, ACT, options.show, form=options.ask, write=options.change),
    Row(Verb.COMPUTERS, SEE, computers.show),
    Row(Verb.COMPUTER, ACT, computers.change, control=MENU),
    Row(Verb.SOLO, None, computers.play_alone, quiet=True),
    Row(Verb.LEARN, None, lambda r: computers.teach(r, r.argument)),
    Row(Verb.STUDY, None, lambda r: computers.teach(r, r.pick), control=MENU),
)  # fmt: skip

SETTINGS = (
    Row(Verb.SETTINGS, None, settings.show),
    Row(Verb.SETTING, None, settings.show, form=settings.ask, write=settings.change),
    Row(Verb.FORGET, None, settings.forget),
    Row(Verb.NIGHT, SEE, settings.answer_night),
    Row(Verb.HUSH, SEE, settings.hush),
    Row(Verb.AVOID, None, keep_away.add, control=PEOPLE),
    Row(Verb.UNAVOID, None, keep_away.let_go, control=MENU),
)

SEATS = (
    Row(Verb.ONWARD, SEE, pauses.find_new_place, says="place-found"),
    Row(Verb.CLAIM, ACT, seats.claim, commands=(Command("seat", "take", _on_offer, own=False),)),
    Row(Verb.BACK, SEE, seats.back, commands=(Command("seat", "back"),)),
    Row(Verb.WIN, SEE, seats.win, commands=(Command("seat", "win"),)),
    Row(Verb.WELCOME, SEE, seats.welcome),
    Row(Verb.DECLINE, SEE, seats.decline),
    Row(
        Verb.KEEP, SEE, lambda r: r.tables.seats.keep(r.table_id, r.person),
        shows="seats-said-keep", commands=(Command("seat", "keep"),),
    ),
    Row(Verb.OFFER, ACT, seats.offer, control=MENU),
    Row(Verb.REMOVE, SEE, seats.remove, control=MENU),
    Row(Verb.LEAVING, SEE, seats.leave),
    Row(Verb.CONCEDING, SEE, seats.concede),
    Row(
        Verb.CALLING, SEE, seats.call_off,
        commands=(Command("table", "cancel", lobby=Verb.CLOSE),),
    ),
    Row(
        Verb.REPAIR, ACT, repair.repair,
        commands=(Command("table", "repair", own=False),),
    ),
    Row(Verb.GIVE_UP, ACT, repair.give_up),
    Row(Verb.ANEW, ACT, repair.begin_again),
)  # fmt: skip

MANAGED = (
    Row(Verb.MANAGED, None, managers.show_all, may=(managers.manages,)),
    Row(
        Verb.MANAGE, None, lambda r: managers.show(r, r.pick),
        may=(managers.manages,), control=MENU,
    ),
    Row(Verb.HALT, None, managers.pause, may=(managers.manages,)),
    Row(Verb.RELEASE, None, managers.resume, may=(managers.manages,)),
    Row(
        Verb.SHUT, None, lambda r: managers.show(r, r.argument),
        may=(managers.manages,), form=managers.ask_reason, write=managers.close,
    ),
    Row(
        Verb.LIMITS, None, limits.show, may=(managers.manages,),
        form=limits.ask, write=limits.change,
    ),
    Row(Verb.UNSEAT, None, managers.unseat, may=(managers.manages,), control=MENU),
    Row(Verb.SHIFT, None, managers.move, may=(managers.manages,), control=CHANNELS),
)  # fmt: skip

FOUND = (
    Row(Verb.FIND, None, find.turn),
    Row(Verb.FIND_GAME, None, find.choose_game, control=MENU),
    Row(Verb.FIND_JOIN, None, find.join),
    Row(Verb.FIND_TAKE, None, find.take),
    Row(Verb.FIND_WATCH, None, find.watch),
    Row(Verb.FIND_REPLAY, None, find.look_back),
)
"""What is needed there depends on the table in the argument; its actions ask for it."""

SERIES = (
    Row(Verb.SERIES_ENTER, None, series.enter),
    Row(Verb.SERIES_PLACE, None, series.choose_place, control=MENU),
    Row(Verb.SERIES_LEAVE, None, series.leave),
    Row(Verb.SERIES_GIVE_UP, None, series.give_up),
    Row(Verb.SERIES_START, None, series.start),
    Row(Verb.SERIES_CANCEL, None, series.cancel),
    Row(Verb.SERIES_REMATCH, None, series.rematch),
    Row(Verb.SERIES_GAME, None, series.past_game, control=MENU),
    Row(Verb.SERIES_GO_ON, None, series.ask_to_go_on),
)
"""What is needed there depends on the series in the argument; its actions say so."""

ROWS = (
    *BEHIND_MORE,
    *LOOKS,
    *FINISHED_GAMES,
    *MOVES,
    *LOBBIES,
    *SETTINGS,
    *SEATS,
    *MANAGED,
    *FOUND,
    *SERIES,
)

BY_VERB: Mapping[Verb | None, Row] = {row.verb: row for row in ROWS}
