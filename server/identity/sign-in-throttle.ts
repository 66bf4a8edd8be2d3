import { isIPv6 } from 'node:net'
import type { Allowance, AttemptRepository, Counted } from '../storage/attempt-repository.ts'
import type { SigningKeys } from './signing-keys.ts'

const DAY_MS = 24 * 60 * 60_000
const OF_ACCOUNT: Allowance = { free: 4, keptMs: DAY_MS, keptSince: 'last' }
const OF_ADDRESS: Allowance = { free: 20, keptMs: 10 * 60_000, keptSince: 'first' }

export interface Guess {
  readonly email: string
  /** The browser, when it signed in to this account before. */
  readonly device: string | null
  readonly address: string
}

export type Reservation =
  | { readonly ok: true; succeeded(): Promise<void>; withdraw(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/**
 * Slows guessing down. An account that somebody guesses at and a network address that guesses have to wait longer and
 * longer. A browser that signed in to the account before counts for itself alone, so that strangers, however many, cannot
 * keep its owner out.
 */
export class SignInThrottle {
  readonly #attempts: AttemptRepository
  readonly #keys: SigningKeys

  constructor(attempts: AttemptRepository, keys: SigningKeys) {
    this.#attempts = attempts
    this.#keys = keys
  }

  async signIn({ email, device, address }: Guess): Promise<Reservation> {
    if (device) return this.#reserve([await this.#counted('device', `${device} ${email}`, OF_ACCOUNT)])
    return this.#reserve([
      await this.#counted('account', email, OF_ACCOUNT),
      await this.#counted('address', networkOf(address), OF_ADDRESS),
    ])
  }

  /** For whoever is signed in and has to show the password once more. */
  async confirm(accountId: string): Promise<Reservation> {
    return this.#reserve([await this.#counted('confirm', accountId, OF_ACCOUNT)])
  }

  /** Lets an account start afresh, as after its password was reset. */
  async forgetAccount(email: string): Promise<void> {
    const { key } = await this.#counted('account', email, OF_ACCOUNT)
    await this.#attempts.forget(key)
  }

  async #reserve(keys: readonly [Counted, ...Counted[]]): Promise<Reservation> {
    const wait = await this.#attempts.reserve(keys)
    if (wait > 0) return { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) }
    const [own, ...others] = keys.map(({ key }) => key)
    const giveBack = (given: readonly string[]) => Promise.all(given.map((key) => this.#attempts.giveBack(key)))
    return {
      ok: true,
      succeeded: async () => {
        await this.#attempts.forget(own!)
        await giveBack(others)
      },
      withdraw: async () => void (await giveBack([own!, ...others])),
    }
  }

  /** Under a keyed hash, so that the table tells nobody who tried to sign in, or from where. */
  async #counted(kind: string, text: string, allowance: Allowance): Promise<Counted> {
    return { key: await this.#keys.sign(`attempts of ${kind}`, text), allowance }
  }
}

/** An IPv4 address; of IPv6 the half that names a network, since one customer has all addresses in it. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  // Chrome's and Node's parser of addresses writes every IPv6 address in one way: here without its zone.
  const written = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':')
}
