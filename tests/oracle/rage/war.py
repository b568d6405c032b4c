"""Marches and fights of Clash of Rage a second time."""

from __future__ import annotations

from itertools import chain, pairwise, product
from typing import Any

from tests.oracle.rage.box import CARDS, HEROES, LEVELS, SHEETS
from tests.oracle.rage.country import BASTION
from tests.oracle.rage.course import Units
from tests.oracle.rage.trade import Trade
from tests.oracle.steps import Line, Step, Words, demand

Side = int | str
HERO = 3
END, ALL, HAND = 0, 90, 91
"""How the program writes *to the end*, *at the first chance* and *by hand*."""


class War(Trade):
    """The course of a game with marches and fights."""

    # What counts

    def symbols(self, side: Side, level: int) -> dict[str, int]:
        """Add up the numbers of a type and of what it carries."""
        clan = "elves" if isinstance(side, str) else self.players[side]["clan"]
        total = dict(SHEETS[clan][level]["symbols"])
        if isinstance(side, str):
            cards = [card for (_, elf), card in self.elf_cards.items() if elf == level]
        else:
            cards = [name for name, on in self.players[side]["cards"] if on == level]
        for card in cards:
            for symbol, value in CARDS[card]["symbols"].items():
                total[symbol] = total.get(symbol, 0) + value
        return total

    def army(self, side: Side, site: int) -> Units:
        """Return the units of a side in a territory."""
        if isinstance(side, str):
            return list(self.elves.get(site, [0, 0, 0]))
        return self.at(side, site)

    def hero_in(self, side: Side, site: int) -> str | None:
        """Return the hero of a side in a territory."""
        if isinstance(side, str):
            return None
        player = self.players[side]
        hero: str | None = player["hero"] if player["hero_site"] == site else None
        return hero

    def strength(self, side: Side, site: int) -> dict[str, int]:
        """What a side brings to an assault: types present once each, and the hero."""
        total = {"power": 0, "auto": 0, "reroll": 0, "shield": 0, "rage": 0, "slow": 0}
        for level, count in enumerate(self.army(side, site)):
            if count:
                symbols = self.symbols(side, level)
                total["power"] = max(total["power"], symbols["power"])
                for symbol in ("auto", "reroll", "shield", "rage", "slow"):
                    total[symbol] += symbols.get(symbol, 0)
        hero = self.hero_in(side, site)
        if hero:
            for symbol, value in HEROES[hero]["symbols"].items():
                total[symbol] += value
        total["power"] = min(total["power"], 10)
        return total

    # The draft of a march

    def enemies(self, seat: int, site: int) -> int:
        """Count the units of others in a territory."""
        others = sum(
            sum(self.at(other, site)) for other in range(len(self.players)) if other != seat
        )
        return others + sum(self.elves.get(site, [0]))

    def unmoved(self, seat: int, orders: list[Any], site: int) -> list[int]:
        """Count what an order may still take: units by level, then the hero."""
        hero = int(
            self.players[seat]["hero_site"] == site and all(order[0] != HERO for order in orders)
        )
        left = [*self.at(seat, site), hero]
        for figure, count, origin, _ in orders:
            if origin == site and figure != HERO:
                left[figure] -= count
        return left

    def movement(self, seat: int, figure: int) -> tuple[int, bool]:
        """How far a figure goes, and whether it flies."""
        if figure == HERO:
            hero = self.players[seat]["hero"]
            return (HEROES[hero]["move"] if hero else 0), False
        symbols = self.symbols(seat, figure)
        return symbols["move"], bool(symbols.get("flight"))

    def must_stop(self, seat: int, orders: list[Any], site: int) -> bool:
        """Enemies stand there, and not as many units have been sent."""
        sent = sum(count for figure, count, _, to in orders if to == site and figure != HERO)
        return site < BASTION and sent < self.enemies(seat, site)

    def ends(self, seat: int, orders: list[Any], figure: int, origin: int) -> set[int]:
        """Walk every way of a figure, and return where it may end."""
        steps, flying = self.movement(seat, figure)
        bastion = self.players[seat]["bastion"]
        found: set[int] = set()

        def walk(site: int, left: int) -> None:
            if left == 0:
                return
            for there in self.country.next_to(site, seat, bastion, flying=flying):
                found.add(there)
                if flying or not self.must_stop(seat, orders, there):
                    walk(there, left - 1)

        walk(origin, steps)
        return found - {origin}

    def is_way(self, seat: int, orders: list[Any], figure: int, path: list[int]) -> bool:
        """Check a way that the program found."""
        steps, flying = self.movement(seat, figure)
        bastion = self.players[seat]["bastion"]
        joined = all(
            there in self.country.next_to(here, seat, bastion, flying=flying)
            for here, there in pairwise(path)
        )
        free = flying or not any(self.must_stop(seat, orders, site) for site in path[1:-1])
        return joined and free and len(path) <= steps + 1

    def able(self, seat: int, orders: list[Any], origin: int, target: int) -> list[int]:
        """Count who of a place can go to another: units by level, then the hero."""
        return [
            count if count and target in self.ends(seat, orders, figure, origin) else 0
            for figure, count in enumerate(self.unmoved(seat, orders, origin))
        ]

    def contested(self, seat: int, orders: list[Any]) -> list[int]:
        """List where two sides will stand, as they were first a target."""
        targets = list(dict.fromkeys(to for _, _, _, to in orders if to < BASTION))
        return [site for site in targets if self.enemies(seat, site)]

    def fight_order(self, seat: int, draft: dict[str, Any]) -> list[int]:
        """First those put first, then the others."""
        sites = self.contested(seat, draft["orders"])
        first = [site for site in draft["first"] if site in sites]
        return first + [site for site in sites if site not in first]

    def hero_alone(self, seat: int, orders: list[Any]) -> bool:
        """R14, after the last order."""
        site = self.players[seat]["hero_site"]
        for figure, _, _, to in orders:
            if figure == HERO:
                site = to
        if site is None or site >= BASTION:
            return False
        stay: int = sum(self.unmoved(seat, orders, site)[:3])
        come: int = sum(count for figure, count, _, to in orders if to == site and figure != HERO)
        return stay + come == 0

    def march_again(self, seat: int) -> list[Any]:
        """Repeat the last orders as far as they go."""
        orders: list[Any] = []
        for figure, count, origin, to in self.players[seat]["marched"]:
            able = min(count, self.able(seat, orders, origin, to)[figure])
            if able:
                orders.append((figure, able, origin, to))
        return orders

    def march_steps(self, seat: int) -> set[Words]:
        """List what can be entered of a march."""
        draft = self.draft or new_march()
        orders, origin, target = draft["orders"], draft["origin"], draft["target"]
        found: set[Words] = set()
        if origin is not None:
            heads = {
                to
                for figure, count in enumerate(self.unmoved(seat, orders, origin))
                if count
                for to in self.ends(seat, orders, figure, origin)
            }
            if target is not None:
                found |= self._numbers(seat, orders, origin, target)
            if target is None or draft["sent"]:
                found |= {("Head", to) for to in heads if to != target}
                found |= {
                    ("SendAllTo", to)
                    for to in heads
                    if to != target and sum(self.able(seat, orders, origin, to)[:3])
                }
            if not draft["sent"]:
                return found
        home = BASTION + seat
        for site in [*self.own_territories(seat), home]:
            if site != origin and sum(self.unmoved(seat, orders, site)):
                found.add(("Muster", site))
        if not orders:
            return found | ({("MarchAgain",)} if self.march_again(seat) else set())
        found |= self._said_of_fights(seat, draft)
        return found | (set() if self.hero_alone(seat, orders) else {("Confirm",)})

    def _numbers(self, seat: int, orders: list[Any], origin: int, target: int) -> set[Words]:
        able = self.able(seat, orders, origin, target)
        found: set[Words] = {
            ("Send", level, count) for level in LEVELS for count in range(1, able[level] + 1)
        }
        if sum(able[:3]):
            found.add(("SendAll",))
            if able[:3] == self.unmoved(seat, orders, origin)[:3] and sum(able[:3]) > 1:
                found.add(("LeaveOne",))
        return found | ({("SendHero",)} if able[HERO] else set())

    def _said_of_fights(self, seat: int, draft: dict[str, Any]) -> set[Words]:
        sites = self.fight_order(seat, draft)
        strong = {
            site: sum(n for f, n, _, to in draft["orders"] if to == site and f != HERO)
            for site in sites
        }
        found: set[Words] = set()
        if not sites:
            return found
        until, split = draft["until"] or END, draft["split"] or "book"
        if self.options["fights"] == "orders":
            if draft["until"] is None:
                ways = [*range(1, max(strong.values())), ALL, HAND]
                found |= {("FightAllUntil", way) for way in ways}
            if draft["split"] is None:
                found |= {("SplitAllBy", "big"), ("SplitAllBy", "small")}
            for site in sites if len(sites) > 1 else []:
                own = draft["single"].get(site, {})
                if "until" not in own:
                    ways = [END, *range(1, strong[site]), ALL, HAND]
                    found |= {("FightUntil", site, way) for way in ways if way != until}
                if "split" not in own:
                    found |= {
                        ("SplitBy", site, way) for way in ("book", "big", "small") if way != split
                    }
        if len(sites) > 1 and not draft["choose"]:
            found |= {("FightFirst", site) for site in sites[len(draft["first"]) + 1 :]}
            found.add(("ChooseFights",))
        return found

    def march_step(self, seat: int, move: Words, step: Step) -> None:
        """Enter a step of a march."""
        draft = self.draft = self.draft or new_march()
        match self._aimed(draft, move):
            case ("Muster", int(site)):
                draft["origin"], draft["target"], draft["sent"] = site, None, False
            case ("Head", int(site)):
                draft["target"], draft["sent"] = site, False
            case ("MarchAgain",):
                draft["orders"] = self.march_again(seat)
                self.branches["marched again"] += 1
            case ("FightAllUntil", int(until)):
                draft["until"] = until
            case ("SplitAllBy", str(split)):
                draft["split"] = split
            case ("FightUntil", int(site), int(until)):
                draft["single"].setdefault(site, {})["until"] = until
            case ("SplitBy", int(site), str(split)):
                draft["single"].setdefault(site, {})["split"] = split
            case ("FightFirst", int(site)):
                draft["first"].append(site)
            case ("ChooseFights",):
                draft["choose"] = True
            case _:
                draft["orders"] += self._sent(seat, draft, move)
                draft["sent"] = True
        self._check_ways(seat, draft, step)
        self.tell("Drafted", to=[seat], seat=seat)

    def _aimed(self, draft: dict[str, Any], move: Words) -> Words:
        """Take a target that comes with the order to send all."""
        if move[0] != "SendAllTo":
            return move
        draft["target"] = move[1]
        return ("SendAll",)

    def _sent(self, seat: int, draft: dict[str, Any], move: Words) -> list[Any]:
        origin, target = draft["origin"], draft["target"]
        able = self.able(seat, draft["orders"], origin, target)
        match move:
            case ("Send", int(level), int(count)):
                return [(level, count, origin, target)]
            case ("SendHero",):
                return [(HERO, 1, origin, target)]
            case ("LeaveOne",):
                lowest = next(level for level in LEVELS if able[level])
                able[lowest] -= 1
                self.branches["one left behind"] += 1
        return [(figure, count, origin, target) for figure, count in enumerate(able) if count]

    def _check_ways(self, seat: int, draft: dict[str, Any], step: Step) -> None:
        shown = step.line["state"]["draft"]["orders"]
        for number, (order, seen) in enumerate(zip(draft["orders"], shown, strict=True)):
            figure, count, origin, target = order
            path = seen["path"]
            demand(
                (figure, count, origin, target)
                == (seen["figure"], seen["count"], path[0], path[-1]),
                "another order",
            )
            before = draft["orders"][:number]
            demand(self.is_way(seat, before, figure, path), f"no way: {path}")
        draft["paths"] = [seen["path"] for seen in shown]

    def march(self, seat: int, step: Step) -> None:
        """Confirm: all moves first, then the fights."""
        draft, player = self.draft, self.players[seat]
        assert draft is not None
        sites = self.fight_order(seat, draft)
        for (figure, count, origin, to), path in zip(draft["orders"], draft["paths"], strict=True):
            if figure == HERO:
                player["hero_site"] = to
                self.tell("HeroMarched", seat=seat, hero=player["hero"], path=path)
            else:
                units = [count * (figure == level) for level in LEVELS]
                self.put(seat, origin, units, -1)
                self.put(seat, to, units)
                units = [count if level == figure else 0 for level in range(3)]
                self.tell("Marched", seat=seat, clan=self.clan(seat), units=units, path=path)
        player["marched"] = list(draft["orders"])
        self.choose_fights = draft["choose"]
        self.open = []
        for site in sites:
            own = draft["single"].get(site, {})
            until = own.get("until", draft["until"] or END)
            split = own.get("split", draft["split"] or "book")
            if self.options["fights"] == "live" or until == HAND:
                until, split = HAND, "book"
            self.open.append({"site": site, "orders": (until, split)})
        if len(draft["orders"]) > 1:
            self.branches["several orders"] += 1
        self.draft = None
        self.next_fight(step)

    # Fights

    def next_fight(self, step: Step) -> None:
        """Count, then open the next fight or ask which."""
        if self.wins_now():
            if self.open:
                self.branches["won with fights left"] += 1
            return
        if not self.open:
            self.end_action(step)
        elif self.choose_fights and len(self.open) > 1:
            self.ask("next-fight", [self.active or 0])
        else:
            self.open_fight(self.open[0]["site"], step)

    def open_fight(self, site: int, step: Step) -> None:
        """Start effects, initiative, then the defender's orders."""
        contest = next(each for each in self.open if each["site"] == site)
        self.open.remove(contest)
        attacker = self.active
        assert attacker is not None
        defender = next(side for side in self.sides_at(site) if side != attacker)
        sides: list[Side] = [attacker, defender]
        armies = [self.army(side, site) for side in sides]
        rage = [
            self._start_rage(self.hero_in(sides[n], site), sum(armies[n]), sum(armies[1 - n]))
            for n in (0, 1)
        ]
        slow = [self.strength(side, site)["slow"] for side in sides]
        striker = 0 if slow[0] < slow[1] else 1
        defence: Any = (END, "book")
        if not isinstance(defender, str):
            standing = self.players[defender]["standing"]
            defence = (HAND, "book") if self.options["fights"] == "live" else standing
        self.fight = {
            "site": site,
            "sides": sides,
            "rage": list(rage),
            "barrier": [self.hero_in(side, site) == "warden" for side in sides],
            "stolen": [False, False],
            "striker": striker,
            "orders": [contest["orders"], defence],
            "wounds": None,
        }
        self.branches[f"fight against {'elves' if defender == 'elves' else 'a player'}"] += 1
        self.tell(
            "FightBegan",
            site=site,
            attacker=attacker,
            defender=None if defender == "elves" else defender,
            clans=[self.clan(side) for side in sides],
            attackers=armies[0],
            defenders=armies[1],
            slowness=slow,
            rage=rage,
            first=None if sides[striker] == "elves" else sides[striker],
        )
        if defence is None:
            assert not isinstance(defender, str)
            self.ask("defence", [defender])
        else:
            self.fight_on(step)

    def _start_rage(self, hero: str | None, own: int, enemies: int) -> int:
        if hero == "hekna" and own <= 2:
            self.branches["Hekna's rage"] += 1
            return 2
        if hero == "razaro" and enemies > own:
            self.branches["Razaro's rage"] += 1
            return 2
        return 0

    def fight_on(self, step: Step) -> None:
        """Let assaults follow until somebody is asked or the fight is over."""
        while self.fight is not None:
            fight = self.fight
            side = fight["sides"][fight["striker"]]
            until, _ = fight["orders"][fight["striker"]]
            if until == HAND:
                self.ask("strike", [side])
                return
            if side != "elves" and until and sum(self.army(side, fight["site"])) <= until:
                self.flee(step)
                return
            if self.strike(step):
                return

    def strike(self, step: Step) -> bool:
        """Roll; tell whether somebody is asked, or what follows has been done already."""
        fight = self.fight
        assert fight is not None
        me, site = fight["striker"], fight["site"]
        side, enemy = fight["sides"][me], fight["sides"][1 - me]
        own, other = self.strength(side, site), self.strength(enemy, site)
        fight["rage"][me] += own["rage"]
        steals = (
            self.hero_in(side, site) == "neggesh"
            and not fight["stolen"][me]
            and fight["rage"][1 - me] > 0
        )
        if steals:
            self.branches["Neggesh steals"] += 1
            fight["stolen"][me] = True
            fight["rage"][me] += 1
            fight["rage"][1 - me] -= 1
        rolled = self._next_roll(step)
        dice, rerolls = rolled["dice"], rolled["rerolls"]
        demand(len(dice) == own["power"], f"{len(dice)} dice instead of {own['power']}")
        blank = sum(face > 4 for face in dice)
        used = 0
        while used < own["reroll"] and blank:
            demand(used < len(rerolls), "a reroll is missing")
            demand(len(rerolls[used]) == blank, "not all blanks were rolled again")
            blank = sum(face > 4 for face in rerolls[used])
            used += 1
        demand(used == len(rerolls), "a reroll too many")
        demand(all(1 <= face <= 6 for face in chain(dice, *rerolls)), "no such face")
        hits = len(dice) - blank
        wounds = max(0, hits + own["auto"] + fight["rage"][me] - other["shield"])
        self.tell(
            "AssaultMade",
            site=site,
            seat=None if side == "elves" else side,
            fled=False,
            dice=dice,
            rerolls=rerolls,
            hits=hits,
            auto=own["auto"],
            rage=fight["rage"][me],
            stolen=steals,
            shields=other["shield"],
            wounds=wounds,
        )
        if fight["barrier"][1 - me]:
            wounds -= 3
            if wounds >= 0:
                self.branches["barrier broken"] += 1
                fight["barrier"][1 - me] = False
                self.tell("BarrierBroken", site=site, seat=enemy)
            else:
                self.branches["barrier holds"] += 1
            wounds = max(0, wounds)
        fight["wounds"] = wounds
        legal = self.legal_splits()
        if len(legal) > 1:
            self.branches["a choice of splits"] += 1
            if side == "elves" and self.options["elves_hand"] == "neighbour":
                self.branches["the neighbour splits"] += 1
                self.ask("elves-split", [self.neighbour()])
                return True
            if side != "elves" and fight["orders"][me][0] == HAND:
                self.ask("split", [side])
                return True
        how = "book" if side == "elves" else fight["orders"][me][1]
        return self.kill(self.chosen(how), step)

    def _next_roll(self, step: Step) -> Line:
        """Read the dice of the next assault that the program made."""
        made = [each for each in step.line["events"] if each["type"] == "AssaultMade"]
        told = sum(each["type"] == "AssaultMade" for each in self.events)
        demand(told < len(made), "an assault is missing")
        return dict(made[told])

    def neighbour(self) -> int:
        """The seat before the attacker's that is still in the game."""
        seat = self.active or 0
        while True:
            seat = (seat - 1) % len(self.players)
            if seat not in self.left:
                return seat

    def legal_splits(self) -> list[Units]:
        """Try every number of dead and keep those after which nobody could still be killed."""
        fight = self.fight
        assert fight is not None
        enemy = fight["sides"][1 - fight["striker"]]
        army = self.army(enemy, fight["site"])
        hp = [self.symbols(enemy, level)["hp"] for level in LEVELS]
        found = []
        for dead in product(*(range(count + 1) for count in army)):
            left = fight["wounds"] - sum(n * cost for n, cost in zip(dead, hp, strict=True))
            still = [hp[level] for level in LEVELS if army[level] > dead[level]]
            if left >= 0 and all(left < cost for cost in still):
                found.append(list(dead))
        return found

    def chosen(self, how: str) -> Units:
        """Split as orders say."""
        fight = self.fight
        assert fight is not None
        enemy = fight["sides"][1 - fight["striker"]]
        army = self.army(enemy, fight["site"])
        if how != "book":
            hp = [self.symbols(enemy, level)["hp"] for level in LEVELS]
            dead, left = [0, 0, 0], fight["wounds"]
            for level in reversed(LEVELS) if how == "big" else LEVELS:
                dead[level] = min(army[level], left // hp[level])
                left -= dead[level] * hp[level]
            self.branches[f"split {how}"] += 1
            return dead
        worth = (2, 3, 3) if enemy == "elves" else (2, 3, 6)

        def value(dead: Units) -> tuple[int, int, int, int]:
            gone = sum(0 < dead[level] == army[level] for level in LEVELS)
            points = sum(n * each for n, each in zip(dead, worth, strict=True))
            return points + gone, sum(dead), dead[2], dead[1]

        return max(self.legal_splits(), key=value)

    def kill(self, dead: Units, step: Step) -> bool:
        """Take the dead off; tell whether the fight is over."""
        fight = self.fight
        assert fight is not None
        me, site = fight["striker"], fight["site"]
        side, enemy = fight["sides"][me], fight["sides"][1 - me]
        if not sum(dead):
            fight["rage"][me] += 1
            seat = None if side == "elves" else side
            self.tell("RageGained", site=site, seat=seat, tokens=fight["rage"][me])
        elif enemy == "elves":
            left = [a - b for a, b in zip(self.elves[site], dead, strict=True)]
            del self.elves[site]
            if sum(left):
                self.elves[site] = left
            self.players[side]["crystals"] += sum(dead)
            self.tell("ElvesFell", site=site, seat=side, units=dead, crystals=sum(dead))
        else:
            self.put(enemy, site, dead, -1)
            reserve = self.players[enemy]["reserve"]
            self.players[enemy]["reserve"] = [a + b for a, b in zip(reserve, dead, strict=True)]
            self.tell("UnitsFell", site=site, seat=enemy, clan=self.clan(enemy), units=dead)
        fight["wounds"] = None
        fight["striker"] = 1 - me
        if sum(self.army(enemy, site)):
            return False
        self.end_fight(me, step)
        return True

    def flee(self, step: Step) -> None:
        """Take everybody home."""
        fight = self.fight
        assert fight is not None
        me, site = fight["striker"], fight["site"]
        side = fight["sides"][me]
        self._next_roll(step)
        self.tell(
            "AssaultMade",
            site=site,
            seat=side,
            fled=True,
            dice=[],
            rerolls=[],
            hits=0,
            auto=0,
            rage=0,
            stolen=False,
            shields=0,
            wounds=0,
        )
        self.branches["fled"] += 1
        units = self.at(side, site)
        self.put(side, site, units, -1)
        self.put(side, BASTION + side, units)
        self.end_fight(1 - me, step)

    def end_fight(self, winner: int, step: Step) -> None:
        """Send the loser's hero home, count, and go on."""
        fight = self.fight
        assert fight is not None
        site = fight["site"]
        won, lost = fight["sides"][winner], fight["sides"][1 - winner]
        self.tell(
            "FightEnded",
            site=site,
            winner=None if won == "elves" else won,
            loser=None if lost == "elves" else lost,
            clan=self.clan(won),
            left=self.army(won, site),
        )
        if lost != "elves" and self.players[lost]["hero_site"] == site:
            self.players[lost]["hero_site"] = BASTION + lost
            self.branches["a hero returned"] += 1
            self.tell("HeroReturned", seat=lost, hero=self.players[lost]["hero"])
        self.fight = None
        self.next_fight(step)


def new_march() -> dict[str, Any]:
    """Begin an empty draft of a march."""
    return {
        "kind": "march",
        "orders": [],
        "paths": [],
        "origin": None,
        "target": None,
        "sent": False,
        "until": None,
        "split": None,
        "single": {},
        "first": [],
        "choose": False,
    }
