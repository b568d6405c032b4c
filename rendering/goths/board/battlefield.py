"""The map with the armies: each clan's ground, and the three doors between the camps."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.goths.content import BARRED, Camp, Order, Spot, TokenSet
from games.goths.view import ClanView, GothsView, ObjectiveView, Phase, TokenState
from rendering.actors.faces import Mood
from rendering.goths.board.words import called
from rendering.goths.layout import Box, Field, Row
from rendering.goths.pieces import figures, ground, people, signs
from rendering.goths.pieces.banners import letter_of, plate, shield, standard
from rendering.scene.scene import (
    ELSE,
    PRIVATE_DECIDES,
    PUBLIC_DECIDES,
    Drawing,
    Place,
    Role,
    Text,
)
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, tick

Shapes = list[Place | Text]

_EYE = 56
_NOTES = (72, 58, 50)
"""Sizes of the note with what only the viewer knows, by the eyes where fewer of them are."""
_ONE_LINE = 80
"""A plate that is higher has its name above and its goods below."""


def battlefield(
    view: GothsView, field: Field, names: tuple[str, ...], texts: Texts, theme: Theme
) -> Shapes:
    """Draw every clan's plate and its terrain cards with all on them, then the three doors."""
    shapes: Shapes = []
    for clan, row in zip(view.clans, field.rows(view), strict=True):
        shapes += _plate(view, clan, row, names, texts, theme)
        for spot in range(len(row.cards)):
            shapes += _card(view, clan, Spot(spot), row.cards[spot])
    for objective in view.objectives:
        shapes += _door(view, objective, field.door(objective.spot))
    return shapes


def centred(drawing: Drawing, x: float, y: float, role: Role = Role.PIECE) -> Place:
    """Put a drawing around a point."""
    return Place(drawing, x - drawing.width / 2, y - drawing.height / 2, role=role)


def lamp(view: GothsView, seat: Seat, size: int, theme: Theme) -> Drawing | None:
    """Return the mark of a seat: a bubble if it is asked, a tick if it has answered before others.

    None for all others.
    """
    found = next((one for one in view.waiting if one.seat == seat), None)
    if found is None:
        return None
    return tick(size, theme.true) if found.answered else bubble(size, theme.asked)


def _plate(
    view: GothsView,
    clan: ClanView,
    row: Row,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
) -> Shapes:
    """Draw a clan's plate: chief, machine, reserve, token and standard.

    It is lit while the chief is asked, also after the chief has answered before others. A low plate
    of a private picture has no room for a name: faces and letters tell who it is.
    """
    box, tall = row.plate, row.plate.height > _ONE_LINE
    mark = lamp(view, clan.chief, 52 if tall else 44, theme)
    board = plate(
        round(box.width), round(box.height), clan.camp, lit=mark is not None, alive=clan.alive
    )
    bust = round(box.height - 4)
    left, right = box.x + 22 + bust, box.x + box.width - 10
    letter = letter_of(clan.name)
    shapes: Shapes = [
        Place(board, box.x, box.y, role=Role.GROUND),
        Place(people.chief(clan.name, clan.camp, bust, mood(view, clan)), box.x + 20, box.y,
              role=Role.CUE),
    ]  # fmt: skip
    if letter:
        shapes.append(centred(shield(clan.camp, letter, 78 if not tall else 84), left + 30,
                              box.y + box.height / 2))  # fmt: skip
        left += 68
    if view.phase is not Phase.OVER and view.initiative is clan.name and not tall:
        # It is carried, where a name needs the room.
        shapes.append(Place(standard(58), box.x + 2, box.y + box.height - 60))
    line = box.y + box.height * 0.68 if tall else box.y + box.height / 2
    edge = right
    for drawing in _goods(view, clan, tall=tall):
        edge -= drawing.width + (3 if tall else -12)
        shapes.append(centred(drawing, edge + drawing.width / 2, line))
    if tall:
        edge = right
    if mark is not None and tall:
        edge -= mark.width + 2
        shapes.append(centred(mark, edge + mark.width / 2, box.y + 34, Role.CUE))
    elif mark is not None:
        shapes.append(centred(mark, box.x + 22 + bust, box.y + 24, Role.CUE))
    if not tall and view.viewer is not None:
        return shapes
    words = called(view, clan.chief, names, texts)
    size = ELSE if not tall else PUBLIC_DECIDES
    shapes.append(
        Text(words, left + 6, box.y + (8 if tall else 4), max(60, edge - left - 6), size,
             theme.ink if clan.alive else theme.faint, height=56 if tall else box.height - 8,
             bold=True, role=Role.CUE)
    )  # fmt: skip
    return shapes


