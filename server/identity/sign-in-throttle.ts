import { networkOf, siteNetworkOf } from '../network/network.ts'
import type { Allowance, AttemptRepository, CountedKey } from './attempt-repository.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

const DAY_MS = 24 * 60 * 60_000
const OF_NEIGHBOURHOOD: Allowance = { free: 4, keptMs: DAY_MS, keptSince: 'last' }
/** Many networks together guess slowly, yet none of them makes the owner in another one wait longer than this. */
const OF_ACCOUNT: Allowance = { free: 20, keptMs: DAY_MS, keptSince: 'last', longestWaitMs: 5_000 }
const OF_ADDRESS: Allowance = { free: 20, keptMs: 10 * 60_000, keptSince: 'first' }
/** The networks of one IPv6 site (/48) together, since its owner can use any of them. */
const OF_SITE_AT_ACCOUNT: Allowance = { ...OF_NEIGHBOURHOOD, free: 20 }
const OF_SITE: Allowance = { ...OF_ADDRESS, free: 100 }

interface Guess {
  readonly email: string
  /** The browser, when it signed in to this account before. */
  readonly device: string | null
  readonly address: string
}

type Reservation =
  | { readonly ok: true; succeeded(): Promise<void>; withdraw(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/**
 * Slows guessing down. A network that guesses has to wait longer and longer, at one account and at all together; an
 * account that many networks guess at, a few seconds. A browser that signed in to the account before counts for itself
 * alone. So strangers, however many, cannot lock the owner out.
 */
export class SignInThrottle {
  readonly #attempts: AttemptRepository
  readonly #keys: SigningKeys

  constructor(attempts: AttemptRepository, keys: SigningKeys) {
    this.#attempts = attempts
    this.#keys = keys
  }

  async signIn({ email, device, address }: Guess): Promise<Reservation> {
    if (device) return this.#reserve([await this.#atAccount(email, 'device', device, OF_NEIGHBOURHOOD)])
    const network = networkOf(address)
    const own = [
      await this.#atAccount(email, 'network', network, OF_NEIGHBOURHOOD),
      await this.#atAccount(email, 'everywhere', '', OF_ACCOUNT),
    ]
    const others = [{ key: await this.#keys.sign('attempts of address', network), allowance: OF_ADDRESS }]
    const site = siteNetworkOf(address)
    // Of an IPv4 address both are the same.
    if (site !== network) {
      own.push(await this.#atAccount(email, 'site', site, OF_SITE_AT_ACCOUNT))
      others.push({ key: await this.#keys.sign('attempts of site', site), allowance: OF_SITE })
    }
    return this.#reserve(own, others)
  }

  /** For an administrator who is signed in and has to confirm the password. */
  async confirm(email: string): Promise<Reservation> {
    return this.#reserve([await this.#atAccount(email, 'confirm', '', OF_NEIGHBOURHOOD)])
  }

  /** Lets an account start afresh, in every network and browser, as after its password was reset. */
  async forgetAccount(email: string): Promise<void> {
    await this.#attempts.forgetAll(await this.#beginning(email))
  }

  /** @param own what is forgotten after a success; `others` get back only what was counted for it */
  async #reserve(own: readonly CountedKey[], others: readonly CountedKey[] = []): Promise<Reservation> {
    const counted = [...own, ...others]
    const wait = await this.#attempts.reserve(counted)
    if (wait > 0) return { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) }
    const refund = (given: readonly CountedKey[]) => Promise.all(given.map(({ key }) => this.#attempts.refund(key)))
    return {
      ok: true,
      succeeded: async () => {
        await Promise.all(own.map(({ key }) => this.#attempts.forget(key)))
        await refund(others)
      },
      withdraw: async () => void (await refund(counted)),
    }
  }

  async #atAccount(email: string, kind: string, text: string, allowance: Allowance): Promise<CountedKey> {
    const end = await this.#keys.sign(`attempts by ${kind}`, `${text} ${email}`)
    return { key: (await this.#beginning(email)) + end, allowance }
  }

  /** The common start of all keys of an account, a keyed hash: the table reveals neither accounts nor addresses. */
  async #beginning(email: string): Promise<string> {
    return `${await this.#keys.sign('attempts at account', email)}.`
  }
}
