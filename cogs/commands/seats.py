"""``/seat``: everything that the buttons about seats do, for when a message is out of reach."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.text_ids import standing_id, standing_until_id
from bot.model.plan import AT_NIGHT, LIKE_A_VISIT
from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.commands.declared import Commands, command
from cogs.commands.named_choices import Choice, named
from cogs.commands.table.find_table import find_lobby, named_table, offers_own_tables
from cogs.commands.table.twins import add_twins
from cogs.context import context_of
from cogs.elements.components import OPTION_LIMIT, in_label
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.elements.localisation import localised
from games import find
from games.optional.in_advance import possible


async def _answers(interaction: discord.Interaction) -> list[Choice]:
    """List the answers in advance that are possible at the table, after the two of every game.

    Named in the reader's language with how long each lasts; those that answer only once are left
    out. Empty where there are none.
    """
    table = await named_table(interaction)
    game = table.game
    words = await context_of(interaction.client).texts_for(interaction)
    known = [
        named(
            in_label(
                f"{words(standing_id(game, one))} ({words(standing_until_id(game, one))})",
                OPTION_LIMIT,
            ),
            one.key,
        )
        for one in possible(find(game).standing, table.terms.options)
        if not one.once
    ]
    # First, as Discord shows no more than 25 before somebody types.
    of_all = [
        named(words("seats-button-at-night-yes"), AT_NIGHT),
        named(words("seats-button-like-a-visit-yes"), LIKE_A_VISIT),
    ]
    return [*of_all, *known] if known else []


async def _claimants(interaction: discord.Interaction) -> list[Choice]:
    """List the people who claim a seat at the table; the value names the seat, too."""
    return [
        named(claim.name, f"{player.seat}.{claim.id}")
        for player in (await named_table(interaction)).players
        if (claim := player.occupancy.claim) is not None
    ]


@app_commands.guild_only()
class SeatCommands(
    Commands,
    commands.GroupCog,
    name=localised("command-seat"),
    description=localised("command-seat-description"),
):
    """The commands that concern seats of a game under way."""

    def __init__(self, bot: TabletopBot) -> None:
        super().__init__(bot)
        add_twins(self.app_command, "seat", self.router)

    @command("seat-answers", {"choice": _answers})
    @offers_own_tables
    async def answers(
        self, interaction: discord.Interaction, choice: str, table: int | None = None
    ) -> None:
        """Set an answer in advance for a kind of question at a table; clear it if it is set.

        The table is the one named, the one here, or the person's only one. One is cleared only in a
        game under way; what cannot be set is refused as for a press.
        """
        del table
        found = await named_table(interaction)
        press = CustomId(found.id, Verb.STANDING, picked=(choice,))
        if found.status is Status.PLAYING:
            look = await self.context.tables.queries.look(found.id, interaction.user.id)
            if choice in look.standing:
                press = CustomId(found.id, Verb.UNSTANDING, choice)
        await self.press(interaction, press)

    @command("seat-agree", {"person": _claimants})
    @offers_own_tables
    async def agree(
        self, interaction: discord.Interaction, person: str | None = None, table: int | None = None
    ) -> None:
        """Agree to the claim of a person to a seat; without one, to the only claim there is.

        The table is the one named, the one here, or the person's only one.
        """
        del table
        await self._answer_claim(interaction, Verb.WELCOME, person)

    @command("seat-object", {"person": _claimants})
    @offers_own_tables
    async def object(
        self, interaction: discord.Interaction, person: str | None = None, table: int | None = None
    ) -> None:
        """Object to the claim of a person to a seat; without one, to the only claim there is.

        The table is the one named, the one here, or the person's only one.
        """
        del table
        await self._answer_claim(interaction, Verb.DECLINE, person)

    async def _answer_claim(
        self, interaction: discord.Interaction, verb: Verb, claimant: str | None
    ) -> None:
        """Press a control of a claim, which a value of :func:`_claimants` names; None: the only.

        Raises:
            Refused: nobody claims a seat (``no-claim``), nobody so named does
                (``unknown-choice``), or several do and none is named (``several-claims``).
        """
        found, claims = await named_table(interaction), await _claimants(interaction)
        if not claims:
            raise Refused("no-claim")
        if claimant is None and len(claims) > 1:
            raise Refused("several-claims", names=", ".join(claim.name for claim in claims))
        named_one = claims[0].value if claimant is None else claimant
        if named_one not in {claim.value for claim in claims}:
            raise Refused("unknown-choice")
        await self.press(interaction, CustomId(found.id, verb, named_one))

    @command("seat-invite")
    @offers_own_tables
    async def invite(
        self,
        interaction: discord.Interaction,
        person: discord.Member | None = None,
        table: int | None = None,
    ) -> None:
        """Invite somebody to a lobby as its host; without a person, show whom one may invite.

        The lobby is the one named, one here, or the person's only one.
        """
        found = await find_lobby(self.context, interaction, table, Need.SEE)
        verb = Verb.INVITE if person is None else Verb.INVITE_PERSON
        await self.press(interaction, CustomId(found.id, verb))


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SeatCommands(bot))
