import { expect, it } from 'vitest'
import { parseCsv } from '#domain/text/csv.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf, textIn, textsOf } from '#test/support/html.ts'
import { openKeeperApp, signedIn, withToken } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'
import { addConsent, addDay, addMail } from '#test/support/statistics.ts'

const TABLES = ['days', 'posts', 'referrers', 'subscribers', 'mail'] as const
const today = new Date().toISOString().slice(0, 10)

describeServer('The statistics screen', (open) => {
  it('shows what was counted, each chart with a table of the same numbers', async () => {
    await using app = await openCounted(open)
    const { headers } = await signedIn(app)
    const { status, body } = await app.get('/admin/statistics', { headers })
    expect(status).toBe(200)
    const charts = [...body.matchAll(/<svg class="chart__plot"[\s\S]*?<desc[^>]*>([\s\S]*?)<\/desc>/g)]
    expect(charts.map(([, sentence = '']) => textIn(sentence))).toEqual([
      expect.stringMatching(/^1,500 views and 420 visitors in 30 days, most of them on .+: 1,500 views\.$/),
      '0 at the beginning of these 30 days, 1 now.',
      '1 came and 0 left.',
      '1 sent, 2 kept here, 1 failed, 0 uncertain in 30 days.',
    ])
    const tables = textsOf(body, 'table').map((_, index) => rowsOf(body, index))
    expect(tables.find((rows) => rows[0]?.includes('Day') && rows[0].includes('Views'))?.[1]?.slice(1)).toEqual([
      '1,500',
      '420',
    ])
    expect(tables.find((rows) => rows[0]?.[0] === 'Post')?.slice(1)).toEqual([
      [expect.stringContaining('The Fog'), '900', '900'],
      [expect.stringContaining('A post that is deleted'), '400', '400'],
    ])
    expect(attributesOf(body, 'href')).toContain('/blogs/The-Fog')
    expect(attributesOf(body, 'aria-label')).toEqual(expect.arrayContaining(['60 % of all views', '27 % of all views']))
    expect(textIn(body)).toContain('Mails without a server to leave by are kept in the mailbox.')
    // The policy of the page allows none.
    expect(body).not.toMatch(/<[^>]+\sstyle=/)
  })

  it('keeps to the period of its address, and to 30 days where that makes no sense', async () => {
    await using app = await openCounted(open)
    const { headers } = await signedIn(app)
    const chosen = async (query: string) => {
      const { status, body } = await app.get(`/admin/statistics${query}`, { headers })
      return [status, textIn(/<a[^>]*aria-current="page"[^>]*href="[^"]*period[\s\S]*?<\/a>/.exec(body)?.[0] ?? '')]
    }
    expect(await chosen('')).toEqual([200, expect.stringMatching(/^30/)])
    expect(await chosen('?period=7')).toEqual([200, expect.stringMatching(/^7/)])
    expect(await chosen('?period=12m')).toEqual([200, '12 months'])
    expect(await chosen('?period=nonsense')).toEqual([200, expect.stringMatching(/^30/)])
    const year = await app.get('/admin/statistics?period=12m', { headers })
    expect(textIn(year.body)).toMatch(/1,500 views since \w+ 1, \d{4}; \w+ is counted until today/)
  })

  it('says in words that nothing was counted yet', async () => {
    await using app = await openKeeperApp(open)
    const { body } = await app.get('/admin/statistics', { headers: app.headers })
    for (const words of ['Nobody has come by yet', 'Nobody has subscribed yet', 'No mail went out in these 30 days'])
      expect(body.replace(/<!--.*?-->/g, '')).toContain(words)
    expect(body).not.toContain('chart__plot')
  })

  it('says why nobody is counted, and still shows subscribers and mail', async () => {
    await using app = await openTestApp(open, { env: { ANALYTICS_PROVIDER: 'off' } })
    await addConsent(app.database, 'a', 'active', [['confirmed', new Date().toISOString()]])
    const { headers } = await signedIn(app)
    const { body } = await app.get('/admin/statistics', { headers })
    expect(textIn(body)).toMatch(
      /Readers are not counted: ANALYTICS_PROVIDER is off\. To count them here.+ first-party/,
    )
    expect(body).not.toContain('Nobody has come by yet')
    expect(textIn(body)).toContain('1 now; 1 new and 0 gone in 30 days.')
  })

  it('shows what is counted here beside Google Analytics', async () => {
    const env = { ANALYTICS_PROVIDER: 'google', GA_MEASUREMENT_ID: 'G-DEN1234567', GA_API_SECRET: 'hunter2' }
    await using app = await openKeeperApp(open, { env: { ...env, ANALYTICS_ORIGIN: 'http://127.0.0.1:9' } })
    const empty = await app.get('/admin/statistics', { headers: app.headers })
    expect(empty.body).toContain('Nobody has come by yet')
    await addDay(app.database, today, { views: 1500, visitors: 420 })
    const { body } = await app.get('/admin/statistics?period=7', { headers: app.headers })
    expect(textIn(body)).toContain('1,500 views')
    for (const page of [empty.body, body]) expect(page).not.toMatch(/Readers are|hunter2/)
  })
})

