import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, linkedDataIn, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { POST_CALL, postInput, section } from '#test/support/posts.ts'

const HEBREW = 'נועה לוי'
const ARABIC = 'ليلى <b>'
const posts = [
  postInput({ title: 'Alone', path: '/blogs/alone', author: 'Mara Vell', date: '2024-01-01' }),
  postInput({
    ...{ title: 'Together', path: '/blogs/together', date: '2024-02-01' },
    ...{ author: 'Mara Vell', authors: ['mara vell', HEBREW, ARABIC] },
    sections: [section()],
  }),
]

describeServer('Several authors', (open) => {
  it('are named on the article, cards and in feeds, and each has a page and a feed', async () => {
    await using app = await openTestApp(open, { posts, env: { SITE_URL: 'https://den.example' } })
    const [alone, together] = [(await app.get('/blogs/alone')).body, (await app.get('/blogs/together')).body]
    const link = (name: string) => {
      const [, slug] = new RegExp(`href="/author/([^"]+)">${name}<`).exec(together) ?? []
      return `<a href="/author/${slug}">${name}</a>`
    }
    const [mara, noa, layla] = ['Mara Vell', HEBREW, 'ليلى &lt;b&gt;'].map(link)
    expect(alone).toContain('<span>By: <a href="/author/mara-vell">Mara Vell</a></span>')
    expect(together).toContain(
      `<span>By: <span><bdi>${mara}</bdi>, <bdi>${noa}</bdi> and <bdi>${layla}</bdi></span></span>`,
    )
    expect((await app.get('/')).body).toContain(
      `<span><bdi>${mara}</bdi>, <bdi>${noa}</bdi> and <bdi>${layla}</bdi></span>`,
    )
    expect([alone, together].map((html) => html.match(/article:author/g)?.length)).toEqual([1, 3])
    expect(linkedDataIn(alone)[0]).toMatchObject({ author: { '@type': 'Person', name: 'Mara Vell' } })
    const persons = ['Mara Vell', HEBREW, ARABIC].map((name) => ({ '@type': 'Person', name }))
    expect(linkedDataIn(together)[0]).toMatchObject({ author: persons })
    expect(attributesOf(together, 'data-quote')[0]).toContain(`by Mara Vell, ${HEBREW} and `)

    const pages = attributesOf(together, 'href').filter((href) => /^\/author\/[^/]+$/.test(href))
    expect(new Set(pages).size).toBe(3)
    for (const page of new Set(pages)) {
      expect(textsOf((await app.get(page)).body, 'h2')).toContain('Together')
      expect(textsOf((await app.get(`${page}/feed.xml`)).body, 'title')).toContain('Together')
    }
    expect(textsOf((await app.get('/author/mara-vell')).body, 'h2')).toEqual(['Together', 'Alone'])
    const inXml = ['Mara Vell', HEBREW, 'ليلى &lt;b&gt;']
    const [rss, atom] = [(await app.get('/feed.xml')).body, (await app.get('/atom.xml')).body]
    expect(rss).toContain(inXml.map((name) => `<dc:creator>${name}</dc:creator>`).join('\n'))
    expect(atom).toContain(inXml.map((name) => `<author>\n<name>${name}</name>\n</author>`).join('\n'))
    const [first, second] = (await app.get('/feed.json')).json().items
    expect([first.authors, second.authors]).toEqual([persons.map(({ name }) => ({ name })), [{ name: 'Mara Vell' }]])
  })

  it('are written and changed by calls, found by search, and kept in revisions, copies and working copies', async () => {
    await using app = await openTokenApp(open)
    const call = { ...POST_CALL, author: 'Mara Vell', authors: [' Noa  Quist ', 'NOA QUIST', ''] }
    const made = (await app.send('POST', '/api/blogs', call)).json()
    expect(made.authors).toEqual(['Noa Quist'])
    const at = `/api/blogs/${made.id}`
    for (const q of ['mara', 'quist'])
      expect((await app.get(`/api/search?q=${q}`)).json().results).toMatchObject([{ id: made.id }])
    expect((await app.get('/api/search/suggestions?q=quist')).json().suggestions).toEqual([
      { kind: 'author', text: 'Noa Quist', href: '/author/noa-quist' },
    ])
    const change = (body: object) => app.send('PATCH', at, body, { 'If-Match': '*' })
    expect((await change({ tagline: 'Other' })).json().authors).toEqual(['Noa Quist'])
    expect((await change({ authors: [] })).json()).not.toHaveProperty('authors')
    expect((await app.get('/author/noa-quist')).status).toBe(404)
    expect((await app.send('GET', `${at}/revisions/1`)).json().authors).toEqual(['Noa Quist'])
    const back = await app.send('POST', `${at}/revisions/1/restore`, undefined, { 'If-Match': '*' })
    expect(back.json().authors).toEqual(['Noa Quist'])
    const put = await app.send('PUT', `${at}/edit`, { authors: ['Noa Quist', 'Ida'] }, { 'If-Match': '*' })
    expect([put.status, put.json().authors]).toEqual([200, ['Noa Quist', 'Ida']])
    expect((await app.get(at)).json().authors).toEqual(['Noa Quist'])
    expect((await app.send('GET', '/api/blogs.zip')).status).toBe(200)
    const without = (await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Without' })).json()
    expect(without).not.toHaveProperty('authors')
  })
})

it('are refused in words: beyond their bounds, and for a page', async () => {
  await using app = await openTokenApp(openTestSqlite)
  const refusal = async (call: object) => {
    const { status, json } = await app.send('POST', '/api/blogs', call)
    return [status, json().errors]
  }
  expect(await refusal({ ...POST_CALL, authors: ['Lee, Ann'] })).toEqual([
    422,
    { authors: 'The name of a further author holds no comma' },
  ])
  const page = { kind: 'page', title: 'About us', authors: ['Ann'] }
  expect(await refusal(page)).toEqual([422, { authors: 'A page has no further authors' }])
})
