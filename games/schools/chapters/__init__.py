"""The chapters of the rulebook of Clash of Magic Schools; only the rules of the game read them."""
