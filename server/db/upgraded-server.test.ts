import { expect, it, vi } from 'vitest'
import { Argon2Passwords } from '#server/identity/passwords.ts'
import { cookiesOf, openTestApp, type Reply, type TestApp } from '#test/support/app.ts'
import {
  describeEachDatabase,
  describeServer,
  type OpenTestDatabase,
  type TestDatabase,
} from '#test/support/database/databases.ts'
import { type Held, heldBy, openOldDatabase } from '#test/support/database/upgrade/old-database.ts'
import { attributesOf, textIn } from '#test/support/html.ts'
import { openFakeSmtp } from '#test/support/mail/smtp.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { migrations } from './migrations/index.ts'

const QUARTER_MS = 15 * 60_000
const MAIL_STATISTICS = '/api/statistics/mail?period=7'

describeServer('A server upgraded from commit 1197be7', (open) => {
  it('opens posts at their new and old paths, with scores and pictures', async () => {
    await using site = await openUpgraded(open)
    const { review } = site.held.posts
    const page = await site.call('GET', encodeURI(review.path))
    expect([page.status, page.body.includes('Der Vampir kommt, 🦇')]).toEqual([200, true])
    const [rating = ''] = /<section class="rating"[\s\S]*?<\/section>/.exec(page.body) ?? []
    expect(textIn(rating).match(/[A-Z][a-z]+: \d+ out of 10/g)).toEqual([
      'Terror: 9 out of 10',
      'Suspense: 8 out of 10',
      'Originality: 10 out of 10',
      'Cinematography: 7 out of 10',
      'Acting: 6 out of 10',
      'Soundtrack: 0 out of 10',
      'Overall: 8 out of 10',
    ])
    expect(attributesOf(page.body, 'src').some((src) => src.startsWith(review.picture.replace(/\.png$/, '')))).toBe(
      true,
    )
    expect((await site.call('GET', review.picture)).headers['content-type']).toBe('image/png')
    expect(review.oldPaths).toHaveLength(2)
    for (const path of review.oldPaths) {
      const moved = await site.call('GET', encodeURI(path))
      expect([moved.status, decodeURIComponent(moved.headers.location ?? '')]).toEqual([301, review.path])
    }
    const imported = await site.call('GET', '/blogs/1999/12/carnival-of-souls.html')
    expect([imported.status, imported.body.includes('class="rating"')]).toEqual([200, false])
    expect(textIn((await site.call('GET', '/')).body)).toContain('The Lantern Room')
  })

  it('gives an administrator the same posts, people, settings and statistics, and calls mail kept that was not sent', async () => {
    await using site = await openUpgraded(open)
    const headers = await site.signIn()
    const { [MAIL_STATISTICS]: oldMail = '', ...answers } = site.held.answers
    expect(Object.keys(answers)).toHaveLength(7)
    for (const [target, body] of Object.entries(answers)) {
      const answer = (await site.call('GET', target, { headers })).body
        .replaceAll('"contentWarnings":[],', '')
        .replaceAll(',"role":"owner"', '')
        // Names of subscribers in a last column.
        .replace(/,(?:name)?(?=\r?$)/gm, '')
      expect({ target, body: answer }).toEqual({ target, body })
    }
    const mail = (await site.call('GET', MAIL_STATISTICS, { headers })).body
    expect([lastLine(oldMail), lastLine(mail)]).toEqual([
      expect.stringMatching(/^[\d-]+,15,1,0$/),
      expect.stringMatching(/^[\d-]+,6,9,1,0$/),
    ])

    expect((await site.call('GET', '/api/settings', { headers })).json()).toMatchObject(site.held.settings)
    const { smtp, caps, mailbox, campaigns } = await site.app.services.mailAdmin.overview()
    const { url, from } = site.held.mailServer
    expect(smtp).toEqual({ url: url.replace('hush%20hush', '•••'), from })
    expect(caps).toEqual({ perSecond: 10, perHour: 500, perDay: 1 })
    expect(mailbox.total).toBe(9)
    expect(campaigns.map(({ subject, audience, mails }) => ({ subject, audience, mails }))).toEqual([
      { subject: 'Ghost Story', audience: 4, mails: { queued: 4 } },
      { subject: 'The Fog', audience: 7, mails: { sent: 6, failed: 1 } },
    ])
  })

  it('lists the pictures of before with the posts that use them', async () => {
    await using site = await openUpgraded(open)
    const { pictures } = (await site.call('GET', '/api/media', { headers: await site.signIn() })).json()
    const { review } = site.held.posts
    expect(pictures.find(({ address }: { address: string }) => address === review.picture)).toMatchObject({
      uses: [{ id: review.id, status: 'published' }],
      addedAt: expect.stringMatching(/^20\d\d-/),
    })
  })

  it('knows passwords, sessions and invitations of before; what hands the site over asks for the password', async () => {
    await using site = await openUpgraded(open)
    const [keeper, guest] = site.held.accounts
    for (const account of [keeper!, guest!]) await site.signIn(account)
    const wrong = { email: keeper!.email, password: guest!.password }
    expect((await site.call('POST', '/api/auth/sign-in/email', { body: wrong })).status).toBe(401)

    const headers = { Cookie: site.held.session }
    expect((await site.call('GET', '/api/auth/session', { headers })).json().user.email).toBe(keeper!.email)
    const list = () => site.call('GET', '/api/subscribers.csv', { headers })
    expect((await list()).json().code).toBe('password-needed')
    headers.Cookie = await site.confirm(headers)
    expect((await list()).status).toBe(200)

    const token = new URLSearchParams(new URL(site.held.invitation).hash.slice(1)).get('t')
    const acceptance = { token, password: 'a garden of glass bells' }
    const accepted = await site.call('POST', '/api/auth/accept-invitation', { body: acceptance })
    expect([accepted.status, accepted.json().user?.email]).toEqual([201, 'carmilla@den.example'])
  })

  it('lets an API token of before write posts and pictures without end, and nothing else', async () => {
    await using site = await openUpgraded(open)
    const headers = { Authorization: `Bearer ${site.held.apiToken}` }
    const send = (method: string, target: string, body?: unknown, more = {}) =>
      site.call(method, target, { body, headers: { ...headers, ...more } })
    expect((await send('POST', '/api/blogs', POST_CALL)).status).toBe(201)
    const again = await send('POST', '/api/blogs', POST_CALL, { 'Idempotency-Key': 'import-0000-0001' })
    expect([again.headers['idempotent-replayed'], again.json().title]).toEqual(['true', 'Carnival of Souls'])
    // The request has no picture; the token was accepted.
    expect((await send('POST', '/api/media', {})).status).toBe(415)
    expect((await send('GET', MAIL_STATISTICS)).json().code).toBe('insufficient-scope')
    expect((await send('GET', '/api/subscribers.csv')).json().code).toBe('insufficient-scope')
    expect((await send('GET', '/api/settings')).json().code).toBe('session-needed')
    const listed = await site.call('GET', '/api/tokens', { headers: await site.signIn() })
    const scopes = ['posts:read', 'posts:write', 'media:write']
    expect(listed.json().tokens).toMatchObject([{ name: 'Import', scopes, expiresAt: null }])
  })

  it('keeps the links in mails of before', async () => {
    await using site = await openUpgraded(open)
    const { confirm, unsubscribe, left } = site.held.links
    const shown = async (method: string, link: string) => headingOf(await site.call(method, link))
    expect(await shown('GET', confirm)).toBe('One step left')
    expect(await shown('POST', confirm)).toBe('You are in')
    expect(await shown('GET', unsubscribe)).toBe('Leave the mailing list?')
    expect(await shown('POST', unsubscribe)).toBe('You are unsubscribed')
    expect(await shown('GET', left)).toBe('You are unsubscribed')
    const counts = await site.app.services.subscribers.counts()
    expect(counts).toEqual({ pending: 1, active: 4, unsubscribed: 3, bounced: 1, suppressed: 1 })
  })

  it('sends what waited once, and announces the next post to everybody who is subscribed', async () => {
    await using smtp = await openFakeSmtp()
    await using site = await openUpgraded(open)
    const headers = { Cookie: await site.confirm({ Cookie: site.held.session }) }
    const server = { url: `smtp://127.0.0.1:${smtp.port}`, from: site.held.mailServer.from }
    expect((await site.call('PATCH', '/api/mail', { body: server, headers })).status).toBe(204)
    const caps = { perSecond: null, perHour: null, perDay: null }
    expect((await site.call('PATCH', '/api/mail/caps', { body: caps, headers })).status).toBe(204)
    const counts = async () => (await site.app.services.mail.status()).mails
    await expect.poll(counts).toEqual({ sent: 11, kept: 9, failed: 1 })
    const readers = ['Henry.James', 'anna', 'ben', 'gus'].map((name) => `${name}@mail.example`)
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([...readers, 'zoe@mail.example'])
    const toAnna = smtp.received.find(({ to }) => to.startsWith('anna'))!.source.replace(/\r\n[ \t]+/g, '')
    expect(toAnna).toContain('Subject: Ghost Story')
    expect(toAnna).toContain(`<${site.held.siteUrl}${site.held.links.unsubscribe}>`)

    const post = { ...POST_CALL, announce: true }
    expect((await site.call('POST', '/api/blogs', { body: post, headers })).status).toBe(201)
    await expect.poll(counts).toEqual({ sent: 15, kept: 9, failed: 1 })
    const last = smtp.received.slice(5)
    expect(last.map(({ to }) => to).sort()).toEqual(readers)
  })
})

