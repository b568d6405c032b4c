"""What is new in a picture since another one, and frames around it."""
