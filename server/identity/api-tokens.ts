import type { Account } from '../storage/account-repository.ts'
import type { ApiToken, ApiTokenRepository } from '../storage/api-token-repository.ts'
import { newToken, tokenHash } from './token-hash.ts'

const FORM = /^Bearer (den_[A-Za-z0-9_-]{43})$/i

/** Tokens with which programs act for an account. */
export class ApiTokens {
  readonly #tokens: ApiTokenRepository

  constructor(tokens: ApiTokenRepository) {
    this.#tokens = tokens
  }

  /** The token is given this once; only its hash is kept. */
  async create(account: Account, name: string): Promise<{ id: string; token: string }> {
    const token = `den_${newToken()}`
    return { id: await this.#tokens.insert(account.id, name, tokenHash(token)), token }
  }

  list(): Promise<ApiToken[]> {
    return this.#tokens.all()
  }

  /** False when there is none of that id. */
  revoke(id: string): Promise<boolean> {
    return this.#tokens.remove(id)
  }

  async holder(request: Request): Promise<Account | null> {
    const [, token] = FORM.exec(request.headers.get('authorization') ?? '') ?? []
    return token === undefined ? null : this.#tokens.use(tokenHash(token))
  }
}

/** Whether a list of tokens can show it in one line, as it stands. */
export function isTokenName(name: string): boolean {
  return name.trim() !== '' && name.length <= 100 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
}
