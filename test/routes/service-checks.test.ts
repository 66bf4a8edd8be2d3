import { expect, it } from 'vitest'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'
import { openForgedIssuer } from '#test/support/identity/forged-issuer.ts'
import { EMAILJS_KEYS, emailJsEnv, openFakeEmailJs } from '#test/support/mail/emailjs.ts'
import { newMail } from '#test/support/mail/mail.ts'
import { openFakeSmtp, smtpEnv } from '#test/support/mail/smtp.ts'
import { solved, subscribe } from '#test/support/mail/subscribing.ts'
import { openFakeGoogleAnalytics } from '#test/support/services/google-analytics.ts'
import { openFakeSiteverify } from '#test/support/services/siteverify.ts'
import { openFakeWikidata } from '#test/support/services/wikidata.ts'

it('knows what a fresh site works with, all of it on this server', async () => {
  await using app = await openTestApp(openTestSqlite)
  expect((await app.services.serviceChecks.inUse()).map(({ id, name }) => [id, name])).toEqual([
    ['mailbox', 'Mailbox'],
    ['captcha', 'ALTCHA'],
    ['analytics', 'First-party'],
  ])
  for (const id of ['mailbox', 'captcha', 'analytics'])
    expect(await checked(app, id)).toEqual({
      status: 200,
      body: { ok: true, reply: expect.stringMatching(/^[A-Z].+\.$/) },
    })
})

it('asks each hosted service, and repeats what it says', async () => {
  await using smtp = await openFakeSmtp()
  await using emailJs = await openFakeEmailJs()
  await using captcha = await openFakeSiteverify('turnstile')
  await using google = await openFakeGoogleAnalytics()
  await using wikidata = await openFakeWikidata()
  await using issuer = await openForgedIssuer()
  const env = {
    ...captcha.env,
    ...google.env,
    ...wikidata.env,
    ...issuer.env,
    ...smtpEnv(smtp.port),
    EMAILJS_PUBLIC_KEY: EMAILJS_KEYS.publicKey,
    EMAILJS_SERVICE_ID: EMAILJS_KEYS.serviceId,
    EMAILJS_TEMPLATE_ID: EMAILJS_KEYS.templateId,
    EMAILJS_ORIGIN: emailJs.origin,
  }
  await using app = await openTestApp(openTestSqlite, { env })
  const inUse = await app.services.serviceChecks.inUse()
  expect(inUse.map(({ id, name }) => [id, name])).toEqual([
    ['smtp', 'SMTP'],
    ['emailjs', 'EmailJS'],
    ['captcha', 'Cloudflare Turnstile'],
    ['analytics', 'Google Analytics'],
    ['films', 'Wikidata'],
    ['openid', new URL(issuer.issuer).host],
  ])
  expect(JSON.stringify(inUse)).not.toMatch(new RegExp(`${captcha.secretKey}|hunter2|${EMAILJS_KEYS.publicKey}`))
  for (const { id } of inUse)
    expect([id, await checked(app, id)]).toMatchObject([id, { status: 200, body: { ok: true } }])
  expect(google.calls.at(-1)?.path).toBe('/debug/mp/collect')
  expect(captcha.calls).not.toEqual([])

  captcha.mode = { codes: ['invalid-input-secret'] }
  google.mode = { status: 503 }
  wikidata.mode = { status: 502 }
  issuer.isDown = true
  smtp.fault = () => ({ answer: '554 we do not know you' })
  expect(await checked(app, 'captcha')).toMatchObject({
    body: { ok: false, reply: expect.stringContaining('invalid-input-secret') },
  })
  expect(await checked(app, 'analytics')).toMatchObject({
    body: { ok: false, reply: expect.stringContaining('503') },
  })
  expect(await checked(app, 'films')).toMatchObject({
    body: { ok: false, reply: expect.stringContaining('502') },
  })
  expect(await checked(app, 'openid')).toMatchObject({
    body: { ok: false, reply: expect.stringContaining('fetch failed') },
  })
  expect(await checked(app, 'smtp')).toMatchObject({
    body: { ok: false, reply: expect.stringContaining('we do not know you') },
  })
})

it('does not take for working what is paused', async () => {
  await using smtp = await openFakeSmtp(({ phase }) => (phase === 'mail' ? { answer: '550 5.7.1 no' } : undefined))
  await using emailJs = await openFakeEmailJs()
  const env = { ...emailJsEnv(emailJs), ...smtpEnv(smtp.port), EMAILJS_TEMPLATE_ID: 'template_typo' }
  await using app = await openTestApp(openTestSqlite, { env })
  const words = 'Key and service are known. Whether template template_typo is right, only a mail shows.'
  const unproven = { status: 200, body: { ok: true, isProven: false, reply: words } }
  expect(await checked(app, 'emailjs')).toEqual(unproven)
  const works = await checked(app, 'smtp')
  expect(works).toMatchObject({ status: 200, body: { ok: true } })
  expect(works.body).not.toHaveProperty('isProven')

  const reply = await subscribe(app, { to_email: 'reader@den.example', captcha: await solved(app) })
  expect(reply.status).toBe(503)
  await app.services.mailAdmin.test('keeper@den.example', 'smtp')
  for (const [id, said] of [
    ['emailjs', '400 The template ID not found'],
    ['smtp', '550 5.7.1 no'],
  ] as const)
    expect(await checked(app, id)).toEqual({
      status: 200,
      body: { ok: false, reply: expect.stringContaining(`Sending is paused. It said last: ${said}`) },
    })
  // What waits would pause it at once.
  await app.database.write.deleteFrom('deliveries').execute()
  await app.services.mail.resume()
  expect(await checked(app, 'emailjs')).toEqual(unproven)
})

it('nor what was out of reach for every mail of late', async () => {
  await using emailJs = await openFakeEmailJs(({ values }) =>
    values.template_id === EMAILJS_KEYS.templateId ? { status: 500, text: 'Oh' } : undefined,
  )
  await using app = await openTestApp(openTestSqlite, { env: emailJsEnv(emailJs) })
  for (let mails = 0; mails < 5; mails++) await new OutboxRepository(app.database).enqueue(newMail())
  app.services.mail.outbox.wake()
  await expect.poll(async () => (await app.services.mail.status()).transports[0]?.breakMs).toBeGreaterThan(0)
  expect(await checked(app, 'emailjs')).toMatchObject({
    body: { ok: false, reply: 'It was out of reach for the last mails: 500 Oh' },
  })
})

it('answers about services that are in use', async () => {
  await using app = await openTestApp(openTestSqlite)
  expect(await checked(app, 'smtp')).toMatchObject({ status: 404, body: { detail: expect.stringContaining('smtp') } })
})

const sessions = new WeakMap<TestApp, ReturnType<typeof signedIn>>()

/** Uses one session for each site: another one would be a new device, which is reported by mail. */
async function checked(app: TestApp, id: string) {
  if (!sessions.has(app)) sessions.set(app, signedIn(app))
  const reply = await (await sessions.get(app)!).send('POST', `/api/services/${id}/check`, {})
  return { status: reply.status, body: reply.json() }
}
