"""Route a press to its action, send its private answer, and keep that up to date."""
