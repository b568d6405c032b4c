"""Pure layouts: from a viewer's table view to a message."""
