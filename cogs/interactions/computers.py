"""Computers at a table, games against them, and their advice."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.table import Opening, Table
from bot.model.view import TableView
from cogs.elements.display_names import escaped
from cogs.interactions.open_table import opening_beside, opening_here, usual_seats
from cogs.interactions.posting import Posting
from cogs.interactions.reasons import headline_of, in_numbers, reasons
from cogs.panels.computers import ADD, REMOVE, computers_panel
from cogs.panels.hints import NUMBERS, advice_panel, at_once, follow_press
from cogs.routing.request import Request
from games import GAME_IDS, find
from games.optional.coaching import FIRST_GAME, FirstGame
from players.levels import Level

_NO_HURRY = "none"
"""The pace of a game in which nobody waits for the person."""


async def show(request: Request) -> None:
    """Show which computers play, with menus for the host of a lobby."""
    await _show(request, await request.table())


async def change(request: Request) -> None:
    """Add a computer, or remove one, as a menu says, and show the panel with what changed.

    Raises:
        Refused: nothing that the menu offered, not the host, or not a lobby.
    """
    chosen = request.pick
    if request.argument == ADD and chosen in set(Level):
        await _add(request, Level(chosen))
    elif request.argument == REMOVE:
        await _remove(request, chosen)
    else:
        raise Refused("unknown-control")


async def _add(request: Request, level: Level) -> None:
    """Add a computer of a level to a lobby, and show the panel under a line with its name."""
    known = set((await request.table()).names)
    table = await request.tables.computers.add(request.table_id, request.person, level)
    name = next(name for name in table.names if name not in known)
    await _changed(request, table, "computers-added", name)


async def _remove(request: Request, given: str) -> None:
    """Remove a computer by its given name, and show the panel under a line that says so."""
    before = (await request.table()).names
    table = await request.tables.computers.remove(request.table_id, request.person, given)
    name = next(name for name in before if name not in table.names)
    await _changed(request, table, "computers-removed", name)


async def _changed(request: Request, table: Table, key: str, name: str) -> None:
    """Show the panel of computers with what has just changed."""
    await _show(request, table, (await request.words())(key, name=escaped(name)))


async def _show(request: Request, table: Table, headline: str = "") -> None:
    """Show the panel of a table's computers, under a headline if there is one.

    Where the server wants no computers, the panel says so and none can be added.
    """
    words, allowed = await request.words(), await request.has_computers()
    await request.put(computers_panel(table, request.user_id, words, headline, allowed=allowed))


async def play_alone(request: Request) -> None:
    """Begin a game against computers, from the greeting of local play.

    The person's first of its kind is a first game with tips.

    Raises:
        Refused: there is no such game, this is not local play, whose greeting alone has the
            button, or no table can be opened here.
    """
    game = request.argument
    if game not in GAME_IDS:
        raise Refused("unknown-control")
    if not request.context.local:
        raise Refused("solo-elsewhere")
    await _first_or_usual(request, game)


async def play_other(request: Request) -> None:
    """Begin another game against computers, where a game is over.

    The person's first of its kind is a first game with tips.

    Raises:
        Refused: there is no such game, or no table can be opened there.
    """
    if request.pick not in GAME_IDS:
        raise Refused("unknown-control")
    await _first_or_usual(request, request.pick, await request.table())


async def play_again(request: Request, before: Table) -> None:
    """Begin a game against computers once more, or show the one that was begun already.

    That is any rematch of it among the person's live tables. A new one has the terms of the one
    before, in the same channel, but no deadlines; its computers come along with their levels.

    Raises:
        Refused: the person did not play it, or no table can be opened there.
    """
    if before.seat_of(request.user_id) is None:
        raise Refused("had-no-seat")
    begun = await request.tables.lobbies.begun_again(before.id, request.person)
    if begun is not None:
        await request.replies.show(request.interaction, begun.id)
        return
    beside = await opening_beside(
        request.context, request.interaction, before, before.game, before.terms.seats
    )
    again = replace(beside, terms=before.terms, rematch_of=before.id)
    await _begin(request, again, Level.MEDIUM)


async def _first_or_usual(request: Request, game: str, before: Table | None = None) -> None:
    """Begin a first game with tips, or a usual one if the person has had their first.

    A usual one is against computers of medium level; in the channel of ``before``, if given.
    """
    if await request.tables.coaching.knows(request.user_id, game, FIRST_GAME):
        opening = await _opening(request, game, usual_seats(find(game)), before)
        await _begin(request, opening, Level.MEDIUM)
    else:
        await teach(request, game, before)


async def teach(request: Request, game: str, before: Table | None = None) -> None:
    """Begin a first game, which teaches a game, and note that the person has had it.

    It is against easy computers, with what the game's coach fixes: seats, options, place and luck.
    It is in the channel of the table ``before``, if given, else where a table is opened from here.

    Raises:
        Refused: there is no such game, or no table can be opened here.
    """
    if game not in GAME_IDS:
        raise Refused("unknown-control")
    coach = find(game).coach
    first = FirstGame(usual_seats(find(game)), "") if coach is None else coach.first_game
    opening = await _opening(request, game, first.seats, before)
    terms = replace(opening.terms, options=dict(first.options))
    opening = replace(opening, terms=terms, seat=first.place)
    await _begin(request, opening, Level.EASY, first.seed or None)
    await request.tables.coaching.note(request.user_id, game, FIRST_GAME)


async def _opening(request: Request, game: str, seats: int, before: Table | None) -> Opening:
    """Return a new table for one person with the usual terms; nothing is stored.

    It is in this channel, or in that of the table ``before``; there as it was opened.
    """
    context, interaction = request.context, request.interaction
    if before is None:
        return await opening_here(context, interaction, game, seats)
    return await opening_beside(context, interaction, before, game, seats)


async def _begin(request: Request, opening: Opening, level: Level, seed: str | None = None) -> None:
    """Open a table, fill it with computers, start, publish it, and show the person's panel.

    The pace is one without deadlines. ``seed`` fixes the luck. The panel waits some seconds at most
    for the lobby and the board, to stand below them.

    Raises:
        Refused: the server wants no computers (``no-games-alone``), or the person may begin no
            further game alone.
    """
    lobbies = request.tables.lobbies
    if not await request.has_computers():
        # Before a table is opened that would have to wait for people.
        raise Refused("no-games-alone")
    await lobbies.check_alone(opening.guild_id, request.person)
    opening = replace(opening, terms=replace(opening.terms, pace=_NO_HURRY))
    table = await lobbies.begin_alone(opening, request.interaction.id, level, seed=seed)
    # Below lobby and board, where one reads on.
    await request.part(Posting).published(table.id)
    await request.replies.show(request.interaction, table.id)


async def hint(request: Request) -> None:
    """Show in the question's place a computer's favourite move, why, and a button to make it.

    Where the control asks for numbers, they take the place of the reasons.

    Raises:
        Refused: the table gives no hints, nobody waits for the person or they have no choice, or no
            computer can think now.
    """
    await _advise(request, in_figures=request.argument == NUMBERS)


async def advise_on(request: Request, look: TableView) -> bool:
    """Advise the next step where a step of an answer was followed and ``look`` asks for more.

    Return False, with nothing shown, if the press was not about its question or no advice can be
    had now.
    """
    question = look.question
    if question is None or question.decision.id != request.control.decision:
        return False
    try:
        await _advise(request)
    except Refused:
        return False
    return True


async def _advise(request: Request, *, in_figures: bool = False) -> None:
    """Show advice on the person's question, with reasons or, if ``in_figures``, in numbers.

    The panel has a button that makes the move, or the whole answer where one press makes it.

    Raises:
        Refused: no advice can be had now, as where nothing is asked of the person.
    """
    words = await request.words()
    advice = await request.tables.advice.ask(request.table_id, request.person)
    whole = at_once(advice.look, advice.line, words)
    told = [headline_of(advice, words, whole)]
    told += in_numbers(advice, words) if in_figures else reasons(advice, words)
    look = await request.look()
    picture = await request.context.picture(look, words)
    press = follow_press(advice.look, advice.move, () if whole is None else whole.then)
    view = advice_panel(look, picture, told, press, words)
    await request.put(view, *picture.files())
