import { describe, expect, it } from 'vitest'
import { ratingsOf, tableOf } from '#test/support/scores.ts'
import type { Ratings } from '../post.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import { relatedPosts } from './related-posts.ts'
import { scoreDistances } from './score-distances.ts'
import type { ScoreEntry, ScoreTable } from './score-table.ts'

const own = ratingsOf(6, 6, 8, 9, 7, 5)

describe('neighboursOf', () => {
  it('finds similar reviews with less, more and as much terror and suspense', () => {
    const table = tableOf(
      { ratings: own },
      { ratings: ratingsOf(2, 2, 2, 9, 1, 9) },
      { ratings: ratingsOf(4, 4, 8, 9, 7, 5) },
      { ratings: ratingsOf(8, 9, 8, 9, 7, 6) },
      { ratings: ratingsOf(9, 9, 1, 2, 3, 9) },
      { ratings: ratingsOf(6, 5, 8, 9, 7, 5) },
      { ratings: ratingsOf(6, 6, 1, 2, 9, 9) },
      {},
    )
    expect(neighbours(own, table, 0)).toEqual({ milder: 2, harsher: 3, sameMood: 5 })
  })

  it('prefers the same differences between scores to the same mean, and among equals the newest review', () => {
    const table = tableOf(
      { ratings: ratingsOf(6, 6, 6, 6, 6, 6) },
      { ratings: ratingsOf(5, 6, 7, 8, 6, 4) },
      { ratings: ratingsOf(5, 6, 7, 8, 6, 4) },
    )
    expect(neighbours(own, table).sameMood).toBe(1)
  })

  it('ignores unknown scores, and finds no milder or harsher review when terror is unknown', () => {
    const unknown = { ...own, terror: null }
    const table = tableOf(
      { ratings: ratingsOf(1, 1, 8, 9, 7, 5) },
      { ratings: ratingsOf(null, null, null, null, 7, 5) },
    )
    expect(neighbours(unknown, table)).toEqual({ milder: null, harsher: null, sameMood: 0 })
    expect(neighbours(own, tableOf({ ratings: ratingsOf(null, null, null, null, 7, 5) })).sameMood).toBeNull()
    expect(neighbours(own, tableOf())).toEqual({ milder: null, harsher: null, sameMood: null })
  })
})

describe('relatedPosts', () => {
  const post = { film: 11, director: 22, category: 'Horror Review', warnings: [], ratings: own } as const
  const table = tableOf(
    { category: 'Horror List' },
    { category: 'Horror Review' },
    { director: 22, category: 'Horror Musings' },
    { ratings: ratingsOf(6, 6, 8, 9, 7, 4) },
    { film: 11, category: 'Horror List' },
    { category: 'Horror List' },
  )

  it('puts the film before the director, the mood before the category, and the newest before equals', () => {
    expect(related(post, table, { limit: 6, except: new Set() })).toEqual([4, 2, 3, 1, 0, 5])
    expect(related(post, table, { limit: 2, except: new Set([4]) })).toEqual([2, 3])
  })

  it('counts the kinds of content warnings that both have', () => {
    const warned = tableOf({}, { warnings: ['gore'] }, { warnings: ['gore', 'needles'] })
    const byWarnings = related({ ...post, warnings: ['gore', 'needles'] }, warned, { limit: 3, except: new Set() })
    expect(byWarnings).toEqual([2, 1, 0])
  })

  it('gives the newest posts to a post that has nothing in common with others', () => {
    const alone = { film: null, director: null, category: 'Essays', warnings: [], ratings: null }
    expect(related(alone, table, { limit: 3, except: new Set([1]) })).toEqual([0, 2, 3])
  })
})

function neighbours(ratings: Ratings, table: ScoreTable, ownRow?: number): Neighbours {
  return neighboursOf(ratings, table, scoreDistances(ratings, table), ownRow)
}

function related(
  post: Omit<ScoreEntry, 'id' | 'year'>,
  table: ScoreTable,
  options: Parameters<typeof relatedPosts>[3],
) {
  return relatedPosts(post, table, post.ratings && scoreDistances(post.ratings, table), options)
}
