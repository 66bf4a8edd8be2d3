import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { listening } from '#test/support/listening.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'
import { BROWSER } from '#test/support/screen-views.ts'

it('with every hosted service silent, it starts, serves, answers a subscription in words, and ends', async () => {
  await using hole = await openBlackHole()
  const server = runServer({
    DATA_DIR: temporaryFolder(),
    EMAILJS_PUBLIC_KEY: 'public',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
    EMAILJS_ORIGIN: hole.origin,
    CAPTCHA_PROVIDER: 'hcaptcha',
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET_KEY: 'hunter2',
    CAPTCHA_ORIGIN: hole.origin,
    ANALYTICS_PROVIDER: 'google',
    ANALYTICS_ORIGIN: hole.origin,
    GA_MEASUREMENT_ID: 'G-DEN1234567',
    GA_API_SECRET: 'hunter2',
    FILM_DIRECTORY: 'wikidata',
    WIKIDATA_ORIGIN: hole.origin,
  })
  const address = await addressOf(server)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(hole.connections()).toBe(0)

  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...BROWSER, Origin: address, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  for (let view = 0; view < 20; view++) expect((await post('/api/screen-views', { path: '/' })).status).toBe(204)
  const asked = post('/api/subscriptions', { to_email: 'reader@den.example', captcha: 'a token' })
  await expect.poll(hole.connections).toBeGreaterThan(1)
  for (const page of ['/', '/greetings', '/api/blogs']) expect((await fetch(`${address}${page}`)).status).toBe(200)
  const answer = await asked
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ detail: expect.stringMatching(/^Failed to subscribe\. Please email us at \S+@\S+$/) }),
  ])

  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output.stdout).toContain('"msg":"closed"')
  expect(server.output.stdout + server.output.stderr).not.toContain('hunter2')
})

/** Takes every connection and says nothing, ever. */
async function openBlackHole() {
  let connections = 0
  const hole = await listening(createServer(() => connections++))
  return { ...hole, connections: () => connections }
}
