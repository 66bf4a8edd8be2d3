import { expect, it, vi } from 'vitest'
import { AccountRepository } from '#server/identity/account-repository.ts'
import { type AppOptions, openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv, unquoted } from '#test/support/mail/smtp.ts'

const NEXT = 'a stair that counts itself'

describeServer('A forgotten password', (open) => {
  it('is set anew by a mailed link, once, and ends every session and token', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openKeeperApp(open, mailedBy(smtp.port))
    const program = await withToken(app)
    const answers = [await ask(app, ' Keeper@Den.Example '), await ask(app, 'stranger@den.example')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([202, '{"success":true}']))
    await expect.poll(() => smtp.received.length).toBe(1)
    const [mail] = smtp.received
    expect(mail!.to).toBe(KEEPER.email)
    const token = tokenIn(mail!.source)

    // The request alone changes nothing.
    expect((await app.send('GET', '/api/administrators')).status).toBe(200)
    const weak = await reset(app, token, 'password123')
    expect([weak.status, Object.keys(weak.json().errors)]).toEqual([422, ['password']])
    const done = await reset(app, token, NEXT)
    expect([done.status, done.headers['set-cookie']]).toEqual([200, undefined])
    for (const caller of [app, program]) expect((await caller.send('GET', '/api/blogs?status=draft')).status).toBe(401)
    expect((await reset(app, token, 'another stair, uncounted')).status).toBe(404)
    await expect(signedIn(app, KEEPER)).rejects.toThrow('401')
    await signedIn(app, { ...KEEPER, password: NEXT })
  })

  it('has links that count for half an hour and until a password is set', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openKeeperApp(open, mailedBy(smtp.port))
    const link = async () => {
      const before = smtp.received.length
      expect((await ask(app, KEEPER.email)).status).toBe(202)
      await expect.poll(() => smtp.received.length).toBe(before + 1)
      return tokenIn(smtp.received.at(-1)!.source)
    }
    const [first, second] = [await link(), await link()]
    await app.database.write.updateTable('account_links').set({ expires_at: new Date().toISOString() }).execute()
    for (const token of [first, second]) expect((await reset(app, token, NEXT)).status).toBe(404)
    const third = await link()
    const change = { current: KEEPER.password, next: 'a garden of glass bells' }
    expect((await app.send('POST', '/api/auth/change-password', change)).status).toBe(200)
    expect((await reset(app, third, NEXT)).status).toBe(404)
  })
})

describeServer('An address that is about to be left', (open) => {
  it('gets no link for a new password once it was left', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openKeeperApp(open, mailedBy(smtp.port))
    const account = (await app.services.administrators.findByEmail(KEEPER.email))!
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect((await ask(app, KEEPER.email)).status).toBe(202)
    await new AccountRepository(app.database).changeEmail(account.id, 'keeper@elsewhere.example')
    expect((await ask(app, 'keeper@elsewhere.example')).status).toBe(202)
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    await expect.poll(() => smtp.received.length).toBe(1)
    expect(smtp.received[0]!.to).toBe('keeper@elsewhere.example')
    expect(await app.database.read.selectFrom('account_links').select('account_id').execute()).toHaveLength(1)
  })
})

it('is mailed a few times to one address, however often and from wherever it is asked for', async () => {
  await using smtp = await openFakeSmtp()
  await using app = await openTestApp(openTestSqlite, { env: { ...smtpEnv(smtp.port), TRUST_PROXY: 'loopback' } })
  await signedIn(app)
  for (const email of [KEEPER.email, 'stranger@den.example']) {
    const answers = []
    for (let network = 0; network < 8; network++) answers.push((await ask(app, email, `192.0.2.${network}`)).status)
    expect(answers).toEqual(Array(8).fill(202))
  }
  await expect.poll(() => smtp.received.length).toBe(3)
  const answers = []
  for (let round = 0; round < 12; round++)
    answers.push((await ask(app, `a${round}@den.example`, '198.51.100.1')).status)
  expect(answers).toEqual([...Array(11).fill(202), 429])
  // Later requests do not revoke the first link.
  expect((await reset(app, tokenIn(smtp.received[0]!.source), NEXT)).status).toBe(200)
})

it('cannot be set anew by mail where the mailbox would show the link to every administrator', async () => {
  await using app = await openTestApp(openTestSqlite)
  await signedIn(app)
  const refused = await ask(app, KEEPER.email)
  expect([refused.status, refused.json().detail]).toEqual([503, expect.stringContaining('den admin reset-password')])
  expect(await mailboxOf(app.database)).toEqual([])
  expect((await app.get('/admin/forgotten-password')).body).toContain('Mail is not set up on this site yet')
})

function mailedBy(port: number): AppOptions {
  return { env: smtpEnv(port) }
}

function ask(app: TestApp, email: string, address = '203.0.113.1') {
  return app.postJson('/api/auth/forgot-password', { email }, { 'X-Forwarded-For': address })
}

function reset(app: TestApp, token: string, password: string) {
  return app.postJson('/api/auth/reset-password', { token, password })
}

/** The token of the link in a mail. */
function tokenIn(source: string): string {
  return /\/admin\/reset-password#t=([\w-]{43})&e=keeper%40den\.example/.exec(unquoted(source))![1]!
}
