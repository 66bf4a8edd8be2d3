import { DEFAULT_SCOPES, defaultTokenEnd } from '#domain/api-token.ts'
import type { NewApiToken } from '#server/storage/api-token-repository.ts'

/** What is told of a token that is to be made, with what stands by default. */
export function newToken(details: Partial<NewApiToken> = {}): NewApiToken {
  return { name: 'import', scopes: DEFAULT_SCOPES, expiresAt: defaultTokenEnd(new Date()), ...details }
}
