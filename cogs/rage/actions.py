"""An action on the panel: what begins it, what goes on with a draft, what ends it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.i18n.texts import Texts
from cogs.elements.game_face import Choice, Menu
from games.api import Move
from games.rage import moves as m

_BUTTONS: tuple[type[Move], ...] = (
    m.ArrangeAndConfirm,
    m.Confirm,
    m.SendAll,
    m.LeaveOne,
    m.SendHero,
    m.MarchAgain,
    m.GiveTo,
    m.SetAside,
    m.ArrangeForMe,
    m.Forge,
    m.EquipArmies,
    m.Pass,
)
"""One press each, in this order."""
_ENDINGS = (m.ArrangeAndConfirm, m.Confirm)
_FEW = 5
"""Most targets shown as buttons; more become a menu."""
_MENUS: tuple[tuple[str, tuple[type[Move], ...]], ...] = (
    ("send", (m.Send,)),
    ("all-to", (m.SendAllTo,)),
    ("head", (m.Head,)),
    ("army", (m.Muster,)),
    ("battle", (m.FightAllUntil, m.SplitAllBy, m.FightUntil, m.SplitBy)),
    ("order-of-fights", (m.FightFirst, m.ChooseFights)),
    ("buy", (m.Buy,)),
    ("recruit", (m.Recruit,)),
    ("stand", (m.StandHero,)),
    ("hold", (m.HoldCard,)),
)
"""Lists, in this order, each with the text of its invitation."""


_FURTHER = {"army": "muster"}
"""The lists that are called otherwise once figures have been sent."""
_WAYS = {"all-to": "all", "head": "some"}
"""Lists of places that are one where they are long, or figures have been sent."""


def arranged_action(
    choices: Iterable[Choice], texts: Texts
) -> tuple[tuple[Choice, ...], tuple[Menu, ...]]:
    """Return the buttons and menus of an action, in the order of ``_BUTTONS`` and ``_MENUS``.

    What confirms a draft is the first button. Places to go to are buttons if they are five or fewer
    and nothing has been entered; otherwise all ways to a place are one menu. Menus without lines
    are left out, and so are moves of other types.
    """
    every = list(choices)
    begun = any(isinstance(choice.move, m.Confirm | m.SendAll | m.SendHero) for choice in every)
    few = sum(isinstance(choice.move, m.SendAllTo) for choice in every) <= _FEW
    first: list[Choice] = []
    menus: list[Menu] = []
    ways: list[Choice] = []
    before = 0
    for key, kinds in _MENUS:
        found = [choice for choice in every if isinstance(choice.move, kinds)]
        if not found:
            continue
        if key in _WAYS and (begun or not few):
            # Two lists of the same places would look alike.
            before = len(menus) if not ways else before
            ways += [_named(choice, _WAYS[key], texts) for choice in found]
            continue
        if key == "all-to":
            first += found
        else:
            menus.append(Menu(texts(f"rage-menu-{_invitation(key, begun=begun)}"), tuple(found)))
    if ways:
        menus.insert(before, Menu(texts("rage-menu-onward"), tuple(ways)))
    rest = [c for kind in _BUTTONS for c in every if isinstance(c.move, kind)]
    # What carries a draft out is at hand however much else there is.
    every = [*first, *rest]
    every.sort(key=lambda choice: not isinstance(choice.move, _ENDINGS))
    return tuple(every), tuple(menus)


def _named(choice: Choice, who: str, texts: Texts) -> Choice:
    """Return a choice whose label says who goes before where to."""
    return replace(choice, label=texts("rage-way", who=who, way=choice.label))


def _invitation(key: str, *, begun: bool) -> str:
    """Return the text above a list; further armies and targets are asked for otherwise."""
    return _FURTHER.get(key, key) if begun else key
