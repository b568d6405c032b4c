"""The course of Goths Save the Queen, told from beginning to end as its rules tell it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle.goths.battle import (
    CALLS,
    HITTING,
    NINE_TOKENS,
    NUMBERS,
    OBJECTIVES,
    Battle,
    back,
    shared,
    truth,
)
from tests.oracle.steps import Line, Step, Words, demand

Turn = Generator[None, tuple[int, Words], Any]
"""A stretch of the game: it stops where somebody has to answer."""

TERRAIN_PARTS = ["forest", "near-plain", "far-plain"]


class GameOverError(Exception):
    """Somebody has won, or nobody will."""


class Course(Battle):
    """A game from the set-up to its end."""

    step: Step
    course: Turn

    def set_up(self, step: Step) -> None:
        """Take over how luck dealt objectives and tokens, and begin."""
        self.step = step
        self.events = []
        state = step.line["state"]
        (deal,) = state["deals"]
        demand(sorted(deal["objectives"]) == ["plain", "queen", "trap"], "other objectives")
        self.cards, self.shown = [deal["objectives"]], [[False] * 3]
        self._deal_tokens(state)
        self.prompt, self.round = "king", 0
        self.asked: list[int] = []
        self.answered: list[int] = []
        self.queue: list[Line] = []
        self.looked: list[Line] = []
        self.deeds: list[Line] = []
        self.answers: dict[int, Line] = {}
        self.drafts: dict[int, Words] = {}
        self.said: dict[int, Words] = {}
        self.messages: list[Line] = []
        self.verdicts: list[Line] = []
        self.fitting: list[Line] = []
        self.naming: list[tuple[Line, Line]] = []
        self.spied: Line | None = None
        self.aims_hold = True
        self.conceded: list[int] = []
        self.winner: str | None = None
        self.reason: str | None = None
        self.course = self._game()
        next(self.course)

    def _deal_tokens(self, state: Line) -> None:
        self.box = state["box"]
        kind = self.options["tokens"]
        pool: list[str] = []
        if kind == "fog":
            pool = ["pea-soup", "short-of-men", "boar-shortage", "squalls"]
            pool = pool * 2 if self.big else pool
        if kind == "dancing":
            pool = [t for t in NINE_TOKENS if self.options[f"token_{t.replace('-', '_')}"]]
        self.pool = pool
        for clan, dealt in zip(self.clans, state["clans"], strict=True):
            clan["token"] = dealt["token"]
            clan["where"] = "lying" if pool else "absent"
        dealt_all = [clan["token"] for clan in self.clans if pool] + self.box
        demand(sorted(dealt_all) == sorted(pool), "other tokens")

    def answer(self, seat: int, move: Words, step: Step) -> None:
        """Go on with an answer."""
        self.step, self.events = step, []
        try:
            match move:
                case ("Concede",):
                    self._concede(seat)
                case ("WithdrawConcession",):
                    self._play_on(seat)
                case _:
                    demand(seat in self.asked, "nobody asked this seat")
                    self.course.send((seat, move))
        except StopIteration:
            self.prompt = "over"

    def _concede(self, seat: int) -> None:
        """Let a living seat give up, asked or not, and its camp with the last of them (G33)."""
        demand(seat not in self.conceded and self.plays(seat), "who concedes plays no more")
        self.conceded = sorted([*self.conceded, seat])
        self.tell("Conceded", seat=seat)
        camp = self.lobby[seat][0]
        if not self._has_conceded(camp):
            return
        self.branches[f"conceded: {self.prompt}"] += 1
        self._show_what_is_sealed()
        try:
            self._win_against(camp, "conceded")
        except GameOverError as over:
            self.course.throw(over)

    def _play_on(self, seat: int) -> None:
        demand(seat in self.conceded and self.plays(seat), "who plays on has not conceded")
        self.conceded.remove(seat)
        self.tell("ConcessionWithdrawn", seat=seat)
        self.branches["concession withdrawn"] += 1

    def _has_conceded(self, camp: str) -> bool:
        return all(
            seat in self.conceded
            for seat in self.seats
            if self.lobby[seat][0] == camp and self.plays(seat)
        )

    def _show_what_is_sealed(self) -> None:
        """At the end everything is shown, also in a round that was cut short (S7)."""
        if self.prompt == "allot":
            for seat, said in sorted(self.said.items()):
                shown = dict(zip(["goth", "pigeon", "ballista"], said, strict=True))
                self.tell("AllotmentShown", seat=seat, **shown)
        if self.prompt in {"king", "order"}:
            for king in self.kings:
                if king["laid"]:
                    self.tell("KingCardShown", seat=king["seat"], card=king["laid"])
            for number, answer in sorted(self.answers.items()):
                order = {"clan": self.clans[number]["name"], "order": answer["order"]}
                self.tell("OrderShown", seat=self.clans[number]["chief"], **order)

    def _ask(self, prompt: str, seats: list[int]) -> None:
        self.prompt, self.asked, self.answered = prompt, sorted(seats), []

    def _ask_one(self, prompt: str, seat: int) -> Turn:
        self._ask(prompt, [seat])
        _, move = yield
        self.asked = []
        return move

    def _game(self) -> Turn:
        try:
            yield from self._before_round_one()
            while True:
                yield from self._round()
        except GameOverError:
            self.asked, self.answered = [], []
            self.answers, self.drafts, self.queue = {}, {}, []
            self.prompt = "over"

    # Before round 1

    def _before_round_one(self) -> Turn:
        self.tell("Assembled", tokens=self.options["tokens"])
        weak = {3: 1, 7: 2}.get(self.number)
        if self.options["handicap"] and weak is not None:
            self.clans[weak]["figures"] = 1
        one_box = self.big and self.options["card_copies"] == "one"
        wanted = [
            card
            for card, option in (
                ("goth", "gothic_goth"),
                ("pigeon", "carrier_pigeon"),
                ("ballista", "ballista"),
            )
            if self.options[option] and (self.big or card != "pigeon")
        ]
        self.cards_in_play = wanted
        if not one_box:
            for clan in self.clans:
                for card in wanted:
                    self._give(clan, card)
        elif wanted:
            yield from self._allot(wanted)

    def _give(self, clan: Line, card: str) -> None:
        if card == "ballista":
            clan["engine"] = "ballista"
        else:
            clan["deck"] = sorted([*clan["deck"], card], key=NUMBERS.__getitem__)

    def _allot(self, wanted: list[str]) -> Turn:
        """Ask every king at once; who disagree are helped by the lot, card by card (G26)."""
        self._ask("allot", [king["seat"] for king in self.kings])
        while len(self.answered) < len(self.asked):
            seat, (_, *said) = yield
            if seat not in self.answered:
                self.answered.append(seat)
                self.tell("AllotmentLaid", seat=seat)
            self.said[seat] = tuple(said)
        self.asked, self.answered = [], []
        self.tell("AllotmentsRevealed")
        names = ["goth", "pigeon", "ballista"]
        for king in self.kings:
            shown = dict(zip(names, self.said[king["seat"]], strict=True))
            self.tell("AllotmentShown", seat=king["seat"], **shown)
        for camp in ("ostrogoths", "visigoths"):
            for card in wanted:
                self._hand_out(camp, card, names.index(card))

    def _hand_out(self, camp: str, card: str, place: int) -> None:
        chiefs = [clan for clan in self.clans if clan["camp"] == camp]
        wishes = {self.said[king["seat"]][place] for king in self.kings if king["camp"] == camp}
        by_lot = len(wishes) == 2
        if by_lot:
            after = self.step.line["state"]["clans"]
            got = [after[self.clans.index(chief)] for chief in chiefs]
            has = [
                dealt["machine"] == "ballista" if card == "ballista" else card in dealt["deck"]
                for dealt in got
            ]
            demand(sum(has) == 1, "the lot gave a card to nobody or to both")
            clan = chiefs[has.index(True)]
            self.branches["allotted by lot"] += 1
        else:
            clan = chiefs[["first", "second"].index(wishes.pop())]
        self._give(clan, card)
        self.tell("CardAllotted", **self.done_by(clan), card=card, by_lot=by_lot)

    # A round

    def _round(self) -> Turn:
        self.round += 1
        self.tell("RoundBegan", round=self.round, **self.done_by(self.clans[self.first]))
        order: list[Line] = []
        for clan in self.cycle():
            if clan["king"] not in order:
                order.append(clan["king"])
        for king in order:
            (_, card) = yield from self._ask_one("king", king["seat"])
            king["laid"] = card
            self.tell("KingCardLaid", seat=king["seat"], back=back(card))
        self.aims_hold = True
        yield from self._chiefs()
        self._lay_tokens()
        self._reveal()
        yield from self._robbing()
        yield from self._orders()
        if self.talks:
            yield from self._talking()
        self._round_ends()

    def _chiefs(self) -> Turn:
        """Let all chiefs lay an order, and change it until all have (3, G17)."""
        self._ask("order", [clan["chief"] for clan in self.alive(self.clans)])
        while len(self.answered) < len(self.asked):
            seat, move = yield
            clan = next(clan for clan in self.clans if clan["chief"] == seat)
            number = self.clans.index(clan)
            match move:
                case ("GiveOrder", order, aim, with_token):
                    token = self.drafts[number] if with_token else None
                    self.answers[number] = {"order": order, "aim": aim, "token": token}
                    if seat not in self.answered:
                        self.answered.append(seat)
                        self.tell("OrderLaid", **self.done_by(clan))
                    self.tell(
                        "OrderNoted",
                        to=[seat],
                        seat=seat,
                        order=order,
                        aim=aim,
                        with_token=with_token,
                    )
                case ("UseSpyglass", king_seat):
                    king = next(king for king in self.kings if king["seat"] == king_seat)
                    self.tell("SpyglassUsed", **self.done_by(clan), king=king_seat)
                    card = king["laid"]
                    self.tell("KingCardSpied", to=[seat], seat=seat, king=king_seat, card=card)
                    clan["where"] = "spent"
                    self.spied = {"clan": clan, "king": king, "round": self.round}
                    self._look(clan, None, king_seat)
                case _:
                    self.drafts[number] = move
                    self.tell("TokenInstructed", to=[seat], seat=seat)
        self.asked, self.answered = [], []

    def _look(self, clan: Line, spot: int | None, king: int | None = None) -> None:
        look = {"clan": clan["name"], "round": self.round, "spot": spot, "king": king}
        self.looked.append(look)

    def _token_of(self, clan: Line) -> Words | None:
        said = self.answers.get(self.clans.index(clan))
        token: Words | None = said["token"] if said else None
        return token

    def _lay_tokens(self) -> None:
        """Set modes, then execute what is laid now, in initiative order (G14)."""
        self.tell("OrdersClosed", round=self.round)
        self.turning = None
        for clan in self.cycle():
            match self._token_of(clan):
                case ("SetShield" | "SetRatPoison", mode):
                    clan["mode"] = mode
                case ("LayBoomerang", name):
                    self.turning = self.named(name)
                    clan["where"] = "spent"
                    self.tell("BoomerangLaid", **self.done_by(clan), target=name)
                case ("CallToDinner", name):
                    clan["where"] = "spent"
                    self._dinner(clan, self.named(name))
                case ("PlaceTnt", name, part):
                    clan["where"] = "spent"
                    self._blow_up(clan, self.named(name), part)
                case ("DealAnew",):
                    clan["where"] = "spent"
                    self._new_deal(clan)

    def _dinner(self, clan: Line, guest: Line | None) -> None:
        assert guest
        before = guest["at"]
        guest["at"] = {0: 0, 1: 0, 2: 1}.get(before, 2)
        if guest["at"] != before:
            guest["wall"] = False
        self.tell(
            "DinnerCalled",
            **self.done_by(clan),
            target=guest["name"],
            spot=guest["at"],
            moved=guest["at"] != before,
        )

    def _blow_up(self, clan: Line, foe: Line | None, part: str) -> None:
        assert foe
        in_vain = False
        if part == "machine":
            foe["ready"] = "destroyed"
        elif part == "wall":
            in_vain = not foe["wall"] or foe["at"] < 3
            if not in_vain:
                foe["wall"] = False
        else:
            card = TERRAIN_PARTS.index(part)
            foe["turned"].discard(card)
            foe["blown"].add(card)
            if foe["at"] == card:
                foe["wall"] = False
        if in_vain:
            self.branches["TNT in vain"] += 1
        self.tell("TntLit", **self.done_by(clan), target=foe["name"], part=part, in_vain=in_vain)

    def _new_deal(self, clan: Line) -> None:
        taken = [other["at"] - 3 for other in self.alive(self.clans)]
        free = [place for place in range(3) if place not in taken]
        # The state after the step may be of a later moment: the last deal is this one.
        dealt = self.step.line["state"]["deals"][len(self.cards)]["objectives"]
        old = self.cards[-1]
        demand(sorted(dealt) == sorted(old), "cards came or went in a new deal")
        demand(all(dealt[p] == old[p] for p in range(3) if p not in free), "an occupied card moved")
        self.cards.append(dealt)
        self.shown.append([up and place not in free for place, up in enumerate(self.shown[-1])])
        self.aims_hold = False
        self.branches[f"new deal of {len(free)}"] += 1
        self.tell("NewDealMade", **self.done_by(clan), spots=[3 + place for place in free])

    def _reveal(self) -> None:
        """Turn all cards over; characters alone decide (G3)."""
        self.verdicts, self.deeds, self.fitting = [], [], []
        for clan in self.cycle():
            order, king = self.answers[self.clans.index(clan)]["order"], clan["king"]
            new = CALLS[order] == truth(king["laid"])
            old = CALLS[order] in [truth(card) for card in king["up"]]
            if new or old:
                self.fitting.append(clan)
            verdict = {"order": order, "card": king["laid"], "understood": new or old}
            self.verdicts.append({"clan": clan["name"], **verdict})
            self.tell(
                "OrderRevealed",
                **self.done_by(clan),
                king=king["seat"],
                **verdict,
                by_old_card=old and not new,
            )

    def _order_of(self, clan: Line) -> str:
        return str(self.answers[self.clans.index(clan)]["order"])

    def _robbing(self) -> Turn:
        """Let successful Goths name their victims, then line all orders up (G21, G23, G25)."""
        thieves = [c for c in self.cycle() if c in self.fitting and self._order_of(c) == "goth"]
        self.naming = []
        for thief in thieves:
            foes = self.foes(thief)
            aim = self.answers[self.clans.index(thief)]["aim"]
            victim = foes[0] if len(foes) == 1 else self.named(aim)
            if victim is None and any(foe in self.fitting for foe in foes):
                (_, aim) = yield from self._ask_one("rob", thief["chief"])
                victim = self.named(aim)
            if victim is not None:
                self.naming.append((thief, victim))
                if self.big:
                    self.tell("VictimNamed", **self.done_by(thief), target=victim["name"])
        self._line_up(thieves)

    def _line_up(self, thieves: list[Line]) -> None:
        void = [
            clan
            for thief, victim in self.naming
            if victim in self.fitting and self._order_of(victim) == "goth"
            for clan in (thief, victim)
        ]
        robbed: list[Line] = []
        self.queue = []
        for thief in thieves:
            victim = next((v for t, v in self.naming if t is thief), None)
            reason = "stolen" if victim in robbed else None
            if victim not in self.fitting:
                reason = "failed"
            if thief in void:
                reason = "two-goths"
            target = victim and victim["name"]
            if reason or victim is None:
                self.branches[f"Goth: {reason}"] += 1
                self.tell("GothIdled", **self.done_by(thief), target=target, reason=reason)
                continue
            robbed.append(victim)
            order = self._order_of(victim)
            self.tell("OrderStolen", **self.done_by(thief), target=target, order=order)
            self.queue.append({"clan": thief, "order": order, "robbed": victim})
        for clan in self.fitting:
            if clan not in robbed and clan not in thieves:
                self.queue.append({"clan": clan, "order": self._order_of(clan), "robbed": None})
        cycle = self.cycle()
        self.queue.sort(key=lambda due: (NUMBERS[due["order"]], cycle.index(due["clan"])))

    # The orders

    def _orders(self) -> Turn:
        while self.queue:
            due = self.queue[0]
            clan, order = due["clan"], due["order"]
            if not clan["figures"]:
                self.queue.pop(0)
                self.tell("OrderLapsed", **self.done_by(clan), order=order)
                continue
            aim = self._aim(due)
            if aim is None:
                offered = self.choices(due)
                if offered:
                    prompts = {
                        "reconnoitre": "look",
                        "advance": "objective",
                        "barricade": "barricade",
                    }
                    prompt = prompts.get(order, "target")
                    self.branches[f"asked: {prompt}"] += 1
                    (_, aim) = yield from self._ask_one(prompt, clan["chief"])
                else:
                    aim = self._only(clan, order)
            self.queue.pop(0)
            self._carry_out(due, aim)

    def choices(self, due: Line) -> list[Line]:
        """List the choices of a chief whose order is due; none where no two differ."""
        clan, order = due["clan"], due["order"]
        offered = self.outlook(clan, order)
        if len(offered) < 2:
            return []
        if order in {"sabotage", *HITTING}:
            turned = self.turning is clan and order != "sabotage"
            hit = {
                (one["clan"] if one["hindrance"] is None and not turned else None, one["loss"])
                for one in offered
            }
            if len(hit) < 2:
                return []
        return offered

    def _aim(self, due: Line) -> str | None:
        """Return the aim laid with an order where it can be used; a Goth's says whom to rob."""
        clan, order = due["clan"], due["order"]
        aim: str = self.answers[self.clans.index(clan)]["aim"]
        if aim == "open" or due["robbed"]:
            return None
        if order == "reconnoitre" and aim == "token":
            usable = clan["where"] == "lying"
        elif order == "reconnoitre":
            usable = self.aims_hold and aim in self.face_down()
        elif order == "advance":
            usable = self.aims_hold and aim in self.ways(clan)
        elif order == "barricade":
            usable = self.standing_on_fog(clan)
        else:
            usable = self.named(aim) in self.foes(clan)
        self.branches[f"aim {'used' if usable else 'dropped'}"] += 1
        return aim if usable else None

    def _only(self, clan: Line, order: str) -> str | None:
        offered = self.outlook(clan, order)
        if len(offered) == 1:
            return str(offered[0]["aim"])
        return next((str(one["aim"]) for one in offered if one["hindrance"] is None), None)

    def _note(self, due: Line, **facts: Any) -> None:
        plain = {"target": None, "victim": None, "lost": 0, "spot": None, "hindrance": None}
        robbed = due["robbed"] and due["robbed"]["name"]
        deed = {"clan": due["clan"]["name"], "order": due["order"], "robbed": robbed}
        self.deeds.append({**deed, **plain, **facts})

    def _fizzle(self, due: Line, reason: str, **facts: Any) -> None:
        self.branches[f"no effect: {reason}"] += 1
        self.tell("OrderFizzled", **self.done_by(due["clan"]), order=due["order"], reason=reason)
        self._note(due, hindrance=reason, **facts)

    def _carry_out(self, due: Line, aim: str | None) -> None:
        clan, order = due["clan"], due["order"]
        if order in {"sabotage", *HITTING}:
            foes = self.foes(clan)
            self._hostile(due, foes[0] if len(foes) == 1 else aim and self.named(aim))
            return
        if aim == "discard":
            self._discard(due)
            return
        why = self.unable(clan, order)
        if why:
            self._fizzle(due, why, **({"spot": clan["at"]} if order == "barricade" else {}))
            return
        match order:
            case "reconnoitre":
                self._reconnoitre(due, aim)
            case "reinforce":
                self._reinforce(due)
            case "load":
                clan["ready"] = "active"
                self.tell("Loaded", **self.done_by(clan), machine=clan["engine"])
                self._note(due)
            case "barricade":
                self._build(due)
            case "advance":
                self._advance(due, aim)
            case "pigeon":
                self._pigeon(due)

    def _discard(self, due: Line) -> None:
        clan = due["clan"]
        clan["where"] = "spent"
        self.tell("FogDiscarded", **self.done_by(clan), token=clan["token"])
        self._note(due)

    def _build(self, due: Line) -> None:
        clan = due["clan"]
        if self.walls:
            clan["wall"] = True
        else:
            clan["turned"].add(clan["at"])
        self.tell("BarricadeBuilt", **self.done_by(clan), spot=clan["at"])
        self._note(due, spot=clan["at"])

    def _reinforce(self, due: Line) -> None:
        clan = due["clan"]
        twice = self._token_of(clan) == ("RecruitTwice",) and clan["figures"] == 1
        if twice:
            clan["where"] = "spent"
            self.branches["recruited twice"] += 1
        clan["figures"] += 1 + twice
        figures = {"added": 1 + twice, "figures": clan["figures"]}
        self.tell("Reinforced", **self.done_by(clan), **figures)
        self._note(due)

    def _reconnoitre(self, due: Line, aim: str | None) -> None:
        clan = due["clan"]
        who = [clan["chief"]]
        assert aim
        if aim == "token":
            clan["seen"] = True
            clan["peeks"].append(self.round)
            self.tell("Reconnoitred", **self.done_by(clan), spot=None)
            self.tell("TokenSeen", to=who, seat=who[0], token=clan["token"])
            self._look(clan, None)
            self._note(due)
            return
        place = OBJECTIVES.index(aim)
        kind = self.cards[-1][place]
        clan["looks"].append((self.round, len(self.cards) - 1, place))
        self.tell("Reconnoitred", **self.done_by(clan), spot=3 + place)
        self.tell("ObjectiveSeen", to=who, seat=who[0], spot=3 + place, kind=kind)
        self._look(clan, 3 + place)
        self._note(due, spot=3 + place)

    def _advance(self, due: Line, aim: str | None) -> None:
        clan = due["clan"]
        origin = clan["at"]
        clan["at"] = origin + 1 if origin < 2 else 3 + OBJECTIVES.index(str(aim))
        clan["wall"] = False
        self.tell("Advanced", **self.done_by(clan), origin=origin, spot=clan["at"])
        self._note(due, spot=clan["at"])
        if clan["at"] < 3:
            self._find_token(clan)
            return
        place = clan["at"] - 3
        kind = self.cards[-1][place]
        self.aims_hold = False
        if not self.shown[-1][place]:
            self.shown[-1][place] = True
            self.tell("ObjectiveTurned", spot=clan["at"], kind=kind)
        if kind == "queen":
            self._win(clan["camp"], "queen-freed")
        if kind == "trap":
            self.tell("TrapSprung", clan=clan["name"], figures=clan["figures"] - 1)
            self._bury(clan, 1)

    def _find_token(self, clan: Line) -> None:
        if clan["where"] != "lying" or clan["at"] != self.token_spot:
            return
        token = clan["token"]
        if self.fog:
            clan["where"] = "in-force"
            self.tell("FogRevealed", clan=clan["name"], token=token)
            if self.barred(clan, "load"):
                clan["ready"] = "inactive"
            return
        clan["where"], clan["seen"] = "held", True
        clan["mode"] = {"shield": "last", "rat-poison": "first"}.get(token, "never")
        self.tell("TokenTaken", **self.done_by(clan))
        self.tell("TokenRead", to=[clan["chief"]], seat=clan["chief"], token=token)

    # Hostile orders

    def _hostile(self, due: Line, foe: Any) -> None:
        clan, order = due["clan"], due["order"]
        name = foe["name"] if foe else None
        why = self.unable(clan, order)
        if why:
            self._fizzle(due, why, target=name)
            return
        if foe:
            loss, reason = self.strike(clan, order, foe)
        else:
            loss, reason = 0, shared(self.strike(clan, order, f)[1] for f in self.foes(clan))
        returned = self.turning is clan
        told = {"fire": "Fired", "axe": "AxeThrown", "rats": "RatsLoosed"}
        if order != "sabotage":
            engine = {"machine": clan["engine"]} if order == "fire" else {}
            self.tell(told[order], **self.done_by(clan), target=name, **engine)
        if order == "fire" and clan["engine"] == "catapult":
            clan["ready"] = "inactive"
        if reason or not foe:
            self._fizzle(due, reason or "nobody", target=name)
        elif order == "sabotage":
            foe["ready"] = "inactive"
            self.tell("Sabotaged", **self.done_by(clan), target=name, machine=foe["engine"])
            self._note(due, target=name)
        elif returned:
            self.tell("AttackReturned", clan=clan["name"])
            self._wound(due, clan, loss, name)
        elif order == "rats" and self._would_spray(foe):
            self._spray(foe)
            self._note(due, target=name, hindrance="rat-poison")
        else:
            self._wound(due, foe, loss, name)

    def _would_spray(self, foe: Line) -> bool:
        return self.holds(foe, "rat-poison") and bool(foe["mode"] == "first")

    def _spray(self, foe: Line) -> None:
        foe["where"] = "spent"
        (foe["sprayed"] if foe["at"] < 3 else self.sprayed).add(foe["at"])
        self.tell("RatsPoisoned", **self.done_by(foe), spot=foe["at"])

    def _wound(self, due: Line, victim: Line, loss: int, target: str | None) -> None:
        lost = min(loss, victim["figures"])
        if self.holds(victim, "shield"):
            last = victim["mode"] == "last" and lost == victim["figures"]
            if last or victim["mode"] == "first":
                victim["where"] = "spent"
                lost -= 1
                self.tell("ShieldRaised", **self.done_by(victim))
        self._note(due, target=target, victim=victim["name"], lost=lost)
        if lost:
            left = victim["figures"] - lost
            self.tell("FiguresLost", clan=victim["name"], lost=lost, figures=left)
            self._bury(victim, lost)

    def _bury(self, clan: Line, lost: int) -> None:
        """Take figures off an army; without any it is eliminated (G28)."""
        clan["figures"] -= lost
        if clan["figures"]:
            return
        clan["wall"] = False
        if clan["where"] in {"lying", "held"}:
            clan["where"] = "gone"
        self.tell("ClanEliminated", clan=clan["name"], camp=clan["camp"])
        if not self.alive(c for c in self.clans if c["camp"] == clan["camp"]):
            self._win_against(clan["camp"], "army-eliminated")
        if self._has_conceded(clan["camp"]):
            self.branches["conceded by an army lost"] += 1
            self._win_against(clan["camp"], "conceded")

    # The pigeon

    def _pigeon(self, due: Line) -> None:
        clan = due["clan"]
        camp = clan["camp"]
        self.talks.append([c["chief"] for c in self.clans if c["camp"] == camp])
        kings = [king["seat"] for king in self.kings if king["camp"] == camp]
        if len(kings) == 2:
            self.talks.append(kings)
        seats = sorted(self.talks[-1] + (self.talks[-2] if len(kings) == 2 else []))
        self.tell("TalkOpened", **self.done_by(clan), seats=seats)
        self._note(due)

    def _talking(self) -> Turn:
        self._ask("talk", [seat for talk in self.talks for seat in talk])
        while self.asked:
            seat, move = yield
            if move[0] == "EndTalk":
                self.asked = [other for other in self.asked if other != seat]
                self.tell("TalkEnded", seat=seat)
                continue
            talk = next(talk for talk in self.talks if seat in talk)
            (to,) = (other for other in talk if other != seat)
            said = {"sender": seat, "recipient": to, "text": move[1]}
            self.messages.append({"round": self.round, **said})
            self.tell("MessageSent", to=sorted(talk), seat=seat, target=to, text=move[1])

    # The end of a round, and of the game

    def _round_ends(self) -> None:
        self.tell("RoundEnded", round=self.round)
        for king in self.kings:
            card = king["laid"]
            if card is None:
                continue
            king["laid"] = None
            number = len(king["up"]) + 1
            if any(self.clans[clan] in self.fitting for clan in king["clans"]):
                king["up"] = []
                self.tell("KingCardsTaken", seat=king["seat"], cards=number)
            else:
                king["up"].append(card)
                left = {"card": card, "character": truth(card), "cards": number}
                self.tell("KingCardLeft", seat=king["seat"], **left)
        for number, clan in enumerate(self.clans):
            lone = clan["king"]["seat"] == clan["chief"]
            if lone and number in self.answers:
                clan["aside"] = self.answers[number]["order"]
                self.tell("OrderSetAside", **self.done_by(clan), order=clan["aside"])
        if self.round == 100:
            self._show_all()
            self.tell("GameDrawn", rounds=100)
            self.reason = "draw"
            raise GameOverError
        self._pass_initiative()
        self.answers, self.drafts, self.talks, self.turning = {}, {}, [], None
        self.fitting, self.naming = [], []

    def _pass_initiative(self) -> None:
        """Move the token one step, or where the mastermind of a living chief sends it."""
        self.first = (self.first + 1) % len(self.clans)
        for clan in self.alive(self.clans):
            token = self._token_of(clan)
            if token and token[0] == "PassInitiative":
                clan["where"] = "spent"
                wanted = self.named(token[1])
                assert wanted
                self.first = self.clans.index(wanted)
                self.first = self.clans.index(self.cycle()[0])
                target = self.clans[self.first]["name"]
                self.tell("InitiativeHeld", **self.done_by(clan), target=target)
        self.first = self.clans.index(self.cycle()[0])

    def _show_all(self) -> None:
        self.tell("ObjectivesShown", kinds=self.cards[-1])
        for clan in self.clans:
            if clan["where"] in {"lying", "held", "gone"}:
                self.tell("TokensShown", clan=clan["name"], token=clan["token"])
        if self.box:
            self.tell("BoxShown", left=self.box)
        for said in self.messages:
            sender, told, text = said["sender"], said["recipient"], said["text"]
            self.tell("WhisperShown", round=said["round"], seat=sender, target=told, text=text)

    def _win_against(self, camp: str, reason: str) -> None:
        self._win({"ostrogoths": "visigoths", "visigoths": "ostrogoths"}[camp], reason)

    def _win(self, camp: str, reason: str) -> None:
        self._show_all()
        seats = [seat for seat in self.seats if self.lobby[seat][0] == camp]
        self.tell("GameWon", camp=camp, seats=seats, reason=reason)
        self.winner, self.reason = camp, reason
        raise GameOverError
