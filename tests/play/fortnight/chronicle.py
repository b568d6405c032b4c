"""The page about the two weeks: figures first, then day by day what happened and who was called."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime

from tests.play.fortnight.journal import EDITED, KINDS, POSTED, REMOVED, Entry
from tests.play.fortnight.script import CAST, Fortnight

_CALLS = {
    "lobby": "Told that all seats are taken",
    "board": "Called by the board",
    "call": "Called",
    "reminder": "Reminded",
    "seat on offer": "Told that the seat is on offer",
    "seat taken": "Told that the seat has changed hands",
    "end": "Told that the game is over",
}
MOST = 2
"""So many visits a turn of one's own should take at most."""

_SIGNS = {
    "lobby": "🎲",
    "board": "📣",
    "call": "📣",
    "reminder": "⏰",
    "seat on offer": "🪑",
    "seat taken": "🤝",
    "end": "🏁",
}


def page(weeks: Fortnight) -> str:
    """Write the whole page in Markdown."""
    return "\n".join([*_head(weeks), *_figures(weeks), "", "## Day by day", *_days(weeks)]) + "\n"


def _head(weeks: Fortnight) -> Iterator[str]:
    last = weeks.journal.of("end")[0].at
    defaults = sum(cause == "default" for _, cause in weeks.causes)
    yield "# Two weeks at a table"
    yield ""
    yield (
        "The real bot plays Clash of Vikings with scripted people on a simulated Discord and a"
        " virtual clock. `python -m tests.play.fortnight.script` writes this page; the assertions"
        " about the same two weeks are in `tests/play/fortnight/test_fortnight.py`. Hours are UTC."
    )
    yield ""
    yield (
        f"Four seats, pace *slow*, English table, thread. Astrid is quick. Bjorn comes in the"
        f" evening and is quiet at night in Paris. Chloe reads French, wants few reminders and is"
        f" away for three days. Diego stops answering on day 2; Elin takes the seat over. Freya"
        f" only watches. The bot is restarted three times, once with news unsaid; the thread, the"
        f" board and a call are deleted. The game ends on day {weeks.day(last)} after"
        f" {weeks.turns} turns and {weeks.moves} moves, {defaults} of them made for"
        f" somebody absent."
    )


def _figures(weeks: Fortnight) -> Iterator[str]:
    entries = weeks.journal.entries
    count = Counter((entry.kind, entry.act) for entry in entries)
    # The story of a round may have taken the place of a board.
    last = {e.message_id: e.kind for e in entries}
    left = Counter(kind for message, kind in last.items() if message in weeks.left)
    yield from ("", "## Messages", "", "| kind | posted | edited | removed | left at the end |")
    yield "|---|---:|---:|---:|---:|"
    for kind in KINDS:
        acts = [count[kind, act] for act in (POSTED, EDITED, REMOVED)]
        if any(acts):
            yield f"| {kind} | {acts[0]} | {acts[1]} | {acts[2]} | {left[kind]} |"
    acts = [sum(count[kind, act] for kind in KINDS) for act in (POSTED, EDITED, REMOVED)]
    yield f"| all | {acts[0]} | {acts[1]} | {acts[2]} | {left.total()} |"
    yield ""
    yield (
        f"At most {max(sample.in_thread for sample in weeks.samples)} messages stood in the thread"
        f" at the end of any hour. The channel got {len(_in_channel(weeks))}, the lobby. What the"
        f" deleted thread took with it counts as neither removed nor left. The story of a round"
        f" takes the place of the board before it, which is an edit."
    )
    yield from ("", "## People", "")
    yield "| person | calls | reminders | other notices | moves | answered for |"
    yield "|---|---:|---:|---:|---:|---:|"
    for name in CAST:
        yield _person(weeks, name)
    yield from ("", "## Visits", "")
    own, causes = weeks.own_visits, Counter(cause for _, cause in weeks.causes)
    yield (
        f"People came to the table {weeks.came} times, {weeks.came / weeks.turns:.2f} times a turn,"
        f" counting as one visit what somebody answers by hand before somebody else does. Whoever's"
        f" turn it was came {own.total() / weeks.turns:.2f} times in it;"
        f" {sum(visits <= MOST for visits in own.values()) / len(own):.0%} of the turns took them"
        f" {MOST} visits at most. {causes['standing']} answers were given in advance and"
        f" {causes['plan']} planned: Astrid and Elin leave a plan where there is one to be made."
    )
    yield from ("", "## Requests", "")
    requests = weeks.requests
    public = sum(r.is_message and r.is_public for r in requests)
    private = sum(r.is_message and not r.is_public for r in requests)
    removed = sum(r.method == "DELETE" for r in requests)
    failed = sum(r.error is not None for r in requests)
    limited, moves = len(weeks.limited), causes["player"]
    answers = moves + causes["standing"] + causes["plan"]
    rest = len(requests) - public - private - removed
    yield (
        f"{len(requests)} in all: {public} posted or edited a public message, {private} a private"
        f" one, {removed} removed one, {rest} did something else (acknowledging presses, opening"
        f" and closing threads, looking people up). {failed} of them Discord refused, all because"
        f" a message or thread had been deleted or because it was made to."
        f" {limited} count towards Discord's global limit: {limited / moves:.2f} for each move of"
        f" a person, {limited / answers:.2f} where what is said in advance counts as one."
    )


