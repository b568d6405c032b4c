"""The picture of one seat: what it knows, and what it may choose, marked and named."""

from __future__ import annotations

from games.rage.content import NONE
from games.rage.view import Phase, Player, RageView
from rendering.rage.board.battlefield import battlefield
from rendering.rage.board.clans import clan_choice
from rendering.rage.board.fight import FIGHTING
from rendering.rage.board.header import header
from rendering.rage.board.in_question import IN_QUESTION, in_question, placed_at
from rendering.rage.board.map import (
    ARMY,
    FOE,
    TARGET,
    country,
    ground_of,
    height_of,
    lit,
    paths,
    spots,
    swords,
)
from rendering.rage.board.market import quartermaster
from rendering.rage.board.sentences import alt
from rendering.rage.board.sheet import CHIP, OWN, chips, own_strip
from rendering.rage.board.tactics import HAND, hand
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, MARGIN, WIDTH, Ground, cropped, lowest
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.frame import foot
from rendering.scene.scene import MUST_READ, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = HEADER + 8
_BELOW = _TOP + CHIP + 4


def panel(view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str) -> Scene:
    """Show the table as the viewing seat knows it."""
    assert view.viewer is not None
    height, shapes = _body(view, view.players[view.viewer], names, texts, theme)
    return Scene(
        backdrop(WIDTH, height, HEADER),
        (
            *header(view, names, texts, theme),
            *shapes,
            *foot(footer, theme, WIDTH, height - FOOTER, MUST_READ),
        ),
        alt(view, names, texts, theme),
        PALETTE,
    )


def _body(
    view: RageView,
    player: Player,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> tuple[int, list[Place | Text]]:
    """Lay out what stands between header and footer; return the height of the picture, too."""
    own = view.own
    assert own is not None
    if view.phase in FIGHTING:
        return battlefield(view, names, texts, theme)
    above = chips(view, names, theme, _TOP)
    if view.phase is Phase.CLAN or player.clan is None:
        room = lowest(HEIGHT) - _BELOW
        return HEIGHT, [*above, *clan_choice(view, texts, theme, _BELOW, room)]
    trading = view.phase is Phase.ACTION and view.active == view.viewer and own.march is None
    if trading or own.drawn:
        used, shapes = quartermaster(view, player, texts, theme, _TOP)
        return cropped(used), shapes
    told = in_question(view, texts, theme)
    under = HAND if view.phase is Phase.TACTICS else IN_QUESTION if told else OWN
    height = cropped(_BELOW + height_of(view) + 8 + under)
    low = lowest(height) - under
    ground = ground_of(view, MARGIN, _BELOW, WIDTH - 2 * MARGIN, low - _BELOW - 8)
    if view.phase is Phase.TACTICS:
        rest = hand(view, player, texts, theme, low)
    else:
        rest = placed_at(told, low) if told else own_strip(player, theme, low)
    return height, [*above, *_map(view, theme, ground), *rest]


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
    # How many stand where a way ends has to be read: the way goes beneath their banner.
    dots, tips = paths(view, ground)
    return [*country(view, ground, theme, [*edges, *dots]), *above, *tips]
