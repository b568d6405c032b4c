"""The host's words: Fluent texts by language, where a text that is missing is an error."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.elision import ELIDE, Elider, elide
from bot.i18n.second_person import with_both_forms
from bot.i18n.signs import Sign, forget_signs, nothing, picture_signs
from games.package_texts import languages_in, sources_in
from games.registry import hosted, texts_of

LANGUAGES = languages_in(files("bot") / "locales")
"""Every language the bot speaks, a folder of texts each; whoever reads another gets the first."""

_REMEMBERED = 4096
"""Most formatted texts of a language in the cache."""


class MissingTextError(LookupError):
    """A text that a language lacks, or that lacks a variable; nothing ever stands in for it."""

    def __init__(self, message_id: str, language: str, reason: str) -> None:
        """Make the message of language, text id and reason, and keep the first two."""
        super().__init__(f"{language}: {message_id}: {reason}")
        self.message_id = message_id
        self.language = language


class Texts:
    """All texts of one language, each parsed when it is first said; safe for several threads."""

    language: str
    """One of :data:`LANGUAGES`."""
    ids: frozenset[str]
    """The ids of all texts; attributes count as ``message.attribute``."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        """Split ``sources``, the contents of Fluent files, into texts by name; none is parsed yet.

        Raises:
            ValueError: a source defines an id again, or begins with what is no text.
        """
        self.language = language
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._mentions: Mapping[str, str] = {}
        functions: dict[str, Any] = {
            "COMMAND": self._command,
            "SIGN": _sign,
            _SHARE: _share,
            _ROLE: _role,
            ELIDE: elide,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            head, *parts = _BEGIN.split(source)
            if stray := _COMMENT.sub("", head).strip():
                raise ValueError(f"{language}: not well-formed: {stray!r}")
            for name, rest in zip(parts[::2], parts[1::2], strict=True):
                if name in self._sources:
                    raise ValueError(f"{language}: {name} is defined again")
                self._sources[name] = rest
        self.ids = frozenset(chain.from_iterable(_ids(*entry) for entry in self._sources.items()))
        # A board says what the last one said, but for a word.
        self._said = lru_cache(maxsize=_REMEMBERED)(self._format)
        self._variables: dict[str, frozenset[str]] = {}
        self.edition = 0
        """Counts how often what texts name began to look otherwise; see :meth:`say_anew`."""

    def _entry(self, name: str) -> ast.Message | ast.Term:
        """Return the parsed text of this name; have it and all it refers to ready to format.

        What is not parsed yet is parsed now, once.

        Raises:
            ValueError: one of them is not well-formed.
            KeyError: there is no such text.
        """
        fresh: dict[str, ast.Message | ast.Term] = {}
        names = [] if name in self._parsed else [name]
        while names:
            one = names.pop()
            if one in self._sources and one not in fresh:
                fresh[one] = self._parse(one)
                reader = _read(fresh[one])
                names += [quoted.partition(".")[0] for quoted in reader.quoted | reader.terms]
        self._bundle.add_resource(ast.Resource([*fresh.values()]))
        # Last, as another thread that finds it here goes on to format it.
        self._parsed |= fresh
        return self._parsed[name]

    def _parse(self, name: str) -> ast.Message | ast.Term:
        """Parse the source of a text; return it with what is added to it.

        That is: both forms of pairs (:mod:`bot.i18n.second_person`), evenly chosen variants, all
        roles of a reader and, in French, elisions.

        Raises:
            ValueError: it is not well-formed Fluent.
        """
        found, *more = FluentResource(name + with_both_forms(self._sources[name])).body
        if junk := [entry for entry in (found, *more) if isinstance(entry, ast.Junk)]:
            reasons = "; ".join(note.message or note.code for note in junk[0].annotations)
            raise ValueError(f"{self.language}: not well-formed: {junk[0].content!r}: {reasons}")
        assert isinstance(found, ast.Message | ast.Term)
        _VerseSharer().visit(found)
        _RoleFinder().visit(found)
        if self.language == "fr":
            Elider().visit(found)
        return found

    def __call__(self, message_id: str, /, **args: str | int) -> str:
        """Format a text, or an attribute named ``message.attribute``.

        Results are cached. Arguments that the text does not use are ignored.

        Raises:
            MissingTextError: there is no such text, or it cannot be formatted with ``args``.
        """
        return self._said(message_id, tuple(args.items()))

    def _format(self, message_id: str, args: tuple[tuple[str, str | int], ...]) -> str:
        """Format a text or one of its attributes (``id.label``); the cache is not asked.

        Raises:
            MissingTextError: there is no such text, a variable is missing, or anything else keeps
                it from being formatted.
            ValueError: it is not well-formed.
        """
        if message_id not in self.ids:
            raise MissingTextError(message_id, self.language, "no such text")
        name, _, label = message_id.partition(".")
        self._entry(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[label] if label else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            reason = "; ".join(str(error) for error in errors)
            raise MissingTextError(message_id, self.language, reason)
        return str(text)

    def name_commands(self, mentions: Mapping[str, str]) -> None:
        """Show ``COMMAND("table list")`` in texts as the mention of that command from now on.

        ``mentions`` are by the commands' English names, and replace all earlier ones.
        """
        self._mentions = dict(mentions)
        self.say_anew()

    def say_anew(self) -> None:
        """Forget all formatted texts and raise ``edition``: something in them has changed."""
        self._said.cache_clear()
        self.edition += 1

    def _command(self, path: str) -> str:
        """Spell a command: a mention where Discord knows one, else its name in this language."""
        mention = self._mentions.get(path)
        return mention if mention is not None else self.command_name(path)

    def command_name(self, path: str) -> str:
        """Spell a command as it is typed in this language: ``/table liste`` for ``table list``.

        ``path`` is its English name without a slash, or a game's id and what follows it.

        Raises:
            MissingTextError: there is no such command.
        """
        root, *inner = path.split(" ")
        if self.has(f"{root}-command"):
            # The commands of a game: its own name, then what every game's commands are called.
            ids = [f"{root}-command", *(f"command-{part}" for part in inner)]
        else:
            ids = ["-".join(("command", root, *inner[:deep])) for deep in range(len(inner) + 1)]
        return "/" + " ".join(self(message_id) for message_id in ids)

    def has(self, message_id: str) -> bool:
        """Return True if there is a text, or an attribute, of this id."""
        return message_id in self.ids

    def variables(self, message_id: str) -> frozenset[str]:
        """Return the variables of a text (or ``id.label``) and of the texts that it quotes.

        They are kept for the next call. Variables that only a term uses are left out.

        Raises:
            MissingTextError: there is no such text.
        """
        if message_id not in self._variables:
            self._variables[message_id] = self._read_variables(message_id)
        return self._variables[message_id]

    def _read_variables(self, message_id: str) -> frozenset[str]:
        """Return what :meth:`variables` does, read from the parsed text.

        Raises:
            MissingTextError: there is no such text.
        """
        if message_id not in self.ids:
            raise MissingTextError(message_id, self.language, "no such text")
        name, _, label = message_id.partition(".")
        entry = self._entry(name)
        pattern = (
            next(attribute.value for attribute in entry.attributes if attribute.id.name == label)
            if label
            else entry.value
        )
        assert pattern is not None
        reader = _read(pattern)
        return frozenset(reader.variables).union(
            *(self.variables(quoted) for quoted in reader.quoted)
        )


def name_commands(mentions: Mapping[str, str]) -> None:
    """Let the texts of every language mention commands, by their English names without a slash.

    A mention shows everybody the name in the language of their own Discord, and can be clicked.
    Until it is known, a text spells the name in its own language.
    """
    for language in LANGUAGES:
        texts(language).name_commands(mentions)


def show_pictures(pictures: Mapping[str, str], lost: Callable[[], None] = nothing) -> None:
    """Replace signs by custom emoji from now on, in texts (``SIGN("schools_fire", "🔥")``) too.

    ``pictures`` has the emoji markup by picture name and replaces all earlier ones. A sign without
    one, or outside of messages, stays a character. ``lost`` is called when pictures are forgotten.
    Formatted texts are formatted anew.
    """
    picture_signs(pictures, lost)
    for language in LANGUAGES:
        texts(language).say_anew()


def forget_pictures(icons: Collection[str]) -> None:
    """Show signs as characters again whose pictures, named by ``icons``, Discord no longer knows.

    The callback of :func:`show_pictures` is called, and texts are formatted anew.
    """
    forget_signs(icons)
    for language in LANGUAGES:
        texts(language).say_anew()


_BEGIN = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
"""Where a text begins in a file; what it says is further in, or closes a brace."""
_LABEL = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


def _ids(name: str, source: str) -> Iterator[str]:
    """Yield the ids of a Fluent entry: its name, if it has a value, and ``name.attribute``.

    Yield nothing for a term (``-name``), which only other texts can use.
    """
    own, *labels = _LABEL.split(_COMMENT.sub("", source))
    if not name.startswith("-"):
        if own.strip(" =\n"):
            yield name
        yield from (f"{name}.{label}" for label in labels[::2])


_SHARE = "SHARE"


def _sign(icon: str, plain: str) -> str:
    """Return the icon's picture if Discord has it, else ``plain``: ``SIGN`` in a text."""
    return str(Sign(str(icon), str(plain)))


