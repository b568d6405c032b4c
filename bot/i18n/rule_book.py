"""The rules of a game as players read them: page by page at a table, or all in one."""

from __future__ import annotations

import re
from pathlib import Path

from bot.i18n.texts import LANGUAGES, Texts, texts

_HEADING = re.compile(r"^▸ \*\*([^*]+)\*\*([^.:*\n]*)$", re.MULTILINE)
_ITEM = re.compile(r"^▸ ", re.MULTILINE)
_LIST = re.compile(r"^(?!- )(.+)\n(?=- )", re.MULTILINE)
_MENTION = re.compile(r"</([^:>]+):\d+>")


def page_count(game_id: str, texts: Texts) -> int:
    """Return the number of pages of a game's rules: texts are numbered from 1 without a gap.

    0 for a game without rules in these texts.
    """
    count = 0
    while texts.has(f"{game_id}-rules-{count + 1}"):
        count += 1
    return count


def rule_book(game_id: str, texts: Texts) -> str:
    """Return the rules of a game as Markdown: name, tagline, a first turn, a chapter for each page.

    What only Discord shows is rewritten: headings, and mentions of commands as code.

    Raises:
        MissingTextError: a text of the game is missing.
    """
    pages = range(1, page_count(game_id, texts) + 1)
    parts = [
        f"# {texts(f'{game_id}-emoji')} {texts(f'{game_id}-name')}",
        texts(f"{game_id}-tagline"),
        texts(f"{game_id}-first-turn"),
        *(
            f"## {texts(f'{game_id}-rules-{page}-title')}\n\n{texts(f'{game_id}-rules-{page}')}"
            for page in pages
        ),
    ]
    told = _HEADING.sub(r"### \1\2\n", "\n\n".join(parts))
    # Not every reader of Markdown begins a list without an empty line.
    told = _LIST.sub(r"\1\n\n", told)
    return _MENTION.sub(r"`/\1`", _ITEM.sub("", told)) + "\n"


def write_rule_books(folder: Path, game_ids: tuple[str, ...]) -> list[Path]:
    """Write the rules of each game in every language to ``<game>.<language>.md`` in a folder.

    Return the files in the order written. The folder is created if missing, but not its parents;
    files there are overwritten.

    Raises:
        OSError: the folder cannot be created, or not be written.
    """
    folder.mkdir(exist_ok=True)
    written = []
    for game_id in game_ids:
        for language in LANGUAGES:
            path = folder / f"{game_id}.{language}.md"
            path.write_text(rule_book(game_id, texts(language)), encoding="utf-8")
            written.append(path)
    return written
