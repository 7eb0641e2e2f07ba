"""The table in the browser: an HTTP and WebSocket server over saved games. It holds no rule."""
