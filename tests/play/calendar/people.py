"""Who plays, when they come, and what they leave behind: the one place where that is decided.

Everything here is drawn from the seed of a game, so that the same people come at the same times
whatever the host does.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from itertools import cycle, islice
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.model.preferences import CallChoice
from games.api import AnyGame, Decision, Move, State
from games.playout import RandomPlayer
from games.rng import Rng

_DAY = timedelta(days=1)
_MINUTE = timedelta(minutes=1)

THINKS = timedelta(seconds=25)
"""What an answer takes somebody who is there."""
LINGERS = timedelta(minutes=2)
"""For so long after an answer they wait to be asked again."""
STAYS = timedelta(minutes=10)
"""After so long they do not wait for others any more; what they are asked they answer."""
SENSIBLE = 4
"""Of so many answers all but one are those that the game gives for somebody absent."""


class Habit(NamedTuple):
    """When somebody comes to their tables."""

    name: str
    looks: tuple[float, ...]
    """The hours at which they look in by themselves, give or take half an hour."""
    window: tuple[float, float]
    """The hours between which they come when called."""
    delay: tuple[int, int] | None
    """Minutes from a call to their coming; None where they do not come for it."""
    quiet: tuple[time, time]
    """The quiet hours that they have set."""
    calls: CallChoice = CallChoice.EVERY


PHONE = Habit("phone", (8, 12.5, 18, 22), (7.5, 23), (3, 40), (time(23), time(7, 30)))
TWICE = Habit("twice", (8, 20), (8, 20), None, (time(22), time(7)), CallChoice.NONE)
EVENING = Habit("evening", (19.5,), (19, 22.5), (2, 15), (time(23), time(9)))
CALLED = Habit("called", (), (9, 22), (30, 240), (time(22, 30), time(8, 30)))

ZONES = ("Europe/Paris", "America/New_York", "Europe/London", "Asia/Tokyo")

CROWDS: dict[str, tuple[Habit, ...]] = {
    "mix": (PHONE, TWICE, EVENING, CALLED),
    "phone": (PHONE,),
    "twice": (TWICE,),
    "evening": (EVENING,),
}
"""Who sits at a table, over and over until all seats are taken; zones go round with the seats."""

LASTING: dict[str, tuple[str, ...]] = {
    "vikings": ("call-exposed-game", "believe-untouched-game", "true-shield-game"),
    "norwegian": ("no-choice-game", "counter-game", "let-lie-game"),
    "schools": ("rarest-game",),
    "goths": ("silence-game",),
    "rage": (),
}
"""Answers in advance that are given for the whole game, by whoever uses them.

Who gives one wants the game to go on, and says that what they have said holds at night, too; what
the others say in advance waits for their morning.
"""

RENEWED: dict[str, tuple[str, ...]] = {
    "vikings": ("believe-uncalled", "believe"),
    "norwegian": ("lowest",),
}
"""Those that end with an event and are given again at each visit."""


FOLLOW_UPS = ("believe-shield-turn", "drop-near-turn")
"""What is said to what is asked together with a move of one's own, as one would say it then.

The panel asks it with the move, like any question: whoever makes the move answers it, whatever
part of them looks for answers in advance and plans.
"""


class Somebody:
    """One person at one table."""

    def __init__(self, habit: Habit, zone: str, seed: str, gone: datetime | None) -> None:
        self.habit = habit
        self.zone = ZoneInfo(zone)
        self._seed = seed
        self._gone = gone
        """From when on they never come again."""

    def looks_in(self, after: datetime) -> datetime | None:
        """Tell when they come by themselves next."""
        day = after.astimezone(self.zone).date() - _DAY
        found: list[datetime] = []
        while self.habit.looks and not found:
            for hour in self.habit.looks:
                at = self._local(day, hour) + (self._drawn(f"{day}/{hour}", 60) - 30) * _MINUTE
                if at > after:
                    found.append(at)
            day += _DAY
        return self._unless_gone(min(found, default=None))

    def comes_for(self, call: datetime) -> datetime | None:
        """Tell when they come for a call, if they do."""
        if self.habit.delay is None:
            return None
        least, most = self.habit.delay
        delay = (least + self._drawn(f"{call}", most - least + 1)) * _MINUTE
        at = call + delay
        day = at.astimezone(self.zone).date()
        begins, ends = (self._local(day, hour) for hour in self.habit.window)
        if at < begins:
            at = begins + delay
        elif at > ends:
            at = self._local(day + _DAY, self.habit.window[0]) + delay
        return self._unless_gone(at)

    def comes(self, asked: datetime) -> datetime | None:
        """Tell when they come to a question at the soonest, if they are called to it at once."""
        called = None if self.habit.calls is CallChoice.NONE else self.comes_for(asked)
        return min((at for at in (self.looks_in(asked), called) if at is not None), default=None)

    def is_quiet(self, at: datetime) -> bool:
        """Whether a moment falls in the hours that they keep free."""
        start, end = self.habit.quiet
        now = at.astimezone(self.zone).time()
        return start <= now < end if start < end else now >= start or now < end

    def _local(self, day: object, hour: float) -> datetime:
        at = datetime.combine(day, time(), self.zone) + timedelta(hours=hour)  # type: ignore[arg-type]
        return at.astimezone(UTC)

    def _drawn(self, what: str, bound: int) -> int:
        return RandomPlayer(f"{self._seed}/{what}").below(bound)

    def _unless_gone(self, at: datetime | None) -> datetime | None:
        return None if at is None or (self._gone is not None and at >= self._gone) else at


def crowd(
    name: str, seats: int, seed: str, begin: datetime, gone_day: int | None
) -> list[Somebody]:
    """Seat people; with ``gone_day`` the second of them vanishes on that day."""
    gone = None if gone_day is None else begin + gone_day * _DAY
    habits = islice(cycle(CROWDS[name]), seats)
    return [
        Somebody(habit, zone, f"{seed}/{number}", gone if number == 1 else None)
        for number, (habit, zone) in enumerate(zip(habits, cycle(ZONES), strict=False))
    ]


def answer(game: AnyGame, state: State, asked: Decision, seed: str) -> Move:
    """Choose as people mostly do: what the game would answer, and now and then something else."""
    luck = RandomPlayer(f"{seed}/{asked.id}/{asked.seat}")
    if luck.below(SENSIBLE):
        move: Move = game.default_move(state, asked.seat, Rng(f"{seed}/{asked.id}/{asked.seat}"))
        return move
    moves = tuple(game.legal_moves(state, asked.seat))
    chosen: Move = moves[luck.below(len(moves))]
    return chosen


def uses(percent: int, seed: str) -> bool:
    """Whether somebody makes use of an answer in advance or a plan on one occasion."""
    return RandomPlayer(f"{seed}/use").below(100) < percent
