"""Clash of Vikings a second time: what may be answered and seen, to compare the program with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.oracle.steps import Line, Words
from tests.oracle.vikings.arena import CENTRE, WATER
from tests.oracle.vikings.course import OVERVIEW, Course


def taste(move: Words, state: Line) -> int:
    """Like what is rare: Slam, true Shields, the centre, bracelets in water or with Vikings."""
    likings: Mapping[str, int] = {"CallBluff": 1, "Believe": 2, "RaiseShield": 2, "TakeHit": 1}
    match move:
        case ("Announce", card, action):
            return (6 if action == "slam" else 2) + (4 if card == action else 0)
        case ("RaiseShield", "shield"):
            return 6
        case ("MoveTo", space):
            return 8 if space == CENTRE or state["slots"][space] else 1
        case ("PlaceBracelet", space):
            return 3 if space in WATER or space in state["spaces"] else 1
    return likings.get(move[0], 1)


class Vikings(Course):
    """A game as the rules have it, with all that can be seen of it."""

    glow = "traces"

    def legal(self, seat: int) -> set[Words]:
        """Return what a seat may answer now."""
        if seat not in self.asked:
            return set()
        match self.phase:
            case "place":
                return {("PlaceViking", space) for space in self.starts if space not in self.spaces}
            case "centre":
                return {("TakeFromCentre",), ("LeaveCentre",)}
            case "announce":
                actions = set(OVERVIEW) - {"shield"}
                if not self._slams():
                    actions.remove("slam")
                return {
                    ("Announce", card, action) for card in self.hands[seat] for action in actions
                }
            case "challenge" if seat in self.believed:
                return {("CallBluff",)}
            case "challenge" | "challenge-shield":
                return {("CallBluff",), ("Believe",)}
            case "move":
                return {("MoveTo", space) for space in self._destinations(self._said())}
            case "slam":
                return {("Slam", victim, push_to) for victim, push_to in self._slams()}
        return self._legal_in_attack(seat)

    def _legal_in_attack(self, seat: int) -> set[Words]:
        match self.phase:
            case "target":
                return {("Attack", target) for target in self._targets(self._said())}
            case "shield":
                return {("TakeHit",)} | {("RaiseShield", card) for card in self.hands[seat]}
            case "drop":
                return {("PlaceBracelet", space) for space in self._places()}
        return set()

    def decisions(self) -> list[Line]:
        """List who is asked what; a challenge may be let pass (At the table).

        They stand in the order of play from the active player on: that decides who calls (V14).
        """
        in_order = sorted(self.asked, key=lambda seat: (seat - self.active) % len(self.seats))
        return [
            {
                "seat": seat,
                "prompt": self.phase,
                "secret": False,
                "optional": self.phase in {"challenge", "shield", "challenge-shield"},
                "answered": seat in self.believed,
            }
            for seat in in_order
        ]

    def state(self) -> Line:
        """Return the state by the names of its fields, heaps without an order sorted."""
        return {
            "arena": self.arena,
            "bluff_arena": self.bluff_arena,
            "phase": self.phase,
            "asked": self.asked,
            "believed": sorted(self.believed),
            "turn": self.turn,
            "active": self.active,
            "spaces": self.spaces,
            "slots": [sorted(slot) for slot in self.slots],
            "holdings": [sorted(values) for values in self.holdings],
            "supply": self.supply,
            "aside": self.aside,
            "sunk": sorted(self.sunk),
            "hands": [sorted(hand) for hand in self.hands],
            "decks": self.decks,
            "discards": [sorted(cards) for cards in self.discards],
            "laid": self.laid,
            "target": self.target,
            "knocked": self.knocked,
            "clashes": [] if self.phase == "over" else self.clashes,
        }

    def seen_in_state(self, state: Line) -> Line:
        """Return the program's state in the form of :meth:`state`."""
        heaps = {"slots", "holdings", "hands", "discards"}
        sets = {"believed", "sunk"}
        seen = {key: state[key] for key in self.state()}
        for key in heaps:
            seen[key] = [sorted(heap) for heap in seen[key]]
        for key in sets:
            seen[key] = sorted(seen[key])
        return seen

    def public(self) -> Line:
        """Return what lies in the open, and how much lies hidden (Secret)."""
        playing = self.phase not in {"place", "over"}
        return {
            "arena": self.arena,
            "bluff_arena": self.bluff_arena,
            "turn": self.turn,
            "active": self.active if playing else None,
            "opens": self.active if self.phase == "place" else None,
            "phase": self.phase,
            "slots": [
                {"kind": self._kind(space), "bracelets": sorted(slot)}
                for space, slot in enumerate(self.slots)
            ],
            "supply": len(self.supply),
            "removed": len(self.aside) + len(self.sunk),
            "sunk": sorted(self.sunk),
            "nth": self._nth() if playing else 0,
            "waiting": [{"seat": seat, "answered": seat in self.believed} for seat in self.asked],
            "action": self._announced()["announced"] if self._in_hand() else None,
            "target": self.target,
            "knocked": self.knocked,
            "clashes": [] if self.phase == "over" else self.clashes,
            "last_turn": not self.supply,
            "winners": self._ranking()[0] if self.phase == "over" else [],
        }

    def private(self, viewer: int | None) -> Line:
        """Return what differs: the own hand, own laid cards, known bracelets, choices (Secret)."""
        legal = set() if viewer is None else self.legal(viewer)
        chosen_spaces = {"PlaceViking", "MoveTo", "PlaceBracelet", "Slam"}
        return {
            "players": [self._player(seat, viewer) for seat in self.seats],
            "laid": [
                card if card["revealed"] or card["owner"] == viewer else {**card, "card": None}
                for card in self.laid
            ],
            "hand": [] if viewer is None else sorted(self.hands[viewer], key=OVERVIEW.index),
            "to_draw": [] if viewer is None else sorted(self.decks[viewer], key=OVERVIEW.index),
            "marks": self._marks(viewer, legal),
            "prospects": self._prospects() if viewer in self.asked else [],
            "targets": sorted({move[1] for move in legal if move[0] in {"Attack", "Slam"}}),
            "spaces": sorted({move[-1] for move in legal if move[0] in chosen_spaces}),
        }

    def _marks(self, viewer: int | None, legal: set[Words]) -> list[Line]:
        """Number what can be chosen on the arena, and say what it brings to whom (Actions)."""
        order = {space: number for number, space in enumerate(self.starts)}
        marks = []
        for move in sorted(
            legal, key=lambda move: order[move[1]] if self.phase == "place" else move
        ):
            mark = {"space": move[-1], "target": None, "values": [], "taker": None, "sinks": False}
            match move:
                case ("PlaceViking", _):
                    pass
                case ("MoveTo", space):
                    mark |= self._found(space, viewer)
                case ("Slam", victim, push_to):
                    mark |= {"target": victim, **self._found(push_to, victim)}
                case ("Attack", target):
                    mark |= {"space": self.spaces[target], "target": target}
                case ("PlaceBracelet", space):
                    owner = self.spaces.index(space) if space in self.spaces else None
                    mark |= {"values": [self.knocked], "taker": owner, "sinks": space in WATER}
                case _:
                    continue
            marks.append(mark)
        return marks

    def _found(self, space: int, seat: int | None) -> Line:
        """A Viking takes all that lies where it ends (Walk, Slam)."""
        values = sorted(self.slots[space])
        return {"values": values, "taker": seat if values else None}

    def _prospects(self) -> list[Line]:
        """What every action that may be announced would find (V2, V4, Actions)."""
        if self.phase != "announce":
            return []
        found = []
        for action in OVERVIEW[:-1]:
            spaces, targets = [], []
            if action in {"walk", "sprint"}:
                spaces = sorted(self._destinations(action))
            elif action == "slam":
                targets = sorted({victim for victim, _ in self._slams()})
            else:
                targets = self._targets(action)
            if targets or action != "slam":
                found.append({"action": action, "targets": targets, "spaces": spaces})
        return found

    def _in_hand(self) -> bool:
        return self.phase not in {"place", "centre", "announce", "over"}

    def _player(self, seat: int, viewer: int | None) -> Line:
        values = self.holdings[seat]
        known = (
            Counter(values)
            if seat == viewer
            else self.known[seat][-1 if viewer is None else viewer]
        )
        return {
            "seat": seat,
            "space": self.spaces[seat],
            "bracelets": len(values),
            "known": sorted(values if seat == viewer else known.elements()),
            "hand": len(self.hands[seat]),
            "deck": len(self.decks[seat]),
            "discard": len(self.discards[seat]),
            "shown": sorted(self.shown[seat], key=OVERVIEW.index),
            "total": sum(values) if self.phase == "over" else None,
            "place": self._rank(seat) if self.phase == "over" else None,
        }

    def _rank(self, seat: int) -> int:
        """Count a place from 1; who shares it does not move who comes after up (Turn 3)."""
        number = next(n for n, group in enumerate(self._ranking()) if seat in group)
        return sum(map(len, self._ranking()[:number])) + 1

    def _kind(self, space: int) -> str:
        """Name what is printed on a space (Facts)."""
        if space == CENTRE:
            return "centre"
        if space in WATER:
            return "water"
        if space in self.treasures:
            return "bracelet"
        return "start" if space in self.starts else "plain"

    def outcome(self) -> Line | None:
        """Return the places and the points (Turn 3)."""
        if self.phase != "over":
            return None
        return {
            "ranking": self._ranking(),
            "reason": "supply-empty",
            "scores": [sum(values) for values in self.holdings],
        }


MODEL = Vikings
TASTE = taste
DRAWN = "decks"
RARE = frozenset(
    {
        "attack finds nothing",
        "bracelet caught",
        "bracelet placed on another",
        "bracelet sunk",
        "centre held, 1 taken by choice",
        "centre held, 2 taken at once",
        "centre held, 2 taken by choice",
        "centre held, nothing taken",
        "challenger paid from the supply",
        "false Shield cost the last bracelet",
        "nobody can challenge",
        "nobody in range",
        "nothing to take",
        "pushed onto bracelets",
        "pushed onto the centre",
        "pushed to where the slammer came from",
        "slam over 2",
        "the refill may end the game",
        "the last start space",
        "true Shield challenged",
    }
)
"""Parts of the rules that few games need."""
