"""Clash of Rage a second time: what may be answered and seen, to compare the program with."""

from __future__ import annotations

from typing import Any

from tests.oracle.rage.box import CARDS, LEVELS, SHEETS, TACTICS, is_legendary
from tests.oracle.rage.country import BASTION
from tests.oracle.rage.panel import Panel, fight_seen, march_seen, trade_seen
from tests.oracle.rage.war import ALL, END, HAND
from tests.oracle.steps import Line, Step, Words

MARCH_STEPS = {
    "Muster",
    "Head",
    "Send",
    "SendHero",
    "SendAll",
    "SendAllTo",
    "LeaveOne",
    "MarchAgain",
    "FightUntil",
    "SplitBy",
    "FightAllUntil",
    "SplitAllBy",
    "FightFirst",
    "ChooseFights",
}


def sealed(until: int) -> list[tuple[int, str]]:
    """List the battle orders with numbers below ``until``, by hand left out."""
    ways = [(way, split) for way in (END, *range(1, until)) for split in ("book", "big", "small")]
    return [*ways, (ALL, "book")]


class Rage(Panel):
    """A game as the rules have it, with all that can be asked, answered and seen."""

    def set_up(self, step: Step) -> None:
        """Check the set-up and take over what luck decided."""
        self.events = []
        self.lay_out(step)

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer; ``step`` tells what luck did."""
        self.events = []
        match move:
            case ("Leave",):
                self.leave(seat, step)
            case ("KeepStandingOrder", until, split):
                self.players[seat]["standing"] = (until, split)
                self.tell("StandingOrderKept", seat=seat, by_hand=until == HAND)
            case ("DropStandingOrder",):
                self.players[seat]["standing"] = None
                self.tell("StandingOrderDropped", seat=seat)
            case _ if self.phase == "action":
                self._act(seat, move, step)
            case _ if self.phase in {"defence", "strike", "split", "elves-split", "next-fight"}:
                self._fight(move, step)
            case ("LayAllIn", _) | ("LayAllOnBastion",) if self.phase == "tactics":
                self.players[seat]["posting"] = move[1] if len(move) > 1 else BASTION + seat
                self.branches["posted with the tactics card"] += 1
                self.tell("Drafted", to=[seat], seat=seat)
            case _:
                self._before_the_actions(seat, move, step)

    def _before_the_actions(self, seat: int, move: Words, step: Step) -> None:
        player = self.players[seat]
        match move:
            case ("TakeClan", str(clan)):
                self.take_clan(seat, clan)
                self.asked.remove(seat)
                self.clans_complete(step)
            case ("PlayTactic", int(card)):
                player["chosen"], player["posting"] = card, None
                self.tell_choice("TacticChosen", seat)
                if seat not in self.answered:
                    self.answered.append(seat)
                    self.tactics_complete()
            case ("PlaceBastion", int(spot)):
                player["bastion"] = self.country.edge()[spot]
                q, r = player["bastion"]
                self.tell("BastionPlaced", seat=seat, q=q, r=r)
                self.next_bastion(seat)
            case ("Station", int(site), int(level), int(count)):
                self._station(seat, site, [count * (level == each) for each in LEVELS])
            case ("StationAll", int(site)):
                self._station(seat, site, self.resting(seat))
            case ("LayDown",) | ("LayAllOnBastion",):
                self._lay(seat, move[0])
            case ("LayAllIn", int(site)):
                player["spread"] = {site: player["incoming"]}
                self._lay(seat, "LayDown")
            case ("Keep", str(card)):
                self.keep(seat, card, step)

    def _station(self, seat: int, site: int, units: list[int]) -> None:
        spread = self.players[seat]["spread"]
        spread[site] = [a + b for a, b in zip(spread.get(site, [0] * 3), units, strict=True)]
        self.tell("Drafted", to=[seat], seat=seat)

    def _lay(self, seat: int, how: str) -> None:
        if how == "LayAllOnBastion":
            self.players[seat]["spread"] = {}
        if self.options["reinforcements"] == "order":
            self.lay_down(seat)
            self.next_to_reinforce(seat)
            return
        self.tell_choice("ReinforcementsChosen", seat)
        if seat not in self.answered:
            self.answered.append(seat)
            self.reinforcements_complete()

    def _act(self, seat: int, move: Words, step: Step) -> None:
        match move:
            case ("Pass",):
                self.tell("Passed", seat=seat)
                self.draft = None
                self.end_action(step)
            case ("Confirm",):
                assert self.draft is not None
                if self.draft["kind"] == "march":
                    self.march(seat, step)
                else:
                    self.finish_trade(seat, step)
            case ("ArrangeAndConfirm",):
                self.arrange(seat)
                self.finish_trade(seat, step)
            case ("EquipArmies",):
                self.begin_to_equip()
                self.tell("Drafted", to=[seat], seat=seat)
            case ("Forge",):
                if self.draft is None:
                    self.begin_to_equip()
                self.forge(seat, step)
            case (str(name), *_) if name in MARCH_STEPS:
                self.march_step(seat, move, step)
            case _:
                self.trade(seat, move)

    def _fight(self, move: Words, step: Step) -> None:
        match move:
            case ("BeginFight", int(site)):
                self.open_fight(site, step)
                return
            case ("Kill", *dead):
                if not self.kill(list(dead), step):
                    self.fight_on(step)
                return
        fight = self.fight
        assert fight is not None
        me = fight["striker"]
        match move:
            case ("Defend", int(until), str(split)):
                self.tell("DefenceOrdered", seat=self.asked[0], by_hand=until == HAND)
                fight["orders"][1] = (until, split)
                self.fight_on(step)
            case ("HandOver", int(until), str(split)):
                self.tell("FightHandedOver", seat=self.asked[0])
                fight["orders"][me] = (until, split)
                self.fight_on(step)
            case ("Flee",):
                self.flee(step)
            case ("Strike",):
                if not self.strike(step):
                    self.fight_on(step)

    # Leaving

    def leave(self, seat: int, step: Step) -> None:
        """R27: at once, whatever is going on."""
        self.tell("SeatLeft", seat=seat)
        was_asked = seat in self.asked
        if was_asked and self.phase == "elves-split":
            self.branches["left while a neighbour's split was asked"] += 1
        ended = self._end_fights(seat)
        self._take_everything(seat)
        self.left.append(seat)
        if len(self.staying()) == 1:
            self.draft = None
            self.win(self.staying()[0])
            return
        if seat == self.active and self.phase not in {"bastion", "reinforce"}:
            self.branches["left as the active player"] += 1
            self.put_back(step)
            self.draft = None
            self.end_action(step)
            return
        if ended:
            self.branches["left as the defender"] += 1
            if self.fight is None:
                self.next_fight(step)
                return
            if self.wins_now():
                return
        if was_asked:
            self._go_on_without(seat, step)
        elif self.fight is None and not self.open:
            self.tell_points()

    def _end_fights(self, seat: int) -> bool:
        """Drop the fights that a player is in; the running one is told."""
        before = len(self.open)
        self.open = [
            each
            for each in self.open
            if seat != self.active and seat not in self.sides_at(each["site"])
        ]
        fight = self.fight
        if fight is None or seat not in fight["sides"]:
            return len(self.open) < before
        winner = next(side for side in fight["sides"] if side != seat)
        self.tell(
            "FightEnded",
            site=fight["site"],
            winner=None if winner == "elves" else winner,
            loser=seat,
            clan=self.clan(winner),
            left=self.army(winner, fight["site"]),
        )
        self.fight = None
        return True

    def _take_everything(self, seat: int) -> None:
        player = self.players[seat]
        clan = player["clan"]
        player.update(
            units={},
            reserve=[sheet["figures"] for sheet in SHEETS[clan]] if clan else [0, 0, 0],
            gold=0,
            crystals=0,
            cards=[],
            hero=None,
            hero_site=None,
            hand=[],
            deck=[],
            discard=[],
            known=set(),
            chosen=None,
            played=None,
            incoming=[0, 0, 0],
            spread={},
            posting=None,
            standing=None,
            marched=[],
        )

    def _go_on_without(self, seat: int, step: Step) -> None:
        if self.phase == "elves-split":
            self.ask("elves-split", [self.neighbour()])
            return
        self.asked.remove(seat)
        if seat in self.answered:
            self.answered.remove(seat)
        match self.phase:
            case "clan":
                self.clans_complete(step)
            case "tactics":
                self.tactics_complete()
            case "bastion":
                self.next_bastion(seat)
            case "reinforce" if self.options["reinforcements"] == "order":
                self.next_to_reinforce(seat)
            case "reinforce":
                self.reinforcements_complete()

    # What may be answered

    def decisions(self) -> list[Line]:
        """List who is asked what."""
        secret = self.phase == "tactics" or (
            self.phase == "reinforce" and self.options["reinforcements"] == "together"
        )
        return [
            {
                "seat": seat,
                "prompt": self.phase,
                "secret": secret,
                "optional": False,
                "answered": seat in self.answered,
            }
            for seat in self.asked
        ]

    def legal(self, seat: int) -> set[Words]:
        """Return what a seat may answer now."""
        if seat not in self.asked:
            return set()
        player = self.players[seat]
        match self.phase:
            case "clan":
                return {("TakeClan", clan) for clan in self.free_clans()}
            case "tactics":
                cards = {("PlayTactic", card) for card in player["hand"]}
                return (cards - {("PlayTactic", player["chosen"])}) | self._posting(seat)
            case "bastion":
                edge = self.country.edge()
                return {("PlaceBastion", edge.index(place)) for place in self.bastion_places()}
            case "reinforce":
                return self._reinforcing(seat)
            case "action":
                return self._acting(seat) | {("Pass",)}
            case "legendary":
                return {("Keep", card) for card in self.drawn}
            case "next-fight":
                return {("BeginFight", each["site"]) for each in self.open}
        return self._fighting()

    def _acting(self, seat: int) -> set[Words]:
        if self.draft is None:
            steps = set() if self.equipping else self.march_steps(seat)
            steps |= {("Forge",)} if self.may_forge(seat) else set()
            return steps | {("EquipArmies",)}
        return self.march_steps(seat) if self.draft["kind"] == "march" else self.trade_steps(seat)

    def _posting(self, seat: int) -> set[Words]:
        """Where the units of the chosen card may go, but where they will already."""
        player, own = self.players[seat], self.own_territories(seat)
        if player["chosen"] is None or not own or self.options["reinforcements"] == "order":
            return set()
        coming = zip(TACTICS[player["chosen"]]["units"], player["reserve"], strict=True)
        if not any(min(a, b) for a, b in coming):
            return set()
        places = {BASTION + seat: ("LayAllOnBastion",), **{s: ("LayAllIn", s) for s in own}}
        return {move for site, move in places.items() if site != player["posting"]}

    def _reinforcing(self, seat: int) -> set[Words]:
        answered, drafted = seat in self.answered, bool(self.players[seat]["spread"])
        found: set[Words] = set()
        if drafted and not answered:
            found.add(("LayDown",))
        if drafted or not answered:
            found.add(("LayAllOnBastion",))
        rest = self.resting(seat)
        for site in self.own_territories(seat):
            whole = {site: self.players[seat]["incoming"]}
            if not answered or self.players[seat]["spread"] != whole:
                found.add(("LayAllIn", site))
            if sum(rest):
                found.add(("StationAll", site))
            if sum(rest) > 1:
                found |= {
                    ("Station", site, level, count)
                    for level in LEVELS
                    for count in range(1, rest[level] + 1)
                }
        return found

    def _fighting(self) -> set[Words]:
        fight = self.fight
        assert fight is not None
        me, site = fight["striker"], fight["site"]
        if self.phase == "defence":
            units = sum(self.army(fight["sides"][1], site))
            orders = [*sealed(units), (HAND, "book")]
            return {("Defend", until, split) for until, split in orders}
        if self.phase in {"split", "elves-split"}:
            return {("Kill", *dead) for dead in self.legal_splits()}
        found: set[Words] = {("Strike",), ("Flee",)}
        if self.options["fights"] == "orders":
            units = sum(self.army(fight["sides"][me], site))
            found |= {("HandOver", until, split) for until, split in sealed(units) if until != ALL}
        return found

    def free(self, seat: int) -> set[Words]:
        """Return what a seat may do at any time about its standing order."""
        if self.phase == "over" or seat in self.left or self.options["fights"] == "live":
            return set()
        now = self.players[seat]["standing"]
        orders = [order for order in [*sealed(19), (HAND, "book")] if order != now]
        keep: set[Words] = {("KeepStandingOrder", until, split) for until, split in orders}
        return keep | ({("DropStandingOrder",)} if now else set())

    # What there is, and what can be seen

    def state(self) -> Line:
        """Return what the rules say of the state, in plain form."""
        return {
            "phase": self.phase,
            "asked": self.asked,
            "answered": self.answered,
            "turn": self.turn,
            "action": self.action,
            "order": self.order,
            "active": self.active,
            "players": [self._player(seat) for seat in range(len(self.players))],
            "elves": self.elves,
            "elf_cards": self.elf_cards,
            "market": self.market,
            "deck": self.deck,
            "known_below": self.known_below,
            "legendaries": self.legendaries,
            "drawn": self.drawn,
            "heroes": self.heroes,
            "left": self.left,
            "winner": self.winner,
            "equipping": self.equipping,
            "forged": self.forged,
            "open": [(each["site"], each["orders"]) for each in self.open],
            "fight": None if self.fight is None else dict(self.fight),
        }

    def _player(self, seat: int) -> Line:
        keys = (
            "clan",
            "bastion",
            "units",
            "reserve",
            "gold",
            "crystals",
            "cards",
            "hero",
            "hero_site",
            "hand",
            "deck",
            "discard",
            "known",
            "chosen",
            "played",
            "incoming",
            "spread",
            "posting",
            "standing",
            "marched",
        )
        return {key: self.players[seat][key] for key in keys}

    def seen_in_state(self, state: Line) -> Line:
        """Bring the program's state into the form of :meth:`state`."""
        attacker = state["active"]
        units: list[dict[int, list[int]]] = [{} for _ in state["players"]]
        elves: dict[int, list[int]] = {}
        for site, (holder, stack) in enumerate(zip(state["holders"], state["stacks"], strict=True)):
            if holder >= 0:
                units[holder][site] = stack
            elif sum(stack):
                elves[site] = stack
        fights = [
            (c["site"], c["defender"], c["attackers"], c["defenders"]) for c in state["contests"]
        ]
        fight = state["fight"]
        if fight is not None:
            fights.append((fight["site"], fight["defender"], *fight["units"]))
        for site, defender, one, two in fights:
            units[attacker][site] = one
            (elves if defender is None else units[defender])[site] = two
        for seat, player in enumerate(state["players"]):
            if sum(player["garrison"]):
                units[seat][BASTION + seat] = player["garrison"]
        return {
            **{
                key: state[key]
                for key in (
                    "phase",
                    "asked",
                    "answered",
                    "turn",
                    "action",
                    "order",
                    "active",
                    "deck",
                    "legendaries",
                    "drawn",
                    "heroes",
                    "left",
                    "winner",
                    "equipping",
                    "forged",
                )
            },
            "players": [
                _plain(player, units[seat]) for seat, player in enumerate(state["players"])
            ],
            "elves": elves,
            "elf_cards": {
                (CARDS[card]["kind"], slot % 3): card
                for slot, card in enumerate(state["elf_slots"])
                if card
            },
            "market": [[stall["gear"], stall["copies"]] for stall in state["market"]],
            "known_below": state["deck_known"],
            "open": [(c["site"], _orders(c["orders"])) for c in state["contests"]],
            "fight": None
            if fight is None
            else {
                "site": fight["site"],
                "sides": [attacker, "elves" if fight["defender"] is None else fight["defender"]],
                "rage": fight["rage"],
                "barrier": fight["barrier"],
                "stolen": fight["stolen"],
                "striker": fight["striker"],
                "orders": [_orders(orders) for orders in fight["orders"]],
                "wounds": fight["wounds"],
            },
        }

    def public(self) -> Line:
        """Return what everybody may know, by the names of the view's fields."""
        seats = range(len(self.players))
        most = max(self.points(seat) for seat in self.staying())
        return {
            "phase": self.phase,
            "turn": self.turn,
            "last_turn": self.last,
            "action": self.action,
            "order": [seat for seat in self.order if seat not in self.left],
            "goal": self.goal,
            "clans": self.free_clans(),
            "waiting": [{"seat": seat, "answered": seat in self.answered} for seat in self.asked],
            "players": [self._shown(seat) for seat in seats],
            "leaders": [seat for seat in self.staying() if most and self.points(seat) == most],
            "territories": [self._territory(site) for site in range(len(self.country.places))],
            "elves": [self._elf(elf) for elf in LEVELS],
            "market": [
                {"gear": card, "copies": copies, "cost": CARDS[card]["cost"]}
                for card, copies in self.market
            ],
            "deck": len(self.deck),
            "legendaries": len(self.legendaries),
            "drawing": len(self.drawn),
            "fight": self.fight_told(),
            "ranking": self.ranking() if self.phase == "over" else [],
        }

    def _type(self, side: int | str, level: int) -> Line:
        symbols = self.symbols(side, level)
        names = ("power", "hp", "slow", "move", "auto", "reroll", "shield", "rage")
        return {
            **{name: symbols.get(name, 0) for name in names},
            "flight": bool(symbols.get("flight")),
        }

    def _shown(self, seat: int) -> Line:
        player = self.players[seat]
        points = self.points(seat)
        return {
            "clan": player["clan"],
            "garrison": self.at(seat, BASTION + seat),
            "gold": player["gold"],
            "crystals": player["crystals"],
            "stats": [self._type(seat, level) for level in LEVELS] if player["clan"] else [],
            "on_board": [
                sum(units[level] for units in player["units"].values()) for level in LEVELS
            ]
            if player["clan"]
            else [],
            "aside": [name for name, level in player["cards"] if level is None],
            "hero": player["hero"],
            "hero_site": player["hero_site"],
            "hand": len(player["hand"]),
            "deck": len(player["deck"]),
            "discard": player["discard"],
            "known": sorted(player["known"]),
            "points": points,
            "cities": sum(self.controls(seat, site) for site in self.country.cities),
            "legendaries": sum(is_legendary(card) for card, _ in player["cards"]),
            "forges": sum(self.controls(seat, site) for site in self.country.forges),
            "standing": player["standing"] is not None,
            "by_hand": bool(player["standing"]) and player["standing"][0] == HAND,
            "can_win": points == self.goal - 1 and self._acts_again(seat),
            "wins_next": self._next_to_win() == seat,
            "ahead": self._before(seat),
            "to_take": self.cities_to_lose(seat),
            "left": seat in self.left,
        }

    def _next_to_win(self) -> int | None:
        """Who wins when the second action begins: of all who could, the first in the order."""
        for seat in self.order if self.active is not None else ():
            if self._between_actions(seat) and self.points(seat) >= self.goal:
                return int(seat)
        return None

    def _before(self, seat: int) -> int:
        """How many may still win before somebody between two actions does."""
        if not self._between_actions(seat):
            return 0
        earlier = [o for o in self.order[: self.order.index(seat)] if o not in self.left]
        done = [other for other in earlier if self.action == 2 and not self._to_act(other)]
        return len(earlier) - len(done)

    def _acts_again(self, seat: int) -> bool:
        """Whether a seat that stays has a second action left in this game."""
        if self.phase == "over":
            return False
        return self.turn < self.last or self.action < 2 or self._to_act(seat)

    def _to_act(self, seat: int) -> bool:
        """Whether a second action is under way or to come."""
        assert self.active is not None
        return self.order.index(seat) >= self.order.index(self.active)

    def _between_actions(self, seat: int) -> bool:
        """Whether the first action of a seat is over and its second has not begun."""
        if self.phase == "over" or self.active is None or self.action == 0:
            return False
        if seat not in self.order or seat in self.left:
            return False
        mine, now = self.order.index(seat), self.order.index(self.active)
        return mine < now if self.action == 1 else mine > now

    def _territory(self, site: int) -> Line:
        sides = self.sides_at(site)
        attacker = None
        if len(sides) > 1:
            attacker = self.active
        holder = next((side for side in sides if side != attacker), None)
        return {
            "holder": holder if isinstance(holder, int) else None,
            "elves": holder == "elves",
            "units": [0, 0, 0] if holder is None else self.army(holder, site),
            "attacker": attacker,
            "attackers": [0, 0, 0] if attacker is None else self.at(attacker, site),
        }

    def _elf(self, elf: int) -> Line:
        return {
            "stats": self._type("elves", elf),
            "on_board": sum(stack[elf] for stack in self.elves.values()),
        }

    def private(self, viewer: int | None) -> Line:
        """Return what one viewer knows beside."""
        if viewer is None:
            return {"own": None}
        player = self.players[viewer]
        standing = player["standing"]
        return {
            "own": {
                "hand": sorted(player["hand"]),
                "chosen": player["chosen"],
                "deck": sorted(player["deck"]),
                "standing": standing and {"until": standing[0], "split": standing[1]},
                "incoming": player["incoming"],
                "posting": player["posting"],
                "drawn": self.drawn if viewer == self.active else [],
                "gold": self._gold(viewer),
                "march": self.march_told(viewer),
                "trade": self.trade_told(viewer),
                "splits": self.splits_told(viewer),
            }
        }

    def _gold(self, viewer: int) -> int | None:
        if self.players[viewer]["clan"] is None:
            return None
        if viewer == self.active and self.draft and self.draft["kind"] == "equip":
            return int(self.draft["gold"])
        return int(self.players[viewer]["gold"])

    def outcome(self) -> Line | None:
        """Return the places and points once the game is over."""
        if self.phase != "over":
            return None
        alone = len(self.staying()) == 1
        reason = "last-turn" if self.winner is None else "last-one-left" if alone else "goal"
        return {
            "ranking": self.ranking(),
            "reason": reason,
            "scores": [self.points(seat) for seat in range(len(self.players))],
        }


