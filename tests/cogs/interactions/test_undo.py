"""Taking back moves at every game's table, pressed as people press it."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import LANGUAGES, texts
from bot.model.host_events import TakenBack
from bot.model.undo_log import UndoOption
from cogs.elements.faces import seat_names
from games import GAME_IDS
from games.api import Seat, View
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.forms import in_turn
from tests.rigs.played_table import PlayedTable, presses, said, within_reach
from tests.rigs.scripted_games import as_many_as
from tests.rigs.seated import seated

EN = texts("en")


async def hand_in(table: PlayedTable) -> tuple[simcord.MemberActor, str]:
    """Let one of those who are asked answer, away from Discord; who, and to which question."""
    asked = await table.asked()
    person, decision = asked[table.luck.below(len(asked))]
    look = await table.look(person)
    assert look.seat is not None
    await table.server.host.tables.moves.play(
        table.id,
        seated(look.table.players[look.seat]),
        9_000_000 + look.moves,
        decision,
        look.legal[table.luck.below(len(look.legal))],
    )
    return person, decision


async def views(table: PlayedTable) -> list[View]:
    """What everybody sees, and what all see."""
    return [(await table.look(person)).view for person in (None, *table.players)]


async def takeable(
    table: PlayedTable, *, consent: bool
) -> tuple[simcord.MemberActor, str, list[View]]:
    """Play until somebody may take back a move, with or without the others' consent.

    Returns:
        Who, the question answered by it, and what everybody saw before.
    """
    before: dict[int, tuple[str, list[View]]] = {}
    for _ in range(400):
        seen = await views(table)
        person, decision = await hand_in(table)
        before[person.id] = (decision, seen)
        for one in table.players:
            undo: UndoOption | None = (await table.look(one)).undo
            if undo is not None and bool(undo.consent) is consent and one.id in before:
                await table.server.spoken()
                return one, *before[one.id]
    raise AssertionError("nothing can ever be taken back")


async def started(discord: Server, game: str) -> PlayedTable:
    return await PlayedTable.started(discord, as_many_as(game, 3), game=game)


def verb(message: simcord.ResponseMessage, name: str) -> Press:
    (press,) = (press for press in presses(message) if press.verb == name)
    return press


@pytest.mark.parametrize("game", in_turn(GAME_IDS, 1))
async def test_a_move_that_told_nothing_is_taken_back_with_one_press(
    tmp_path: Path, game: str
) -> None:
    """Everybody sees what they saw before; what was on offer since says that it is too late."""
    async with server(tmp_path) as discord:
        table = await started(discord, game)
        person, decision, seen = await takeable(table, consent=False)
        panel, board = await table.hand(person), await table.board()
        undo = await within_reach(discord, person, panel, "undo")
        assert undo.label == EN("button-undo")
        look = await table.look(person)
        assert look.seat is not None
        open_since = {question.decision.id for question in look.questions}
        stale = [press for press in presses(board) if press.decision in open_since]
        await discord.press(person, panel, undo)
        assert EN("undo-done") in said(panel)
        assert await views(table) == seen
        # Neither the question that was answered nor those that came of it are open any more.
        named_again = {question.decision.id for question in (await table.look()).questions}
        assert named_again.isdisjoint({decision, *open_since})
        for press in stale:
            for other in table.players:
                late = await discord.forge(other, board, press.custom_id)
                assert EN("refused-question-closed") in said(late.response)
        again = await discord.forge(person, panel, undo.custom_id)
        assert EN("refused-undo-late") in said(again.response)
        assert await views(table) == seen
        # The taking back itself is part of the story and of what is stored.
        chapters = await discord.host.tables.history.chapters(table.id)
        assert TakenBack(seat=look.seat) in [e for one in chapters for e in one.events]
        log = await person.slash(discord.channel, "table story", table=int(table.id))
        name = seat_names(look.table)[look.seat]
        assert EN("host-event-taken-back", seat=name, role="none") in said(log.response)
        rows = await discord.host.tables.queries._store.moves(table.id)
        assert (rows[-1].cause, rows[-1].seat, rows[-1].user_id) == ("undo", look.seat, person.id)
        table.panels.clear()
        await table.play(3)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_those_who_are_asked_find_the_wish_in_their_own_panel(
    tmp_path: Path, language: str
) -> None:
    """Consent does not hang on a public message, and needs nobody to look for it."""
    async with server(tmp_path) as discord:
        discord.locales.update({person.id: language for person in discord.people})
        words = texts(language)
        table = await started(discord, "vikings")
        person, _, seen = await takeable(table, consent=True)
        look = await table.look(person)
        assert look.undo is not None
        assert look.seat is not None
        askeds = [table.players[seat] for seat in look.undo.consent]
        names = seat_names(look.table)
        open_panel = await table.hand(askeds[0])
        panel = await table.hand(person)
        await discord.press(person, panel, verb(panel, "more"))
        await discord.press(person, panel, verb(panel, "undo"))
        assert words("undo-asked") in said(panel)
        # A panel that was open already shows it, too.
        assert words("undo-wish-asked", name=names[look.seat]) in said(open_panel)
        own = await table.hand(person)
        assert verb(own, "undorefuse").label == words("button-undo-withdraw")
        for asked in askeds:
            private = await table.hand(asked)
            assert words("undo-wish-asked", name=names[look.seat]) in said(private)
            await discord.press(asked, private, verb(private, "undoagree"))
        assert await views(table) == seen
        assert "undorefuse" not in {press.verb for press in presses(await table.hand(person))}


async def test_who_made_a_wish_can_think_better_of_it(tmp_path: Path) -> None:
    """The move stands, and nobody is asked any more."""
    async with server(tmp_path) as discord:
        table = await started(discord, "vikings")
        person, _, _ = await takeable(table, consent=True)
        undo = (await table.look(person)).undo
        assert undo is not None
        asked = table.players[undo.consent[0]]
        now = await views(table)
        panel = await table.hand(person)
        await discord.press(person, panel, verb(panel, "more"))
        await discord.press(person, panel, verb(panel, "undo"))
        own = await table.hand(person)
        await discord.press(person, own, verb(own, "undorefuse"))
        assert EN("undo-refused") in said(own)
        assert await views(table) == now
        assert "undoagree" not in {press.verb for press in presses(await table.hand(asked))}


async def test_a_bystander_is_not_asked(tmp_path: Path) -> None:
    """Only who has acted since has a say."""
    async with server(tmp_path) as discord:
        table = await started(discord, "vikings")
        person, _, _ = await takeable(table, consent=True)
        undo = (await table.look(person)).undo
        assert undo is not None
        others = [
            one
            for seat, one in enumerate(table.players)
            if Seat(seat) not in undo.consent and one.id != person.id
        ]
        panel = await table.hand(person)
        await discord.press(person, panel, verb(panel, "more"))
        await discord.press(person, panel, verb(panel, "undo"))
        assert others
        for one in others:
            assert "undoagree" not in {press.verb for press in presses(await table.hand(one))}
