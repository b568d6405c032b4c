"""The chapters of the rules of Norwegian Battle; nothing outside ``games`` imports them."""
