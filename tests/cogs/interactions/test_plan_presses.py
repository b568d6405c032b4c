"""Planning ahead on Discord: made on purpose, looked at before it is played, gone at a press."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord

from bot.i18n.texts import texts
from bot.model.preferences import quiet_hours
from games.vikings.view import Phase
from tests.rigs.discord_server import Press, Server, server
from tests.rigs.played_table import PlayedTable, alt, presses, said

EN, FR = texts("en"), texts("fr")
WALKS = (".walk", ".sprint")


async def announced(
    discord: Server, actions: tuple[str, ...] = WALKS
) -> tuple[PlayedTable, simcord.MemberActor]:
    """Bring a table to where somebody has announced an action, and the others are asked."""
    table = await PlayedTable.started(discord, 3, game="vikings", pace="slow")
    while (look := await table.look()).view.phase is not Phase.ANNOUNCE:  # type: ignore[attr-defined]
        ((person, _),) = await table.asked()
        await table.command(person)
    ((person, _),) = await table.asked()
    assert look.chapter
    said_so = next(v for v in await table.offered(person) if v.endswith(actions))
    await table.command(person, said_so)
    return table, person


def only(message: simcord.ResponseMessage, verb: str) -> Press:
    (press,) = (press for press in presses(message) if press.verb == verb)
    return press


async def ahead(table: PlayedTable, person: simcord.MemberActor) -> simcord.ResponseMessage:
    """Open what the person may decide ahead, behind *More* where there is no room for it."""
    panel = await table.hand(person)
    if not any(press.verb == "always" for press in presses(panel)):
        panel = await pressed(table, person, only(panel, "more"))
    return await pressed(table, person, only(panel, "always"))


def only_of(message: simcord.ResponseMessage, argument: str) -> Press:
    (press,) = (p for p in presses(message) if p.custom_id.endswith(f":{argument}"))
    return press


async def pressed(
    table: PlayedTable, person: simcord.MemberActor, press: Press
) -> simcord.ResponseMessage:
    """Press something on the person's panel; the panel as it is then."""
    await table.server.press(person, table.panels[person.id], press)
    return table.panels[person.id]


async def say(table: PlayedTable, person: simcord.MemberActor, answer: str) -> None:
    """Answer with the choice that ends like this."""
    offered = await table.offered(person)
    await table.command(person, next(value for value in offered if value.endswith(answer)))


async def believe(table: PlayedTable) -> None:
    """Let everybody who is asked believe it."""
    for person, _ in await table.asked():
        await say(table, person, " Believe-")


