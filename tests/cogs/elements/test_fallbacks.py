"""Simpler forms of a message, in the order in which they are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.i18n.signs import Sign
from bot.i18n.texts import texts
from bot.model.table import TableId
from cogs.elements.components import button, channel_menu, gallery, layout, menu, people_menu, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.fallbacks import Content, accepted, is_lasting, is_of_content
from cogs.elements.uploads import Picture
from tests.rigs.as_strict_as_discord import EMOJIS, page, pictured

HAND = CustomId(TableId(7), Verb.HAND)
MENU = CustomId(TableId(7), Verb.CHOOSE)
PICTURE = Picture(b"png", "Alan is on *E6*", "board.png")
WALK = next(f"<:{name}:{number}>" for name, number in EMOJIS.items() if "vikings_walk_" in name)


@pytest.fixture(autouse=True)
def _pictured() -> Iterator[None]:
    # What stands for a picture is known from the first text on that showed it.
    Sign("vikings_walk", "👣")
    with pictured():
        yield


def error(status: int, code: int = 0, errors: Any = None) -> discord.HTTPException:
    """Make an answer of Discord's."""
    response = cast("Any", SimpleNamespace(status=status, reason=""))
    data: dict[str, Any] = {"code": code, "message": "no"}
    return discord.HTTPException(response, data | ({"errors": errors} if errors else {}))


def nested(*path: str | int) -> dict[str, Any]:
    """Describe where Discord found an emoji that it does not know."""
    found: dict[str, Any] = {"_errors": [{"code": "INVALID", "message": "Invalid emoji"}]}
    for key in reversed((*path, "emoji", "id")):
        found = {str(key): found}
    return found


def described(content: Content) -> str:
    """Say what a form of a message has: letters for its parts."""
    view = content.get("view")
    items = [] if view is None else list(view.walk_children())
    parts = {
        "picture": any(isinstance(item, ui.MediaGallery) for item in items),
        "file": bool(content.get("files") or content.get("attachments")),
        "control": any(isinstance(item, ui.Button | ui.Select) for item in items),
        "emoji": WALK in repr([getattr(i, "emoji", None) and str(i.emoji) for i in items])
        or any(isinstance(i, ui.Select) and _is_own(i.options[0].emoji) for i in items),
    }
    return " ".join(part for part, has in parts.items() if has)


def message(**more: Any) -> Content:
    """Make a message with everything."""
    options = [discord.SelectOption(label="Walk", emoji=WALK)]
    view = layout(
        0,
        f"It walks {WALK}",
        gallery(PICTURE, texts("en")),
        *rows([button(HAND, "Walk", emoji=WALK)]),
        ui.ActionRow(menu(MENU, "Where?", options)),
    )
    return {"view": view, "files": PICTURE.files(), **more}


async def sent(
    content: Content, refuses: Callable[[Content], discord.HTTPException | None]
) -> tuple[list[str], Content, str]:
    """Send a message to a Discord that refuses some forms of it; list them, and the last."""
    tried: list[str] = []

    async def send(form: Content) -> Content:
        tried.append(described(form))
        if (refused := refuses(form)) is not None:
            raise refused
        return form

    taken, error_id, _ = await accepted(send, content, lambda number: f"error {number}")
    return tried, taken, error_id


async def test_less_and_less_is_tried_until_discord_accepts_it() -> None:
    """The picture goes first, then the controls; at last there is a notice with an error id."""
    full = "picture file control emoji"
    invalid = error(400, 50035)
    for stage, refuses in enumerate(("picture", "control", "")):

        def judge(form: Content, refuses: str = refuses) -> discord.HTTPException | None:
            words = "".join(
                i.content for i in form["view"].walk_children() if isinstance(i, ui.TextDisplay)
            )
            refused = refuses in described(form) if refuses else "error" not in words
            return invalid if refused else None

        tried, taken, error_id = await sent(message(), judge)
        assert [full, "control emoji", "", ""][: stage + 2] == tried
        said = "\n".join(
            item.content for item in taken["view"].walk_children() if hasattr(item, "content")
        )
        assert ("Alan is on \\*E6\\*" in said) is (refuses != "")
        assert bool(error_id) is (refuses == "")
        assert f"error {error_id}" in said or refuses


async def test_a_menu_of_people_goes_as_other_controls_do() -> None:
    """Of Discord's own menus, too, is said what there is to say in words."""
    for made in (people_menu(MENU, "Whom?"), channel_menu(MENU, "Where?")):
        content: Content = {"view": layout(0, "Whom do you invite?", ui.ActionRow(made))}

        def judge(form: Content) -> discord.HTTPException | None:
            items = form["view"].walk_children()
            return error(400) if any(hasattr(item, "custom_id") for item in items) else None

        _, taken, error_id = await sent(content, judge)
        words = [i.content for i in taken["view"].walk_children() if isinstance(i, ui.TextDisplay)]
        assert (["Whom do you invite?"], "") == (words, error_id)


async def test_an_emoji_that_is_gone_is_a_character_the_next_time() -> None:
    """On buttons, in menus and in sentences; the picture stays."""
    places = nested("components", 0, "components", 2, "components", 0)
    first = [error(400, 50035, places)]
    tried, taken, error_id = await sent(message(), lambda _: first.pop() if first else None)
    assert ["picture file control emoji", "picture file control"] == tried
    assert not error_id
    items = list(taken["view"].walk_children())
    (pressed,) = (item for item in items if isinstance(item, ui.Button))
    assert (str(pressed.emoji), pressed.label) == ("👣", "Walk")
    assert "It walks 👣" in [item.content for item in items if isinstance(item, ui.TextDisplay)]


async def test_what_is_not_about_the_content_is_raised_at_once() -> None:
    """A permission, a thread that sleeps, a failure: less would be refused as well."""
    lasting = ((403, 50013), (404, 10003), (400, 50083), (401, 0))
    passing = ((429, 0), (500, 0), (403, 40003), (403, 40333))
    found = [(error(*refused), refused in lasting) for refused in (*lasting, *passing)]
    for refusal, lasts in (*found, *((page(status), False) for status in (400, 403, 404))):
        tried: list[str] = []

        async def send(
            form: Content, tried: list[str] = tried, refusal: Exception = refusal
        ) -> None:
            tried.append(described(form))
            raise refusal

        with pytest.raises(discord.HTTPException):
            await accepted(send, message(), str)
        assert 1 == len(tried)
        assert not is_of_content(refusal)
        assert is_lasting(refusal) is lasts


async def test_a_plain_message_stays_plain() -> None:
    """A call beside a board: its picture becomes words below it, and nobody else is notified."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Hand", custom_id="t1:7:-:hand"))
    plain = {"content": "<@7> your turn", "view": view, "attachments": PICTURE.files()}
    tried, taken, _ = await sent(
        plain, lambda form: error(400) if form["attachments"] or form["view"] else None
    )
    assert 3 == len(tried)
    assert "<@7> your turn\n\nAlan is on \\*E6\\*" == taken["content"]
    assert taken["view"] is None
    mentions = discord.AllowedMentions(users=True)
    _, taken, error_id = await sent(
        {"content": "<@7>", "allowed_mentions": mentions},
        lambda form: error(400) if "error" not in form["content"] else None,
    )
    assert f"error {error_id}" == taken["content"]
    assert not taken["allowed_mentions"].users


def _is_own(emoji: discord.PartialEmoji | None) -> bool:
    return emoji is not None and emoji.id is not None