def mood(view: GothsView, clan: ClanView) -> Mood:
    """Return how a chief feels about the last reveal: hurt if the army is out or has lost figures.

    Else glad if the order was understood, grim if not, calm before the first reveal.
    """
    if not clan.alive or any(deed.victim is clan.name and deed.lost for deed in view.deeds):
        return Mood.HURT
    verdict = next((one for one in view.verdicts if one.clan is clan.name), None)
    if verdict is None:
        return Mood.CALM
    return Mood.GLAD if verdict.understood else Mood.GRIM


def _goods(view: GothsView, clan: ClanView, *, tall: bool) -> list[Drawing]:
    """Return the drawings of a clan's machine, reserve, token and standard, from the right.

    Each if there is one. Only the clan with the initiative has a standard, on tall plates and while
    the game goes on; at the end the winners have a medal. Of a clan that is out the reserve is left
    out.
    """
    found = [figures.machine(clan.machine, clan.readiness, 84 if tall else 54)]
    if clan.alive:
        found += (
            [figures.spares(clan.camp, clan.reserve, 60 if tall else 48)] if clan.reserve else []
        )
    found += _carried(clan, 60 if tall else 44)
    if view.phase is Phase.OVER:
        if view.winner is clan.camp:
            found.append(medal(1, 84 if tall else 66))
    elif view.initiative is clan.name and tall:
        found.append(standard(78))
    return found


def _carried(clan: ClanView, size: int) -> list[Drawing]:
    """List the drawings of what a clan carries: its token, and a boomerang, if there are any.

    A token that is held is drawn as unknown; one in force has the first order that it forbids,
    struck. The boomerang waits for the clan's attacks. Empty if there is neither.
    """
    found: list[Drawing] = []
    if clan.token_state is TokenState.HELD:
        found.append(signs.coin(None, size))
    elif clan.token_state is TokenState.IN_FORCE and clan.token is not None:
        barred = min(BARRED[clan.token], key=tuple(Order).index)
        found.append(signs.coin(barred, size, struck=True))
    if clan.boomerang:
        found.append(signs.boomerang(size))
    return found


def _card(view: GothsView, clan: ClanView, spot: Spot, box: Box) -> Shapes:
    """Draw a terrain card of a clan with all that is on it: damage, token, army, barricade."""
    side = clan.terrain[spot]
    wall = side.barricade
    ground_ = ground.terrain(
        round(box.width),
        round(box.height),
        forest=spot is Spot.FOREST,
        barricade=wall and clan.wall is None,
    )
    shapes: Shapes = [Place(ground_, box.x, box.y, role=Role.GROUND)]
    x, low = box.x + box.width / 2, box.y + box.height - 10
    if side.blasted:
        shapes.append(centred(figures.crater(52), box.x + 34, box.y + box.height - 36))
    if side.poisoned:
        shapes.append(centred(figures.flask(48), box.x + box.width - 34, box.y + 34))
    if clan.token_state is TokenState.LYING and spot is view.setup.token_spot:
        shapes += _lying(view, clan, box)
    if clan.alive and clan.spot is spot:
        shapes += _army(clan, x, low, box)
    if wall:
        fence = figures.palisade(round(box.width * 0.9))
        shapes.append(Place(fence, x - fence.width / 2, low - fence.height + 6))
    return shapes


