import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What of a subscriber the link to unsubscribe is made of. */
export interface Leaver {
  readonly id: string
  readonly unsubscribeVersion: number
}

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

  /** Writes links to unsubscribe. Apart from their use, since nothing may be waited for within a transaction. */
  async unsubscribing(): Promise<(leaver: Leaver) => string> {
    const secret = await this.#secret()
    return (leaver) =>
      `${this.#siteUrl}/unsubscribe?token=${leaver.id}.${signatureOf(leaver, secret).toString('base64url')}`
  }

  /** Whom a token claims to be of, to be looked up; null for what is none. */
  leaverId(token: string): string | null {
    if (token.length > LONGEST_TOKEN) return null
    return /^(s_[a-z2-7]+)\.[\w-]{43}$/.exec(token)?.[1] ?? null
  }

  async isOf(token: string, leaver: Leaver): Promise<boolean> {
    const given = Buffer.from(token.split('.')[1] ?? '', 'base64url')
    const own = signatureOf(leaver, await this.#secret())
    return own.byteLength === given.byteLength && timingSafeEqual(own, given)
  }
}

/** A random token needs no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function signatureOf({ id, unsubscribeVersion }: Leaver, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${id}:${unsubscribeVersion}`).digest()
}