def _orders(orders: Line | None) -> tuple[int, str] | None:
    return None if orders is None else (orders["until"], orders["split"])


def _plain(player: Line, units: dict[int, list[int]]) -> Line:
    """Bring what lies before a seat into plain form."""
    carried = {index: slot % 3 for slot, index in enumerate(player["slots"]) if index >= 0}
    return {
        **{
            key: player[key]
            for key in (
                "clan",
                "reserve",
                "gold",
                "crystals",
                "hero",
                "hero_site",
                "hand",
                "deck",
                "discard",
                "chosen",
                "played",
                "incoming",
                "posting",
            )
        },
        "bastion": player["bastion"] and tuple(player["bastion"]),
        "units": units,
        "cards": [[name, carried.get(index)] for index, name in enumerate(player["gear"])],
        "known": set(player["known"]),
        "spread": {spread["site"]: spread["units"] for spread in player["spread"]},
        "standing": _orders(player["standing"]),
        "marched": [
            (order["figure"], order["count"], order["path"][0], order["path"][-1])
            for order in player["marched"]
        ],
    }


def _shown_in_view(view: Line) -> Line:
    """Bring what a view shows into the form of :meth:`Rage.public` and :meth:`Rage.private`."""
    own = view["own"]
    return {
        **view,
        "players": [_shown_player(player) for player in view["players"]],
        "territories": [
            {key: place[key] for key in ("holder", "elves", "units", "attacker", "attackers")}
            for place in view["territories"]
        ],
        "elves": [{key: elf[key] for key in ("stats", "on_board")} for elf in view["elves"]],
        "fight": fight_seen(view["fight"]),
        "own": own
        and {
            **{
                key: own[key]
                for key in (
                    "hand",
                    "chosen",
                    "deck",
                    "standing",
                    "incoming",
                    "posting",
                    "drawn",
                )
            },
            "gold": own["trade"] and own["trade"]["gold"],
            "march": march_seen(own["march"]),
            "trade": trade_seen(view),
            "splits": sorted(own["splits"], key=lambda each: each["killed"]),
        },
    }


