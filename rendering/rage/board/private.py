"""The picture of one seat: what it knows, and what it may choose, marked and named."""

from __future__ import annotations

from games.rage.content import NONE
from games.rage.view import Phase, Player, RageView
from rendering.rage.board.arrangement import arranged
from rendering.rage.board.battlefield import battlefield
from rendering.rage.board.clans import clan_choice
from rendering.rage.board.fight import FIGHTING
from rendering.rage.board.header import header
from rendering.rage.board.map import (
    ARMY,
    FOE,
    TARGET,
    country,
    ground_of,
    lit,
    paths,
    spots,
    swords,
)
from rendering.rage.board.map import (
    names as place_names,
)
from rendering.rage.board.market import quartermaster
from rendering.rage.board.sentences import alt
from rendering.rage.board.sheet import CHIP, COLUMN, SHEET, chips, column, sheet
from rendering.rage.board.tactics import HAND, hand
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, MARGIN, WIDTH, Ground
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_LOW = HEIGHT - FOOTER - 4
_COLUMN = 420
"""Height that a sheet beside the map wants at least."""


def panel(view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str) -> Scene:
    """Show the table as the viewing seat knows it."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    shapes: list[Place | Text] = [
        *header(view, names, texts, theme),
        *_body(view, player, names, texts, theme),
        *foot(footer, theme, WIDTH, HEIGHT - FOOTER - 2),
    ]
    return Scene(
        backdrop(WIDTH, HEIGHT, HEADER), tuple(shapes), alt(view, names, texts, theme), PALETTE
    )


def _body(
    view: RageView,
    player: Player,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> list[Place | Text]:
    if view.phase in FIGHTING:
        return battlefield(view, names, texts, theme, _LOW)
    above = chips(view, names, theme, _TOP)
    return [*above, *_below(view, player, texts, theme, _TOP + CHIP + 4)]


def _below(
    view: RageView,
    player: Player,
    texts: Texts,
    theme: Theme,
    top: float,
) -> list[Place | Text]:
    own = view.own
    assert own is not None
    if view.phase is Phase.CLAN or player.clan is None:
        return clan_choice(view, texts, theme, top, _LOW - top)
    trading = view.phase is Phase.ACTION and view.active == view.viewer and own.march is None
    if trading or own.drawn:
        return quartermaster(view, player, texts, theme, top)
    if view.phase is Phase.TACTICS:
        low = _LOW - HAND
        ground = ground_of(view, MARGIN, top, WIDTH - 2 * MARGIN, low - top - 6)
        return [*_map(view, theme, ground), *hand(view, player, texts, theme, low)]
    laid = arranged(view, top, _LOW, column=COLUMN, height=SHEET, least=_COLUMN)
    rest = (column if laid.beside else sheet)(player, texts, theme, laid.left, laid.top)
    return [*_map(view, theme, laid.ground), *rest]


def _map(view: RageView, theme: Theme, ground: Ground) -> list[Place | Text]:
    own = view.own
    assert own is not None
    edges: list[Place | Text] = []
    above: list[Place | Text] = []
    match view.phase:
        case Phase.ACTION if own.march is not None:
            march = own.march
            heads = march.origin is not None and march.target is None
            foes = [each.site for each in march.targets if each.enemies != NONE] if heads else []
            free = [each.site for each in march.targets if each.site not in foes] if heads else []
            edges += lit(view, free, ground, TARGET)
            edges += lit(view, foes, ground, FOE)
            above += swords(view, foes, ground)
            if not heads and march.target is None:
                edges += lit(view, [army.site for army in march.armies], ground, ARMY)
            elif march.origin is not None:
                edges += lit(view, [march.origin], ground, ARMY)
        case Phase.BASTION:
            above += spots(view, ground)
        case Phase.REINFORCE | Phase.NEXT_FIGHT:
            edges += lit(view, own.sites, ground, TARGET)
        case _:
            pass
    shapes = [*country(view, ground, theme, edges), *above]
    return [*shapes, *paths(view, ground), *place_names(view, ground, theme)]
