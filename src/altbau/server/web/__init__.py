"""HTTP and WebSocket: what comes in from strangers, and what goes out to them."""
