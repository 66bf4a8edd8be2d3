import { DEFAULT_SCOPES, defaultTokenEnd } from '#domain/identity/api-token.ts'
import type { NewApiToken } from '#server/identity/api-tokens/api-token-repository.ts'

/** The details of a token to create, with defaults. */
export function newToken(details: Partial<NewApiToken> = {}): NewApiToken {
  return { name: 'import', scopes: DEFAULT_SCOPES, expiresAt: defaultTokenEnd(new Date()), ...details }
}
