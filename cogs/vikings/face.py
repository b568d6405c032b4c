"""How Clash of Vikings shows itself on Discord: its questions and what it offers to answer."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import Style
from cogs.elements.game_face import Choice, GameFace, Menu, Offer
from cogs.vikings.highlights import highlights
from cogs.vikings.words import VikingsSpeller, card_sign, space_sign
from games.api import Event, Move
from games.vikings.content import ACTIONS, WATER, Card, Space
from games.vikings.moves import (
    Announce,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeHit,
)
from games.vikings.view import Phase, VikingsView


class VikingsFace(GameFace[VikingsView]):
    """The choices and sentences of Clash of Vikings."""

    game = "vikings"
    view_type = VikingsView
    speller = VikingsSpeller()
    colour = 0xC98A3B

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Who acts against whom, with which announcement, and which it is."""
        view = self.view(look)
        return {
            "active": self.name_of(view.active, look),
            "action": texts(f"vikings-action-{view.action.value}") if view.action else "",
            "target": self.name_of(view.target, look),
            "value": view.knocked or 0,
            "nth": view.nth + 1,
            "supply": view.supply,
        }

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """Whether a card is what it is said to be, and where things end up."""
        view = self.view(look)
        match move:
            case Announce():
                return {"truthful": "yes" if move.card is move.action else "no"}
            case RaiseShield():
                return {
                    "truthful": "yes" if move.card is Card.SHIELD else "no",
                    "attacker": self.name_of(view.active, look),
                }
            case MoveTo():
                here = view.players[look.seat].space if look.seat is not None else None
                return {"staying": "yes" if move.space == here else "no"}
            case PlaceBracelet():
                return self._landing(move.space, look)
            case _:
                return {}

    def public(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Offer both answers to an announcement under the board."""
        if self.view(look).phase not in (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD):
            return ()
        return (
            Choice(CallBluff(), texts("vikings-move-call-bluff"), "🗯️", Style.FINAL),
            Choice(Believe(), texts("vikings-move-believe"), "🤝"),
        )

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves: true announcements as buttons, bluffs in a menu."""
        match self.view(look).phase:
            case Phase.ANNOUNCE:
                return self._announcements(look, texts)
            case Phase.SHIELD:
                return self._shields(look, texts)
            case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
                answers = tuple(c for c in self.public(look, texts) if c.move in look.legal)
                if len(answers) == 1:
                    answers = (replace(answers[0], style=self.style(look)),)
                return Offer(buttons=answers)
            case Phase.MOVE | Phase.PLACE | Phase.DROP:
                return self._spaces(look, texts)
            case _:
                return self._victims(look, texts)

    def highlights(self, events: Sequence[Event], look: TableView, texts: Texts) -> tuple[str, ...]:
        """Recall the game in up to three lines."""
        return highlights(events, look.outcome, self.names(look), texts)

    def _announcements(self, look: TableView, texts: Texts) -> Offer:
        moves = [move for move in look.legal if isinstance(move, Announce)]
        truths = [move for move in moves if move.card is move.action]
        bluffs = [move for move in moves if move.card is not move.action]
        announced = {move.action for move in moves}
        hints = (texts("vikings-hint-slam"),) if Card.SLAM not in announced else ()
        return Offer(
            buttons=tuple(self._choice(move, look, texts) for move in truths),
            menus=(
                Menu(
                    texts("vikings-menu-bluff"),
                    tuple(
                        self._choice(move, look, texts, confirm=True)
                        for move in sorted(
                            bluffs, key=lambda m: (ACTIONS.index(m.action), m.card.value)
                        )
                    ),
                ),
            )
            if bluffs
            else (),
            hints=hints,
        )

    def _shields(self, look: TableView, texts: Texts) -> Offer:
        """A real Shield first, where one is held, and cards to bluff with last."""
        moves = sorted(look.legal, key=_bareness)
        return Offer(
            buttons=tuple(
                self._choice(
                    move,
                    look,
                    texts,
                    confirm=isinstance(move, RaiseShield),
                )
                for move in moves
            )
        )

    def _spaces(self, look: TableView, texts: Texts) -> Offer:
        """Spaces as lettered buttons, in the order of the letters on the private picture."""
        view = self.view(look)
        lettered = {space: chr(ord("A") + i) for i, space in enumerate(view.spaces)}
        moves = sorted(
            (m for m in look.legal if isinstance(m, MoveTo | PlaceBracelet | PlaceViking)),
            key=lambda move: lettered[move.space],
        )
        choices = tuple(
            Choice(
                move,
                f"{lettered[move.space]} · {self.label(move, look, texts)}",
                space_sign(move.space, view),
                self.style(look),
            )
            for move in moves
        )
        return Offer.of(choices, texts("vikings-menu-space"))

    def _victims(self, look: TableView, texts: Texts) -> Offer:
        choices = tuple(
            self._choice(move, look, texts, confirm=isinstance(move, Slam)) for move in look.legal
        )
        return Offer.of(choices, texts("vikings-menu-slam"))

    def _choice(
        self,
        move: Move,
        look: TableView,
        texts: Texts,
        *,
        confirm: bool = False,
    ) -> Choice:
        return Choice(
            move=move,
            label=self.label(move, look, texts),
            emoji=card_sign(move),
            style=self.style(look),
            help=texts(f"vikings-action-{move.action.value}-help")
            if isinstance(move, Announce)
            else "",
            confirm=self.consequence(move, look, texts) if confirm else "",
        )

    def _landing(self, space: Space, look: TableView) -> dict[str, str | int]:
        """Say onto what a bracelet would fall, and whose Viking stands there."""
        view = self.view(look)
        owner = next((player.seat for player in view.players if player.space == space), None)
        landing = "water" if space in WATER else "ground" if owner is None else "owner"
        return {
            "landing": landing,
            "owner": self.plainly(look)[owner] if landing == "owner" and owner is not None else "",
        }


def _bareness(move: Move) -> int:
    match move:
        case RaiseShield(card=Card.SHIELD):
            return 0
        case TakeHit():
            return 1
        case _:
            return 2


FACE = VikingsFace()
