import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { mailboxKey } from '#domain/subscribers/subscriber.ts'
import type { SigningKeys } from '../../identity/sessions/signing-keys.ts'
import { networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../../network/network.ts'
import type { SubscriptionRateLimit } from './subscription-counts.ts'

const NETWORK_REQUESTS_PER_HOUR = 5
/** For forms with a question, which more bots can answer than would spend a proof of work. */
const NETWORK_QUESTIONS_PER_HOUR = 3
const ALL_REQUESTS_PER_HOUR = 1_000
const MAILBOX_MAIL_INTERVAL_MS = 10 * MINUTE_MS
const MAILBOX_MAILS_PER_DAY = 3

/** The form must not flood a mailbox. Counts are stored under keyed hashes, not addresses. */
export class SubscriptionRateLimits {
  readonly #keys: Pick<SigningKeys, 'sign'>

  constructor(keys: Pick<SigningKeys, 'sign'>) {
    this.#keys = keys
  }

  async ofClient(address: string, isByQuestion: boolean): Promise<SubscriptionRateLimit[]> {
    const network = await this.clientHash(address)
    const ofNetwork = [
      { key: `network:${network}`, limit: NETWORK_REQUESTS_PER_HOUR, windowMs: HOUR_MS },
      ...(isByQuestion ? [{ key: `question:${network}`, limit: NETWORK_QUESTIONS_PER_HOUR, windowMs: HOUR_MS }] : []),
    ]
    const prefix48 = prefix48Of(address)
    // Both are equal for an IPv4 address.
    const hash48 = prefix48 === networkOf(address) ? null : await this.#keys.sign('site of subscriber', prefix48)
    const ofPrefix48 = hash48
      ? ofNetwork.map(({ key, limit, windowMs }) => ({
          key: key.replace(network, `site:${hash48}`),
          limit: limit * PREFIX48_LIMIT_FACTOR,
          windowMs,
        }))
      : []
    return [{ key: 'everybody', limit: ALL_REQUESTS_PER_HOUR, windowMs: HOUR_MS }, ...ofNetwork, ...ofPrefix48]
  }

  /** Limits for mails to one mailbox, independent of the client and of the spelling of the address. */
  async ofMailbox(email: string): Promise<SubscriptionRateLimit[]> {
    const mailbox = await this.#keys.sign('mails to subscriber', mailboxKey(email))
    return [
      { key: `soon:${mailbox}`, limit: 1, windowMs: MAILBOX_MAIL_INTERVAL_MS },
      { key: `day:${mailbox}`, limit: MAILBOX_MAILS_PER_DAY, windowMs: DAY_MS },
    ]
  }

  /** Keyed hash of the client's network, stored in place of its address. */
  clientHash(address: string): Promise<string> {
    return this.#keys.sign('network of subscriber', networkOf(address))
  }
}
