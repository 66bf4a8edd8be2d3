import { DEFAULT_SCOPES, defaultTokenEnd } from '#domain/api-token.ts'
import type { NewApiToken } from '#server/storage/api-token-repository.ts'

/** The details of a token to create, with defaults. */
export function newToken(details: Partial<NewApiToken> = {}): NewApiToken {
  return { name: 'import', scopes: DEFAULT_SCOPES, expiresAt: defaultTokenEnd(new Date()), ...details }
}
