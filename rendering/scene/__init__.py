"""What a picture is: shapes, theme, words and the alt text that is the position."""
