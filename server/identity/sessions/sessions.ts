import { createHmac } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import { getAdapter } from 'better-auth/db/adapter'
import { betterAuth } from 'better-auth/minimal'
import { PASSWORD_MAX_UNITS } from '#domain/identity/password.ts'
import type { Connection } from '../../db/database.ts'
import type { Log } from '../../log/log.ts'
import { AdapterErrors } from '../adapter-errors.ts'
import type { Viewer } from '../identity.ts'
import type { Passwords } from '../passwords.ts'
import { SESSION_IDLE_S } from './cookies.ts'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'

/** What this product uses of better-auth. Its own HTTP handler is not reachable. */
export interface Sessions {
  /** Makes a new session; null when address and password do not belong together. Both answers cost one hash. */
  open(email: string, password: string, userAgent: string): Promise<{ token: string; viewer: Viewer } | null>
  /** Null for a token that is unknown or was not used for too long. Renews it at most once an hour. */
  find(token: string): Promise<{ viewer: Viewer; openedAt: Date; isRenewed: boolean } | null>
}

const RENEWED_EVERY_S = 60 * 60
const USER_AGENT_LENGTH = 300
const COOKIE = 'den.session_token'

/** Loads better-auth, which takes a fifth of a second, so it is called at the first need only. */
export async function openSessions(
  database: Pick<Connection, 'read' | 'write'>,
  settings: { readonly siteUrl: string; readonly keys: readonly string[]; readonly passwords: Passwords },
  log: Log,
): Promise<Sessions> {
  const { siteUrl, keys, passwords } = settings
  const options = {
    ...TABLES,
    baseURL: siteUrl,
    secrets: keys.map((value, index) => ({ version: keys.length - index, value })),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_MAX_UNITS,
      password: { hash: (password) => passwords.hash(password), verify: (attempt) => passwords.verify(attempt) },
    },
    session: { ...TABLES.session, expiresIn: SESSION_IDLE_S, updateAge: RENEWED_EVERY_S },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'den',
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
    logger: { level: 'error', log: (_level, message, ...details) => log.error({ details }, message) },
  } satisfies BetterAuthOptions

  // Rows hold texts and numbers on both engines, which is what the library does for SQLite.
  const adapterOn = (db: Connection['read']) =>
    getAdapter({ ...options, database: { db, type: 'sqlite', transaction: false } } as BetterAuthOptions)
  const { findOne, findMany, count } = await adapterOn(database.read)
  const errors = new AdapterErrors()
  const adapter = withHashedSessionTokens(
    errors.watch({ ...(await adapterOn(database.write)), findOne, findMany, count }),
  )
  const { api } = betterAuth({ ...options, database: () => adapter })

  return {
    async open(email, password, userAgent) {
      const headers = new Headers({ 'User-Agent': userAgent.slice(0, USER_AGENT_LENGTH) })
      try {
        const { token, user } = await errors.restore(() => api.signInEmail({ body: { email, password }, headers }))
        return { token, viewer: viewerOf(user) }
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
    async find(token) {
      const cookie = `${COOKIE}=${encodeURIComponent(`${token}.${signature(keys[0]!, token)}`)}`
      try {
        const { response, headers } = await errors.restore(() =>
          api.getSession({ headers: new Headers({ Cookie: cookie }), returnHeaders: true }),
        )
        if (!response) return null
        const isRenewed = headers.getSetCookie().length > 0
        return { viewer: viewerOf(response.user), openedAt: response.session.createdAt, isRenewed }
      } catch (error) {
        // The session was ended while it was being renewed.
        if (isRefusal(error)) return null
        throw error
      }
    },
  }
}

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Our names for the library's tables; migration 003 made them. */
const TABLES = {
  user: { modelName: 'accounts', fields: { ...TIMES, emailVerified: 'email_verified' } },
  account: {
    modelName: 'account_credentials',
    fields: {
      ...TIMES,
      userId: 'account_id',
      providerId: 'provider_id',
      accountId: 'provider_account_id',
    },
  },
  session: {
    modelName: 'account_sessions',
    fields: { ...TIMES, userId: 'account_id', token: 'token_hash', userAgent: 'user_agent', expiresAt: 'expires_at' },
  },
} satisfies BetterAuthOptions

/** A wrong password, an address that is none, a session that is gone: everything that is the caller's and not a fault of ours. */
function isRefusal(error: unknown): boolean {
  return error instanceof APIError && error.statusCode < 500
}

function signature(key: string, token: string): string {
  return createHmac('sha256', key).update(token).digest('base64')
}

function viewerOf({ id, email, name }: Viewer): Viewer {
  return { id, email, name }
}
