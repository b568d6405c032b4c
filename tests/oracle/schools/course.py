"""The course of Clash of Magic Schools a second time, from the text: what happens, and when.

Every student is a card of its own that lies somewhere. Paragraphs named in the docstrings are those
of the rules: Facts, Turn 1 to 3, actions A to E, Spells, End, M1 to M22, Precisions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.oracle.steps import Line, Step, Words, demand, event

ARENAS = ["earth", "water", "air", "fire", "dark"]
SPELLS = {
    "earth": "batrax",
    "water": "inundatio",
    "air": "hypnox",
    "fire": "combustio",
    "dark": "eversio",
}


class Student:
    """A card; the opponent of its owner may be certain that it is in his hand."""

    def __init__(self, element: str) -> None:
        self.element = element
        self.certain = False


def named(cards: Iterable[Student]) -> list[str]:
    return [card.element for card in cards]


def numbers(cards: Iterable[Student]) -> list[int]:
    """Count cards by element."""
    found = Counter(named(cards))
    return [found[element] for element in ARENAS]


def dealt(counts: Iterable[int]) -> list[Student]:
    """Make as many cards of each element."""
    return [
        Student(element)
        for element, count in zip(ARENAS, counts, strict=True)
        for _ in range(count)
    ]


class Course:
    """A game as the rules have it."""

    def __init__(self, _seats: int, _options: Mapping[str, Any], branches: Counter[str]) -> None:
        """Put everything on the table that needs no luck (Facts)."""
        self.branches = branches
        self.events: list[Line] = []
        self.columns: dict[tuple[int, str], list[Student]] = {
            (seat, arena): [] for seat in (0, 1) for arena in ARENAS
        }
        self.stacks: dict[tuple[int, str], list[int]] = {spot: [] for spot in self.columns}
        self.rows: list[list[int]] = [[1], [1]]
        self.start_due = [True, True]
        self.pawns: list[str | None] = [None, None]
        self.discarded: list[Student] = []
        self.seen_on_pile = 0
        self.turn = 1
        self.summon_left = True
        self.overtime = False
        self.curse: tuple[int, int] | None = None
        self.over: str | None = None
        self.gave_up: int | None = None

    @property
    def mover(self) -> int:
        """Dragombre moves first, then they take turns (Facts)."""
        return (self.turn - 1) % 2

    @property
    def rival(self) -> int:
        """Return the player who waits."""
        return 1 - self.mover

    @property
    def here(self) -> tuple[int, str]:
        """Return the own side of the arena where the pawn of the player to move stands."""
        arena = self.pawns[self.mover]
        assert arena
        return self.mover, arena

    @property
    def opposite(self) -> tuple[int, str]:
        """Return the opponent's side of that arena."""
        return self.rival, self.here[1]

    def level(self, spot: tuple[int, str]) -> int:
        """Return the level in an arena: that of the top trial only (Spells)."""
        return self.stacks[spot][-1] if self.stacks[spot] else 0

    def total(self, seat: int) -> int:
        """Sum the top trials of the five stacks (End)."""
        return sum(self.level((seat, arena)) for arena in ARENAS)

    def totals(self) -> list[int]:
        """Return both totals."""
        return [self.total(0), self.total(1)]

    # Set-up

    def set_up(self, step: Step) -> None:
        """Check the set-up (Facts; Precisions, Set-up order) and take over what luck decided."""
        state = step.line["state"]
        self.step = step
        self.rng = state["rng"]
        self.pile: list[int] = list(state["trials"])
        self.draws = [Student(element) for element in state["students"]]
        self.hands = [dealt(side["hand"]) for side in state["sides"]]
        demand([len(hand) for hand in self.hands] == [6, 5], "3 and 3 drawn, and 5")
        self._count_everything()
        told = [e for e in step.line["events"] if e["type"] == "StudentsDrawn"]
        demand([len(e["students"]) for e in told] == [3, 5, 3], "3, 5, and 3 drawn")
        first, second, third = (e["students"] for e in told)
        demand(sorted(named(self.hands[0])) == sorted(first + third), "Dragombre hears its own")
        demand(sorted(named(self.hands[1])) == sorted(second), "Blancgriffon hears its own")
        self.events = [
            event("StudentsDealt", seat=0, number=3),
            event("StudentsDrawn", to=[0], seat=0, students=first),
            event("StudentsDealt", seat=1, number=5),
            event("StudentsDrawn", to=[1], seat=1, students=second),
            event("TurnBegan", seat=0, turn=1),
            event("HandRefilled", seat=0, number=3, pile=49),
            event("StudentsDrawn", to=[0], seat=0, students=third),
        ]

    def _count_everything(self) -> None:
        """60 students, 12 of each element, and 45 trials (Facts)."""
        lying = [*self.draws, *self.discarded, *self.hands[0], *self.hands[1]]
        for column in self.columns.values():
            lying += column
        demand(numbers(lying) == [12] * 5, "12 students of each element")
        trials = [*self.pile, *self.rows[0], *self.rows[1]]
        for stack in self.stacks.values():
            trials += stack
        wanted = {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 6: 5}
        demand(Counter(trials) == Counter(wanted), "the 45 trials")

    # Answers

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer; only a shuffle of the discards is luck."""
        self.step = step
        self.events = []
        before = self.rng
        self.rng = step.line["state"]["rng"]
        if move == ("GiveUp",):
            self._give_up(seat)
        else:
            self.perform(seat, move)
        shuffled = any(told["type"] == "DiscardsShuffled" for told in self.events)
        demand(shuffled or before == self.rng, "no luck but in shuffling the discards")
        self._count_everything()

    def perform(self, seat: int, move: Words) -> None:
        """Do what an answer says."""
        demand(seat == self.asked(), "only who is asked may answer")
        name, *fields = move
        getattr(self, f"do_{name}")(*fields)

    def asked(self) -> int | None:
        """Return who has to answer: the player to move, or whom Maleficio asks (Questions)."""
        if self.over:
            return None
        return self.rival if self.curse else self.mover

    def _tell(self, name: str, *, to: Iterable[int] | None = None, **fields: Any) -> None:
        self.events.append(event(name, to=to, **fields))

    def _out_of_hand(self, seat: int, element: str) -> Student:
        """Take a card of an element from a hand; of equal ones a certain one is as good as any."""
        hand = self.hands[seat]
        card = next(
            (card for card in hand if card.element == element and card.certain),
            None,
        ) or next(card for card in hand if card.element == element)
        hand.remove(card)
        card.certain = False
        return card

    def do_MoveTo(self, arena: str) -> None:  # noqa: N802
        """A: discard 1 student; the pawn goes to the arena of its element."""
        self._tell("PawnMoved", seat=self.mover, origin=self.pawns[self.mover], arena=arena)
        self.discarded.append(self._out_of_hand(self.mover, arena))
        self.pawns[self.mover] = arena
        self.branches["both pawns in one arena"] += self.pawns[0] == self.pawns[1]

    def do_Deploy(self, element: str) -> None:  # noqa: N802
        """B: at the end of one's column in the pawn's arena."""
        column = self.columns[self.here]
        column.append(self._out_of_hand(self.mover, element))
        self._tell(
            "StudentDeployed",
            seat=self.mover,
            arena=self.here[1],
            student=element,
            column=len(column),
        )

    def do_DeployAlike(self, element: str, number: int) -> None:  # noqa: N802
        """M5: the same as one by one."""
        for _ in range(number):
            self.do_Deploy(element)

    def do_PassTrial(self, row: int) -> None:  # noqa: N802
        """C: take an available trial and stack it on one's side of the pawn's arena."""
        starting = row == self.mover and self.start_due[row]
        level = self.rows[row].pop()
        if starting:
            self.start_due[row] = False
        self._tell(
            "TrialPassed",
            seat=self.mover,
            arena=self.here[1],
            row=row,
            level=level,
            starting=starting,
        )
        self.stacks[self.here].append(level)
        self.branches["passed from the other row"] += row != self.mover
        self.branches["passed while the own starting trial is due"] += self.start_due[self.mover]
        self._test_the_end()

    def do_Summon(self, origin: str, arena: str) -> None:  # noqa: N802
        """D: one's last 3 students of one arena to the end of another, order kept."""
        leaving = self.columns[self.mover, origin][-3:]
        del self.columns[self.mover, origin][-3:]
        self.columns[self.mover, arena] += leaving
        self.summon_left = False
        self._tell(
            "StudentsSummoned",
            seat=self.mover,
            origin=origin,
            arena=arena,
            students=named(leaving),
        )
        self.branches["summoned in a first turn"] += self.turn <= 2

    def do_EndTurn(self) -> None:  # noqa: N802
        """Announce 2 trials, the lower one last; the last of the pile ends the game (3, End)."""
        revealed = sorted((self.pile.pop(0) for _ in range(min(2, len(self.pile)))), reverse=True)
        self.branches["known trials announced"] += self.seen_on_pile > 0
        self.seen_on_pile = max(0, self.seen_on_pile - len(revealed))
        self.rows[self.mover] += revealed
        self._tell("TrialsAnnounced", seat=self.mover, levels=revealed, pile=len(self.pile))
        if not self.pile:
            self.branches["the last trial"] += 1
            self._end("last-trial")
        elif self.turn == 100:
            self._end("hundred-turns")
        else:
            self.turn += 1
            self.summon_left = True
            self._tell("TurnBegan", seat=self.mover, turn=self.turn)
            self._draw()

    def _draw(self) -> None:
        """Draw 3 students, one after another; an empty pile is refilled for the next card (1)."""
        drawn: list[Student] = []
        while len(drawn) < 3 and (self.draws or self.discarded):
            if not self.draws:
                self._shuffle_discards(drawn)
            drawn.append(self.draws.pop(0))
        self.hands[self.mover] += drawn
        self.branches["pile of students left empty"] += not self.draws
        self.branches["fewer than three drawn"] += len(drawn) < 3
        self._tell("HandRefilled", seat=self.mover, number=len(drawn), pile=len(self.draws))
        if drawn:
            self._tell("StudentsDrawn", to=[self.mover], seat=self.mover, students=named(drawn))

    def _shuffle_discards(self, drawn: list[Student]) -> None:
        """Shuffle the discards; what is in the hands at this moment can be told by counting."""
        line = self.step.line
        (told,) = [e["students"] for e in line["events"] if e["type"] == "StudentsDrawn"]
        order = told[len(drawn) :] + line["state"]["students"]
        demand(Counter(order) == Counter(named(self.discarded)), "the discards are the new pile")
        for card in (*self.hands[0], *self.hands[1], *drawn):
            card.certain = True
        self.draws = [Student(element) for element in order]
        self.discarded = []
        self._tell("DiscardsShuffled", number=len(order))
        self.branches["discards shuffled"] += 1
        self.branches["shuffled in the middle of a draw"] += bool(drawn)

    # The spells of action E

    def do_CastBatrax(self, place: int, element: str) -> None:  # noqa: N802
        """Earth: all opposing students of that element in this arena are discarded."""
        gone = [card for card in self.columns[self.opposite] if card.element == element]
        self.discarded += gone
        self._tell_cast("Batrax", element=element, number=len(self._leave(gone)))
        self._expel(place)

    def do_CastHypnox(self, place: int) -> None:  # noqa: N802
        """Air: the last student and every one of its element join the end of one's own column."""
        element = self.columns[self.opposite][-1].element
        won = [card for card in self.columns[self.opposite] if card.element == element]
        self.columns[self.here] += self._leave(won)
        self.branches["several won over"] += len(won) > 1
        self._tell_cast("Hypnox", element=element, number=len(won))
        self._expel(place)

    def _leave(self, cards: list[Student]) -> list[Student]:
        column = self.columns[self.opposite]
        column[:] = [card for card in column if card not in cards]
        return cards

    def do_CastCombustio(self, place: int) -> None:  # noqa: N802
        """Fire: all opposing trials back on top of the pile, order unchanged, lowest on top."""
        stack = self.stacks[self.opposite]
        self.branches["several trials burnt"] += len(stack) > 1
        self.branches["burnt onto known trials"] += self.seen_on_pile > 0
        self.pile = stack + self.pile
        self.seen_on_pile += len(stack)
        self.stacks[self.opposite] = []
        self._tell_cast("Combustio", levels=stack)
        self._expel(place)
        self._test_the_end()

    def do_CastInundatio(self, place: int, row: int) -> None:  # noqa: N802
        """Water: pass a trial exactly two levels above one's top here."""
        level = self.rows[row].pop()
        self.branches["Inundatio"] += 1
        self.branches["Inundatio from nothing"] += not self.stacks[self.here]
        self.stacks[self.here].append(level)
        self._tell("InundatioCast", seat=self.mover, arena=self.here[1], row=row, level=level)
        self._expel(place)
        self._test_the_end()

    def do_CastEversio(self, place: int) -> None:  # noqa: N802
        """Dark matter: steal the opponent's top trial here."""
        level = self.stacks[self.opposite].pop()
        self.branches["levels skipped"] += level > self.level(self.here) + 1
        self.stacks[self.here].append(level)
        self._tell_cast("Eversio", level=level)
        self._expel(place)
        self._test_the_end()

    def do_CastMaleficio(self, place: int) -> None:  # noqa: N802
        """Any: the opponent discards half his hand, rounded down; he is asked first."""
        number = len(self.hands[self.rival]) // 2
        self.curse = (place, number)
        self._tell_cast("Maleficio", number=number)

    def do_DiscardRarest(self) -> None:  # noqa: N802
        """Discard what he holds fewest of, ties in the order of the elements (Default)."""
        self.do_Discard(tuple(self.rarest()))

    def rarest(self) -> list[int]:
        """Take one by one from the element of which fewest are left."""
        assert self.curse
        left = numbers(self.hands[self.rival])
        taken = [0] * 5
        for _ in range(self.curse[1]):
            fewest = min((count, index) for index, count in enumerate(left) if count)[1]
            left[fewest] -= 1
            taken[fewest] += 1
        return taken

    def do_Discard(self, counts: tuple[int, ...]) -> None:  # noqa: N802
        """His choice; then the caster is discarded."""
        assert self.curse
        for element, count in zip(ARENAS, counts, strict=True):
            for _ in range(count):
                self.discarded.append(self._out_of_hand(self.rival, element))
        place, _ = self.curse
        self.curse = None
        self._tell(
            "StudentsDiscarded",
            seat=self.rival,
            students=list(counts),
            hand=len(self.hands[self.rival]),
        )
        self._expel(place)

    def _tell_cast(self, spell: str, **fields: Any) -> None:
        self.branches[spell] += 1
        victim, arena = self.opposite
        self._tell(f"{spell}Cast", seat=self.mover, victim=victim, arena=arena, **fields)

    def _expel(self, place: int) -> None:
        """Discard the caster: the second of the run (M13)."""
        card = self.columns[self.here].pop(place + 1)
        self.discarded.append(card)
        self._tell("CasterExpelled", seat=self.mover, arena=self.here[1], student=card.element)

    # The end

    def _test_the_end(self) -> None:
        """Test after a complete action or spell (End, M9, M10)."""
        totals = self.totals()
        self._tell("TotalsChanged", totals=totals)
        if not self.overtime and max(totals) >= 15:
            if min(totals) <= 9:
                self._end("fifteen-to-nine")
                return
            self.overtime = True
            self._tell("OvertimeBegan", totals=totals)
            self.branches["overtime"] += 1
        if self.overtime:
            if max(totals) >= 20:
                self._end("overtime-twenty")
            elif min(totals) <= 9:
                self._end("overtime-nine")

    def _give_up(self, seat: int) -> None:
        """Either may give up at any moment, asked or not: the other wins (M22)."""
        self._tell("GaveUp", seat=seat)
        self.gave_up, self.curse = seat, None
        self._end("given-up")

    def winner(self) -> int | None:
        """Who has won: the other if one gave up, else the higher total (M12, M22)."""
        one, two = self.totals()
        if self.gave_up is not None:
            return 1 - self.gave_up
        return None if not self.over or one == two else int(two > one)

    def _end(self, reason: str) -> None:
        """Show the hands and who has won; equal totals are a draw (M12)."""
        self.over = reason
        self.branches[reason] += 1
        for seat in (0, 1):
            self._tell("HandShown", seat=seat, students=numbers(self.hands[seat]))
        winner = self.winner()
        if winner is None:
            self.branches["draw"] += 1
            self._tell("GameDrawn", reason=reason, totals=self.totals())
        else:
            self._tell("GameWon", seat=winner, reason=reason, totals=self.totals())
