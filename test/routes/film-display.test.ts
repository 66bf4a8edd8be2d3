import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { linkedDataIn, textIn, textsOf } from '#test/support/html.ts'
import { openKeeperApp, type Writer } from '#test/support/identity/administrator.ts'
import { FILM, POST_CALL, RATINGS, section } from '#test/support/posts.ts'

const LINKS = [
  'https://letterboxd.com/film/the-lighthouse-2019/',
  'https://www.imdb.com/title/tt7984734/',
  'https://www.themoviedb.org/movie/503919',
]

describeServer('The film of a post', (open) => {
  it('is shown as a line of facts with links, and as structured data', async () => {
    await using app = await openKeeperApp(open)
    const { path } = await publish(app.send, {
      title: 'Two Men',
      film: { ...FILM, originalTitle: 'Der Leuchtturm' },
      ratings: RATINGS,
    })
    const { body } = await app.get(path)
    const [facts = ''] = /<p class="facts [\s\S]*?<\/p>/.exec(body) ?? []
    expect(textsOf(facts, 'span')).toEqual([
      'The Lighthouse',
      'Der Leuchtturm',
      '2019',
      'Robert Eggers',
      '1 h 49 min',
      'Canada',
      'Letterboxd',
      'IMDb',
      'TMDB',
    ])
    for (const href of LINKS) expect(facts).toContain(`<a href="${href}" rel="noopener">`)
    for (const href of ['/film/the-lighthouse', '/year/2019', '/director/robert-eggers'])
      expect(facts).toContain(`<a href="${href}">`)
    expect(linkedDataIn(body)[0]).toMatchObject({
      '@type': 'Review',
      itemReviewed: {
        duration: 'PT109M',
        countryOfOrigin: { '@type': 'Country', name: 'Canada' },
        sameAs: LINKS,
      },
    })
  })

  it('is not repeated beside an equal title, and has no line without facts', async () => {
    await using app = await openKeeperApp(open)
    const same = await publish(app.send, { title: 'The Lighthouse', film: { title: 'The Lighthouse', runtime: 60 } })
    const { body } = await app.get(same.path)
    expect(textsOf(/<p class="facts [\s\S]*?<\/p>/.exec(body)?.[0] ?? '', 'span')).toEqual(['1 h'])
    const bare = await publish(app.send, { title: 'Alien', film: { title: 'Alien' } })
    expect((await app.get(bare.path)).body).not.toContain('class="facts')
    const musing = await publish(app.send, {
      title: 'On fog',
      tag: 'Horror Musings',
      film: { title: 'The Fog', runtime: 89 },
    })
    expect(linkedDataIn((await app.get(musing.path)).body)[0]).toMatchObject({
      '@type': 'BlogPosting',
      about: { '@type': 'Movie', name: 'The Fog', duration: 'PT89M' },
    })
  })

  it('has folded content warnings in words', async () => {
    await using app = await openKeeperApp(open)
    const contentWarnings = [
      { kind: 'gore', severity: 'strong', minute: 47 },
      { kind: 'vomit', severity: 'mild' },
    ]
    const { path } = await publish(app.send, { contentWarnings })
    const [warnings = ''] = /<details class="warnings"[\s\S]*?<\/details>/.exec((await app.get(path)).body) ?? []
    expect(warnings.startsWith('<details class="warnings" data-warning-codes="0251"><summary>')).toBe(true)
    expect(textIn(warnings)).toMatch(/^Content warnings: 2\s*Gore strong · minute 47\s*Vomit mild/)
    expect((await app.get('/')).body).toContain('data-warning-codes="0251"')
    const { path: other } = await publish(app.send, { title: 'Harmless' })
    expect((await app.get(other)).body).not.toContain('Content warnings')
  })
})

describeServer('The entries of a list', (open) => {
  it('show film and score of their review, also after it has changed', async () => {
    await using app = await openKeeperApp(open)
    const review = await publish(app.send, {
      title: 'Two Men',
      film: { ...FILM, originalTitle: 'Der Leuchtturm' },
      ratings: RATINGS,
    })
    const sections = [
      section({ sectionText: 'Before.', sectionTitle: 'Before' }),
      { ...section({ sectionTitle: 'A lamp', sectionText: 'x' }), sectionReview: review.id },
      { ...section({ sectionTitle: 'A fog', sectionText: 'x' }), sectionFilm: { title: 'The Fog', year: 1980 } },
      { ...section({ sectionTitle: 'Nothing', sectionText: 'x' }), sectionReview: 'p_nowhere' },
    ]
    const list = await publish(app.send, { title: 'Two lights', tag: 'Horror List', sections })
    const { body } = await app.get(list.path)
    expect(textsOf(body, 'h2').slice(0, 4)).toEqual(['Before', '1. A lamp', '2. A fog', 'Nothing'])
    const [entry = ''] = /<div class="entry">[\s\S]*?<\/div>/.exec(body) ?? []
    expect(entry).toContain('data-score="6"')
    expect(entry).toContain(`<a href="${review.path}">Two Men</a>`)
    expect(textIn(entry)).toContain('The Lighthouse')
    expect(body.match(/class="entry"/g)).toHaveLength(2)
    expect(linkedDataIn(body)[2]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'Two lights',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: expect.objectContaining({
            '@type': 'Movie',
            name: 'The Lighthouse',
            url: app.services.config.siteUrl + review.path,
          }),
        },
        { '@type': 'ListItem', position: 2, item: { '@type': 'Movie', name: 'The Fog', dateCreated: '1980' } },
      ],
    })

    const scores = { ratings: { ...RATINGS, overall: 9 }, revision: 1 }
    expect((await app.send('PATCH', `/api/blogs/${review.id}`, scores)).status).toBe(200)
    expect(/<div class="entry">[\s\S]*?<\/div>/.exec((await app.get(list.path)).body)?.[0]).toContain('data-score="9"')
    await app.send('DELETE', `/api/blogs/${review.id}`)
    const after = (await app.get(list.path)).body
    expect(after.match(/class="entry"/g)).toHaveLength(1)
    expect(after).not.toContain('Two Men')
  })

  it.each([
    [
      ['10. A', '9. B'],
      ['10. A', '9. B'],
    ],
    [
      ['#2 A', 'B'],
      ['#2 A', 'B'],
    ],
    [['A'], ['A']],
    [
      ['', 'B'],
      ['1. Alien', '2. B'],
    ],
  ])('with the section titles %j get the headings %j', async (titles, headings) => {
    await using app = await openKeeperApp(open)
    const sections = titles.map((sectionTitle) => ({
      ...section({ sectionTitle, sectionText: 'x' }),
      sectionFilm: { title: 'Alien' },
    }))
    const { id, path } = await publish(app.send, { title: 'Some', tag: 'A list' })
    await app.send('PATCH', `/api/blogs/${id}`, { sections, revision: 1 })
    expect(textsOf((await app.get(path)).body, 'h2').slice(0, headings.length)).toEqual(headings)
  })
})

async function publish(send: Writer['send'], changes: object): Promise<{ id: string; path: string }> {
  const { id, path } = (await send('POST', '/api/blogs', { ...POST_CALL, ...changes })).json()
  return { id, path: encodeURI(path) }
}
