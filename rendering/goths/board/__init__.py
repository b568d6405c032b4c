"""What lies where in the pictures of Goths Save the Queen."""
