"""Tables of Clash of Rage that are hard to draw."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat, Waiting
from games.rage.content import BASTIONS, Clan, Gear, Hero, Site
from games.rage.moves import EquipArmies, Head, Muster, SendAll, SendHero
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Assault, Fight, Fighter, March, Phase, RageView
from tests.games.rage.arrange import arrange, play

_CLANS = (Clan.BOHORG, Clan.STEAMFIELD, Clan.GOLDLEIF, Clan.TOMB)
_OWNED = {
    "robe-of-the-archmage": 0,
    "rock-breaker": 0,
    "emerald-staff": 1,
    "shamans-coat": 1,
    "giants-maul": 2,
    "plate-armour": 2,
    "kingslayer": None,
    "crown-of-fury": None,
}


def crowded(seats: int = 4, action: int = 2) -> RageState:
    """Arrange a late turn: armies on every second hex, heroes, equipment, long games."""
    board: dict[Site, tuple[int | str, tuple[int, int, int]]] = {}
    for site in map(Site, range(7 * seats)):
        if site % 7 == 0:
            board[site] = ("elves", (2, 1, 1))
        elif site % 2:
            board[site] = (site // 2 % seats, (2, 1, 0))
    return arrange(
        *_CLANS[:seats],
        board=board,
        garrisons={0: (1, 1, 2), 1: (0, 0, 1)},
        gear={0: _OWNED, 1: {"winged-mantle": 2, "war-hammer": 1}},
        elf_gear={0: "crossbow", 1: "blunderbuss", 2: "twin-blades", 3: "heavy-armour",
                  4: "tribal-armour", 5: "plate-armour"},
        heroes={0: (Hero.HEKNA, BASTIONS), 1: (Hero.WARDEN, BASTIONS + 1)},
        gold=28,
        crystals=14,
        action=action,
        turn=11,
        long_game=True,
    )  # fmt: skip


def marching() -> RageView:
    """Return a draft that leads to fights in several places."""
    state = crowded()
    for army in _march(state).armies:
        state, _ = play(state, (0, Muster(army.site)))
        march = _march(state)
        foe = next((target for target in march.targets if any(target.enemies)), None)
        target = foe or march.targets[0]
        step = SendAll() if any(target.units) else SendHero()
        state, _ = play(state, (0, Head(target.site)), (0, step))
    return GAME.view(state, Seat(0))


def choosing() -> RageView:
    """Return an army in hand and where it goes, with all that stands there."""
    state = crowded()
    march = _march(state)
    for army in march.armies:
        state, _ = play(state, (0, Muster(army.site)))
        foe = next((one for one in _march(state).targets if any(one.enemies)), None)
        if foe is not None:
            state, _ = play(state, (0, Head(foe.site)))
            return GAME.view(state, Seat(0))
        state = crowded()
    raise AssertionError("no army reaches an enemy")


def _march(state: RageState) -> March:
    own = GAME.view(state, Seat(0)).own
    assert own is not None
    assert own.march is not None
    return own.march


def trading() -> RageView:
    """Return the quartermaster's board with everything on it."""
    state, _ = play(crowded(), (0, EquipArmies()))
    return GAME.view(state, Seat(0))


def forging() -> RageView:
    """Return three legendaries of which one is kept."""
    state = crowded()
    state = replace(
        state,
        phase=Phase.LEGENDARY,
        equipping=True,
        drawn=(Gear.ROBE_OF_THE_ARCHMAGE, Gear.GIANTS_MAUL, Gear.EMERALD_STAFF, Gear.SUNBLADE),
    )
    return GAME.view(state, Seat(0))


_FLED = 3
"""Which fight ends in flight."""


