import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'

it('every page names the rules by which others are rendered ahead, which leave out what is no page', async () => {
  await using app = await openTestApp(openTestSqlite)
  for (const page of ['/', '/greetings', '/blogs/nowhere']) {
    const named = (await app.get(page)).headers['speculation-rules']
    expect(named).toBe('"/speculation-rules.json"')
  }
  expect((await app.get('/api/blogs')).headers['speculation-rules']).toBeUndefined()

  const rules = await app.get('/speculation-rules.json')
  expect([rules.status, rules.headers['content-type']]).toEqual([200, 'application/speculationrules+json'])
  const [{ where, eagerness }] = rules.json().prerender
  expect(eagerness).toBe('moderate')
  for (const pattern of ['/admin*', '/api/*', '/media/*'])
    expect(where.and).toContainEqual({ not: { href_matches: pattern } })
})
