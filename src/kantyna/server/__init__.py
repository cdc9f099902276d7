"""The table for everybody: HTTP and WebSocket, storage, bus, bots that think outside the event loop."""
