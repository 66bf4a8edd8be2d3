import sharp from 'sharp'
import { expect, it } from 'vitest'
import { coverAddress } from '#domain/posts/cover.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'

const posts = [postInput({ path: '/blogs/x', title: 'The Thing & "Others"' })]

describeServer('A cover', (open) => {
  it('stands for the picture that a post does not have, on the page and where it is shared', async () => {
    await using app = await openTestApp(open, { posts })
    const [cover] = attributesOf((await app.get('/')).body, 'src').filter((src) => src.startsWith('/covers/'))
    const reply = await app.get(cover!)
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-security-policy']).toContain('sandbox')

    const article = (await app.get('/blogs/x')).body
    const [hero] = attributesOf(article, 'src').filter((src) => src.startsWith('/covers/'))
    expect([hero, (await app.get(hero!)).status]).toEqual([expect.stringContaining('-hero.svg'), 200])
    const card = attributesOf(article, 'content').find((content) => content.includes('/covers/'))!
    expect(card.startsWith(app.services.config.siteUrl)).toBe(true)
    const jpeg = await app.get(new URL(card).pathname)
    expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(article).toContain(`"image":"${card}"`)
  })

  it('has one address for what it shows, to which earlier ones lead, and none once the post is gone', async () => {
    await using app = await openTokenApp(open, { posts })
    const post = (await app.services.posts.find('/blogs/x'))!
    const address = coverAddress(post, 'wide')
    expect((await app.get(address)).status).toBe(200)
    for (const wrong of [
      address.replace('.svg', '.jpg'),
      `${address}x`,
      '/covers/',
      `/covers/${post.id}.svg`,
      '/covers/..%2Fden.svg',
    ])
      expect([wrong, (await app.get(wrong)).status]).toEqual([wrong, 404])

    await app.send('PATCH', `/api/blogs/${post.id}`, { title: 'The Thing', revision: 1 })
    const next = coverAddress((await app.services.posts.find('/blogs/x'))!, 'wide')
    const earlier = await app.get(address)
    expect([earlier.status, earlier.headers.location]).toEqual([302, next])
    expect((await app.get(next)).status).toBe(200)
    await app.send('DELETE', `/api/blogs/${post.id}`)
    for (const gone of [next, address]) expect((await app.get(gone)).status).toBe(404)
  })

  it('is followed by the source that the post names, on its card and in its article', async () => {
    const sources = ['Drawn by hand', '']
    await using app = await openTestApp(open, {
      posts: sources.map((articleImgSrc, index) => postInput({ path: `/blogs/${index}`, featured: 1, articleImgSrc })),
    })
    const captions = ['Source: Drawn by hand', expect.stringMatching(/^Source: The Midnight Den \(\d{4}\)$/)]
    const cards = textsOf((await app.get('/')).body, 'figcaption').sort()
    expect(cards).toEqual(captions)
    for (const [index, caption] of cards.entries()) {
      const [hero = ''] =
        /<figure class="hero__figure">.*?<\/figure>/s.exec((await app.get(`/blogs/${index}`)).body) ?? []
      expect(attributesOf(hero, 'src')).toEqual([expect.stringContaining('-hero.svg')])
      expect(textsOf(hero, 'figcaption')).toEqual([caption])
    }
  })

  it('is asked for once, and then only whether it has changed', async () => {
    await using app = await openTestApp(open, { posts })
    const address = coverAddress((await app.services.posts.find('/blogs/x'))!, 'square')
    const first = await app.get(address, { headers: { 'Accept-Encoding': 'br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const again = await app.get(address, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag! } })
    expect([again.status, again.body]).toEqual([304, ''])
    const head = await app.get(address, { method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
    // Many at once draw it once.
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.get(address.replace('square', 'wide'))))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
