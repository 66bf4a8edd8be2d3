import { DEFAULT_SCOPES, type Scope } from '#domain/identity/api-token.ts'
import type { Role } from '#domain/identity/role.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { cookiesOf, openTestApp, type Reply, type RequestOptions, type TestApp } from '../app.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { type FakeSmtp, openFakeSmtp, smtpEnv } from '../mail/smtp.ts'
import { withService } from '../services/with-service.ts'
import { newToken } from './api-token.ts'

export const KEEPER = { email: 'keeper@den.example', password: 'a lamp that nobody tends' } as const

/** A signed-in administrator, or the holder of an API token. */
export interface Writer {
  /** Headers of every write. The cookie is the last one that the server set; cleared cookies stay. */
  readonly headers: Readonly<Record<string, string>>
  send(method: string, target: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

/** Creates an administrator, an owner by default, and returns the session as a browser would hold it. */
export async function signedIn(
  app: TestApp,
  keeper: { email: string; password: string } = KEEPER,
  role: Role = 'owner',
): Promise<Writer> {
  await app.services.administrators.create(keeper, role)
  const reply = await app.postJson('/api/auth/sign-in/email', keeper)
  if (reply.status !== 200) throw new Error(`not signed in: ${reply.status} ${reply.body}`)
  return writer(app, { Cookie: cookiesOf(reply), Origin: app.services.config.siteUrl })
}

/** A program with an API token, by default with the default scopes. */
export async function withToken(app: TestApp, scopes: readonly Scope[] = DEFAULT_SCOPES): Promise<Writer> {
  const account = (await app.services.administrators.findByEmail(KEEPER.email)) ?? (await createdAccount(app))
  const { token } = await app.services.apiTokens.create(account, newToken({ scopes }))
  return writer(app, { Authorization: `Bearer ${token}` })
}

/** A whole server, and an administrator's browser with a session, which sends with `send`. */
export async function openKeeperApp(...options: Parameters<typeof openTestApp>): Promise<TestApp & Writer> {
  const app = await openTestApp(...options)
  return { ...app, ...(await signedIn(app)) }
}

/** The same, with a separate fake mail server. */
export async function openMailingApp(open: OpenTestDatabase, fault?: FakeSmtp['fault']) {
  const smtp = await openFakeSmtp(fault)
  return withService(await openKeeperApp(open, { env: smtpEnv(smtp.port) }), { smtp })
}

/** A whole server, and a program with an API token, which sends with `send`. */
export async function openTokenApp(...options: Parameters<typeof openTestApp>): Promise<TestApp & Writer> {
  const app = await openTestApp(...options)
  return { ...app, ...(await withToken(app)) }
}

async function createdAccount(app: TestApp) {
  succeeded(await app.services.administrators.create(KEEPER))
  return (await app.services.administrators.findByEmail(KEEPER.email))!
}

function writer(app: TestApp, headers: Record<string, string>): Writer {
  return {
    headers,
    async send(method, target, body, more = {}) {
      const options: RequestOptions = {
        method,
        headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...more },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }
      const reply = await app.get(target, options)
      if (headers.Cookie !== undefined) headers.Cookie = withNewCookies(headers.Cookie, reply)
      return reply
    },
  }
}

function withNewCookies(cookies: string, reply: Reply): string {
  const kept = new Map(cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  for (const line of reply.headers['set-cookie'] ?? []) {
    const [, pair, name] = /^(([^=]+)=[^;]+)/.exec(line) ?? []
    if (pair !== undefined && name !== undefined) kept.set(name, pair)
  }
  return [...kept.values()].join('; ')
}
