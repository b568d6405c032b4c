"""The chapters of the rules of Goths Save the Queen; known to the rules alone."""
