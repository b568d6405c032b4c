"""Clash of Rage through Discord: the bot dies inside a draft and inside a fight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from games import find
from games.rage.content import DEFAULT_ORDERS
from games.rage.state import MarchDraft, RageState
from games.rage.view import Phase, RageView
from tests.rigs.discord_server import Server, server
from tests.rigs.played_table import PlayedTable, presses, said, within_reach
from tests.rigs.scripted_games import Script, played

SEATS = 3
FORWARD = 6
"""Answers given by buttons, menus and commands around a crash."""


def states(script: Script) -> Iterator[RageState]:
    """Yield the position before each answer of a game."""
    state = script.game.start(script.seats, script.options, script.seed).state
    for answer in script.answers:
        yield state
        state = script.game.apply(state, answer.decision.seat, answer.move).state


def in_draft(state: RageState) -> bool:
    """Whether a march is entered and not confirmed, some of it sent already."""
    return isinstance(state.draft, MarchDraft) and len(state.draft.orders) > 1


def in_fight(state: RageState) -> bool:
    """Whether blood has flowed in a fight and a side is asked whether it goes on."""
    return state.phase is Phase.STRIKE and state.fight is not None and len(state.fight.assaults) > 1


@cache
def game() -> tuple[Script, int, int]:
    """Find a game at three seats; the answers before a draft and then before a fight in it."""
    rules = find("rage")
    options = {option.key: option.default for option in rules.options} | {"fights": "live"}
    for number in range(12):
        script = played(rules, SEATS, options, number)
        whole = [*states(script)]
        draft = next((at for at, state in enumerate(whole) if in_draft(state)), len(whole))
        fight = next(
            (at for at in range(draft + FORWARD, len(whole)) if in_fight(whole[at])), len(whole)
        )
        if fight < len(whole) - 2 * FORWARD:
            return script, draft, fight
    raise AssertionError("nobody fights")


async def crash(discord: Server, table: PlayedTable) -> None:
    """Kill the bot; everybody sees and is asked what they saw and were asked before."""
    everybody = (None, *table.players)
    before = [await table.look(person) for person in everybody]
    shown = [(m.id, "" if presses(m) else said(m)) for m in await table.messages()]
    await discord.crash()
    table.panels.clear()
    for person, known in zip(everybody, before, strict=True):
        look = await table.look(person)
        assert known.view == look.view
        assert [q.decision for q in known.questions] == [q.decision for q in look.questions]
        assert known.legal == look.legal
    assert shown == [(m.id, "" if presses(m) else said(m)) for m in await table.messages()]


async def test_a_game_of_three_goes_on_after_crashes_in_a_draft_and_in_a_fight(
    tmp_path: Path,
) -> None:
    """R2, R11: the draft is private and lasts; a fight goes on at the assault where it stood."""
    script, draft, fight = game()
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, script)
        await table.follow(draft - 1)
        await table.step()
        mover = table.players[script.answers[draft].decision.seat]
        view = (await table.look(mover)).view
        assert isinstance(view, RageView)
        assert view.own is not None
        assert view.own.march is not None
        assert view.own.march.orders
        await crash(discord, table)
        # The steps that were entered can still be taken back, in the panel that is opened anew.
        panel = await table.hand(mover)
        more = next(press for press in presses(panel) if press.verb == "more")
        await discord.press(mover, panel, more)
        assert "undo" in {press.verb for press in presses(panel)}
        for _ in range(FORWARD):
            await table.step()

        await table.follow(fight - draft - FORWARD - 1)
        table.panels.clear()
        await table.step()
        public = (await table.look()).view
        assert isinstance(public, RageView)
        assert public.fight is not None
        assert public.fight.assaults
        await crash(discord, table)
        for _ in range(FORWARD):
            await table.step()

        await table.follow(len(table.script) - FORWARD)
        table.panels.clear()
        while table.script:
            await table.step()
        look = await table.look()
        assert look.outcome is not None
        assert look.outcome == script.game.outcome(script.end)
        assert {"rematch", "rules"} <= {press.verb for press in presses(await table.board())}


async def test_orders_for_defences_to_come_are_two_presses_away_in_anybodys_turn(
    tmp_path: Path,
) -> None:
    """A standing order may be set at any time: what is decided ahead, then a press or a line."""
    rules = find("rage")
    options = {option.key: option.default for option in rules.options}
    script = played(rules, SEATS, options, 0)
    begun = next(at for at, state in enumerate(states(script)) if state.phase is Phase.ACTION)
    async with server(tmp_path) as discord:
        table = await PlayedTable.scripted(discord, script)
        await table.follow(begun)
        for person in table.players:
            panel = await table.hand(person)
            ahead = await within_reach(discord, person, panel, "always")
            await discord.press(person, panel, ahead)
            (button,) = (p for p in presses(panel) if p.custom_id.endswith("branch:standing"))
            await discord.press(person, panel, button)
            orders = next(p for p in presses(panel) if "KeepStandingOrder" in p.custom_id)
            await discord.press(person, panel, orders)
            view = (await table.look(person)).view
            assert isinstance(view, RageView)
            assert view.own is not None
            assert DEFAULT_ORDERS == view.own.standing
