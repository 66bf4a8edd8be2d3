import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'

it('Reports of browsers are taken from strangers within limits, and shown to administrators', async () => {
  await using app = await openTestApp(openTestSqlite)
  const { siteUrl } = app.services.config
  const send = (body: string, type = 'application/csp-report') =>
    app.get('/api/policy-reports', { method: 'POST', headers: { 'Content-Type': type }, body })
  const report = (page: string) =>
    JSON.stringify({
      'csp-report': {
        'document-uri': siteUrl + page,
        'blocked-uri': 'https://evil.example/x.js',
        'effective-directive': 'script-src-elem',
      },
    })
  const statuses = []
  for (const body of [report('/admin/posts'), report('/blogs/x'), '{', '"\0"']) statuses.push((await send(body)).status)
  expect(statuses).toEqual([204, 204, 204, 204])
  expect((await send(report('/admin'), 'text/plain')).status).toBe(415)
  expect((await send(' '.repeat(9_000))).status).toBe(413)
  expect(await app.services.policyReports.list()).toMatchObject([{ page: '/admin/posts', reports: 1 }])
  for (let round = 0; round < 30; round++) expect((await send(report('/admin/posts'))).status).toBe(204)
  expect(await app.services.policyReports.list()).toMatchObject([{ reports: 20 }])

  const keeper = await signedIn(app)
  const shown = await keeper.send('GET', '/admin/audit')
  expect(shown.body).toContain('https://evil.example')
  expect(shown.headers['content-security-policy']).toContain('; report-uri /api/policy-reports')
  expect((await app.get('/')).headers['content-security-policy']).not.toContain('report')
})
