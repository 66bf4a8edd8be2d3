import type { Scope } from '#domain/identity/api-token.ts'
import type { Account } from '../account-repository.ts'
import { newToken, tokenHash } from '../token-hash.ts'
import type { ApiToken, ApiTokenRepository, NewApiToken } from './api-token-repository.ts'

const FORM = /^Bearer (den_[A-Za-z0-9_-]{43})$/i

/** Tokens with which programs act for an account. */
export class ApiTokens {
  readonly #tokens: ApiTokenRepository

  constructor(tokens: ApiTokenRepository) {
    this.#tokens = tokens
  }

  /** The token is given this once; only its hash is kept. */
  async create(account: Account, details: NewApiToken): Promise<{ id: string; token: string }> {
    const created = await this.#insert(account, details, null)
    return created!
  }

  /**
   * As `create`, but only while the session exists.
   * @param sessionHash as the session is stored
   * @returns null when the session has ended meanwhile
   */
  createInSession(
    account: Account,
    details: NewApiToken,
    sessionHash: string,
  ): Promise<{ id: string; token: string } | null> {
    return this.#insert(account, details, sessionHash)
  }

  list(): Promise<ApiToken[]> {
    return this.#tokens.all()
  }

  /** False when there is none of that id. */
  revoke(id: string): Promise<boolean> {
    return this.#tokens.remove(id)
  }

  /** Whose token a request shows, and what it allows; null when it is none of ours, was revoked, or has ended. */
  async holder(request: Request): Promise<{ account: Account; scopes: readonly Scope[] } | null> {
    const [, token] = FORM.exec(request.headers.get('authorization') ?? '') ?? []
    return token === undefined ? null : this.#tokens.use(tokenHash(token))
  }

  async #insert(account: Account, details: NewApiToken, sessionHash: string | null) {
    const token = `den_${newToken()}`
    const id = await this.#tokens.insert(account, details, tokenHash(token), sessionHash)
    return id === null ? null : { id, token }
  }
}
