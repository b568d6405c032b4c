"""French elision: *de*, *que* and their like lose their *e* before a word that begins with a vowel.

A text is written with *de { $name }*; which of both forms is right depends on the name.
"""

from __future__ import annotations

import re
import unicodedata

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ELIDE = "ELIDE"
"""The function that :class:`Elider` puts before a variable."""

_OPEN = re.compile(r"\b([dD]|[qQ]u|[jJ]usqu|[lL]orsqu|[pP]uisqu)e $")
"""The end of a text that wants an elision before a vowel."""


def begins_with_a_vowel(word: str) -> bool:
    """Return True if a French word begins with a vowel as it is spoken.

    Accents do not matter; asterisks and other marks are skipped. An *h* may be either and counts as
    a consonant, as does a *y* before a vowel. A letter that is named, alone or as in the place
    *E6*, is no word: False.
    """
    letters = [c for c in unicodedata.normalize("NFD", word.lstrip("*")) if c.isalnum() or c == " "]
    found = re.match(r"[aeiouœæ][^\W\d]|y[^aeiouy\W\d]", "".join(letters).casefold())
    return found is not None


def elide(word: str, following: object) -> str:
    """Return ``word`` (which ends in *e*) as it stands before ``following``, without that.

    Before a vowel an apostrophe takes the place of the *e*, else a space follows the word.
    """
    if begins_with_a_vowel(str(following)):
        return f"{str(word)[:-1]}\N{RIGHT SINGLE QUOTATION MARK}"
    return f"{word} "


class Elider(Visitor):
    """Writes ``{ ELIDE("de", $name) }{ $name }`` where a text says ``de { $name }``."""

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        """Insert an ``ELIDE`` call before each variable of a pattern after an elidable word.

        The pattern is changed in place. The word and its space go from the text into the call,
        which says them itself. Patterns inside this one are visited, too.
        """
        elements: list[ast.TextElement | ast.Placeable] = []
        for element in node.elements:
            before, variable = elements[-1] if elements else None, _variable_of(element)
            if variable is not None and isinstance(before, ast.TextElement):
                found = _OPEN.search(before.value)
                if found is not None:
                    word = ast.StringLiteral(before.value[found.start() : -1])
                    before.value = before.value[: found.start()]
                    arguments = ast.CallArguments([word, variable])
                    function = ast.FunctionReference(ast.Identifier(ELIDE), arguments)
                    elements.append(ast.Placeable(function))
            elements.append(element)
        node.elements = elements
        self.generic_visit(node)


def _variable_of(element: ast.TextElement | ast.Placeable) -> ast.VariableReference | None:
    """Return the variable of an element ``{ $variable }``; None for text and all else.

    A variable in a function call or a choice is none of the element's own.
    """
    match element:
        case ast.Placeable(expression=ast.VariableReference() as variable):
            return variable
        case _:
            return None
