"""The lobby's options: read by anybody, changed by the host alone, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.i18n.text_ids import preset_id
from bot.i18n.texts import texts
from bot.model.computer import Hints
from bot.model.lengths import days_of
from cogs.elements.custom_ids import Verb
from cogs.elements.moments import moment_of
from cogs.panels.option_forms import ALSO, HANDS, HINTS, INVITED, LANGUAGE, PACE, PRESET, SWITCHES
from cogs.panels.public.lobby import chosen_options
from games import GAME_IDS, find
from games.seat_counts import spell_counts
from tests.cogs.interactions.test_controls import submitted
from tests.rigs.discord_server import server
from tests.rigs.filled_forms import BOXES, RADIOS, change_terms, fields, fill, shown_values
from tests.rigs.forms import LONG, shared
from tests.rigs.played_table import PlayedTable, presses, replies, said
from tests.rigs.scripted_games import as_many_as


def picks(field: dict[str, Any]) -> list[Any]:
    """List what may be sent in a field, each choice once."""
    values = [option["value"] for option in field["options"]]
    if field["type"] == BOXES:
        return [[], values]
    return values if field["type"] == RADIOS else [[value] for value in values]


@pytest.mark.parametrize(("game", "language"), shared(GAME_IDS, ["en", "fr"]))
async def test_the_host_changes_every_part_by_two_forms(
    tmp_path: Path, game: str, language: str
) -> None:
    """The lobby has *Options*; each form shows next what was chosen, and re-asks nobody."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host, guest, *_ = discord.people
        discord.locales[host.id] = language
        seats = as_many_as(game, 4)
        table = await PlayedTable.opened(discord, seats, game=game)
        await table.join(guest)
        shown = (await table.on_lobby(host, "terms")).response
        assert shown is not None
        assert shown.ephemeral
        forms = [p.custom_id for p in presses(shown) if p.verb == "term"]
        term = f"t1:{table.id}:-:term"
        asked = bool(find(game).options) or len(find(game).seats) > 1
        assert forms == [f"{term}:game", f"{term}:table"][not asked :]
        for custom_id in forms:
            for name, field in fields(await discord.forge(host, shown, custom_id)).items():
                for number in range(len(picks(field))) if LONG else (-1,):
                    opened = await discord.forge(host, shown, custom_id)
                    if name not in fields(opened):
                        # Another option has made this one idle.
                        continue
                    value = picks(fields(opened)[name])[number]
                    said_of_it = said((await fill(host, opened, {name: value})).response)
                    assert words("terms-title", game=words(f"{game}-name"), table="1") in said_of_it
                    again = shown_values(await discord.forge(host, shown, custom_id))
                    assert again.get(name, value) == value
        await change_terms(
            table, host, {PACE: "pace-relaxed", LANGUAGE: "language-en", ALSO: [HANDS, INVITED]}
        )
        terms = (await discord.host.tables.queries.get(table.id)).terms
        assert ("en", "relaxed", True) == (terms.language, terms.pace, terms.open_hands)
        assert terms.invited_only
        lobby = said(table.lobby)
        assert "Bjorn" in lobby
        assert texts("en")("pace-relaxed") in lobby
        assert texts("en")("option-open-hands") in lobby
        assert texts("en")("option-invited-only") in lobby


async def test_the_last_switch_can_be_turned_off(tmp_path: Path) -> None:
    """Of that group nothing is left checked, which is what is wanted."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 2, game="norwegian")
        for values in (["norwegian-option-voluntary_pickup-yes"], []):
            await change_terms(table, host, {SWITCHES: values})
            terms = (await discord.host.tables.queries.get(table.id)).terms
            assert terms.options["voluntary_pickup"] is bool(values)


@pytest.mark.parametrize("game", [game for game in GAME_IDS if find(game).presets])
async def test_options_that_go_well_together_are_one_pick(tmp_path: Path, game: str) -> None:
    """Every option is as the preset has it, and the form shows which one is played."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 4, game=game)
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        rules = find(game)
        for preset in (one for one in rules.presets if one.offered(4)):
            picked = preset_id(game, preset)
            await change_terms(table, host, {PRESET: picked})
            offered = {o.key: o.default for o in rules.options if not o.offered(4)}
            kept = (await discord.host.tables.queries.get(table.id)).terms.options
            assert {**rules.options_of(preset), **offered} == kept
            opened = await discord.forge(host, panel, f"t1:{table.id}:-:term:game")
            assert picked == shown_values(opened)[PRESET]


