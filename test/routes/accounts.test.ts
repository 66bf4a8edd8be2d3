import { expect, it, vi } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp } from '#test/support/identity/administrator.ts'

it('whoever guesses at a password is told how long to wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await using app = await openKeeperApp(openTestSqlite)
  const change = () =>
    app.send('POST', '/api/auth/change-password', { current: 'not this one', next: 'a ladder against the moon' })
  const signIn = () => app.postJson('/api/auth/sign-in/email', { email: KEEPER.email, password: 'not this one' })
  for (const attempt of [change, signIn]) {
    for (let round = 0; round < 4; round++) expect([401, 422]).toContain((await attempt()).status)
    // The fifth one makes the sixth wait, if it comes in the same second.
    const [fifth, sixth] = [await attempt(), await attempt()]
    expect([401, 422]).toContain(fifth.status)
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '1'])
    expect(JSON.parse(sixth.body)).toMatchObject({
      code: 'user-mismatch',
      detail: 'Too many attempts. Wait a second, then try again.',
    })
  }
})
