"""Tables in memory on an event loop: players, bots, clocks and chat. What lies around it is a `Home`."""
