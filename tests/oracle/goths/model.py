"""Goths Save the Queen a second time: what may be answered and seen, to compare with."""

from __future__ import annotations

from itertools import product

from tests.oracle.goths.battle import (
    CALLS,
    CARDS,
    HITTING,
    NUMBERS,
    OBJECTIVES,
    back,
    truth,
)
from tests.oracle.goths.course import TERRAIN_PARTS, Course
from tests.oracle.steps import Line, Words

FIELDS = {
    "LayBoomerang": ["clan"],
    "CallToDinner": ["clan"],
    "PlaceTnt": ["clan", "part"],
    "DealAnew": [],
    "RecruitTwice": [],
    "PassInitiative": ["clan"],
    "SetShield": ["mode"],
    "SetRatPoison": ["mode"],
}


def taste(move: Words, state: Line) -> int:
    """Like orders that may fit and what is rare: Goths, pigeons, advances, tokens."""
    match move:
        case ("GiveOrder", order, aim, with_token):
            called = {truth(king["laid"]) for king in state["kings"] if king["laid"]}
            rare = {"advance": 2, "goth": 3, "pigeon": 2, "fire": 5, "rats": 3, "axe": 3}
            liked = rare.get(order, 1) * (20 if CALLS[order] in called else 1)
            liked *= _invited(order, state)
            return liked * (30 if with_token else 1) + int(aim == "open")
        case ("SendMessage", *_):
            return 2
        case (name, *_) if name in FIELDS or name == "UseSpyglass":
            return 80
    return 3


def _invited(order: str, state: Line) -> int:
    """Like what a token laid or left lying has an effect on."""
    lying = {draft["type"] for draft in state["drafts"] if draft}
    if order in HITTING and "LayBoomerang" in lying:
        return 8
    if order == "reinforce" and "RecruitTwice" in lying:
        return 12
    marked = [clan for clan in state["clans"] if any(clan["poisoned"] + clan["blasted"])]
    if order in {"rats", "barricade"} and (marked or any(state["sprayed"])):
        return 6
    return 1


