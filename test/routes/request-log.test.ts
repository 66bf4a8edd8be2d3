import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { turns } from '#test/support/time.ts'

it.each(['on', 'off'])(
  'LOG_REQUESTS=%s decides about the line of each request, of kept pages as well',
  async (value) => {
    await using app = await openTestApp(openTestSqlite, { env: { LOG_REQUESTS: value } })
    // Rendered, sent from memory by the pipeline, sent before it.
    for (let visit = 0; visit < 3; visit++) expect((await app.get('/greetings')).status).toBe(200)
    app.services.log.info('something else')
    const headers = { Origin: 'https://evil.example' }
    expect((await app.get('/api/blogs', { method: 'POST', headers })).status).toBe(403)
    const lines = () => app.log.filter(({ msg }) => msg === 'request').map(({ url, status }) => `${status} ${url}`)
    if (value === 'on') await expect.poll(() => lines().length).toBe(4)
    // A line is written once the connection has taken the answer.
    await turns(200)
    expect(lines()).toEqual(value === 'on' ? [...Array(3).fill('200 /greetings'), '403 /api/blogs'] : [])
    expect(app.log.map(({ msg }) => msg)).toContain('something else')
  },
)
