// Made by dev.py types from the server's own; see core/page/wire.py.
export const VERSION = 4;
export const PROTOCOL = "altbau";
export const KEYS = ["id", "seat", "square", "token"];
export const CLOSE = {"NOT_NOW": 1013, "UNKNOWN_KEY": 4401, "UNKNOWN_TABLE": 4404, "NOT_SPOKEN": 4406, "OUTDATED": 4410, "TOO_MUCH": 4429, "FAILED": 4500, "DAMAGED": 4510};
