"""Pages of the rules and of the tour."""

from __future__ import annotations

import discord
from discord import ui

from bot.i18n.rule_book import page_count
from bot.i18n.texts import Texts
from bot.model.lengths import minutes_of
from bot.model.table import TableId
from cogs.elements.components import (
    OPTION_LIMIT,
    Style,
    button,
    gallery,
    layout,
    menu,
    menu_rows,
    rows,
    shortened,
)
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.uploads import Picture
from cogs.panels.settings import settings_button
from games import GAME_IDS, find
from rendering.guide.tour import PAGES

_COLOUR = 0xFFD36B
"""Of the tour's stripe."""


def rules_page(
    game_id: str,
    page: int,
    texts: Texts,
    table_id: TableId = HELP_TABLE,
    picture: Picture | None = None,
    *,
    computers: bool = True,
) -> ui.LayoutView:
    """Lay out a page of the rules of a game, at a table or away from any.

    The first page begins with what somebody needs for their first turn and has a button to learn
    the game where the server allows ``computers``. ``page`` must be one there is, counted from 1.
    """
    pages = page_count(game_id, texts)
    verb, where = (Verb.RULES, "") if table_id != HELP_TABLE else (Verb.GUIDE, f"{game_id}.")
    buttons = _turning(table_id, verb, where, page, pages, texts)
    if table_id != HELP_TABLE:
        hand = CustomId(table_id, Verb.HAND)
        buttons.append(button(hand, texts("button-to-table"), emoji="✋"))
    if page == 1 and computers:
        learn = CustomId(HELP_TABLE, Verb.LEARN, game_id)
        buttons.append(button(learn, texts("button-learn"), emoji="🎓"))
    title = texts(f"{game_id}-rules-{page}-title")
    count = texts("rules-page", page=page, pages=pages)
    return layout(
        face_of(game_id).colour,
        texts(f"{game_id}-first-turn") if page == 1 else None,
        f"## {texts(f'{game_id}-emoji')} {title}",
        gallery(picture, texts),
        texts(f"{game_id}-rules-{page}"),
        # Below a list it would be drawn as a part of the last item.
        f"-# {count}",
        ui.ActionRow(*buttons) if buttons else None,
        _pages_menu(game_id, page, texts, table_id),
    )


def _pages_menu(
    game_id: str, page: int, texts: Texts, table_id: TableId
) -> ui.ActionRow[ui.LayoutView]:
    """Return the menu that leads to any page of a game's rules by its title.

    The present page is marked; titles are cut to 100 characters.
    """
    options = [
        discord.SelectOption(
            label=shortened(
                texts("rules-chapter", page=n, title=texts(f"{game_id}-rules-{n}-title")),
                OPTION_LIMIT,
            ),
            value=f"{game_id}.{n}",
            default=n == page,
        )
        for n in range(1, page_count(game_id, texts) + 1)
    ]
    return ui.ActionRow(menu(CustomId(table_id, Verb.BOOKS), texts("menu-pages"), options))


def tour_page(
    page: int,
    texts: Texts,
    picture: Picture | None = None,
    *,
    threads: bool = True,
    hint: str = "",
    opens: bool = True,
    computers: bool = True,
) -> ui.LayoutView:
    """Lay out a page of the tour, counted from 1.

    The first one lists the games. It and the last have menus of rules and, where ``computers`` may
    play, of first games, the last also the settings and, where a table can be opened (``opens``), a
    menu for that. ``threads`` says whether tables have threads of their own where it is read, which
    may change the text; ``hint`` is for those who manage the server.
    """
    first = page == 1
    here = f"tour-{page}-here"
    told = here if not threads and texts.has(here) else f"tour-{page}"
    games = "\n".join(
        f"{texts(f'{game}-emoji')} **{texts(f'{game}-name')}** — {texts(f'{game}-tagline')}"
        for game in GAME_IDS
    )
    return layout(
        _COLOUR,
        f"## {texts(f'{told}-title')}",
        gallery(picture, texts),
        # Away from servers nobody knows whether computers may play.
        texts(told, computers="yes" if computers or not opens else "no"),
        games if first else None,
        hint or None,
        f"-# {texts('rules-page', page=page, pages=PAGES)}",
        *rows(_turning(HELP_TABLE, Verb.TOUR, "", page, PAGES, texts)),
        *(opening_menus(texts) if opens and page == PAGES else ()),
        *(_study_menus(texts) if computers and page in (1, PAGES) else ()),
        *(_books_menus(texts) if page in (1, PAGES) else ()),
        *rows([settings_button(texts)] if page == PAGES else []),
    )


def opening_menus(texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Open a table of any game with one press, everything as usual."""
    return games_menus(CustomId(HELP_TABLE, Verb.NEW), "menu-new", texts)


def _study_menus(texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Begin a first game of any kind with one press."""
    return games_menus(CustomId(HELP_TABLE, Verb.STUDY), "menu-study", texts, alone=True)


def _books_menus(texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Lead to the rules of any game; a button for each would take a line of a phone each."""
    return games_menus(CustomId(HELP_TABLE, Verb.BOOKS), "menu-rules", texts)


def games_menus(
    press: CustomId, title: str, texts: Texts, *, alone: bool = False
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Make menus of all games, 25 each, with what each is about; ``title`` is a text's id.

    ``alone`` adds how many minutes a game against computers takes.
    """
    games = [
        discord.SelectOption(
            label=_timed(game, texts) if alone else texts(f"{game}-name"),
            value=game,
            emoji=texts(f"{game}-emoji"),
            description=shortened(texts(f"{game}-about"), OPTION_LIMIT),
        )
        for game in GAME_IDS
    ]
    return menu_rows(press, texts(title), games)


def _timed(game: str, texts: Texts) -> str:
    """Return a game's name with the minutes that a game against computers takes.

    That is the length of its first game where it has one, else with the fewest seats.
    """
    coach = find(game).coach
    seats = min(find(game).seats) if coach is None else coach.first_game.seats
    least, most = minutes_of(game, seats)
    taken = texts("lobby-alone", least=least, most=most)
    return texts("menu-game-alone", game=texts(f"{game}-name"), length=taken)


def _turning(
    table_id: TableId, verb: Verb, where: str, page: int, pages: int, texts: Texts
) -> list[ui.Button[ui.LayoutView]]:
    """Return buttons to the previous and the next page, where there is one.

    ``where`` stands before the page in the argument of their custom ids.
    """
    buttons: list[ui.Button[ui.LayoutView]] = []
    if page > 1:
        back = CustomId(table_id, verb, f"{where}{page - 1}")
        buttons.append(button(back, texts("button-previous"), emoji="⬅️"))
    if page < pages:
        onward = CustomId(table_id, verb, f"{where}{page + 1}")
        buttons.append(button(onward, texts("button-next"), emoji="➡️", style=Style.EXPECTED))
    return buttons