async def test_what_belongs_to_an_announcement_is_asked_with_it(tmp_path: Path) -> None:
    """F75: what follows is the next question, also what nobody can foresee; nobody hears of it."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, game="vikings", pace="slow")
        ((person, _),) = await table.until(Phase.ANNOUNCE)
        bluff = next(p for p in presses(await table.hand(person)) if p.verb == "choose")
        panel = await pressed(table, person, bluff)
        for _ in range(2):
            if EN("plan-title") not in said(panel):
                panel = await pressed(table, person, presses(panel)[0])
        assert EN("plan-title") in said(panel)
        moves = (await table.look()).moves
        while EN("plan-title") in said(panel):
            chosen = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
            panel = await pressed(table, person, chosen)
        assert EN("follow-up-asked") in said(panel)
        believing = next(p for p in presses(panel) if p.custom_id.endswith("believe-shield-turn"))
        assert believing.verb == "say"
        panel = await pressed(table, person, believing)
        assert EN("vikings-standing-believe-shield") in said(panel)
        left = [p.custom_id.rsplit(":")[-1] for p in presses(panel) if p.verb == "say"]
        assert left == ["drop-water-turn", "drop-near-turn"]
        # What holds for a turn is no matter of anybody's night.
        assert EN("seats-at-night-no") not in said(panel)
        panel = await pressed(table, person, only_of(panel, "drop-near-turn"))
        assert EN("follow-up-asked") not in said(panel)
        assert (await table.look()).moves == moves


@pytest.mark.windows
async def test_what_may_follow_in_a_turn_is_asked_with_a_judgement(tmp_path: Path) -> None:
    """Of whoever judges, in one go: the second card, and a blow; before that nothing is asked."""
    async with server(tmp_path) as discord:
        table, _ = await announced(discord)
        (judge, _), (last, _) = await table.asked()
        assert EN("follow-up-asked") not in said(await ahead(table, judge))
        hand = await table.hand(judge)
        panel = await pressed(table, judge, only(hand, "Believe"))
        assert EN("follow-up-asked") in said(panel)
        menus = {p.custom_id.split(":")[-1]: p for p in presses(panel) if p.verb == "standing"}
        assert set(menus) == {"follow-up.0", "follow-up.1"}
        shield = next(p for p in presses(panel) if p.value == "true-shield-turn")
        panel = await pressed(table, judge, shield)
        assert EN("vikings-standing-true-shield") in said(panel)
        assert {p.custom_id.split(":")[-1] for p in presses(panel) if p.verb == "standing"} == {
            "follow-up.0"
        }
        believing = next(p for p in presses(panel) if p.value == "believe-turn")
        panel = await pressed(table, judge, believing)
        assert EN("follow-up-asked") not in said(panel)
        assert len(await table.asked()) == 2
        # Who has answered is led to no question, though all who were asked stay named.
        waiting = await judge.slash(discord.channel, "me next")
        assert EN("next-none") in said(waiting.response)
        assert EN("vikings-standing-believe") not in said(await ahead(table, last))


async def test_everybody_is_asked_at_the_start_where_they_begin(tmp_path: Path) -> None:
    """T9: behind *Decide ahead* of whoever waits to be asked; said once, taken when they are."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 3, game="vikings", pace="slow")
        ((first, _),) = await table.asked()
        assert EN("follow-up-asked") not in said(await table.hand(first))
        others = [person for person in discord.people[:3] if person != first]
        for person in others:
            assert EN("follow-up-asked") not in said(await table.hand(person))
            panel = await ahead(table, person)
            assert EN("follow-up-asked") in said(panel)
            await pressed(
                table, person, next(p for p in presses(panel) if "follow-up" in p.custom_id)
            )
            assert EN("follow-up-asked") not in said(await ahead(table, person))
        await table.command(first)
        await discord.wait(seconds=20)
        await discord.wait(seconds=20)
        assert (await table.look()).view.phase is Phase.ANNOUNCE  # type: ignore[attr-defined]


