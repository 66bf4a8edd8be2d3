import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { Metrics } from '#server/metrics/metrics.ts'
import { listenForMetrics } from '#server/metrics/serve-metrics.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { newMail } from '#test/support/mail/mail.ts'

const METRICS_TOKEN = 'a-token-of-thirty-three-letters-x'
const env = { METRICS_TOKEN }
const authorized = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } }

describeServer('metrics', (open) => {
  it('say what was answered, how fast, from where, and how the blog is', async () => {
    await using app = await openTestApp(open, { env })
    for (let visit = 0; visit < 3; visit++) await app.get('/greetings')
    await app.get('/api/sessions')
    await app.get('/feed.xml')
    await app.get('/media/none.jpg')
    await app.postJson('/api/auth/sign-in/email', { email: 'nobody@den.example', password: 'wrong' })
    await new OutboxRepository(app.database).enqueue(newMail())
    const requests = (kind: string, status: number) =>
      `den_http_request_duration_seconds_count{kind="${kind}",status="${status}"}`
    await expect
      .poll(() => samplesOf(app))
      .toMatchObject({
        [requests('page', 200)]: 3,
        [requests('api', 401)]: 2,
        [requests('feed', 200)]: 1,
        [requests('picture', 404)]: 1,
        'den_page_answers_total{from="memory"}': 2,
        den_database_up: 1,
        'den_mails{state="waiting"}': 1,
        'den_subscribers{state="active"}': 0,
        den_sign_ins_refused_total: 1,
      })
    const samples = await samplesOf(app)
    expect(samples['den_database_statement_duration_seconds_count{kind="select"}']).toBeGreaterThan(0)
    expect(samples.process_resident_memory_bytes).toBeGreaterThan(1e7)
    const ofPages = 'den_http_request_duration_seconds_bucket{kind="page",status="200"'
    const counts = Object.keys(samples).flatMap((name) => (name.startsWith(ofPages) ? [samples[name]!] : []))
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts.at(-1)).toBe(3)
  })

  it('say that the database does not answer, and no old state', async () => {
    await using app = await openTestApp(open, { env })
    expect(await samplesOf(app)).toMatchObject({ den_database_up: 1, den_scheduled_posts: 0 })
    app.services.publishScheduler.counts = () => Promise.reject(new Error('gone'))
    const samples = await samplesOf(app)
    expect(samples.den_database_up).toBe(0)
    expect(samples).not.toHaveProperty('den_scheduled_posts')
  })
})

it('metrics are nowhere for those who do not send the token, and where no setting asks for them', async () => {
  await using off = await openTestApp(openTestSqlite, {})
  await using on = await openTestApp(openTestSqlite, { env })
  const status = async (app: TestApp, headers = {}) => (await app.get('/metrics', { headers })).status
  expect(await status(off)).toBe(404)
  expect(await status(off, authorized.headers)).toBe(404)
  expect(await status(on)).toBe(404)
  for (const sent of ['', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])
    expect(await status(on, { Authorization: sent }), sent).toBe(404)
  expect(await status(on, authorized.headers)).toBe(200)
})

it('a port of their own serves metrics and nothing else', async () => {
  await using app = await openTestApp(openTestSqlite, {})
  const metrics = new Metrics()
  metrics.describe(app.services, undefined)
  await using listener = await listenForMetrics(metrics, { ...app.services.config, metricsPort: 0 })
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${listener.port}${path}`, { method })
    return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
  }
  const { status, type, text } = await ask('/metrics')
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(read(text).den_database_up).toBe(1)
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
})

it('every metric that the alert rules and the dashboard name is there', async () => {
  await using app = await openTestApp(openTestSqlite, { env })
  await app.get('/greetings')
  // A gauge of PostgreSQL alone.
  const names = new Set(['den_database_connections'])
  await expect
    .poll(async () => {
      for (const name of Object.keys(await samplesOf(app))) names.add(name.replace(/\{.*/, ''))
      const files = ['alerts.yml', 'grafana-dashboard.json'].map((file) =>
        readFileSync(`docs/monitoring/${file}`, 'utf8'),
      )
      const named = files.join().matchAll(/\b(?:den|nodejs|process)_[a-z0-9_]+/g)
      return [...named].map(([name]) => name).filter((name) => !names.has(name))
    })
    .toEqual([])
})

async function samplesOf(app: TestApp): Promise<Record<string, number>> {
  return read((await app.get('/metrics', authorized)).body)
}

/** The samples of a text in Prometheus' format, by name and labels. Every line has to be of that format. */
function read(text: string): Record<string, number> {
  const samples: Record<string, number> = {}
  for (const line of text.split('\n').filter((line) => line && !/^# (HELP|TYPE) [a-z0-9_]+ ./.test(line))) {
    const [, name = '', value] = /^([a-z0-9_]+(?:\{(?:[a-z0-9_]+="[^"]*",?)*\})?) (\S+)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    expect(Object.keys(samples), line).not.toContain(name)
    samples[name] = Number(value)
  }
  return samples
}
