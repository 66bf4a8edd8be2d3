import { expect, it } from 'vitest'
import { EVERYTHING, NEWEST_FIRST } from '#domain/posts/scores/score-query.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { ratingsOf } from '#test/support/scores.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { PostListRepository } from '../post-list-repository.ts'
import { TermRepository } from '../terms/term-repository.ts'
import { ScoreRepository } from './score-repository.ts'
import { Scores } from './scores.ts'

function scoresOf(database: Database): Scores {
  const pictures = { describe: async () => new Map() }
  return new Scores(
    new ScoreRepository(database),
    new PostListRepository(database),
    new TermRepository(database),
    pictures,
    () => database.contentVersion(),
  )
}

const query = { filter: EVERYTHING, sort: NEWEST_FIRST, page: 1 }

describeEachDatabase('Scores', (open) => {
  it('give the reviews that match a filter, page by page, with the spread of each score', async () => {
    await using database = await open()
    for (let terror = 0; terror <= 10; terror++)
      for (const title of ['one', 'two'])
        await savePost(database, { title: `${title} ${terror}`, ratings: ratingsOf(terror, 5, 5, 5, 5, 5, terror) })
    await savePost(database, { title: 'a list', tag: 'Horror List' })
    const scores = scoresOf(database)
    const first = await scores.page(query)
    expect(first).toMatchObject({ found: 22, rated: 22, pages: 2, categories: ['Horror Review'], years: null })
    expect(first.posts).toHaveLength(20)
    expect((await scores.page({ ...query, page: 2 })).posts.map(({ title }) => title)).toEqual(['two 0', 'one 0'])
    expect((await scores.page({ ...query, page: 3 })).posts).toEqual([])
    const mild = await scores.page({
      ...query,
      filter: { ...EVERYTHING, scores: { terror: { min: 1, max: 2 } } },
      sort: { by: 'terror', isDescending: false },
    })
    expect(mild.posts.map(({ title }) => title)).toEqual(['two 1', 'one 1', 'two 2', 'one 2'])
    expect(mild.spreads.terror).toEqual({ all: Array(11).fill(2), found: [0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0] })
  })

  it('include the changes that another process made', async () => {
    await using database = await open()
    await using other = await openDatabase(database.config)
    const scores = scoresOf(database)
    const posts = new TestPosts(other)
    expect((await scores.page(query)).found).toBe(0)
    const post = await savePost(other, { ratings: ratingsOf(1, 1, 1, 1, 1, 1) })
    expect((await scores.page(query)).found).toBe(1)
    await posts.update(post.id, 'any', { ...post, title: 'Anew' })
    expect((await scores.page(query)).posts[0]!.title).toBe('Anew')
    await posts.delete(post.id)
    expect((await scores.page(query)).found).toBe(0)
  })

  it('are read from the database again only when one of them has changed', async () => {
    const reads: string[] = []
    await using database = await open({ onQuery: ({ sql }) => reads.push(sql) })
    const posts = new TestPosts(database)
    const post = await savePost(database, { ratings: ratingsOf(1, 1, 1, 1, 1, 1) })
    const scores = scoresOf(database)
    const readsOfTable = async () => {
      reads.length = 0
      await scores.page(query)
      return reads.filter((sql) => sql.includes('from "post_scores"')).length
    }
    expect(await readsOfTable()).toBe(1)
    expect(await readsOfTable()).toBe(0)
    await posts.update(post.id, 'any', { ...post, tagline: 'Anew' })
    expect(await readsOfTable()).toBe(0)
    await posts.update(post.id, 'any', { ...post, ratings: ratingsOf(2, 2, 2, 2, 2, 2) })
    expect(await readsOfTable()).toBe(1)
  })

  it('lead from a review to a milder, a harsher and a similar one, and to related posts, none of them twice', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const film = { director: 'John Carpenter' }
    const save = (title: string, terror: number, more = {}) =>
      savePost(database, { title, ratings: ratingsOf(terror, terror, 7, 8, 6, 5), ...more })
    await save('related by its director', 10, { film, ratings: null, tag: 'Horror List' })
    await save('milder', 3)
    await save('harsher', 9)
    await save('same mood', 6)
    const own = await save('own', 6, { film })
    const scores = scoresOf(database)
    const { neighbours, more } = await scores.around(own, 3)
    const titles = Object.fromEntries(Object.entries(neighbours).map(([kind, post]) => [kind, post?.title]))
    expect(titles).toEqual({ milder: 'milder', harsher: 'harsher', sameMood: 'same mood' })
    expect(more.map(({ title }) => title)).toEqual(['related by its director'])
    const draft = { ...own, id: 'draft', ratings: null, tag: 'Horror Musings', film: null }
    const besideDraft = await scores.around(draft, 3)
    expect(besideDraft.neighbours).toEqual({ milder: null, harsher: null, sameMood: null })
    expect(besideDraft.more.map(({ title }) => title)).toEqual(['own', 'same mood', 'harsher'])

    // The cached suggestions are those of the published post: not of its draft, nor from before a change.
    expect(await scores.around(own, 3)).toEqual({ neighbours, more })
    const edited = await scores.around({ ...own, ratings: ratingsOf(3, 3, 7, 8, 6, 5) }, 3)
    expect(edited.neighbours.sameMood?.title).toBe('milder')
    await posts.delete(neighbours.sameMood!.id)
    expect((await scores.around(own, 3)).neighbours.sameMood).toBeNull()
  })
})
