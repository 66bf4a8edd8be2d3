import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'

const ID = 'x-request-id'

it('each answer names its request, as its line in the log does, from memory as well', async () => {
  await using app = await openTestApp(openTestSqlite, {})
  const ids: unknown[] = []
  const addresses = ['/greetings', '/greetings', '/greetings', '/healthz', '/api/sessions', '/blogs/none', '/%']
  for (const address of addresses) ids.push((await app.get(address)).headers[ID])
  expect(new Set(ids).size).toBe(addresses.length)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._-]{1,64}$/)
  const logged = () => app.log.filter(({ msg }) => msg === 'request').map(({ requestId }) => requestId)
  await expect.poll(() => logged().length).toBe(addresses.length)
  expect(new Set(logged())).toEqual(new Set(ids))
})

it('an id is taken over from a proxy that TRUST_PROXY names, if it is one, and from nobody else', async () => {
  await using trusting = await openTestApp(openTestSqlite, { env: { TRUST_PROXY: 'loopback' } })
  await using alone = await openTestApp(openTestSqlite, {})
  const idFor = async (app: typeof alone, given: string, address = '/healthz') =>
    (await app.get(address, { headers: { 'X-Request-Id': given } })).headers[ID]
  // Rendered, and then sent from memory.
  for (let visit = 0; visit < 3; visit++) expect(await idFor(trusting, 'edge.7-a_B', '/greetings')).toBe('edge.7-a_B')
  expect(await idFor(alone, 'edge.7-a_B')).not.toBe('edge.7-a_B')
  for (const odd of ['', 'a b', 'é', 'x'.repeat(65), 'a"b', 'a,b']) expect(await idFor(trusting, odd)).not.toBe(odd)
  expect(await idFor(trusting, 'x'.repeat(64))).toBe('x'.repeat(64))
})

describeServer('a request that fails', (open) => {
  it('is named on its page and in every line that it leaves in the log', async () => {
    await using app = await openTestApp(open, {})
    app.services.posts.frontPage = () => {
      app.services.log.warn('a line on the way')
      throw new Error('broken')
    }
    const { status, body, headers } = await app.get('/?page=3')
    expect(status).toBe(500)
    expect(body).toContain(`Request ${headers[ID]}`)
    const lines = () => app.log.filter(({ requestId }) => requestId === headers[ID]).map(({ msg }) => msg)
    await expect.poll(lines).toEqual(expect.arrayContaining(['a line on the way', 'a screen failed', 'request']))
    app.services.log.info('of no request')
    expect(app.log.at(-1)).not.toHaveProperty('requestId')
  })
})