def _shown_player(player: Line) -> Line:
    keys = (
        "clan",
        "garrison",
        "gold",
        "crystals",
        "aside",
        "hero",
        "hero_site",
        "hand",
        "deck",
        "discard",
        "known",
        "points",
        "cities",
        "legendaries",
        "forges",
        "standing",
        "by_hand",
        "can_win",
        "wins_next",
        "ahead",
        "to_take",
        "left",
    )
    return {
        **{key: player[key] for key in keys},
        "stats": [each["stats"] for each in player["types"]],
        "on_board": [each["on_board"] for each in player["types"]],
    }


ELVES = -2
"""How the program writes that elves stand in a territory."""


def taste(move: Words, state: Line) -> int:
    """Like to march on cities and forges with all one has, to forge, to buy and to equip."""
    match move:
        case ("Head", int(site)) | ("SendAllTo", int(site)) if site < BASTION:
            elves, city = bool(state["holders"][site] == ELVES), site % 7 == 0
            return 4 + 8 * elves + 8 * city
        case ("SendAll",) | ("Confirm",) | ("ArrangeAndConfirm",):
            return 30
        case ("Forge",) | ("Recruit", _) | ("ArrangeForMe",):
            return 60
        case ("Muster", _):
            return 8
        case ("Buy", _) | ("HoldCard", _) | ("EquipArmies",) | ("StationAll", _) | ("LayAllIn", _):
            return 5
        case ("Send", *_) | ("SendHero",) | ("LeaveOne",) | ("MarchAgain",):
            return 6
        case ("Pass",):
            return 2 if state["draft"] else 1
        case ("FightAllUntil", until) | ("FightUntil", _, until):
            return 3 if until == HAND else 1
    return 2


