import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { RATINGS, section } from '#test/support/posts.ts'
import type { Database } from '../../db/database.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { compactIndexes } from '../indexing/post-index.ts'
import { PublishedPosts } from '../published-posts.ts'
import { Trash } from '../trash.ts'
import { TermRepository } from './term-repository.ts'

describeEachDatabase('Terms', (open) => {
  it('count their posts through saves, the trash and the deletion of a post', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const trash = new Trash(database)
    const film = { title: 'The Thing', year: 1982, director: 'John Carpenter' }
    const one = await savePost(database, { film, ratings: RATINGS, date: '2024-10-31' })
    const two = await savePost(database, { tag: 'Horror List', author: 'Ada', date: '2024-11-01' })
    expect(await counts(database)).toEqual({
      'author ada': '1 0',
      'author mac': '1 1',
      'category horror-list': '1 0',
      'category horror-review': '1 1',
      'decade 1980': '1 1',
      'director john-carpenter': '1 1',
      'film the-thing': '1 1',
      'published-month 2024-10': '1 1',
      'published-month 2024-11': '1 0',
      'published-year 2024': '2 1',
      'year 1982': '1 1',
    })
    await posts.update(two.id, 'any', { ...two, author: 'Mac', film: { ...film, director: 'J. Carpenter' } })
    await posts.update(one.id, 'any', { ...one, ratings: null, date: '2023-01-01' })
    const after = await counts(database)
    expect(after).toMatchObject({ 'author mac': '2 0', 'published-year 2023': '1 0', 'film the-thing': '2 0' })
    expect(Object.keys(after)).not.toContain('author ada')
    await trash.put(one.id)
    expect(await counts(database)).toMatchObject({ 'author mac': '1 0', 'director j-carpenter': '1 0' })
    await trash.restore(one.id)
    expect(await counts(database)).toEqual(after)
    await posts.delete(one.id)
    await posts.delete(two.id)
    expect(await counts(database)).toEqual({})
    expect(await database.read.selectFrom('post_terms').selectAll().execute()).toEqual([])
  })

  it('are sorted anew, in steps, after the language has changed', async () => {
    await using database = await open()
    for (let index = 0; index < 60; index++) await savePost(database, { author: `Number${index}` })
    await savePost(database, { author: 'Łucja', title: 'El nido', ratings: RATINGS })
    const places = async () => {
      const rows = await database.read
        .selectFrom('terms')
        .select(['label', 'letter', 'sort_key'])
        .where('label', 'in', ['Łucja', 'El nido'])
        .orderBy('label')
        .execute()
      return rows.map(({ letter, sort_key }) => `${letter} ${sort_key}`)
    }
    expect(await places()).toEqual(['e el-nido', 'l lucja-lucja'])
    const settings = new SettingsRepository(database)
    await settings.set('language', 'es')
    const version = await database.contentVersion()
    await compactIndexes(database)
    expect(await places()).toEqual(['n nido', 'l lucja-lucja'])
    expect(await database.contentVersion()).toBe(version + 1)
    await settings.set('language', 'pl')
    await compactIndexes(database)
    expect(await places()).toEqual(['e el-nido', 'l~ l~ucja-l~ucja'])
    const sorted = await database.contentVersion()
    await compactIndexes(database)
    expect(await database.contentVersion()).toBe(sorted)
  })

  it('stay as a newer version sorted them, and are sorted anew where an older one did', async () => {
    await using database = await open()
    await savePost(database, { author: 'Ada' })
    const sorted = async (alphabet: string) => {
      await database.write.updateTable('terms').set({ alphabet, sort_key: 'theirs' }).execute()
      await compactIndexes(database)
      const ada = database.read.selectFrom('terms').select(['alphabet', 'sort_key']).where('label', '=', 'Ada')
      return Object.values(await ada.executeTakeFirstOrThrow())
    }
    const version = await database.contentVersion()
    for (const newer of ['en 3', 'en 10']) expect(await sorted(newer)).toEqual([newer, 'theirs'])
    expect(await database.contentVersion()).toBe(version)
    for (const older of ['', 'en 1', 'de 3', 'en-x 2']) expect(await sorted(older)).toEqual(['en 2', 'ada-ada'])
    const language = { key: 'language', value: JSON.stringify('tlh'), updated_at: '2026-11-01T00:00:00.000Z' }
    await database.write.insertInto('settings').values(language).execute()
    expect(await sorted('tlh 2')).toEqual(['tlh 2', 'theirs'])
  })

  it('keep their slugs as long as any post has them', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const elan = await savePost(database, { author: 'Elan' })
    const accented = await savePost(database, { author: 'Élan' })
    expect(await authors(database)).toEqual({ elan: 'Elan', 'elan-2': 'Élan' })
    await posts.delete(elan.id)
    await posts.update(accented.id, 'any', { ...accented, title: 'Other', tag: 'Horror List', date: '2020-01-01' })
    expect(await authors(database)).toEqual({ 'elan-2': 'Élan' })
    await savePost(database, { author: 'ELAN' })
    expect(await authors(database)).toEqual({ elan: 'ELAN', 'elan-2': 'Élan' })
    await savePost(database, { author: 'elan' })
    await savePost(database, { author: 'Elan 2' })
    expect(await authors(database)).toEqual({ elan: 'ELAN', 'elan-2': 'Élan', 'elan-3': 'elan', 'elan-2-2': 'Elan 2' })
  })

  it('are different for films of the same title and different years, and hold the director that was saved last', async () => {
    await using database = await open()
    await savePost(database, { film: { title: 'Nosferatu', year: 1922, director: 'Murnau' } })
    await savePost(database, { film: { title: 'Nosferatu', year: 1979 } })
    const again = await savePost(database, { film: { title: 'Nosferatu', year: 1922, director: 'F. W. Murnau' } })
    const terms = new TermRepository(database)
    expect(await terms.find('film', 'nosferatu')).toMatchObject({ year: 1922, posts: 2, director: 'F. W. Murnau' })
    expect(await terms.find('film', 'nosferatu-2')).toMatchObject({ year: 1979, posts: 1 })
    expect([...(await terms.slugsOf([again.id]))]).toContainEqual(['film 1922 Nosferatu', 'nosferatu'])
  })

  it('of one post get different slugs when their labels fold to the same text', async () => {
    await using database = await open()
    await savePost(database, { film: { title: 'X', director: 'Élan, Elan and ELAN' } })
    const rows = await new TermRepository(database).fromAToZ('director', 0, 9)
    expect(rows.map(({ label, slug }) => [label, slug])).toEqual([
      ['Élan', 'elan'],
      ['Elan', 'elan-2'],
      ['ELAN', 'elan-3'],
    ])
  })

  it('are saved by few statements, and by one when a save changes none of them', async () => {
    const queries: string[] = []
    await using database = await open({ onQuery: ({ sql }) => queries.push(sql) })
    const posts = new TestPosts(database)
    const film = { title: 'The Thing', year: 1982, director: 'John Carpenter' }
    const ofTerms = () => queries.filter((sql) => /\b(post_)?terms\b/.test(sql)).length
    const post = await savePost(database, { film, ratings: RATINGS })
    expect(ofTerms()).toBe(5)
    queries.length = 0
    await posts.update(post.id, 'any', { ...post, tagline: 'Another' })
    expect(ofTerms()).toBe(1)
  })

  it('are stored for a post whose sections name a thousand films', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const film = (index: number) => ({
      title: `Film ${index}`,
      year: 1920 + (index % 100),
      director: `A ${index}, B ${index}`,
    })
    const sections = Array.from({ length: 1_000 }, (_, index) => section({ sectionFilm: film(index) }))
    const post = await savePost(database, { tag: 'Horror List', sections })
    const terms = new TermRepository(database)
    expect(await terms.find('director', 'b-999')).toMatchObject({ posts: 1, label: 'B 999' })
    await posts.update(post.id, 'any', { ...post, sections: sections.slice(0, 1) })
    expect(await terms.find('film', 'film-0')).toMatchObject({ posts: 1 })
    expect(await terms.find('film', 'film-999')).toBeUndefined()
  })

  it('give their posts page by page, the newest first, also when a page is read from the end', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    for (let day = 1; day <= 25; day++)
      await savePost(database, { date: `2024-01-${String(1 + (day % 13)).padStart(2, '0')}` })
    const terms = new TermRepository(database)
    const term = (await terms.find('published-month', '2024-01'))!
    const all = (await posts.newest(25)).map(({ id }) => id)
    const pages = await Promise.all([0, 10, 20, 30].map((offset) => terms.postIds(term, offset, 10)))
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0])
    expect(pages.flat()).toEqual(all)
  })

  it('know the date of their oldest post, and the lowest and the highest score', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const scored = (overall: number, date: string) => savePost(database, { ratings: { ...RATINGS, overall }, date })
    await scored(7, '2024-01-01')
    const low = await scored(2, '2022-01-01')
    await scored(9, '2023-01-01')
    await savePost(database, { date: '2021-05-05' })
    const terms = new TermRepository(database)
    const find = () => terms.find('category', 'horror-review')
    expect(await find()).toMatchObject({ posts: 4, reviews: 3, since: '2021-05-05', lowest: 2, highest: 9 })
    await posts.delete(low.id)
    expect(await find()).toMatchObject({ posts: 3, reviews: 2, lowest: 7, highest: 9 })
    expect(await terms.find('category', 'nothing\0')).toBeUndefined()
  })

  it('with the nearest slugs are found for a slug that does not exist', async () => {
    await using database = await open()
    for (const author of ['Ada', 'Bob', 'Carl', 'Dora']) await savePost(database, { author })
    const near = await new TermRepository(database).near('author', 'bobby', 1)
    expect(near.map(({ label }) => label)).toEqual(['Bob', 'Carl'])
  })
})

async function counts(database: Database): Promise<Record<string, string>> {
  const rows = await database.read.selectFrom('terms').selectAll().orderBy('kind').orderBy('slug').execute()
  return Object.fromEntries(rows.map(({ kind, slug, posts, reviews }) => [`${kind} ${slug}`, `${posts} ${reviews}`]))
}

async function authors(database: Database): Promise<Record<string, string>> {
  const rows = await database.read.selectFrom('terms').selectAll().where('kind', '=', 'author').execute()
  return Object.fromEntries(rows.map(({ slug, label }) => [slug, label]))
}
