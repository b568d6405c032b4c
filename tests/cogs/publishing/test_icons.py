"""Pictures on buttons: given to Discord once, kept for two releases, and in nobody's way."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

import rendering
from bot.client import TabletopBot
from bot.i18n.rule_book import page_count
from bot.i18n.signs import CHARACTERS, Sign, in_characters, picture_signs
from bot.i18n.texts import LANGUAGES, forget_pictures, show_pictures, texts
from bot.model.table import TableId
from cogs.elements.components import button, layout, shortened, shown_length
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.goths.words import order_sign
from cogs.norwegian.words import card_sign
from cogs.publishing import icons
from cogs.publishing.icons import Icons
from cogs.rage.looks import sign_of
from cogs.rage.words import card_sign as gear_sign
from cogs.rage.words import until_sign
from games import GAME_IDS
from games import find as rules_of
from games.api import Seat
from games.goths.content import Order
from games.goths.view import Mark
from games.norwegian.content import Rank
from games.norwegian.view import Effect
from games.rage.content import AT_ONCE, TO_THE_END, Gear, Hero
from games.rage.moves import Recruit
from rendering import all_icons, find
from rendering.paint.icon import painted_icon
from rendering.scene.scene import Drawing, Ellipse
from rendering.scene.theme import DUSK
from rendering.shapes.icon import LONGEST
from tests.rigs.discord_server import server

WALK = Sign("vikings_walk", "👣")
HAND = CustomId(TableId(7), Verb.HAND)
LOCALES = Path(__file__).parents[3] / "bot/locales"
SIGN = re.compile(r'SIGN\("(\w+)"')
SPOKEN = [texts(language) for language in LANGUAGES]
MAX_BYTES = 256 << 10
"""Of an emoji on Discord."""
MOST = 2000
"""Emojis that an application may have."""


def dot(colour: str) -> Drawing:
    """Draw something that is quickly painted."""
    return Drawing(f"dot {colour}", 8, 8, (Ellipse(4, 4, 3, 3, colour),), 1)


@dataclass(eq=False)
class Emoji:
    """One of them."""

    name: str
    id: int
    among: list[Emoji]

    def __str__(self) -> str:
        """Spell it as a message does."""
        return f"<:{self.name}:{self.id}>"

    async def delete(self) -> None:
        """Have it no more."""
        self.among.remove(self)


class Application:
    """The emojis of an application as Discord keeps them, and whatever is wrong with Discord."""

    def __init__(self, *, first: bool = True, setting: str = "on") -> None:
        own = SimpleNamespace(own=(0,) if first else (1,))
        self.settings = SimpleNamespace(icons=setting, own=own)
        self.local = True
        self.emojis: list[Emoji] = []
        self.asked = 0
        self.troubles: list[Callable[[], Awaitable[None]]] = []
        """What happens before the next requests are answered."""

    def add(self, name: str) -> Emoji:
        """Keep an emoji."""
        self.emojis.append(Emoji(name, 100_000_000_000_000_000 + len(self.emojis), self.emojis))
        return self.emojis[-1]

    async def _answer(self) -> None:
        self.asked += 1
        if self.troubles:
            await self.troubles.pop(0)()

    async def fetch_application_emojis(self) -> list[Emoji]:
        """List them."""
        await self._answer()
        return list(self.emojis)

    async def create_application_emoji(self, *, name: str, image: bytes) -> Emoji:
        """Take one."""
        await self._answer()
        assert image.startswith(b"\x89PNG")
        return self.add(name)

    async def show(self) -> dict[int, bytes]:
        """Show pictures as a bot on this Discord does."""
        return dict(await Icons(cast("TabletopBot", self)).show())


@pytest.fixture(autouse=True)
def _few_and_fast(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Draw two things, wait for nothing, and have characters again afterwards."""
    drawn = {"vikings_walk": dot("#ff0000"), "schools_fire": dot("#00ff00")}
    monkeypatch.setattr(icons, "all_icons", lambda: drawn)
    monkeypatch.setattr(icons, "_WAITS", (0.0, 0.0))
    yield
    show_pictures({})


def refusal(
    kind: type[discord.HTTPException], status: int, code: int = 0
) -> Callable[[], Awaitable[None]]:
    """Answer a request with an error."""

    async def refuse() -> None:
        response = cast("Any", SimpleNamespace(status=status, reason="no"))
        raise kind(response, {"code": code, "message": "no"})

    return refuse


async def test_what_discord_lacks_is_given_to_it_once_and_shown_from_then_on() -> None:
    """The name says what it is and which pixels it has; the next start asks and gives nothing."""
    discord_ = Application()
    assert "👣" == str(WALK)
    shown = await discord_.show()
    assert {emoji.id for emoji in discord_.emojis} == shown.keys()
    assert all(re.fullmatch(r"(vikings_walk|schools_fire)_[0-9a-f]{6}", e.name)
               for e in discord_.emojis)  # fmt: skip
    assert re.fullmatch(r"<:vikings_walk_\w{6}:\d+>", str(WALK))
    assert texts("en")("schools-menu-deploy", element="")
    assert "<:schools_fire_" in texts("en")("schools-tip-cast-combustio")

    discord_.asked = 0
    await discord_.show()
    assert 1 == discord_.asked


