"""The limits on what clients send: on connections, frames, requests, addresses."""
