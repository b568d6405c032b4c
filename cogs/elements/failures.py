"""What may become of a request to Discord."""

from __future__ import annotations

import aiohttp
import discord

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Discord refuses it, or fails; the connection breaks, or comes to nothing in time."""
