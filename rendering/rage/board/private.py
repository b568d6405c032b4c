"""The private picture of a seat, reduced and enlarged to what its answer needs."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from games.rage.content import NONE, Site
from games.rage.view import Phase, Player, RageView
from rendering.rage.board.battlefield import fighting
from rendering.rage.board.clans import clan_choice
from rendering.rage.board.fight import FIGHTING
from rendering.rage.board.in_question import IN_QUESTION, in_question, placed_at
from rendering.rage.board.key import KEY, key
from rendering.rage.board.map import (
    ARMY,
    FOE,
    TARGET,
    country,
    ground_of,
    lit,
    named,
    paths,
    spots,
    swords,
)
from rendering.rage.board.market import quartermaster
from rendering.rage.board.sentences import alt
from rendering.rage.board.sheet import OWN, own_strip
from rendering.rage.board.tactics import HAND, hand
from rendering.rage.layout import MARGIN, PRIVATE, WIDTH, Ground
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.scene import Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_TOP = 8


def panel(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw the private picture of the viewing seat; what is asked stands beside the picture.

    It has no footer. The view must be a seat's.
    """
    assert view.viewer is not None
    height, shapes = _body(view, view.players[view.viewer], names, texts, theme)
    return Scene(backdrop(WIDTH, height, 0), tuple(shapes), alt(view, names, texts, theme), PALETTE)


def at_question(view: RageView, other: RageView) -> RageView | None:
    """Return a view as the picture of ``other`` shows it: its position, with that one's question.

    None where the two pictures have nothing in common: one is at the end, or only one shows a fight
    or a viewer with a bastion. The viewer's own cards and standing orders stay. A fight, and a view
    of no seat, are returned as they are.
    """
    fights = view.phase in FIGHTING
    if (
        Phase.OVER in (view.phase, other.phase)
        or fights != (other.phase in FIGHTING)
        or _has_home(view) != _has_home(other)
    ):
        return None
    if fights or view.own is None or other.own is None:
        return view
    known = {"hand": view.own.hand, "deck": view.own.deck, "standing": view.own.standing}
    return replace(view, phase=other.phase, active=other.active, own=replace(other.own, **known))


def _has_home(view: RageView) -> bool:
    """Return True if the viewer has a clan, and its bastion stands."""
    return view.viewer is not None and view.players[view.viewer].bastion is not None


def _body(
    view: RageView,
    player: Player,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> tuple[int, list[Place | Text]]:
    """Return the height of the private picture in pixels, and its shapes.

    What is drawn follows from the question: fight, clans, market or forged cards, tactics cards,
    else the map, with the march, the key or the viewer's troops below it.
    """
    own = view.own
    assert own is not None
    if view.phase in FIGHTING:
        return fighting(view, names, texts, theme)
    if view.phase is Phase.CLAN or player.clan is None:
        return PRIVATE, clan_choice(view, texts, theme, _TOP, PRIVATE - 2 * _TOP)
    trading = view.phase is Phase.ACTION and view.active == view.viewer and own.march is None
    if trading or own.drawn:
        used, shapes = quartermaster(view, player, texts, theme, _TOP)
        return round(used) + _TOP, shapes
    if view.phase is Phase.TACTICS:
        return HAND + 2 * _TOP, hand(view, player, theme, _TOP)
    told = in_question(view, texts, theme)
    placing = view.phase is Phase.BASTION
    low = PRIVATE - _TOP - (IN_QUESTION if told else KEY if placing else OWN)
    about, around = _about(view)
    ground = ground_of(
        view, MARGIN, _TOP, WIDTH - 2 * MARGIN, low - _TOP - 4, about=about, around=around
    )
    told = key(player, texts, theme) if placing else told
    rest = placed_at(told, low) if told else own_strip(player, theme, low)
    return PRIVATE, [*_map(view, theme, ground), *rest]


def _about(view: RageView) -> tuple[set[Site], int]:
    """Return the sites that a question is about, and how many steps around them matter.

    An empty set means the whole map.
    """
    own = view.own
    assert own is not None
    march = own.march
    if view.phase is Phase.ACTION and march is not None:
        if march.origin is None:
            return {army.site for army in march.armies}, 1
        if march.target is None:
            return {march.origin, *(target.site for target in march.targets)}, 0
        ways = [each.path for each in march.targets if each.site == march.target]
        return {march.origin, march.target, *chain(*ways)}, 1
    if view.phase in (Phase.REINFORCE, Phase.NEXT_FIGHT):
        return set(own.sites), 1
    return set(), 0


def _map(view: RageView, theme: Theme, ground: Ground) -> list[Place | Text]:
    """Draw the viewer's map with what their question is about lit and named.

    For a march these are the armies to choose from, then the targets (fights in their own colour,
    with swords), and once a target is chosen the origin alone, unnamed, with the way. Places for a
    bastion are numbered instead; other questions light nothing.
    """
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
            above += named(view, [*free, *foes], ground, TARGET)
            if not heads and march.target is None:
                armies = [army.site for army in march.armies]
                edges += lit(view, armies, ground, ARMY)
                above += named(view, armies, ground, ARMY)
            elif march.origin is not None:
                edges += lit(view, [march.origin], ground, ARMY)
        case Phase.BASTION:
            above += spots(view, ground)
        case Phase.REINFORCE | Phase.NEXT_FIGHT:
            edges += lit(view, own.sites, ground, TARGET)
            above += named(view, own.sites, ground, TARGET)
        case _:
            pass
    # How many stand where a way ends has to be read: the way goes beneath their shield.
    dots, tips = paths(view, ground)
    return [*country(view, ground, theme, [*edges, *dots]), *above, *tips]
