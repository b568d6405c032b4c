"""The battlefield of Goths Save the Queen as its rules have it: pieces, cover, bars, losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.oracle.steps import Line, event

CHARACTERS = ["vulture", "recruiter", "catapult", "barbarian"]
CARDS = [
    "vulture-recruiter",
    "vulture-barbarian",
    "recruiter-vulture",
    "recruiter-catapult",
    "catapult-recruiter",
    "catapult-barbarian",
    "barbarian-catapult",
    "barbarian-vulture",
]
CALLED_BY = {
    "vulture": ["reconnoitre", "sabotage"],
    "recruiter": ["reinforce", "pigeon"],
    "catapult": ["load", "fire"],
    "barbarian": ["barricade", "advance", "axe", "rats", "goth"],
}
CALLS = {order: character for character, orders in CALLED_BY.items() for order in orders}
NINE = [
    "reconnoitre",
    "sabotage",
    "reinforce",
    "load",
    "fire",
    "barricade",
    "advance",
    "axe",
    "rats",
]
NUMBERS = {order: 1 + place for place, order in enumerate([*NINE, "pigeon", "goth"])}
HITTING = ["fire", "axe", "rats"]
FOG = {
    "pea-soup": ["reconnoitre"],
    "short-of-men": ["reinforce"],
    "boar-shortage": ["load", "fire"],
    "squalls": ["axe"],
}
NINE_TOKENS = [
    "double-recruitment",
    "boomerang",
    "dinner",
    "tnt",
    "mastermind",
    "spyglass",
    "rat-poison",
    "new-deal",
    "shield",
]
OBJECTIVES = ["left", "middle", "right"]
"""As aims; as spots they are 3, 4 and 5, after forest 0, near plain 1 and far plain 2."""

OST, VIS = "ostrogoths", "visigoths"
LOBBY: dict[int, list[tuple[str, list[int], int | None]]] = {
    2: [(OST, [0], 0), (VIS, [1], 1)],
    3: [(OST, [0], None), (OST, [], 0), (VIS, [1], 1)],
    4: [(OST, [0], None), (OST, [], 0), (VIS, [1], None), (VIS, [], 1)],
    6: [
        (OST, [0, 1], None),
        (OST, [], 0),
        (OST, [], 1),
        (VIS, [2, 3], None),
        (VIS, [], 2),
        (VIS, [], 3),
    ],
    7: [
        (OST, [0, 1], None),
        (OST, [], 0),
        (OST, [], 1),
        (VIS, [2], None),
        (VIS, [], 2),
        (VIS, [3], None),
        (VIS, [], 3),
    ],
    8: [
        (OST, [0], None),
        (OST, [], 0),
        (OST, [1], None),
        (OST, [], 1),
        (VIS, [2], None),
        (VIS, [], 2),
        (VIS, [3], None),
        (VIS, [], 3),
    ],
}
"""By number of players, seat by seat: camp, clans it is king of, clan it is chief of."""


def truth(card: str) -> str:
    """Return the character that a king card calls."""
    return card.split("-", maxsplit=1)[0]


def back(card: str) -> list[str]:
    """Return what the back of a king card shows, in the order of the deck."""
    return [character for character in CHARACTERS if character in card.split("-")]


class Battle:
    """The table with its pieces: dictionaries by the names of the rules."""

    def __init__(self, seats: int, options: Mapping[str, Any], branches: Counter[str]) -> None:
        """Lay out an empty table."""
        self.number, self.options, self.branches = seats, options, branches
        self.lobby = LOBBY[seats]
        self.seats = range(seats)
        self.big = seats > 5
        self.events: list[Line] = []
        names = list("abcd") if self.big else [OST, VIS]
        self.fog = options["tokens"] == "fog"
        self.walls = options["barricade_3d"]
        self.token_spot = {"forest": 1, "objectives": 2}[options["token_place"]]
        self.kings: list[Line] = [
            {"seat": seat, "camp": camp, "clans": clans, "laid": None, "up": []}
            for seat, (camp, clans, _) in enumerate(self.lobby)
            if clans
        ]
        self.clans: list[Line] = []
        for number, name in enumerate(names):
            seat = next(s for s in self.seats if self.lobby[s][2] == number)
            king = next(k for k in self.kings if number in k["clans"])
            self.clans.append(
                {
                    "name": name,
                    "camp": self.lobby[seat][0],
                    "chief": seat,
                    "king": king,
                    "figures": 2,
                    "at": 0,
                    "turned": set(),
                    "blown": set(),
                    "sprayed": set(),
                    "wall": False,
                    "engine": "catapult",
                    "ready": "inactive",
                    "deck": list(NINE),
                    "aside": None,
                    "token": None,
                    "where": "absent",
                    "seen": False,
                    "mode": "never",
                    "looks": [],
                    "peeks": [],
                }
            )
        self.cards: list[list[str]] = []
        self.shown: list[list[bool]] = []
        self.sprayed: set[int] = set()
        self.turning: Line | None = None
        self.talks: list[list[int]] = []
        self.first = 0

    def tell(self, name: str, *, to: Iterable[int] | None = None, **fields: Any) -> None:
        """Note an event."""
        self.branches[name] += 1
        self.events.append(event(name, to=to, **fields))

    def done_by(self, clan: Line) -> Line:
        """Name a clan and its chief, as events do."""
        return {"seat": clan["chief"], "clan": clan["name"]}

    def alive(self, clans: Iterable[Line]) -> list[Line]:
        """Keep the clans that have an army."""
        return [clan for clan in clans if clan["figures"] > 0]

    def cycle(self) -> list[Line]:
        """List the living clans from the holder of the initiative on (G19)."""
        return self.alive(self.clans[self.first :] + self.clans[: self.first])

    def foes(self, clan: Line) -> list[Line]:
        """List the living enemy clans, ties going by the cycle A, B, C, D."""
        return self.alive(other for other in self.clans if other["camp"] != clan["camp"])

    def named(self, name: str) -> Line | None:
        """Find a clan by its name."""
        return next((clan for clan in self.clans if clan["name"] == name), None)

    def plays(self, seat: int) -> bool:
        """Tell whether a seat still plays."""
        _, ruled, led = self.lobby[seat]
        return any(self.clans[n]["figures"] for n in [*ruled, *([] if led is None else [led])])

    def cover(self, clan: Line) -> str | None:
        """Say what covers an army: a barricaded forest is a barricade only (G6)."""
        if clan["wall"] or clan["at"] in clan["turned"]:
            return "barricade"
        return "forest" if clan["at"] == 0 else None

    def rat_proof(self, clan: Line) -> bool:
        """Tell whether the card or place under an army was sprayed."""
        return clan["at"] in clan["sprayed"] or clan["at"] in self.sprayed

    def barred(self, clan: Line, order: str) -> bool:
        """Tell whether the clan's own fog bars an order."""
        return clan["where"] == "in-force" and order in FOG[clan["token"]]

    def holds(self, clan: Line, token: str) -> bool:
        """Tell whether a chief holds a token of The Dancing Queen, unused."""
        return clan["where"] == "held" and bool(clan["token"] == token)

    def standing_on_fog(self, clan: Line) -> bool:
        """Tell whether the revealed fog token lies under the army."""
        return clan["where"] == "in-force" and bool(clan["at"] == self.token_spot)

    def face_down(self) -> list[str]:
        """List the objectives that lie face down."""
        return [aim for aim, up in zip(OBJECTIVES, self.shown[-1], strict=True) if not up]

    def ways(self, clan: Line) -> list[str]:
        """List the objectives that an army may advance to."""
        if clan["at"] < 2:
            return []
        taken = [other["at"] for other in self.alive(self.clans)]
        return [aim for place, aim in enumerate(OBJECTIVES) if 3 + place not in taken]

    def unable(self, clan: Line, order: str) -> str | None:
        """Say why an order can have no effect, whomever it is aimed at, for its own clan's sake."""
        if self.barred(clan, order):
            return "fog"
        if order == "reinforce" and clan["figures"] == 3:
            return "army-full"
        engines = {
            ("load", "destroyed"): "machine-destroyed",
            ("fire", "destroyed"): "machine-destroyed",
            ("load", "active"): "loaded",
            ("fire", "inactive"): "not-loaded",
        }
        if (order, clan["ready"]) in engines:
            return engines[order, clan["ready"]]
        if order == "barricade":
            return self.why_not_build(clan)
        if order == "pigeon":
            camp = [other for other in self.clans if other["camp"] == clan["camp"]]
            if len(self.alive(camp)) < 2:
                return "no-partner"
            if any(clan["chief"] in talk for talk in self.talks):
                return "talking"
        return None

    def why_not_build(self, clan: Line) -> str | None:
        """Say why nothing can be built under an army (6, G11, TNT)."""
        if self.cover(clan) == "barricade":
            return "built"
        if clan["at"] > 2 and not self.walls:
            return "objective"
        return "blasted" if clan["at"] in clan["blown"] else None

    def strike(self, clan: Line, order: str, foe: Line) -> tuple[int, str | None]:
        """Say what a hostile order costs an enemy by the facts on the board, or why nothing."""
        cover = self.cover(foe)
        if order == "sabotage":
            reasons = {
                "active": None,
                "inactive": "machine-inactive",
                "destroyed": "machine-destroyed",
            }
            return 0, reasons[foe["ready"]]
        if order == "fire" and clan["engine"] == "ballista":
            return 1, None
        if order == "rats":
            if cover != "barricade":
                return 0, "no-barricade"
            return (0, "rat-poison") if self.rat_proof(foe) else (1, None)
        if cover == "barricade" or (cover == "forest" and order == "axe"):
            return 0, cover
        return (1 if order == "axe" else min(2, foe["figures"])), None

    def outlook(self, clan: Line, order: str) -> list[Line]:
        """List what an order may be aimed at now and what would come of it by public facts."""

        def at(aim: str, foe: Line | None = None, loss: int = 0, why: str | None = None) -> Line:
            name = None if foe is None else foe["name"]
            return {"aim": aim, "clan": name, "loss": loss, "hindrance": why}

        if self.barred(clan, order):
            return []
        if order == "reconnoitre":
            token = ["token"] if self.fog and clan["where"] == "lying" else []
            return [at(aim) for aim in [*self.face_down(), *token]]
        if order == "advance":
            return [at(aim) for aim in self.ways(clan)]
        if order == "barricade" and self.standing_on_fog(clan):
            return [at("build", why=self.why_not_build(clan)), at("discard")]
        found = []
        for foe in self.foes(clan) if order in {"goth", "sabotage", *HITTING} else []:
            aim = foe["name"] if self.big else "open"
            if order == "goth":
                found.append(at(aim, foe))
                continue
            why = self.unable(clan, order)
            loss, reason = (0, why) if why else self.strike(clan, order, foe)
            if order in HITTING and self.turning is clan:
                loss = min(loss, clan["figures"])
            found.append(at(aim, foe, loss, reason))
        return found

    def no_effect_now(self, clan: Line, order: str) -> str | None:
        """Say why an order would have no effect now, whatever it is aimed at."""
        if order == "barricade" and self.standing_on_fog(clan):
            return None
        why = self.unable(clan, order)
        if why or order not in {"sabotage", *HITTING}:
            return why
        return shared(one["hindrance"] for one in self.outlook(clan, order))


def shared(reasons: Iterable[str | None]) -> str | None:
    """Return the reason that all have, "nobody" where they differ, None where one has none."""
    several = set(reasons)
    if None in several:
        return None
    return several.pop() if len(several) == 1 else "nobody"
