import { mailboxKey } from '#domain/subscribers/subscriber.ts'
import type { SigningKeys } from '../identity/sessions/signing-keys.ts'
import { networkOf, siteNetworkOf } from '../network/network.ts'
import type { SubscriptionLimit } from './subscription-counts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const OF_NETWORK = 5
/** Limit for forms with a question: more bots can answer it than would spend a proof of work. */
const OF_NETWORK_BY_QUESTION = 3
/** What the networks of one IPv6 site (/48) share, as a multiple of what one of them has. */
const SITE_FACTOR = 5

/**
 * How many mails requests may cause, so that the form cannot flood a mailbox. Counts are stored under keyed hashes, not
 * addresses.
 */
export class SubscriptionLimits {
  readonly #keys: Pick<SigningKeys, 'sign'>

  constructor(keys: Pick<SigningKeys, 'sign'>) {
    this.#keys = keys
  }

  /** Limits for the client that asks. */
  async ofClient(address: string, isByQuestion: boolean): Promise<SubscriptionLimit[]> {
    const network = await this.clientHash(address)
    const ofNetwork = [
      { key: `network:${network}`, limit: OF_NETWORK, windowMs: HOUR_MS },
      ...(isByQuestion ? [{ key: `question:${network}`, limit: OF_NETWORK_BY_QUESTION, windowMs: HOUR_MS }] : []),
    ]
    const siteNetwork = siteNetworkOf(address)
    // Of an IPv4 address both are the same.
    const site = siteNetwork === networkOf(address) ? null : await this.#keys.sign('site of subscriber', siteNetwork)
    const ofSite = site
      ? ofNetwork.map(({ key, limit, windowMs }) => ({
          key: key.replace(network, `site:${site}`),
          limit: limit * SITE_FACTOR,
          windowMs,
        }))
      : []
    return [{ key: 'everybody', limit: 1_000, windowMs: HOUR_MS }, ...ofNetwork, ...ofSite]
  }

  /** Limits for mails to one mailbox, independent of the client and of the spelling of the address. */
  async ofMailbox(email: string): Promise<SubscriptionLimit[]> {
    const mailbox = await this.#keys.sign('mails to subscriber', mailboxKey(email))
    return [
      { key: `soon:${mailbox}`, limit: 1, windowMs: 10 * MINUTE_MS },
      { key: `day:${mailbox}`, limit: 3, windowMs: DAY_MS },
    ]
  }

  /** What is kept of a client's address. */
  clientHash(address: string): Promise<string> {
    return this.#keys.sign('network of subscriber', networkOf(address))
  }
}
