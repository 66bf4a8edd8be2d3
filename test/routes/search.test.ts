import { expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { postInput, section } from '#test/support/posts.ts'

describeServer('Search', (open) => {
  const posts = [
    postInput({
      title: 'Two Men, One Lamp',
      path: '/blogs/Two-Men',
      film: { title: 'The Lighthouse', year: 2019, director: 'Robert Eggers' },
      sections: [
        section({ sectionText: 'A foghorn groans. ||The gull is the keeper.|| They drink *kerosene* with honey.' }),
      ],
    }),
    postInput({ title: 'Alien', path: '/blogs/Alien', film: { title: 'Alien', year: 1979 } }),
  ]

  it('answers posts with an excerpt and the positions of the found words', async () => {
    await using app = await openTestApp(open, { posts })
    const reply = await app.get('/api/search?q=kerosene')
    expect(reply.status).toBe(200)
    const { results, ...rest } = reply.json()
    expect(rest).toEqual({ page: 1, pages: 1, total: 1 })
    const [{ id, excerpt, marks, ...result }] = results
    expect([id, result]).toEqual([expect.stringMatching(/^p_/), { title: 'Two Men, One Lamp', path: '/blogs/Two-Men' }])
    expect(excerpt).toBe('A foghorn groans. … They drink kerosene with honey.')
    expect(marks.map(([start, end]: [number, number]) => excerpt.slice(start, end))).toEqual(['kerosene'])
    expect((await app.get('/api/search?q=gull')).json().total).toBe(0)
    expect((await app.get('/api/search?q=eggers+2019')).json().results[0].path).toBe('/blogs/Two-Men')
    expect((await app.get('/api/search')).json()).toEqual({ results: [], page: 1, pages: 1, total: 0 })
  })

  it('refuses a query that is too long, and a page that is no number, with messages', async () => {
    await using app = await openTestApp(open)
    const long = await app.get(`/api/search?q=${'x'.repeat(201)}`)
    expect([long.status, long.json().errors]).toEqual([
      422,
      { q: 'A search has at most 200 characters; this one has 201.' },
    ])
    expect((await app.get('/api/search?q=x&page=0')).json().errors).toEqual({
      page: 'A page is a whole number of at least 1.',
    })
    const page = await app.get(`/search?q=${'x'.repeat(201)}`)
    expect([page.status, page.body]).toEqual([
      422,
      expect.stringContaining('A search has at most 200 characters; this one has 201.'),
    ])
  })

  it('is a page that is neither cached nor indexed', async () => {
    await using app = await openTestApp(open, { posts })
    for (let visit = 0; visit < 2; visit++) {
      const { status, headers, body } = await app.get('/search?q=lighthouse')
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(body).toContain('<title>Search – The Midnight Den</title>')
      expect(body).toContain('<meta name="robots" content="noindex"/>')
      expect(body).toContain('One post for “lighthouse”.')
      expect(body).toContain('The <mark>Lighthouse</mark>')
      expect((await app.get('/search?q=alien')).body).toContain('One post for “alien”.')
    }
    expect((await app.get('/search')).body).toContain('Newest posts')
    const none = await app.get('/search?q=%3Cscript%3E')
    expect([none.status, none.body]).toEqual([200, expect.stringContaining('Nothing lurks here for “&lt;script&gt;”.')])
    expect((await app.get('/search?q=alien&page=2')).status).toBe(404)
  })

  it('gets queries of the front page by a redirect', async () => {
    await using app = await openTestApp(open, { posts })
    await app.get('/')
    for (const [target, address] of [
      ['/?q=alien', '/search?q=alien'],
      ['/?page=2&q=a+b', '/search?q=a+b'],
    ] as const) {
      const { status, headers } = await app.get(target)
      expect([status, headers.location]).toEqual([301, address])
    }
  })
})
