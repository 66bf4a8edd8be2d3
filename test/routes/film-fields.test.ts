import { expect, it } from 'vitest'
import { describeServer } from '#test/support/database/databases.ts'
import { openKeeperApp } from '#test/support/identity/administrator.ts'
import { FILM, POST_CALL, section } from '#test/support/posts.ts'

const WARNINGS = [
  { kind: 'gore', severity: 'strong', minute: 47 },
  { kind: 'harm-to-animals', severity: 'mild' },
]
const SECTION = section({ sectionTitle: 'One', sectionText: 'Text' })
const WHOLE_SECTION = { ...SECTION, sectionSpoilers: 1, sectionReview: 'p_other', sectionFilm: FILM }
const WHOLE = { ...POST_CALL, film: FILM, contentWarnings: WARNINGS, sections: [SECTION, WHOLE_SECTION] }

describeServer('What a post says of its film', (open) => {
  it('is read as written, unchanged by changes of other fields, and takes pasted addresses of film sites', async () => {
    await using app = await openKeeperApp(open)
    const { id, ...post } = (await app.send('POST', '/api/blogs', WHOLE)).json()
    expect(post).toMatchObject(WHOLE)
    expect(post.sections).toEqual([SECTION, WHOLE_SECTION])
    const changed = await app.send('PATCH', `/api/blogs/${id}`, { tagline: 'x', revision: 1 })
    expect(changed.json()).toEqual({ id, ...post, tagline: 'x' })

    const film = {
      letterboxd: 'https://letterboxd.com/film/alien/',
      imdb: 'https://www.imdb.com/title/tt0078748/?ref_=x',
      tmdb: 'https://www.themoviedb.org/movie/348-alien',
    }
    const sections = [{ ...SECTION, sectionFilm: film }]
    const pasted = await app.send('PATCH', `/api/blogs/${id}`, { film, sections, contentWarnings: [], revision: 2 })
    const ids = { letterboxd: 'alien', imdb: 'tt0078748', tmdb: 348 }
    expect(pasted.json()).toMatchObject({ film: ids, sections: [{ sectionFilm: ids }], contentWarnings: [] })
  })

  it('is optional: without it sections are read as ever, and there are no content warnings', async () => {
    await using app = await openKeeperApp(open)
    const nothing = { ...SECTION, sectionSpoilers: 0, sectionReview: ' ', sectionFilm: null }
    const sections = [SECTION, nothing, { ...SECTION, sectionFilm: { title: '' } }]
    const post = (await app.send('POST', '/api/blogs', { ...POST_CALL, sections })).json()
    expect([post.contentWarnings, post.sections]).toEqual([[], [SECTION, SECTION, SECTION]])
  })

  it.each<[string, object, Record<string, string | RegExp>]>([
    ['a running time of no minutes', { film: { runtime: 0 } }, { 'film.runtime': /from 1 to 1,000/ }],
    ['half a minute', { film: { runtime: 90.5 } }, { 'film.runtime': /whole number of minutes/ }],
    ['another address', { film: { letterboxd: 'https://boxd.it/x' } }, { 'film.letterboxd': /the-lighthouse-2019/ }],
    ['a person', { film: { imdb: 'nm3147751' } }, { 'film.imdb': /such as tt7984734/ }],
    ['a series', { film: { tmdb: 'https://www.themoviedb.org/tv/1399' } }, { 'film.tmdb': /a number such as 503919/ }],
    ['another key of a film', { film: { studio: 'A24' } }, { 'film.studio': 'Den has no such field' }],
    [
      'an unknown kind',
      { contentWarnings: [{ kind: 'clowns', severity: 'mild' }] },
      { 'contentWarnings.0.kind': /api\/content-warnings/ },
    ],
    [
      'an unknown severity',
      { contentWarnings: [{ kind: 'gore', severity: 3 }] },
      { 'contentWarnings.0.severity': 'Severity is mild or strong' },
    ],
    [
      'a minute before the film',
      { contentWarnings: [{ kind: 'gore', severity: 'mild', minute: -1 }] },
      { 'contentWarnings.0.minute': /from 0 to 1,000/ },
    ],
    [
      'a kind that is named twice',
      { contentWarnings: [WARNINGS[0], WARNINGS[0]] },
      { 'contentWarnings.1.kind': 'Gore is named twice' },
    ],
    ['words for warnings', { contentWarnings: 'gore' }, { contentWarnings: 'Content warnings are a list' }],
    [
      'half a yes',
      { sections: [{ ...SECTION, sectionSpoilers: true }] },
      { 'sections.0.sectionSpoilers': 'Spoilers of a section are 1 or 0' },
    ],
    [
      'a film of a section from the future',
      { sections: [{ ...SECTION, sectionFilm: { year: 3000 } }] },
      { 'sections.0.sectionFilm.year': 'The year of the film is too far away' },
    ],
    [
      'another key of a section',
      { sections: [{ ...SECTION, sectionSpoiler: 1 }] },
      { 'sections.0.sectionSpoiler': 'Den has no such field' },
    ],
  ])('is refused with a message: %s', async (_, wrong, errors) => {
    await using app = await openKeeperApp(open)
    const refused = await app.send('POST', '/api/blogs', { ...WHOLE, ...wrong })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, Object.keys(errors)])
    for (const [name, words] of Object.entries(errors)) expect(refused.json().errors[name]).toMatch(words)
  })

  it('is stored unchecked in a draft, and checked at publication', async () => {
    await using app = await openKeeperApp(open)
    const film = {
      ...FILM,
      year: 'MCMLXXIX',
      runtime: '1 h',
      letterboxd: 'https://lett',
      imdb: 'tt',
      tmdb: 'https://w',
    }
    const sections = [{ ...SECTION, sectionFilm: { year: '19' } }]
    const draft = { ...WHOLE, film, sections, status: 'draft' }
    const { id, ...kept } = (await app.send('POST', '/api/blogs', draft)).json()
    expect(kept).toMatchObject(draft)
    const publish = { status: 'published', revision: 1 }
    const refused = await app.send('PATCH', `/api/blogs/${id}`, publish)
    expect(Object.keys(refused.json().errors).toSorted()).toEqual([
      'film.imdb',
      'film.letterboxd',
      'film.runtime',
      'film.tmdb',
      'film.year',
      'sections.0.sectionFilm.year',
    ])
    const mended = { film: FILM, sections: [WHOLE_SECTION], ...publish }
    expect((await app.send('PATCH', `/api/blogs/${id}`, mended)).json()).toMatchObject({
      ...WHOLE,
      sections: [WHOLE_SECTION],
      status: 'published',
    })
  })

  it('is restored from the trash, and is part of pending edits and revisions', async () => {
    await using app = await openKeeperApp(open)
    const post = (await app.send('POST', '/api/blogs', WHOLE)).json()
    const target = `/api/blogs/${post.id}`
    await app.send('DELETE', target)
    expect((await app.send('POST', `${target}/restore`)).json()).toEqual(post)

    const { id, comments, views, status, publishAt, contentWarnings: _, ...content } = post
    const put = (change: object) => app.send('PUT', `${target}/edit`, { ...content, ...change }, { 'If-Match': '*' })
    // A caller of an earlier version sends no contentWarnings; those of the post stay.
    expect((await put({ tagline: 'Not out yet' })).json().contentWarnings).toEqual(WARNINGS)
    const cleared = await put({ contentWarnings: [] })
    expect(cleared.json().contentWarnings).toEqual([])
    expect((await app.get(target)).json().contentWarnings).toEqual(WARNINGS)

    await app.send('PATCH', target, { film: null, contentWarnings: [], sections: [], revision: 1 })
    const restored = await app.send('POST', `${target}/revisions/1/restore`, {}, { 'If-Match': '*' })
    expect(restored.json()).toMatchObject(WHOLE)
  })

  it('has no content warnings in revisions and pending edits that an earlier version stored', async () => {
    await using app = await openKeeperApp(open)
    const { id, ...post } = (await app.send('POST', '/api/blogs', POST_CALL)).json()
    const { comments, views, status, publishAt, contentWarnings, ...content } = post
    const stored = { content: JSON.stringify(content) }
    await app.database.write.updateTable('post_revisions').set(stored).execute()
    await app.send('PATCH', `/api/blogs/${id}`, { contentWarnings: WARNINGS, revision: 1 })
    await app.send('PUT', `/api/blogs/${id}/edit`, content, { 'If-Match': `"${id}.2"` })
    await app.database.write.updateTable('pending_edits').set(stored).execute()
    for (const target of [`/api/blogs/${id}/edit`, `/api/blogs/${id}/revisions/1`])
      expect((await app.send('GET', target)).json().contentWarnings, target).toEqual([])
    const restored = await app.send('POST', `/api/blogs/${id}/revisions/1/restore`, {}, { 'If-Match': '*' })
    expect(restored.json().contentWarnings).toEqual([])
  })

  it('has content warnings of kinds that anybody can list', async () => {
    await using app = await openKeeperApp(open)
    const { contentWarnings } = (await app.get('/api/content-warnings')).json()
    expect(contentWarnings).toContainEqual({
      kind: 'harm-to-animals',
      label: 'Harm to animals',
      description: 'An animal is hurt or dies.',
    })
    expect(contentWarnings.length).toBeGreaterThan(20)
  })
})
