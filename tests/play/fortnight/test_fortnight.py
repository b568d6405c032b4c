"""Two weeks of a game as people live them: what must not happen, all of it at once."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from datetime import UTC, datetime, time
from math import ceil
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.texts import texts
from tests.play.fortnight.chronicle import page
from tests.play.fortnight.journal import POSTED, Entry
from tests.play.fortnight.script import BJORN_QUIET, DAYS, DIEGO_QUIET, Fortnight, played

EN, FR = texts("en"), texts("fr")

REMINDERS = 3
SEATS = 4
PUBLIC_IDS = re.compile(
    r"t1:\d+:(-:[a-z]+(:[\d.]+|:t\d+)?|q\d+(u\d+)?:(CallBluff|Believe)|[0-9a-f]{8}:shut:t\d+)"
)


@pytest.fixture(scope="module")
def weeks(tmp_path_factory: pytest.TempPathFactory) -> Fortnight:
    """The two weeks, played once."""
    return asyncio.run(played(tmp_path_factory.mktemp("fortnight")))


def _rung(weeks: Fortnight, kind: str) -> Counter[tuple[int, int]]:
    """How often the turn and person were called by messages of a kind."""
    return Counter((entry.turn, user) for entry in weeks.journal.of(kind) for user in entry.called)


def test_the_game_is_played_to_its_end_in_two_weeks(weeks: Fortnight) -> None:
    """A result; the absent are answered for, and some answer in advance."""
    assert weeks.result.startswith("🏁")
    assert 10 <= weeks.day(weeks.samples[-1].at) < DAYS
    causes = Counter(cause for _, cause in weeks.causes)
    assert {"start", "player", "default", "standing", "plan", "undo"} == set(causes)
    players = {name for name, cause in weeks.causes if cause == "player"}
    assert {"Astrid", "Bjorn", "Chloe", "Diego", "Elin"} == players


def test_the_stored_moves_lead_to_the_stored_state(weeks: Fortnight) -> None:
    """F67: seed, moves and what they lead to, undo and three restarts included."""
    assert weeks.verdict.startswith(f"{weeks.moves} moves of vikings")


def test_the_page_about_them_can_be_written(weeks: Fortnight) -> None:
    """Every kind of call that somebody got has its words there."""
    assert f"after {weeks.turns} turns and {weeks.moves} moves" in page(weeks)


def test_everybody_is_called_before_they_answer(weeks: Fortnight) -> None:
    """F32: or is at the table anyway; nobody looks in by chance and finds that they are asked."""
    assert len(weeks.journal.of("call")) > 40
    assert [] == weeks.uncalled


def test_whoever_the_table_waits_for_at_the_end_of_an_hour_has_been_called(
    weeks: Fortnight,
) -> None:
    """F13, F32: the call stands in the thread until they have answered, moves of it included."""
    assert sum(len(sample.due_a_call) for sample in weeks.samples) > 20
    assert [] == [(s.at, s.due_a_call - s.called) for s in weeks.samples if s.due_a_call - s.called]


def test_the_bot_asks_little_of_discord(weeks: Fortnight) -> None:
    """F46: few requests under the global limit for each answer of a person, also in advance."""
    answers = sum(cause in {"player", "standing", "plan"} for _, cause in weeks.causes)
    assert len(weeks.limited) <= 2.2 * answers


def test_nobody_is_reminded_more_than_three_times_a_turn(weeks: Fortnight) -> None:
    """F35: who comes often less than who does not; who wants few gets at most one."""
    reminders = _rung(weeks, "reminder")
    assert 1 < max(reminders.values()) <= REMINDERS
    often, seldom = (
        sum(n for (_, user), n in reminders.items() if user == weeks.person(name).id)
        for name in ("Astrid", "Diego")
    )
    assert often < seldom / 2
    assert all(n == 1 for (_, user), n in reminders.items() if user == weeks.person("Chloe").id)


def _is_quiet(at: datetime, quiet: tuple[str, str, str]) -> bool:
    start, end, zone = quiet
    local = at.astimezone(ZoneInfo(zone)).time()
    return local >= time.fromisoformat(start) or local < time.fromisoformat(end)


def _due(entry: Entry) -> datetime:
    found = re.search(r"<t:(\d+):R>", entry.text)
    assert found is not None
    return datetime.fromtimestamp(int(found[1]), UTC)


@pytest.mark.parametrize(("name", "quiet"), [("Bjorn", BJORN_QUIET), ("Diego", DIEGO_QUIET)])
def test_no_reminder_rings_in_quiet_hours(
    weeks: Fortnight, name: str, quiet: tuple[str, str, str]
) -> None:
    """T3: unless the deadline falls in them."""
    mine = [e for e in weeks.journal.of("reminder") if weeks.person(name).id in e.called]
    assert [] == [e for e in mine if _is_quiet(e.at, quiet) and not _is_quiet(_due(e), quiet)]


def test_only_those_who_are_meant_are_mentioned(weeks: Fortnight) -> None:
    """F60: whoever is asked; at a change of seats and at the end, those whom it concerns."""
    diego, elin = weeks.person("Diego").id, weeks.person("Elin").id
    everybody = {weeks.person(name).id for name in ("Astrid", "Bjorn", "Chloe", "Elin")}
    for entry in weeks.journal.entries:
        match entry.kind:
            case "call" | "reminder" | "board":
                assert set(entry.called) <= set(entry.asked)
            case "seat on offer":
                assert set(entry.called) <= {diego}
            case "seat taken":
                assert {diego, elin} == set(entry.called)
            case "end":
                assert everybody == set(entry.called)
            case "lobby" if entry.called:
                # All seats were taken.
                assert (everybody - {elin}) | {diego} == set(entry.called)
            case _:
                assert () == entry.called
    freya = str(weeks.person("Freya").id)
    assert not any(freya in entry.text for entry in weeks.journal.entries)


def test_every_request_keeps_within_the_limits_of_discord(weeks: Fortnight) -> None:
    """And nothing goes wrong in two weeks but what Discord was made to refuse."""
    assert [] == weeks.breaches
    assert weeks.errors
    assert all("failed; retrying" in line and "500" in line for line in weeks.errors)


def test_nothing_public_tells_what_only_some_may_know(weeks: Fortnight) -> None:
    """F37 to F39: no sentence, no id, no file, no picture."""
    public = [r for r in weeks.requests if r.is_message and r.is_public]
    told = "\n".join(repr(request.body) for request in public)
    assert len(weeks.secrets) > 10
    assert [] == [sentence for sentence in weeks.secrets if sentence in told]
    ids = [c["custom_id"] for r in public for c in r.components if "custom_id" in c]
    assert [] == [one for one in ids if not PUBLIC_IDS.fullmatch(one)]
    names = {upload.name for r in public for upload in r.uploads}
    assert {"banner-vikings.png", "board-1.png"} == names - {"moment-1.png"}
    assert all(sample.board_is_public for sample in weeks.samples)


def test_the_channel_gets_the_lobby_and_who_goes_on_after_a_deleted_thread(
    weeks: Fortnight,
) -> None:
    """Two weeks of a game do not bury a channel.

    There is a message, edited, one that rings when all seats are taken, and one for a lost thread.
    """
    here = weeks.discord.channel.id
    posted = [e for e in weeks.journal.entries if e.act == POSTED and e.channel_id == here]
    assert 3 == len(posted)


def test_the_thread_grows_by_one_message_a_round(weeks: Fortnight) -> None:
    """One story a round and one for the set-up.

    A round takes two where its signs, which are pictures, make it longer than Discord's 4,000
    characters. Beside them there are one board, a call for each seat at most, and a notice each of
    a seat on offer and of a seat taken over; at the end the rest of the story and the result.
    """
    assert {1} == {sample.boards for sample in weeks.samples}
    beside = 1 + SEATS + 2
    *under_way, last = weeks.samples
    for sample in under_way:
        assert sample.in_thread <= 2 * ceil(sample.turn / SEATS) + 1 + beside
    assert last.in_thread <= 2 * ceil(last.turn / SEATS) + 1 + beside + 2
    stories = {entry.message_id for entry in weeks.journal.entries if entry.kind == "story"}
    assert len(stories) <= 2 * ceil(weeks.turns / SEATS) + 1
    assert len(weeks.journal.of("board")) <= len(weeks.causes) + 2
    assert 1 == len(weeks.journal.of("end"))


def test_a_seat_changes_hands_with_the_hand(weeks: Fortnight) -> None:
    """F34, F38: on offer once, after two missed turns; old panels show what spectators see."""
    assert 1 == len(weeks.journal.of("seat on offer")) == len(weeks.journal.of("seat taken"))
    assert weeks.answered_for["Diego"] >= 2
    assert 2 == len(weeks.panels_after)
    for panel, board in weeks.panels_after:
        assert board == panel
    start = EN("seats-handover").partition("\n")[0]
    assert start in weeks.handover


def test_the_reader_of_french_reads_french(weeks: Fortnight) -> None:
    """Every panel in the reader's language, on an English table, after every restart."""
    assert len(weeks.french) > 20
    for words, expected in ((FR, len(weeks.french)), (EN, 0)):
        keys = [key for key in words.ids if key.startswith("vikings-prompt-")]
        asked = {
            max(words(key, **dict.fromkeys(words.variables(key), value)).split("¤"), key=len)
            for key in keys
            for value in ("¤", 0, 1, 2)
        }
        said_so = [said for said in weeks.french if any(words_ in said for words_ in asked)]
        assert expected == len(said_so), [one for one in weeks.french if one not in said_so][:2]


def test_the_thread_was_replaced_once(weeks: Fortnight) -> None:
    """F13: after its deletion all is said in the new one and nothing in the old."""
    first, second = weeks.threads
    news = [entry.channel_id for entry in weeks.journal.entries if entry.act == POSTED]
    assert first in news
    assert second == news[-1]
    assert first not in news[news.index(second) :]
