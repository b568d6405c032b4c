"""The clock of one question, as a pure function: properties over whatever may be stored."""

from datetime import timedelta
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.clocks.limits import QuestionFacts, read_clock, read_timer
from bot.model.pace import PACES, Pace
from bot.model.players import Occupancy
from bot.model.stops import after
from bot.model.times import OPEN, TimeSpan
from tests.rigs.table_rig import BOB, CID, house

MINUTE = 60_000
START = 1_000_000 * MINUTE
SLOW = PACES["slow"]
HOUR = 60 * MINUTE
STOOD = (
    TimeSpan(START + 5 * HOUR, START + 15 * HOUR),
    TimeSpan(START + 10 * HOUR, START + 20 * HOUR),
)
"""A pause, and an absence that outlasts it."""

paces = st.sampled_from(tuple(PACES.values()))
offsets = st.integers(-60 * 24 * 60, 60 * 24 * 60).map(lambda minutes: START + minutes * MINUTE)


@st.composite
def spans(draw: st.DrawFn) -> TimeSpan:
    since = draw(offsets)
    until = draw(st.one_of(st.just(OPEN), st.integers(0, 60 * 24 * 60)))
    return TimeSpan(since, OPEN if until == OPEN else since + until * MINUTE)


some = st.lists(spans(), max_size=4).map(tuple)
questions = st.builds(
    QuestionFacts,
    at=st.just(START),
    optional=st.booleans(),
    bank=st.integers(0, 80 * HOUR),
    extensions=st.integers(0, 5),
    given_back=st.integers(0, 50 * HOUR),
    stood=some,
)


def ceiling(asked: QuestionFacts, pace: Pace) -> int:
    """Return the end that nothing but stopped time and a night moves."""
    return min(OPEN, after(asked.at, pace.ceiling_ms + asked.given_back, asked.stood))


@given(questions, paces, offsets)
def test_no_question_outlasts_its_ceiling(asked: QuestionFacts, pace: Pace, now: int) -> None:
    """F27: whatever extensions there are; only stopped time is added, which has sums."""
    due = read_clock(asked, pace, now).due
    assert asked.at <= due <= ceiling(asked, pace)


@given(st.lists(questions, min_size=1, max_size=6), paces, st.integers(0, 50 * HOUR))
def test_no_turn_of_somebody_silent_outlasts_one_ceiling(
    silent: list[QuestionFacts], pace: Pace, down: int
) -> None:
    """F27: one ceiling for all the questions of a turn, however many there are."""
    at, first = START, None
    for number, other in enumerate(silent):
        given_back = down if number == len(silent) - 1 else 0
        asked = replace(
            other,
            at=at,
            given_back=given_back,
            missed_from=first,
            absent=first is not None,
            stood=(),
        )
        due = read_clock(asked, pace, at).due
        if first is not None and pace.reaction is not None:
            plain = pace.absent // timedelta(milliseconds=1)
            assert due - at <= plain * (1 + asked.extensions) + asked.bank + given_back
        at, first = due, START
    assert START <= at <= START + pace.ceiling // timedelta(milliseconds=1) + down


@given(questions, paces, offsets, st.integers(0, 7))
def test_a_pause_less_never_makes_the_end_later(
    asked: QuestionFacts, pace: Pace, now: int, which: int
) -> None:
    """T5."""
    less = replace(asked, stood=asked.stood[:which] + asked.stood[which + 1 :])
    fewer, more = read_clock(less, pace, now).due, read_clock(asked, pace, now).due
    assert fewer <= more


@given(questions, paces, offsets)
def test_a_pause_gives_nobody_more_than_is_left(asked: QuestionFacts, pace: Pace, now: int) -> None:
    """F27: what remains when a pause ends is at most the limits together."""
    plain = pace.limit_ms(optional=asked.optional)
    if plain is None or now < asked.at:
        return
    paused = replace(asked, stood=(*asked.stood, TimeSpan(asked.at, now)))
    due = read_clock(paused, pace, now).due
    whole = plain * (1 + asked.extensions)
    later = sum(min(s.until, OPEN) - max(s.since, now) for s in asked.stood if s.until > now)
    assert due - now <= whole + asked.bank + asked.given_back + later


@given(questions, paces, offsets)
def test_a_bank_is_never_overdrawn(asked: QuestionFacts, pace: Pace, now: int) -> None:
    """It holds between nothing and what it held."""
    assert 0 <= read_clock(asked, pace, now).bank_used <= asked.bank


@given(questions, paces, offsets)
def test_equal_events_are_an_equal_clock(asked: QuestionFacts, pace: Pace, now: int) -> None:
    """A pure function; the order in which pauses were stored does not matter."""
    turned = replace(asked, stood=asked.stood[::-1])
    assert read_clock(turned, pace, now) == read_clock(asked, pace, now)


