"""Clash of Magic Schools a second time: what may be answered and seen, to compare with."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

from tests.oracle.schools.course import ARENAS, SPELLS, Course, named, numbers
from tests.oracle.schools.taste import taste
from tests.oracle.steps import Line, Words, demand

__all__ = ["RARE", "Schools", "taste"]

RARE = {
    "Batrax",
    "Combustio",
    "Eversio",
    "Hypnox",
    "Inundatio",
    "Inundatio from nothing",
    "Maleficio",
    "both pawns in one arena",
    "burnt onto known trials",
    "discards shuffled",
    "draw",
    "fifteen-to-nine",
    "known trials announced",
    "levels skipped",
    "overtime",
    "overtime-nine",
    "overtime-twenty",
    "passed from the other row",
    "passed while the own starting trial is due",
    "pile of students left empty",
    "several trials burnt",
    "several won over",
    "shuffled in the middle of a draw",
    "starting trial guarded",
    "summoned in a first turn",
    "the last trial",
}
"""Parts of the rules that few games need; the soak needs them all."""


class Schools(Course):
    """A game as the rules have it, with all that can be seen of it."""

    glow = "traces"

    # What may be answered

    def legal(self, seat: int) -> set[Words]:
        """Return what a seat may answer now."""
        if seat != self.asked():
            return set()
        if self.curse:
            held = numbers(self.hands[seat])
            counts = product(*[range(count + 1) for count in held])
            wanted = self.curse[1]
            return {("DiscardRarest",)} | {("Discard", c) for c in counts if sum(c) == wanted}
        return set(self._actions())

    def _actions(self) -> list[Words]:
        """List the actions A to E and the end of the turn (Turn 2)."""
        moves = [*self._moves(), *self._deploys(), *self._passes(), *self._summons()]
        moves += self._casts()
        if not self.start_due[self.mover]:
            return [*moves, ("EndTurn",)]
        kept = [move for move in moves if self._can_start_after(move)]
        self.branches["starting trial guarded"] += len(kept) < len(moves)
        return kept

    def _moves(self) -> list[Words]:
        held = named(self.hands[self.mover])
        return [("MoveTo", a) for a in ARENAS if a in held and a != self.pawns[self.mover]]

    def _deploys(self) -> list[Words]:
        held = named(self.hands[self.mover]) if self.pawns[self.mover] else []
        several: list[Words] = [
            ("DeployAlike", element, number)
            for element in ARENAS
            for number in range(2, held.count(element) + 1)
        ]
        return [*[("Deploy", element) for element in ARENAS if element in held], *several]

    def _passes(self) -> list[Words]:
        return [("PassTrial", row) for row in self._available(1)]

    def _available(self, above: int) -> list[int]:
        """List the rows whose last card is that much above one's level, with students enough."""
        if not self.pawns[self.mover]:
            return []
        wanted = self.level(self.here) + above
        if len(self.columns[self.here]) < wanted:
            return []
        return [
            row
            for row in (self.mover, self.rival)
            if self.rows[row][-1:] == [wanted] and not (row == self.rival and self.start_due[row])
        ]

    def _summons(self) -> list[Words]:
        """D: once per turn, exactly three, to another arena."""
        return [
            ("Summon", origin, arena)
            for origin in ARENAS
            for arena in ARENAS
            if origin != arena and self.summon_left and len(self.columns[self.mover, origin]) >= 3
        ]

    def runs(self, spot: tuple[int, str]) -> list[tuple[int, int]]:
        """List place and length of the runs that have an inner student (E, M13)."""
        column = named(self.columns[spot])
        inner = [
            place
            for place in range(1, len(column) - 1)
            if column[place - 1] == column[place] == column[place + 1]
        ]
        first = [p - 1 for p in inner if p - 1 not in inner]
        last = [p + 1 for p in inner if p + 1 not in inner]
        return [(begin, end - begin + 1) for begin, end in zip(first, last, strict=True)]

    def _casts(self) -> list[Words]:
        """E, M3: each run once a spell; its own spell before Maleficio."""
        if not self.pawns[self.mover]:
            return []
        found: list[Words] = []
        for place, _ in self.runs(self.here):
            element = self.columns[self.here][place].element
            found += self._own_spell(place, element)
            if len(self.hands[self.rival]) >= 2:
                found.append(("CastMaleficio", place))
        return found

    def _own_spell(self, place: int, element: str) -> list[Words]:
        students = named(self.columns[self.opposite])
        their, own = self.level(self.opposite), self.level(self.here)
        if element == "earth":
            return [("CastBatrax", place, target) for target in ARENAS if target in students]
        if element == "water":
            return [("CastInundatio", place, row) for row in self._available(2)]
        if element == "air":
            return [("CastHypnox", place)] if students else []
        if element == "fire":
            return [("CastCombustio", place)] if self.stacks[self.opposite] else []
        enough = len(self.columns[self.here]) >= their
        return [("CastEversio", place)] if their > own and enough else []

    def _can_start_after(self, move: Words) -> bool:
        """Try an action out and see whether the starting trial can still be passed (M2)."""
        tried = self._tried(move)
        if tried.curse:
            tried.columns[tried.here].pop(tried.curse[0] + 1)
        seat = self.mover
        if not tried.start_due[seat] or tried.over:
            return True
        hand = named(tried.hands[seat])
        for arena in ARENAS:
            left = len(hand)
            if tried.pawns[seat] != arena:
                if arena not in hand:
                    continue
                left -= 1
            three = tried.summon_left and any(
                len(tried.columns[seat, other]) >= 3 for other in ARENAS if other != arena
            )
            if not tried.stacks[seat, arena] and (tried.columns[seat, arena] or left or three):
                return True
        return False

    def _tried(self, move: Words) -> Schools:
        step, branches = self.step, self.branches
        del self.step
        self.branches = type(branches)()
        tried = deepcopy(self)
        self.step, self.branches = step, branches
        tried.perform(self.mover, move)
        return tried

    # What can be seen

    def decisions(self) -> list[Line]:
        """List who is asked what (Questions)."""
        asked = self.asked()
        if asked is None:
            return []
        reaction = self.curse is not None
        return [
            {
                "seat": asked,
                "prompt": self._phase(),
                "secret": reaction,
                "optional": reaction,
                "answered": False,
            }
        ]

    def _phase(self) -> str:
        return "over" if self.over else "discard" if self.curse else "act"

    def state(self) -> Line:
        """Return the state by the names of its fields."""
        curse = self.curse and {"place": self.curse[0], "number": self.curse[1]}
        return {
            "phase": self._phase(),
            "turn": self.turn,
            "active": self.mover,
            "sides": [self._side(seat) for seat in (0, 1)],
            "students": named(self.draws),
            "discards": numbers(self.discarded),
            "trials": self.pile,
            "known_trials": self.seen_on_pile,
            "summoned": not self.summon_left,
            "overtime": self.overtime,
            "maleficio": curse,
            "gave_up": self.gave_up,
            "reason": self.over,
        }

    def _side(self, seat: int) -> Line:
        return {
            "hand": numbers(self.hands[seat]),
            "known": numbers(card for card in self.hands[seat] if card.certain),
            "columns": [named(self.columns[seat, arena]) for arena in ARENAS],
            "stacks": [self.stacks[seat, arena] for arena in ARENAS],
            "row": self.rows[seat],
            "pawn": self.pawns[seat],
            "started": not self.start_due[seat],
        }

    def seen_in_state(self, state: Line) -> Line:
        """Return the program's state without luck and without what is shown of it."""
        return {key: state[key] for key in self.state()}

    def public(self) -> Line:
        """Return all but hands and the order of the piles (public, secret)."""
        asked = self.asked()
        return {
            "phase": self._phase(),
            "waiting": [] if asked is None else [{"seat": asked, "answered": False}],
            "turn": self.turn,
            "turns_left": 101 - self.turn if self.turn >= 60 and not self.over else None,
            "active": None if self.over else self.mover,
            "players": [self._player(seat) for seat in (0, 1)],
            "trials": len(self.pile),
            "known_trials": self.pile[: self.seen_on_pile],
            "students": len(self.draws),
            "discards": numbers(self.discarded),
            "overtime": self.overtime,
            "summoned": not self.summon_left,
            "demanded": self.curse[1] if self.curse else 0,
            "winner": self.winner(),
            "reason": self.over,
        }

    def _player(self, seat: int) -> Line:
        return {
            "seat": seat,
            "school": ["dragombre", "blancgriffon"][seat],
            "hand": len(self.hands[seat]),
            "shown": numbers(self.hands[seat]) if self.over else None,
            "stands": [self._stand(seat, arena) for arena in ARENAS],
            "row": self.rows[seat],
            "starting": self.start_due[seat],
            "pawn": self.pawns[seat],
            "total": self.total(seat),
        }

    def _stand(self, seat: int, arena: str) -> Line:
        spot = seat, arena
        return {
            "arena": arena,
            "column": named(self.columns[spot]),
            "runs": [{"place": place, "length": length} for place, length in self.runs(spot)],
            "casting": self.pawns[seat] == arena,
            "stack": self.stacks[spot],
            "level": self.level(spot),
        }

    def private(self, viewer: int | None) -> Line:
        """Return the viewer's own hand, and what it may answer with what would come of it."""
        return {
            "hand": [] if viewer is None else numbers(self.hands[viewer]),
            "choices": self._choices(viewer),
        }

    def _choices(self, viewer: int | None) -> Line:
        choices: Line = {
            "moves": [],
            "deploys": [],
            "alike": [],
            "passes": [],
            "summons": [],
            "casts": [],
            "end": None,
            "discard": 0,
            "rarest": [],
            "refusals": [],
        }
        if viewer is None or viewer != self.asked():
            return choices
        if self.curse:
            return {**choices, "discard": self.curse[1], "rarest": self.rarest()}
        legal = self._actions()
        for move in legal:
            match move:
                case ("MoveTo", arena):
                    choices["moves"].append(arena)
                case ("Deploy", element):
                    choices["deploys"].append(element)
                case ("DeployAlike", element, number):
                    _add_alike(choices["alike"], element, number)
                case ("PassTrial", row):
                    choices["passes"].append(self._passing(move, row))
                case ("Summon", origin, arena):
                    self._add_summon(choices["summons"], origin, arena)
                case ("EndTurn",):
                    choices["end"] = self._ending()
                case _:
                    choices["casts"].append(self._casting(move))
        shown = self.step.line["views"][str(viewer)]["choices"]["refusals"]
        self._check_refusals(legal, shown)
        return {**choices, "refusals": shown}

    def _consequence(self, move: Words) -> Line:
        tried = self._tried(move)
        begins = tried.overtime and not self.overtime
        return {"totals": tried.totals(), "overtime": begins, "ends": tried.over}

    def _passing(self, move: Words, row: int) -> Line:
        return {
            "row": row,
            "level": self.rows[row][-1],
            "starting": row == self.mover and self.start_due[row],
            "consequence": self._consequence(move),
        }

    def _add_summon(self, summons: list[Line], origin: str, arena: str) -> None:
        if not summons or summons[-1]["origin"] != origin:
            last = named(self.columns[self.mover, origin][-3:])
            summons.append({"origin": origin, "students": last, "arenas": []})
        summons[-1]["arenas"].append(arena)

    def _casting(self, move: Words) -> Line:
        name, place, *more = move
        spell = name.removeprefix("Cast").lower()
        their = named(self.columns[self.opposite])
        element = more[0] if spell == "batrax" else their[-1] if spell == "hypnox" else None
        row = more[0] if spell == "inundatio" else None
        trials = {
            "combustio": self.stacks[self.opposite],
            "eversio": self.stacks[self.opposite][-1:],
            "inundatio": [] if row is None else self.rows[row][-1:],
        }
        half = len(self.hands[self.rival]) // 2
        return {
            "spell": spell,
            "caster": self.columns[self.here][place].element,
            "place": place,
            "consequence": self._consequence(move),
            "element": element,
            "row": row,
            "students": half if spell == "maleficio" else their.count(element or "nobody"),
            "trials": trials.get(spell, []),
        }

    def _ending(self) -> Line:
        """Nothing that is announced changes a total; the last trial or turn 100 ends the game."""
        ends = "last-trial" if len(self.pile) <= 2 else None
        if self.turn == 100:
            ends = ends or "hundred-turns"
        return {
            "announces": min(2, len(self.pile)),
            "known": self.pile[: min(2, self.seen_on_pile)],
            "consequence": {"totals": self.totals(), "overtime": False, "ends": ends},
        }

    def _check_refusals(self, legal: list[Words], shown: list[Line]) -> None:
        """Whatever cannot be done is explained, once, and nothing else ("why can't I?")."""
        wanted: list[tuple[Any, ...]] = []
        wanted += [("move", a, None, None) for a in ARENAS if ("MoveTo", a) not in legal]
        wanted += [("deploy", a, None, None) for a in ARENAS if ("Deploy", a) not in legal]
        for row in (0, 1):
            refused = ("PassTrial", row) not in legal
            wanted += [("trial", None, row, None)] * (refused + (len(self.rows[row]) > 1))
        from_where = {move[1] for move in legal if move[0] == "Summon"}
        wanted += [("summon", a, None, None) for a in ARENAS if a not in from_where]
        spells = {move[0].removeprefix("Cast").lower() for move in legal}
        every = [*SPELLS.values(), "maleficio"]
        wanted += [("cast", None, None, spell) for spell in every if spell not in spells]
        wanted += [("end-turn", None, None, None)] * (("EndTurn",) not in legal)
        told = [(one["action"], one["element"], one["row"], one["spell"]) for one in shown]
        demand(told == wanted, f"refused: {wanted}, explained: {told}")
        lost = [one["key"] for one in shown if one["key"].startswith("starting-trial")]
        demand(bool(lost) <= self.start_due[self.mover], "only while the starting trial is due")

    def outcome(self) -> Line | None:
        """Return the places and the totals."""
        if not self.over:
            return None
        first = self.winner()
        places = [[0, 1]] if first is None else [[first], [1 - first]]
        return {
            "ranking": places,
            "reason": self.over,
            "scores": self.totals(),
            "won": first is not None,
        }


MODEL = Schools
TASTE = taste
DRAWN = "students"


def _add_alike(alike: list[Line], element: str, number: int) -> None:
    """List an element once, with the largest number, which comes last."""
    if alike and alike[-1]["student"] == element:
        alike.pop()
    alike.append({"student": element, "most": number})
