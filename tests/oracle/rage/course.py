"""Clash of Rage a second time: the table, the turn and its phases, written from the rules text.

Figures stand in dictionaries by place, also in a territory that two sides share; nothing is
derived that can be counted. Luck is read from what the program did, and found possible or not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.rage.box import CARDS, CLANS, HEROES, LEVELS, SHEETS, TACTICS, is_legendary
from tests.oracle.rage.country import BASTION, BEYOND, FIXED, Country, Hex, steps_between
from tests.oracle.steps import Line, Step, demand, event

Units = list[int]


class Course:
    """A game from its set-up through the phases of each turn; marches and trade come on top."""

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:
        self.options = options
        self.branches = branches
        self.events: list[Line] = []
        self.goal = 5 if options["long_game"] else 4
        self.last = options["last_turn"] or (20 if options["long_game"] else 15)
        self.phase = "clan"
        self.asked: list[int] = []
        self.answered: list[int] = []
        self.turn = 0
        self.action = 0
        self.order: list[int] = []
        self.active: int | None = None
        self.players: list[dict[str, Any]] = [
            {
                "clan": None,
                "bastion": None,
                "units": {},
                "reserve": [0, 0, 0],
                "gold": 0,
                "crystals": 0,
                "cards": [],
                "hero": None,
                "hero_site": None,
                "hand": [],
                "deck": [],
                "discard": [],
                "known": set(),
                "chosen": None,
                "played": None,
                "incoming": [0, 0, 0],
                "spread": {},
                "posting": None,
                "standing": None,
                "marched": [],
            }
            for _ in range(seats)
        ]
        self.elves: dict[int, Units] = {}
        self.elf_cards: dict[tuple[str, int], str] = {}
        self.market: list[list[Any]] = []
        self.deck: list[str] = []
        self.known_below = 0
        self.legendaries: list[str] = []
        self.drawn: list[str] = []
        self.heroes = list(HEROES)
        self.told = [0] * seats
        self.left: list[int] = []
        self.draft: dict[str, Any] | None = None
        self.equipping = False
        self.forged = False
        self.choose_fights = False
        self.open: list[dict[str, Any]] = []
        self.fight: dict[str, Any] | None = None
        self.winner: int | None = None

    # What can be counted

    def tell(self, name: str, to: list[int] | None = None, **fields: Any) -> None:
        """Add an event."""
        self.events.append(event(name, to=to, **fields))

    def tell_choice(self, name: str, seat: int) -> None:
        """Tell of a secret choice; nobody else hears of one that is changed."""
        self.tell(name, [seat] if seat in self.answered else None, seat=seat)

    def clan(self, side: int | str) -> str | None:
        """Name the clan of a seat; None for the elves."""
        return None if isinstance(side, str) else self.players[side]["clan"]

    def staying(self) -> list[int]:
        """List who has not left."""
        return [seat for seat in range(len(self.players)) if seat not in self.left]

    def at(self, seat: int, site: int) -> Units:
        """Return the units of a seat in a place."""
        return list(self.players[seat]["units"].get(site, [0, 0, 0]))

    def put(self, seat: int, site: int, units: Units, sign: int = 1) -> None:
        """Add units to a place, or take them away."""
        now = [a + sign * b for a, b in zip(self.at(seat, site), units, strict=True)]
        assert min(now) >= 0
        self.players[seat]["units"].pop(site, None)
        if sum(now):
            self.players[seat]["units"][site] = now

    def sides_at(self, site: int) -> list[int | str]:
        """List who has units in a territory."""
        found: list[int | str] = [
            seat for seat in range(len(self.players)) if site in self.players[seat]["units"]
        ]
        return found + (["elves"] if site in self.elves else [])

    def controls(self, seat: int, site: int) -> bool:
        """R1: own units stand there alone."""
        return self.sides_at(site) == [seat]

    def points(self, seat: int) -> int:
        """A point for each city controlled, one for each legendary."""
        cities = sum(self.controls(seat, site) for site in self.country.cities)
        return cities + sum(is_legendary(card) for card, _ in self.players[seat]["cards"])

    def cities_to_lose(self, seat: int) -> int:
        """Take city after city away until the goal is missed."""
        cities = sum(self.controls(seat, site) for site in self.country.cities)
        lost = [n for n in range(1, cities + 1) if self.points(seat) - n < self.goal]
        return lost[0] if lost and self.points(seat) >= self.goal else 0

    def own_territories(self, seat: int) -> list[int]:
        """List the territories where a seat has units."""
        return sorted(site for site in self.players[seat]["units"] if site < BASTION)

    def tell_points(self) -> None:
        """Tell whose points are not what was told last."""
        for seat in range(len(self.players)):
            if self.points(seat) != self.told[seat]:
                self.tell("PointsChanged", seat=seat, points=self.points(seat), goal=self.goal)
        self.told = [self.points(seat) for seat in range(len(self.players))]

    def ask(self, phase: str, seats: list[int]) -> None:
        """Ask a question."""
        self.phase, self.asked, self.answered = phase, seats, []

    # Set-up

    def lay_out(self, step: Step) -> None:
        """Take over what luck laid, and find it possible."""
        state = step.line["state"]
        tiles = state["tiles"]
        seats = len(self.players)
        demand(len({tile["number"] for tile in tiles}) == len(tiles) == seats, "equal tiles")
        self._check_layout([(tile["q"], tile["r"]) for tile in tiles])
        self.country = Country(tiles)
        demand(len(set(self.country.places)) == 7 * seats, "tiles overlap")
        for site, stack in enumerate(state["stacks"]):
            if sum(stack):
                self.elves[site] = list(stack)
        self._check_elves()
        self.market = [[stall["gear"], stall["copies"]] for stall in state["market"]]
        self.deck = list(state["deck"])
        cards = Counter(self.deck)
        for card, copies in self.market:
            cards[card] += copies
        equipment = {name: card["copies"] for name, card in CARDS.items() if card["cost"]}
        demand(cards == equipment, "cards are missing")
        demand(len(self.market) == len({card for card, _ in self.market}) == 6, "no six kinds")
        self.legendaries = list(state["legendaries"])
        demand(
            sorted(self.legendaries) == sorted(card for card in CARDS if is_legendary(card)),
            "legendaries are missing",
        )
        opened = step.line["events"][1]["cards"]
        demand(Counter(opened) == dict(self.market), "market is wrong")
        self.tell("MapLaid", tiles=[tile["number"] for tile in tiles])
        self.tell("MarketOpened", cards=opened)
        if self.options["clans"] == "choose":
            self.ask("clan", list(range(seats)))
            return
        dealt = [player["clan"] for player in state["players"]]
        demand(len(set(dealt)) == seats, "a clan twice")
        for seat, clan in enumerate(dealt):
            self.take_clan(seat, clan)
        self.deal_tactics(step)

    def _check_layout(self, centres: list[Hex]) -> None:
        if self.options["layout"] == "fixed":
            demand(centres == FIXED[: len(centres)], "not the fixed layout")
            return
        demand(centres[0] == (0, 0), "the first tile lies elsewhere")
        for number, (q, r) in enumerate(centres[1:], 1):
            near = {(q + dq, r + dr) for dq, dr in BEYOND}
            demand(near & set(centres[:number]), "a tile lies apart")
        self.branches["random layout"] += 1

    def _check_elves(self) -> None:
        wanted = {**dict.fromkeys(self.country.cities, 4), **dict.fromkeys(self.country.forges, 2)}
        demand({site: sum(stack) for site, stack in self.elves.items()} == wanted, "wrong elves")
        for elf in LEVELS:
            demand(sum(stack[elf] for stack in self.elves.values()) <= 15, "too many tokens")
        if self.options["elves"] == "harder":
            demand(all(min(self.elves[city]) for city in self.country.cities), "not harder")
            self.branches["harder"] += 1

    def take_clan(self, seat: int, clan: str) -> None:
        """Take a clan with its figures."""
        self.players[seat]["clan"] = clan
        self.players[seat]["reserve"] = [sheet["figures"] for sheet in SHEETS[clan]]
        self.tell("ClanTaken", seat=seat, clan=clan)

    def free_clans(self) -> list[str]:
        """List the clans that nobody has."""
        return [clan for clan in CLANS if clan not in [p["clan"] for p in self.players]]

    def clans_complete(self, step: Step) -> None:
        """Begin when nobody is without a clan; the last of four has no choice."""
        if len(self.asked) == 1 and len(self.free_clans()) == 1:
            self.take_clan(self.asked.pop(), self.free_clans()[0])
            self.branches["last clan"] += 1
        if not self.asked:
            self.deal_tactics(step)

    def deal_tactics(self, step: Step) -> None:
        """Read how the tactics were shuffled, and begin."""
        for seat in self.staying():
            player, seen = self.players[seat], step.line["state"]["players"][seat]
            player["deck"] = seen["hand"] + seen["deck"]
            own = [number for number, card in TACTICS.items() if card["clan"] == player["clan"]]
            demand(sorted(player["deck"]) == own, "other cards")
        self.draw_tactics(step)
        self.begin_turn(step)

    # Phase 1

    def begin_turn(self, step: Step) -> None:
        """Begin with the elves and the hands, but in turn 1."""
        self.turn += 1
        self.tell("TurnBegan", turn=self.turn, last=self.last)
        if self.turn > 1:
            for elf in LEVELS:
                if any(stack[elf] for stack in self.elves.values()):
                    self._improve(elf)
            self.draw_tactics(step)
        self.action, self.order, self.active = 0, [], None
        self.ask("tactics", self.staying())

    def _improve(self, elf: int) -> None:
        if not self.deck:
            self.branches["elves find no card"] += 1
            return
        card = self.deck.pop(0)
        self.known_below = min(self.known_below, len(self.deck))
        slot = (CARDS[card]["kind"], elf)
        old = self.elf_cards.get(slot)
        if old is not None and CARDS[card]["cost"] <= CARDS[old]["cost"]:
            self.branches["elves refuse a card"] += 1
            self.deck.append(card)
            self.known_below += 1
            self.tell("ElvesDrew", elf=elf, gear=card, kept=False, replaced=None)
            return
        self.elf_cards[slot] = card
        if old is not None:
            self.branches["elves replace a card"] += 1
            self.deck.append(old)
            self.known_below += 1
        self.tell("ElvesDrew", elf=elf, gear=card, kept=True, replaced=old)

    def draw_tactics(self, step: Step) -> None:
        """Draw back to three; an empty deck is made of the discards, as luck shuffled them."""
        for seat in self.staying():
            player, seen = self.players[seat], step.line["state"]["players"][seat]
            missing = 3 - len(player["hand"])
            if missing and not player["deck"]:
                self.branches["tactics shuffled"] += 1
                shuffled = seen["hand"][-missing:] + seen["deck"]
                demand(sorted(shuffled) == sorted(player["discard"]), "other cards shuffled")
                player["deck"], player["discard"] = shuffled, []
                self.tell("TacticsShuffled", seat=seat)
            drawn = [player["deck"].pop(0) for _ in range(missing)]
            player["hand"] += drawn
            if not player["deck"]:
                player["known"] = set(player["hand"])
            self.tell("TacticsDrawn", to=[seat], seat=seat, cards=drawn)

    # Phase 2

    def tactics_complete(self) -> None:
        """Reveal once everybody has chosen; rising numbers are the turn order."""
        if len(self.answered) < len(self.asked):
            return
        self.order = sorted(self.asked, key=lambda seat: self.players[seat]["chosen"])
        for nth, seat in enumerate(self.order, 1):
            player = self.players[seat]
            card = player["chosen"]
            player["hand"].remove(card)
            player["known"].discard(card)
            player["discard"].append(card)
            player["chosen"], player["played"] = None, card
            self.tell(
                "TacticRevealed",
                seat=seat,
                card=card,
                nth=nth,
                gold=TACTICS[card]["gold"],
                clan=self.clan(seat),
                units=TACTICS[card]["units"],
            )
        if self.turn == 1:
            self.next_bastion(None)
        else:
            self.income()

    def after(self, seat: int | None) -> int | None:
        """Return who is next in the turn order and has not left."""
        later = self.order if seat is None else self.order[self.order.index(seat) + 1 :]
        return next((other for other in later if other not in self.left), None)

    def next_bastion(self, seat: int | None) -> None:
        """Ask the next for a bastion."""
        self.active = self.after(seat)
        if self.active is None:
            self.income()
        else:
            self.ask("bastion", [self.active])

    def bastion_places(self) -> list[Hex]:
        """R15: beside a territory, outside the tiles, neither on nor beside a bastion."""
        standing = [p["bastion"] for p in self.players if p["bastion"] is not None]
        return [
            place
            for place in self.country.edge()
            if all(steps_between(place, other) > 1 for other in standing)
        ]

    def income(self) -> None:
        """Gold of the card, three crystals a city."""
        self.active = None
        for seat in self.staying():
            player = self.players[seat]
            gold = TACTICS[player["played"]]["gold"]
            crystals = 3 * sum(self.controls(seat, site) for site in self.country.cities)
            player["gold"] += gold
            player["crystals"] += crystals
            self.tell("IncomeTaken", seat=seat, gold=gold, crystals=crystals)
        for seat in self.staying():
            player = self.players[seat]
            wanted = TACTICS[player["played"]]["units"]
            player["incoming"] = [min(a, b) for a, b in zip(wanted, player["reserve"], strict=True)]
            said = player["posting"]
            to_land = said is not None and said < BASTION
            player["spread"] = {said: list(player["incoming"])} if to_land else {}
        if self.options["reinforcements"] == "order":
            self.next_to_reinforce(None)
            return
        asked = [seat for seat in self.staying() if self.has_choice(seat)]
        said = [seat for seat in asked if self.players[seat]["posting"] is not None]
        if len(said) < len(asked):
            self.ask("reinforce", asked)
            self.answered = said
        else:
            self.lay_all_down()

    def has_choice(self, seat: int) -> bool:
        """R21: something to place and more than one place."""
        return bool(sum(self.players[seat]["incoming"]) and self.own_territories(seat))

    def resting(self, seat: int) -> Units:
        """Count what is not put in a territory."""
        rest = list(self.players[seat]["incoming"])
        for units in self.players[seat]["spread"].values():
            rest = [a - b for a, b in zip(rest, units, strict=True)]
        return rest

    def next_to_reinforce(self, seat: int | None) -> None:
        """Lay down in turn order, and stop at who has a choice."""
        turn = self.after(seat)
        while turn is not None:
            if self.has_choice(turn):
                self.active = turn
                self.ask("reinforce", [turn])
                return
            self.lay_down(turn)
            turn = self.after(turn)
        self.begin_actions(1)

    def reinforcements_complete(self) -> None:
        """Lay everything down once everybody asked has answered."""
        if len(self.answered) == len(self.asked):
            self.lay_all_down()

    def lay_all_down(self) -> None:
        """Together: all units at once, in turn order."""
        self.tell("ReinforcementsRevealed")
        for seat in self.order:
            if seat not in self.left:
                self.lay_down(seat)
        self.begin_actions(1)

    def lay_down(self, seat: int) -> None:
        """Bring units from the reserve; what it lacks is lost."""
        player = self.players[seat]
        rest = self.resting(seat)
        home = BASTION + seat
        for site, units in [(home, rest), *sorted(player["spread"].items())]:
            if sum(units):
                self.put(seat, site, units)
                self.tell("Reinforced", seat=seat, clan=self.clan(seat), site=site, units=units)
        came = player["incoming"]
        lost = [a - b for a, b in zip(TACTICS[player["played"]]["units"], came, strict=True)]
        if sum(lost):
            self.branches["reinforcements lost"] += 1
            self.tell("ReinforcementsLost", seat=seat, clan=self.clan(seat), units=lost)
        player["reserve"] = [a - b for a, b in zip(player["reserve"], came, strict=True)]
        player["incoming"], player["spread"], player["posting"] = [0, 0, 0], {}, None

    # Phases 3 to 5

    def begin_actions(self, action: int) -> None:
        """Begin the first or second actions."""
        first = self.after(None)
        assert first is not None
        self.begin_action(first, action)

    def begin_action(self, seat: int, action: int) -> None:
        """Begin an action; in a second one who has the goal wins before acting."""
        self.tell("ActionBegan", seat=seat, action=action)
        self.active, self.action = seat, action
        self.draft, self.equipping, self.forged = None, False, False
        self.ask("action", [seat])
        self.wins_now()

    def wins_now(self) -> bool:
        """R17: count the points of the active player in a second action."""
        seat = self.active
        if seat is None or self.action != 2 or self.points(seat) < self.goal:
            return False
        self.branches["won in the second action"] += 1
        self.win(seat)
        return True

    def win(self, seat: int) -> None:
        """End the game for one."""
        self.tell_points()
        self.tell("GameWon", seat=seat, points=self.points(seat))
        self.winner = seat
        self.ask("over", [])

    def end_action(self, step: Step) -> None:
        """Go on with the next action, the stones or the next turn."""
        self.tell_points()
        seat = self.active
        assert seat is not None
        if self.action == 1 and seat not in self.left and self.points(seat) >= self.goal:
            self.branches["wins when the second action begins"] += 1
            to_take = self.cities_to_lose(seat)
            earlier = [o for o in self.order[: self.order.index(seat)] if o not in self.left]
            rich = [other for other in earlier if self.points(other) >= self.goal]
            self.branches["wins, unless somebody before does"] += bool(rich)
            self.tell(
                "GoalReached",
                seat=seat,
                points=self.points(seat),
                to_take=to_take,
                ahead=len(earlier),
                first=rich[0] if rich else None,
            )
        following = self.after(seat)
        if following is not None:
            self.begin_action(following, self.action)
        elif self.action == 1:
            self._stones()
            self.begin_actions(2)
        elif self.turn == self.last:
            self._end_without_winner()
        else:
            self.begin_turn(step)

    def _stones(self) -> None:
        """R20: fewer own units first, then map order; as they stood before."""
        standing = []
        for site, level in self.country.stones:
            sides = self.sides_at(site)
            if len(sides) == 1 and isinstance(sides[0], int):
                standing.append((sum(self.at(sides[0], site)), site, level, sides[0]))
        for _, site, level, seat in sorted(standing):
            if self.players[seat]["reserve"][level]:
                one = [int(level == each) for each in LEVELS]
                self.put(seat, site, one)
                self.players[seat]["reserve"][level] -= 1
                one = [int(each == level) for each in range(3)]
                clan = self.clan(seat)
                self.tell("StoneReinforced", seat=seat, clan=clan, site=site, units=one)
            else:
                self.branches["stone without a unit left"] += 1

    def _end_without_winner(self) -> None:
        self.tell_points()
        self.ask("over", [])
        first = self.ranking()[0]
        self.tell("LastTurnEnded", seats=first, points=self.points(first[0]))

    def ranking(self) -> list[list[int]]:
        """Rank by points, legendaries, forges, crystals and gold; who left comes last."""

        def worth(seat: int) -> tuple[int, ...]:
            player = self.players[seat]
            return (
                self.points(seat),
                sum(is_legendary(card) for card, _ in player["cards"]),
                sum(self.controls(seat, site) for site in self.country.forges),
                player["crystals"] + player["gold"],
            )

        places = [] if self.winner is None else [[self.winner]]
        others = [seat for seat in self.staying() if seat != self.winner]
        values = sorted({worth(seat) for seat in others}, reverse=True)
        places += [[seat for seat in others if worth(seat) == value] for value in values]
        return places + [[seat] for seat in reversed(self.left)]
