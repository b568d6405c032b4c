"""How often people have to come to a table: whole games by sensible players, with and without help.

``python -m tests.play.visits`` writes ``docs/lab/visits.md``. A person comes when a question is
theirs that nothing answers for them, stays for all that they are asked before somebody else has to
come, and leaves with a plan where there is one to be made.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.i18n.texts import texts
from bot.model.plan import Plan, PlannedAnswer
from bot.table.plans import changed, ground
from bot.transitions.lobby import MOST_ALONE
from cogs.vikings.face import FACE as vikings  # noqa: N811 - a game is called by its name
from games import find
from games.api import Decision, Move, Seat, State
from games.foresight import Prospect, foresee, go_on
from games.playout import RandomPlayer
from games.vikings.content import Card
from games.vikings.events import TurnBegan
from games.vikings.moves import Announce, Believe
from players.choice import choose
from players.levels import Level
from players.position import camps_of
from tests.cogs.interactions.test_what_next import hand_of, learnt, pressed, running
from tests.cogs.panels.test_coach import until_moved
from tests.cogs.publishing.test_welcome import local_play
from tests.cogs.rage.test_presses import play as rage_game
from tests.rigs.discord_server import server
from tests.rigs.sample_games import SHIPPED
from tests.rigs.table_views import table_view

PAGE = Path(__file__).parents[2] / "docs" / "lab" / "visits.md"


class Help(msgspec.Struct, frozen=True):
    """What people let the host do for them."""

    name: str
    plans: bool = False
    standing: tuple[str, ...] = ()
    """Answers for the whole game."""


class Kind(msgspec.Struct, frozen=True):
    """Which game is played, with what answers in advance that cost nobody a thought."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    standing: tuple[str, ...]

    def helps(self) -> tuple[Help, ...]:
        """List what is compared."""
        return (
            Help("by hand"),
            Help("with plans", plans=True),
            Help("with answers in advance", standing=self.standing),
            Help("with both", plans=True, standing=self.standing),
        )


KINDS = (
    Kind("vikings", 3, {}, ("call-exposed-game", "true-shield-game")),
    Kind("vikings", 4, {}, ("call-exposed-game", "true-shield-game")),
    Kind("norwegian", 4, {"completion": True}, ("no-choice-game", "let-lie-game")),
    Kind("schools", 2, {}, ("rarest-game",)),
)


class Tally(msgspec.Struct):
    """What games have cost."""

    turns: int = 0
    visits: int = 0
    own: Counter[int] = msgspec.field(default_factory=Counter)
    """Turns by the number of visits that they took whoever's turn it was."""
    answers: int = 0
    """Given by hand."""
    forced: int = 0
    """Of these, those where there was one choice."""
    planned: int = 0
    dropped: int = 0
    """Planned answers that were not given, because things took another course."""

    @property
    def own_mean(self) -> float:
        """Visits that a turn takes whoever's it is."""
        return sum(visits * turns for visits, turns in self.own.items()) / self.turns

    def within(self, visits: int) -> float:
        """Return the share of turns that took whoever's it is so many visits at most."""
        return sum(turns for most, turns in self.own.items() if most <= visits) / self.turns


