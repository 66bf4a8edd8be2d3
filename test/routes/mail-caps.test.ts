import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, openMailingApp } from '#test/support/identity/administrator.ts'
import { POST_CALL } from '#test/support/posts.ts'

describeServer('Limits of sending', (open) => {
  it('are changed one by one, and an empty one is none', async () => {
    await using app = await openKeeperApp(open)
    const caps = async () => (await app.services.mailAdmin.overview()).caps
    expect(await caps()).toEqual({ perSecond: 10, perHour: null, perDay: null })
    expect(
      (await app.send('PATCH', '/api/mail/caps', { perSecond: 1000, perHour: 1_000_000, perDay: 200 })).status,
    ).toBe(204)
    expect((await app.send('PATCH', '/api/mail/caps', { perSecond: null })).status).toBe(204)
    expect(await caps()).toEqual({ perSecond: null, perHour: 1_000_000, perDay: 200 })
  })

  it('are refused in words, all together', async () => {
    await using app = await openKeeperApp(open)
    const before = (await app.services.mailAdmin.overview()).caps
    const reply = await app.send('PATCH', '/api/mail/caps', { perSecond: 1001, perHour: 0, perDay: 'many', perWeek: 1 })
    expect([reply.status, reply.json().errors]).toEqual([
      422,
      {
        perSecond: 'A whole number from 1 to 1,000, or nothing for no limit',
        perHour: 'A whole number from 1 to 1,000,000, or nothing for no limit',
        perDay: 'A whole number from 1 to 10,000,000, or nothing for no limit',
        perWeek: 'Den has no such field',
      },
    ])
    expect((await app.send('PATCH', '/api/mail/caps', { perSecond: 5, perDay: 1.5 })).status).toBe(422)
    expect((await app.services.mailAdmin.overview()).caps).toEqual(before)
  })

  it('hold from the next mail on, and what waits follows when they are lifted', async () => {
    await using app = await openMailingApp(open)
    await app.services.subscribers.importCsv('a@reader.example\nb@reader.example\nc@reader.example', 'They asked.')
    await app.send('PATCH', '/api/mail/caps', { perHour: 3 })
    await app.send('POST', '/api/blogs', { ...POST_CALL, announce: true })
    await expect.poll(() => app.smtp.received.length).toBe(2)
    await expect.poll(async () => (await app.services.mail.status()).mails).toEqual({ queued: 1, sent: 2 })
    await app.send('PATCH', '/api/mail/caps', { perHour: null })
    await expect.poll(() => app.smtp.received.length).toBe(3)
  })
})
