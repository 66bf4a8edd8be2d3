import { expect, it } from 'vitest'
import { AccountLinks, endLinks } from '#server/identity/links/account-links.ts'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { type TestApp, tokenInLink } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp, openMailingApp } from '#test/support/identity/administrator.ts'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { addPasskey, signInByPasskey } from '#test/support/identity/passkey-calls.ts'

const ANNA = 'anna@den.example'
const NEXT = 'a stair that counts itself'

it('records a second factor, its recovery codes, the rule that asks for one, and wrong codes', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const { secret } = (await app.send('POST', '/api/auth/second-factor')).json()
  expect((await app.send('PUT', '/api/auth/second-factor', { code: 'x' })).status).toBe(422)
  const code = totpCode(secret, stepAt(new Date()))
  expect((await app.send('PUT', '/api/auth/second-factor', { code })).status).toBe(200)
  const renewed = await app.send('POST', '/api/auth/second-factor/recovery-codes')
  expect(renewed.status).toBe(200)
  expect((await app.send('PATCH', '/api/settings', { requireSecondFactor: true })).status).toBe(200)
  expect((await app.send('PATCH', '/api/settings', { requireSecondFactor: false })).status).toBe(200)
  // A right password without a code is the first half of a sign-in.
  expect((await app.postJson('/api/auth/sign-in/email', KEEPER)).status).toBe(401)
  expect((await app.postJson('/api/auth/sign-in/email', { ...KEEPER, code })).status).toBe(401)
  const [recoveryCode] = renewed.json().recoveryCodes
  for (const _ of ['on', 'off already'])
    expect((await app.send('DELETE', '/api/auth/second-factor', { code: recoveryCode })).status).toBe(204)
  expect(await done(app)).toEqual([
    'account.signed-in: Unknown browser',
    'second-factor.enabled: ',
    'recovery-codes.made: ',
    'settings.changed: Require a second factor',
    'settings.changed: Require a second factor',
    'account.sign-in-refused: Unknown browser',
    'second-factor.disabled: ',
  ])
})

it('records passkeys that are added and removed, and sign-ins with them, good and bad', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const { authenticator, id } = await addPasskey(app, app)
  expect((await app.send('PATCH', `/api/auth/passkeys/${id}`, { name: 'Ring' })).status).toBe(204)
  expect((await signInByPasskey(app, authenticator)).status).toBe(200)
  expect((await signInByPasskey(app, new Authenticator(app.services.config.siteUrl))).status).toBe(401)
  expect((await app.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(204)
  expect((await app.send('DELETE', `/api/auth/passkeys/${id}`)).status).toBe(404)
  expect(await done(app)).toEqual([
    'account.signed-in: Unknown browser',
    'passkey.added: Key ring',
    'account.signed-in: Unknown browser',
    'account.sign-in-refused: Unknown browser',
    'passkey.removed: Ring',
  ])
})

it('records new passwords and addresses that are asked for and set by a link, and not the links', async () => {
  await using app = await openMailingApp(openTestSqlite)
  const { id } = (await app.services.administrators.findByEmail(KEEPER.email))!
  expect((await app.send('PATCH', '/api/account', { name: 'Anna' })).status).toBe(200)
  expect((await app.send('POST', '/api/account/email', { email: ANNA, password: KEEPER.password })).status).toBe(202)
  await endLinks(app.database, (is) => is('account_id', '=', id))
  const accountLinks = new AccountLinks(app.database)
  const moved = await accountLinks.make('address-change', { accountId: id, email: ANNA }, '')
  for (const status of [200, 404])
    expect((await app.postJson('/api/auth/confirm-address', { token: tokenInLink(moved.url) })).status).toBe(status)
  for (const email of [ANNA, 'a secret typed here', 'stranger@den.example'])
    expect((await app.postJson('/api/auth/forgot-password', { email })).status).toBe(202)
  const links = () => app.database.read.selectFrom('account_links').select('token_hash').execute()
  await expect.poll(links).toHaveLength(1)
  const token = tokenInLink((await accountLinks.make('password-reset', { accountId: id, email: ANNA }, '')).url)
  for (const status of [200, 404])
    expect((await app.postJson('/api/auth/reset-password', { token, password: NEXT })).status).toBe(status)
  const { entries } = await app.services.audit.page({}, 1)
  expect(entries.toReversed().map(({ what, who, about }) => [what, who, about])).toEqual([
    ['account.signed-in', KEEPER.email, 'Unknown browser'],
    ['address.change-requested', KEEPER.email, ANNA],
    ['address.changed', KEEPER.email, ANNA],
    ['password.reset-requested', ANNA, 'Unknown browser'],
    ['password.reset-requested', 'unknown account', 'Unknown browser'],
    ['password.reset-requested', 'unknown account', 'Unknown browser'],
    ['password.reset', ANNA, ''],
  ])
  expect(new Set(entries.map(({ network }) => network))).toEqual(new Set(['127.0.0.0/24']))
})

/** All entries in words, oldest first. */
async function done(app: TestApp): Promise<string[]> {
  return (await app.services.audit.page({}, 1)).entries.map(({ what, about }) => `${what}: ${about}`).toReversed()
}
