import { expect, it } from 'vitest'
import { SCORE_FIELDS } from '#domain/posts/scores/score-query.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput, RATINGS } from '#test/support/posts.ts'
import type { Database } from '../../db/database.ts'
import { PublishedPosts } from '../published-posts.ts'
import { Trash } from '../trash.ts'
import { ScoreRepository } from './score-repository.ts'

describeEachDatabase('The index of scores', (open) => {
  it('holds published posts, and follows every change of them', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const film = { title: ' The  Thing', year: 1982, director: 'John Carpenter & Bob' }
    const { id } = await savePost(database, {
      tag: 'Horror Review',
      ratings: { ...RATINGS, acting: null },
      film,
      contentWarnings: [{ kind: 'gore', severity: 'mild' }],
    })
    const other = await savePost(database, {
      tag: '',
      film: { ...film, title: 'the thing', director: 'JOHN CARPENTER' },
    })
    const [row, unrated] = await rows(database)
    expect(row).toMatchObject({
      post_id: id,
      ...RATINGS,
      acting: null,
      year: 1982,
      category: 'Horror Review',
      warnings: 'gore',
    })
    expect(unrated).toMatchObject({ post_id: other.id, ...NO_SCORES, category: 'General', film: row!.film })
    expect(unrated!.director).toBe(row!.director)

    await posts.update(id, 'any', postInput({ tag: 'Horror List', ratings: RATINGS, film: null }))
    expect((await rows(database))[0]).toMatchObject({ ...NO_SCORES, year: null, film: null, director: null })
    const trash = new Trash(database)
    await trash.put(id)
    expect((await rows(database)).map(({ post_id }) => post_id)).toEqual([other.id])
    await trash.restore(id)
    await posts.delete(other.id)
    expect((await rows(database)).map(({ post_id }) => post_id)).toEqual([id])
  })

  it('stores invalid scores of an import as null, and keeps its other values', async () => {
    await using database = await open()
    await savePost(database, {
      tag: 'Review',
      ratings: { ...RATINGS, terror: 7.5, suspense: 11 },
      film: { title: 5, year: '1982', director: [] } as never,
    })
    expect((await rows(database))[0]).toMatchObject({
      terror: null,
      suspense: null,
      acting: RATINGS.acting,
      year: 1982,
    })
  })

  it('raises its version when scores change, and not when only texts do', async () => {
    await using database = await open()
    const posts = new TestPosts(database)
    const scores = new ScoreRepository(database)
    const post = await savePost(database, { tag: 'Review', ratings: RATINGS })
    const versions = [await scores.version()]
    for (const change of [{ tagline: 'Other words' }, { ratings: { ...RATINGS, terror: 1 } }, { date: '2001-01-01' }]) {
      await posts.update(post.id, 'any', { ...post, ...change })
      versions.push(await scores.version())
    }
    await posts.delete(post.id)
    versions.push(await scores.version())
    const [first, words, rated, moved, deleted] = versions as [number, number, number, number, number]
    expect([words === first, rated > words, moved > rated, deleted > moved]).toEqual([true, true, true, true])
  })

  it('is read newest first, however many slices that takes', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const saved = []
    for (let day = 1; day <= 9; day++) saved.push(await savePost(database, { date: `2024-01-0${1 + (day % 3)}` }))
    const expected = (await posts.newest(9)).map(({ id }) => id)
    const table = await new ScoreRepository(database, undefined, 2).all()
    expect(Array.from({ length: table.length }, (_, row) => table.idAt(row))).toEqual(expected)
  })
})

const NO_SCORES = Object.fromEntries(SCORE_FIELDS.map((field) => [field, null]))

function rows(database: Database) {
  return database.read.selectFrom('post_scores').selectAll().orderBy('created_seq').execute()
}