describeServer('GET /api/statistics/:table', (open) => {
  it('is a file that a spreadsheet opens, for whoever is signed in or holds a token', async () => {
    await using app = await openCounted(open)
    const { headers, send } = await signedIn(app)
    for (const table of TABLES) {
      const reply = await app.get(`/api/statistics/${table}?period=7`, { headers })
      expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'no-store',
      ])
      expect(reply.headers['content-disposition']).toMatch(
        new RegExp(`^attachment; filename="${table}-\\d{4}-\\d\\d-\\d\\d-to-${today}\\.csv"$`),
      )
      expect(reply.body.endsWith('\r\n')).toBe(true)
    }
    await send('PATCH', '/api/account', { language: 'de' })
    const german = await app.get('/api/statistics/days?period=7', { headers })
    expect(german.body).toContain('Tag,Aufrufe,Besuche\r\n')
    const { headers: token } = await withToken(app, ['statistics:read'])
    const days = await app.get('/api/statistics/days?period=7', { headers: token })
    expect([...parseCsv(days.body)].map(({ cells }) => cells).at(-1)).toEqual([today, '1500', '420'])
  })

  it('refuses another table or period in words', async () => {
    await using app = await openTestApp(open)
    const { headers } = await signedIn(app)
    const unknown = await app.get('/api/statistics/secrets', { headers })
    expect([unknown.status, unknown.headers['content-type']]).toEqual([404, 'application/problem+json'])
    expect(unknown.json().detail).toBe('The tables are days, posts, referrers, subscribers and mail.')
    for (const period of ['31', '', '7d', '-7']) {
      const refused = await app.get(`/api/statistics/days?period=${period}`, { headers })
      expect([refused.status, refused.json().errors]).toEqual([
        422,
        { period: 'A period is 7, 30 or 90 days, or 12m.' },
      ])
    }
    expect((await app.get('/api/statistics/days', { method: 'POST', headers, body: '{}' })).status).toBe(405)
  })
})

async function openCounted(open: Parameters<typeof openTestApp>[0]): Promise<TestApp> {
  const app = await openTestApp(open, { posts: [postInput({ title: 'The Fog', path: '/blogs/The-Fog' })] })
  const [post] = (await app.services.posts.list(1, {})).posts
  const posts = { [post!.id]: 900, p_gone: 400 }
  await addDay(app.database, today, { views: 1500, visitors: 420, posts, hosts: { '-evil.example': 7 } })
  await addConsent(app.database, 'a', 'active', [['confirmed', `${today}T00:00:00.000Z`]])
  await addMail(app.database, 'sent', `${today}T00:00:00.000Z`)
  for (let kept = 0; kept < 2; kept++) await addMail(app.database, 'kept', `${today}T00:00:00.000Z`)
  await addMail(app.database, 'failed', `${today}T00:00:00.000Z`)
  return app
}

/** The cells of each row of the page's n-th table. */
function rowsOf(body: string, index: number): string[][] {
  const table = [...body.matchAll(/<table[\s\S]*?<\/table>/g)][index]![0]
  return [...table.matchAll(/<tr>[\s\S]*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => textIn(cell)),
  )
}
