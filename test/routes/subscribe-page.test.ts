import { expect, it, vi } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { fieldsOf, openSubscriptionApp, post, questionOf, statusOf } from '#test/support/mail/subscribing.ts'
import { answerTo } from '#test/support/services/questions.ts'

const EMAIL = 'reader@den.example'

describeServer('Subscribing without scripts', (open) => {
  const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

  it('asks a question first, and subscribes with its answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openSubscriptionApp(open)
    const form = await app.get('/subscribe')
    expect(form.status).toBe(200)
    expect(form.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(Object.keys(fieldsOf(form))).toEqual(['source', 'website', 'to_email'])

    const asked = await post(app, '/subscribe', { to_email: EMAIL, source: 'greetings' })
    expect([asked.status, (await mailsIn(app.database)).length]).toEqual([200, 0])
    expect(fieldsOf(asked)).toMatchObject({ to_email: EMAIL, source: 'greetings', website: '', answer: '' })
    later(4_000)
    const answer = answerTo(questionOf(asked))
    const done = await post(app, '/subscribe', { ...fieldsOf(asked), answer })
    expect([done.status, textsOf(done.body, 'h1')]).toEqual([200, ['Subscribed Successfully. Check your email']])
    expect(textsOf(done.body, 'main').join()).toContain('This blog cannot send mail yet.')
    expect(done.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(await mailsIn(app.database)).toMatchObject([{ to: EMAIL, kind: 'confirmation' }])

    const again = await post(app, '/subscribe', { ...fieldsOf(asked), to_email: 'other@den.example', answer })
    expect(again.status).toBe(422)
    expect(textsOf(again.body, 'main').join()).toContain('Please complete reCAPTCHA')
    expect(await mailsIn(app.database)).toHaveLength(1)
  })

  it('asks anew after a wrong answer, and after one that came too soon', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openSubscriptionApp(open)
    const asked = await post(app, '/subscribe', { to_email: EMAIL })
    const right = { ...fieldsOf(asked), answer: answerTo(questionOf(asked)) }
    expect((await post(app, '/subscribe', right)).status).toBe(422)
    later(4_000)
    const wrong = await post(app, '/subscribe', { ...right, answer: '99' })
    expect(wrong.status).toBe(422)
    expect(textsOf(wrong.body, 'main').join()).toContain('Please complete reCAPTCHA')
    expect(fieldsOf(wrong)).toMatchObject({ to_email: EMAIL, answer: '' })
    expect(fieldsOf(wrong).question).not.toBe(fieldsOf(asked).question)
    expect((await post(app, '/subscribe', right)).status).toBe(422)
    expect(await mailsIn(app.database)).toEqual([])
  })

  it('lets an address be corrected under the same answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openSubscriptionApp(open)
    const asked = await post(app, '/subscribe', { to_email: 'nobody' })
    later(4_000)
    const bad = await post(app, '/subscribe', { ...fieldsOf(asked), answer: answerTo(questionOf(asked)) })
    expect(bad.status).toBe(422)
    expect(textsOf(bad.body, 'main').join()).toContain('Please enter a valid email')
    expect((await post(app, '/subscribe', { ...fieldsOf(bad), to_email: EMAIL })).status).toBe(200)
    expect(await mailsIn(app.database)).toMatchObject([{ to: EMAIL }])
  })

  it('says that it failed when the transport refuses', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openSubscriptionApp(open)
    app.outbox.outcome = 'refused'
    const asked = await post(app, '/subscribe', { to_email: EMAIL })
    later(4_000)
    const failed = await post(app, '/subscribe', { ...fieldsOf(asked), answer: answerTo(questionOf(asked)) })
    expect([failed.status, textsOf(failed.body, 'h1')]).toEqual([
      503,
      ['Failed to subscribe. Please email us at keeper@midnight-den.example'],
    ])
  })

  it('does nothing for what fills the field that nobody sees', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await using app = await openSubscriptionApp(open)
    const asked = await post(app, '/subscribe', { to_email: EMAIL })
    later(4_000)
    const answer = answerTo(questionOf(asked))
    const reply = await post(app, '/subscribe', { ...fieldsOf(asked), answer, website: 'https://spam.example' })
    expect([reply.status, (await mailsIn(app.database)).length, await statusOf(app, EMAIL)]).toEqual([
      200,
      0,
      undefined,
    ])
  })

  it('shows what was typed as text', async () => {
    await using app = await openSubscriptionApp(open)
    const typed = '"><script>alert(1)</script>@den.example'
    const page = await post(app, '/subscribe', { to_email: typed, source: typed })
    expect(page.body).not.toContain('<script>alert')
    const nothing = await app.get('/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(nothing.status).toBe(400)
  })
})
