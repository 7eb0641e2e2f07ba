"""Many games at once: playouts, determinizations, finished games between bots, and external bots."""
