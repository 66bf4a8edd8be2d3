import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { networkOf, PREFIX48_LIMIT_FACTOR, prefix48Of } from '../network/network.ts'
import type { Allowance, AttemptRepository, CountedKey } from './attempt-repository.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'

/** For one network or known browser at one account. */
const ACCOUNT_LIMIT_PER_CLIENT: Allowance = { freeFailures: 4, retentionMs: DAY_MS, retainedSince: 'last' }
/** For one account from everywhere. The longest wait is short: strangers cause it, and the owner has to wait as well. */
const ACCOUNT_LIMIT: Allowance = { freeFailures: 20, retentionMs: DAY_MS, retainedSince: 'last', maxWaitMs: 5_000 }
/** For one-time codes of one account after a right password, in one browser. */
const CODE_LIMIT: Allowance = { freeFailures: 10, retentionMs: DAY_MS, retainedSince: 'last' }
const CODE_LIMIT_EVERYWHERE: Allowance = { freeFailures: 100, retentionMs: DAY_MS, retainedSince: 'last' }
/**
 * For all guesses of a day at one account, at most 1,000: 890 at once, ten after waits that double up to a quarter of an hour, and 96 with
 * that wait. Counted for as long as the guessing goes on.
 */
const ACCOUNT_DAY_LIMIT: Allowance = { freeFailures: 890, retentionMs: DAY_MS, retainedSince: 'last' }
/** For one network at all accounts. */
const NETWORK_LIMIT: Allowance = { freeFailures: 20, retentionMs: 10 * MINUTE_MS, retainedSince: 'first' }
/** For mails with a link to set a new password, to one address: three, then none for an hour. */
const RESETS_PER_ACCOUNT: Allowance = {
  freeFailures: 2,
  retentionMs: HOUR_MS,
  retainedSince: 'last',
  firstWaitMs: HOUR_MS,
  maxWaitMs: HOUR_MS,
}
/** For requests for such mails from one network, which then waits as guesses do. */
const RESETS_PER_NETWORK: Allowance = { freeFailures: 10, retentionMs: HOUR_MS, retainedSince: 'first' }
/** For all networks of one IPv6 /48 at one account: a provider may assign one to a single customer (RFC 6177). */
const ACCOUNT_LIMIT_PER_PREFIX48 = forPrefix48(ACCOUNT_LIMIT_PER_CLIENT)
const PREFIX48_LIMIT = forPrefix48(NETWORK_LIMIT)

interface SignInAttempt {
  readonly email: string
  /** Id of the browser, if it signed in to this account before. */
  readonly device: string | null
  readonly address: string
}

type Reservation =
  | { readonly ok: true; succeeded(): Promise<void>; withdraw(): Promise<void> }
  | { readonly ok: false; readonly retryAfterSeconds: number }

/**
 * Throttles guessing. After some failures the waits of a network double with each further one, at one account and at all together.
 * Failures of many networks at one account cause waits of a few seconds. A browser that signed in to the account before has a count of
 * its own, so that attackers cannot lock the owner out.
 */
export class SignInThrottle {
  readonly #attempts: AttemptRepository
  readonly #keys: SigningKeys

  constructor(attempts: AttemptRepository, keys: SigningKeys) {
    this.#attempts = attempts
    this.#keys = keys
  }

