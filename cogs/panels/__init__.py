"""Pure layouts: from what somebody may see to a message."""
