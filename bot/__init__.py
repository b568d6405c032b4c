"""The host: settings, texts, services for tables and their store; no game or picture of its own."""
