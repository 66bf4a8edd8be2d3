import { expect, it } from 'vitest'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'

it('a proxy that TRUST_PROXY does not name is told of on Settings, to administrators alone', async () => {
  await using app = await openKeeperApp(openTestSqlite)
  expect((await app.send('GET', '/admin/settings')).body).not.toContain('TRUST_PROXY')
  const page = await app.get('/', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  expect(page.body).not.toContain('TRUST_PROXY')
  expect((await app.send('GET', '/admin/settings')).body).toMatch(
    /set <code>TRUST_PROXY=(<!-- -->)?127\.0\.0\.1<\/code>/,
  )
  expect(app.log.filter(({ neighbour }) => neighbour === '127.0.0.1')).toHaveLength(1)
})
