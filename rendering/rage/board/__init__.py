"""Where everything lies in the pictures of Clash of Rage."""
