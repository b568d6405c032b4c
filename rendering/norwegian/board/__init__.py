"""What lies where in the pictures of Norwegian Battle."""