def bloody(viewer: Seat | None = None) -> RageView:
    """Return four fights of one action, each long, with every kind of assault."""
    view = GAME.view(crowded(), viewer)
    roll = Assault(
        side=0, fled=False, dice=(1, 5, 6, 2, 5, 3, 6, 5, 6, 4), rerolls=((6, 5, 1, 6, 2),
        (5, 6, 3)), hits=9, auto=9, rage=12, stolen=True, shields=3, wounds=27, broken=True,
        killed=(2, 1, 1),
    )  # fmt: skip
    answer = replace(roll, side=1, killed=(0, 0, 0), broken=False, wounds=0)
    assaults = (roll, answer, roll, answer, roll)
    fighter = _fighter(Seat(0), Hero.HEKNA)
    enemies = (_fighter(None, None), _fighter(Seat(1), Hero.WARDEN))
    fights = tuple(
        Fight(
            site=Site(site), attacker=fighter, defender=enemies[n % 2], first=n % 2, striker=0,
            wounds=None, winner=n % 2,
            assaults=(*assaults, Assault(side=0, fled=True)) if n == _FLED else assaults,
        )
        for n, site in enumerate((0, 7, 14, 21))
    )  # fmt: skip
    return replace(view, fought=fights)


def _fighter(seat: Seat | None, hero: Hero | None) -> Fighter:
    return Fighter(
        seat=seat, began=(9, 5, 4), units=(0, 2, 0), hero=hero, slowness=13, start_rage=2, rage=12,
        barrier=False, stolen=True, by_hand=False, dice=10, rerolls=3, auto=9, shields=3,
        rage_symbols=2, hp=(2, 3, 5),
    )  # fmt: skip


def won() -> RageView:
    """Return the end of a game that two players share."""
    view = GAME.view(crowded(), None)
    players = tuple(
        replace(player, points=(5, 5, 3, 0)[player.seat], left=player.seat == 3,
                place=(1, 1, 3, 4)[player.seat])
        for player in view.players
    )  # fmt: skip
    return replace(
        view, phase=Phase.OVER, active=None, waiting=(), players=players,
        ranking=((Seat(0), Seat(1)), (Seat(2),), (Seat(3),)), leaders=(Seat(0), Seat(1)),
    )  # fmt: skip


def warned() -> RageView:
    """Return a table at which one is about to win and another could."""
    view = GAME.view(crowded(), None)
    players = tuple(
        replace(player, points=6 - player.seat, wins_next=player.seat == 0,
                can_win=player.seat == 2)
        for player in view.players
    )  # fmt: skip
    return replace(view, players=players)


def brawl(viewer: Seat | None = None) -> RageView:
    """Return one fight, run through, with every kind of blow."""
    view = bloody(viewer)
    return replace(view, fought=view.fought[:1])


def striking() -> RageView:
    """Return a fight by hand, with wounds that are still to be dealt out."""
    view = bloody(Seat(0))
    first, answer, last, *_ = view.fought[1].assaults
    assaults = (first, answer, replace(last, wounds=26))
    fight = replace(view.fought[1], winner=None, wounds=26, assaults=assaults)
    waiting = (Waiting(Seat(0), answered=False),)
    return replace(view, phase=Phase.SPLIT, fought=(), fight=fight, waiting=waiting)


def clans(viewer: Seat | None = None) -> RageView:
    """Return the choice of the clans, one of them taken."""
    state = GAME.start(4, {}, "clans").state
    move = next(iter(GAME.legal_moves(state, Seat(0))))
    return GAME.view(GAME.apply(state, Seat(0), move).state, viewer)


def early(phase: Phase, viewer: Seat | None) -> RageView:
    """Return the first time that the table waits for something, at a table of four."""
    state = GAME.start(4, {}, "early").state
    while state.phase is not phase:
        seat = next(each.seat for each in GAME.decisions(state) if not each.answered)
        state = GAME.apply(state, seat, next(iter(GAME.legal_moves(state, seat)))).state
    asked = GAME.decisions(state)[0].seat
    return GAME.view(state, asked if viewer is not None else None)


BUSY = (
    GAME.view(crowded(), None),
    GAME.view(crowded(2), Seat(1)),
    marching(),
    choosing(),
    trading(),
    forging(),
    bloody(),
    bloody(Seat(0)),
    brawl(),
    brawl(Seat(1)),
    striking(),
    warned(),
    won(),
    *(clans(viewer) for viewer in (None, Seat(1))),
    *(
        early(phase, viewer)
        for phase in (Phase.TACTICS, Phase.BASTION)
        for viewer in (None, Seat(0))
    ),
)
