"""Sentences that call their reader *you*: where that changes a word, both forms stand in the text.

``‹{ $seat } dashes|You dash› from { $origin }`` is one sentence for everybody: the first form names
the seat, the second is read by the person who sits there. A pair follows the seat that its first
form names first, else the one that the pair before it followed, and may say which:
``‹victim: level { $level } of { $victim }|your level { $level }›``. Where the word stays as it is,
a plain ``{ $seat }`` is enough: for its reader it is :data:`YOU`.
"""

from __future__ import annotations

import re

YOU = "story-you"
"""Id of the text that stands in the place of the reader's own name."""

_PAIR = re.compile(r"‹(?:(\w+): )?([^‹›|]*)\|([^‹›|]*)›")
_VARIABLE = re.compile(r"\{ \$(\w+)")


def with_both_forms(source: str) -> str:
    """Return a Fluent source with each pair ``‹theirs|yours›`` written as a choice by ``$role``.

    The second form is chosen if the reader is the seat of the field that the pair follows, else the
    first. The pair names that field itself, else it is the first variable of its first form, else
    that of the pair before. An empty form says nothing.

    Raises:
        ValueError: a pair is not closed, or follows no seat.
    """
    followed = ""

    def chosen(found: re.Match[str]) -> str:
        """Return the choice that replaces one pair, and remember which seat it follows."""
        nonlocal followed
        given, theirs, yours = found.groups()
        named = _VARIABLE.search(theirs)
        followed = given or (named[1] if named else followed)
        if not followed:
            raise ValueError(f"{found[0]!r} follows no seat")
        return (
            f"{{ $role ->\n    [{followed}] {yours or _NOTHING}\n"
            f"   *[other] {theirs or _NOTHING}\n    }}"
        )

    written = _PAIR.sub(chosen, source)
    if stray := re.search("[‹›].*", written):
        raise ValueError(f"not a pair: {stray[0]!r}")
    return written


_NOTHING = '{ "" }'
