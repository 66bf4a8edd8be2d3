import type { SigningKeys } from '../identity/signing-keys.ts'
import type { SubscriptionLimit } from '../storage/subscription-count-repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * How many mails strangers may set off, so that nobody's mailbox is flooded through this form. Everything is counted under
 * keyed hashes: the table tells nobody's address.
 */
export class SubscriptionLimits {
  readonly #keys: Pick<SigningKeys, 'sign'>
  readonly networkOf: (address: string) => string

  /** @param networkOf the part of an address that is one customer's: all of IPv4, half of IPv6 */
  constructor(keys: Pick<SigningKeys, 'sign'>, networkOf: (address: string) => string) {
    this.#keys = keys
    this.networkOf = networkOf
  }

  /** For whoever asks; a question can be answered by more programs than proof of work is worth to. */
  async ofClient(address: string, isByQuestion: boolean): Promise<SubscriptionLimit[]> {
    const network = await this.clientHash(address)
    return [
      { key: 'everybody', most: 1_000, withinMs: HOUR_MS },
      { key: `network:${network}`, most: 5, withinMs: HOUR_MS },
      ...(isByQuestion ? [{ key: `question:${network}`, most: 3, withinMs: HOUR_MS }] : []),
    ]
  }

  /** For mails to one mailbox, whoever asks for them. */
  async ofMailbox(emailKey: string): Promise<SubscriptionLimit[]> {
    const mailbox = await this.#keys.sign('mails to subscriber', emailKey)
    return [
      { key: `soon:${mailbox}`, most: 1, withinMs: 10 * MINUTE_MS },
      { key: `day:${mailbox}`, most: 3, withinMs: DAY_MS },
    ]
  }

  /** What is kept of a client's address. */
  clientHash(address: string): Promise<string> {
    return this.#keys.sign('network of subscriber', this.networkOf(address))
  }
}
