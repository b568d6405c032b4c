"""Norwegian Battle a second time: what may be answered and seen, to compare the program with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from tests.oracle.norwegian.course import PLACE, RANKS, Course, rank_of, shown
from tests.oracle.steps import Line, Words


def taste(move: Words, state: Line) -> int:
    """Like what is rare: equal and many cards, special cards, answers, blind cards."""
    match move:
        case ("Lay" | "AnswerAce", str(rank), int(count)):
            pile = [card for card in state["pile"] if rank_of(card) != "3"]
            equal = 12 if pile and rank_of(pile[-1]) == rank else 0
            special = 3 if rank in {"A", "X", "3", "6", "8"} else 0
            return 2 * count + equal + special
        case ("Complete", *_):
            return 9
        case ("LayBlind", *_):
            return 4
    return 1


class Norwegian(Course):
    """A game as the rules have it, with all that can be seen of it."""

    glow = "changes"

    def legal(self, seat: int) -> set[Words]:
        """Return what a seat may answer now."""
        if seat not in self.asked or (seat in self.answered and self.phase != "exchange"):
            return set()
        hand = Counter(rank_of(card) for card in self.hands[seat])
        match self.phase:
            case "exchange":
                six = shown(self.hands[seat] + self.face_up[seat])
                sets = set(combinations(six, 3)) - {tuple(shown(self.face_up[seat]))}
                ready: set[Words] = set() if seat in self.answered else {("Ready",)}
                return ready | {("LayOut", cards) for cards in sets}
            case "lay":
                lays: set[Words] = {
                    ("Lay", rank, count)
                    for rank, most in hand.items()
                    if self._goes(rank)
                    for count in range(1, most + 1)
                }
                return lays | self._picking_up() if lays else {("TakePile",)}
            case "blind":
                return self._blind(seat) | self._picking_up()
            case "blind-again":
                return self._blind(seat) | {("StopBlind",)}
            case "aim" | "give":
                return {("ChooseTarget", target) for target in self._targets(seat)}
            case "answer":
                return {("GiveIn",)} | {
                    ("AnswerAce", rank, count)
                    for rank in ("A", "2")
                    for count in range(1, hand[rank] + 1)
                }
            case "complete":
                assert self.missing
                rank = self.missing["rank"]
                able = self._holds(seat, rank) >= self.missing["count"]
                return {("PassCompletion",)} | ({("Complete", rank)} if able else set())
        return set()

    def _blind(self, seat: int) -> set[Words]:
        return {("LayBlind", index) for index, card in enumerate(self.face_down[seat]) if card}

    def _picking_up(self) -> set[Words]:
        """By choice only with the option, and only where a pile is (4, N30)."""
        return {("TakePile",)} if self.variants["voluntary_pickup"] and self.pile else set()

    def decisions(self) -> list[Line]:
        """List who is asked what.

        Who may complete stands in the order of play after whoever laid last (Completion).
        """
        in_order = self.asked
        if self.phase == "complete":
            assert self.last_layer is not None
            table = self.seats if self.clockwise else self.seats[::-1]
            behind = table.index(self.last_layer) + 1
            in_order = [seat for seat in table[behind:] + table[:behind] if seat in self.asked]
        return [
            {
                "seat": seat,
                "prompt": self.phase,
                "secret": False,
                "optional": self.phase in {"answer", "complete"},
                "answered": seat in self.answered,
            }
            for seat in in_order
        ]

    def state(self) -> Line:
        """Return the state by the names of its fields, hands sorted."""
        return {
            "variants": self.variants,
            "decks": self.decks,
            "phase": self.phase,
            "asked": self.asked,
            "answered": sorted(self.answered),
            "dealer": self.dealer,
            "turn": self.turn,
            "active": self.active,
            "clockwise": self.clockwise,
            "hands": [shown(hand) for hand in self.hands],
            "known": [shown(known.elements()) for known in self.known],
            "face_up": [shown(cards) for cards in self.face_up],
            "face_down": self.face_down,
            "stock": self.stock,
            "pile": self.pile,
            "burnt": self.burnt,
            "laid": self.laid,
            "last_layer": self.last_layer,
            "quiet": self.quiet,
        }

    def seen_in_state(self, state: Line) -> Line:
        """Return the program's state in the form of :meth:`state`."""
        seen = {key: state[key] for key in self.state()}
        for key in ("hands", "known", "face_up"):
            seen[key] = [shown(cards) for cards in seen[key]]
        seen["answered"] = sorted(seen["answered"])
        return seen

    def public(self) -> Line:
        """Return all but other hands, the stock and what is face down."""
        wanted, rank = self._demand()
        playing = self.phase not in {"exchange", "over"}
        return {
            "variants": self.variants,
            "decks": self.decks,
            "phase": self.phase,
            "turn": self.turn,
            "dealer": self.dealer,
            "active": self.active if playing else None,
            "clockwise": self.clockwise,
            "players": [self._player(seat) for seat in self.seats],
            "pile": self.pile,
            "demand": wanted,
            "demanded": rank,
            "stock": len(self.stock),
            "burnt": self.burnt,
            "attack": self.attack,
            "missing": self.missing,
            "waiting": [{"seat": s, "answered": s in self.answered} for s in self.asked],
            "laid": self.laid,
            "last_layer": self.last_layer,
            "ranking": self._ranking() if self.phase == "over" else [],
            "leader": self._leader(),
            "quiet": self.quiet,
            "quiet_limit": self._quiet_limit(),
        }

    def private(self, viewer: int | None) -> Line:
        """Return the viewer's own hand, and what it may answer."""
        return {
            "hand": [] if viewer is None else shown(self.hands[viewer]),
            "choices": self._choices(set() if viewer is None else self.legal(viewer)),
        }

    def _player(self, seat: int) -> Line:
        over = self.phase == "over"
        place = next((n for n, group in enumerate(self._places()) if seat in group), None)
        return {
            "seat": seat,
            "hand": len(self.hands[seat]),
            "known": shown(self.hands[seat] if over else self.known[seat].elements()),
            "face_up": self.face_up[seat],
            "face_down": [card is not None for card in self.face_down[seat]],
            "cards": self._cards(seat),
            "ready": self.phase != "exchange" or seat in self.answered,
            "place": None if place is None else sum(map(len, self._places()[:place])) + 1,
            "turned": self.face_down[seat] if over else [],
        }

    def _places(self) -> list[list[int]]:
        return self._ranking() if self.phase == "over" else [[seat] for seat in self.outs]

    def _choices(self, legal: set[Words]) -> Line:
        """Return what may be answered as the view lists it."""

        def chosen(name: str) -> list[Any]:
            return [move[1] for move in legal if move[0] == name]

        def plays(name: str) -> list[Line]:
            most: dict[str, int] = {}
            for _, rank, count in (move for move in legal if move[0] == name):
                most[rank] = max(count, most.get(rank, 0))
            ranks = ("2", "A") if name == "AnswerAce" else RANKS
            return [
                {
                    "rank": rank,
                    "most": most[rank],
                    "effects": [self._does(rank, count + 1) for count in range(most[rank])],
                }
                for rank in ranks
                if rank in most
            ]

        return {
            "layouts": sorted(map(list, chosen("LayOut")), key=lambda c: [PLACE[x] for x in c]),
            "ready": ("Ready",) in legal,
            "plays": plays("Lay"),
            "take_pile": ("TakePile",) in legal,
            "face_down": sorted(chosen("LayBlind")),
            "stop_blind": ("StopBlind",) in legal,
            "targets": sorted(chosen("ChooseTarget")),
            "answers": plays("AnswerAce"),
            "give_in": ("GiveIn",) in legal,
            "complete": next(iter(chosen("Complete")), None),
            "pass_completion": ("PassCompletion",) in legal,
        }

    def _does(self, rank: str, count: int) -> str:
        """Say what cards of a rank would do on this pile (Special cards, variants)."""
        if self._is_invisible(rank):
            return "invisible"
        after = [rank] * count + self._top()
        if self.variants["four_of_a_kind"] and rank not in {"10", "X"} and after[:4] == [rank] * 4:
            return "four"
        if rank == "6" and self.variants["reversing_six"]:
            return "reverse"
        special = {"2": "free", "7": "at-most", "8": "skip", "10": "burn", "A": "attack"}
        return {**special, "X": "give"}.get(rank, "none")

    def outcome(self) -> Line | None:
        """Return the places (7)."""
        if self.phase != "over":
            return None
        return {"ranking": self._ranking(), "reason": self.reason, "scores": []}


MODEL = Norwegian
TASTE = taste
DRAWN = "stock"
RARE = frozenset(
    {
        "ace returned",
        "ace stopped by a 2",
        "ace with an empty hand as target",
        "attack by one who is out",
        "blind card turned after another",
        "completed after answer",
        "completed, others kept",
        "completion impossible on public facts",
        "four of a kind over several turns",
        "four of a kind with threes between",
        "four of a kind, by answer",
        "four of a kind, by blind",
        "joker where no pile is",
        "more than 3 at once",
        "pile taken: blind",
        "reversed 2 times",
        "skipped oneself",
        "stalemate",
        "suits chosen by luck",
        "the next leads for one who is out",
    }
)
"""Parts of the rules that few games need."""
