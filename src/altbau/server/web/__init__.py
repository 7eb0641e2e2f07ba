"""The HTTP and WebSocket interface. Everything received here comes from untrusted clients."""