async def test_the_defence_is_asked_at_the_end_of_a_turn(tmp_path: Path) -> None:
    """T9: by what may be said at any time; never again once it has been said."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, 2, game="rage", pace="slow")
        ((person, _),) = await table.until("action")
        panel = await pressed(table, person, only(await table.hand(person), "Pass"))
        assert EN("follow-up-unasked") in said(panel)
        panel = await pressed(table, person, only_of(panel, "standing"))
        order = next(p for p in presses(panel) if p.verb.startswith("KeepStandingOrder"))
        await pressed(table, person, order)
        ((other, _),) = await table.asked()
        await pressed(table, other, only(await table.hand(other), "Pass"))
        panel = await pressed(table, person, only(await table.hand(person), "Pass"))
        assert EN("follow-up-unasked") not in said(panel)


async def test_who_says_something_for_long_is_offered_their_nights(tmp_path: Path) -> None:
    """F84, T11: it waits for the morning unless they want it otherwise, as they may for others."""
    async with server(tmp_path) as discord:
        table, _ = await announced(discord)
        (judge, _), (other, _) = await table.asked()
        panel = await ahead(table, judge)
        doubt = next(p for p in presses(panel) if p.value == "doubt-10-game")
        panel = await pressed(table, judge, doubt)
        assert EN("seats-at-night-no") in said(panel)
        for zone, apart in (("Europe/Madrid", False), ("Asia/Tokyo", True)):
            for person, place in ((judge, "Europe/Paris"), (other, zone)):
                night = quiet_hours(1380, 420, place)
                people = discord.host.tables.people
                await people.set_preferences(person.id, zone=place, quiet=night)
            panel = await ahead(table, judge)
            assert (EN("seats-at-night-apart") in said(panel)) is apart
        panel = await pressed(table, judge, only_of(panel, "at-night"))
        assert EN("seats-at-night-yes") in said(panel)
        assert EN("seats-at-night-apart") not in said(panel)
        panel = await pressed(table, judge, only_of(panel, "at-night"))
        assert EN("seats-at-night-no") in said(panel)


async def test_after_a_blow_the_second_card_is_asked_for_whatever_it_brings(
    tmp_path: Path,
) -> None:
    """F76: the panel says that the picture shows nothing of what is drawn."""
    async with server(tmp_path) as discord:
        table, person = await announced(discord, (".hammer", ".slingshot"))
        panel = await pressed(table, person, only(await ahead(table, person), "plan"))
        assert EN("plan-explained")[3:] in said(panel)
        target = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
        panel = await pressed(table, person, target)
        assert EN("plan-explained-regardless")[3:] in said(panel)


async def test_a_way_is_planned_played_and_told_like_any_other(tmp_path: Path) -> None:
    """F75, F76: a button of its own, the picture of then, the move in words; then it is played."""
    async with server(tmp_path) as discord:
        table, person = await announced(discord)
        panel = await ahead(table, person)
        now = alt(panel)
        panel = await pressed(table, person, only(panel, "plan"))
        assert EN("plan-explained")[3:] in said(panel)
        assert alt(panel) not in {"", now}
        before = len(await table.messages()), alt(await table.board())
        chosen = [p for p in presses(panel) if p.verb in {"plananswer", "planchoose"}][-1]
        panel = await pressed(table, person, chosen)
        assert EN("plan-standing") in said(panel)
        assert chosen.label.split("·")[-1].strip() in said(panel)
        # A second announcement can be planned behind it.
        further = [p for p in presses(panel) if p.verb in {"plananswer", "planchoose"}]
        assert further
        panel = await pressed(table, person, further[0])
        assert "2. " in said(panel)
        await discord.wait(seconds=20)
        assert before == (len(await table.messages()), alt(await table.board()))
        for other, _ in await table.asked():
            shown = said(await ahead(table, other))
            assert EN("plan-standing") not in shown
        moves = (await table.look()).moves
        await believe(table)
        await discord.wait(seconds=11)
        await discord.wait(seconds=11)
        assert (await table.look()).moves == moves + 4
        assert person not in [asked for asked, _ in await table.asked()]
        assert "🔮" not in "\n".join(await table.stories())


async def test_a_plan_stands_in_the_panel_and_goes_with_one_press(tmp_path: Path) -> None:
    """F75: in the reader's language."""
    async with server(tmp_path) as discord:
        table, person = await announced(discord)
        discord.locales[person.id] = "fr"
        panel = await pressed(table, person, only(await ahead(table, person), "plan"))
        choice = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
        await pressed(table, person, choice)
        panel = await ahead(table, person)
        assert FR("plan-standing") in said(panel)
        assert FR("plan-button-further") in [p.label for p in presses(panel)]
        panel = await pressed(table, person, only(panel, "unplan"))
        assert FR("plan-dropped") in said(panel)
        assert FR("plan-standing") not in said(panel)
        await believe(table)
        await discord.wait(seconds=30)
        assert person in [asked for asked, _ in await table.asked()]


async def test_who_comes_to_a_lost_plan_reads_why(tmp_path: Path) -> None:
    """F71, F73: called like anybody, and told in private what has changed."""
    async with server(tmp_path) as discord:
        table, person = await announced(discord)
        panel = await pressed(table, person, only(await ahead(table, person), "plan"))
        choice = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
        panel = await pressed(table, person, choice)
        further = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
        await pressed(table, person, further)
        (caller, _), *_ = await table.asked()
        await say(table, caller, " CallBluff-")
        assert EN("plan-lost", why="·").split("·")[0] in said(await table.hand(person))
        assert "🔮" not in "\n".join(await table.stories())


async def test_the_command_is_the_twin_of_the_button(tmp_path: Path) -> None:
    """A deleted message blocks nobody; where there is nothing to plan it says so."""
    async with server(tmp_path) as discord:
        table, person = await announced(discord)
        channel = discord.at(await table.home())
        result = await person.slash(channel, "table plan", table=int(table.id))
        panel = table.keep(person, result)
        stale = next(p for p in presses(panel) if p.verb in {"plananswer", "planchoose"})
        other, _ = (await table.asked())[0]
        refused = await other.slash(channel, "table plan", table=int(table.id))
        assert EN("refused-plan-nothing") in said(refused.response)
        stranger = discord.people[3]
        refused = await stranger.slash(channel, "table plan", table=int(table.id))
        assert EN("refused-not-seated") in said(refused.response)
        # What was shown before things went on is not taken for an answer any more.
        await say(table, other, " CallBluff-")
        refused = await discord.press(person, panel, stale)
        assert EN("refused-plan-outdated").split(".")[0] in said(refused.response)
