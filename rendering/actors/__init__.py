"""People and beasts, built of layers that are lit from one side: what every game is peopled by."""
