import { pino } from 'pino'
import { LOOPBACK } from '#server/config/config.ts'
import type { Connection } from '#server/db/database.ts'
import { Invitations } from '#server/identity/links/invitations.ts'
import { openIdentity } from '#server/identity/open-identity.ts'
import type { Passwords } from '#server/identity/passwords.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { FakePasswords } from './passwords.ts'

export const KEEPER = { email: 'keeper@den.example', password: 'a lantern beneath the stairs', name: 'Keeper' }

/** From a separate network, so that tests do not share rate limits. */
export const CLIENT = { address: '192.0.2.1' }

/** The identity services over a database, assembled as by the server, and a browser to use them. */
export function openTestIdentity(
  database: Connection,
  siteUrl = 'http://localhost:3000',
  secrets: string[] = [],
  hasher: Passwords = new FakePasswords(),
) {
  const passwords = new CountingPasswords(hasher)
  const settings = {
    siteUrl,
    siteHosts: [new URL(siteUrl).hostname, ...(siteUrl.startsWith('http:') ? LOOPBACK : [])],
    authorizedDomains: ['staging.example'],
    secrets,
  }
  const logged: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) })
  return { ...openIdentity(database, settings, log, async () => 'The Midnight Den', passwords), passwords, logged }
}

/** The same with an owner, `KEEPER`. */
export async function openKeeperIdentity(...options: Parameters<typeof openTestIdentity>) {
  const parts = openTestIdentity(...options)
  return { ...parts, keeper: succeeded(await parts.administrators.create(KEEPER)).account }
}

/** Invitations over a database whose mails nobody sends. */
export function openTestInvitations(database: Connection): Invitations {
  const log = pino({ enabled: false })
  return new Invitations({ database, outbox: { wake() {} }, siteUrl: 'http://localhost:3000', log })
}

/** A browser in which an administrator signed in. */
export async function signedInBrowser(
  identity: ReturnType<typeof openTestIdentity>['identity'],
  credentials: { readonly email: string; readonly password: string } = KEEPER,
  browser: Browser = new Browser(),
): Promise<Browser> {
  browser.keep(succeeded(await identity.signIn(credentials, browser.request(), CLIENT)).setCookies)
  return browser
}

/** Counts the calls of a hasher, and fails on demand. */
export class CountingPasswords implements Passwords {
  readonly #hasher: Passwords
  count = 0
  failure: Error | undefined
  #callsUntilFailure = 0

  constructor(hasher: Passwords) {
    this.#hasher = hasher
  }

  /** Makes calls fail from the `nth` on, counted from 1. */
  failsFrom(nth: number, failure: Error): void {
    this.failure = failure
    this.#callsUntilFailure = nth - 1
  }

  async hash(password: string): Promise<string> {
    this.#begin()
    return this.#hasher.hash(password)
  }

  async verify(attempt: { hash: string; password: string }): Promise<boolean> {
    this.#begin()
    return this.#hasher.verify(attempt)
  }

  #begin(): void {
    this.count++
    if (this.failure && this.#callsUntilFailure-- <= 0) throw this.failure
  }
}

/** Keeps cookies as a browser does: by name, until they are cleared. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  readonly #host: string

  constructor(host = 'localhost:3000') {
    this.#host = host
  }

  request(headers: Record<string, string> = {}): Request {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Request('http://localhost:3000/', {
      headers: { host: this.#host, ...(cookie && { cookie }), ...headers },
    })
  }

  keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
      if (/; Max-Age=0(;|$)/.test(rest)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  get names(): string[] {
    return [...this.#cookies.keys()]
  }
}
