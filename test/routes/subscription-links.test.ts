import { expect, it } from 'vitest'
import type { TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { textsOf } from '#test/support/html.ts'
import { mailsIn, tokenIn } from '#test/support/mail/mail.ts'
import {
  mainOf,
  openSubscriptionApp,
  PRIVATE,
  post,
  solved,
  statusOf,
  subscribe,
} from '#test/support/mail/subscribing.ts'

const EMAIL = 'reader@den.example'

describeServer('The link to confirm', (open) => {
  it('leads to a page with a button, which nobody may keep, and which changes nothing', async () => {
    await using app = await openSubscriptionApp(open)
    await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })
    const target = `/subscription/confirm?token=${await tokenIn(app.database, 'confirmUrl')}`
    for (let scanner = 0; scanner < 100; scanner++)
      expect((await app.get(target, { method: scanner % 2 ? 'GET' : 'HEAD' })).status).toBe(200)
    const page = await app.get(target)
    expect(page.headers).toMatchObject(PRIVATE)
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(page.body).not.toContain('rel="canonical"')
    expect(page.body).not.toContain(EMAIL)
    expect(textsOf(page.body, 'main').join()).toContain('r•••@den.example')
    expect(mainOf(page).match(/<form method="post"/g)).toHaveLength(1)
    expect(await statusOf(app, EMAIL)).toBe('pending')

    // A page that sends no referrer calls its origin `null`.
    for (const Origin of ['null', app.services.config.siteUrl]) {
      const reply = await post(app, target, {}, { Origin, 'Sec-Fetch-Site': 'same-origin' })
      expect(reply.status).toBe(200)
      expect(reply.headers).toMatchObject(PRIVATE)
      expect(textsOf(reply.body, 'h1')).toEqual(['You are in'])
    }
    expect(await statusOf(app, EMAIL)).toBe('active')
    expect(textsOf((await app.get(target)).body, 'h1')).toEqual(['You are in'])
    await app.services.settings.save({
      words: { 'page-done-heading': 'Locked <in>', 'page-done-text': '{blogName} writes to {address}' },
    })
    const own = mainOf(await app.get(target))
    expect(own).toContain('Locked &lt;in&gt;</h1>')
    expect(own).toContain('The Midnight Den writes to r•••@den.example')
  })

  it('says so when it does not count', async () => {
    await using app = await openSubscriptionApp(open)
    for (const query of ['', '?token=', '?token=forged', '?token=%00', `?token=${'x'.repeat(5_000)}`]) {
      for (const reply of [
        await app.get(`/subscription/confirm${query}`),
        await post(app, `/subscription/confirm${query}`),
      ]) {
        expect(reply.status).toBe(404)
        expect(reply.headers).toMatchObject(PRIVATE)
        expect(textsOf(reply.body, 'h1')).toEqual(['This link is no longer valid'])
      }
    }
  })
})

describeServer('The link to unsubscribe', (open) => {
  async function withSubscriber(app: TestApp) {
    await subscribe(app, { to_email: EMAIL, captcha: await solved(app) })
    await post(app, `/subscription/confirm?token=${await tokenIn(app.database, 'confirmUrl')}`)
    expect(await statusOf(app, EMAIL)).toBe('active')
    return `/unsubscribe?token=${await tokenIn(app.database, 'unsubscribeUrl')}`
  }

  it('asks first, then acts, and takes it back', async () => {
    await using app = await openSubscriptionApp(open)
    const target = await withSubscriber(app)
    for (let scanner = 0; scanner < 100; scanner++) expect((await app.get(target)).status).toBe(200)
    const page = await app.get(target)
    expect(page.headers).toMatchObject(PRIVATE)
    expect(page.body).not.toContain(EMAIL)
    expect(textsOf(mainOf(page), 'button')).toContain('Unsubscribe')
    expect(await statusOf(app, EMAIL)).toBe('active')

    for (let time = 0; time < 2; time++) {
      const reply = await post(app, target, {}, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })
      expect([reply.status, textsOf(reply.body, 'h1')]).toEqual([200, ['You are unsubscribed']])
      expect(reply.headers).toMatchObject(PRIVATE)
    }
    expect(await statusOf(app, EMAIL)).toBe('unsubscribed')
    const undone = await post(app, target, { undo: '1' })
    expect([undone.status, textsOf(undone.body, 'h1')]).toEqual([200, ['You are still in']])
    expect(await statusOf(app, EMAIL)).toBe('active')

    await post(app, target)
    await app.database.write.updateTable('subscribers').set({ changed_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect((await app.get(target)).body).not.toContain('Undo')
    const late = await post(app, target, { undo: '1' })
    expect([late.status, textsOf(late.body, 'h1')]).toEqual([409, ['This cannot be taken back any more']])
    expect(await statusOf(app, EMAIL)).toBe('unsubscribed')
  })

  it.each(['urlencoded', 'multipart', 'no body', 'a broken body'])('works in one click, %s', async (kind) => {
    await using app = await openSubscriptionApp(open)
    const target = await withSubscriber(app)
    const boundary = 'one-click'
    const multipart = [
      `--${boundary}`,
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      '',
      'One-Click',
      `--${boundary}--`,
      '',
    ].join('\r\n')
    const requests: Record<string, { headers: Record<string, string>; body?: string }> = {
      urlencoded: {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      },
      multipart: { headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` }, body: multipart },
      'no body': { headers: {} },
      'a broken body': { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: 'nothing' },
    }
    const { headers, ...body } = requests[kind]!
    for (const from of [{}, { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }]) {
      const reply = await app.get(target, { method: 'POST', headers: { ...headers, ...from }, ...body })
      expect([reply.status, reply.headers.location, reply.headers['set-cookie']]).toEqual([200, undefined, undefined])
    }
    expect(await statusOf(app, EMAIL)).toBe('unsubscribed')
  })

  it('cannot be made up', async () => {
    await using app = await openSubscriptionApp(open)
    const target = await withSubscriber(app)
    for (const forged of [
      '/unsubscribe',
      `${target}x`,
      target.slice(0, -1),
      target.replace(/\..*/, '.'),
      '/unsubscribe?token=%00',
    ]) {
      expect((await app.get(forged)).status).toBe(404)
      expect((await post(app, forged, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404)
      expect((await post(app, forged, { undo: '1' })).status).toBe(404)
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await app.get(target, { method })).status).toBe(405)
    expect(await statusOf(app, EMAIL)).toBe('active')
  })

  it('stands in no log', async () => {
    await using app = await openSubscriptionApp(open)
    const target = await withSubscriber(app)
    await app.get(target)
    await post(app, target)
    const log = JSON.stringify(app.log)
    expect(log).toContain('/unsubscribe?token=…')
    for (const secret of [target, await tokenIn(app.database, 'unsubscribeUrl'), EMAIL])
      expect(log).not.toContain(secret)
    for (const mail of await mailsIn(app.database))
      expect(log).not.toContain(new URL(mail.data.confirmUrl!).searchParams.get('token'))
  })
})
