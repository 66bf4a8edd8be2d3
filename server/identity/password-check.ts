import { accountEmailProblem } from '#domain/identity/account-email.ts'
import { isTooLong } from '#domain/identity/password.ts'
import type { Account, AccountRepository } from './account-repository.ts'
import { BUSY } from './identity-results.ts'
import { type Passwords, PasswordsBusyError } from './passwords.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

type Refusal = {
  readonly ok: false
  readonly problem: 'wrong-password' | 'too-many-attempts'
  readonly retryAfterSeconds?: number
}

export class PasswordCheck {
  readonly #accounts: AccountRepository
  readonly #passwords: Passwords
  readonly #throttle: SignInThrottle

  constructor(accounts: AccountRepository, passwords: Passwords, throttle: SignInThrottle) {
    this.#accounts = accounts
    this.#passwords = passwords
    this.#throttle = throttle
  }

  /**
   * Null for a wrong password. An unknown address costs one hash as well, so that the time does not reveal which are known.
   * @throws PasswordsBusyError while the queue of password checks is full
   */
  async authenticate(email: string, password: string): Promise<{ viewer: Account; hash: string } | null> {
    // No account can have such an address or password, so an immediate answer reveals nothing.
    if (accountEmailProblem(email) || isTooLong(password)) return null
    const account = await this.#accounts.findByEmail(email)
    const hash = account && (await this.#accounts.passwordHash(account.id))
    if (!account || hash === undefined) {
      await this.#passwords.hash(password)
      return null
    }
    return (await this.#passwords.verify({ hash, password })) ? { viewer: account, hash } : null
  }

  async isCurrent(accountId: string, hash: string): Promise<boolean> {
    return (await this.#accounts.passwordHash(accountId)) === hash
  }

  /** Wrong passwords are throttled as at sign-in. @param work may refuse as well; a wrong code then counts as a wrong password */
  async confirm<T extends { readonly ok: true } | { readonly ok: false; readonly problem: string }>(
    viewer: Account,
    password: string,
    work: (hash: string) => Promise<T>,
  ): Promise<T | Refusal> {
    const reservation = await this.#throttle.reserveConfirmation(viewer.email)
    if (!reservation.ok) return { ...reservation, problem: 'too-many-attempts' }
    try {
      const hash = await this.#accounts.passwordHash(viewer.id)
      const isRight = hash !== undefined && !isTooLong(password) && (await this.#passwords.verify({ hash, password }))
      if (!isRight) return { ok: false, problem: 'wrong-password' }
      const result = await work(hash)
      if (result.ok) await reservation.succeeded()
      else if (result.problem !== 'second-factor-wrong') await reservation.withdraw()
      return result
    } catch (error) {
      await reservation.withdraw().catch(() => {})
      if (error instanceof PasswordsBusyError) return BUSY
      throw error
    }
  }
}