def _army(clan: ClanView, x: float, low: float, box: Box, beside: int = 0) -> Shapes:
    """Draw an army on a card with its number of figures above it, behind a barricade a bit higher.

    ``beside`` puts the number on one side, -1 left or 1 right, as at a door: the door has a number
    of its own.
    """
    width = box.width
    size = round(min(86, width * 0.56, box.height * 0.64))
    troop = figures.army(clan.camp, clan.figures, size)
    top = low - troop.height - (14 if clan.covered else 0)
    left, above = x - width / 2 + 2, max(box.y - 4, top - 34)
    if beside:
        # Low beside the army, where the circle of the door's number ends in a private picture, too.
        left, above = x - 26 + beside * (width / 2 - 6), low - 54
    return [
        Place(troop, x - troop.width / 2, top),
        Text(str(clan.figures), left, above, 52, PRIVATE_DECIDES, "#fff8e6", height=60,
             align="centre", bold=True, rim="#1c0f08", rim_width=4, role=Role.COUNTER,
             of=f"army {clan.name}"),
    ]  # fmt: skip


def _lying(view: GothsView, clan: ClanView, box: Box) -> Shapes:
    """Draw a token that lies face down under fog, with the order it forbids if that is known.

    Dancing tokens lie without fog and are drawn as unknown.
    """
    x, y = box.x + box.width / 2, box.y + min(46, box.height * 0.3)
    if view.setup.tokens is TokenSet.DANCING:
        return [centred(signs.coin(None, 58), x, y)]
    haze = ground.cloth(round(box.width * 0.86), 70)
    shapes: Shapes = [centred(haze, x, y)]
    if clan.token is None:
        shapes.append(centred(signs.coin(None, 48), x, y + 2))
    else:
        barred = min(BARRED[clan.token], key=tuple(Order).index)
        shapes.append(centred(signs.coin(barred, 52, struck=True), x, y + 2))
    return shapes


def _door(view: GothsView, objective: ObjectiveView, box: Box) -> Shapes:
    """Draw the card of an objective, open if face up or at the end, with its army and barricade.

    A flask says that it is poisoned.
    """
    number = objective.spot - Spot.FAR_PLAIN
    shown = objective.kind if objective.face_up or view.phase is Phase.OVER else None
    clan = next((one for one in view.clans if one.alive and one.name is objective.army), None)
    side = -1 if clan is None or clan.camp is Camp.OSTROGOTHS else 1
    width, height = round(box.width), round(box.height)
    # The number of an open door is where no army stands.
    door = ground.door(number, width, height, shown, right=clan is not None and side < 0)
    shapes: Shapes = [Place(door, box.x, box.y)]
    x, low = box.x + box.width / 2, box.y + box.height - 6
    if shown is None:
        shapes += _seen(view, objective, box)
    if objective.poisoned:
        shapes.append(centred(figures.flask(48), box.x + box.width - 28, low - 30))
    if clan is not None:
        shapes += _army(clan, x + side * 44, low, replace(box, width=130), -side)
        if clan.wall is objective.spot:
            fence = figures.palisade(132)
            shapes.append(Place(fence, x + side * 44 - 66, low - fence.height + 6))
    return shapes


def _seen(view: GothsView, objective: ObjectiveView, box: Box) -> Shapes:
    """Draw on a shut door who has looked behind it, and what the viewer alone knows of it.

    Eyes are at the side of their clans' camp, once each; the note is where fewer of them are, and
    small below the number where two are on both sides.
    """
    left, right = (_watchers(view, objective.spot, camp) for camp in Camp)
    shapes: Shapes = []
    if objective.kind is not None:
        fewer = min(len(left), len(right))
        size = _NOTES[fewer]
        away = (box.width - size) / 2 + 6 if fewer <= 1 else 0
        x = box.x + box.width / 2 + (away if len(left) >= len(right) else -away)
        note = ground.glimpse(objective.kind, size)
        shapes.append(centred(note, x, box.y + box.height - 6 - size / 2))
    for clans, x in ((left, box.x + 22), (right, box.x + box.width - 22)):
        for row, clan in enumerate(clans):
            shapes.append(centred(_watcher(clan), x, box.y + 22 + row * (_EYE + 2)))
    return shapes


def _watchers(view: GothsView, spot: Spot, camp: Camp) -> list[ClanView]:
    """List the clans of a camp that have looked behind a door, once each; that is public."""
    names = {look.clan for look in view.looks if look.spot is spot}
    return [clan for clan in view.clans if clan.name in names and clan.camp is camp]


def _watcher(clan: ClanView) -> Drawing:
    return signs.watcher(clan.camp, letter_of(clan.name), _EYE)
