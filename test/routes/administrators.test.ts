import { describe, expect, it } from 'vitest'
import { cookiesOf, openTestApp, type Reply, type TestApp, tokenInLink } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'

const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' } as const

describeServer('An invitation', (open) => {
  it('goes out by mail, makes an administrator, and works once', async () => {
    await using app = await openKeeperApp(open)
    const invited = await app.send('POST', '/api/invitations', { email: ' Anna@Den.Example ', role: 'owner' })
    expect([invited.status, invited.json().email]).toEqual([201, ANNA.email])
    const { link } = invited.json()
    expect(link).toMatch(/\/admin\/invitation#t=[\w-]{43}&e=anna%40den\.example$/)

    await expect.poll(() => mailboxOf(app.database)).toHaveLength(1)
    const [mail] = await mailboxOf(app.database)
    expect(mail).toMatchObject({ kind: 'invitation', to: ANNA.email })
    expect(mail!.subject).toBe('You are invited to write for The Midnight Den')
    expect(mail!.text).toContain(link)
    expect(mail!.text).toContain(KEEPER.email)
    expect((await app.send('GET', '/api/administrators')).json()).toMatchObject({
      administrators: [{ email: KEEPER.email }],
      invitations: [{ email: ANNA.email, invitedBy: KEEPER.email }],
    })

    const weak = await accept(app, tokenInLink(link), 'anna@den.example')
    expect([weak.status, Object.keys(weak.json().errors)]).toEqual([422, ['password']])
    const accepted = await accept(app, tokenInLink(link), ANNA.password)
    expect([accepted.status, accepted.json().user.email]).toEqual([201, ANNA.email])
    expect((await app.get('/api/administrators', { headers: { Cookie: cookiesOf(accepted) } })).json()).toMatchObject({
      administrators: [{ email: KEEPER.email }, { email: ANNA.email }],
      invitations: [],
    })
    expect((await accept(app, tokenInLink(link), ANNA.password)).status).toBe(404)
    await signedIn(app, ANNA)
  })

  it('is refused for no address, and for somebody who is there', async () => {
    await using app = await openKeeperApp(open)
    for (const [email, why] of [
      ['nobody', 'Please enter a valid email'],
      [KEEPER.email, `${KEEPER.email} has an account already`],
    ] as const) {
      const reply = await app.send('POST', '/api/invitations', { email })
      expect([reply.status, reply.json().errors.email]).toEqual([422, why])
    }
    expect(await mailboxOf(app.database)).toEqual([])
  })
})

describe('Administrators', () => {
  it('are removed with their sessions, their tokens and the links that they sent', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const anna = await signedIn(app, ANNA)
    const account = (await app.services.administrators.findByEmail(ANNA.email))!
    const { token } = await app.services.apiTokens.create(account, newToken())
    const { link } = (await anna.send('POST', '/api/invitations', { email: 'friend@den.example' })).json()

    expect((await app.send('DELETE', `/api/administrators/${account.id}`)).status).toBe(204)
    expect((await anna.send('GET', '/api/administrators')).status).toBe(401)
    expect((await app.get('/api/subscribers', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
    expect((await accept(app, tokenInLink(link), ANNA.password)).status).toBe(404)
    expect((await app.send('DELETE', `/api/administrators/${account.id}`)).status).toBe(404)
  })

  it('cannot remove themselves', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { id } = (await app.services.administrators.findByEmail(KEEPER.email))!
    const reply = await app.send('DELETE', `/api/administrators/${id}`)
    expect([reply.status, reply.json().detail]).toEqual([409, expect.stringContaining('You cannot remove yourself')])
  })

  it('are not made by a program with a token, which takes precedence over a session cookie', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const program = await withToken(app)
    const both = { ...app.headers, ...program.headers }
    const reply = await program.send('POST', '/api/invitations', { email: 'friend@den.example' }, both)
    expect([reply.status, reply.json().code]).toEqual([403, 'session-needed'])
    expect(await app.services.invitations.list()).toEqual([])
  })

  it('withdraw what they sent', async () => {
    await using app = await openKeeperApp(openTestSqlite)
    const { link } = (await app.send('POST', '/api/invitations', { email: ANNA.email })).json()
    const [invitation] = await app.services.invitations.list()
    expect((await app.send('DELETE', `/api/invitations/${invitation!.id}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/invitations/${invitation!.id}`)).status).toBe(404)
    const reply = await accept(app, tokenInLink(link), ANNA.password)
    expect([reply.status, reply.json().detail]).toEqual([404, expect.stringContaining('no longer valid')])
    expect((await app.send('DELETE', '/api/invitations/a%00b')).status).toBe(404)
  })
})

it('reads no more of what strangers send than it needs', async () => {
  await using app = await openTestApp(openTestSqlite)
  for (const call of ['accept-invitation', 'sign-in/email', 'claim']) {
    const reply = await app.postJson(`/api/auth/${call}`, { token: 'x'.repeat(20_000) })
    expect([call, reply.status]).toEqual([call, 413])
  }
})

it('the page of an invitation tells nothing of it, and is not kept', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  await app.send('POST', '/api/invitations', { email: ANNA.email })
  const { status, body, headers } = await app.get('/admin/invitation')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('There is a key for you')
  expect(body).not.toContain(ANNA.email)
})

function accept(app: TestApp, token: string, password: string): Promise<Reply> {
  return app.postJson('/api/auth/accept-invitation', { token, password })
}