@given(questions, paces, offsets)
def test_a_bank_runs_only_after_the_plain_limit(asked: QuestionFacts, pace: Pace, now: int) -> None:
    """The reserve is for what the plain limit does not cover."""
    clock = read_clock(asked, pace, now)
    if clock.bank_from is not None:
        assert clock.bank_from < clock.due
    plain = pace.limit_ms(optional=asked.optional)
    if clock.bank_used:
        assert plain is not None
        allowed = plain * (1 + asked.extensions)
        assert now - asked.at > allowed + asked.given_back


def test_a_clock_stands_in_a_pause_and_goes_on_after_it() -> None:
    """Two days and the bank; ten hours of pause; then exactly what was left."""
    asked = QuestionFacts(START, bank=0, stood=(TimeSpan(START + 5 * HOUR, START + 15 * HOUR),))
    assert read_clock(asked, SLOW, START + 20 * HOUR).due == START + 58 * HOUR


def test_pauses_and_absences_at_once_count_once() -> None:
    """The clock of somebody away stands in a pause no more than it does anyway."""
    asked = QuestionFacts(START, stood=STOOD)
    assert read_clock(asked, SLOW, START).due == START + 63 * HOUR


def test_the_bank_follows_the_plain_limit() -> None:
    """Used from the 48th hour on, and charged by what was used."""
    asked = QuestionFacts(START, bank=72 * HOUR)
    clock = read_clock(asked, SLOW, START + 50 * HOUR)
    assert (clock.due, clock.bank_from) == (START + 120 * HOUR, START + 48 * HOUR)
    assert clock.bank_used == 2 * HOUR
    assert read_clock(asked, SLOW, START + 47 * HOUR).bank_used == 0


def test_what_stands_still_uses_no_bank() -> None:
    """Fifteen hours of pause and absence: fifty of sixty-five have run, two of them the bank's."""
    asked = QuestionFacts(START, bank=12 * HOUR, stood=STOOD)
    used = [read_clock(asked, SLOW, START + hours * HOUR).bank_used for hours in (62, 65, 80)]
    assert [0, 2 * HOUR, 12 * HOUR] == used


@given(questions, paces, offsets)
def test_what_a_bank_has_left_runs_until_the_end(
    asked: QuestionFacts, pace: Pace, now: int
) -> None:
    """What is shown as used and what is still given make the whole."""
    clock = read_clock(asked, pace, now)
    stands_later = any(span.until > now for span in asked.stood)
    if clock.bank_used and now <= clock.due < ceiling(asked, pace) and not stands_later:
        assert asked.bank == clock.bank_used + clock.due - now


def test_stopped_time_moves_the_ceiling_and_has_no_end_while_it_goes_on() -> None:
    """F102: an agreed pause of thirty days ends no question of a ceiling of twenty."""
    asked = QuestionFacts(START, given_back=5 * HOUR)
    assert read_clock(asked, SLOW, START).due == START + 53 * HOUR
    month = TimeSpan(START + 50 * HOUR, START + 770 * HOUR)
    assert read_clock(replace(asked, stood=(month,)), SLOW, START).due == month.until + 3 * HOUR
    paused = replace(asked, stood=(replace(month, until=OPEN),))
    clock = read_clock(replace(paused, bank=HOUR), SLOW, START + 900 * HOUR)
    assert (clock.due, clock.bank_used, clock.bank_from) == (OPEN, 0, None)


def test_a_seat_that_was_left_has_no_time() -> None:
    """F54."""
    assert read_clock(QuestionFacts(START, gone=True, bank=HOUR), SLOW, START).due == START


def test_the_ceiling_of_a_turn_counts_from_what_was_missed_first() -> None:
    """F27: nineteen days of the twenty have passed, or all of them."""
    missed = QuestionFacts(START, missed_from=START - 19 * 24 * HOUR)
    assert read_clock(missed, SLOW, START).due == START + 24 * HOUR
    spent = replace(missed, missed_from=START - 30 * 24 * HOUR)
    assert read_clock(spent, SLOW, START).due == START


def test_what_was_given_back_of_the_first_question_takes_none_of_the_ceiling() -> None:
    """The moment from which a turn was missed may lie after the next question for it."""
    asked = QuestionFacts(START, extensions=50, missed_from=START + HOUR)
    assert read_clock(asked, SLOW, START).due == ceiling(asked, SLOW)


def test_nobody_waits_for_a_seat_on_offer() -> None:
    """F80: whatever the question is."""
    offered = QuestionFacts(START, absent=True, offered=True)
    for nothing in (
        offered,
        replace(offered, optional=True),
        replace(offered, missed_from=START - HOUR, missed_at=START - HOUR),
    ):
        assert read_clock(nothing, SLOW, START).due == START


