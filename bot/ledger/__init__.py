"""The ledger of finished games, and what follows from it alone."""