class Course:
    """One game, with what each seat has left behind at the host."""

    def __init__(self, kind: Kind, help_: Help, seed: str, tally: Tally) -> None:
        self.game = find(kind.game)
        self.state: State = self.game.start(kind.seats, kind.options, seed).state
        self.help = help_
        self.tally = tally
        self.plans: dict[Seat, Plan] = {}
        self._camps = camps_of(self.game, kind.seats, kind.options)
        self._luck = RandomPlayer(f"{seed}/order")
        self._seed = seed
        self._there: Seat | None = None
        self._active: Seat | None = None
        self._came = 0
        self._made = 0

    def play(self) -> None:
        """Play to the end."""
        while owed := [one for one in self.game.decisions(self.state) if not one.answered]:
            by_hand = [one for one in owed if self._answer_of(one) is None]
            if not by_hand:
                self._give(owed[0])
            else:
                # Who is there goes on before anybody else comes.
                staying = [one for one in by_hand if one.seat == self._there]
                self._visit((staying or by_hand)[self._luck.below(len(staying or by_hand))])
        self._turn_over()

    def _answer_of(self, asked: Decision) -> tuple[Move, bool] | None:
        """Find what the host answers for a seat, and whether that was planned."""
        game, plan = self.game, self.plans.get(asked.seat)
        if plan is not None:
            real = Prospect((self.state,), asked, game.view(self.state, asked.seat))
            if not changed(plan.answers[0].grounds, ground(game, real)):
                return plan.answers[0].move, True
            self.tally.dropped += len(self.plans.pop(asked.seat).answers)
        for standing in game.standing:
            if standing.key in self.help.standing and asked.prompt in standing.prompts:
                move = game.standing_move(self.state, asked.seat, standing.key)
                if move is not None:
                    return move, False
        return None

    def _give(self, asked: Decision) -> None:
        found = self._answer_of(asked)
        assert found is not None
        move, planned = found
        if planned:
            self.tally.planned += 1
            rest = self.plans.pop(asked.seat).answers[1:]
            if rest:
                self.plans[asked.seat] = Plan(rest)
        self._apply(asked.seat, move)

    def _visit(self, asked: Decision) -> None:
        seat = asked.seat
        if seat != self._there:
            self._there = seat
            self.tally.visits += 1
            self._came += seat == self._active
        choices = len(tuple(self.game.legal_moves(self.state, seat)))
        self.tally.answers += 1
        self.tally.forced += choices == 1
        self._apply(seat, self._choose(self.state, seat))
        still = any(d.seat == seat and not d.answered for d in self.game.decisions(self.state))
        if self.help.plans and not still and seat not in self.plans:
            self._plan(seat)

    def _plan(self, seat: Seat) -> None:
        """Look ahead as far as can be seen, and choose what is chosen there."""
        answers: list[PlannedAnswer] = []
        prospect = foresee(self.game, self.state, seat)
        while prospect is not None:
            move = self._choose(prospect.state, seat)
            answers.append(PlannedAnswer(move, ground(self.game, prospect)))
            prospect = go_on(self.game, prospect, move)
        if answers:
            self.plans[seat] = Plan(tuple(answers))

    def _choose(self, state: State, seat: Seat) -> Move:
        self._made += 1
        salt = f"{self._seed}/{self._made}"
        known: State = self.game.redeal(state, seat, f"{salt}/deal")
        return choose(self.game, known, seat, Level.EASY, salt, self._camps)

    def _apply(self, seat: Seat, move: Move) -> None:
        applied = self.game.apply(self.state, seat, move)
        self.state = applied.state
        if any(event.begins_turn for event in applied.events):
            self._turn_over()
            asked = self.game.decisions(self.state)
            self._active = asked[0].seat if asked else None
            # Who begins a turn right after what they did in another is there already.
            self._came = int(self._active is not None and self._active == self._there)

    def _turn_over(self) -> None:
        if self._active is not None:
            self.tally.turns += 1
            self.tally.own[self._came] += 1
        self._active = None


def measure(kind: Kind, help_: Help, games: int, seed: str = "visits") -> Tally:
    """Play games of a kind with one sort of help."""
    tally = Tally()
    for number in range(games):
        Course(kind, help_, f"{seed}/{number}", tally).play()
    return tally


def _first_turn_of_vikings() -> int:
    """Count what whoever begins answers on a panel until that turn is over."""
    game = find("vikings")
    state = game.start(3, {}, "presses").state
    taken: Counter[Seat] = Counter()
    began: list[Seat] = []
    while len(began) <= 1:
        asked = next(decision for decision in game.decisions(state) if not decision.answered)
        offer = vikings.offer(table_view(game, state, 3, asked.seat), texts("en"))
        choice = next((one for one in offer.every if _is_plain(one.move)), offer.every[0])
        taken[asked.seat] += 1 + bool(choice.confirm)
        applied = game.apply(state, asked.seat, choice.move)
        state = applied.state
        began += [one.seat for one in applied.events if isinstance(one, TurnBegan)]
    return taken[began[0]]


def _is_plain(move: Move) -> bool:
    """Whether a move lets somebody go on, or goes somewhere: nobody is hit."""
    return isinstance(move, Believe) or (
        isinstance(move, Announce) and move.action in {Card.WALK, Card.SPRINT}
    )


