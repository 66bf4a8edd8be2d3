import { accountEmailProblem } from '#domain/identity/account-email.ts'
import type { AccountRepository } from '../account-repository.ts'
import type { Cookies } from './cookies.ts'

/** The signature of the cookie covers the hash of the password, so that a new password makes every browser a new one. */
export class KnownDevices {
  readonly #cookies: Cookies
  readonly #accounts: AccountRepository

  constructor(cookies: Cookies, accounts: AccountRepository) {
    this.#cookies = cookies
    this.#accounts = accounts
  }

  /** The id of the browser; null if this account has not signed in with it under its present password. */
  async find(request: Request, email: string): Promise<string | null> {
    if (accountEmailProblem(email)) return null
    return this.#cookies.device(request, () => this.#holder(email))
  }

  /** @returns a `Set-Cookie` value that marks the browser as known */
  async remember(known: string | null, email: string): Promise<string> {
    return this.#cookies.ofDevice(known, await this.#holder(email))
  }

  async #holder(email: string): Promise<string> {
    return `${email}:${(await this.#accounts.passwordHashOf(email)) ?? ''}`
  }
}
