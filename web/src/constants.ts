// Made by dev.py types from the server's own; see core/messages/.
export const VERSION = 5;
export const PROTOCOL = "altbau";
export const KEYS = ["id","seat","square"];
export const CLOSE = {"RESTARTING":1012,"NOT_NOW":1013,"UNKNOWN_KEY":4401,"NOT_WATCHED":4403,"UNKNOWN_TABLE":4404,"NOT_SPOKEN":4406,"OUTDATED":4410,"TOO_MUCH":4429,"FAILED":4500,"DAMAGED":4510};
export const SAYINGS = {"all":{"seat":{"forms":{"":"name","own":"own"},"missing":"the-bank"},"seats":{"forms":{"":"names","number":"number","own":"own"}},"coins":{"forms":{"":"value","money":"money"}},"number":{"forms":{"":"value"}},"key":{"forms":{"":"value"}},"goods":{"forms":{"":"goods"}}},"things":{"forms":{"key":"value"},"message":"<type>-<value>"},"games":{"wucherer":{"place":{"forms":{"owner":"name","own":"own"},"message":"place","parts":["building","level"]},"level":{"message":"edit-level","parts":["level"]},"hidden":{"forms":{"key":"value"},"missing":"card-hidden"},"floors":{"message":"page-floors","parts":["floors"]}},"monopoly":{}}};
