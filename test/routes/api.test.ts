import { describe, expect, it } from 'vitest'
import { PublishedPosts } from '#server/posts/published-posts.ts'
import { openTestApp, type TestApp } from '#test/support/app.ts'
import { breakPosts } from '#test/support/database/break-posts.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { withToken } from '#test/support/identity/administrator.ts'
import { addressOf, drawing } from '#test/support/pictures.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'

const FIELDS =
  'id,title,tagline,description,author,date,tag,featured,path,film,articleImage,articleImgSrc,articleImageAlt,sections,ratings,contentWarnings,comments,views'
const JSON_TYPE = 'application/json'
const PROBLEM_TYPE = 'application/problem+json'
const section = { sectionTitle: 'One', sectionText: 'Text.', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
/** Address of a picture that is no longer stored. */
const LOST = `/media/${'0'.repeat(32)}.jpg`

const feed = Array.from({ length: 23 }, (_, index) =>
  postInput({
    title: `Post ${index}`,
    path: `/blogs/Post-${index}`,
    date: `2025-01-${String(23 - index).padStart(2, '0')}`,
    featured: index % 6 === 5 ? 1 : 0,
    tag: index % 2 ? 'Horror List' : 'Horror Review',
    description: index === 20 ? 'The ÆRA of 100% "Fear"' : 'Long.',
  }),
)

describeServer('a post of the JSON interface', (open) => {
  it('has the fields of the specification in their order, whichever call brings it', async () => {
    const whole = postInput({
      title: 'Whole',
      sections: [section],
      ratings: RATINGS,
      film: { title: 'The Thing', year: 1982, director: 'John Carpenter' },
      comments: [{ from: 'MacReady' }],
      featured: 1,
    })
    await using app = await openTestApp(open, { posts: [postInput({ title: 'Bare' }), whole] })
    const listed = (await app.get('/api/blogs')).json().posts
    const collected = (await app.get('/api/collections/blogs')).json()
    expect(collected).toEqual([listed[1], listed[0]])
    for (const post of listed) {
      expect((await app.get(`/api/blogs/${post.id}`)).json()).toEqual(post)
      expect(Object.keys(post).join()).toBe(FIELDS)
    }
    const [{ id, ...rest }, bare] = listed
    const { authors: _, tags: __, series: ___, pinnedUntil: ____, language: _____, seo: ______, ...written } = whole
    expect(rest).toEqual({ ...written, views: 0 })
    expect(id).toMatch(/^p_[a-z2-7]{20}$/)
    expect(bare).toMatchObject({ film: null, ratings: null, sections: [], comments: [], views: 0, featured: 0 })
  })

  it('is found by its id and by its path, and by nothing else', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ path: '/blogs/What/If?-100%' })] })
    const { id } = (await app.get('/api/blogs')).json().posts[0]
    for (const name of [id, '%2Fblogs%2FWhat%2FIf%3F-100%25', '/blogs/What/If%3F-100%25'])
      expect((await app.get(`/api/blogs/${name}`)).json().id).toBe(id)
    for (const name of ['x', `${id}x`, id.toUpperCase(), 'What%2FIf', '%2Fblogs%2FWhat', '%2Fblogs%2F', '%00', '%ff']) {
      const reply = await app.get(`/api/blogs/${name}`)
      expect([name, reply.status, reply.headers['content-type']]).toEqual([name, 404, PROBLEM_TYPE])
      expect(reply.json()).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'There is no such post.',
      })
    }
  })

  it('is named by its id and revision, and sent again only when that changed', async () => {
    await using app = await openTestApp(open, { posts: [postInput({ sections: [section] })] })
    const posts = new TestPosts(app.database)
    const published = new PublishedPosts(app.database)
    const [post] = await published.newest(1)
    const address = `/api/blogs/${post!.id}`
    const tagOf = async (encoding: string) => {
      const { headers } = await app.get(address, { headers: { 'Accept-Encoding': encoding } })
      return [headers.etag, headers['content-encoding'], headers.vary]
    }
    expect(await tagOf('')).toEqual([`"${post!.id}.1"`, undefined, 'Accept-Encoding'])
    expect(await tagOf('br')).toEqual([`"${post!.id}.1;br"`, 'br', 'Accept-Encoding'])
    expect(await tagOf('gzip')).toEqual([`"${post!.id}.1;gzip"`, 'gzip', 'Accept-Encoding'])

    const statusFor = async (tag: string) => (await app.get(address, { headers: { 'If-None-Match': tag } })).status
    for (const tag of [`"${post!.id}.1"`, `"${post!.id}.1;br"`, `W/"${post!.id}.1;gzip"`, '*'])
      expect([tag, await statusFor(tag)]).toEqual([tag, 304])
    const { headers, bytes } = await app.get(address, { headers: { 'If-None-Match': '*', 'Accept-Encoding': 'br' } })
    expect([headers.etag, headers.vary, bytes.byteLength]).toEqual([`"${post!.id}.1;br"`, 'Accept-Encoding', 0])

    const current = await published.find(post!.id)
    await posts.update(post!.id, 1, { ...current!, title: 'Changed' })
    expect(await statusFor(`"${post!.id}.1"`)).toBe(200)
    expect(await statusFor(`"${post!.id}.2"`)).toBe(304)
  })

  it('carries its pictures itself where that is asked for', async () => {
    const [jpeg, png] = [await drawing('jpeg'), await drawing('png')]
    const post = postInput({
      articleImage: addressOf(jpeg, 'jpeg'),
      sections: [{ ...section, sectionImage: addressOf(png, 'png') }, section, { ...section, sectionImage: LOST }],
    })
    await using app = await openTestApp(open, { posts: [post], pictures: [jpeg, png] })
    const { id } = (await app.get('/api/blogs')).json().posts[0]
    const { send } = await withToken(app)
    const answers = {
      list: async (query: string) => (await send('GET', `/api/blogs${query}`)).json().posts[0],
      one: async (query: string) => (await app.get(`/api/blogs/${id}${query}`)).json(),
      collection: async (query: string) => (await send('GET', `/api/collections/blogs${query}`)).json()[0],
    }
    for (const [name, ask] of Object.entries(answers)) {
      const plain = await ask('')
      expect([name, plain.articleImage]).toEqual([name, post.articleImage])
      const embedded = await ask('?images=embedded')
      // With the token that it takes, a list says the status as well.
      expect(Object.keys(embedded).join()).toBe(name === 'list' ? `${FIELDS},status,publishAt` : FIELDS)
      expect(bytesIn(embedded.articleImage, 'image/jpeg')).toEqual(jpeg)
      expect(bytesIn(embedded.sections[0].sectionImage, 'image/png')).toEqual(png)
      expect(embedded.sections.map((part: typeof section) => part.sectionImage).slice(1)).toEqual(['', LOST])
    }
  })

  it('says what else cannot be asked of its pictures', async () => {
    await using app = await openTestApp(open, { posts: [postInput()] })
    const { id } = (await app.get('/api/blogs')).json().posts[0]
    const { send } = await withToken(app)
    const targets = ['/api/blogs?', '/api/blogs?q=x&', '/api/blogs?status=all&', `/api/blogs/${id}?`]
    for (const target of [...targets, `/api/blogs/${id}/revisions/1?`, '/api/collections/blogs?'])
      for (const value of ['other', 'EMBEDDED', '']) {
        const reply = await send('GET', `${target}images=${value}`)
        expect([target, reply.status, reply.headers['content-type']]).toEqual([target, 422, PROBLEM_TYPE])
        expect(reply.json().errors).toEqual({ images: 'Images is embedded, or left out.' })
      }
  })
})

