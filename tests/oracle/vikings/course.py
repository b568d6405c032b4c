"""The course of Clash of Vikings a second time, from the texts: what must happen, and when.

Paragraphs named in the docstrings are those of the rules: Set-up, Turn, Actions, V1-V16, Secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any

from tests.oracle.steps import Line, Step, Words, demand, event
from tests.oracle.vikings.arena import (
    CENTRE,
    DISTANCE,
    HEXES,
    NEXT_TO,
    START,
    TREASURE,
    WATER,
    steps_from,
)

CARDS = {
    "walk": 2,
    "sprint": 1,
    "slam": 1,
    "club": 1,
    "punch": 2,
    "hammer": 1,
    "slingshot": 2,
    "shield": 2,
}
OVERVIEW = ["walk", "sprint", "slam", "punch", "club", "slingshot", "hammer", "shield"]
BRACELETS = Counter({1: 6, 2: 8, 3: 7, 4: 4})
SET_ASIDE = {2: 9, 3: 6, 4: 0}


class Course:
    """A game as the rules have it."""

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:
        """Sit ``seats`` players at an empty table."""
        self.seats = list(range(seats))
        self.arena: int = options["arena"]
        self.bluff_arena: bool = options["bluff_arena"]
        self.branches = branches
        self.starts = [HEXES.index(at) for at in START[self.arena]]
        self.treasures = [HEXES.index(at) for at in TREASURE[self.arena]]
        self.full_hand = 2 if self.bluff_arena else 3
        self.events: list[Line] = []
        self.phase = "place"
        self.asked = [0]
        self.believed: list[int] = []
        self.turn = 0
        self.spaces: list[int | None] = [None for _ in self.seats]
        self.holdings = [[1, 2, 3] for _ in self.seats]
        self.known = [[Counter({1: 1, 2: 1, 3: 1}) for _ in range(seats + 1)] for _ in self.seats]
        self.discards: list[list[str]] = [[] for _ in self.seats]
        self.shown: list[list[str]] = [[] for _ in self.seats]
        self.sunk: list[int] = []
        self.laid: list[Line] = []
        self.target: int | None = None
        self.knocked: int | None = None
        self.clashes: list[Line] = []

    # Set-up

    def set_up(self, step: Step) -> None:
        """Check the counts of the Set-up, take over the shuffled piles and the first player."""
        state = deepcopy(step.line["state"])
        self.active: int = state["active"]
        self.supply: list[int] = state["supply"]
        self.aside: list[int] = state["aside"]
        self.slots: list[list[int]] = state["slots"]
        self.hands: list[list[str]] = state["hands"]
        self.decks: list[list[str]] = state["decks"]
        cards = Counter(CARDS)
        if self.bluff_arena:
            cards -= Counter(["shield", "punch", "slingshot"])
        for hand, deck in zip(self.hands, self.decks, strict=True):
            demand(len(hand) == self.full_hand, "a hand of 3, or 2 in the Bluff Arena")
            demand(Counter(hand + deck) == cards, "every deck has the same cards")
        demand(self.active in self.seats, "somebody begins")
        demand(len(self.aside) == SET_ASIDE[len(self.seats)], "9, 6 or 0 bracelets leave the game")
        for space, slot in enumerate(self.slots):
            demand(len(slot) == (space in self.treasures), "one bracelet on each bracelet space")
        self._count_bracelets()
        self.events = [
            event("BraceletsHandedOut", removed=len(self.aside)),
            *(
                event("ArenaStocked", space=space, value=self.slots[space][0])
                for space in self.treasures
            ),
            *(
                event("HandRefilled", seat=seat, cards=self.hands[seat], to=[seat])
                for seat in self.seats
            ),
            event("FirstPlayerDrawn", seat=self.active),
        ]

    def _count_bracelets(self) -> None:
        """No bracelet is ever made or lost (Facts)."""
        heaps = [*self.holdings, *self.slots, self.supply, self.aside, self.sunk]
        loose = [] if self.knocked is None else [self.knocked]
        demand(Counter(sum(heaps, loose)) == BRACELETS, "there are always the same 25 bracelets")

    # Answers

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer to the open question."""
        demand(seat in self.asked, "only who is asked may answer")
        self.events = []
        self.luck = [
            happened["value"]
            for happened in step.line["events"]
            if happened["type"] in {"BraceletTakenSeen", "BraceletKnocked"}
        ]
        self.after = step
        follow: dict[str, Callable[..., None]] = {
            "PlaceViking": self._place,
            "TakeFromCentre": self._take_from_centre,
            "LeaveCentre": self._leave_centre,
            "Announce": self._announce,
            "Believe": self._believe if self.phase == "challenge" else self._believe_shield,
            "CallBluff": self._call if self.phase == "challenge" else self._call_shield,
            "MoveTo": self._move,
            "Slam": self._slam,
            "Attack": self._attack,
            "RaiseShield": self._raise_shield,
            "TakeHit": self._take_hit,
            "PlaceBracelet": self._drop,
        }
        follow[move[0]](seat, *move[1:])
        demand(not self.luck, "no bracelet is drawn without a reason")
        self._count_bracelets()

    def _tell(self, name: str, *, to: Iterable[int] | None = None, **fields: Any) -> None:
        self.events.append(event(name, to=to, **fields))

    def _ask(self, phase: str, *seats: int) -> None:
        self.phase, self.asked = phase, list(seats)

    def _place(self, seat: int, space: int) -> None:
        """The Vikings are placed in seat order; who has no choice is not asked (Set-up, V10)."""
        self.spaces[seat] = space
        self._tell("VikingPlaced", seat=seat, space=space)
        free = [start for start in self.starts if start not in self.spaces]
        if seat == self.seats[-1]:
            self._begin_turn(self.active)
        elif len(free) == 1:
            self.branches["the last start space"] += 1
            self._place(seat + 1, free[0])
        else:
            self._ask("place", seat + 1)

    def _begin_turn(self, seat: int) -> None:
        """A Viking on the centre brings bracelets; a choice where that may end it (Turn 0, V11)."""
        self.active = seat
        self.turn += 1
        self._tell("TurnBegan", seat=seat, turn=self.turn)
        if self.spaces[seat] != CENTRE:
            self._ask("announce", seat)
        elif len(self.supply) - 2 > self._refilled_at_most():
            self._take_from_centre(seat)
        else:
            if len(self.supply) > 2:
                self.branches["the refill may end the game"] += 1
            self._ask("centre", seat)

    def _refilled_at_most(self) -> int:
        """Count the bracelet spaces that may be empty once this turn from the centre is over (V11).

        Those that are now, and one where the first action ends and the second begins.
        """
        empty = [at for at in self.treasures if not self.slots[at] and at not in self.spaces]
        land = steps_from(CENTRE, WATER)
        near = [at for at in self.treasures if land[at] <= 2 and at not in empty]
        return len(empty) + min(1, len(near))

    def _take_from_centre(self, seat: int) -> None:
        """Two bracelets, or the last one (Turn 0)."""
        asked = "by choice" if self.phase == "centre" else "at once"
        count = min(2, len(self.supply))
        self.branches[f"centre held, {count} taken {asked}"] += 1
        self._tell("CentreHeld", seat=seat, count=count)
        self._draw_bracelets(seat, count)
        self._ask("announce", seat)

    def _leave_centre(self, seat: int) -> None:
        self.branches["centre held, nothing taken"] += 1
        self._tell("CentreDeclined", seat=seat, count=len(self.supply))
        self._ask("announce", seat)

    def _draw_bracelets(self, seat: int, count: int) -> None:
        """Bracelets from the supply are known to who takes them (Secret)."""
        values = [self.supply.pop(0) for _ in range(count)]
        self.holdings[seat] += values
        self._tell("BraceletsDrawn", seat=seat, values=values, to=[seat])
        self._tell_empty_supply()

    def _tell_empty_supply(self) -> None:
        if not self.supply:
            self._tell("SupplyEmptied")

    # Phases 1 and 2

    def _announce(self, seat: int, card: str, action: str) -> None:
        """Everybody else with a bracelet may call a bluff (Turn 1, Challenge)."""
        self.clashes = []
        self.hands[seat].remove(card)
        self.laid.append(
            {
                "owner": self.active,
                "announced": action,
                "card": card,
                "revealed": False,
                "outcome": "open",
            }
        )
        self._tell("Announced", seat=self.active, action=action, nth=self._nth())
        self.branches[f"announced {action}, {'truth' if card == action else 'bluff'}"] += 1
        able = [seat for seat in self.seats if seat != self.active and self.holdings[seat]]
        self.believed = []
        if able:
            self._ask("challenge", *able)
        else:
            self.branches["nobody can challenge"] += 1
            self._perform()

    def _nth(self) -> int:
        return sum(card["owner"] == self.active for card in self.laid)

    def _announced(self) -> Line:
        """Return the card under the action in hand."""
        return next(card for card in reversed(self.laid) if card["owner"] == self.active)

    def _said(self) -> str:
        """Return the announced action in hand."""
        action: str = self._announced()["announced"]
        return action

    def _believe(self, seat: int) -> None:
        self.believed.append(seat)
        self._tell("Believed", seat=seat, announcer=self.active)
        if set(self.believed) == set(self.asked):
            self.believed = []
            self._perform()

    def _call(self, seat: int) -> None:
        """The truth costs the challenger a bracelet, a bluff the active player (Challenge)."""
        card = self._announced()
        self.believed = []
        truthful = self._reveal(seat, card)
        before = self._counts(self.active, seat)
        if truthful:
            self.branches["challenge against the truth"] += 1
            self._take(self.active, seat)
            self._met(card["announced"], self.active, seat, before, card["card"])
            self._perform()
            return
        self.branches["challenge against a bluff"] += 1
        if not self.holdings[self.active] and self.supply:
            self.branches["challenger paid from the supply"] += 1
            self._tell("BraceletFromSupply", seat=seat)
            self._draw_bracelets(seat, 1)
        else:
            self._take(seat, self.active)
        self._met(card["announced"], self.active, seat, before, card["card"])
        self._tell("ActionAbandoned", seat=self.active, action=card["announced"])
        self._end_action("abandoned")

    def _reveal(self, challenger: int, card: Line) -> bool:
        card["revealed"] = True
        truthful: bool = card["card"] == card["announced"]
        self._tell("BluffCalled", seat=challenger, announcer=card["owner"])
        self._tell(
            "CardRevealed",
            seat=card["owner"],
            card=card["card"],
            announced=card["announced"],
            truthful=truthful,
        )
        return truthful

    # Bracelets that change hands

    def _counts(self, one: int, other: int) -> list[int]:
        return [len(self.holdings[one]), len(self.holdings[other])]

    def _met(
        self, action: str, one: int, other: int, before: list[int], card: str | None = None
    ) -> None:
        """Keep who met whom since the announcement, and how many bracelets the two had and have."""
        self.clashes.append(
            {
                "action": action,
                "seats": [one, other],
                "before": before,
                "after": self._counts(one, other),
                "card": card,
            }
        )

    def _lose(self, victim: int) -> int:
        """Take over which bracelet luck drew; it must be one of the victim's."""
        demand(self.luck, "a bracelet is due")
        value: int = self.luck.pop(0)
        demand(value in self.holdings[victim], "only what the victim has can be drawn")
        self.holdings[victim].remove(value)
        return value

    def _take(self, thief: int, victim: int) -> None:
        """A stolen bracelet is known to the thief and the former owner (Secret)."""
        if not self.holdings[victim]:
            self.branches["nothing to take"] += 1
            self._tell("NothingToTake", seat=thief, victim=victim)
            return
        held = len(self.holdings[victim])
        value = self._lose(victim)
        self.holdings[thief].append(value)
        self._tell("BraceletTaken", thief=thief, victim=victim)
        self._tell("BraceletTakenSeen", thief=thief, victim=victim, value=value, to=[thief, victim])
        for viewer, known in enumerate(self.known[victim]):
            alike = len(known) == 1 and known.total() == held
            if viewer in {thief, victim} or alike:
                known -= Counter([value])
                self.known[thief][viewer] += Counter([value])
            else:
                # Of each value one less is certain: which it was stayed unseen.
                known -= Counter(list(known))

    def _know(self, owner: int, values: list[int]) -> None:
        """Add to what everybody knows an owner to hold."""
        for known in self.known[owner]:
            known += Counter(values)

    def _collect(self, seat: int) -> None:
        """A Viking takes all that lies on its space; it lay face up (Walk)."""
        space = self.spaces[seat]
        assert space is not None
        values = sorted(self.slots[space])
        if values:
            self.slots[space] = []
            self.holdings[seat] += values
            self._know(seat, values)
            self._tell("BraceletsCollected", seat=seat, space=space, values=values)

    # Phase 3

    def _at(self, seat: int) -> int:
        space = self.spaces[seat]
        assert space is not None
        return space

    def _perform(self) -> None:
        """Perform what was announced, whatever the card (Perform)."""
        action = self._announced()["announced"]
        if action in {"walk", "sprint"}:
            if self._destinations(action) == {self._at(self.active)}:
                self.branches["no free space to move to"] += 1
                self._move(self.active, self._at(self.active))
            else:
                self._ask("move", self.active)
        elif action == "slam":
            slams = self._slams()
            if len(slams) == 1:
                self.branches["only one slam"] += 1
                self._slam(self.active, *slams.pop())
            else:
                self._ask("slam", self.active)
        else:
            targets = self._targets(action)
            if not targets:
                self.branches["nobody in range"] += 1
                self._tell("NobodyInRange", seat=self.active, action=action)
                self._end_action("performed")
            elif len(targets) == 1:
                self._attack(self.active, targets[0])
            else:
                self._ask("target", self.active)

    def _destinations(self, action: str) -> set[int]:
        """Walk 1 or Sprint up to 2, past Vikings but never onto them, never over water (Walk)."""
        reach = 1 if action == "walk" else 2
        far = steps_from(self._at(self.active), WATER)
        taken = {space for seat, space in enumerate(self.spaces) if seat != self.active}
        return {space for space, steps in far.items() if steps <= reach} - taken

    def _move(self, seat: int, space: int) -> None:
        action, origin = self._announced()["announced"], self._at(seat)
        if space == origin:
            self._tell("Stayed", seat=seat, action=action)
        else:
            if space in self.starts or space == CENTRE:
                self.branches["moved onto the centre or a start space"] += 1
            self.spaces[seat] = space
            self._tell("Moved", seat=seat, action=action, origin=origin, space=space)
        self._collect(seat)
        self._end_action("performed")

    def _slams(self) -> set[tuple[int, int]]:
        """Run up to 2 spaces, not through Vikings, and push onto a free space (Slam, V2, V8)."""
        origin = self._at(self.active)
        slams = set()
        for victim in self.seats:
            if victim == self.active:
                continue
            there = self._at(victim)
            others = {self._at(seat) for seat in self.seats if seat not in {self.active, victim}}
            shut = others | WATER
            if steps_from(origin, shut).get(there, 9) <= 2:
                slams |= {(victim, space) for space in NEXT_TO[there] if space not in shut}
        return slams

    def _slam(self, seat: int, victim: int, push_to: int) -> None:
        there, origin = self._at(victim), self._at(seat)
        self.branches[f"slam over {DISTANCE[origin][there]}"] += 1
        if push_to == origin:
            self.branches["pushed to where the slammer came from"] += 1
        if push_to == CENTRE:
            self.branches["pushed onto the centre"] += 1
        self.spaces[seat], self.spaces[victim] = there, push_to
        self._tell("Slammed", seat=seat, victim=victim, space=there, push_to=push_to)
        if self.slots[push_to]:
            self.branches["pushed onto bracelets"] += 1
        self._collect(victim)
        self._end_action("performed")

    def _targets(self, action: str) -> list[int]:
        """Next to the Viking for Punch and Club, 2 and more away for the others (Actions)."""
        near = action in {"punch", "club"}
        here = self._at(self.active)
        return [
            seat
            for seat in self.seats
            if seat != self.active and (DISTANCE[here][self._at(seat)] == 1) == near
        ]

    def _attack(self, seat: int, target: int) -> None:
        """Ask the target for a Shield while it has a card (Shield, V5)."""
        self.target = target
        action = self._announced()["announced"]
        self._tell("Attacked", seat=seat, target=target, action=action)
        self.branches[f"attack with {action}"] += 1
        demand(self.hands[target], "nobody can lay all cards before the last attack of a turn")
        self._ask("shield", target)

    def _raise_shield(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.laid.append(
            {
                "owner": seat,
                "announced": "shield",
                "card": card,
                "revealed": False,
                "outcome": "open",
            }
        )
        self._tell("ShieldRaised", seat=seat, attacker=self.active)
        self._ask("challenge-shield", self.active)

    def _take_hit(self, seat: int) -> None:
        self._tell("ShieldOmitted", seat=seat, attacker=self.active)
        self._hit()

    def _believe_shield(self, seat: int) -> None:
        self._tell("ShieldBelieved", seat=seat, target=self.target)
        owner = self.laid[-1]["owner"]
        self._met("shield", owner, self.active, self._counts(owner, self.active))
        self._block()

    def _block(self) -> None:
        self.laid[-1]["outcome"] = "performed"
        action = self._announced()["announced"]
        self.branches["attack blocked"] += 1
        self._tell("AttackBlocked", seat=self.active, target=self.target, action=action)
        self._end_action("blocked")

    def _call_shield(self, seat: int) -> None:
        """A true Shield wins a bracelet of the attacker, a false one loses one (Shield, V6)."""
        shield, target = self.laid[-1], self.target
        assert target is not None
        before = self._counts(target, seat)
        if self._reveal(seat, shield):
            self.branches["true Shield challenged"] += 1
            self._take(target, seat)
            self._met("shield", target, seat, before, shield["card"])
            self._block()
        else:
            self.branches["false Shield challenged"] += 1
            shield["outcome"] = "pierced"
            self._take(seat, target)
            self._met("shield", target, seat, before, shield["card"])
            if not self.holdings[target]:
                self.branches["false Shield cost the last bracelet"] += 1
            self._hit()

    def _hit(self) -> None:
        """Club and Hammer steal unseen, Punch and Slingshot knock a bracelet out (Actions)."""
        target, action = self.target, self._announced()["announced"]
        assert target is not None
        before = self._counts(self.active, target)
        if not self.holdings[target]:
            self.branches["attack finds nothing"] += 1
            self._tell("FoundNothing", seat=self.active, target=target, action=action)
            self._met(action, self.active, target, before)
            self._end_action("performed")
        elif action in {"club", "hammer"}:
            self._take(self.active, target)
            self._met(action, self.active, target, before)
            self._end_action("performed")
        else:
            self.knocked = value = self._lose(target)
            self._met(action, self.active, target, before)
            for known in self.known[target]:
                known -= Counter([value])
            self._tell("BraceletKnocked", seat=self.active, target=target, value=value)
            self._ask("drop", self.active)

    def _places(self) -> set[int]:
        """Next to the target, not the attacker's own space; water is allowed (Punch)."""
        assert self.target is not None
        return set(NEXT_TO[self._at(self.target)]) - {self._at(self.active)}

    def _drop(self, seat: int, space: int) -> None:
        """In water it is lost; another Viking's owner has it at once (Punch, V8, V9)."""
        value = self.knocked
        assert value is not None
        self.knocked = None
        if space in WATER:
            self.branches["bracelet sunk"] += 1
            self.sunk.append(value)
            self._tell("BraceletSunk", seat=seat, value=value, space=space)
        elif space in self.spaces:
            owner = self.spaces.index(space)
            self.branches["bracelet caught"] += 1
            self.holdings[owner].append(value)
            self._know(owner, [value])
            self._tell("BraceletCaught", seat=seat, owner=owner, space=space, value=value)
        else:
            if self.slots[space]:
                self.branches["bracelet placed on another"] += 1
            self.slots[space].append(value)
            self._tell("BraceletPlaced", seat=seat, space=space, value=value)
        self._end_action("performed")

    # End of the turn

    def _end_action(self, outcome: str) -> None:
        """Two cards make a turn (Turn 1)."""
        self._announced()["outcome"] = outcome
        self.target = None
        if self._nth() < 2:
            self._ask("announce", self.active)
            return
        for card in self.laid:
            self.discards[card["owner"]].append(card["card"])
            if card["revealed"]:
                self.shown[card["owner"]].append(card["card"])
        self.laid = []
        for seat in self.seats:
            self._refill(seat)
        self._restock()
        if self.supply:
            self._begin_turn((self.active + 1) % len(self.seats))
        else:
            self._finish()

    def _refill(self, seat: int) -> None:
        """Draw up to the full hand; an empty deck is the shuffled discards (Turn 2)."""
        missing = self.full_hand - len(self.hands[seat])
        if not missing:
            return
        told = self.after.line["events"]
        drawn: list[str] = next(
            (e["cards"] for e in told if e["type"] == "HandRefilled" and e["seat"] == seat), []
        )
        deck = self.decks[seat]
        if len(deck) < missing:
            self.branches["deck shuffled anew"] += 1
            shuffled = drawn[len(deck) :] + self.after.line["state"]["decks"][seat]
            demand(
                Counter(shuffled) == Counter(self.discards[seat]), "the discards are the new deck"
            )
            deck += shuffled
            self.discards[seat] = []
            self.shown[seat] = []
            self._tell("DeckShuffled", seat=seat)
        cards, self.decks[seat] = deck[:missing], deck[missing:]
        self.hands[seat] += cards
        self._tell("HandRefilled", seat=seat, cards=cards, to=[seat])

    def _restock(self) -> None:
        """Bracelet spaces without Viking and token get one while there are any (Turn 2, V9)."""
        for space in self.treasures:
            if self.supply and not self.slots[space] and space not in self.spaces:
                value = self.supply.pop(0)
                self.slots[space] = [value]
                self._tell("ArenaStocked", space=space, value=value)
                self._tell_empty_supply()

    def _finish(self) -> None:
        """Everybody shows the bracelets (Turn 3)."""
        self._ask("over")
        for seat, values in enumerate(self.holdings):
            self.known[seat] = [Counter(values) for _ in self.known[seat]]
            self._tell("BraceletsRevealed", seat=seat, values=sorted(values), total=sum(values))
        winners = self._ranking()[0]
        if len(winners) > 1:
            self.branches["shared victory"] += 1
        self._tell("GameWon", seats=winners, total=sum(self.holdings[winners[0]]))

    def _ranking(self) -> list[list[int]]:
        """The highest sum wins, then the most bracelets, then the place is shared (Turn 3)."""
        marks = [(sum(values), len(values)) for values in self.holdings]
        return [
            [seat for seat in self.seats if marks[seat] == mark]
            for mark in sorted(set(marks), reverse=True)
        ]