def _share(verse: float, variants: float) -> int:
    """Return which of ``variants`` a verse chooses, from 0: the remainder. ``SHARE`` in a text."""
    return int(verse) % int(variants)


class _VerseSharer(Visitor):
    """Shares ``$verse`` out evenly, however many variants a choice by it has.

    The last variant stands for all numbers that the others do not name; without this it would be
    read far more often than they.
    """

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Let a choice by ``$verse`` choose by its remainder: all variants are equally frequent.

        The node is changed in place; choices by other variables stay as they are.
        """
        chosen = node.selector
        if isinstance(chosen, ast.VariableReference) and chosen.id.name == "verse":
            variants = ast.NumberLiteral(str(len(node.variants)))
            node.selector = ast.FunctionReference(
                ast.Identifier(_SHARE), ast.CallArguments([chosen, variants])
            )
        self.generic_visit(node)


_ROLE = "ROLE"


def _role(role: str, *known: str) -> str:
    """Return the first of ``known`` that is among a reader's roles, else these: ``ROLE`` in a text.

    ``role`` are names of fields that hold the reader, apart by spaces.
    """
    held = str(role).split()
    return next((name for name in known if name in held), role)


class _RoleFinder(Visitor):
    """Lets a choice by ``$role`` find each role of a reader whom several fields hold."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Let a choice by ``$role`` choose the first of its variants that is a role of the reader.

        The node is changed in place; choices by other variables stay as they are.
        """
        chosen = node.selector
        if isinstance(chosen, ast.VariableReference) and chosen.id.name == "role":
            known = [
                ast.StringLiteral(variant.key.name)
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier)
            ]
            node.selector = ast.FunctionReference(
                ast.Identifier(_ROLE), ast.CallArguments([chosen, *known])
            )
        self.generic_visit(node)


class _VariableReader(Visitor):
    """Collects the variables, the quoted messages and the terms of a pattern."""

    def __init__(self) -> None:
        """Begin with nothing collected; ``quoted`` are text ids, ``terms`` names with hyphen."""
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Collect the name of a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Collect the id of a text, or of an attribute of one, that is quoted."""
        label = f".{node.attribute.name}" if node.attribute else ""
        self.quoted.add(node.id.name + label)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Collect the name of a term, with its hyphen, and what its arguments refer to."""
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)


def _read(part: ast.BaseNode) -> _VariableReader:
    """Return a visitor that has collected the variables and references of a pattern."""
    reader = _VariableReader()
    reader.visit(part)
    return reader


@cache
def texts(language: str) -> Texts:
    """Return the texts of one of :data:`LANGUAGES`: the host's and those of installed games.

    They are read from the files once and shared by all callers from then on.

    Raises:
        ValueError: the bot does not speak the language, or a file is not well-formed.
    """
    if language not in LANGUAGES:
        raise ValueError(language)
    own = sources_in(files("bot") / "locales" / language)
    return Texts(language, (*own, *(texts_of(game, language) for game in hosted().packages)))


def language_of(discord_locale: str, otherwise: str = LANGUAGES[0]) -> str:
    """Choose the language for a Discord locale such as ``en-US`` or ``fr``.

    ``otherwise`` is for a locale that the bot does not speak.
    """
    language = discord_locale.partition("-")[0].lower()
    return language if language in LANGUAGES else otherwise


def ids(language: str) -> frozenset[str]:
    """List the ids of all texts of a language."""
    return texts(language).ids


def variables(message_id: str, language: str) -> frozenset[str]:
    """Return the variables that a text and the texts it quotes may use.

    Raises:
        MissingTextError: there is no such text.
    """
    return texts(language).variables(message_id)