class Opinion(Rage):
    """The same, said in lists, texts and numbers only, as the simulator writes games down."""

    glow = "fought"

    def set_up(self, step: Step) -> None:
        """Check the set-up and take over what luck decided."""
        super().set_up(step)
        self.events = plain(self.events)

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Follow an answer; ``step`` tells what luck did."""
        super().answer(seat, move, step)
        self.events = plain(self.events)

    def state(self) -> Line:
        """Return what the rules say of the state."""
        return dict(plain(super().state()))

    def seen_in_state(self, state: Line) -> Line:
        """Bring the program's state into the form of :meth:`state`."""
        return dict(plain(super().seen_in_state(state)))

    def public(self) -> Line:
        """Return what everybody may know."""
        return dict(plain(super().public()))

    def private(self, viewer: int | None) -> Line:
        """Return what one viewer knows beside."""
        return dict(plain(super().private(viewer)))

    def seen_in_view(self, view: Line) -> Line:
        """Bring a view of the program into the form of :meth:`public` and :meth:`private`."""
        return _shown_in_view(view)


def plain(value: Any) -> Any:
    """Bring tuples, lists and sets into one form."""
    match value:
        case dict():
            return {str(key): plain(each) for key, each in value.items()}
        case list() | tuple():
            return [plain(each) for each in value]
        case set() | frozenset():
            return sorted(value)
        case _:
            return value


MODEL = Opinion
TASTE = taste
DRAWN = "deck"
RARE = frozenset(
    {
        "Hekna's rage",
        "Neggesh steals",
        "Razaro's rage",
        "a card displaced",
        "a choice of splits",
        "a hero returned",
        "barrier broken",
        "barrier holds",
        "bought from a market without a deck",
        "bought without a reveal",
        "elves find no card",
        "elves refuse a card",
        "elves replace a card",
        "fight against a player",
        "fight against elves",
        "fled",
        "forged with 1 forges",
        "forged with 2 forges",
        "harder",
        "last clan",
        "marched again",
        "one left behind",
        "random layout",
        "reinforcements lost",
        "several orders",
        "split big",
        "split small",
        "stacked in the market",
        "stone without a unit left",
        "tactics shuffled",
        "the neighbour splits",
        "wins when the second action begins",
        "won in the second action",
        "won with fights left",
    }
)
"""Parts of the rules that few games need; the soak needs them all."""
LEAVING = frozenset(
    {
        "left as the active player",
        "left as the defender",
        "left while a neighbour's split was asked",
    }
)
"""Those that need somebody to leave, which only the games of this folder have."""
