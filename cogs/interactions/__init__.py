"""What each press does: one file for each concern."""