describeServer('GET /api/blogs', (open) => {
  it('pages through every post in the order of the home feed', async () => {
    await using app = await openTestApp(open, { posts: feed })
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push((await app.get(`/api/blogs?page=${page}`)).json())
    expect(pages.map(({ posts, ...rest }) => [posts.length, rest])).toEqual([
      [10, { page: 1, pages: 3, total: 23 }],
      [10, { page: 2, pages: 3, total: 23 }],
      [3, { page: 3, pages: 3, total: 23 }],
      [0, { page: 4, pages: 3, total: 23 }],
    ])
    expect(Object.keys(pages[0])).toEqual(['posts', 'page', 'pages', 'total'])
    const titles = pages.flatMap(({ posts }) => posts.map((post: { title: string }) => post.title))
    const featured = feed.filter((post) => post.featured)
    const regular = feed.filter((post) => !post.featured)
    const expected = feed.map((_, at) =>
      at % 5 === 0 ? (featured.shift() ?? regular.shift()) : (regular.shift() ?? featured.shift()),
    )
    expect(titles).toEqual(expected.map((post) => post!.title))
    expect((await app.get('/api/blogs')).body).toBe((await app.get('/api/blogs?page=1')).body)
  })

  it('finds by category and by words', async () => {
    await using app = await openTestApp(open, { posts: feed })
    const found = async (query: string) => {
      const { posts, ...rest } = (await app.get(`/api/blogs?${query}`)).json()
      return { ...rest, titles: posts.map((post: { title: string }) => post.title) }
    }
    expect(await found('tag=Horror+List')).toMatchObject({ page: 1, pages: 2, total: 11 })
    expect(await found('tag=horror+list')).toEqual({ page: 1, pages: 1, total: 0, titles: [] })
    expect(await found('q=%20%C3%A6ra%20')).toEqual({ page: 1, pages: 1, total: 1, titles: ['Post 20'] })
    expect(await found('q=100%25+%22fear%22&tag=Horror+Review')).toMatchObject({ total: 1 })
    expect(await found('q=100%25&tag=Horror+List')).toMatchObject({ total: 0 })
    for (const none of ['q=%25', 'q=z_z', "q='", 'q=%00', 'tag=%00', 'tag=Horror%25', 'q[$ne]=1&q=nothing'])
      expect([none, (await found(none)).total]).toEqual([none, 0])
    expect(await found('q=&tag=')).toMatchObject({ total: 23 })
    // Of a parameter that is named twice the first counts, as in a cache before us.
    expect(await found('tag=Horror+List&tag=x&page=1&page=9')).toMatchObject({ page: 1, total: 11 })
  })

  it('says what a page is', async () => {
    await using app = await openTestApp(open, { posts: feed })
    for (const page of ['0', '-1', '1.5', 'x', '1e3', '%201', '1x', '%00', '[1]']) {
      const reply = await app.get(`/api/blogs?page=${page}`)
      expect([page, reply.status, reply.headers['content-type']]).toEqual([page, 422, PROBLEM_TYPE])
      expect(reply.json()).toEqual({
        type: 'about:blank',
        title: 'Unprocessable Content',
        status: 422,
        errors: { page: 'A page is a whole number of at least 1.' },
      })
    }
    expect((await app.get(`/api/blogs?page=${'9'.repeat(400)}`)).json()).toMatchObject({
      posts: [],
      pages: 3,
      total: 23,
    })
    expect((await app.get('/api/blogs?page=')).json()).toMatchObject({ page: 1, total: 23 })
  })
})

