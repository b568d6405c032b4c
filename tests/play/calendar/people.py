"""Who plays, when they come, and what they leave behind: the one place where that is decided.

Everything here is drawn from the seed of a game, so that the same people come at the same times
whatever the host does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, time, timedelta
from itertools import cycle, islice
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.model.preferences import CallChoice, quiet_hours
from games.api import AnyGame, Decision, Move, State
from games.playout import RandomPlayer
from games.rage.content import DEFAULT_ORDERS
from games.rage.moves import KeepStandingOrder
from games.rng import Rng
from players.choice import choose
from players.levels import Level

_DAY = timedelta(days=1)
_MINUTE = timedelta(minutes=1)

THINKS = timedelta(seconds=25)
"""What an answer takes somebody who is there."""
LINGERS = timedelta(minutes=2)
"""For so long after an answer they wait to be asked again."""
STAYS = timedelta(minutes=10)
"""After so long they do not wait for others any more; what they are asked they answer."""


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
    """The quiet hours that they set, where they set any."""
    calls: CallChoice = CallChoice.EVERY


PHONE = Habit("phone", (8, 12.5, 18, 22), (7.5, 23), (3, 40), (time(23), time(7, 30)))
THRICE = Habit("thrice", (8, 13, 20), (8, 21), None, (time(22), time(7)), CallChoice.NONE)
TWICE = Habit("twice", (8, 20), (8, 20), None, (time(22), time(7)), CallChoice.NONE)
EVENING = Habit("evening", (19.5,), (19, 22.5), (2, 15), (time(23), time(9)))
CALLED = Habit("called", (), (9, 22), (30, 240), (time(22, 30), time(8, 30)))

ZONES = ("Europe/Paris", "America/New_York", "Europe/London", "Asia/Tokyo")

CROWDS: dict[str, tuple[Habit, ...]] = {
    "mix": (PHONE, TWICE, EVENING, CALLED),
    "one-zone": (PHONE, TWICE, EVENING, CALLED),
    "phone": (PHONE,),
    "thrice": (THRICE,),
    "twice": (TWICE,),
    "evening": (EVENING,),
}
"""Who sits at a table, over and over until all seats are taken."""

_IN_ONE_ZONE = {"one-zone"}
"""In the other crowds zones go round with the seats."""

_UNSET = 4
"""One person in so many has never said when they sleep: it is asked with one press, and some go by
that press. Which of them is drawn by lot."""
NIGHT = (23, 7)
"""What is night to who has said nothing, by the clock on their wall."""
SERVER = ZoneInfo(ZONES[0])
"""Where most of a server live."""
SERVER_QUIET = quiet_hours(NIGHT[0] * 60, NIGHT[1] * 60, ZONES[0])
"""Its quiet hours: whoever manages it has pressed what the bot proposed in its greeting."""

GONE: dict[str, Callable[[int], bool]] = {
    "one": lambda number: number == 1,
    "host": lambda number: number == 0,
    "two": lambda number: number in {1, 2},
    "rest": lambda number: number > 0,
}
"""Who of a table never comes again, by the order in which they took their seats: the host first."""

LASTING: dict[str, tuple[str, ...]] = {
    # What the habit of the game does by hand, too: of announcements it calls one in eight at a
    # table, so that of several people each calls fewer; one Shield in six is none. To believe all
    # gives a game of bluffs up, and to lay the lowest one of cards: so nobody does.
    "vikings": ("call-exposed-game", "doubt-10-game", "some-shield-game"),
    # A small pile is taken, a large one countered; what can be completed is.
    "norwegian": ("no-choice-game", "give-in-few-game", "counter-game", "complete-game"),
    "schools": ("rarest-game",),
    "goths": ("silence-game",),
    "rage": (),
}
"""Answers in advance that are given for the whole game, by whoever uses them.

Who gives one wants the game to go on, and says that what they have said holds at night, too.
"""

FOLLOW_UPS = ("doubt-10-turn", "some-shield-turn", "believe-shield-turn", "drop-near-turn")
"""What is said to what is asked together with an answer of one's own, as one would say it then.

