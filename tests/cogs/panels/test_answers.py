"""The choices of ``/table answer``: each has a name of its own, by which it is found again."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.i18n.texts import LANGUAGES, texts
from bot.model.plan import AT_NIGHT, LIKE_A_VISIT
from cogs.panels.answers import answers
from games import GAME_IDS, find, playout
from games.goths.view import Phase
from tests.play.test_goths import NAMES, SEATS, WHISPER, opened, script_with
from tests.rigs.discord_limits import OPTION
from tests.rigs.discord_server import server
from tests.rigs.played_table import PlayedTable, said
from tests.rigs.table_views import table_view

EVERY = 7
"""One position in this many is looked at; in a game of a few moves each."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_two_answers_are_called_the_same(game_id: str, language: str) -> None:
    """Discord takes the first of two choices with one name, whichever somebody picks."""
    game, words = find(game_id), texts(language)
    looked_at = 0
    for seats, last in ((min(game.seats), 0), (max(game.seats), -1)):
        options = {option.key: option.choices[last] for option in game.options}
        state = game.start(seats, options, f"answers {seats}").state
        steps = list(islice(playout.steps(game, state, "answers"), 300))
        for step in steps[:: EVERY if len(steps) > EVERY * EVERY else 1]:
            for decision in game.decisions(step.applied.state)[:2]:
                look = table_view(game, step.applied.state, seats, decision.seat)
                unasked = tuple(game.unasked_moves(step.applied.state, decision.seat))
                look = replace(look, unasked=unasked)
                offered = answers(look, words)
                assert len(look.legal) + len(look.unasked) == len(offered)
                assert len(offered) == len({one.name.casefold() for one in offered})
                assert len(offered) == len({one.value for one in offered})
                assert all(1 <= len(one.name.strip()) <= OPTION for one in offered)
                looked_at += 1
    assert looked_at > EVERY // 2


@pytest.mark.parametrize("game", GAME_IDS)
async def test_the_name_of_a_choice_is_as_good_as_its_value(tmp_path: Path, game: str) -> None:
    """Discord sends what was shown where somebody writes it out, or changes channels meanwhile."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.started(discord, min(find(game).seats), game=game)
        (person, _), *_ = await table.asked()
        discord.locales[person.id] = "fr"
        channel = discord.at(await table.home())
        shown = await person.autocomplete(
            channel, "table answer", "choice", "", table=int(table.id)
        )
        before = await table.look()
        await person.slash(
            channel, "table answer", choice=f" {shown[0]['name'].upper()} ", table=int(table.id)
        )
        assert before.moves < (await table.look()).moves


async def test_a_message_that_nobody_has_written_is_not_sent(tmp_path: Path) -> None:
    """G34: the list holds a specimen; the text is the person's own, or there is none."""
    script, at = script_with(SEATS, Phase.TALK)
    async with server(tmp_path, names=NAMES) as discord:
        table = await opened(discord, script)
        await table.follow(at)
        talk = (await table.look()).view.talks[0]  # type: ignore[attr-defined]
        sender = table.players[talk.one]
        channel = discord.at(await table.home())
        value = next(one for one in await table.offered(sender) if "SendMessage" in one)
        before = (await table.look(sender)).view.choices.messages_left  # type: ignore[attr-defined]
        refused = await sender.slash(channel, "table answer", choice=value, table=int(table.id))
        assert texts("en")("refused-text-missing") in said(refused.response)
        left = (await table.look(sender)).view.choices.messages_left  # type: ignore[attr-defined]
        assert before == left
        sent = await sender.slash(
            channel, "table answer", choice=value, text=WHISPER, table=int(table.id)
        )
        assert WHISPER in said(sent.response)


async def test_every_choice_that_completes_itself_may_be_given_by_its_name(tmp_path: Path) -> None:
    """A place in a lobby or for a series, and an answer in advance."""
    async with server(tmp_path) as discord:
        guest = discord.people[1]
        for command, opened in (("table join", "goths new"), ("series join", "series match")):
            filled = {"game": "goths"} if "match" in opened else {"seats": 2}
            await discord.people[0].slash(discord.channel, opened, **filled)
            offered = await guest.autocomplete(discord.channel, command, "place", "")
            place = offered[1]
            await guest.slash(discord.channel, command, place=f"{place['name'].lower()} ")
            left = await guest.autocomplete(discord.channel, command, "place", "")
            assert place["value"] not in {one["value"] for one in left}
        table = await PlayedTable.started(discord)
        person = table.players[0]
        channel = discord.at(await table.home())
        offered = await person.autocomplete(channel, "seat answers", "answer", "")
        assert len(offered) == len({one["name"] for one in offered})
        await person.slash(channel, "seat answers", answer=offered[0]["name"])
        assert (offered[0]["value"],) == (await table.look(person)).standing


async def test_what_every_game_lets_say_in_advance_is_offered_first_and_where_it_is_taken(
    tmp_path: Path,
) -> None:
    """Discord shows 25 choices, fewer than some games have; Rage has none, and refuses all."""
    for game, shown in (("vikings", 25), ("rage", 0)):
        (tmp_path / game).mkdir()
        async with server(tmp_path / game) as discord:
            table = await PlayedTable.started(discord, game=game)
            channel = discord.at(await table.home())
            offered = await table.players[0].autocomplete(channel, "seat answers", "answer", "")
            assert len(offered) == shown
            first = [AT_NIGHT, LIKE_A_VISIT] if shown else []
            assert [one["value"] for one in offered[:2]] == first
            if not shown:
                told = await table.players[0].slash(channel, "seat answers", answer=AT_NIGHT)
                assert texts("en")("refused-nothing-in-advance") in said(told.response)
