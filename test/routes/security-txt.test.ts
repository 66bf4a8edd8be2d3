import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'

it('GET /.well-known/security.txt names the contact address of the settings, for everybody', async () => {
  await using app = await openTestApp(openTestSqlite, { settings: { contact: 'holes@den.example' } })
  const { status, headers, body } = await app.get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: mailto:holes@den\.example\nExpires: \d{4}-\d\d-01T00:00:00Z\n/)
  expect(body).toContain(`Canonical: ${app.services.config.siteUrl}/.well-known/security.txt\n`)
  expect((await app.get('/.well-known/x')).status).toBe(404)
})
