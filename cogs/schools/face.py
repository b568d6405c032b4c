"""How Clash of Magic Schools shows itself on Discord: its questions and the answers on offer."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from msgspec.structs import replace

from bot.i18n.signs import Sign
from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import Style
from cogs.elements.game_face import Choice, GameFace, Menu, Offer
from cogs.schools.consequences import (
    extended,
    is_final,
    opponents_hand,
    warning,
)
from cogs.schools.hints import why_not
from cogs.schools.words import (
    ELEMENT_SIGNS,
    SCHOOL_SIGNS,
    SPELL_SIGNS,
    SchoolsSpeller,
    counted,
    element_name,
    score,
    signs,
)
from games.api import Move
from games.schools import moves as m
from games.schools.content import INDEX
from games.schools.view import Phase, SchoolsView

_CASTS = 2
"""The most spells shown as buttons, beside trials and the end of the turn."""


class SchoolsFace(GameFace[SchoolsView]):
    """The choices and sentences of Clash of Magic Schools."""

    game = "schools"
    speller = SchoolsSpeller()
    colour = 0x7A5BC2

    def emblems(self, seats: int) -> Sequence[Sign]:  # noqa: ARG002 - there are two seats
        """Return the beasts of the schools."""
        return SCHOOL_SIGNS

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Return variables of texts: the score, whose turn it is, and the viewer's hand.

        ``due`` is *yes* if the active player's starting trial is due, ``crest`` if that player is
        in no arena yet; ``held`` counts the hand, ``number`` the students that Maleficio asks for.
        """
        view = self.view(look)
        active = None if view.active is None else view.players[view.active]
        return {
            "active": self.name_of(view.active, look),
            "totals": score(player.total for player in view.players),
            "due": "yes" if active and active.starting else "no",
            "crest": "yes" if active and active.pawn is None else "no",
            "hand": (counted(view.hand) if view.hand else "") or texts("schools-nobody"),
            "held": sum(view.hand),
            "number": view.demanded,
        }

    def holdings(self, look: TableView) -> dict[str, int]:
        """Points, and students in hand.

        The viewer must have a seat.
        """
        player = self.view(look).players[look.seat or 0]
        return {"points": player.total, "students": player.hand}

    def standings(self, look: TableView) -> tuple[int, ...]:
        """Return the totals of both schools."""
        return tuple(player.total for player in self.view(look).players)

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """Return further variables of a move's label, none for most moves.

        A trial's level and ``whose`` it is (*own*, *theirs*, *start* for a starting trial), what
        the end of the turn announces, the rarest students, or a spell's effect.
        """
        view = self.view(look)
        match move:
            case m.PassTrial():
                trial = view.choices.passing(move)
                whose = "own" if trial.row == look.seat else "theirs"
                return {"level": trial.level, "whose": "start" if trial.starting else whose}
            case m.EndTurn() if view.choices.end is not None:
                end = view.choices.end
                known = ", ".join(str(level) for level in end.known)
                return {"announces": end.announces, "known": known or "none"}
            case m.DiscardRarest():
                return {"rarest": counted(view.choices.rarest)}
            case _ if isinstance(move, m.CASTS):
                return self._nature_of_cast(move, look)
            case _:
                return {}

    def _nature_of_cast(self, move: m.Cast, look: TableView) -> dict[str, str | int]:
        """Return variables of a spell's label: students, element, trials, highest level, row.

        ``held`` counts the students in the opponent's hand. ``whose`` is *own* or *theirs*,
        ``level`` 0 without trials; without an element it is the caster's.
        """
        view = self.view(look)
        choice = view.choices.casting(move)
        return {
            "students": choice.students,
            "sort_kind": (choice.element or choice.caster).value,
            "trials": len(choice.trials),
            "level": choice.trials[-1] if choice.trials else 0,
            "whose": "own" if choice.row == look.seat else "theirs",
            "held": opponents_hand(view),
        }

    def label(self, move: Move, look: TableView, texts: Texts) -> str:
        """Name a move, with the totals that it leads to and whether it ends the game."""
        return extended(super().label(move, look, texts), move, self.view(look), texts)

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves: discards in that phase, else actions."""
        if self.view(look).phase is Phase.DISCARD:
            return self._discards(look, texts)
        return self._actions(look, texts)

    def _actions(self, look: TableView, texts: Texts) -> Offer:
        """Arrange trials, up to two spells and the end of the turn in a row, other moves in menus.

        More spells are a menu as well. On the crest the arenas to go to are a second row. Hints say
        who casts, and why other actions are not possible.
        """
        view = self.view(look)
        moves = self._choices(look, texts, m.MoveTo)
        casts = self._choices(look, texts, *m.CASTS)
        few = casts if len(casts) <= _CASTS else ()
        on_crest = view.players[view.viewer or 0].pawn is None
        return Offer(
            rows=(
                (
                    *self._choices(look, texts, m.PassTrial),
                    *few,
                    *self._choices(look, texts, m.EndTurn),
                ),
                *((moves,) if on_crest else ()),
            ),
            menus=tuple(
                Menu(invitation, choices)
                for invitation, choices in (
                    (self._arena_here(view, texts), self._deployments(look, texts)),
                    (texts("schools-menu-move"), () if on_crest else moves),
                    (texts("schools-menu-cast"), () if few else casts),
                    (texts("schools-menu-summon"), self._choices(look, texts, m.Summon)),
                )
                if choices
            ),
            hints=(*dict.fromkeys(choice.help for choice in few), *why_not(view, texts)),
        )

    def _arena_here(self, view: SchoolsView, texts: Texts) -> str:
        """Return a menu's title, which names the pawn's arena; empty on the crest."""
        own = view.players[view.viewer or 0]
        if own.pawn is None:
            return ""
        return texts("schools-menu-deploy", element=element_name(own.pawn, texts))

    def _deployments(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """List ways to deploy students by element, one student and then several alike of each.

        Each says what the arena has then: the title of their menu has no room for it on a phone.
        """
        view = self.view(look)
        own = view.players[view.viewer or 0]
        found: list[tuple[int, Choice]] = []
        for choice in self._choices(look, texts, m.Deploy, m.DeployAlike):
            match choice.move:
                case m.Deploy(student):
                    number = 1
                case m.DeployAlike(student, number):
                    pass
                case _:
                    raise AssertionError(choice)
            name = element_name(student, texts)
            label = texts("schools-line-deploy", number=number, student=name)
            label = label[:1].upper() + label[1:]
            assert own.pawn is not None
            here = own.stands[INDEX[own.pawn]]
            then = texts("schools-help-deploy", own=len(here.column) + number, level=here.level)
            named = replace(choice, label=extended(label, choice.move, view, texts), help=then)
            found.append((INDEX[student], named))
        return tuple(choice for _, choice in sorted(found, key=itemgetter(0)))

    def _discards(self, look: TableView, texts: Texts) -> Offer:
        """Offer which students to discard, up to ten as buttons, more as a menu.

        To discard those that the hand has fewest of is a button in any case.
        """
        return Offer.of(
            self._choices(look, texts, m.Discard),
            texts("schools-menu-discard"),
            *self._choices(look, texts, m.DiscardRarest),
        )

    def _choices(self, look: TableView, texts: Texts, *kinds: type[Move]) -> tuple[Choice, ...]:
        """Return the legal moves of these types as choices, with sign, help and second press."""
        view = self.view(look)
        return tuple(
            Choice(
                move=move,
                label=self.label(move, look, texts),
                emoji=_sign(move, view),
                style=Style.FINAL if is_final(move, view) else self.style(look),
                help=self._help(move, look, texts),
                confirm=warning(move, view, texts),
            )
            for move in look.legal
            if isinstance(move, kinds)
        )

    def _help(self, move: Move, look: TableView, texts: Texts) -> str:
        """Say what a move means in a sentence; empty for other moves than these.

        Both rows at an arena, whom a summon brings, which hand is left after a discard, who casts.
        """
        view = self.view(look)
        own, other = view.players[look.seat or 0], view.players[1 - (look.seat or 0)]
        match move:
            case m.MoveTo(arena):
                here, there = own.stands[INDEX[arena]], other.stands[INDEX[arena]]
                return texts(
                    "schools-help-move",
                    level=here.level,
                    own=len(here.column),
                    level_theirs=there.level,
                    theirs=len(there.column),
                )
            case m.Summon(origin, arena):
                choice = next(c for c in view.choices.summons if c.origin is origin)
                standing = len(own.stands[INDEX[arena]].column)
                return texts("schools-help-summon", students=signs(choice.students), own=standing)
            case m.Discard(students):
                kept = tuple(held - gone for held, gone in zip(view.hand, students, strict=True))
                return texts("schools-help-discard", students=counted(kept))
            case _ if isinstance(move, m.CASTS):
                caster = view.choices.casting(move).caster
                return texts("schools-help-spell", caster=element_name(caster, texts))
            case _:
                return ""


def _sign(move: Move, view: SchoolsView) -> str | Sign:
    """Return the sign of a move: its element, its spell or its purpose; empty for a discard."""
    match move:
        case m.MoveTo(arena) | m.Summon(_, arena):
            return ELEMENT_SIGNS[arena]
        case m.Deploy(student) | m.DeployAlike(student, _):
            return ELEMENT_SIGNS[student]
        case m.PassTrial():
            return "📜"
        case m.EndTurn():
            return "🔔"
        case m.DiscardRarest():
            return "🤏"
        case _ if isinstance(move, m.CASTS):
            return SPELL_SIGNS[view.choices.casting(move).spell]
        case _:
            return ""


FACE = SchoolsFace()