class Goths(Course):
    """A game as the rules have it, with all that can be seen of it."""

    glow = "deeds"

    # What may be answered

    def legal(self, seat: int) -> set[Words]:
        """Return what a seat may answer now."""
        if seat not in self.asked:
            return set()
        match self.prompt:
            case "allot":
                two = ["first", "second"]
                offers = [
                    two if card in self.cards_in_play else ["nobody"]
                    for card in ("goth", "pigeon", "ballista")
                ]
                return {("Allot", *said) for said in product(*offers)}
            case "king":
                king = next(king for king in self.kings if king["seat"] == seat)
                return {("LayKingCard", card) for card in self._hand(king)}
            case "order":
                return self._legal_orders(seat)
            case "talk":
                sent = [
                    m for m in self.messages if m["sender"] == seat and m["round"] == self.round
                ]
                return {("EndTalk",)} | ({("SendMessage", "Coo")} if len(sent) < 3 else set())
            case "rob":
                return {("Choose", foe["name"]) for foe in self.foes(self._led_by(seat) or {})}
        return {("Choose", one["aim"]) for one in self.choices(self.queue[0])}

    def _led_by(self, seat: int | None) -> Line | None:
        return next((clan for clan in self.clans if clan["chief"] == seat), None)

    def _hand(self, king: Line) -> list[str]:
        return [card for card in CARDS if card not in king["up"] and card != king["laid"]]

    def _legal_orders(self, seat: int) -> set[Words]:
        clan = self._led_by(seat)
        assert clan
        drafted = self.clans.index(clan) in self.drafts
        found: set[Words] = set()
        for order in clan["deck"]:
            aims = ["open"]
            if order in {"reconnoitre", "advance"}:
                aims += OBJECTIVES
            if order == "reconnoitre" and self.fog and clan["where"] == "lying":
                aims.append("token")
            if order == "barricade" and self.fog:
                aims += ["build", "discard"]
            if self.big and order in {"sabotage", "goth", *HITTING}:
                aims += [foe["name"] for foe in self.foes(clan)]
            if order != clan["aside"]:
                withs = [False, True] if drafted else [False]
                found |= {("GiveOrder", order, aim, w) for aim in aims for w in withs}
        return found | set(self._token_moves(clan)) | self._spyglass(clan)

    def _token_moves(self, clan: Line) -> list[Words]:
        """List what a held token may be told (G17)."""
        if clan["where"] != "held":
            return []
        foes = [foe["name"] for foe in self.foes(clan)]
        to = self.alive(self.clans) if self.big else [self.clans[self.first]]
        told: dict[str, list[Words]] = {
            "boomerang": [("LayBoomerang", foe) for foe in foes],
            "dinner": [("CallToDinner", foe) for foe in foes],
            "tnt": [
                ("PlaceTnt", foe["name"], part)
                for foe in self.foes(clan)
                for part in self._explosive(foe)
            ],
            "new-deal": [("DealAnew",)],
            "double-recruitment": [("RecruitTwice",)],
            "mastermind": [("PassInitiative", other["name"]) for other in to],
            "shield": [("SetShield", mode) for mode in ("never", "last", "first")],
            "rat-poison": [("SetRatPoison", mode) for mode in ("never", "first")],
        }
        return told.get(clan["token"], [])

    def _explosive(self, foe: Line) -> list[str]:
        machine = [] if foe["ready"] == "destroyed" else ["machine"]
        return machine + TERRAIN_PARTS + (["wall"] if foe["wall"] and foe["at"] > 2 else [])

    def _spyglass(self, clan: Line) -> set[Words]:
        usable = self.holds(clan, "spyglass")
        if not usable or clan["chief"] in self.answered:
            return set()
        return {("UseSpyglass", king["seat"]) for king in self.kings if self.plays(king["seat"])}

    def decisions(self) -> list[Line]:
        """List who is asked what."""
        return [
            {
                "seat": seat,
                "prompt": self.prompt,
                "secret": self.prompt in {"allot", "order", "talk"},
                "optional": False,
                "answered": seat in self.answered,
            }
            for seat in self.asked
        ]

    # The state

    def state(self) -> Line:
        """Return the state by the names of its fields."""
        every = range(len(self.clans))
        return {
            "phase": self.prompt,
            "asked": self.asked,
            "answered": sorted(self.answered),
            "round": self.round,
            "initiative": self.first,
            "clans": [self._clan_in_state(clan) for clan in self.clans],
            "kings": [{"laid": king["laid"], "face_up": king["up"]} for king in self.kings],
            "deals": [
                {"objectives": cards, "face_up": shown}
                for cards, shown in zip(self.cards, self.shown, strict=True)
            ],
            "sprayed": [3 + place in self.sprayed for place in range(3)],
            "box": self.box,
            "answers": [self._sealed(self.answers.get(clan)) for clan in every],
            "drafts": [self._spelt(self.drafts.get(clan)) for clan in every],
            "boomerang": None if self.turning is None else self.clans.index(self.turning),
            "messages": self.messages,
            "conceded": self.conceded,
            "winner": self.winner,
            "reason": self.reason,
        }

    def _clan_in_state(self, clan: Line) -> Line:
        three = range(3)
        return {
            "figures": clan["figures"],
            "deck": clan["deck"],
            "machine": clan["engine"],
            "token": clan["token"],
            "token_state": clan["where"],
            "spot": clan["at"],
            "barricades": [card in clan["turned"] for card in three],
            "blasted": [card in clan["blown"] for card in three],
            "poisoned": [card in clan["sprayed"] for card in three],
            "wall": clan["wall"],
            "readiness": clan["ready"],
            "token_known": clan["seen"],
            "mode": clan["mode"],
            "set_aside": clan["aside"],
            "glances": [
                {"round": turn, "deal": deal, "index": place} for turn, deal, place in clan["looks"]
            ],
            "token_glances": clan["peeks"],
        }

    def _spelt(self, said: Words | None) -> Line | None:
        if said is None:
            return None
        return {"type": said[0], **dict(zip(FIELDS[said[0]], said[1:], strict=True))}

    def _sealed(self, said: Line | None) -> Line | None:
        return None if said is None else {**said, "token": self._spelt(said["token"])}

    def seen_in_state(self, state: Line) -> Line:
        """Return the program's state in the form of :meth:`state`."""
        seen = {key: state[key] for key in self.state()}
        seen["answered"] = sorted(seen["answered"])
        return seen

    def seen_in_view(self, view: Line) -> Line:
        """Return a view of the program as it is."""
        return view

    # What can be seen

    def public(self) -> Line:
        """Return what everybody may know alike."""
        over = self.prompt == "over"
        due = self._due()
        return {
            "phase": self.prompt,
            "waiting": [{"seat": s, "answered": s in self.answered} for s in self.asked],
            "setup": {
                "seats": self.number,
                "tokens": self.options["tokens"],
                "token_list": self.pool,
                "token_spot": self.token_spot,
                "gothic_goth": self.options["gothic_goth"],
                "carrier_pigeon": self.big and self.options["carrier_pigeon"],
                "ballista": self.options["ballista"],
                "walls": self.walls,
                "one_box": self.big and self.options["card_copies"] == "one",
                "own_card_hidden": self._hides(),
                "handicap": self.number in {3, 7} and self.options["handicap"],
            },
            "round": self.round,
            "initiative": self.clans[self.first]["name"],
            "cycle": [clan["name"] for clan in self.cycle()],
            "box": self.box if over else None,
            "looks": self._looks(),
            "acting": due and due[0],
            "order": due and due[1],
            "verdicts": self.verdicts,
            "talks": [{"one": one, "other": other} for one, other in self.talks],
            "conceded": self.conceded,
            "winner": self.winner,
            "reason": self.reason,
        }

    def _hides(self) -> bool:
        return self.number in {2, 3} and self.options["own_king_card"] == "hidden"

    def _looks(self) -> list[Line]:
        """List the looks by round; within a round by clan, objectives first, the spyglass last."""
        names = [clan["name"] for clan in self.clans]

        def place(look: Line) -> tuple[int, bool, int, bool]:
            spied = look["king"] is not None
            return look["round"], spied, names.index(look["clan"]), look["spot"] is None

        return sorted(self.looked, key=place)

    def _due(self) -> tuple[str, str] | None:
        if self.prompt == "rob":
            clan = self._led_by(self.asked[0])
            assert clan
            return clan["name"], "goth"
        if self.asked and self.queue:
            return self.queue[0]["clan"]["name"], self.queue[0]["order"]
        return None

    def private(self, viewer: int | None) -> Line:
        """Return what differs from viewer to viewer."""
        camp, ruled, led = (None, [], None) if viewer is None else self.lobby[viewer]
        role = None
        if viewer is not None:
            role = "both" if ruled and led is not None else "king" if ruled else "chief"
        return {
            "role": role,
            "camp": camp,
            "clans": [self._clan(clan, viewer) for clan in self.clans],
            "kings": [self._king(king, viewer) for king in self.kings],
            "objectives": [self._objective(place, viewer) for place in range(3)],
            "king": self._royal(viewer),
            "chief": None if led is None else self._panel(self.clans[led]),
            "allotted": self._allotted(viewer),
            "messages": [
                m
                for m in self.messages
                if self.reason is not None or viewer in (m["sender"], m["recipient"])
            ],
            "choices": self._choices(viewer),
        }

    def _clan(self, clan: Line, viewer: int | None) -> Line:
        known = clan["where"] in {"absent", "in-force", "spent"} or self.prompt == "over"
        own = clan["seen"] and clan["chief"] == viewer
        return {
            "name": clan["name"],
            "camp": clan["camp"],
            "king": clan["king"]["seat"],
            "chief": clan["chief"],
            "alive": clan["figures"] > 0,
            "figures": clan["figures"],
            "reserve": 3 - clan["figures"],
            "spot": clan["at"],
            "terrain": [
                {
                    "barricade": card in clan["turned"] or (clan["wall"] and clan["at"] == card),
                    "blasted": card in clan["blown"],
                    "poisoned": card in clan["sprayed"],
                }
                for card in range(3)
            ],
            "wall": clan["at"] if clan["wall"] else None,
            "covered": self.cover(clan) == "barricade",
            "machine": clan["engine"],
            "readiness": clan["ready"],
            "token_state": clan["where"],
            "token": clan["token"] if known or own else None,
            "has_goth": "goth" in clan["deck"],
            "has_pigeon": "pigeon" in clan["deck"],
            "set_aside": clan["aside"],
            "boomerang": self.turning is clan,
            "ordered": self.clans.index(clan) in self.answers,
        }

    def _sees_card(self, king: Line, viewer: int | None) -> bool:
        """Tell whether a viewer knows a card just laid: all from the reveal on."""
        if self.prompt not in {"allot", "king", "order"}:
            return True
        spied = self.spied
        looked = (
            spied is not None
            and spied["round"] == self.round
            and spied["king"] is king
            and spied["clan"]["chief"] == viewer
        )
        lone = any(clan["chief"] == king["seat"] for clan in self.clans)
        own = king["seat"] == viewer and not (lone and self._hides())
        return looked or own

    def _king(self, king: Line, viewer: int | None) -> Line:
        return {
            "seat": king["seat"],
            "clans": [self.clans[clan]["name"] for clan in king["clans"]],
            "alive": self.plays(king["seat"]),
            "back": king["laid"] and back(king["laid"]),
            "card": king["laid"] if self._sees_card(king, viewer) else None,
            "face_up": king["up"],
            "hand": len(self._hand(king)),
        }

    def _objective(self, place: int, viewer: int | None) -> Line:
        clan = self._led_by(viewer)
        here = (len(self.cards) - 1, place)
        seen = clan is not None and here in [look[1:] for look in clan["looks"]]
        known = self.shown[-1][place] or seen or self.prompt == "over"
        army = next((c for c in self.alive(self.clans) if c["at"] == 3 + place), None)
        return {
            "spot": 3 + place,
            "face_up": self.shown[-1][place],
            "kind": self.cards[-1][place] if known else None,
            "army": army and army["name"],
            "poisoned": 3 + place in self.sprayed,
        }

    def _royal(self, viewer: int | None) -> list[Line]:
        king = next((king for king in self.kings if king["seat"] == viewer), None)
        if king is None:
            return []
        lone = any(clan["chief"] == viewer for clan in self.clans)
        if lone and self._hides() and self.prompt == "order":
            return []
        laid = king["laid"] if self._sees_card(king, viewer) else None
        return [
            {"card": card, "face_up": card in king["up"], "laid": card == laid} for card in CARDS
        ]

    def _panel(self, clan: Line) -> Line:
        number = self.clans.index(clan)
        spied = self.spied
        asked = self.prompt == "order" and clan["chief"] in self.asked
        seen = None
        if spied and spied["clan"] is clan and spied["round"] == self.round:
            card = spied["king"]["laid"]
            seen = [spied["king"]["seat"], card] if card else None
        return {
            "clan": clan["name"],
            "orders": [self._card(clan, order) for order in clan["deck"]],
            "sightings": [
                {
                    "round": turn,
                    "spot": 3 + place,
                    "kind": self.cards[deal][place],
                    "before_new_deal": deal < len(self.cards) - 1,
                }
                for turn, deal, place in clan["looks"]
            ],
            "spied": seen,
            "mode": clan["mode"],
            "draft": self._spelt(self.drafts.get(number)),
            "sealed": self._sealed(self.answers.get(number)),
            "instructions": [self._spelt(m) for m in self._token_moves(clan)] if asked else [],
        }

    def _card(self, clan: Line, order: str) -> Line:
        king, character = clan["king"], CALLS[order]
        laid = king["laid"]
        maybe = [c for c in CARDS if back(c) == back(laid)] if laid else CARDS
        if laid and king["seat"] == clan["chief"] and not self._hides():
            maybe = [laid]
        readings = [truth(card) for card in maybe if card not in king["up"]]
        if character in [truth(card) for card in king["up"]] or {*readings} == {character}:
            mark = "certain"
        elif character in readings:
            mark = "possible"
        else:
            mark = "impossible"
        return {
            "order": order,
            "number": NUMBERS[order],
            "character": character,
            "mark": mark,
            "in_hand": order != clan["aside"],
            "hindrance": self.no_effect_now(clan, order),
            "prospects": self.outlook(clan, order),
        }

    def _allotted(self, viewer: int | None) -> Line | None:
        said = None if viewer is None else self.said.get(viewer)
        if said is None:
            return None
        goth, pigeon, ballista = said
        return {"type": "Allot", "goth": goth, "pigeon": pigeon, "ballista": ballista}

    def _choices(self, viewer: int | None) -> Line:
        plain: Line = {
            "allotments": [],
            "cards": [],
            "aims": [],
            "messages_left": 0,
            "end_talk": False,
        }
        if viewer is None or viewer not in self.asked:
            return plain
        match self.prompt:
            case "allot":
                names = ["goth", "pigeon", "ballista"]
                said = sorted(move[1:] for move in self.legal(viewer))
                plain["allotments"] = [
                    {"type": "Allot", **dict(zip(names, one, strict=True))} for one in said
                ]
            case "king":
                king = next(king for king in self.kings if king["seat"] == viewer)
                plain["cards"] = self._hand(king)
            case "talk":
                sent = [
                    m for m in self.messages if m["sender"] == viewer and m["round"] == self.round
                ]
                plain["messages_left"], plain["end_talk"] = 3 - len(sent), True
            case "rob":
                plain["aims"] = [self._victim(foe) for foe in self.foes(self._led_by(viewer) or {})]
            case "order":
                pass
            case _:
                plain["aims"] = self.choices(self.queue[0])
        return plain

    def _victim(self, foe: Line) -> Line:
        why = None
        if foe not in self.fitting:
            why = "failed"
        elif self._order_of(foe) == "goth":
            why = "two-goths"
        return {"aim": foe["name"], "clan": foe["name"], "loss": 0, "hindrance": why}

    def outcome(self) -> Line | None:
        """Return the places: the winning camp first, all others second; a draw is shared."""
        if self.prompt != "over":
            return None
        places = [list(self.seats)]
        if self.winner:
            won = [seat for seat in self.seats if self.lobby[seat][0] == self.winner]
            places = [won, [seat for seat in self.seats if seat not in won]]
        return {"ranking": places, "reason": self.reason, "scores": [], "won": bool(self.winner)}


MODEL = Goths
TASTE = taste
DRAWN = "clans"
"""Nothing is drawn after the deal: what luck gave lies before the clans."""
RARE = frozenset(
    {
        "AttackReturned",
        "FogDiscarded",
        "Goth: failed",
        "Goth: stolen",
        "Goth: two-goths",
        "InitiativeHeld",
        "MessageSent",
        "OrderLapsed",
        "RatsPoisoned",
        "ShieldRaised",
        "SpyglassUsed",
        "TokenSeen",
        "TrapSprung",
        "WhisperShown",
        "aim dropped",
        "aim used",
        "allotted by lot",
        "asked: barricade",
        "asked: look",
        "asked: objective",
        "asked: target",
        "new deal of 2",
        "new deal of 3",
        "no effect: blasted",
        "no effect: fog",
        "no effect: machine-destroyed",
        "no effect: no-partner",
        "no effect: nobody",
        "no effect: objective",
        "no effect: rat-poison",
        "no effect: talking",
        "recruited twice",
    }
)
"""Parts of the rules that few games need."""
