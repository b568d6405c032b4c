"""What gold buys and what it makes of an army: market, cards, forge and elves that improve."""
