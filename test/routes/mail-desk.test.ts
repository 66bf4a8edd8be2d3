import { expect, it } from 'vitest'
import { KEEPER, signedIn } from '#test/support/administrator.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeEachDatabase } from '#test/support/databases.ts'
import { openFakeSmtp } from '#test/support/smtp.ts'

const POST = {
  title: 'The Wicker Man',
  tagline: 'Welcome, fool.',
  description: 'Everybody sings.',
  author: 'Mara Vell',
  date: '2026-05-01',
  tag: 'Horror Review',
  featured: 0,
  articleImgSrc: 'me',
}
const READERS = ['a@reader.example', 'b@reader.example', 'c@reader.example']

describeEachDatabase('Announcing a post', (open) => {
  it('mails it once to everybody who is subscribed, with a way out that works', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    expect((await send('POST', '/api/blogs', { ...POST, announce: true })).status).toBe(201)
    await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(3)
    expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(READERS)
    const [mail] = smtp.received
    const unfolded = mail?.source.replaceAll('=\r\n', '')
    expect(unfolded).toContain(`${app.services.config.siteUrl}/blogs/The-Wicker-Man`)
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)

    const [campaign] = (await app.services.mailDesk.overview()).campaigns
    expect(campaign).toMatchObject({ subject: 'The Wicker Man', audience: 3 })
    await expect.poll(async () => (await app.services.mail.status()).mails).toEqual({ sent: 3 })
  })

  it('mails nothing when it is not asked for, or when the post is refused', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    expect((await send('POST', '/api/blogs', POST)).status).toBe(201)
    expect((await send('POST', '/api/blogs', { ...POST, path: '/blogs/The-Wicker-Man', announce: true })).status).toBe(
      422,
    )
    expect((await app.services.mailDesk.overview()).campaigns).toEqual([])
  })

  it('once only, when the same wish comes again', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openWithReaders(open, smtp.port)
    const { send } = await signedIn(app)
    const wish = () => send('POST', '/api/blogs', { ...POST, announce: true }, { 'Idempotency-Key': 'the-same-wish' })
    await Promise.all([wish(), wish(), wish()])
    expect((await app.services.mailDesk.overview()).campaigns).toHaveLength(1)
  })
})

describeEachDatabase('The mail screen', (open) => {
  it('keeps a server with its password hidden, and shows what it says to a test', async () => {
    await using smtp = await openFakeSmtp()
    await using app = await openTestApp(open)
    const { send } = await signedIn(app)
    const url = `smtp://keeper:secret@127.0.0.1:${smtp.port}`
    expect((await send('PATCH', '/api/mail', { url: 'http://x', from: 'nobody' })).json().errors).toMatchObject({
      url: expect.stringContaining('smtp://'),
      from: expect.stringContaining('sender'),
    })
    expect((await send('PATCH', '/api/mail', { url, from: 'The Den <den@den.example>' })).status).toBe(204)
    const shown = (await app.services.mailDesk.overview()).smtp
    expect(shown?.url).toBe(`smtp://keeper:•••@127.0.0.1:${smtp.port}`)
    // What was shown may be saved again, and the password stays.
    expect((await send('PATCH', '/api/mail', { ...shown, from: 'den@den.example' })).status).toBe(204)
    // And goes to no other server.
    const elsewhere = await send('PATCH', '/api/mail', {
      url: 'smtp://keeper:•••@127.0.0.9:2525',
      from: 'den@den.example',
    })
    expect([elsewhere.status, Object.keys(elsewhere.json().errors)]).toEqual([422, ['url']])
    const reply = await send('POST', '/api/mail/test', { to: KEEPER.email })
    expect([reply.status, smtp.received.map(({ to }) => to)]).toEqual([200, [KEEPER.email]])
    expect(reply.json().reply).toMatch(/^250/)
    expect((await app.get('/admin/mail', { headers: (await signedIn(app, SECOND)).headers })).body).not.toContain(
      'secret',
    )
    expect((await send('PATCH', '/api/mail', { url: '', from: '' })).status).toBe(204)
    expect((await app.services.mailDesk.overview()).smtp).toBeNull()
  })

  it('says in the words of the server why a test did not go out', async () => {
    await using smtp = await openFakeSmtp(({ phase }) =>
      phase === 'mail' ? { answer: '530 5.7.0 Authentication required' } : undefined,
    )
    await using app = await openTestApp(open, { env: smtpEnv(smtp.port) })
    const { send } = await signedIn(app)
    const reply = await send('POST', '/api/mail/test', { to: KEEPER.email })
    expect(reply.status).toBe(502)
    expect(reply.json().detail).toContain('Authentication required')
  })
})

describeEachDatabase('The subscriber screen', (open) => {
  it('takes people out for good, and lists come and go as CSV', async () => {
    await using app = await openTestApp(open)
    const { send, headers } = await signedIn(app)
    const list = { csv: 'email\na@reader.example\n=b@reader.example\nnobody\n', consent: 'They asked at the festival.' }
    expect((await send('POST', '/api/subscribers', { ...list, consent: '' })).status).toBe(422)
    expect((await send('POST', '/api/subscribers', list)).json()).toMatchObject({ added: 2, refusedCount: 1 })
    const [first] = (await app.services.subscribers.list({ q: 'a@' })).subscribers
    expect((await send('PATCH', `/api/subscribers/${first!.id}`, { status: 'active' })).status).toBe(422)
    expect((await send('PATCH', `/api/subscribers/${first!.id}`, { status: 'suppressed' })).status).toBe(204)
    expect((await send('POST', '/api/subscribers', list)).json()).toMatchObject({ added: 0, skipped: 2 })

    const csv = await app.get('/api/subscribers.csv', { headers })
    expect(csv.headers['content-disposition']).toContain('subscribers.csv')
    expect(csv.body).toMatch(/^a@reader\.example,suppressed,/m)
    // A spreadsheet shall not take an address for a formula.
    expect(csv.body).toMatch(/^"?'=b@reader\.example/m)
    expect((await app.get('/api/subscribers.csv')).status).toBe(401)
  })
})

const SECOND = { email: 'second@den.example', password: 'another lamp entirely' }

function smtpEnv(port: number) {
  return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'The Den <den@den.example>' }
}

async function openWithReaders(open: Parameters<typeof openTestApp>[0], port: number): Promise<TestApp> {
  const app = await openTestApp(open, { env: smtpEnv(port) })
  await app.services.subscribers.importCsv(READERS.join('\n'), 'They asked.')
  return app
}
