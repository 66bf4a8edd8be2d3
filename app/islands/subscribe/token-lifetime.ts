/** Milliseconds after which a token is discarded and has to be solved again; for the built-in and hosted captchas. */
export const TOKEN_MS = 55_000
