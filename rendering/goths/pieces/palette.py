"""The colours of the finished pictures."""

from __future__ import annotations

from rendering.scene.scene import Colour

_HEX = (
    "110b0e170e0d1810181c121021151127170e221a1f291b142f1d132c1f1e3121152e242c39231535261e"
    "1e37203e2a182d2c3e462e1a54271c3d31264d351e4138363b394f2f4a2b583c1e503f2e7637154f4542"
    "624323415e36873b34624f396d4e255151605e554e924a1b7d572e745e444f7443696163876b20786d64"
    "99653d856e4ab75d226b748eb95d4e658a4f907b5da57f2b8a8279d8732cac844f818bb3a48f6f7fae69"
    "9fa451c29934bc9760a59c91e08875d99e49c8a6759fadd0b9b865bcb1a1f5a664a1cf8dd2bb75e7bd45"
    "dab887cbc4b6e4c797f3cd66ebd4addbd9d3f7dd84fbe9a0f7e8c8f4f1e9"
)

_VULTURE: tuple[Colour, ...] = ("#c9b3e6", "#9a80c1", "#6c4f9c")
PALETTE: tuple[Colour, ...] = (
    *(f"#{_HEX[start : start + 6]}" for start in range(0, len(_HEX), 6)),
    *_VULTURE,
)
"""Where the pictures have their colours, weighed by area: leather, parchment, grass and ink."""
ADDED: dict[tuple[Colour, ...], tuple[Colour, ...]] = {PALETTE: _VULTURE}
"""Colours that are not weighed: small discs that were as blue as those of the catapult."""
