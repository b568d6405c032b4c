"""Everything that speaks Discord: commands, controls, panels, and the publisher."""
