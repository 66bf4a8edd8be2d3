import type { Post, Score } from '#domain/posts/post.ts'
import { hasRatings, SCORE_MAX } from '#domain/posts/ratings.ts'
import { categoryLabel, showsRatings } from '#domain/posts/review.ts'
import { eachScore } from '#domain/posts/scores/score-query.ts'
import type { ScoreEntry } from '#domain/posts/scores/score-table.ts'
import { directorNames, filmOf } from '#domain/posts/terms/term.ts'
import { isWarningKind } from '#domain/posts/warnings/content-warnings.ts'
import { textHash } from '#domain/text/text-hash.ts'
import { asInserted } from '../../db/as-inserted.ts'
import type { Connection } from '../../db/database.ts'
import { searchable, storable } from '../../db/text.ts'
import type { PostIndex } from '../indexing/post-index.ts'
import type { PostScoreTable } from './score-tables.ts'

/** The row of `counters` that rises with every change of `post_scores`: servers read the table again only when it has risen. */
export const SCORES_COUNTER = 'scores'

export const scoreIndex: PostIndex = {
  async add(trx, published) {
    // A page has no scores.
    const posts = published.filter(({ post }) => post.kind !== 'page')
    const ids = posts.flatMap(({ post, isNew }) => (isNew ? [] : [post.id]))
    const stored = ids.length === 0 ? [] : await rowsOf(trx, ids)
    const storedOf = new Map(stored.map((row) => [row.post_id, row]))
    const rows = posts.map(({ post, createdSeq }): PostScoreTable => ({ ...columnsOf(post), created_seq: createdSeq }))
    const changed = rows.filter((row) => !isSame(row, storedOf.get(row.post_id)))
    if (changed.length === 0) return
    const columns = Object.keys(changed[0]!) as (keyof PostScoreTable)[]
    await trx.write
      .insertInto('post_scores')
      .values(changed)
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(asInserted(columns)))
      .execute()
    await raiseVersion(trx)
  },

  async remove(trx, ids) {
    const { numDeletedRows } = await trx.write
      .deleteFrom('post_scores')
      .where('post_id', 'in', ids)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await raiseVersion(trx)
  },
}

function rowsOf({ read }: Connection, ids: readonly string[]): Promise<PostScoreTable[]> {
  return read.selectFrom('post_scores').selectAll().where('post_id', 'in', ids).execute()
}

function isSame(row: PostScoreTable, stored: PostScoreTable | undefined): boolean {
  const names = Object.keys(row) as (keyof PostScoreTable)[]
  return stored !== undefined && names.every((name) => stored[name] === row[name])
}

/** The entry of any post. A post that is not published has no row in the table. */
export function scoreEntryOf(post: Post): ScoreEntry {
  return toScoreEntry(columnsOf(post))
}

export function toScoreEntry(row: Omit<PostScoreTable, 'created_seq'>): ScoreEntry {
  const { post_id, date: _, category, year, film, director, warnings, ...scores } = row
  const ratings = hasRatings(scores) ? scores : null
  return { id: post_id, category, year, film, director, warnings: warnings.split(',').filter(isWarningKind), ratings }
}

function columnsOf(post: Post): Omit<PostScoreTable, 'created_seq'> {
  const ratings = showsRatings(post) ? post.ratings : null
  const { title, year, director } = filmOf(post)
  const [firstDirector] = directorNames(director)
  return {
    post_id: post.id,
    date: post.date,
    category: storable(categoryLabel(post.tag)),
    year: year || null,
    film: title ? textHash(searchable(`${title} ${year}`)) : null,
    director: firstDirector ? textHash(searchable(firstDirector)) : null,
    warnings: [...new Set(post.contentWarnings.map(({ kind }) => kind))].join(','),
    ...eachScore((field) => scoreIn(ratings?.[field])),
  }
}

/** The score if it is valid, else null: an import may have stored any number. */
function scoreIn(score: Score | undefined): Score {
  return typeof score === 'number' && Number.isInteger(score) && score >= 0 && score <= SCORE_MAX ? score : null
}

async function raiseVersion({ write }: Connection): Promise<void> {
  await write
    .insertInto('counters')
    .values({ name: SCORES_COUNTER, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .execute()
}
