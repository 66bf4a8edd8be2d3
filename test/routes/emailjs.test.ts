import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { KEEPER, openKeeperApp } from '#test/support/identity/administrator.ts'
import { type EmailJsFault, emailJsEnv, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { mailsIn, pass } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { mainOf, solved, statusOf, subscribe } from '#test/support/mail/subscribing.ts'

const EMAIL = 'reader@den.example'
const settings = { contact: 'hush@den.example' }
const FAILED = 'Failed to subscribe. Please email us at hush@den.example'

describeServer('Subscribing by way of EmailJS', (open) => {
  it('sends a form whose links work, and says so when the service answers with 200', async () => {
    await using fake = await openFakeEmailJs()
    await using app = await openTestApp(open, { settings, env: emailJsEnv(fake) })
    const reply = await subscribe(app, { to_email: EMAIL, captcha: await solved(app), source: 'greetings' })
    expect([reply.status, reply.json().detail]).toEqual([202, 'Subscribed Successfully. Check your email'])
    const [call] = fake.sent
    expect(call?.path).toBe('/api/v1.0/email/send-form')
    expect(call?.names[0]).toBe('to_email')
    expect(call?.variables).toMatchObject({ to_email: EMAIL, subject: expect.stringMatching(/^Confirm your/) })
    for (const link of [call?.variables.confirm_url, call?.variables.unsubscribe_url]) {
      expect(link).toMatch(new RegExp(`^${app.services.config.siteUrl}/`))
      const { pathname, search } = new URL(link!)
      expect((await app.get(pathname + search)).status).toBe(200)
    }
    expect(call?.variables.message).toContain(call?.variables.confirm_url)
    expect(JSON.stringify(call?.values)).not.toContain('captcha')
  })

  it.each<[string, EmailJsFault]>([
    ['400', { status: 400, text: 'The user_id parameter is required' }],
    ['500', { status: 500, text: 'Internal Server Error' }],
  ])('says that it failed on %s, keeps the request, and mails it when the service is back', async (_name, fault) => {
    await using fake = await openFakeEmailJs(() => fault)
    await using app = await openTestApp(open, { settings, env: emailJsEnv(fake) })
    for (const email of [EMAIL, 'other@den.example']) {
      const reply = await subscribe(app, { to_email: email, captcha: await solved(app) })
      expect([reply.status, reply.json().detail]).toEqual([503, FAILED])
      expect(await statusOf(app, email)).toBe('pending')
    }
    fake.fault = () => undefined
    await pass(app.database, 90_000)
    await app.services.mail.resume()
    await expect.poll(() => fake.sent.length).toBe(2)
    expect(fake.sent.map(({ variables }) => variables.to_email).sort()).toEqual(['other@den.example', EMAIL])
    const third = await subscribe(app, { to_email: 'third@den.example', captcha: await solved(app) })
    expect(third.status).toBe(202)
  })

  it('answers although the service hangs, and costs readers nothing', async () => {
    await using fake = await openFakeEmailJs(() => 'hang')
    const overrides = { mailLimitMs: 1_000 }
    await using app = await openTestApp(open, { settings, env: emailJsEnv(fake), overrides })
    const captcha = await solved(app)
    const asked = subscribe(app, { to_email: EMAIL, captcha })
    await expect.poll(() => fake.calls.length).toBe(1)
    for (let visits = 0; visits < 10; visits++) expect((await app.get('/')).status).toBe(200)
    const reply = await asked
    expect([reply.status, reply.json().detail]).toEqual([202, 'Subscribed Successfully. Check your email'])
  })
})

describeServer('The mail screen with EmailJS', (open) => {
  it('shows each way and why it is paused, resumes and tries one of them, and shows no key', async () => {
    await using smtp = await openFakeSmtp()
    await using fake = await openFakeEmailJs(() => ({ status: 403, text: 'API calls are disabled' }))
    await using app = await openKeeperApp(open, {
      env: {
        ...emailJsEnv(fake),
        EMAILJS_PRIVATE_KEY: 'private-key',
        ...smtpEnv(smtp.port),
      },
    })
    const screen = async () => (await app.send('GET', '/admin/mail')).body.replaceAll('<!-- -->', '')
    expect((await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })).status).toBe(503)
    expect((await app.send('POST', '/api/mail/test', { to: KEEPER.email, transport: 'smtp' })).status).toBe(200)
    expect(smtp.received.map(({ to }) => to)).toEqual([KEEPER.email])

    const page = await screen()
    expect(page).toContain(`Announcements leave by 127.0.0.1:${smtp.port}.`)
    expect(page).toContain('Every other mail leaves by EmailJS: service service_den, template template_den.')
    expect(page).toMatch(/Sending is paused<\/strong> by EmailJS: service service_den/)
    expect(mainOf(await app.send('GET', '/admin/mail'))).toContain('403 API calls are disabled')
    expect(page + JSON.stringify(app.log)).not.toMatch(/public-key|private-key/)

    const refused = await app.send('POST', '/api/mail/test', { to: KEEPER.email, transport: 'emailjs' })
    expect([refused.status, refused.json().detail]).toEqual([502, '403 API calls are disabled'])
    // A refused check leaves no mail in the queue.
    expect((await mailsIn(app.database)).filter(({ kind }) => kind === 'test')).toHaveLength(1)
    expect((await app.send('POST', '/api/mail/resume', { transport: 'pigeon' })).status).toBe(422)
    fake.fault = () => undefined
    const tried = await app.send('POST', '/api/mail/test', { to: KEEPER.email, transport: 'emailjs' })
    expect([tried.status, tried.json().reply]).toEqual([200, '200 OK'])
    expect(fake.sent.map(({ variables }) => variables.to_email)).toContain(KEEPER.email)
    expect(await screen()).not.toContain('Sending is paused')
    expect((await app.send('POST', '/api/mail/resume')).status).toBe(204)
    expect((await app.send('POST', '/api/mail/test', { to: KEEPER.email, transport: 'mailbox' })).status).toBe(502)
  })
})
