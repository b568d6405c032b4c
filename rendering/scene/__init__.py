"""The model of a picture: shapes, theme, texts and alt text."""
