"""Presses that make a move, or lead to one."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.refusal import Refused
from bot.model.story import Account
from bot.model.view import UNASKED, MoveReceipt, TableView
from cogs.elements.components import TEXT_LIMIT
from cogs.elements.custom_ids import CustomId, MoveName, in_one, read_words
from cogs.elements.display_names import written
from cogs.elements.faces import Line, face_of, narrated
from cogs.elements.forms import form, text_field
from cogs.elements.phone import OUTCOME
from cogs.interactions import computers, plans
from cogs.panels.catch_up import kept
from cogs.panels.follow_ups import is_follow_up, may_follow_up
from cogs.panels.hand import asked, branch_panel, confirmation
from cogs.panels.hints import read_follow
from cogs.routing.request import Request
from games import find
from games.api import Move, RuleError
from games.codec import from_words, takes_text, with_text

_PARTS = 4
"""What a control that opens a form says."""


async def move(request: Request) -> None:
    """Make the move that a button names, and show what comes of it as :func:`_play` has it.

    Raises:
        Refused: the button names no move (``unknown-control``), or the service refuses it.
    """
    game, control = find((await request.table()).game), request.control
    try:
        made = from_words(game, control.verb, control.argument)
    except RuleError as error:
        raise Refused("unknown-control") from error
    await _play(request, made)


async def write(request: Request) -> None:
    """Make the move of a submitted form; show what comes of it as :func:`_play` has it.

    Raises:
        Refused: it is no move with a text (``unknown-control``), or the service refuses it.
    """
    game = find((await request.table()).game)
    try:
        made = with_text(game, request.control.verb, request.text)
    except RuleError as error:
        raise Refused("unknown-control") from error
    await _play(request, made)


async def ask_text(request: Request) -> ui.Modal | None:
    """Return the form that a control's argument names: a move, a text, its length and a language.

    Controls of releases that did not encode the language get the reader's. None if there is no such
    text or the length is out of bounds.

    Raises:
        ValueError: it names no move.
        MissingTextError: it names a text that is none of a form.
    """
    press = request.control
    name, key, most, spoken = (*press.argument.split("."), *[""] * _PARTS)[:_PARTS]
    words = texts(spoken) if spoken in LANGUAGES else await request.words()
    label = f"{key}-label"
    if not words.has(label) or not most.isdecimal() or not 1 <= int(most) <= TEXT_LIMIT:
        return None
    sent = CustomId(press.table, MoveName(name), decision=press.decision)
    return form(sent, words(key), text_field(label, words(label), most=int(most), lines=True))


async def no_form(request: Request) -> None:
    """Refuse a control that names no form; a form is opened before anything else is done.

    Raises:
        Refused: always.
    """
    del request
    raise Refused("unknown-control")


async def choose(request: Request) -> None:
    """Make the move picked in a menu, with its further picks, or ask for a second press first."""
    await consider(request, request.pick, *request.control.picked[1:])


async def follow(request: Request) -> None:
    """Make the move that a hint advised, or ask for a second press where the panel would.

    Raises:
        Refused: the hint is out of date, or there never was one like it.
    """
    advice = read_follow(request.control)
    if advice is None:
        raise Refused("unknown-control")
    advised_at, word = advice
    await consider(request, word, advised_at=advised_at)


async def branch(request: Request) -> None:
    """Show the choices that a button leads to.

    The person's whole panel instead if its question is closed, or there is no such branch.
    """
    look, control = await request.look(), request.control
    if _is_asked(request, look):
        words = await request.words()
        picture = await request.context.picture(look, words)
        view = branch_panel(look, control.decision, control.argument, picture, words)
        if view is not None:
            await request.put(view, *picture.files())
            return
    await request.replies.show(request.interaction, request.table_id)


async def consider(request: Request, *picks: str, advised_at: int | None = None) -> None:
    """Make a composed move, or ask for a second press if the panel requires one.

    Several ``picks`` make one answer, which needs no second press. ``advised_at`` is the last move
    made when a hint advised it. An outdated press is left to the service to refuse.

    Raises:
        Refused: it is no move (``unknown-control``).
    """
    game = find((await request.table()).game)
    try:
        made, *then = in_one(read_words(game, words) for words in picks)
    except RuleError as error:
        raise Refused("unknown-control") from error
    if then:
        await _play(request, made, advised_at, then)
        return
    look = await request.look()
    if _is_asked(request, look):
        words = await request.words()
        picture = await request.context.picture(look, words)
        view = confirmation(look, request.control.decision, picture, made, words)
        if view is not None:
            await request.put(view, *picture.files())
            return
    await _play(request, made, advised_at)


def _is_asked(request: Request, look: TableView) -> bool:
    """Return True if a control refers to the person's open question, or to no question at all."""
    return request.control.decision in (asked(look), UNASKED)


async def _play(
    request: Request, made: Move, advised_at: int | None = None, then: Sequence[Move] = ()
) -> None:
    """Make a move, and those in ``then`` in the same answer; show what happened and what is next.

    That is the first that applies: the foreseen question that belongs to this answer, questions
    that may follow in the turn, further advice if it was advised and there is nothing to tell, or
    the panel with what happened. Where a later step is refused, the steps before it stand.

    Raises:
        Refused: as the service refuses the move, or a later step.
    """
    before = await request.replies.unread(request.interaction, request.table_id)
    played = await request.tables.moves.play(
        request.table_id,
        request.person,
        request.interaction.id,
        request.control.decision,
        _storable(made),
        then=[_storable(step) for step in then],
        advised_at=advised_at,
    )
    if played.refused is not None:
        raise played.refused
    told = [
        line._replace(text=f"> {line.text}")
        for line in told_of(played, await request.words(), steps=1 + len(then))
    ]
    look = await request.look()
    first = kept([*before, *told], OUTCOME).lines
    if may_follow_up(look) and is_follow_up(look := await request.look(ahead=True)):
        await plans.follow_up(request, look, first)
        return
    if await plans.ask_more(request, first):
        return
    if advised_at is not None and not first and await computers.advise_on(request, look):
        return
    await request.replies.show(
        request.interaction,
        request.table_id,
        told=told,
        before=before,
        heard=played.events,
    )


def _storable(made: Move) -> Move:
    """Return the move with its text cleaned so that it can be stored; others as they are."""
    if not takes_text(type(made)):
        return made
    (field,) = made.__struct_fields__
    return replace(made, **{field: written(getattr(made, field))})


def told_of(played: MoveReceipt, words: Texts, steps: int = 1) -> list[Line]:
    """Tell the result of an answer of ``steps`` moves, in one line for each event.

    Events that the panel itself shows are left out: empty if there are no others. Of several steps
    only weighty events are told if there are any, the game's moments first. A repeated press, and
    an answer without visible events, are told with a line of their own.
    """
    if played.repeated:
        return [Line(words("played-before"))]
    recalled = face_of(played.table.game).recalled
    events = tuple(event for event in played.events if type(event) not in recalled)
    if played.events and not events:
        return []
    if steps > 1 and any(event.significance.weight for event in events):
        told = [event for event in events if event.significance.weight]
        events = tuple(sorted(told, key=lambda event: not event.significance.moment))
    account = Account(events, moves=(played.number,) * len(events))
    lines = narrated(played.table, account, words, reader=played.seat)
    return [line for line in lines if line.text] or [Line(words("played"))]
