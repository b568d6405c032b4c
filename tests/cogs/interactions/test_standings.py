"""``/me profile`` and ``/server hall``: one private picture each, with its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.standings import Hall, Longest, Podium, Profile, Ranked, Rival, Standing
from bot.rows.ledger import LedgerRow, TenureRow
from bot.rows.seats import PastOccupancyRow
from bot.rows.tables import TableRow
from bot.store.store import Store
from cogs.panels.standings import hall_sheet, profile_sheet
from tests.cogs.routing.test_access import without_view
from tests.rigs.discord_server import server
from tests.rigs.played_table import said
from tests.rigs.stores import table_row

EN = texts("en")


async def _three_games(
    store: Store, guild_id: int, people: list[tuple[int, str]], **where: int
) -> None:
    """Have two people play three games, each won by the first."""
    rows: list[TableRow | LedgerRow | PastOccupancyRow | TenureRow] = []
    for n in (901, 902, 903):
        rows += [
            table_row(
                n,
                game="vikings",
                status="over",
                ended_at=n,
                seed="5eed",
                guild_id=guild_id,
                **where,
            ),
            LedgerRow(n, "vikings", 1, "{}", "slow", guild_id, None, 1, n, "over", "won", 5),
        ]
        for seat, (user_id, name) in enumerate(people):
            rows += [
                PastOccupancyRow(n, seat, 0, user_id, name, 1, 0, n, 0, "finished"),
                TenureRow(
                    n, seat, 0, user_id, None, str(seat), "", seat + 1, None, "finished", 1, 5, 0, 9
                ),
            ]
    await store.commit(tuple(rows))


async def test_a_profile_and_a_hall_are_shown_in_private(tmp_path: Path) -> None:
    """First that there is nothing yet; then a picture whose description says the same."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        for command, key in (("me profile", "no-games-yet"), ("server hall", "no-games-here")):
            result = await ann.slash(discord.channel, command)
            assert result.ephemeral
            assert said(result.response) == EN(f"refused-{key}")
        people = [(ann.id, "Ann"), (bob.id, "Bob")]
        ledger = discord.host.tables.ledger
        await _three_games(ledger._store, discord.guild.id, people)
        for command, told in (
            ("me profile", (EN("vikings-name"), EN("standings-won", wins=3), "Bob")),
            ("server hall", (EN("vikings-name"), "Ann", "Bob")),
        ):
            result = await ann.slash(discord.channel, command)
            assert result.ephemeral
            assert result.response is not None
            (file,) = result.response.attachments
            assert file.description is not None
            assert all(word in file.description for word in told), file.description
        result = await ann.slash(discord.channel, "me profile", person=bob)
        assert result.ephemeral
        assert result.response is not None
        (file,) = result.response.attachments
        assert file.description is not None
        assert file.description.startswith("Bob")
        result = await ann.slash(discord.channel, "me profile", person=discord.stranger)
        assert said(result.response) == EN("refused-no-profile")


async def test_a_record_names_no_table_that_its_reader_cannot_see(tmp_path: Path) -> None:
    """F79: for whoever does not see its channel there is no such table, in no list either."""
    async with server(tmp_path) as discord:
        ann, bob, *_ = discord.people
        store, people = discord.host.tables.ledger._store, [(ann.id, "Ann"), (bob.id, "Bob")]
        await _three_games(store, discord.guild.id, people, channel_id=discord.channel.id)
        _, lounge = await without_view(discord, bob)
        for person, channel, named in ((ann, discord.channel, True), (bob, lounge, False)):
            result = await person.slash(channel, "server hall")
            assert result.response is not None
            (file,) = result.response.attachments
            assert file.description is not None
            assert "Ann" in file.description
            assert named == ("table 90" in file.description), file.description


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("minutes", "told"),
    [
        (0, ("hall-minutes", 1)),
        (2, ("hall-minutes", 2)),
        (119, ("hall-minutes", 119)),
        (120, ("hall-hours", 2)),
        (47 * 60 + 59, ("hall-hours", 47)),
        (48 * 60, ("hall-days", 2)),
    ],
)
def test_the_longest_game_is_as_long_as_it_was(
    minutes: int, told: tuple[str, int], language: str
) -> None:
    """Two minutes are no hour; and of one or two games none is a record."""
    words, (key, number) = texts(language), told
    longest = Longest("vikings", 7, minutes * 60_000)
    shown = words(key, **{key.removeprefix("hall-"): number})
    records = [
        [fact.number for fact in hall_sheet(Hall((), games, longest, None, 0), "Ann", words).facts]
        for games in (2, 3)
    ]
    assert [[], [shown]] == records


def test_namesakes_are_told_apart_in_a_hall_and_among_rivals() -> None:
    """F107: in the picture and in its description."""
    names = ("Ada", "ada", "Bo")
    best = tuple(Ranked(name, Standing(1500, 90)) for name in names)
    hall = hall_sheet(Hall((Podium("vikings", best),), 1, None, None, 0), "Here", EN)
    rivals = tuple(Rival(name, 2) for name in names)
    profile = profile_sheet(Profile("Ann", (), 0, 0, 0, 0, 0, None, rivals), EN)
    assert ["Ada 1", "ada 2", "Bo"] == [fact.words for fact in hall.awards[0].best]
    for alt in (hall.alt, profile.alt):
        assert "Ada 1" in alt
        assert "ada 2" in alt