async def test_what_is_changed_beside_a_preset_is_played_on_top_of_it(tmp_path: Path) -> None:
    """Who picks both in one form wants both; what they left alone is the preset's."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 4, game="rage")
        await change_terms(table, host, {SWITCHES: ["rage-option-layout-random"]})
        short = preset_id("rage", find("rage").presets[0])
        both = ["rage-option-layout-random", "rage-option-fights-live"]
        await change_terms(table, host, {PRESET: short, SWITCHES: both})
        kept = (await discord.host.tables.queries.get(table.id)).terms.options
        played = find("rage").options_of(find("rage").presets[0])
        assert {**played, "fights": "live"} == kept


async def test_a_form_that_shows_what_is_no_more_hands_it_back(tmp_path: Path) -> None:
    """F108: in words, above what is played now; nobody's later choice is undone by it."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 4)
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        opened = await discord.forge(host, panel, f"t1:{table.id}:-:term:table")
        await change_terms(table, host, {PACE: "pace-live"})
        late = said((await fill(host, opened, {HINTS: "terms-hints-never"})).response)
        words = texts("en")
        assert words("changed-since") in late
        assert f"{words(HINTS)}: {words('terms-hints-never')}" in late
        assert words("terms-title", game=words("vikings-name"), table="1") in late
        terms = (await discord.host.tables.queries.get(table.id)).terms
        assert ("live", Hints.ALONE) == (terms.pace, terms.hints)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAME_IDS)
async def test_a_lobby_says_what_the_game_is_for_how_many_and_how_long(
    tmp_path: Path, game: str, language: str
) -> None:
    """Whoever comes by knows whether to take a seat; the time goes with the pace."""
    async with server(tmp_path) as discord:
        words, host = texts(language), discord.people[0]
        table = await PlayedTable.opened(discord, 2, game=game, language=language)
        counts = spell_counts(find(game).seats, "\u2013")
        least, most = days_of(game, 2)
        days = {"least": least, "most": most, "spread": most - least}
        lengths = [words(f"{game}-length", pace=pace, **days) for pace in ("live", "slow")]
        assert lengths[0] != lengths[1]
        for pace, length in zip(("live", "slow"), lengths, strict=True):
            await change_terms(table, host, {PACE: f"pace-{pace}"})
            told = said(table.lobby)
            assert words(f"{game}-first-turn") in told
            assert words("lobby-scope", counts=counts, length=length) in told


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_others_read_them_and_change_nothing(tmp_path: Path, language: str) -> None:
    """Whoever thinks of a seat sees what is played; an old or forged menu is refused."""
    async with server(tmp_path) as discord:
        words = texts(language)
        _, guest, *_ = discord.people
        discord.locales[guest.id] = language
        table = await PlayedTable.opened(discord, 3)
        shown = await table.on_lobby(guest, "terms")
        assert shown.response is not None
        told = said(shown.response)
        assert words("vikings-option-arena-1-help") in told
        assert words("terms-whose", host="Astrid") in told
        assert not [press for press in presses(shown.response) if press.verb == "term"]
        host, before = discord.people[0], await discord.host.tables.queries.get(table.id)
        result = await discord.forge(guest, shown.response, f"t1:{table.id}:-:term:table")
        assert result.modal is None
        assert words("terms-whose", host="Astrid") in said(result.response)
        current = f"t1:{table.id}:{moment_of(Verb.TERM, before)}:term"
        unknown = texts("en")("refused-unknown-control")
        for person, sent, key in (
            (guest, f"t1:{table.id}:-:term:table", words("refused-not-host", host="Astrid")),
            (host, f"{current}:table", unknown),
            (host, f"{current}:game", unknown),
            (host, f"{current}:colour", unknown),
        ):
            (heard,) = replies(await submitted(discord, person, table.lobby, sent, "hectic"))
            assert key in said(heard), sent
        assert before == await discord.host.tables.queries.get(table.id)


async def test_the_terms_stand_once_the_game_has_begun(tmp_path: Path) -> None:
    """The slash twin shows them to the end; a form of before changes nothing and comes back."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        host = table.players[0]
        shown = await table.on_lobby(host, "terms")
        assert shown.response is not None
        opened = await discord.forge(host, shown.response, f"t1:{table.id}:-:term:table")
        await table.join(discord.people[1])
        await table.on_lobby(host, "start")
        words = texts("en")
        (late,) = replies(await fill(host, opened, {PACE: "pace-live"}))
        assert words("refused-already-started") in said(late)
        assert f"{words(PACE)}: {words('pace-live')}" in said(late)
        told = await host.slash(discord.channel, "table options", table=int(table.id))
        assert texts("en")("terms-settled") in said(told.response)
        assert not [press for press in presses(told.response) if press.verb == "term"]
        assert "live" != (await discord.host.tables.queries.get(table.id)).terms.pace


@pytest.mark.parametrize(
    ("game", "said_of_it"),
    [
        ("vikings", ["Arena 1"]),
        ("norwegian", []),
        ("schools", []),
        ("goths", []),
        ("rage", []),
    ],
)
def test_a_lobby_names_only_what_is_not_as_usual_and_the_arena(
    game: str, said_of_it: list[str]
) -> None:
    """Game and options in one line, so that a last turn as usual is left out."""
    rules = find(game)
    usual = {option.key: option.default for option in rules.options}
    seats = as_many_as(game, 4)
    assert said_of_it == list(chosen_options(game, usual, seats, texts("en")))
