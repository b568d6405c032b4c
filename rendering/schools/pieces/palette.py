"""The colours of the finished pictures, by daylight and by candlelight."""

from __future__ import annotations

from rendering.scene.scene import Colour, colours

_DAY = (
    "110d191712261e161b2618131d1b32231c27261a3a361a2421213c3322161d2b242b24322826432d2c49"
    "3a2d224f261534303c392b5623396c4c322a4926723b394b802c1f5f401d4a434846465c345e295c4a35"
    "643398585051385e9a59576d7a5529ad422b695e54814ab99268327d6e59746e8154913dd957384e8ad5"
    "ae7e3499825d8d8790c69639b2976aa799d0e496678ec561b1aca8dfaf48c8b27b97c9f8e5be8bccc8c5"
    "f3cc60f5db99f5e6c4ebedef"
)
_CANDLES = (
    "140f1b1d1724251814261b20231d2f2c1e26341f1432222b2c2638362a1e3926363a282e4c2417332f46"
    "4a32244433324c2776772418433644573b24523d364040562748845544496a45238b35275e4a3a37622a"
    "52506175532f6d57447943b1635d6bb4462d406aa88a612f80694d797079a474305b9740dc5c3a977e59"
    "5391dd928489b88a39b19467d5973daaa09aa79ccbe3996893c860c6af77e5b24a9bcbf8e2be8acac5c3"
    "f4cc61f5db99f6e7c3eaedee"
)
_ALSO_BY_DAY = colours("a4b0cc293c3919282424335f1521414c26343727568c9abcff9d8a")
_ALSO_BY_CANDLES = colours("a4b0cc544a30322f212f2a384a341e6b3b2d4822205d3c433b2333ff9d8a8c9abc")


PALETTE = (*colours(_DAY), *_ALSO_BY_DAY)
"""Where the pictures have their colours, weighed by area: stone, five glasses, parchment, brass."""

CANDLELIGHT = (*colours(_CANDLES), *_ALSO_BY_CANDLES)
"""The same in overtime."""

ADDED: dict[tuple[Colour, ...], tuple[Colour, ...]] = {
    PALETTE: _ALSO_BY_DAY,
    CANDLELIGHT: _ALSO_BY_CANDLES,
}
"""Colours of a palette that are not weighed: of the arenas, of feathers, of a mark."""
