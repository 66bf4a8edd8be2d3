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
    const lines = () => app.log.filter(({ msg }) => msg === 'request').map(({ url }) => url)
    if (value === 'on') await expect.poll(() => lines().length).toBe(3)
    // A line is written once the connection has taken the answer.
    await turns(200)
    expect(lines()).toEqual(value === 'on' ? Array(3).fill('/greetings') : [])
    expect(app.log.map(({ msg }) => msg)).toContain('something else')
  },
)
