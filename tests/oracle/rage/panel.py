"""What the panel of Clash of Rage tells its owner, a second time: drafts, fights, what follows."""

from __future__ import annotations

from typing import Any

from tests.oracle.rage.box import CARDS, HEROES, LEVELS, is_legendary
from tests.oracle.rage.country import BASTION
from tests.oracle.rage.war import END, HAND, HERO, War, new_march
from tests.oracle.steps import Line


class Panel(War):
    """The course of a game, with what a draft and a fight look like from one seat."""

    # A march

    def march_told(self, seat: int) -> Line | None:
        """Tell of a march being entered, or of what one could begin with."""
        draft = self.draft or new_march()
        if self.phase != "action" or seat != self.active:
            return None
        if self.equipping or draft["kind"] != "march":
            return None
        orders, origin = draft["orders"], draft["origin"]
        return {
            "orders": [
                {"level": None if figure == HERO else figure, "count": count, "path": path}
                for (figure, count, _, _), path in zip(orders, draft["paths"], strict=True)
            ],
            "origin": origin,
            "target": draft["target"],
            "armies": self._waiting(seat, orders),
            "targets": [] if origin is None else self._targets(seat, orders, origin),
            "again": []
            if orders
            else [
                {"level": None if figure == HERO else figure, "count": count, "ends": [start, end]}
                for figure, count, start, end in self.march_again(seat)
            ],
            "one_stays": self._one_stays(seat, draft),
            "clashes": self._clashes(seat, draft),
            "battle": {"until": draft["until"] or END, "split": draft["split"] or "book"},
            "choose_fights": draft["choose"],
            "hero_alone": self.hero_alone(seat, orders),
            "points": self._points_then(seat, orders),
            "wins": self.wins_with(self._points_then(seat, orders)),
        }

    def _waiting(self, seat: int, orders: list[Any]) -> list[Line]:
        found = []
        for site in [*self.own_territories(seat), BASTION + seat]:
            *units, hero = self.unmoved(seat, orders, site)
            if sum(units) or hero:
                found.append({"site": site, "units": units, "hero": bool(hero)})
        return found

    def _targets(self, seat: int, orders: list[Any], origin: int) -> list[Line]:
        found = []
        for site in range(BASTION + 4):
            *units, hero = self.able(seat, orders, origin, site)
            if not sum(units) and not hero:
                continue
            sent = sum(n for figure, n, _, to in orders if to == site and figure != HERO)
            foes = self._foes(seat, site)
            found.append(
                {
                    "site": site,
                    "units": units,
                    "hero": bool(hero),
                    **foes,
                    "to_overrun": max(0, sum(foes["enemies"]) - sent),
                }
            )
        return found

    def _foes(self, seat: int, site: int) -> Line:
        """Name who stands in a territory against a seat."""
        others = [side for side in self.sides_at(site) if side != seat]
        side = others[0] if site < BASTION and others else None
        return {
            "enemies": [0, 0, 0] if side is None else self.army(side, site),
            "defender": side if isinstance(side, int) else None,
            "elves": side == "elves",
        }

    def _one_stays(self, seat: int, draft: dict[str, Any]) -> int | None:
        """Of whom one would stay where all of at least two could go."""
        origin, target = draft["origin"], draft["target"]
        if origin is None or target is None:
            return None
        there = self.unmoved(seat, draft["orders"], origin)[:3]
        able = self.able(seat, draft["orders"], origin, target)[:3]
        if able != there or sum(able) < 2:
            return None
        return next(level for level in LEVELS if able[level])

    def _clashes(self, seat: int, draft: dict[str, Any]) -> list[Line]:
        found = []
        for site in self.fight_order(seat, draft):
            come = [(figure, n) for figure, n, _, to in draft["orders"] if to == site]
            foes = self._foes(seat, site)
            own = draft["single"].get(site, {})
            until = own.get("until", draft["until"] or END)
            split = own.get("split", draft["split"] or "book")
            if until == HAND or self.options["fights"] == "live":
                until, split = HAND, "book"
            found.append(
                {
                    "site": site,
                    "attackers": [sum(n for f, n in come if f == level) for level in LEVELS],
                    "hero": any(figure == HERO for figure, _ in come),
                    "defender": foes["defender"],
                    "defenders": foes["enemies"],
                    "orders": {"until": until, "split": split},
                    "own_orders": bool(own),
                }
            )
        return found

    def wins_with(self, held: int) -> bool:
        """R17: the goal wins in a second action."""
        return bool(self.action == 2 and held >= self.goal)

    def _points_then(self, seat: int, orders: list[Any]) -> int:
        """R17: legendaries, and the cities where nobody but own units stands after the march."""
        total = sum(is_legendary(card) for card, _ in self.players[seat]["cards"])
        for city in self.country.cities:
            units = sum(self.unmoved(seat, orders, city)[:3])
            units += sum(n for figure, n, _, to in orders if to == city and figure != HERO)
            total += bool(units) and not self.enemies(seat, city)
        return total

    # An equip action

    def trade_told(self, seat: int) -> Line | None:
        """Tell of an equip action being entered, or of what one would begin with."""
        if self.phase != "action" or seat != self.active:
            return None
        begun = self.draft is not None and self.draft["kind"] == "equip"
        draft = self.draft if begun else None
        player = self.players[seat]
        cards = draft["cards"] if draft else player["cards"]
        gold = draft["gold"] if draft else player["gold"]
        placed = draft["placed"] if draft else set()
        free = player["hero"] is None and (draft is None or draft["hero"] is None)
        forges = sum(self.controls(seat, site) for site in self.country.forges)
        market = draft["market"] if draft else self.market
        return {
            "gold": gold,
            "affordable": [card for card, _ in market if CARDS[card]["cost"] <= gold],
            "heroes": [hero for hero in self.heroes if free and HEROES[hero]["cost"] <= gold],
            "carried": self._by_type(self._worn(cards)),
            "aside": [name for name, level in cards if level is None],
            "bought": draft["bought"] if draft else [],
            "hero": draft["hero"] if draft else None,
            "hero_site": draft["hero_site"] if draft else None,
            "arranged": self._better(seat, cards),
            "in_hand": cards[draft["hand"]][0] if draft and draft["hand"] is not None else None,
            "placeable": list(
                dict.fromkeys(name for n, (name, _) in enumerate(cards) if n not in placed)
            ),
            "forging_cost": self.forging_cost(seat),
            "forging_draws": min(1 + forges, len(self.legendaries)) if forges else 0,
            "forging_wins": self.wins_with(self.points(seat) + 1),
            "forging_refused": self._no_forging(seat),
        }

    def _better(self, seat: int, cards: list[Any]) -> list[Any]:
        draft = self.draft
        if draft is None or draft["kind"] != "equip" or draft["hand"] is not None:
            return []
        best = self._worn(self._arranged(seat))
        if draft["arranged"] == len(cards) or best == self._worn(cards):
            return []
        return self._by_type(best)

    @staticmethod
    def _by_type(worn: dict[tuple[str, int], str]) -> list[Any]:
        return [[worn.get((kind, level)) for kind in ("weapon", "armour")] for level in LEVELS]

    def _no_forging(self, seat: int) -> str | None:
        cost = self.forging_cost(seat)
        if self.forged:
            return "one-legendary-an-action"
        if cost is None:
            return "no-forge"
        if not self.legendaries:
            return "no-legendary-left"
        return "not-enough-crystals" if self.players[seat]["crystals"] < cost else None

    # A fight

    def splits_told(self, seat: int) -> list[Line]:
        """Tell which splits there are, and which of them each kind of order would choose."""
        if self.phase not in {"split", "elves-split"} or seat not in self.asked:
            return []
        counted = self.branches.copy()
        ways = {how: self.chosen(how) for how in ("book", "big", "small")}
        self.branches.clear()
        self.branches.update(counted)
        return sorted(
            (
                {"killed": dead, **{how: dead == ways[how] for how in ways}}
                for dead in self.legal_splits()
            ),
            key=lambda each: each["killed"],
        )

    def fight_told(self) -> Line | None:
        """Tell of the running fight what everybody sees: strength at the next assault, and rage."""
        fight = self.fight
        if fight is None:
            return None
        site = fight["site"]
        return {
            "site": site,
            "striker": fight["striker"],
            "wounds": fight["wounds"],
            "sides": [self._fighter(side, n) for n, side in enumerate(fight["sides"])],
        }

    def _fighter(self, side: int | str, number: int) -> Line:
        fight = self.fight
        assert fight is not None
        strength, orders = self.strength(side, fight["site"]), fight["orders"][number]
        return {
            "seat": None if side == "elves" else side,
            "units": self.army(side, fight["site"]),
            "hero": self.hero_in(side, fight["site"]),
            "rage": fight["rage"][number],
            "barrier": fight["barrier"][number],
            "stolen": fight["stolen"][number],
            "by_hand": None if orders is None else orders[0] == HAND,
            "dice": strength["power"],
            "rerolls": strength["reroll"],
            "auto": strength["auto"],
            "shields": strength["shield"],
            "rage_symbols": strength["rage"],
            "hp": [self.symbols(side, level)["hp"] for level in LEVELS],
        }