def presses(games: int) -> Iterator[str]:
    """Write what a turn takes on the panel; what it took before cannot be counted any more."""
    rage = []
    for seats in (2, 3, 4):
        played = [rage_game(seats, f"presses {number}")[1] for number in range(games)]
        turns = seats * sum(one.turns for one in played)
        rage.append(f"{sum(one.presses for one in played) / turns:.1f}")
    yield ""
    yield "## Presses"
    yield ""
    yield (
        "What a turn takes on the panel. A first turn of Clash of Vikings is a start space and two"
        " cards, each with a move; a menu counts as one answer. In Clash of Rage each opening of"
        " the panel for a question that comes after somebody else's answer counts as well; several"
        " lines of one menu are one answer. Before, Clash of Vikings took 7, and a turn of 2, 3 and"
        " 4 seats of Clash of Rage 11.3, 12.6 and 12.3; the same again against computers took 3."
    )
    yield ""
    yield "| | presses |"
    yield "|---|---:|"
    yield f"| Clash of Vikings, a first turn | {_first_turn_of_vikings()} |"
    yield f"| Clash of Rage, a turn of 2, 3 and 4 seats | {', '.join(rage)} |"
    yield from asyncio.run(second_games())
    yield from _forms()


def _forms() -> Iterator[str]:
    """Count the presses on a panel of settings: its button, a pick for each, and the submit.

    Before, a menu was opened and a choice picked for each.
    """
    for count in (1, 3, 5):
        said = f"settings or options changed by one form: {count} (before, {2 * count})"
        yield f"| {said} | {count + 2} |"


async def second_games() -> Iterator[str]:
    """Count what leads from a greeting to a first move, and from a last panel to the next game."""
    rows = []
    with TemporaryDirectory() as folder:
        async with local_play(Path(folder)) as (discord, greeting):
            for number, game in enumerate(SHIPPED):
                person = discord.people[number // MOST_ALONE]
                taken, _ = await until_moved(discord, person, greeting, game)
                name = texts("en")(f"{game}-name")
                rows.append(f"| {name}, from the greeting to a move | {taken} |")
    for verbs, name in (
        (("rematch",), "the same again, against computers"),
        (("others", "otheralone"), "another game, against computers"),
        (("friends",), "a table of the same game for people"),
        (("others", "othertogether"), "a table of another game for people"),
    ):
        with TemporaryDirectory() as folder:
            async with server(Path(folder)) as discord:
                person, before = discord.people[0], await learnt(discord)
                page = await hand_of(discord, person, before)
                for verb in verbs:
                    value = "goths" if verb.startswith("other") and verb != "others" else None
                    page = await pressed(discord, person, page, verb, value)
                (table,) = await running(discord)
                assert table.id != before.id
                rows.append(f"| From a last panel: {name} | {len(verbs)} |")
    return iter(rows)


def lines(kinds: Sequence[Kind], games: int) -> Iterator[str]:
    """Write the page."""
    yield "# Visits"
    yield ""
    yield (
        "How often people have to come to a table. Computers of the level *easy* play as people:"
        " each comes when a question is theirs that nothing answers for them, stays for all that"
        " they are asked before somebody else has to come, and leaves with a plan where one can be"
        " made. `python -m tests.play.visits` writes this page."
    )
    for kind in kinds:
        yield ""
        options = "".join(f", {key} {value}" for key, value in kind.options.items())
        yield f"## {kind.game}, {kind.seats} seats{options}: {games} games"
        yield ""
        yield "Answers in advance: " + ", ".join(f"`{key}`" for key in kind.standing) + "."
        yield ""
        yield (
            "| | visits a turn, all seats | of whose turn it is | turns of at most 2 |"
            " answers by hand a turn | with one choice | planned answers | dropped |"
        )
        yield "|---|---:|---:|---:|---:|---:|---:|---:|"
        for help_ in kind.helps():
            one = measure(kind, help_, games)
            yield (
                f"| {help_.name} | {one.visits / one.turns:.2f} | {one.own_mean:.2f}"
                f" | {one.within(2):.0%} | {one.answers / one.turns:.2f}"
                f" | {one.forced / one.answers:.0%} | {one.planned} | {one.dropped} |"
            )
    yield from presses(games)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    PAGE.write_text("\n".join(lines(KINDS, games)) + "\n", encoding="utf-8")