async def test_of_several_processes_one_gives_and_the_others_look() -> None:
    """They share the application; who does not own the first part shows what it finds."""
    discord_ = Application(first=False)
    await discord_.show()
    assert not discord_.emojis
    assert "👣" == str(WALK)
    other = Application()
    await other.show()
    discord_.emojis = other.emojis
    await discord_.show()
    assert "<:" in str(WALK)


@pytest.mark.parametrize("after", [0, 1, 2])
async def test_where_discord_forbids_it_signs_are_characters(after: int) -> None:
    """Nothing is raised, nothing asked again; what it took before is shown."""
    discord_ = Application()

    async def fine() -> None:
        pass

    discord_.troubles = [*[fine] * after, refusal(discord.Forbidden, 403)]
    assert {} == await discord_.show()
    assert after + 1 == discord_.asked
    assert ("👣" == str(WALK)) is (after < 2)


@pytest.mark.parametrize(
    "failure",
    [refusal(discord.DiscordServerError, 500), refusal(discord.Forbidden, 403, 40333)],
    ids=["failure", "block"],
)
async def test_where_discord_fails_it_is_tried_again(
    failure: Callable[[], Awaitable[None]],
) -> None:
    """What was given before is not given twice."""
    discord_ = Application()

    async def fine() -> None:
        pass

    async def unreachable() -> None:
        raise OSError

    discord_.troubles = [fine, fine, failure, unreachable]
    assert 2 == len(await discord_.show())
    assert 2 == len(discord_.emojis)


async def test_a_picture_that_is_lost_is_given_to_discord_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """F100: the list is looked at again after a pause, however often one is lost."""
    monkeypatch.setattr(icons, "_LOST_WAITS", (0.0,))
    discord_ = Application()
    keeping = asyncio.create_task(Icons(cast("TabletopBot", discord_)).keep())
    for _ in range(3):
        while "<:" not in str(WALK):  # noqa: ASYNC110 - no event tells
            await asyncio.sleep(0)
        discord_.emojis.clear()
        forget_pictures({WALK.icon})
        assert "👣" == str(WALK)
    while "<:" not in str(WALK):  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0)
    assert 2 == len(discord_.emojis)
    keeping.cancel()


async def test_nobody_waits_for_a_slow_discord() -> None:
    """As long as nothing comes, signs are characters."""
    discord_, over = Application(), asyncio.Event()

    async def slowly() -> None:
        await over.wait()

    discord_.troubles = [slowly]
    showing = asyncio.create_task(discord_.show())
    while not discord_.asked:  # noqa: ASYNC110 - no event tells
        await asyncio.sleep(0)
    assert "👣" == str(WALK)
    over.set()
    await showing
    assert "<:" in str(WALK)


async def test_an_operator_may_say_no() -> None:
    """Then nothing is drawn and nothing asked."""
    discord_ = Application(setting="OFF")
    assert {} == await discord_.show()
    assert not discord_.asked


async def test_pictures_of_two_releases_before_stay_and_older_ones_go() -> None:
    """Of each thing by itself; emojis of whoever runs the bot are nobody's to delete."""
    discord_ = Application()
    kept = [discord_.add(name) for name in ("vikings_walk", "vikings_walk_party", "mine_0a0a0a")]
    old, *newer = [discord_.add(f"vikings_walk_{n}0000{n}") for n in (1, 2, 3)]
    await discord_.show()
    assert old not in discord_.emojis
    assert all(one in discord_.emojis for one in (*kept, *newer))
    assert 2 == len(discord_.emojis) - len(kept) - len(newer)


async def test_pictures_of_a_game_that_is_not_installed_are_still_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They stay for when it is there again, its older ones go, and none of anybody else's does."""
    discord_ = Application()
    strangers = [discord_.add(f"reeds_card_1_{n}0000{n}") for n in range(1, 5)]

    def draw(*colours: str) -> None:
        drawn = {"reeds_card_1": dot(colours[-1])} if colours else {}
        monkeypatch.setattr(icons, "all_icons", lambda: drawn)

    for colour in ("#ff0000", "#00ff00", "#0000ff"):
        draw(colour)
        await discord_.show()
    draw()
    await discord_.show()
    newest = [one for one in discord_.emojis if one not in strangers]
    assert len(newest) == 2
    assert discord_.emojis[: len(strangers)] == strangers
    draw("#0000ff")
    assert {newest[-1].id} == (await discord_.show()).keys()


