import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { textIn } from '#test/support/html.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { POST_CALL } from '#test/support/posts.ts'

it('calls mail of the mailbox kept, and never sent, wherever it is counted', async () => {
  await using app = await openTestApp(openTestSqlite)
  await addSubscribers(app.database, 3)
  const { send, headers } = await signedIn(app)
  expect((await send('POST', '/api/blogs', { ...POST_CALL, announce: true })).status).toBe(201)
  await expect.poll(async () => (await app.services.mail.status()).mails).toEqual({ kept: 3 })
  expect((await send('POST', '/api/mail/test', { to: 'keeper@den.example' })).json().reply).toMatch(/kept/)

  const mail = (await app.get('/admin/mail', { headers })).body
  const [announcements = ''] = /<table[\s\S]*?<\/table>/.exec(mail) ?? []
  const cells = (tag: string) => [...announcements.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
  const figures = cells('td').map(([, cell = '']) => textIn(cell))
  const names = cells('th').map(([, name = '']) => textIn(name))
  expect(names).toEqual(
    expect.arrayContaining(['Queued', 'Sent', 'Kept here', 'Failed', 'Uncertain', 'The Wicker Man']),
  )
  // Mails of the announcement, and the test mail, which belongs to none.
  expect(names.at(-1)).toMatch(/^Other mails/)
  expect(figures.join(' ')).toMatch(/\b3 0 0 3 0 0\b.*\b0 0 1 0 0\b/)

  expect(textIn((await app.get('/admin/statistics', { headers })).body)).toContain('0 sent, 4 kept here, 0 failed')
  const [head, ...days] = (await app.get('/api/statistics/mail?period=7', { headers })).body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
  expect(head).toBe('day,sent,kept,failed,uncertain')
  expect(days.map((day) => day.slice(11))).toContain('0,4,0,0')
})
