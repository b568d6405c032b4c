"""Tables whose thread was deleted: ask in the channel whether to go on; call nobody."""

from __future__ import annotations

from bot.model.news import News, PostKey
from bot.model.table import Status
from cogs.context import BotContext
from cogs.panels.public.notices import lost_place
from cogs.publishing.sender import MessageSender


class LostPlaces:
    """Asks once whether the game is to go on in a new thread, and takes the question back.

    Every method may raise what :class:`cogs.publishing.sender.MessageSender` raises.
    """

    def __init__(self, context: BotContext, sender: MessageSender) -> None:
        self.context = context
        self.sender = sender

    async def ask(self, news: News, *, anew: bool) -> None:
        """Ask once in the channel where a table without its thread continues; ping nobody.

        That its place is lost is for the caller to check. With ``anew`` the question is edited, or
        posted again. It is deleted once no game is played. Calls in the deleted thread are
        forgotten, to be made at the next place.
        """
        table = news.table
        for key, gone in news.posts.items():
            # A call that went with the thread leads nobody on: they are called where it is next.
            if PostKey.CALL.matches(key) and gone.channel_id != table.channel_id:
                await self.context.tables.outbox.posted(table.id, key, None)
        if table.status is not Status.PLAYING:
            await self.sender.take_all_back(news, PostKey.LOST_PLACE)
            return
        post = news.posts.get(PostKey.LOST_PLACE)
        if post is not None and not anew:
            return
        view = lost_place(table, self.context.texts_of(table))
        if post is not None:
            if await self.sender.edit(table, post, view=view):
                return
            await self.sender.remove(table, post)
        await self.sender.post(
            table,
            (PostKey.LOST_PLACE,),
            table.channel_id,
            after=post,
            occasion=news.upto,
            view=view,
        )
