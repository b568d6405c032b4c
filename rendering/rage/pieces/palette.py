"""temp."""

PALETTE = tuple(
    f"#{r:02x}{g:02x}{b:02x}"
    for r in (0, 51, 102, 153, 204, 255)
    for g in (0, 51, 102, 153, 204, 255)
    for b in (0, 51, 102, 153, 204, 255)
)
