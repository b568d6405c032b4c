"""Series: several tables for one prize, whatever game is played at them."""
