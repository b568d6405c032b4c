"""The chapters of the rules of Clash of Vikings; nothing outside ``games`` imports them."""
