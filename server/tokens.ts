import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: SHA-256, since a random token needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** 43 characters of base64url. @param purpose makes a signature for one purpose invalid for every other */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

/** Compares in constant time. */
export function isSameSignature(expected: string, claimed: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(claimed)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}
