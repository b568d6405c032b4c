"""How Clash of Vikings shows itself on Discord: its questions and what it offers to answer."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import Style
from cogs.elements.game_face import Choice, GameFace, Menu, Offer
from cogs.vikings.outlook import of_announcer, of_deck
from cogs.vikings.words import CARD_SIGNS, VikingsSpeller, card_sign, mark_sign
from games.api import Move
from games.vikings.content import ACTIONS, ATTACKS, Card
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeFromCentre,
    TakeHit,
)
from games.vikings.view import Mark, Phase, Prospect, VikingsView

_ON_THE_ARENA = (PlaceViking, MoveTo, Slam, Attack, PlaceBracelet)
"""Moves that choose something there."""


class VikingsFace(GameFace[VikingsView]):
    """The choices and sentences of Clash of Vikings."""

    game = "vikings"
    speller = VikingsSpeller()
    colour = 0xC98A3B

    def facts(self, look: TableView, texts: Texts) -> dict[str, str | int]:
        """Return variables of texts, by public facts.

        Who acts (``active``) on whom (``target``), the ``action`` announced, the ``value`` of the
        bracelet knocked, ``nth`` announcement of the turn from 1, and the ``supply``. Names are
        empty for nobody.
        """
        view = self.view(look)
        return {
            "active": self.name_of(view.active, look),
            "action": texts(f"vikings-action-{view.action.value}") if view.action else "",
            "target": self.name_of(view.target, look),
            "value": view.knocked or 0,
            "nth": view.nth + 1,
            "supply": view.supply,
        }

    def holdings(self, look: TableView) -> dict[str, int]:
        """Bracelets, and what those are worth that the viewer knows to have.

        The viewer must have a seat.
        """
        player = self.view(look).players[look.seat or 0]
        return {"bracelets": player.bracelets, "worth": sum(player.known)}

    def nature(self, move: Move, look: TableView) -> dict[str, str | int]:
        """Return further variables of a move's label, none for most moves.

        How many bracelets are left in the centre, whether a card is true (``truthful``, *yes* or
        *no*), who attacks, whether a walk stays in place and which bracelets it gains, and where a
        bracelet would fall.
        """
        view = self.view(look)
        match move:
            case TakeFromCentre():
                return {"supply": view.supply}
            case Announce():
                return {"truthful": "yes" if move.card is move.action else "no"}
            case RaiseShield():
                return {
                    "truthful": "yes" if move.card is Card.SHIELD else "no",
                    "attacker": self.name_of(view.active, look),
                }
            case MoveTo():
                here = view.players[look.seat].space if look.seat is not None else None
                values = self._mark(move, look).values
                return {
                    "staying": "yes" if move.space == here else "no",
                    "values": " + ".join(map(str, values)) or "none",
                }
            case PlaceBracelet():
                return self._landing(self._mark(move, look), look)
            case _:
                return {}

    def public(self, look: TableView, texts: Texts) -> tuple[Choice, ...]:
        """Return the two public answers to an announcement, challenge and believe, as choices.

        Empty in other phases; whether the viewer may give them is not checked here.
        """
        if self.view(look).phase not in (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD):
            return ()
        return (
            Choice(CallBluff(), texts("vikings-move-call-bluff"), "🗯️", Style.FINAL),
            Choice(Believe(), texts("vikings-move-believe"), "🤝"),
        )

    def offer(self, look: TableView, texts: Texts) -> Offer:
        """Arrange the viewer's moves by phase: cards to say, shields, challenges, or targets.

        Challenges come with the announcer's known cards and what is at stake; they are empty for
        those who are not asked.
        """
        match self.view(look).phase:
            case Phase.ANNOUNCE:
                return self._announcements(look, texts)
            case Phase.SHIELD:
                return self._shields(look, texts)
            case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
                answers = tuple(c for c in self.public(look, texts) if c.move in look.legal)
                if len(answers) == 1:
                    answers = (replace(answers[0], style=self.style(look)),)
                seen = of_announcer(self.view(look), self.names(look), texts)
                stake = self._stake(look, texts)
                return Offer(buttons=answers, hints=(seen,), stake=(stake,)) if answers else Offer()
            case Phase.CENTRE:
                return Offer(buttons=tuple(self._choice(m, look, texts) for m in look.legal))
            case Phase.TARGET | Phase.SLAM:
                action = self.view(look).action
                does = () if action is None else (_told(action, texts),)
                return replace(self._marked(look, texts), hints=does)
            case _:
                return self._marked(look, texts)

    def _announcements(self, look: TableView, texts: Texts) -> Offer:
        """Offer a button for each true announcement and a menu of all bluffs; nothing if not asked.

        What the cards in hand do stands below as hints, beside each bluff as well, then whether no
        Slam is possible, and the viewer's deck.
        """
        moves = sorted(
            (move for move in look.legal if isinstance(move, Announce)),
            key=lambda move: ACTIONS.index(move.action),
        )
        if not moves:
            return Offer()
        view = self.view(look)
        reach = {prospect.action: prospect for prospect in view.prospects}
        truths = [move for move in moves if move.action is move.card]
        cards = dict.fromkeys(move.card for move in moves)
        lies = [move for card in cards for move in moves if move.card is card is not move.action]
        no_slam = Card.SLAM not in reach
        return Offer(
            buttons=tuple(self._saying(move, reach, texts) for move in truths),
            menus=(
                Menu(
                    texts("vikings-menu-bluff"),
                    tuple(self._saying(move, reach, texts) for move in lies),
                ),
            ),
            hints=(
                *(_told(card, texts) for card in cards),
                texts("vikings-hint-say"),
                *([texts("vikings-hint-slam")] if no_slam else []),
                of_deck(view, texts),
            ),
        )

    def _saying(self, move: Announce, reach: Mapping[Card, Prospect], texts: Texts) -> Choice:
        """Return the choice that announces a card; its label says if it is a bluff or hits nobody.

        Its help is what the announced card does.
        """
        return Choice(
            move=move,
            label=texts(
                "vikings-say",
                card=texts(f"vikings-action-{move.card.value}"),
                action=texts(f"vikings-action-{move.action.value}"),
                truthful="yes" if move.action is move.card else "no",
                note=_note(reach[move.action]),
            ),
            emoji=CARD_SIGNS[move.action],
            help=texts(f"vikings-action-{move.action.value}-help"),
        )

    def _stake(self, look: TableView, texts: Texts) -> str:
        """Say what a challenge wins or costs, by the bracelets of viewer, claimant and supply.

        The claimant is who laid the last card; a viewer without a seat has 0. The supply pays for a
        claimant without bracelets, but only for an announcement: never for a Shield.
        """
        view = self.view(look)
        claimant = view.laid[-1].owner
        return texts(
            f"vikings-stake-{view.phase.value}",
            held=0 if look.seat is None else view.players[look.seat].bracelets,
            theirs=view.players[claimant].bracelets,
            supply=view.supply,
        )

    def _shields(self, look: TableView, texts: Texts) -> Offer:
        """Offer a real Shield first, then taking the hit, then bluffs, with what is at stake.

        Several bluffs are a menu. Each Shield, real or not, wants a second press.
        """
        moves = sorted(look.legal, key=_bareness)
        held = 0 if look.seat is None else self.view(look).players[look.seat].bracelets
        every = tuple(
            self._choice(move, look, texts, confirm=isinstance(move, RaiseShield)) for move in moves
        )
        bluffs = tuple(one for one in every if _bareness(one.move) == _BLUFF)
        several = len(bluffs) > 1
        return Offer(
            stake=(texts("vikings-stake-shield", held=held),),
            buttons=tuple(one for one in every if one not in bluffs) if several else every,
            menus=(Menu(texts("vikings-menu-shield"), bluffs),) if several else (),
        )

    def _marked(self, look: TableView, texts: Texts) -> Offer:
        """Offer the spaces or victims that can be chosen, up to ten as buttons, more as a menu.

        A Slam wants a second press.
        """
        choices = tuple(
            Choice(
                move,
                self.label(move, look, texts),
                mark_sign(mark, self.view(look)),
                self.style(look),
                confirm=self.consequence(move, look, texts) if isinstance(move, Slam) else "",
            )
            for move, mark in self._marks(look).items()
        )
        slams = any(isinstance(choice.move, Slam) for choice in choices)
        return Offer.of(choices, texts("vikings-menu-slam" if slams else "vikings-menu-space"))

    def _marks(self, look: TableView) -> dict[Move, Mark]:
        """Return by move, of those that choose something on the arena, what matters about it.

        Only legal moves, in their order.
        """
        moves = (move for move in look.legal if isinstance(move, _ON_THE_ARENA))
        return dict(zip(moves, self.view(look).marks, strict=True))

    def _mark(self, move: MoveTo | PlaceBracelet, look: TableView) -> Mark:
        return self._marks(look).get(move, Mark(move.space))

    def _choice(
        self,
        move: Move,
        look: TableView,
        texts: Texts,
        *,
        confirm: bool = False,
    ) -> Choice:
        """Return a move as a choice with label and sign; ``confirm`` asks for a second press.

        Only announcements have a help.
        """
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

    def _landing(self, mark: Mark, look: TableView) -> dict[str, str | int]:
        """Return variables that say where a bracelet would fall, and whose Viking gets it.

        ``landing`` is *water*, *ground* or *owner*; ``owner`` is that player's name, else empty.
        """
        landing = "water" if mark.sinks else "ground" if mark.taker is None else "owner"
        owner = "" if mark.taker is None else self.plainly(look)[mark.taker]
        return {"landing": landing, "owner": owner}


def _note(prospect: Prospect) -> str:
    """Name what is worth knowing of an action that one might announce (V3).

    *nobody* for an attack that would have no target, else *none*.
    """
    attacks = prospect.action in ATTACKS
    return "nobody" if attacks and not prospect.targets else "none"


def _told(card: Card, texts: Texts) -> str:
    """Say in a line what a card does."""
    what = texts(f"vikings-action-{card.value}-help")
    return f"{CARD_SIGNS[card]} **{texts(f'vikings-action-{card.value}')}** · {what}"


_BLUFF = 2


def _bareness(move: Move) -> int:
    """Return a rank for sorting: a true Shield (0), taking the hit (1), then all else (2)."""
    match move:
        case RaiseShield(card=Card.SHIELD):
            return 0
        case TakeHit():
            return 1
        case _:
            return _BLUFF


FACE = VikingsFace()
