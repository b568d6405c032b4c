"""The rulebook's chapters, one file each; nobody outside the rules imports them."""
