import { isSameSignature, newToken, signature, tokenHash } from '../../tokens.ts'

const TOKEN_MAX_LENGTH = 200

/** A confirmation link expires: the hash of its token is stored. An unsubscribe link is signed, so it stays valid for ever. */
export class SubscriptionLinks {
  readonly #siteUrl: string
  readonly #secret: () => Promise<string>

  /** @param secret must never change: every unsubscribe link in mails that were sent would become invalid */
  constructor(siteUrl: string, secret: () => Promise<string>) {
    this.#siteUrl = siteUrl
    this.#secret = secret
  }

  /** Creates a confirmation link, and the hash that is stored of it. */
  confirmation(): { url: string; hash: string } {
    const token = newToken()
    return { url: `${this.#siteUrl}/subscription/confirm?token=${token}`, hash: tokenHash(token) }
  }

  /** Returns a function that makes unsubscribe links. Called before a transaction, in which only the database may be awaited. */
  async unsubscribing(): Promise<(subscriberId: string) => string> {
    const secret = await this.#secret()
    return (id) => `${this.#siteUrl}/unsubscribe?token=${id}.${signatureOf(id, secret)}`
  }

  /** The subscriber that a token names, not yet verified; null for a malformed token. */
  subscriberId(token: string): string | null {
    if (token.length > TOKEN_MAX_LENGTH) return null
    return /^(s_[a-z2-7]+)\.[\w-]{43}$/.exec(token)?.[1] ?? null
  }

  async isOf(token: string, subscriberId: string): Promise<boolean> {
    return isSameSignature(signatureOf(subscriberId, await this.#secret()), token.split('.')[1] ?? '')
  }
}

/** The constant `1` is part of what earlier versions signed: without it the links in mails that were sent would end. */
function signatureOf(subscriberId: string, secret: string): string {
  return signature(secret, subscriberId, '1')
}