describeEachDatabase('A server over a database of commit 1197be7', (open) => {
  it('migrates at its first start alone', async () => {
    await using database = await openOldDatabase(open)
    const migrated = []
    for (const _start of ['first', 'second']) {
      await using site = await start(database)
      migrated.push(site.app.log.flatMap(({ migration = [] }) => migration))
      expect((await site.call('GET', '/readyz')).status).toBe(200)
      expect((await site.call('GET', '/api/auth/session', { headers: { Cookie: site.held.session } })).status).toBe(200)
    }
    expect(migrated).toEqual([Object.keys(migrations).filter((name) => name > '012-invitations'), []])
  })
})

interface Site extends AsyncDisposable {
  readonly app: TestApp
  readonly held: Held
  /** Sends a request to the site under its own host name, as its proxy does. */
  call(method: string, target: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Reply>
  /** Confirms the password from before the upgrade. @returns the cookie that the browser sends from then on */
  confirm(headers: Record<string, string>): Promise<string>
  /** Signs in with the password from before the upgrade; returns the headers that the browser sends from then on. */
  signIn(account?: Held['accounts'][number]): Promise<Record<string, string>>
}

async function openUpgraded(open: OpenTestDatabase): Promise<Site> {
  const database = await openOldDatabase(open)
  const site = await start(database)
  return {
    ...site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** Starts a server on an old database, a quarter of an hour after the old one stopped: nothing has expired meanwhile. */
async function start(database: TestDatabase): Promise<Site> {
  const held = heldBy(database)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(held.madeAt) + QUARTER_MS })
  const app = await openTestApp(async () => ({ ...database, async [Symbol.asyncDispose]() {} }), {
    env: { SITE_URL: held.siteUrl },
    overrides: { passwords: new Argon2Passwords() },
  })
  const call: Site['call'] = (method, target, { body, headers = {} } = {}) =>
    app.get(target, {
      method,
      headers: {
        Host: new URL(held.siteUrl).host,
        Origin: held.siteUrl,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    app,
    held,
    call,
    async confirm(headers) {
      const body = { password: held.accounts[0]!.password }
      const reply = await call('POST', '/api/auth/confirm-password', { body, headers })
      expect(reply.status).toBe(204)
      return cookiesOf(reply)
    },
    async signIn({ email, password } = held.accounts[0]!) {
      const reply = await call('POST', '/api/auth/sign-in/email', { body: { email, password } })
      expect([email, reply.status]).toEqual([email, 200])
      return { Cookie: cookiesOf(reply) }
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

function headingOf({ body }: Reply): string {
  return textIn(/<h1[^>]*>[\s\S]*?<\/h1>/.exec(body)?.[0] ?? '')
}

function lastLine(csv: string): string {
  return csv.trim().split('\r\n').at(-1) ?? ''
}
