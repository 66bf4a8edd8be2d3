import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UnsubscribeSubject } from '../mail/messages/links.ts'

const LONGEST_TOKEN = 200

/**
 * The links in mails. One to confirm is random and kept as a hash, since it ends. One to unsubscribe is signed, so that every
 * mail that was ever sent keeps its own.
 */
export class SubscriptionLinks {
  readonly #siteUrl: string
  readonly #secret: () => Promise<string>

  /** @param secret one that is never exchanged: with it every link in mails that were sent would end */
  constructor(siteUrl: string, secret: () => Promise<string>) {
    this.#siteUrl = siteUrl
    this.#secret = secret
  }

  /** A new link to confirm, and what is stored of it. */
  confirmation(): { url: string; hash: string } {
    const token = randomBytes(32).toString('base64url')
    return { url: `${this.#siteUrl}/subscription/confirm?token=${token}`, hash: hashOf(token) }
  }

  /** What is stored of a token to confirm. */
  hashOf(token: string): string {
    return hashOf(token)
  }

  /** Makes links to unsubscribe; prepared before a transaction, which awaits nothing but the database. */
  async unsubscribing(): Promise<(subject: UnsubscribeSubject) => string> {
    const secret = await this.#secret()
    return (subject) =>
      `${this.#siteUrl}/unsubscribe?token=${subject.id}.${signatureOf(subject, secret).toString('base64url')}`
  }

  /** The subscriber that a token names, not yet verified; null for a malformed token. */
  subscriberId(token: string): string | null {
    if (token.length > LONGEST_TOKEN) return null
    return /^(s_[a-z2-7]+)\.[\w-]{43}$/.exec(token)?.[1] ?? null
  }

  async isOf(token: string, subject: UnsubscribeSubject): Promise<boolean> {
    const given = Buffer.from(token.split('.')[1] ?? '', 'base64url')
    const own = signatureOf(subject, await this.#secret())
    return own.byteLength === given.byteLength && timingSafeEqual(own, given)
  }
}

/** A random token needs no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function signatureOf({ id, unsubscribeVersion }: UnsubscribeSubject, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${id}:${unsubscribeVersion}`).digest()
}
