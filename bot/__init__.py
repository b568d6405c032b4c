"""The host: settings, texts, the table service and its store; no game and no picture of its own."""
