"""Fights: their orders, the assaults, the dead, and the survivors."""
