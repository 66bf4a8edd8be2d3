/** The configuration cannot be used; the message says which name is wrong and what it should hold. */
export class ConfigError extends Error {}
