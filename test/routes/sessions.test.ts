import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { openKeeperApp, signedIn } from '#test/support/identity/administrator.ts'

const ANNA = { email: 'anna@den.example', password: 'a stair that counts itself' }

it('administrators see their own sessions, and end each of them', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const second = await signedIn(app)
  const hers = await signedIn(app, ANNA)
  const sessions = async () => (await app.send('GET', '/api/sessions')).json().sessions
  const listed = await sessions()
  expect(listed).toHaveLength(2)
  expect(listed.filter(({ current }: { current: boolean }) => current)).toEqual([
    {
      id: expect.stringMatching(/^e_/),
      current: true,
      since: expect.any(String),
      lastSeen: expect.any(String),
      device: 'Unknown browser',
      network: '127.0.0.0/24',
    },
  ])
  const other = listed.find(({ current }: { current: boolean }) => !current)

  expect((await hers.send('DELETE', `/api/sessions/${other.id}`)).status).toBe(404)
  expect((await app.send('DELETE', '/api/sessions/e_none')).status).toBe(404)
  expect((await app.send('DELETE', `/api/sessions/${other.id}`)).status).toBe(204)
  expect((await second.send('GET', '/api/sessions')).status).toBe(401)
  expect(await sessions()).toHaveLength(1)

  const own = await app.send('DELETE', `/api/sessions/${(await sessions())[0].id}`)
  expect([own.status, own.headers['set-cookie']?.join()]).toEqual([204, expect.stringContaining('Max-Age=0')])
  expect((await app.send('GET', '/api/sessions')).status).toBe(401)
  expect((await hers.send('GET', '/api/sessions')).status).toBe(200)
})

it('a browser whose session was ended elsewhere asks for it once', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const other = await signedIn(app)
  await app.send('DELETE', '/api/sessions')
  const ask = () => other.send('GET', '/api/auth/session')
  const { status, headers } = await ask()
  expect([status, headers['set-cookie']]).toEqual([
    401,
    [expect.stringMatching(/^den_signed_in=; Max-Age=0; Path=\/;/)],
  ])
  // A request without the hint gets no cookie.
  expect((await app.get('/api/auth/session')).headers['set-cookie']).toBeUndefined()
  expect((await app.send('GET', '/api/auth/session')).headers['set-cookie']).toBeUndefined()
})

it('all others end at once, and those of other administrators stay', async () => {
  await using app = await openTestApp(openTestSqlite)
  const writers = [await signedIn(app), await signedIn(app), await signedIn(app), await signedIn(app, ANNA)]
  expect((await writers[1]!.send('DELETE', '/api/sessions')).status).toBe(204)
  const statuses = await Promise.all(writers.map(async ({ send }) => (await send('GET', '/api/sessions')).status))
  expect(statuses).toEqual([401, 200, 401, 200])
})
