"""What every message is made of: custom ids, components, names, uploads, words of commands."""
