"""Equip actions of Clash of Rage a second time: purchases, heroes, forging, places for cards."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.oracle.rage.box import CARDS, HEROES, LEVELS, is_legendary
from tests.oracle.rage.country import BASTION
from tests.oracle.rage.course import Course
from tests.oracle.steps import Step, Words, demand


class Trade(Course):
    """The course of a game with its equip actions.

    A draft holds copies of what it would change; cards are pairs of a name and the level that
    carries it, the oldest first.
    """

    def begin_to_equip(self) -> None:
        """Begin an empty draft."""
        player = self.players[self.active or 0]
        self.draft = {
            "kind": "equip",
            "gold": player["gold"],
            "cards": deepcopy(player["cards"]),
            "market": deepcopy(self.market),
            "bought": [],
            "hero": None,
            "hero_site": None,
            "hand": None,
            "placed": set(),
            "arranged": -1,
        }

    def trade_steps(self, seat: int) -> set[Words]:
        """List what can be entered."""
        draft = self.draft
        assert draft is not None
        if draft["hand"] is not None:
            return self._places()
        found: set[Words] = {
            ("Buy", card) for card, _ in draft["market"] if CARDS[card]["cost"] <= draft["gold"]
        }
        if self.players[seat]["hero"] is None and draft["hero"] is None:
            found |= {
                ("Recruit", hero) for hero in self.heroes if HEROES[hero]["cost"] <= draft["gold"]
            }
        if draft["hero"] is not None and draft["hero_site"] == BASTION + seat:
            found |= {("StandHero", site) for site in self.own_territories(seat)}
        found |= {
            ("HoldCard", name)
            for number, (name, _) in enumerate(draft["cards"])
            if number not in draft["placed"]
        }
        now = [(name, level) for name, level in draft["cards"]]
        if draft["arranged"] != len(now) and self._worn(self._arranged(seat)) != self._worn(now):
            found.add(("ArrangeForMe",))
            arranged = [list(card) for card in self._arranged(seat)]
            if draft["bought"] or draft["hero"] or arranged != self.players[seat]["cards"]:
                found.add(("ArrangeAndConfirm",))
        if self.may_forge(seat):
            found.add(("Forge",))
        if self._something_entered(seat):
            found.add(("Confirm",))
        return found

    def _something_entered(self, seat: int) -> bool:
        draft = self.draft
        assert draft is not None
        return bool(
            draft["bought"] or draft["hero"] or draft["cards"] != self.players[seat]["cards"]
        )

    @staticmethod
    def _worn(cards: list[Any]) -> dict[tuple[str, int], str]:
        return {(CARDS[name]["kind"], level): name for name, level in cards if level is not None}

    def _places(self) -> set[Words]:
        assert self.draft is not None
        name, _ = self.draft["cards"][self.draft["hand"]]
        worn = self._worn(self.draft["cards"])
        found: set[Words] = {
            ("GiveTo", each) for each in LEVELS if worn.get((CARDS[name]["kind"], each)) != name
        }
        return found | ({("SetAside",)} if self._stripped() is not None else set())

    def _stripped(self) -> int | None:
        """Find the card that goes aside: the one in hand, or one like it that somebody carries."""
        draft = self.draft
        assert draft is not None
        name, level = draft["cards"][draft["hand"]]
        if level is not None:
            return int(draft["hand"])
        alike = [
            number
            for number, (other, where) in enumerate(draft["cards"])
            if other == name and where is not None and number not in draft["placed"]
        ]
        return alike[0] if alike else None

    def _arranged(self, seat: int) -> list[tuple[str, int | None]]:
        """Give the dearest card that fits to the type with most units on the board, and so on."""
        assert self.draft is not None
        units = [
            sum(each[level] for each in self.players[seat]["units"].values()) for level in LEVELS
        ]
        types = sorted(LEVELS, key=lambda level: (units[level], level), reverse=True)
        cards: list[Any] = [[name, None] for name, _ in self.draft["cards"]]
        for kind in ("weapon", "armour"):
            fitting = [n for n, (name, _) in enumerate(cards) if CARDS[name]["kind"] == kind]
            for level in types:
                if not fitting:
                    break
                dearest = max(
                    fitting,
                    key=lambda n: (
                        is_legendary(cards[n][0]),
                        CARDS[cards[n][0]]["cost"],
                        -n,
                    ),
                )
                cards[dearest][1] = level
                fitting.remove(dearest)
        return [(name, level) for name, level in cards]

    def trade(self, seat: int, move: Words) -> None:
        """Enter a step of the draft."""
        draft = self.draft
        assert draft is not None
        match move:
            case ("Buy", str(card)):
                if self._buy(seat, card):
                    return
            case ("Recruit", str(hero)):
                draft["gold"] -= HEROES[hero]["cost"]
                draft["hero"], draft["hero_site"] = hero, BASTION + seat
            case ("StandHero", int(site)):
                draft["hero_site"] = site
            case ("HoldCard", str(name)):
                draft["hand"] = self._which(name)
            case ("GiveTo", int(level)):
                self._give(level)
            case ("SetAside",):
                number = self._stripped()
                assert number is not None
                draft["cards"][number][1] = None
                draft["placed"].add(number)
                draft["hand"] = None
            case ("ArrangeForMe",):
                self.arrange(seat)
            case _:
                demand(False, f"unknown step {move}")
        self.tell("Drafted", to=[seat], seat=seat)

    def arrange(self, seat: int) -> None:
        """Give the cards the places that the program would."""
        assert self.draft is not None
        self.draft["cards"] = [list(card) for card in self._arranged(seat)]
        self.draft["arranged"] = len(self.draft["cards"])

    def _which(self, name: str) -> int:
        """Of identical cards one that lies aside; of several the oldest."""
        assert self.draft is not None
        same = [
            n
            for n, (other, _) in enumerate(self.draft["cards"])
            if other == name and n not in self.draft["placed"]
        ]
        aside = [n for n in same if self.draft["cards"][n][1] is None]
        return (aside or same)[0]

    def _give(self, level: int) -> None:
        draft = self.draft
        assert draft is not None
        number = draft["hand"]
        kind = CARDS[draft["cards"][number][0]]["kind"]
        for card in draft["cards"]:
            if card[1] == level and CARDS[card[0]]["kind"] == kind:
                card[1] = None
                self.branches["a card displaced"] += 1
        draft["cards"][number][1] = level
        draft["placed"].add(number)
        draft["hand"] = None

    def _buy(self, seat: int, card: str) -> bool:
        """Buy a card; tell whether a card was turned, which makes everything final."""
        draft = self.draft
        assert draft is not None
        number = next(n for n, (name, _) in enumerate(draft["market"]) if name == card)
        draft["market"][number][1] -= 1
        gone = draft["market"][number][1] == 0
        if gone:
            del draft["market"][number]
        draft["gold"] -= CARDS[card]["cost"]
        draft["cards"].append([card, None])
        draft["bought"].append(card)
        if len(draft["market"]) >= 6 or not self.deck:
            self.branches["bought without a reveal"] += 1
            if not self.deck:
                self.branches["bought from a market without a deck"] += 1
            return False
        turned = []
        where = number if gone else len(draft["market"])
        while len(draft["market"]) < 6 and self.deck:
            new = self.deck.pop(0)
            turned.append(new)
            lying = [stall for stall in draft["market"] if stall[0] == new]
            if lying:
                lying[0][1] += 1
                self.branches["stacked in the market"] += 1
            else:
                draft["market"].insert(where, [new, 1])
                where = len(draft["market"])
        self.known_below = min(self.known_below, len(self.deck))
        self.seal(seat)
        for new in turned:
            self.tell("MarketRefilled", gear=new)
        return True

    def seal(self, seat: int) -> None:
        """Make all that was entered final, but the arrangement."""
        draft = self.draft
        assert draft is not None
        self.tell("TradeSealed", seat=seat)
        old = self.players[seat]["cards"]
        self._settle(seat)
        self.players[seat]["cards"] = [
            [name, old[n][1] if n < len(old) else None]
            for n, (name, _) in enumerate(draft["cards"])
        ]
        draft["bought"], draft["hero"], draft["hero_site"] = [], None, None
        draft["placed"] = set()
        self.equipping = True

    def _settle(self, seat: int) -> None:
        draft, player = self.draft, self.players[seat]
        assert draft is not None
        for card in draft["bought"]:
            self.tell("Bought", seat=seat, gear=card, cost=CARDS[card]["cost"])
        if draft["hero"]:
            hero = draft["hero"]
            player["hero"], player["hero_site"] = hero, draft["hero_site"]
            self.heroes.remove(hero)
            self.tell(
                "HeroRecruited",
                seat=seat,
                hero=hero,
                site=draft["hero_site"],
                cost=HEROES[hero]["cost"],
            )
        player["gold"] = draft["gold"]
        self.market = deepcopy(draft["market"])

    def finish_trade(self, seat: int, step: Step) -> None:
        """Confirm: everything holds, the arrangement too."""
        player = self.players[seat]
        assert self.draft is not None
        before = self._worn(player["cards"])
        self._settle(seat)
        player["cards"] = deepcopy(self.draft["cards"])
        after = self._worn(player["cards"])
        if after != before:
            slots = [(kind, level) for kind in ("weapon", "armour") for level in LEVELS]
            self.tell("Arranged", seat=seat, cards=[after.get(slot) for slot in slots])
        self.draft = None
        self.end_action(step)

    def forging_cost(self, seat: int) -> int | None:
        """6 crystals with one forge, 4 with two or more."""
        forges = sum(self.controls(seat, site) for site in self.country.forges)
        return None if not forges else 6 if forges == 1 else 4

    def may_forge(self, seat: int) -> bool:
        """One an action, with a forge, crystals enough and a card left."""
        cost = self.forging_cost(seat)
        return (
            not self.forged
            and cost is not None
            and self.players[seat]["crystals"] >= cost
            and bool(self.legendaries)
        )

    def forge(self, seat: int, step: Step) -> None:
        """Pay and draw; a single card is kept at once."""
        cost = self.forging_cost(seat)
        assert cost is not None
        forges = sum(self.controls(seat, site) for site in self.country.forges)
        self.seal(seat)
        self.players[seat]["crystals"] -= cost
        self.drawn = self.legendaries[: 1 + forges]
        self.legendaries = self.legendaries[1 + forges :]
        self.forged = True
        self.branches[f"forged with {min(forges, 2)} forges"] += 1
        self.tell("ForgingBegan", seat=seat, cost=cost, drawn=len(self.drawn))
        self.tell("LegendariesDrawn", to=[seat], seat=seat, cards=list(self.drawn))
        if len(self.drawn) == 1:
            self.branches["the only legendary kept"] += 1
            self.keep(seat, self.drawn[0], step)
        else:
            self.ask("legendary", [seat])

    def keep(self, seat: int, card: str, step: Step) -> None:
        """Keep one, shuffle the others back, count the points."""
        self.tell("LegendaryForged", seat=seat, gear=card)
        self.drawn.remove(card)
        self.put_back(step)
        self.players[seat]["cards"].append([card, None])
        if self.draft is not None:
            self.draft["cards"].append([card, None])
        if not self.wins_now():
            self.ask("action", [seat])

    def put_back(self, step: Step) -> None:
        """Read how the legendaries were shuffled."""
        if self.drawn:
            shuffled = list(step.line["state"]["legendaries"])
            demand(sorted(shuffled) == sorted(self.legendaries + self.drawn), "other legendaries")
            self.legendaries, self.drawn = shuffled, []
