import { expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp, signedIn } from '#test/support/identity/administrator.ts'
import { eventsOf } from '#test/support/mail/subscriptions.ts'
import { turns } from '#test/support/time.ts'

const CONSENT = 'They ticked a box on the old site.'
const readers = (count: number) => Array.from({ length: count }, (_, index) => `r${index}@reader.example`).join('\n')

async function idOf(app: TestApp, email: string): Promise<string> {
  return (await app.services.subscribers.list({ q: email })).subscribers[0]!.id
}

describeServer('Subscribers', (open) => {
  it('are blocked, and unblocked as those who left', async () => {
    await using app = await openKeeperApp(open)
    await app.services.subscribers.importCsv('a@reader.example\nb@reader.example', CONSENT)
    const a = await idOf(app, 'a@')
    for (const status of ['active', 'pending', 'bounced'])
      expect((await app.send('PATCH', `/api/subscribers/${a}`, { status })).status).toBe(422)
    const notOut = await app.send('PATCH', `/api/subscribers/${a}`, { status: 'unsubscribed' })
    expect([notOut.status, notOut.json().detail]).toEqual([409, 'Only a blocked address can be unblocked.'])
    expect(await app.services.subscribers.counts()).toMatchObject({ active: 2 })

    expect((await app.send('PATCH', `/api/subscribers/${a}`, { status: 'suppressed' })).status).toBe(204)
    expect((await app.send('PATCH', `/api/subscribers/${a}`, { status: 'unsubscribed' })).status).toBe(204)
    expect(await app.services.subscribers.counts()).toMatchObject({ active: 1, suppressed: 0, unsubscribed: 1 })
    expect(await eventsOf(app.database)).toContain('suppressed')
    expect((await app.send('PATCH', '/api/subscribers/s_nobody', { status: 'unsubscribed' })).status).toBe(404)
  })

  it('are added by hand, shown with what is kept about them, and erased', async () => {
    await using app = await openKeeperApp(open)
    const add = (email: string) => app.send('POST', '/api/subscribers/pending', { email })
    expect((await add('reader@den.example')).status).toBe(204)
    expect((await add('nobody')).json().errors).toEqual({ email: 'Please enter a valid email' })
    await app.services.subscribers.importCsv('left@den.example', CONSENT)
    const left = await idOf(app, 'left@')
    await app.send('PATCH', `/api/subscribers/${left}`, { status: 'suppressed' })
    expect((await add('left@den.example')).json().errors.email).toContain('blocked')

    const reader = await idOf(app, 'reader@')
    const records = (await app.send('GET', `/api/subscribers/${reader}`)).json()
    expect(records).toMatchObject({
      subscriber: { email: 'reader@den.example', status: 'pending', source: 'api' },
      consent: [{ event: 'requested', statement: expect.stringMatching(/^Added by .+@/) }],
      mails: [{ kind: 'confirmation', subject: null }],
    })
    expect((await app.send('GET', '/api/subscribers/s_nobody')).status).toBe(404)

    expect((await app.send('DELETE', `/api/subscribers/${reader}`)).status).toBe(204)
    expect((await app.send('DELETE', `/api/subscribers/${reader}`)).status).toBe(404)
    expect((await add('Reader@den.example')).json().errors.email).toContain('erased')
    const csv = 'reader@den.example\nother@den.example'
    const report = (await app.send('POST', '/api/subscribers', { csv, consent: CONSENT })).json()
    expect(report).toMatchObject({ added: 1, erased: 1, skipped: 0 })
    const entries = (await app.send('GET', '/api/audit')).json().entries
    const erased = entries.find(({ what }: { what: string }) => what === 'subscriber.erased')
    expect([erased !== undefined, JSON.stringify(erased)]).toEqual([true, expect.not.stringContaining('reader@')])
  })

  it('come in by a list, which is told what was understood of it', async () => {
    await using app = await openKeeperApp(open)
    const csv =
      'Nom;Adresse électronique;Statut\nA;a@reader.example;abonné\nB;b@reader.example;désabonné\nC;c@reader.example;Or'
    expect((await app.send('POST', '/api/subscribers', { csv, consent: '' })).status).toBe(422)
    const report = (await app.send('POST', '/api/subscribers', { csv, consent: CONSENT })).json()
    expect(report).toMatchObject({
      added: 1,
      gone: 1,
      unclear: 1,
      unclearWords: ['Or'],
      columns: { address: 'Adresse électronique', status: ['Statut'] },
      stoppedAt: null,
    })
    for (const blank of ['\n\n', 'email,name\n']) {
      const refused = await app.send('POST', '/api/subscribers', { csv: blank, consent: CONSENT })
      expect([refused.status, refused.json().errors]).toEqual([422, { csv: 'The list holds no addresses' }])
    }
    const picture = await app.send('POST', '/api/subscribers', { csv: '\ufffdPNG\r\n\u001a\n\0\0\0', consent: CONSENT })
    expect([picture.status, picture.json().errors.csv]).toEqual([422, expect.stringContaining('is no list')])
    const list = await app.get('/api/subscribers.csv', { headers: app.headers })
    expect(list.headers['content-disposition']).toContain('subscribers.csv')
    expect(list.body).toMatch(/^a@reader\.example,active,/m)
  })

  it('lead to the last page from behind it', async () => {
    await using app = await openKeeperApp(open)
    await app.services.subscribers.importCsv(readers(120), CONSENT)
    const behind = await app.get('/admin/subscribers?q=reader&page=99', { headers: app.headers })
    expect([behind.status, behind.headers.location]).toEqual([302, '/admin/subscribers?q=reader&page=3'])
    expect((await app.get('/admin/subscribers?page=3', { headers: app.headers })).status).toBe(200)
    const nobody = await app.get('/admin/subscribers?q=nobody&page=2', { headers: app.headers })
    expect(nobody.headers.location).toBe('/admin/subscribers?q=nobody')
  })

  it('that come in by a long list leave pages their turn, and stop when the server does', async () => {
    const app = await openTestApp(open)
    const { send } = await signedIn(app)
    const answer = send('POST', '/api/subscribers', { csv: readers(60_000), consent: CONSENT })
    while ((await app.services.subscribers.list()).total === 0) await turns(1)
    expect((await app.get('/healthz')).status).toBe(200)
    const [report] = await Promise.all([answer, app[Symbol.asyncDispose]()])
    expect(report.status).toBe(200)
    const { added, stoppedAt } = report.json()
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThan(60_000)
    expect(stoppedAt).toBe(added + 1)
  })
})
