"""The course of Norwegian Battle a second time, from the texts: what must happen, and when.

Paragraphs named in the docstrings are those of the rules: Facts, 1-7 of the course of play, the
special cards, the variants, N7-N35.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any

from tests.oracle.steps import Line, Step, Words, demand, event

RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "X"]
CARDS = [f"{rank}{suit}" for rank in RANKS[:-1] for suit in "shdc"]
JOKERS = ["X1", "X2"]
PLACE = {card: place for place, card in enumerate(CARDS + JOKERS)}
UNDER_SEVEN = {"3", "4", "5", "6", "7", "2"}


def rank_of(card: str) -> str:
    """Return the rank; a joker's is ``X``."""
    return card[:-1]


def shown(cards: Iterable[str]) -> list[str]:
    """Sort cards as hands are shown: 3 up to ace, 2, joker; spades, hearts, diamonds, clubs."""
    return sorted(cards, key=PLACE.__getitem__)


class Course:
    """A game as the rules have it."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, Any],
        branches: Counter[str],
        dealer: int | None = None,
    ) -> None:
        """Sit ``seats`` players at an empty table; in a rematch the ``dealer`` is known."""
        self.seats = list(range(seats))
        self.passed_to = dealer
        self.variants = dict(options)
        self.branches = branches
        self.decks = next(decks for decks in range(1, 9) if 9 * seats <= 52 * decks)
        self.jokers = 2 * self.decks if self.variants["jokers"] else 0
        self.events: list[Line] = []
        self.phase = "exchange"
        self.asked = list(self.seats)
        self.answered: set[int] = set()
        self.turn = 0
        self.clockwise = True
        self.known: list[Counter[str]] = [Counter() for _ in self.seats]
        self.pile: list[str] = []
        self.burnt: list[str] = []
        self.attack: Line | None = None
        self.missing: Line | None = None
        self.laid: list[Line] = []
        self.last_layer: int | None = None
        self.outs: list[int] = []
        self.quiet = 0
        self.reason: str | None = None
        self.pending: tuple[int, str, int, str] = (0, "", 0, "")

    # Set-up

    def set_up(self, step: Step) -> None:
        """Check the deal (Facts) and take it over."""
        state = deepcopy(step.line["state"])
        self.rng: Line = state["rng"]
        self.dealer: int = state["dealer"]
        self.active = (self.dealer + 1) % len(self.seats)
        self.hands: list[list[str]] = state["hands"]
        self.face_up: list[list[str]] = state["face_up"]
        self.face_down: list[list[str | None]] = state["face_down"]
        self.stock: list[str] = state["stock"]
        demand(self.passed_to in {None, self.dealer}, "in a rematch the next seat deals")
        demand(self.dealer in self.seats, "somebody deals")
        for cards in (*self.hands, *self.face_up, *self.face_down):
            demand(len(cards) == 3, "3 cards face down, 3 face up and 3 in hand")
        self._count_cards()
        self.events = [
            event("DealerDrawn" if self.passed_to is None else "DealPassed", seat=self.dealer),
            event("CardsDealt", decks=self.decks, jokers=self.jokers, stock=len(self.stock)),
            *(event("FaceUpDealt", seat=s, cards=self.face_up[s]) for s in self.seats),
            *(event("HandDealt", seat=s, cards=self.hands[s], to=[s]) for s in self.seats),
        ]

    def _count_cards(self) -> None:
        """No card is ever made or lost (Facts)."""
        cards = Counter((CARDS + (JOKERS if self.variants["jokers"] else [])) * self.decks)
        heaps = [*self.hands, *self.face_up, self.stock, self.pile, self.burnt]
        there = Counter(card for heap in heaps for card in heap)
        there += Counter(card for heap in self.face_down for card in heap if card)
        demand(there == cards, "there are always the same cards")

    # Answers

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer to the open question; luck chooses suits, and nothing else (N32)."""
        demand(seat in self.asked, "only who is asked may answer")
        self.events = []
        self.after = step
        self.suits_chosen = False
        follow: dict[str, Callable[..., None]] = {
            "LayOut": self._lay_out,
            "Ready": self._ready,
            "Lay": self._lay_from_hand,
            "TakePile": self._pick_up,
            "LayBlind": self._turn_blind,
            "StopBlind": self._stop_blind,
            "ChooseTarget": self._aim_at if self.phase == "aim" else self._give,
            "AnswerAce": self._answer_ace,
            "GiveIn": self._give_in,
            "Complete": self._complete,
            "PassCompletion": self._pass_completion,
        }
        follow[move[0]](seat, *move[1:])
        drawn = step.line["state"]["rng"] != self.rng
        demand(drawn == self.suits_chosen, "luck is drawn where it chooses between suits alone")
        self.rng = step.line["state"]["rng"]
        self._count_cards()

    def _tell(self, name: str, *, to: Iterable[int] | None = None, **fields: Any) -> None:
        self.events.append(event(name, to=to, **fields))

    def _ask(self, phase: str, *seats: int) -> None:
        self.phase, self.asked, self.answered = phase, list(seats), set()

    # 1: the exchange

    def _lay_out(self, seat: int, cards: tuple[str, ...]) -> None:
        """Swap freely; cards that lay face up stay known in hand (1, N17)."""
        six = Counter(self.hands[seat] + self.face_up[seat])
        public = self.known[seat] + Counter(self.face_up[seat])
        self.hands[seat] = list((six - Counter(cards)).elements())
        self.known[seat] = public - Counter(cards)
        self.face_up[seat] = list(cards)
        self._tell("LaidOut", seat=seat, cards=list(cards))
        self.branches["exchange"] += 1
        self._note_ready(seat)

    def _ready(self, seat: int) -> None:
        self._tell("BecameReady", seat=seat)
        self._note_ready(seat)

    def _note_ready(self, seat: int) -> None:
        self.answered.add(seat)
        if self.answered == set(self.seats):
            self._tell("ExchangeClosed")
            self._begin_turn(self.active)

    # 2 and 7: whose turn it is, and the end

    def _following(self, seat: int, skipped: int = 0) -> int:
        """Go round the table past those who are out and ``skipped`` others (8, N22)."""
        while True:
            seat = (seat + (1 if self.clockwise else -1)) % len(self.seats)
            if seat in self.outs:
                continue
            if not skipped:
                return seat
            skipped -= 1

    def _lead(self, seat: int | None) -> None:
        """Let a player lead, or the next one where that one is out (N7, N20, N21)."""
        assert seat is not None
        if seat in self.outs:
            self.branches["the next leads for one who is out"] += 1
            seat = self._following(seat)
        self._begin_turn(seat)

    def _begin_turn(self, seat: int) -> None:
        """Begin a turn, unless cards have only gone round for too long (N28)."""
        limit = self._quiet_limit()
        if self.quiet == limit:
            self.branches["stalemate"] += 1
            self._tell("StalemateReached", turns=limit)
            self._finish("stalemate")
            return
        self.quiet += 1
        self.turn += 1
        self.active = seat
        self.laid = []
        wanted, rank = self._demand()
        self._tell("TurnBegan", seat=seat, turn=self.turn, demand=wanted, rank=rank)
        self._ask("lay" if self.hands[seat] else "blind", seat)

    def _quiet_limit(self) -> int:
        """30 turns for each seat still in, at least 90 in all (N28)."""
        return max(90, 30 * (len(self.seats) - len(self.outs)))

    def _leader(self) -> int | None:
        """Whoever laid last leads after a pick-up, or the next one (N7, N21)."""
        layer = self.last_layer
        return self._following(layer) if layer is not None and layer in self.outs else layer

    def _cards(self, seat: int) -> int:
        there = sum(card is not None for card in self.face_down[seat])
        return len(self.hands[seat]) + len(self.face_up[seat]) + there

    def _note_out(self, seat: int) -> None:
        """The first without a card wins at once, by whatever card (7, N10)."""
        if self._cards(seat):
            return
        self.outs.append(seat)
        self.quiet = 0
        self._tell("WentOut", seat=seat, place=len(self.outs))
        left = [other for other in self.seats if other not in self.outs]
        if not self.variants["play_on"]:
            self._finish("first-out")
        elif len(left) == 1:
            self._tell("LeftLast", seat=left[0], place=len(self.seats))
            self._finish("places-decided")

    def _finish(self, reason: str) -> None:
        self.reason = reason
        self.attack = None
        self._ask("over")
        self._tell("GameWon", seats=self._ranking()[0])
        for seat in (seat for seat in self.seats if self.hands[seat]):
            self._tell("HandShown", seat=seat, cards=shown(self.hands[seat]))
        for seat in (seat for seat in self.seats if any(self.face_down[seat])):
            lying = [card for card in self.face_down[seat] if card]
            self._tell("FaceDownShown", seat=seat, cards=lying)

    def _ranking(self) -> list[list[int]]:
        """Places in the order of going out, then by the fewest cards (7, N28, N29)."""
        left = [seat for seat in self.seats if seat not in self.outs]
        counts = sorted({self._cards(seat) for seat in left})
        behind = [[seat for seat in left if self._cards(seat) == count] for count in counts]
        return [[seat] for seat in self.outs] + behind

    # 3: laying

    def _top(self) -> list[str]:
        """Return the ranks of the pile from the top, without invisible threes."""
        ranks = [rank_of(card) for card in reversed(self.pile)]
        if self.variants["invisible_three"]:
            ranks = [rank for rank in ranks if rank != "3"]
        return ranks

    def _demand(self) -> tuple[str, str | None]:
        """Ask for ≤ 7 on a 7, for anything on a 2 or nothing, else for as much (3, 2, 7, N19)."""
        top = self._top()
        if not top or top[0] == "2":
            return "free", None
        return ("at-most" if top[0] == "7" else "at-least"), top[0]

    def _goes(self, rank: str) -> bool:
        """Whether cards of a rank may be laid now (3, special cards, variants, N14, N15)."""
        wanted, top = self._demand()
        if rank in {"2", "X"} or (rank == "3" and self.variants["invisible_three"]):
            return True
        if top is None:
            return True
        if wanted == "at-most":
            return rank in UNDER_SEVEN or (rank == "A" and bool(self.variants["strong_ace"]))
        if rank == "10":
            return not (self.variants["ranked_ten"] and top in {"J", "Q", "K", "A"})
        return RANKS.index(rank) >= RANKS.index(top)

    def _chosen(self, seat: int, rank: str, count: int) -> list[str]:
        """Lay those cards first that everybody knows of, then what luck chose (N32)."""
        unknown = shown((Counter(self.hands[seat]) - self.known[seat]).elements())
        known = [card for card in shown(self.known[seat].elements()) if rank_of(card) == rank]
        others = [card for card in unknown if rank_of(card) == rank]
        wanted = count - len(known)
        if not 0 < wanted < len(others):
            return [*known, *others][:count]
        self.suits_chosen = True
        self.branches["suits chosen by luck"] += 1
        told = next(e for e in self.after.line["events"] if e["type"] == "CardsLaid")
        chosen: list[str] = told["cards"][len(known) :]
        demand(Counter(chosen) <= Counter(others), "luck chooses among the cards in hand")
        return [*known, *shown(chosen)[:wanted]]

    def _lay_from_hand(self, seat: int, rank: str, count: int) -> None:
        self._lay(seat, self._chosen(seat, rank, count), "hand")

    def _answer_ace(self, seat: int, rank: str, count: int) -> None:
        self._lay(seat, self._chosen(seat, rank, count), "answer")

    def _pick_up(self, seat: int) -> None:
        self._take_pile(seat, "turn")
        self._lead(self.last_layer)

    def _put(self, seat: int, cards: list[str], *, blind: bool = False) -> None:
        """Put cards on the pile, or a joker out of the game (3, Jokers)."""
        rank = rank_of(cards[0])
        self._tell("CardsLaid", seat=seat, rank=rank, cards=cards)
        self.laid.append({"seat": seat, "cards": cards, "blind": blind})
        self.last_layer = seat
        if not blind:
            self.hands[seat] = list((Counter(self.hands[seat]) - Counter(cards)).elements())
            self.known[seat] -= Counter(cards)
        if rank == "X":
            self.burnt += cards
            self.quiet = 0
        else:
            self.pile += cards

    def _draw(self, seat: int) -> None:
        """Draw back up to 3; else the face-up cards are taken together (3, 5)."""
        number = min(max(3 - len(self.hands[seat]), 0), len(self.stock))
        if number:
            drawn, self.stock = self.stock[:number], self.stock[number:]
            self.hands[seat] += drawn
            self.quiet = 0
            self._tell("HandRefilled", seat=seat, number=number, stock=len(self.stock))
            self._tell("CardsDrawn", seat=seat, cards=shown(drawn), to=[seat])
            if not self.stock:
                self._tell("StockEmptied")
        if not self.hands[seat] and self.face_up[seat]:
            cards = self.face_up[seat]
            self.branches["face-up cards taken"] += 1
            self.hands[seat], self.face_up[seat] = cards, []
            self.known[seat] += Counter(cards)
            self.quiet = 0
            self._tell("FaceUpTaken", seat=seat, cards=cards)
        self._note_out(seat)

    def _lay(self, seat: int, cards: list[str], how: str) -> None:
        """Lay cards; four of a kind comes first, then completion, then the effect (Variants)."""
        rank = rank_of(cards[0])
        self.branches[f"laid {rank} from {how}"] += 1
        if len(cards) > 3:
            self.branches["more than 3 at once"] += 1
        self._put(seat, cards, blind=how == "blind")
        self._draw(seat)
        if self.phase == "over":
            return
        self.pending = (seat, rank, len(cards), how)
        if rank == "10":
            self._burn(seat, "ten", how)
        elif self._four_of_a_kind(rank):
            self.branches[f"four of a kind, by {how}"] += 1
            if self._threes_between():
                self.branches["four of a kind with threes between"] += 1
            if len(cards) < 4:
                self.branches["four of a kind over several turns"] += 1
            self._burn(seat, "four-of-a-kind", how)
        elif not self._offer_completion(seat, rank):
            self._take_effect()

    def _four_of_a_kind(self, rank: str) -> bool:
        """Find four equal ranks on top, threes left out when invisible (Four of a kind)."""
        top = self._top()
        return (
            bool(self.variants["four_of_a_kind"])
            and rank != "X"
            and not self._is_invisible(rank)
            and top[:4] == [rank] * 4
        )

    def _is_invisible(self, rank: str) -> bool:
        return rank == "3" and bool(self.variants["invisible_three"])

    def _threes_between(self) -> bool:
        return self._top()[:4] != [rank_of(card) for card in reversed(self.pile[-4:])]

    # Effects

    def _take_effect(self) -> None:
        """Let the cards laid do what they do (Special cards)."""
        seat, rank, count, how = self.pending
        if how == "answer":
            self._counter(seat, rank, count)
            return
        skipped = 0
        match rank:
            case "A":
                self._fly(seat, count)
                return
            case "X":
                self._play_joker(seat)
                return
            case "2":
                self._tell("DemandChanged", seat=seat, demand="free")
            case "7":
                self._tell("DemandChanged", seat=seat, demand="at-most")
            case "8":
                skipped = count
                self._skip(seat, count)
            case "6" if self.variants["reversing_six"]:
                self.branches[f"reversed {count} times"] += 1
                self.clockwise ^= count % 2 == 1
                self._tell("DirectionReversed", seat=seat, clockwise=self.clockwise)
            case "3" if self.variants["invisible_three"]:
                self._tell("ThreesIgnored", seat=seat)
        if how == "blind" and rank not in {"7", "8"}:
            self._go_on_blind(seat)
        else:
            self._begin_turn(self._following(seat, skipped))

    def _skip(self, seat: int, count: int) -> None:
        """Tell whom eights pass over, oneself included (8, N13)."""
        skipped = []
        here = seat
        for _ in range(count):
            here = self._following(here)
            skipped.append(here)
        if seat in skipped:
            self.branches["skipped oneself"] += 1
        self._tell("SeatsSkipped", seat=seat, skipped=skipped)

    def _burn(self, seat: int, cause: str, how: str) -> None:
        """Remove the pile; the next leads, or the same by the option (10, N14, N18, N31)."""
        self._remove_pile(seat, cause)
        self.attack = None
        if self.variants["play_again_after_ten"]:
            self.branches["played again after a burnt pile"] += 1
            self._lead(seat)
        elif how == "blind":
            self._go_on_blind(seat)
        else:
            self._begin_turn(self._following(seat))

    def _remove_pile(self, seat: int, cause: str) -> None:
        self._tell("PileBurnt", seat=seat, cause=cause, number=len(self.pile))
        self.burnt += self.pile
        self.pile = []
        self.quiet = 0

    def _take_pile(self, seat: int, cause: str, card: str | None = None) -> None:
        """Take the pile, and a blind card that did not go; everybody saw them (4, 6)."""
        cards = [*self.pile, *([card] if card else [])]
        self.branches[f"pile taken: {cause}"] += 1
        self._tell("PileTaken", seat=seat, cause=cause, number=len(cards))
        self.hands[seat] += cards
        self.known[seat] += Counter(cards)
        self.pile = []

    # Aces and jokers

    def _targets(self, seat: int) -> list[int]:
        """Anybody else who still has cards (Ace, Jokers)."""
        return [other for other in self.seats if other != seat and other not in self.outs]

    def _fly(self, seat: int, aces: int) -> None:
        """Send the pile: the attacker names a target, if there are several (N15, N23)."""
        self.attack = {"attacker": seat, "target": None, "aces": aces}
        if seat in self.outs:
            self.branches["attack by one who is out"] += 1
        targets = self._targets(seat)
        if len(targets) == 1:
            self._aim_at(seat, targets[0])
        else:
            self._ask("aim", seat)

    def _aim_at(self, seat: int, target: int) -> None:
        assert self.attack
        self.attack["target"] = target
        self._tell("AceAimed", seat=seat, target=target, aces=self.attack["aces"])
        self.branches["ace with an empty hand as target"] += not self.hands[target]
        self._ask("answer", target)

    def _counter(self, seat: int, rank: str, count: int) -> None:
        """A 2 ends the attack, an ace sends it on (N15)."""
        assert self.attack
        attacker = self.attack["attacker"]
        if rank == "2":
            self.branches["ace stopped by a 2"] += 1
            self.attack = None
            self._tell("AceStopped", seat=seat, attacker=attacker)
            self._tell("DemandChanged", seat=seat, demand="free")
            self._begin_turn(self._following(seat))
        else:
            self.branches["ace returned"] += 1
            self._tell("AceReturned", seat=seat, attacker=attacker)
            self._fly(seat, count)

    def _give_in(self, seat: int) -> None:
        """The target takes the pile; the owner of the ace leads (N15)."""
        assert self.attack
        attacker = self.attack["attacker"]
        self._tell("AceUnanswered", seat=seat, attacker=attacker)
        self._take_pile(seat, "ace")
        self.attack = None
        self._lead(attacker)

    def _play_joker(self, seat: int) -> None:
        """The player names who takes the pile (Jokers, N25, N31)."""
        targets = self._targets(seat)
        if not self.pile:
            self.branches["joker where no pile is"] += 1
            self._tell("JokerWasted", seat=seat)
            self._lead(seat)
        elif len(targets) == 1:
            self._give(seat, targets[0])
        else:
            self._ask("give", seat)

    def _give(self, seat: int, target: int) -> None:
        self._tell("JokerGiven", seat=seat, target=target)
        self._take_pile(target, "joker")
        self._lead(seat)

    # 6: blind cards

    def _turn_blind(self, seat: int, index: int) -> None:
        """Lay the card if it goes, else take it with the pile (6)."""
        card = self.face_down[seat][index]
        assert card
        goes = self._goes(rank_of(card))
        if self.phase == "blind-again":
            self.branches["blind card turned after another"] += 1
        self.face_down[seat][index] = None
        self.quiet = 0
        self._tell("BlindTurned", seat=seat, index=index, card=card, playable=goes)
        if goes:
            self._lay(seat, [card], "blind")
        else:
            self._take_pile(seat, "blind", card)
            self._lead(self.last_layer)

    def _stop_blind(self, seat: int) -> None:
        self._tell("BlindStopped", seat=seat)
        self._begin_turn(self._following(seat))

    def _go_on_blind(self, seat: int) -> None:
        """Offer another blind card in the same turn (N9)."""
        if seat in self.outs:
            self._begin_turn(self._following(seat))
        else:
            self._ask("blind-again", seat)

    # Completion

    def _offer_completion(self, layer: int, rank: str) -> bool:
        """Ask everybody else who may hold what is missing to four (Completion, N26, N27)."""
        top = self._top()
        equal = next((n for n, other in enumerate(top) if other != rank), len(top))
        if (
            not self.variants["completion"]
            or rank in {"7", "X"}
            or self._is_invisible(rank)
            or equal not in {2, 3}
        ):
            return False
        missing = 4 - equal
        able = [
            seat
            for seat in self.seats
            if seat != layer and seat not in self.outs and self._may_hold(seat, rank, missing)
        ]
        if not able:
            self.branches["completion impossible on public facts"] += 1
            return False
        self.branches["completion offered"] += 1
        self.missing = {"rank": rank, "count": missing}
        self._tell("CompletionOffered", rank=rank, missing=missing)
        self._ask("complete", *able)
        return True

    def _may_hold(self, seat: int, rank: str, missing: int) -> bool:
        """Whether the missing cards may be in a hand for all that is public (N27)."""
        public = [*self.pile, *self.burnt]
        for other in self.seats:
            public += [*self.face_up[other], *self.known[other].elements()]
        unseen = 4 * self.decks - sum(rank_of(card) == rank for card in public)
        known = sum(n for card, n in self.known[seat].items() if rank_of(card) == rank)
        hidden = len(self.hands[seat]) - self.known[seat].total()
        return missing <= known + min(unseen, hidden)

    def _holds(self, seat: int, rank: str) -> int:
        return sum(rank_of(card) == rank for card in self.hands[seat])

    def _complete(self, seat: int, rank: str) -> None:
        """Remove the pile; the seat after the completer leads (Completion, N24)."""
        assert self.missing
        cards = self._chosen(seat, rank, self.missing["count"])
        if self._holds(seat, rank) > len(cards):
            self.branches["completed, others kept"] += 1
        self.missing = None
        self.branches[f"completed after {self.pending[3]}"] += 1
        self._put(seat, cards)
        self._tell("Completed", seat=seat, rank=rank)
        self._remove_pile(seat, "completion")
        self.attack = None
        self._draw(seat)
        if self.phase != "over":
            self._begin_turn(self._following(seat))

    def _pass_completion(self, seat: int) -> None:
        """When all have passed the cards take their effect (N27)."""
        self.asked.remove(seat)
        self._tell("CompletionPassed", seat=seat)
        if not self.asked:
            self.missing = None
            self._take_effect()
