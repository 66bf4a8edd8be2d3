import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses it: 256 random bits in 43 characters that an address may hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A random one needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
