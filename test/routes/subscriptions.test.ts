import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { mailsIn } from '#test/support/mail/mail.ts'
import { openSubscriptionApp, post, solved, subscribe } from '#test/support/mail/subscribing.ts'

const EMAIL = 'reader@den.example'

describeServer('The JSON interface of subscribing', (open) => {
  it('takes a solved challenge once', async () => {
    await using app = await openSubscriptionApp(open)
    const challenge = await app.get('/api/captcha')
    expect([challenge.status, challenge.headers['cache-control']]).toEqual([200, 'no-store'])
    expect((await app.get('/api/captcha')).body).not.toBe(challenge.body)

    const captcha = await solved(app)
    const reply = await subscribe(app, { to_email: ` ${EMAIL} `, captcha, source: 'greetings' })
    expect([reply.status, reply.headers['cache-control']]).toEqual([202, 'no-store'])
    expect(await mailsIn(app.database)).toMatchObject([{ kind: 'confirmation', to: EMAIL }])
    expect(await app.database.read.selectFrom('subscribers').select(['email', 'source']).execute()).toEqual([
      { email: EMAIL, source: 'greetings' },
    ])

    const again = await subscribe(app, { to_email: 'other@den.example', captcha })
    expect(again.status).toBe(422)
    expect(again.json().errors).toEqual({ captcha: 'Please complete reCAPTCHA' })
    expect(await mailsIn(app.database)).toHaveLength(1)
  })

  it('asks for the captcha first, then for the address, in the words of the form', async () => {
    await using app = await openSubscriptionApp(open)
    for (const body of [
      {},
      { to_email: EMAIL },
      { to_email: 'nobody', captcha: 'e30=' },
      { captcha: 1 },
      { captcha: null },
    ]) {
      const reply = await subscribe(app, body)
      expect([reply.status, reply.json().errors]).toEqual([422, { captcha: 'Please complete reCAPTCHA' }])
    }
    const captcha = await solved(app)
    for (const to_email of ['', 'nobody', 'no body@den.example', `${EMAIL},all@den.example`, [EMAIL], { a: 1 }]) {
      const reply = await subscribe(app, { to_email, captcha })
      expect([reply.status, reply.json().errors]).toEqual([422, { to_email: 'Please enter a valid email' }])
    }
    expect((await subscribe(app, { to_email: EMAIL, captcha, admin: true })).json().errors).toEqual({
      admin: 'Den has no such field',
    })
    expect((await subscribe(app, { to_email: EMAIL, captcha, source: 'import' })).status).toBe(422)
    expect((await subscribe(app, [])).status).toBe(422)
    expect(await mailsIn(app.database)).toEqual([])
    expect((await post(app, '/api/subscriptions', { to_email: EMAIL, captcha })).status).toBe(415)
    expect((await app.get('/api/subscriptions')).status).not.toBe(200)
    expect((await subscribe(app, { to_email: EMAIL, captcha })).status).toBe(202)
  })

  it('has limits that no header moves', async () => {
    await using app = await openSubscriptionApp(open)
    const statuses: number[] = []
    for (let index = 0; index < 6; index++) {
      const reply = await subscribe(
        app,
        { to_email: `reader${index}@den.example`, captcha: await solved(app) },
        {
          'X-Forwarded-For': `203.0.113.${index}`,
          'X-Real-IP': `203.0.113.${index}`,
          Forwarded: `for=203.0.113.${index}`,
          'CF-Connecting-IP': `203.0.113.${index}`,
          'User-Agent': `browser ${index}`,
          Cookie: `a=${index}`,
        },
      )
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 503])
  })

  it('takes nothing from another site', async () => {
    await using app = await openSubscriptionApp(open)
    const captcha = await solved(app)
    const headers = { Origin: 'https://evil.example' }
    expect((await subscribe(app, { to_email: EMAIL, captcha }, headers)).status).toBe(403)
  })
})
