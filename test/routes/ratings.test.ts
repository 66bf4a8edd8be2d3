import { expect, it } from 'vitest'
import { AdmissionControl } from '#server/concurrency/admission-control.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { attributesOf, textsOf } from '#test/support/html.ts'
import { openTokenApp } from '#test/support/identity/administrator.ts'
import { postInput } from '#test/support/posts.ts'
import { ratingsOf } from '#test/support/scores.ts'

const ANY_REVISION = { 'If-Match': '*' }

const review = (title: string, terror: number, overall: number, year: number, more = {}) =>
  postInput({
    title: `On ${title}`,
    path: `/blogs/${title}`,
    ratings: ratingsOf(terror, terror, 7, 8, 6, 5, overall),
    film: { title, year },
    ...more,
  })

const posts = [
  review('Mild', 2, 9, 1999, { date: '2024-01-01' }),
  review('Middling', 5, 6, 2015, { date: '2024-01-02' }),
  review('Harsh', 9, 9, 2019, { date: '2024-01-03', contentWarnings: [{ kind: 'harm-to-animals', severity: 'mild' }] }),
  postInput({ title: 'A list', tag: 'Horror List', path: '/blogs/list', date: '2024-01-04' }),
]

describeServer('/ratings', (open) => {
  it('refuses filters of a network that asks too often, and shows the list of all', async () => {
    const rate = { limit: 1_000, windowMs: 60_000 }
    const admission = { searches: new AdmissionControl({ rate, openPerNetwork: 1, open: 1 }) }
    await using app = await openTestApp(open, { posts, env: { TRUST_PROXY: '1' }, overrides: { admission } })
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    expect((await app.get('/ratings?terror=0-5', { headers })).status).toBe(200)
    const refused = await app.get('/ratings?terror=0-6', { headers })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(refused.body).toContain('Please try again in a minute.')
    expect((await app.get('/ratings', { headers })).status).toBe(200)
  })

  it('shows every rated review, or those that pass the filters of the address', async () => {
    await using app = await openTestApp(open, { posts })
    const titles = async (search: string) => {
      const { status, body } = await app.get(`/ratings${search}`)
      return [status, textsOf(body, 'h2')]
    }
    expect(await titles('')).toEqual([200, ['On Harsh', 'On Middling', 'On Mild']])
    expect(await titles('?terror=0-5&year=2010-&sort=-overall')).toEqual([200, ['On Middling']])
    expect(await titles('?sort=-overall')).toEqual([200, ['On Harsh', 'On Mild', 'On Middling']])
    expect(await titles('?sort=year')).toEqual([200, ['On Mild', 'On Middling', 'On Harsh']])
    expect(await titles('?without=harm-to-animals')).toEqual([200, ['On Middling', 'On Mild']])
    expect(await titles('?category=Horror+Review&utm_source=x')).toEqual([200, ['On Harsh', 'On Middling', 'On Mild']])
    expect(await titles('?terror=0-1')).toEqual([200, []])
    expect((await app.get('/ratings?terror=0-1')).body).toContain('clear all filters')
    expect((await app.get('/ratings?terror=0-5')).body).toContain('2 of 3 reviews')
    expect(await titles('?page=2')).toEqual([404, []])
  })

  it('redirects addresses that the plain form submits to the canonical one', async () => {
    await using app = await openTestApp(open, { posts })
    const form = await app.get('/ratings?terror-min=0&terror-max=5&overall-min=0&overall-max=10&year-min=&sort=-date')
    expect([form.status, form.headers.location]).toEqual([301, '/ratings?terror=0-5'])
    const page = await app.get('/ratings?page=1')
    expect([page.status, page.headers.location]).toEqual([301, '/ratings'])
  })

  it('is indexed and cached without filters only', async () => {
    await using app = await openTestApp(open, { posts })
    const plain = await app.get('/ratings')
    expect(plain.body).toContain(`<link rel="canonical" href="${app.services.config.siteUrl}/ratings"/>`)
    await app.get('/ratings?utm_source=x')
    expect(app.queries).toHaveLength(1)
    const filtered = await app.get('/ratings?terror=0-5')
    expect(filtered.body).toContain('noindex')
    expect(filtered.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await app.get('/ratings?terror=0-5')
    expect(app.queries.length).toBeGreaterThan(1)
  })

  it('says so on a blog without ratings', async () => {
    await using app = await openTestApp(open, { posts: posts.slice(3) })
    const { status, body } = await app.get('/ratings')
    expect([status, body.includes('Nothing is rated yet')]).toEqual([200, true])
    expect(body).not.toContain('data-scores')
  })

  it('and the neighbours on review pages change with the scores of any review', async () => {
    await using app = await openTokenApp(open, { posts })
    const mild = async () =>
      /Milder[\s\S]*?<h2[^>]*><a href="([^"]+)"/.exec((await app.get('/blogs/Middling')).body)?.[1]
    expect(await mild()).toBe('/blogs/Mild')
    const { id } = (await app.get('/api/blogs/%2Fblogs%2FMild')).json()
    const change = (body: object) => app.send('PATCH', `/api/blogs/${id}`, body, ANY_REVISION)
    await change({ tagline: 'Other words' })
    expect((await app.get('/ratings')).body).toContain('On Mild')
    await change({ ratings: ratingsOf(5, 5, 7, 8, 6, 5) })
    expect(await mild()).toBeUndefined()
    expect((await app.get('/blogs/Middling')).body).toContain('Same mood')
    await change({ contentWarnings: [{ kind: 'gore', severity: 'strong' }] })
    expect((await app.get('/ratings')).body).toContain('value="gore"')
    await app.send('DELETE', `/api/blogs/${id}`)
    expect((await app.get('/blogs/Middling')).body).not.toContain('Same mood')
    expect(textsOf((await app.get('/ratings')).body, 'h2')).toEqual(['On Harsh', 'On Middling'])
  })
})

describeServer('/compare', (open) => {
  it('puts two or three films side by side, at one address', async () => {
    await using app = await openTestApp(open, { posts })
    const slugs = attributesOf((await app.get('/ratings')).body, 'value').filter((value) =>
      /^(mild|middling|harsh)$/.test(value),
    )
    expect(slugs).toEqual(['harsh', 'middling', 'mild'])
    const { status, body } = await app.get('/compare/harsh/middling/mild')
    expect([status, body.match(/class="radar__shape"/g)?.length]).toEqual([200, 3])
    expect(attributesOf(body, 'data-score')).toHaveLength(21)
    expect(body).toContain('<title>Harsh (2019), Middling (2015), Mild (1999) compared – ')
    const to = async (target: string) => {
      const reply = await app.get(target)
      return [reply.status, reply.headers.location]
    }
    expect(await to('/compare/mild/harsh')).toEqual([301, '/compare/harsh/mild'])
    expect(await to('/compare/mild/mild/harsh')).toEqual([301, '/compare/harsh/mild'])
    expect(await to('/compare?film=mild&film=harsh')).toEqual([302, '/compare/harsh/mild'])
    expect(await to('/compare?film=mild')).toEqual([302, '/ratings'])
    expect(await to('/compare')).toEqual([302, '/ratings'])
    expect(await to('/compare/mild/mild')).toEqual([302, '/ratings'])
  })

  it('answers 404 for a film without ratings', async () => {
    await using app = await openTestApp(open, { posts })
    for (const target of ['/compare/harsh/nowhere', '/compare/%00/mild'])
      expect([target, (await app.get(target)).status]).toEqual([target, 404])
    expect((await app.get('/compare/harsh/nowhere')).body).toContain('Choose others')
  })
})
