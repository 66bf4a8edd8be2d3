import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { attributesOf } from '#test/support/html.ts'
import { canvas, storedPicture } from '#test/support/pictures.ts'

it('every picture of a page can be had in every size that the page offers', async () => {
  await using app = await openTestApp(openTestSqlite)
  const large = await canvas(1300, 900, '#a0b0c0').jpeg().toBuffer()
  const small = await canvas(300, 200, '#a0b0c0').png().toBuffer()
  for (const bytes of [large, small])
    await savePost(app.database, { articleImage: await storedPicture(app.services.media, bytes) })
  const { body } = await app.get('/')
  const sets = attributesOf(body, 'srcSet')
  expect(sets).toHaveLength(1)
  const addresses = sets[0]!.split(', ').map((candidate) => candidate.split(' ')[0]!)
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    // Until it is drawn, which the first answer does not wait for beyond two seconds.
    await expect.poll(async () => (await app.get(address)).headers['content-type']).toBe('image/webp')
    const reply = await app.get(address)
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.get(address, { headers: { 'If-None-Match': reply.headers.etag! } })).status).toBe(304)
  }
  expect((await app.get(addresses[0]!.replace('-400', '-1600'))).status).toBe(404)
  expect((await app.get(addresses[0]!.replace('-400', '-401'))).status).toBe(404)
  expect(body.match(/fill="#aaa"/g)).toHaveLength(12)
})
