"""The 256 colours of the finished pictures."""

from __future__ import annotations

from rendering.scene.scene import Colour

_HEX = (
    "120a0815171d201511261c1c2f1a1115282f322320252b294a1c1a3c2515272d46382d313e2e22631f1c"
    "183f3e1e38634d2f1948275d2a3e374a3428423b3b78242c204b4c523c2e5e3a1e3a435a7c2f17435022"
    "264f822658585f432f534741af1e2b6c4323395648196847972f312e63614c51738640366c4e37784c27"
    "5a5353774b683d73565e6936725c49bd393d40706e835b327b4b9a496693a94e1ea44b415f6a5a199573"
    "3a78b9686f78796c5c8d6745926d274d896fc45453ca602b9a715f837a6ea5763d9e6d88848456658d83"
    "6486ac80838d9f6fbccf6c66988771b187524fab9cbc8e348a9c778ea739e17e3960a2da829d9fab917a"
    "9e9891d6827bc69b57aaa86f9aa7b1b7a28998b193d7a63dda9e71e0988dc498dbb0b1a17ec5c3b0c088"
    "c6b597c9bb77aebbc0e1b55de5b488e6aea5bec2ad95cfedeec544d2c7a8cecf90c0cad2e6c49dcccdbc"
    "f1d06beacfafdbd7b8ccdae6dfdf9eddd8cbf3dc89eedabbf1e3c7e9e5d8f5eba5e0e8eef7edd2fbf2b8"
    "faf4e1f8f8f4"
)

PALETTE: tuple[Colour, ...] = tuple(
    f"#{_HEX[start : start + 6]}" for start in range(0, len(_HEX), 6)
)
"""Where the pictures have their colours, weighed by area, beside those of seats and suits."""