The panel asks it with the answer, like any question: whoever gives one says it, be they one of
those who look for answers in advance or not. To what they have not seen yet they say what comes
nearest to their habit, as in :data:`LASTING`.
"""


STARTS = (
    "start-top-left-turn",
    "start-top-right-turn",
    "start-bottom-left-turn",
    "start-bottom-right-turn",
)
"""Where they would begin, by lot: everybody is there for the start, and is asked it then."""

ASKED_WITH: dict[str, tuple[str, ...]] = {"rage": ("LayAllIn", "LayAllOnBastion")}
"""Kinds of moves that the panel asks for once its question is answered, as long as that may be
changed: where the units go that a tactics card brings. They are made by the habit of the game."""

UNASKED: dict[str, tuple[Move, ...]] = {
    # The habit of the game fights every defence like this.
    "rage": (KeepStandingOrder(DEFAULT_ORDERS.until, DEFAULT_ORDERS.split),),
}
"""What is said so where the panel asks it for whatever others may do: by everybody, as above."""


def lasting(game: str, doubt: int = 10) -> tuple[str, ...]:
    """List the answers in advance of :data:`LASTING`, calling one announcement in ``doubt``."""
    return tuple(key.replace("doubt-10", f"doubt-{doubt}") for key in LASTING.get(game, ()))


def is_night(at: datetime, zone: ZoneInfo) -> bool:
    """Whether a moment is at night in a time zone."""
    begins, ends = NIGHT
    hour = at.astimezone(zone).hour
    return hour >= begins or hour < ends


class Somebody:
    """One person at one table."""

    def __init__(self, habit: Habit, zone: str, seed: str, gone: datetime | None) -> None:
        self.habit = habit
        self.quiet = habit.quiet if RandomPlayer(f"{seed}/hours").below(_UNSET) else None
        """The hours that they have set."""
        self.zone = ZoneInfo(zone)
        self._seed = seed
        self.gone = gone
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
        """Whether a moment falls in the hours that they have set."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        now = at.astimezone(self.zone).time()
        return start <= now < end if start < end else now >= start or now < end

    def sleeps(self, at: datetime) -> bool:
        """Whether it is night by the clock on their wall, whatever they have set."""
        return is_night(at, self.zone)

    def _local(self, day: object, hour: float) -> datetime:
        at = datetime.combine(day, time(), self.zone) + timedelta(hours=hour)  # type: ignore[arg-type]
        return at.astimezone(UTC)

    def _drawn(self, what: str, bound: int) -> int:
        return RandomPlayer(f"{self._seed}/{what}").below(bound)

    def _unless_gone(self, at: datetime | None) -> datetime | None:
        return None if at is None or (self.gone is not None and at >= self.gone) else at


def crowd(
    name: str, seats: int, seed: str, begin: datetime, gone_day: int | None, who: str
) -> list[Somebody]:
    """Seat people; with ``gone_day`` those of :data:`GONE` vanish on that day."""
    gone = None if gone_day is None else begin + gone_day * _DAY
    habits = islice(cycle(CROWDS[name]), seats)
    zones = cycle(ZONES[:1] if name in _IN_ONE_ZONE else ZONES)
    return [
        Somebody(habit, zone, f"{seed}/{number}", gone if GONE[who](number) else None)
        for number, (habit, zone) in enumerate(zip(habits, zones, strict=False))
    ]


def answer(game: AnyGame, state: State, asked: Decision, seed: str, camps: Sequence[str]) -> Move:
    """Decide as the *easy* computer does, from what the seat may know and nothing else.

    To what others did people react by habit: that doubts now and then, as people do, where the
    computer, which has reckoned with what they hold, hardly ever does (1 of 94 announcements).
    """
    salt = f"{seed}/{asked.id}/{asked.seat}"
    world: State = game.redeal(state, asked.seat, salt)
    if asked.optional:
        moves = tuple(game.legal_moves(world, asked.seat))
        reaction: Move = game.habit(world, asked.seat, moves, Rng(salt))
        return reaction
    return choose(game, world, asked.seat, Level.EASY, salt, camps)


def users(percent: int, seats: int, seed: str) -> frozenset[int]:
    """Draw who of a table uses answers in advance and plans: always the same people of a seed.

    Of an odd number half is one more or one less, by lot.
    """
    luck = RandomPlayer(f"{seed}/users")
    order = sorted(range(seats), key=lambda _: luck.below(1_000_000))
    whole, rest = divmod(seats * percent, 100)
    return frozenset(order[: whole + (luck.below(100) < rest)])
