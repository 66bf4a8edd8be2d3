import { createHmac, timingSafeEqual } from 'node:crypto'
import { randomLetters } from '../../db/id.ts'
import { BASE32, base32Bytes } from './base32.ts'

// Defaults of authenticator apps, named X and Digit in RFC 6238.
const STEP_MS = 30_000
const DIGITS = 6
/** Allowed clock drift in steps, in both directions. */
const DRIFT = 1
/** RFC 4226, section 4, recommends 160 bits. */
const SECRET_LETTERS = 160 / 5

export function newTotpSecret(): string {
  return randomLetters(SECRET_LETTERS, BASE32)
}

export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / STEP_MS)
}

/** The one-time code of a time step (RFC 6238 with HMAC-SHA-1). */
export function totpCode(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', base32Bytes(secret)).update(counter).digest()
  // Dynamic truncation: RFC 4226, section 5.3.
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time steps around an instant whose code this is; almost always none or one. */
export function matchingSteps(secret: string, code: string, instant: Date): readonly number[] {
  const typed = Buffer.from(code)
  if (typed.byteLength !== DIGITS) return []
  const now = stepAt(instant)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index)
  return steps.filter((step) => timingSafeEqual(Buffer.from(totpCode(secret, step)), typed))
}

export function otpauthUri(secret: string, email: string, issuer: string): string {
  // A colon would end the issuer in the label.
  const name = issuer.replaceAll(':', ' ')
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(name)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`
}
