"""Records of finished games, and what is computed from them alone."""
