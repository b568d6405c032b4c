"""Detail pictures: the sheet of each clan and of the elves, all dice of each fight."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.rage.view import Fight, Player, RageView, TypeSheet
from rendering.rage.board.clans import numbers
from rendering.rage.board.dice import dice
from rendering.rage.board.fight import FIGHTING, fights_shown, sides
from rendering.rage.board.header import header
from rendering.rage.board.public import board
from rendering.rage.board.sentences import fighter_name, gear_name
from rendering.rage.board.sheet import page
from rendering.rage.layout import FOOTER, HEADER, HEIGHT, WIDTH, cropped, lowest, site_name
from rendering.rage.pieces.backdrop import backdrop
from rendering.rage.pieces.palette import PALETTE
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Place, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

FIGHTS = "fights"
ELVES = "sheet-elves"
_SHEET, _DICE = "sheet-", "dice-"
_TOP = HEADER + 8
_NAMES = (32, 20, 12, 8)
"""How long names may be in the alt text of dice, the longest first."""


def details(view: RageView) -> tuple[str, ...]:
    """Return the keys of the pictures behind buttons; none before anybody has a clan.

    First the last fights, for a viewer who does not see them anyway; then the dice of each fight
    with rolls; then the sheets, the viewer's own first and that of the elves last.
    """
    fights = fights_shown(view)
    rolled = [n for n, fight in enumerate(fights) if any(each.dice for each in fight.assaults)]
    seats = [player.seat for player in view.players if player.clan is not None]
    seats.sort(key=lambda seat: seat != view.viewer)
    if not seats:
        return ()
    told = (FIGHTS,) if fights and view.viewer is not None and view.phase not in FIGHTING else ()
    return (
        *told,
        *(f"{_DICE}{n}" for n in rolled),
        *(f"{_SHEET}{seat}" for seat in seats),
        ELVES,
    )


def detail(
    view: RageView, key: str, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
) -> Scene:
    """Draw the additional picture with this key, with its own alt text, within the limit.

    The one of the last fights is the public picture, with the public alt text. Of dice that take
    too many words names are cut, then the earliest are left out.

    Raises:
        LookupError: there is none of that name now.
    """
    if key not in details(view):
        raise LookupError(key)
    if key == FIGHTS:
        return board(replace(view, viewer=None, own=None), names, texts, theme, footer)
    if key.startswith(_DICE):
        fight = fights_shown(view)[int(key.removeprefix(_DICE))]
        above, shapes = sides(view, fight, names, texts, theme, _TOP)
        used, rolled = dice(fight, texts, theme, _TOP + above, lowest(HEIGHT) - _TOP - above)
        shapes += rolled
        told = first_to_fit(
            _rolls(replace(fight, assaults=fight.assaults[first:]), no_longer(names, long), texts)
            for first, long in (
                *((0, long) for long in _NAMES),
                *((first, _NAMES[-1]) for first in range(1, len(fight.assaults))),
            )
        )
    else:
        seat = None if key == ELVES else int(key.removeprefix(_SHEET))
        used, shapes = page(view, seat, names, texts, theme, _TOP)
        told = first_to_fit((_sheet(view, seat, names, texts),))
    height = cropped(used)
    drawn: tuple[Place | Text, ...] = (
        *header(view, names, texts, theme),
        *shapes,
        *foot(footer, theme, WIDTH, height - FOOTER, ELSE),
    )
    return Scene(backdrop(WIDTH, height, HEADER), drawn, told, PALETTE)


def _rolls(fight: Fight, names: tuple[str, ...], texts: Texts) -> str:
    """Return the alt text of a fight's dice: of each roll how many, how many rerolled, and hits.

    Assaults that ended in flight are left out. The place is named even without a roll.
    """
    rolls = [
        texts(
            "rage-alt-roll",
            name=fighter_name(fight, assault.side, names, texts),
            dice=len(assault.dice),
            rerolled=sum(map(len, assault.rerolls)),
            hits=assault.hits,
        )
        for assault in fight.assaults
        if not assault.fled
    ]
    listed = texts("between-clauses").join(rolls)
    return texts("rage-alt-dice", site=site_name(fight.site), list=listed)


def _sheet(view: RageView, seat: int | None, names: tuple[str, ...], texts: Texts) -> str:
    """Return the alt text of a seat's sheet, or the elves' (None).

    Of each type it tells the units on the board and in reserve, the values that are not zero, and
    the gear; of a seat also what it owns, its hero, and the cards put aside.
    """
    types = view.elves if seat is None else view.players[seat].types
    name = texts("rage-picture-elves") if seat is None else names[seat]
    listed = []
    for kind in types:
        said = [texts(f"rage-bonus-{key}", number=value) for key, value in numbers(kind.stats)]
        said += [gear_name(gear, texts) for gear in (kind.weapon, kind.armour) if gear is not None]
        listed.append(
            texts(
                "rage-alt-type",
                unit=texts(f"rage-unit-{kind.key}"),
                count=kind.on_board,
                reserve=kind.reserve if isinstance(kind, TypeSheet) else "none",
                list=", ".join(said),
            )
        )
    told = texts("rage-alt-sheet", name=name, list=texts("between-clauses").join(listed))
    return told if seat is None else " ".join([told, *_owned(view.players[seat], texts)])


def _owned(player: Player, texts: Texts) -> Iterator[str]:
    """Yield what a player owns, and if there is any its hero and the cards put aside."""
    yield texts(
        "rage-alt-owned",
        gold=player.gold,
        crystals=player.crystals,
        legends=player.legendaries,
        forges=player.forges,
    )
    if player.hero is not None:
        yield texts("rage-alt-led", hero=texts(f"rage-hero-{player.hero.value}"))
    if player.aside:
        aside = ", ".join(gear_name(gear, texts) for gear in player.aside)
        yield texts("rage-alt-aside", list=aside)