async def test_the_bot_shows_them_on_a_simulated_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library's own calls, from the first request to a button."""
    monkeypatch.setattr(icons, "_BETWEEN", 0.0)
    async with server(tmp_path) as discord_:
        assert 2 == len(await discord_.host.show_icons())
        emoji = button(HAND, "Walk", emoji=WALK).emoji
        assert emoji is not None
        assert {emoji.id} < set(discord_.env.backend.application_emojis)


def test_labels_hold_characters() -> None:
    """Discord shows no pictures in them; a sentence has them, and is cut beside them."""
    picture_signs({"vikings_walk": "<:vikings_walk_0a1b2c:123456789012345678>"})
    said = f"Say {WALK} or walk"
    assert "Say 👣 or walk" == button(HAND, said).label == in_characters(said)
    assert shown_length(said) == len("Say 👣 or walk")
    (frame,) = layout(0, said).to_components()  # type: ignore[no-untyped-call]
    assert said == frame["components"][0]["content"]
    assert "Say…" == shortened(said, 20)
    assert said[:-2] + "…" == shortened(said, len(said) - 1)


def test_every_picture_fits_discord() -> None:
    """In its name, in bytes, and all of three releases in what an application may have."""
    drawn = all_icons()
    assert 3 * len(drawn) < MOST
    for name, drawing in drawn.items():
        assert re.fullmatch(rf"[a-z0-9_]{{2,{LONGEST}}}", name), name
        assert (128, 128) == (drawing.width, drawing.height), name
    largest = max((painted_icon(drawing)[0] for drawing in list(drawn.values())[::9]), key=len)
    assert len(largest) < MAX_BYTES


@pytest.mark.parametrize("fault", ["raises", "name", "size"])
def test_icons_that_a_package_gets_wrong_are_left_out(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With them no game had any: the bot neither drew nor uploaded the others."""

    def drawn() -> dict[str, Drawing]:
        if fault == "raises":
            raise KeyError("card")
        wrong = {"name": ("Two Words", 128), "size": ("large", 256)}[fault]
        return {
            "fine": Drawing("fine", 128, 128, ()),
            wrong[0]: Drawing("wrong", wrong[1], wrong[1], ()),
        }

    usual = all_icons()
    made = SimpleNamespace(icons=drawn)
    monkeypatch.setattr(rendering, "find", lambda game: made if game == "cups" else find(game))
    kept = {"cups_fine"} if fault != "raises" else set()
    assert all_icons().keys() == usual.keys() | kept


async def test_an_icon_that_cannot_be_painted_keeps_none_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The task ended with it, and no picture was ever shown."""
    broken, walk = dot("#0000ff"), dot("#ff0000")

    def painted(drawing: Drawing) -> tuple[bytes, str]:
        if drawing is broken:
            raise IndexError(drawing.name)
        return painted_icon(drawing)

    monkeypatch.setattr(icons, "painted_icon", painted)
    monkeypatch.setattr(icons, "all_icons", lambda: {"cups_cup": broken, "vikings_walk": walk})
    application = Application()
    await application.show()
    assert [one.name.rpartition("_")[0] for one in application.emojis] == ["vikings_walk"]


def test_every_sign_has_a_picture() -> None:
    """Those of every face, of cards that do something and of others, and those that texts name."""
    for game_id in GAME_IDS:
        face_of(game_id)
    named = {sign for file in LOCALES.rglob("*.ftl") for sign in SIGN.findall(file.read_text())}
    made = [
        *(order_sign(order, mark) for order in Order for mark in Mark),
        *(card_sign(rank, does, words) for rank in Rank for does in Effect for words in SPOKEN),
        *(gear_sign(gear) for gear in Gear),
        *(sign_of(Recruit(hero)) for hero in Hero),
        *(until_sign(until) for until in (AT_ONCE, TO_THE_END)),
    ]
    icons_of = {sign.icon for sign in made if isinstance(sign, Sign)}
    assert all_icons().keys() >= named | CHARACTERS.keys() | icons_of


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_pictures_of_tables_and_of_rules_hold_no_pictures_of_signs(game_id: str) -> None:
    """What is drawn is lettered, and there an emoji would be read letter by letter."""
    show_pictures({name: f"<:{name}_0a1b2c:123456789012345678>" for name in all_icons()})
    rules, drawn, words = rules_of(game_id), find(game_id), texts("en")
    seats = min(rules.seats)
    state = rules.start(seats, {o.key: o.default for o in rules.options}, "signs").state
    names = tuple("ABCD"[:seats])
    pages = [drawn.lesson(page, words, DUSK) for page in range(1, page_count(game_id, words) + 1)]
    views = [drawn.scene(rules.view(state, one), names, words, DUSK) for one in (None, Seat(0))]
    for scene in (*pages, *views):
        assert "<:" not in "".join((scene.alt, *(text.words for text in scene.texts)))
