import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A random one needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
