import { expect, it } from 'vitest'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { cookiesOf, openTestApp, type TestApp, tokenInLink } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, signedIn } from '#test/support/identity/administrator.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv, unquoted } from '#test/support/mail/smtp.ts'

const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }
const NEXT = 'a garden of glass bells'
const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }

it('Administrators get a mail about what happens to their accounts', async () => {
  await using smtp = await openFakeSmtp()
  await using app = await openTestApp(openTestSqlite, { env: smtpEnv(smtp.port) })
  const seen = new Set<string>()
  /** The mails since the last call, by recipient and subject. */
  const mailed = async (count: number) => {
    const news = () => smtp.received.filter(({ id }) => !seen.has(id))
    await expect.poll(() => news().length).toBe(count)
    const mails = news().map(({ to, source }) => `${to}: ${subjectIn(source)}`)
    for (const { id } of smtp.received) seen.add(id)
    return mails.toSorted()
  }

  // The first sign-in of an account is no news.
  const keeper = await signedIn(app)
  const known = await signIn(app, KEEPER, FIREFOX)
  expect(await mailed(1)).toEqual([`${KEEPER.email}: A sign-in from a new device at The Midnight Den`])
  const text = unquoted(smtp.received[0]!.source)
  for (const part of ['Device: Firefox on Windows', 'Network: 127.0.0.0/24', ' (UTC)', '/admin/account'])
    expect(text).toContain(part)
  await signIn(app, KEEPER, { ...FIREFOX, Cookie: known })

  const token = { name: 'Import', scopes: ['posts:read'], password: KEEPER.password }
  expect((await keeper.send('POST', '/api/tokens', token)).status).toBe(201)
  expect(await mailed(1)).toEqual([`${KEEPER.email}: A new API token at The Midnight Den`])

  const { link } = (await keeper.send('POST', '/api/invitations', { email: ANNA.email })).json()
  const invitation = { token: tokenInLink(link), password: ANNA.password }
  const accepted = await app.postJson('/api/auth/accept-invitation', invitation)
  expect(accepted.status).toBe(201)
  expect(await mailed(2)).toEqual([
    `${ANNA.email}: You are invited to write for The Midnight Den`,
    `${KEEPER.email}: A new administrator at The Midnight Den`,
  ])

  const { secret } = (await keeper.send('POST', '/api/auth/second-factor')).json()
  const code = totpCode(secret, stepAt(new Date()))
  const { recoveryCodes } = (await keeper.send('PUT', '/api/auth/second-factor', { code })).json()
  expect(await mailed(1)).toEqual([`${KEEPER.email}: Your second factor is on at The Midnight Den`])
  await signIn(app, { ...KEEPER, code: recoveryCodes[0] }, { ...FIREFOX, Cookie: known })
  expect(await mailed(1)).toEqual([`${KEEPER.email}: A recovery code was used at The Midnight Den`])
  const { entries } = (await keeper.send('GET', '/api/audit')).json()
  expect(entries[0]).toMatchObject({ what: 'account.signed-in-by-recovery-code', who: KEEPER.email })

  expect((await keeper.send('DELETE', '/api/auth/second-factor', { code: recoveryCodes[1] })).status).toBe(204)
  expect(await mailed(1)).toEqual([`${KEEPER.email}: Your second factor is off at The Midnight Den`])
  const change = { current: KEEPER.password, next: NEXT }
  expect((await keeper.send('POST', '/api/auth/change-password', change)).status).toBe(200)
  expect(await mailed(1)).toEqual([`${KEEPER.email}: Your password was changed at The Midnight Den`])

  // A new password makes the known browser a new one.
  await signIn(app, { ...KEEPER, password: NEXT }, { ...FIREFOX, Cookie: known })
  expect(await mailed(1)).toEqual([`${KEEPER.email}: A sign-in from a new device at The Midnight Den`])
})

it('Notices lie in the mailbox where no mail leaves the site', async () => {
  await using app = await openTestApp(openTestSqlite)
  await signedIn(app)
  await signIn(app, KEEPER)
  await expect.poll(() => mailboxOf(app.database)).toMatchObject([{ kind: 'account-notice', to: KEEPER.email }])
})

/** @returns what the browser sends as `Cookie` from then on */
async function signIn(app: TestApp, credentials: object, headers: Record<string, string> = {}): Promise<string> {
  const reply = await app.postJson('/api/auth/sign-in/email', credentials, headers)
  expect(reply.status).toBe(200)
  return cookiesOf(reply)
}

function subjectIn(source: string): string {
  return /^Subject: (.*(?:\r\n .*)*)/m.exec(source)![1]!.replaceAll('\r\n', '')
}
