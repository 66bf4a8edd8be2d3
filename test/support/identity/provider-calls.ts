import { cookiesOf, type Reply, type TestApp } from '../app.ts'

const ADDRESS = '/api/auth/sign-in/provider'

/** A sign-in at a provider that a browser has started. */
export interface Flow {
  /** Address at the provider. */
  readonly url: URL
  readonly cookie: string
  readonly state: string
  readonly nonce: string
}

export function begin(app: TestApp, body: object = {}, headers: Record<string, string> = {}): Promise<Reply> {
  const { host } = new URL(app.services.config.siteUrl)
  return app.postJson(ADDRESS, { display: 'page', ...body }, { Host: host, ...headers })
}

export async function begun(app: TestApp, body: object = {}, headers: Record<string, string> = {}): Promise<Flow> {
  const reply = await begin(app, body, headers)
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.body}`)
  const url = new URL(reply.json().url)
  const cookie = [headers.Cookie, cookiesOf(reply)].filter(Boolean).join('; ')
  return { url, cookie, state: url.searchParams.get('state')!, nonce: url.searchParams.get('nonce')! }
}

/** Requests the redirect URI, as the browser does when it returns from the provider. */
export function answered(app: TestApp, { cookie, state }: Flow, more: Record<string, string> = { code: 'one' }) {
  const query = new URLSearchParams({ state, ...more })
  return app.get(`/admin/sign-in/callback?${query}`, { headers: { Cookie: cookie } })
}

/** The event that the server has stored for that sign-in. */
export async function eventOf(app: TestApp, { cookie }: Flow) {
  return (await app.get(ADDRESS, { headers: { Cookie: cookie } })).json().event
}

/** `POST /api/auth/token` */
export function sync(app: TestApp, idToken: string, more: Record<string, string> = {}): Promise<Reply> {
  const { host } = new URL(app.services.config.siteUrl)
  const headers = { Authorization: `Bearer ${idToken}`, Host: host, ...more }
  return app.get('/api/auth/token', { method: 'POST', headers })
}

/** The session cookies that a response sets; empty for none. */
export function sessionCookiesOf(reply: Reply): string {
  const cookies = cookiesOf(reply).split('; ')
  return cookies.filter((cookie) => !cookie.startsWith('den_openid=')).join('; ')
}
