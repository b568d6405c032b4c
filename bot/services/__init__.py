"""What the Discord side may ask of the host, a class for each concern."""
