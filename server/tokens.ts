import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A random one needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * An HMAC as 43 characters of base64url.
 * @param purpose keeps a signature for one thing from counting for another
 */
export function signature(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url')
}

/** In a time that does not tell where they differ. */
export function isSameSignature(own: string, claimed: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(claimed)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
