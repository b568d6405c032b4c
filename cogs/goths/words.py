"""How clans, cards, orders and tokens read on Discord: their names and signs."""

from __future__ import annotations

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from cogs.elements.display_names import escaped, in_one_line
from games.api import Event, Move, Seat
from games.goths.content import (
    DECOY,
    LAYOUTS,
    TRUTH,
    Back,
    Camp,
    Character,
    ClanName,
    KingCard,
    Layout,
    Machine,
    NewCard,
    Objective,
    Order,
    Spot,
    Token,
)
from games.goths.moves import Aim, Part
from games.goths.view import Hindrance, Mark

CHARACTER_SIGNS = {
    character: Sign(f"goths_{character}", plain)
    for character, plain in {
        Character.VULTURE: "🦅",
        Character.RECRUITER: "📯",
        Character.CATAPULT: "☄️",
        Character.BARBARIAN: "🪓",
    }.items()
}
_MARKS = {Mark.CERTAIN: "✅", Mark.POSSIBLE: "❔", Mark.IMPOSSIBLE: "🚫"}
TOKEN_SIGN = Sign("goths_token", "🪙")
GOTH_EMOJI = "🦇"
PIGEON_EMOJI = "🕊️"
AIM_SIGNS: dict[Aim, str | Sign] = {
    **{aim: Sign(f"goths_{aim}", "🚪") for aim in (Aim.LEFT, Aim.MIDDLE, Aim.RIGHT)},
    Aim.TOKEN: "🌫️",
    Aim.BUILD: "🪵",
    Aim.DISCARD: "🌬️",
}
"""The signs of what an order can be aimed at; an enemy clan has that of its camp by its name."""

_SQUARE = {Camp.OSTROGOTHS: "🟧", Camp.VISIGOTHS: "🟨"}
_DISC = {Camp.OSTROGOTHS: "🟠", Camp.VISIGOTHS: "🟡"}


def order_sign(order: Order, mark: Mark) -> Sign:
    """Return an order's icon, marked by how sure its chief can be that it fits."""
    return Sign(f"goths_{order}_{mark[:4]}", _MARKS[mark])


CLAN_SIGNS = {
    clan.name: Sign(f"goths_clan_{clan.name}", _DISC[clan.camp])
    for layout in LAYOUTS.values()
    for clan in layout.clans
}


def _seat_sign(layout: Layout, seat: int) -> Sign:
    """Return a seat's emblem in the camp's colour: a disc for a chief, a square for a king.

    A chief has the shield of his clan, and so has a king of one clan alone.
    """
    camp, chief = layout.camps[seat], layout.chief_of[seat]
    if chief is not None:
        return Sign(f"goths_clan_{layout.clans[chief].name}", _DISC[camp])
    clans = [layout.clans[number].name for number in layout.clans_of(Seat(seat))]
    return Sign(f"goths_king_{clans[0] if len(clans) == 1 else camp}", _SQUARE[camp])


SEAT_SIGNS = {
    seats: tuple(_seat_sign(layout, seat) for seat in range(seats))
    for seats, layout in LAYOUTS.items()
}
"""By number of players."""

_NAMES: dict[type, str] = {
    Camp: "camp",
    Character: "character",
    ClanName: "clan",
    Hindrance: "hindrance",
    Machine: "machine",
    NewCard: "new-card",
    Objective: "objective",
    Order: "order",
    Part: "part",
    Token: "token",
}


class GothsSpeller:
    """Spells everything that has a name in the game."""

    def spell_row(self, told: Event | Move, field: str, texts: Texts) -> str | None:
        """Spell the back of a card as one character or the other; None for all other fields."""
        return back_name(getattr(told, field), texts) if field == "back" else None

    def spell(self, field: str, value: object, texts: Texts) -> str | int:
        """Spell a field of an event or a move: all that has a name by it, numbers as they are.

        What players wrote is put on one line and escaped.
        """
        match value:
            case KingCard():
                return card_name(value, texts)
            case Spot():
                return texts(f"goths-spot-{value.name.lower().replace('_', '-')}")
            case Aim():
                return aim_name(value, texts)
            case _ if type(value) in _NAMES:
                return texts(f"goths-{_NAMES[type(value)]}-{value}")
            case int():
                return value
            case _ if field == "text":
                return escaped(in_one_line(str(value)))
            case _:
                return str(value)


def card_name(card: KingCard, texts: Texts) -> str:
    """Return a king's card as its true character and its decoy: for those who may know it."""
    return texts(
        "goths-card",
        truth=texts(f"goths-character-{TRUTH[card]}"),
        decoy=texts(f"goths-character-{DECOY[card]}"),
    )


def aim_name(aim: Aim, texts: Texts) -> str:
    """Return the name of an order's aim: a door, a clan (a key of one letter) or an action."""
    kind = "clan" if len(aim) == 1 else "aim"
    return texts(f"goths-{kind}-{aim}")


def back_name(back: Back | None, texts: Texts) -> str:
    """Return a card's back as a choice between its two characters; empty if there is none."""
    if back is None:
        return ""
    one, other = (texts(f"goths-character-{character}") for character in back)
    return texts("goths-either", one=one, other=other)