  async reserveSignIn({ email, device, address }: SignInAttempt): Promise<Reservation> {
    if (device) return this.#reserve([await this.#accountKey(email, 'device', device, ACCOUNT_LIMIT_PER_CLIENT)])
    const network = networkOf(address)
    const perAccount = [
      await this.#accountKey(email, 'network', network, ACCOUNT_LIMIT_PER_CLIENT),
      await this.#accountKey(email, 'everywhere', '', ACCOUNT_LIMIT),
    ]
    const others = [
      await this.#accountKey(email, 'day', '', ACCOUNT_DAY_LIMIT),
      { key: await this.#keys.sign('attempts of address', network), allowance: NETWORK_LIMIT },
    ]
    const prefix48 = prefix48Of(address)
    // Both are equal for an IPv4 address.
    if (prefix48 !== network) {
      perAccount.push(await this.#accountKey(email, 'site', prefix48, ACCOUNT_LIMIT_PER_PREFIX48))
      others.push({ key: await this.#keys.sign('attempts of site', prefix48), allowance: PREFIX48_LIMIT })
    }
    return this.#reserve(perAccount, others)
  }

  /** For sign-ins with a passkey, which name no account. */
  reservePasskey(address: string): Promise<Reservation> {
    return this.#withoutAccount('passkeys', address)
  }

  reserveOpenId(address: string): Promise<Reservation> {
    return this.#withoutAccount('openid', address)
  }

  async reserveConfirmation(email: string): Promise<Reservation> {
    return this.#reserve([await this.#accountKey(email, 'confirm', '', ACCOUNT_LIMIT_PER_CLIENT)])
  }

  /** Counts by browser, and for all browsers together, of which an attacker may use many. A new password keeps these counts. */
  async reserveCode(email: string, device: string | null): Promise<Reservation> {
    const key = await this.#keys.sign('attempts of codes', `${device ?? ''} ${email}`)
    const everywhere = await this.#keys.sign('attempts of codes everywhere', email)
    return this.#reserve([{ key, allowance: CODE_LIMIT }], [{ key: everywhere, allowance: CODE_LIMIT_EVERYWHERE }])
  }

  /**
   * Counts a request for a link to set a new password.
   * @returns `isMailed`: false if too many links were requested for the address, from any network; its earlier links stay valid
   */
  async reservePasswordReset(
    email: string,
    address: string,
  ): Promise<{ ok: true; isMailed: boolean } | Extract<Reservation, { ok: false }>> {
    const network = await this.#withoutAccount('resets', address, RESETS_PER_NETWORK)
    if (!network.ok) return network
    const account = await this.#reserve([], [await this.#accountKey(email, 'reset', '', RESETS_PER_ACCOUNT)])
    return { ok: true, isMailed: account.ok }
  }

  async forgetAccount(email: string): Promise<void> {
    await this.#attempts.forgetAll(await this.#keyPrefix(email))
  }

  async #withoutAccount(
    kind: 'passkeys' | 'openid' | 'resets',
    address: string,
    allowance = NETWORK_LIMIT,
  ): Promise<Reservation> {
    const network = networkOf(address)
    const perClient = [{ key: await this.#keys.sign(`${kind} of address`, network), allowance }]
    const prefix48 = prefix48Of(address)
    if (prefix48 !== network)
      perClient.push({ key: await this.#keys.sign(`${kind} of site`, prefix48), allowance: forPrefix48(allowance) })
    return this.#reserve([], perClient)
  }

  /** @param perAccount counts that a success deletes @param others counts of which it takes back only its own attempt */
  async #reserve(perAccount: readonly CountedKey[], others: readonly CountedKey[] = []): Promise<Reservation> {
    const counted = [...perAccount, ...others]
    const wait = await this.#attempts.reserve(counted)
    if (wait > 0) return { ok: false, retryAfterSeconds: Math.ceil(wait / 1000) }
    const keysOf = (given: readonly CountedKey[]) => given.map(({ key }) => key)
    return {
      ok: true,
      succeeded: () => this.#attempts.settle({ refunded: keysOf(others), forgotten: keysOf(perAccount) }),
      withdraw: () => this.#attempts.settle({ refunded: keysOf(counted), forgotten: [] }),
    }
  }

  async #accountKey(email: string, kind: string, text: string, allowance: Allowance): Promise<CountedKey> {
    const suffix = await this.#keys.sign(`attempts by ${kind}`, `${text} ${email}`)
    return { key: (await this.#keyPrefix(email)) + suffix, allowance }
  }

  /** The common start of all keys of an account, a keyed hash: the table reveals neither accounts nor addresses. */
  async #keyPrefix(email: string): Promise<string> {
    return `${await this.#keys.sign('attempts at account', email)}.`
  }
}

function forPrefix48(allowance: Allowance): Allowance {
  return { ...allowance, freeFailures: allowance.freeFailures * PREFIX48_LIMIT_FACTOR }
}
