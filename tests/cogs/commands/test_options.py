"""The lobby's options: read by anybody, changed by the host alone, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.components import walk_components

from bot.i18n.texts import texts
from bot.model.lengths import days_of
from cogs.panels.options import HANDS
from cogs.panels.public.lobby import chosen_options
from games import GAME_IDS, find
from games.seat_counts import spell_counts
from tests.rigs.discord_server import server
from tests.rigs.forms import shared
from tests.rigs.played_table import PlayedTable, presses, said
from tests.rigs.scripted_games import as_many_as


@pytest.mark.parametrize(("game", "language"), shared(GAME_IDS, ["en", "fr"]))
async def test_the_host_changes_every_part_on_one_private_message(
    tmp_path: Path, game: str, language: str
) -> None:
    """The lobby has *Options*, and changing them re-asks nobody."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host, guest, *_ = discord.people
        discord.locales[host.id] = language
        seats = as_many_as(game, 4)
        table = await PlayedTable.opened(discord, seats, game=game)
        await table.join(guest)
        shown = await table.on_lobby(host, "terms")
        assert shown.response is not None
        assert shown.response.ephemeral
        panel = shown.response
        menus = {press.custom_id for press in presses(panel) if press.value is not None}
        for custom_id in sorted(menus):
            for value in [p.value for p in presses(panel) if p.custom_id == custom_id]:
                assert value is not None
                await host.select(panel, [value], custom_id=custom_id)
                assert words("terms-title", game=words(f"{game}-name"), table="1") in said(panel)
        term = f"t1:{table.id}:-:term"
        if len(find(game).seats) > 1:
            await host.select(panel, [str(seats)], custom_id=f"{term}:seats")
        else:
            assert f"{term}:seats" not in menus
        switches = [
            option.key
            for option in find(game).options
            if set(option.choices) == {False, True} and option.offered(seats)
        ]
        await host.select(panel, [*switches, HANDS], custom_id=f"{term}:switches")
        await host.select(panel, ["relaxed"], custom_id=f"{term}:pace")
        await host.select(panel, ["en"], custom_id=f"{term}:language")
        terms = (await discord.host.tables.queries.get(table.id)).terms
        assert (seats, "en", "relaxed", True) == (
            terms.seats,
            terms.language,
            terms.pace,
            terms.open_hands,
        )
        assert dict.fromkeys(switches, True) == {key: terms.options[key] for key in switches}
        lobby = said(table.lobby)
        assert "Bjorn" in lobby
        assert texts("en")("pace-relaxed") in lobby
        assert texts("en")("option-open-hands") in lobby
        await table.on_lobby(host, "start")
        assert terms.options == (await table.look()).table.terms.options


async def test_the_last_switch_can_be_turned_off(tmp_path: Path) -> None:
    """Of that menu nothing is left picked, which is what is wanted."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 2, game="norwegian")
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        switches = f"t1:{table.id}:-:term:switches"
        for values in (["voluntary_pickup"], []):
            await discord.forge(host, panel, switches, values=values)
            terms = (await discord.host.tables.queries.get(table.id)).terms
            assert terms.options["voluntary_pickup"] is bool(values)


@pytest.mark.parametrize("game", [game for game in GAME_IDS if find(game).presets])
async def test_options_that_go_well_together_are_one_press(tmp_path: Path, game: str) -> None:
    """Every option is as the preset has it, and the panel shows which one is played."""
    async with server(tmp_path) as discord:
        host = discord.people[0]
        table = await PlayedTable.opened(discord, 4, game=game)
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        rules = find(game)
        for preset in (one for one in rules.presets if one.offered(4)):
            await host.select(panel, [preset.key], custom_id=f"t1:{table.id}:-:term:preset")
            offered = {o.key: o.default for o in rules.options if not o.offered(4)}
            kept = (await discord.host.tables.queries.get(table.id)).terms.options
            assert {**rules.options_of(preset), **offered} == kept
            shown = [
                option["value"]
                for part in walk_components(panel.components)
                if part.get("custom_id", "").endswith(":preset")
                for option in part["options"]
                if option["default"]
            ]
            assert [preset.key] == shown
        forged = await discord.forge(
            host, table.lobby, f"t1:{table.id}:-:term:preset", values=["nonsense"]
        )
        assert texts("en")("refused-unknown-control") in said(forged.response)


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
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        for pace, length in zip(("live", "slow"), lengths, strict=True):
            await host.select(panel, [pace], custom_id=f"t1:{table.id}:-:term:pace")
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
        own = (await table.on_lobby(discord.people[0], "terms")).response
        assert own is not None
        assert texts("en")("vikings-option-arena-1-help") not in said(own)
        explained = [
            option.get("description")
            for menu in walk_components(own.components)
            for option in menu.get("options", ())
        ]
        assert texts("en")("vikings-option-arena-1-help") in explained
        assert not [press for press in presses(shown.response) if press.value]
        before = await discord.host.tables.queries.get(table.id)
        term = f"t1:{table.id}:-:term"
        for part, values, key in (
            ("seats", ["4"], "refused-not-host"),
            ("seats", [], "refused-unknown-control"),
            ("seats", ["many"], "refused-unknown-control"),
            ("pace", ["hectic"], "refused-unknown-control"),
            ("option.arena", ["7"], "refused-unknown-control"),
            ("option.bluff_arena", ["1"], "refused-unknown-control"),
            ("switches", ["arena"], "refused-unknown-control"),
            ("colour", ["red"], "refused-unknown-control"),
        ):
            result = await discord.forge(guest, table.lobby, f"{term}:{part}", values=values)
            assert words(key, host="Astrid") in said(result.response)
        assert before == await discord.host.tables.queries.get(table.id)


async def test_the_terms_stand_once_the_game_has_begun(tmp_path: Path) -> None:
    """The slash twin shows them to the end; a menu of before changes nothing."""
    async with server(tmp_path) as discord:
        table = await PlayedTable.opened(discord, 2)
        host = table.players[0]
        shown = await table.on_lobby(host, "terms")
        assert shown.response is not None
        await table.join(discord.people[1])
        await table.on_lobby(host, "start")
        late = await host.select(shown.response, ["4"], custom_id=f"t1:{table.id}:-:term:seats")
        assert texts("en")("refused-already-started") in said(late.response)
        told = await host.slash(discord.channel, "table options", table=int(table.id))
        assert texts("en")("terms-settled") in said(told.response)
        assert not [press for press in presses(told.response) if press.value]
        assert 2 == (await discord.host.tables.queries.get(table.id)).terms.seats


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


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_menu_of_options_says_nothing_twice(tmp_path: Path, language: str) -> None:
    """For a phone: its line has room for the title once, then what is chosen is seen."""
    async with server(tmp_path) as discord:
        words = texts(language)
        host = discord.people[0]
        discord.locales[host.id] = language
        table = await PlayedTable.opened(discord, 4, game="rage")
        panel = (await table.on_lobby(host, "terms")).response
        assert panel is not None
        labels = {press.label for press in presses(panel)}
        assert words("rage-option-last_turn-0") in labels
        title, chosen = words("rage-option-last_turn"), words("rage-option-last_turn-8")
        assert f"{title} · {chosen}" in labels