describe('every call of the JSON interface', () => {
  it('is refused in a problem document', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x' })] })
    const refused = async (target: string, method: string, status: number) => {
      const reply = await app.get(target, { method, ...(method !== 'GET' && { body: '{"title":"x"}' }) })
      const { 'content-type': type, 'cache-control': caching, allow } = reply.headers
      expect([method, target, reply.status, type, caching]).toEqual([method, target, status, PROBLEM_TYPE, 'no-store'])
      expect(reply.json()).toMatchObject({ type: 'about:blank', status, title: expect.stringMatching(/^[A-Z]/) })
      if (status === 405) expect(allow).toContain('GET, HEAD')
    }
    const unknown = ['/api/x', '/api/', '/api/collections', '/api/collections/users', '/api/collections/', '/v1/x']
    for (const target of unknown) await refused(target, 'GET', 404)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])
      for (const target of ['/api/collections/blogs', '/api/collections/settings', '/v1/projects'])
        await refused(target, method, 405)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) await refused('/api/x', method, 404)
    expect(app.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  it('is refused in one, too, when something breaks, and tells nothing of it', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x' })] })
    const mend = await breakPosts(app.database)
    for (const target of ['/api/blogs', '/api/blogs/x', '/api/collections/blogs']) {
      const reply = await app.get(target)
      expect([reply.status, reply.headers['content-type']]).toEqual([500, PROBLEM_TYPE])
      expect(reply.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 })
    }
    await mend()
    expect((await app.get('/api/blogs')).headers['content-type']).toBe(JSON_TYPE)
  })

  it('has the same headers for HEAD as for GET', async () => {
    await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/x' })] })
    const targets = ['/api/blogs', '/api/blogs/%2Fblogs%2Fx', '/api/collections/blogs', '/api/collections/settings']
    for (const target of [...targets, '/v1/projects', '/api/blogs?page=0', '/api/blogs/none', '/api/x'])
      for (const encoding of ['', 'br']) {
        const [get, head] = [await ask(app, 'GET', target, encoding), await ask(app, 'HEAD', target, encoding)]
        expect(head).toEqual({ ...get, length: 0 })
      }
  })
})

async function ask(app: TestApp, method: string, target: string, encoding: string) {
  const reply = await app.get(target, { method, headers: { 'Accept-Encoding': encoding } })
  // The first is the time, the last differs for each request; how a body is cut into pieces says nothing of an answer without one.
  const { date: _, 'transfer-encoding': __, 'x-request-id': ___, ...headers } = reply.headers
  return { target, status: reply.status, headers, length: method === 'HEAD' ? reply.bytes.byteLength : 0 }
}

function bytesIn(dataString: string, type: string): Buffer {
  const [head, data] = dataString.split(',')
  expect(head).toBe(`data:${type};base64`)
  return Buffer.from(data!, 'base64')
}