def _person(weeks: Fortnight, name: str) -> str:
    user = weeks.person(name).id
    rung = Counter(e.rings for e in weeks.journal.entries if e.act == POSTED and user in e.called)
    calls, reminders = rung["call"], rung["reminder"]
    other = rung.total() - calls - reminders
    moves = weeks.causes.count((name, "player"))
    answered = weeks.answered_for[name]
    return f"| {name} | {calls} | {reminders} | {other} | {moves} | {answered} |"


def _in_channel(weeks: Fortnight) -> list[Entry]:
    return [entry for entry in weeks.journal.of("lobby") if entry.act == POSTED]


def _days(weeks: Fortnight) -> Iterator[str]:
    hours: dict[datetime, _Hour] = {}
    for (at, _), text in weeks.notes:
        _hour(hours, at).notes.append(text)
    told: dict[int, list[str]] = {}
    for at, turns in weeks.tales:
        if turns != told:
            _hour(hours, at).turns = turns
            told = turns
    told = {}
    for entry in weeks.journal.entries:
        if entry.act == POSTED and entry.called:
            _hour(hours, entry.at).called[entry.rings].update(map(weeks.name_of, entry.called))
    day = 0
    for at, hour in sorted(hours.items()):
        if weeks.day(at) != day:
            day = weeks.day(at)
            yield from ("", f"### Day {day}, {at:%A}", "")
        fresh = list(_fresh(hour.turns, told))
        told = hour.turns or told
        yield " ".join([f"- **{at:%H}:00**", *fresh, *hour.notes, *_called(hour)])


@dataclass
class _Hour:
    notes: list[str] = field(default_factory=list)
    turns: dict[int, list[str]] = field(default_factory=dict)
    """The whole story at the end of the hour, by turn; empty where it did not go on."""
    called: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))


def _hour(hours: dict[datetime, _Hour], at: datetime) -> _Hour:
    return hours.setdefault(at.replace(minute=0, second=0, microsecond=0), _Hour())


def _fresh(turns: dict[int, list[str]], told: dict[int, list[str]]) -> Iterator[str]:
    """What can be read after an hour and could not be read before."""
    for turn, lines in sorted(turns.items()):
        known = told.get(turn, [])
        yield from (line for line in lines if line not in known)


def _called(hour: _Hour) -> Iterator[str]:
    for kind, names in hour.called.items():
        who = ", ".join(f"{name} {n} times" if n > 1 else name for name, n in sorted(names.items()))
        yield f"{_SIGNS[kind]} *{_CALLS[kind]}: {who}.*"