def march_seen(march: Line | None) -> Line | None:
    """Bring the march of a view into the form of :meth:`Panel.march_told`.

    The ways of whole armies say nothing that the steps of a march do not.
    """
    if march is None:
        return None
    told = {key: march[key] for key in march if key != "routes"}
    return {
        **told,
        "targets": [{key: each[key] for key in each if key != "path"} for each in march["targets"]],
        "again": [
            {
                "level": each["level"],
                "count": each["count"],
                "ends": [each["path"][0], each["path"][-1]],
            }
            for each in march["again"]
        ],
    }


def trade_seen(view: Line) -> Line | None:
    """Bring the trade of a view into the form of :meth:`Panel.trade_told`."""
    trade = view["own"]["trade"]
    if trade is None or view["phase"] != "action" or view["active"] != view["viewer"]:
        return None
    kept = {
        key: trade[key] for key in trade if key not in {"market", "types", "arranged", "fitted"}
    }
    return {
        **kept,
        "carried": [[each["weapon"], each["armour"]] for each in trade["types"]],
        "arranged": [[each["weapon"], each["armour"]] for each in trade["arranged"]],
    }


def fight_seen(fight: Line | None) -> Line | None:
    """Bring the fight of a view into the form of :meth:`Panel.fight_told`."""
    if fight is None:
        return None
    keys = (
        "seat",
        "units",
        "hero",
        "rage",
        "barrier",
        "stolen",
        "by_hand",
        "dice",
        "rerolls",
        "auto",
        "shields",
        "rage_symbols",
        "hp",
    )
    return {
        **{key: fight[key] for key in ("site", "striker", "wounds")},
        "sides": [{key: fight[side][key] for key in keys} for side in ("attacker", "defender")],
    }
