"""What a game shows on Discord; a :class:`GameFace` without anything offers moves as labelled."""

from __future__ import annotations

from bot.i18n.narration import consequence, label, listing
from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU, Style
from cogs.elements.display_names import escaped, in_one_line
from cogs.elements.game_face import Branch, Choice, Form, GameFace, Menu, Offer

__all__ = [
    "OPTIONS_PER_MENU",
    "Branch",
    "Choice",
    "Form",
    "GameFace",
    "Menu",
    "Offer",
    "Sign",
    "Style",
    "TableView",
    "Texts",
    "consequence",
    "escaped",
    "in_one_line",
    "label",
    "listing",
]
