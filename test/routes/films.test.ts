import { expect, it, vi } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { openKeeperApp, withToken } from '#test/support/identity/administrator.ts'
import { openFakeWikidata } from '#test/support/services/wikidata.ts'

it('looks films up by their title, and says in words when that fails', async () => {
  await using fake = await openFakeWikidata()
  await using app = await openKeeperApp(openTestSqlite, { env: fake.env })
  const found = await app.send('GET', '/api/films?q=%20Lighthouse%20')
  expect([found.status, found.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  expect(found.json().films).toMatchObject([
    { title: 'The Lighthouse', imdb: 'tt7984734', runtime: 109 },
    { title: 'Lighthouse' },
  ])
  fake.mode = { status: 500 }
  const failed = await app.send('GET', '/api/films?q=x')
  const detail = 'Wikidata answered with 500. Try again later, or type the facts.'
  expect([failed.status, failed.json().detail]).toEqual([502, detail])
})

it('is for sessions alone, and asks for nothing without a title', async () => {
  await using fake = await openFakeWikidata()
  await using app = await openKeeperApp(openTestSqlite, { env: fake.env })
  expect((await app.get('/api/films?q=x')).status).toBe(401)
  expect((await (await withToken(app)).send('GET', '/api/films?q=x')).status).toBe(403)
  for (const query of ['', '?q=', '?q=%20', `?q=${'x'.repeat(1_001)}`]) {
    const reply = await app.send('GET', `/api/films${query}`)
    expect([reply.status, reply.json().errors]).toEqual([422, { q: 'q is the title of a film.' }])
  }
  expect(fake.queries).toEqual([])
})

it('asks twelve times a minute at most', async () => {
  await using fake = await openFakeWikidata()
  await using app = await openKeeperApp(openTestSqlite, { env: fake.env })
  vi.useFakeTimers({ toFake: ['performance'] })
  const replies = await Promise.all(Array.from({ length: 13 }, () => app.send('GET', '/api/films?q=nothing')))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([[429, '5']])
  expect(refused[0]!.json().detail).toBe('Wikidata was asked 12 times within a minute. Try again in 5 seconds.')
})

it('asks nobody unless the operator wants it', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  const reply = await app.send('GET', '/api/films?q=x')
  const detail = 'Films are not looked up here. FILM_DIRECTORY=wikidata in the environment turns it on.'
  expect([reply.status, reply.json().detail]).toEqual([404, detail])
})
