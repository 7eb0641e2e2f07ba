"""What programs ask of many games at once: playouts, imagined worlds, finished games, and bots from outside."""
