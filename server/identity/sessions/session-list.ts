import { deviceName } from '#domain/identity/device-name.ts'
import { tokenHash } from '../../tokens.ts'
import type { Cookies } from './cookies.ts'
import type { SessionRepository } from './session-repository.ts'

/** A session as its administrator sees it. */
export interface ListedSession {
  readonly id: string
  /** Whether it is the session of the request. */
  readonly current: boolean
  readonly since: string
  /** To the hour, as sessions are renewed. */
  readonly lastSeen: string
  /** Such as *Firefox on Windows*. */
  readonly device: string
  /** A /24 or /48; null for sessions from before networks were stored. */
  readonly network: string | null
}

/** Lists and ends the sessions of an administrator. */
export class SessionList {
  readonly #repository: SessionRepository
  readonly #cookies: Cookies

  constructor(repository: SessionRepository, cookies: Cookies) {
    this.#repository = repository
    this.#cookies = cookies
  }

  async all(accountId: string, request: Request): Promise<ListedSession[]> {
    const current = await this.#tokenHash(request)
    const rows = await this.#repository.list(accountId)
    return rows.map((row) => ({
      id: row.id,
      current: current !== null && [row.token_hash, row.replaced_hash].includes(current),
      since: row.created_at,
      lastSeen: row.updated_at,
      device: deviceName(row.user_agent ?? ''),
      network: row.network || null,
    }))
  }

  /** Ends a session of this account. @returns `Set-Cookie` values, where it is that of the request; null for an unknown id */
  async end(accountId: string, id: string, request: Request): Promise<readonly string[] | null> {
    const ended = await this.#repository.endById(accountId, id)
    if (ended === undefined) return null
    const current = await this.#tokenHash(request)
    return current !== null && ended.includes(current) ? this.#cookies.ofNoSession() : []
  }

  /** Ends all sessions of this account but that of the request. */
  async endOthers(accountId: string, request: Request): Promise<void> {
    await this.#repository.endOthers(accountId, (await this.#tokenHash(request)) ?? '')
  }

  async #tokenHash(request: Request): Promise<string | null> {
    const token = await this.#cookies.sessionToken(request)
    return token && tokenHash(token)
  }
}