async def test_nobody_waits_for_several_who_are_gone_where_one_is_left(tmp_path: Path) -> None:
    """T10, T11: of three; while two are left, and in a game of two, there is half a day.

    Who has let nothing pass but a reaction is waited for until two days after they were seen; while
    two are left until two days after that was asked.
    """
    async with house(tmp_path / "limits.sqlite3") as rig:
        for others, missing, turns, hours in (
            ((BOB, CID), 2, 1, 0), ((BOB, CID), 1, 1, 12), ((BOB,), 1, 1, 12),
            ((BOB, CID), 2, 0, 18), ((BOB, CID), 1, 0, 47),
        ):  # fmt: skip
            table = await rig.game(*others)
            live = await rig.repository.peek(table.id)
            decision = live.under_way.decisions[0]
            known = live.under_way.posed[decision.id, decision.seat]
            missed = Occupancy(
                missed=turns, in_a_row=turns, missed_from=known.at - HOUR, chapter=-1,
                seen_at=known.at - 30 * HOUR,
            )  # fmt: skip
            gone = range(decision.seat, decision.seat + missing)
            players = tuple(
                replace(one, occupancy=missed) if one.seat in gone else one
                for one in live.table.players
            )
            live = replace(live, table=replace(live.table, players=players))
            due = read_timer(live, decision, known, known.at).due
            assert due - known.at == hours * HOUR


def test_a_reaction_that_was_open_before_keeps_its_limit() -> None:
    """F103: what 1.0.0 promised holds; what is asked now waits for a visit a day."""
    reaction = QuestionFacts(START, optional=True)
    assert read_clock(reaction, SLOW, START).due == START + 26 * HOUR
    assert read_clock(replace(reaction, former=True), SLOW, START).due == START + 12 * HOUR
    assert read_clock(replace(reaction, optional=False, former=True), SLOW, START).due == (
        START + 48 * HOUR
    )


def test_what_was_missed_leaves_one_limit_for_the_rest_of_its_turn() -> None:
    """F80: not one more for each of its questions."""
    after = QuestionFacts(START, absent=True, missed_from=START - 60 * HOUR)
    for late in (1, 5, 12, 40):
        asked = replace(after, missed_at=START - late * HOUR)
        assert read_clock(asked, SLOW, START).due == START + max(0, 12 - late) * HOUR


async def test_only_what_is_asked_after_a_missed_turn_is_shorter(tmp_path: Path) -> None:
    """F27, F80: also where the questions of the turn and of the next are a millisecond apart."""
    async with house(tmp_path / "limits.sqlite3") as rig:
        table = await rig.game()
        live = await rig.repository.peek(table.id)
    decision = live.under_way.decisions[0]
    known, seat = live.under_way.posed[decision.id, decision.seat], decision.seat

    def due(missed_from: int | None, chapter: int, *, absent_too: bool = False) -> int:
        """When the question ends, if its seat missed a turn and whether the other did, too."""
        missed = Occupancy(missed=1, in_a_row=1, missed_from=missed_from, chapter=chapter)
        players = tuple(
            replace(one, occupancy=missed) if one.seat == seat or absent_too else one
            for one in live.table.players
        )
        table = replace(live.table, players=players)
        return read_timer(replace(live, table=table), decision, known, known.at).due - known.at

    chapter, first = live.under_way.chapter, known.at - HOUR
    assert due(None, chapter) == due(known.at, chapter) == 48 * HOUR
    assert due(known.at - 1, chapter) == due(first, chapter - 1) == 12 * HOUR
    # Where nobody else is there, nothing is shortened but the rest of the same turn.
    assert due(first, chapter - 1, absent_too=True) == 48 * HOUR
    assert due(first, chapter, absent_too=True) == 12 * HOUR
    # One ceiling for the turn that was missed, a new one for the next.
    long_ago = known.at - SLOW.ceiling_ms + HOUR
    assert (due(long_ago, chapter), due(long_ago, chapter - 1)) == (HOUR, 12 * HOUR)


def test_a_bank_that_nothing_is_left_for_never_begins() -> None:
    """Where the ceiling comes with the end of the plain limit, nothing is drawn from it."""
    plain = SLOW.limit_ms(optional=False)
    assert plain is not None
    extensions = SLOW.ceiling_ms // plain - 1
    assert SLOW.ceiling_ms == plain * (1 + extensions)
    asked = QuestionFacts(START, bank=HOUR, extensions=extensions)
    end = START + SLOW.ceiling_ms
    assert (end, None) == (
        read_clock(asked, SLOW, START).due,
        read_clock(asked, SLOW, START).bank_from,
    )
    longer = replace(SLOW, ceiling=SLOW.ceiling + timedelta(milliseconds=1))
    clock = read_clock(asked, longer, START)
    assert (end + 1, end) == (clock.due, clock.bank_from)
