"""Fights: orders for them, assault after assault, who dies, and what is left."""
