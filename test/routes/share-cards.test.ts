import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cardAddress } from '#domain/pictures/picture.ts'
import { latestShareCardAddress } from '#domain/posts/share-card.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf } from '#test/support/html.ts'
import { openKeeperApp, openTokenApp } from '#test/support/identity/administrator.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { POST_CALL, postInput, RATINGS, section } from '#test/support/posts.ts'

const POST = postInput({ path: '/blogs/x', title: 'The Thing', ratings: RATINGS })
const jpeg = await drawing('jpeg')

describeServer('The card of a shared link', (open) => {
  it('is a picture of 1200 by 630 that may be kept for ever, and has another address after a change', async () => {
    await using app = await openTokenApp(open, { posts: [POST] })
    const before = cardIn((await app.get('/blogs/x')).body)
    const reply = await app.get(before)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(await sharp(reply.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const again = await app.get(before, { headers: { 'If-None-Match': reply.headers.etag! } })
    expect(again.status).toBe(304)

    const { id } = (await app.get('/api/blogs/%2Fblogs%2Fx')).json()
    expect((await app.send('PATCH', `/api/blogs/${id}`, { title: 'The Things', revision: 1 })).status).toBe(200)
    const after = cardIn((await app.get('/blogs/x')).body)
    expect(after).not.toBe(before)
    expect((await app.get(after)).status).toBe(200)
    // Mails and link previews name outdated ones.
    for (const outdated of [before, latestShareCardAddress(id), `/covers/${id}-0123456789a-card.jpg`]) {
      const moved = await app.get(outdated)
      expect([moved.status, moved.headers.location, moved.headers['cache-control']]).toEqual([302, after, 'no-cache'])
    }
    for (const wrong of [
      `/covers/${id}-card.jpg`,
      '/covers/p_none-0123456789a-card.jpg',
      after.replace('.jpg', '.svg'),
    ])
      expect([wrong, (await app.get(wrong)).status]).toEqual([wrong, 404])

    await app.send('DELETE', `/api/blogs/${id}`)
    for (const gone of [before, after]) expect((await app.get(gone)).status).toBe(404)
  })

  it('has another address once the blog has another name', async () => {
    await using app = await openTokenApp(open, { posts: [POST] })
    const before = cardIn((await app.get('/blogs/x')).body)
    await app.services.settings.save({ blogName: 'The Noon Den' })
    const after = cardIn((await app.get('/blogs/x')).body)
    expect(after).not.toBe(before)
    expect([(await app.get(after)).status, (await app.get(before)).headers.location]).toEqual([200, after])
  })

  it('has the picture of the post behind it, while structured data name the picture itself', async () => {
    const articleImage = addressOf(jpeg, 'jpeg')
    await using app = await openTokenApp(open, { posts: [{ ...POST, articleImage }], pictures: [jpeg] })
    const { body } = await app.get('/blogs/x')
    const card = await app.get(cardIn(body))
    expect(card.status).toBe(200)
    const pixels = await sharp(card.bytes).raw().toBuffer()
    const [red, green, blue] = pixels.subarray((20 * 1200 + 1180) * 3)
    expect(red).toBeGreaterThan(3 * Math.max(green!, blue!))
    expect(body).toContain(`"image":"${app.services.config.siteUrl}${cardAddress(articleImage)}"`)
  })

  it('is drawn for no post that readers do not see, nor named by its preview', async () => {
    await using app = await openKeeperApp(open)
    const draft = { ...POST_CALL, ratings: RATINGS, status: 'draft', sections: [section({ sectionText: 'Words.' })] }
    const { id } = (await app.send('POST', '/api/blogs', draft)).json()
    const { url } = (await app.send('POST', `/api/blogs/${id}/preview`, {})).json()
    const preview = (await app.get(new URL(url).pathname)).body
    expect(preview).toContain('Words.')
    expect(preview).not.toMatch(/og:image|-card\.jpg|data-quote/)
    for (const address of [latestShareCardAddress(id), `/covers/${id}-0123456789a-card.jpg`])
      expect([address, (await app.get(address)).status]).toEqual([address, 404])
  })
})

function cardIn(page: string): string {
  const [card] = attributesOf(page, 'content').filter((content) => content.endsWith('-card.jpg'))
  return new URL(card!).pathname
}
