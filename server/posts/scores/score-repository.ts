import { type SqlBool, sql } from 'kysely'
import { SCORE_FIELDS } from '#domain/posts/scores/score-query.ts'
import { ScoreTable } from '#domain/posts/scores/score-table.ts'
import type { Connection } from '../../db/database.ts'
import { readInSlices, type Slices, unsliced } from '../../db/slices.ts'
import { SCORES_COUNTER, toScoreEntry } from './score-index.ts'

/** Rows that are read in one slice, which takes SQLite a few milliseconds. */
const BATCH = 1_000

const PLACE = ['date', 'created_seq'] as const
const COLUMNS = ['post_id', ...PLACE, 'category', 'year', 'film', 'director', 'warnings', ...SCORE_FIELDS] as const

interface Place {
  readonly date: string
  readonly created_seq: number
}

export class ScoreRepository {
  readonly #connection: Connection
  readonly #slices: Slices
  readonly #batch: number

  constructor(connection: Connection, slices: Slices = unsliced, batch = BATCH) {
    this.#connection = connection
    this.#slices = slices
    this.#batch = batch
  }

  /** Rises with every change of a score, film or content warning of a published post. */
  async version(): Promise<number> {
    const counter = this.#connection.read.selectFrom('counters').select('value').where('name', '=', SCORES_COUNTER)
    return (await counter.executeTakeFirst())?.value ?? 0
  }

  /** The scores of all published posts, newest first. Changes that are saved meanwhile may be missing. */
  async all(): Promise<ScoreTable> {
    const table = new ScoreTable()
    await readInSlices(this.#slices, (after?: Place) => this.#append(table, after))
    return table
  }

  async #append(table: ScoreTable, after: Place | undefined) {
    const posts = this.#connection.read.selectFrom('post_scores').select(COLUMNS)
    const rest = after ? posts.where(sql<SqlBool>`(date, created_seq) < (${after.date}, ${after.created_seq})`) : posts
    const rows = await rest.orderBy('date', 'desc').orderBy('created_seq', 'desc').limit(this.#batch).execute()
    for (const { created_seq: _, ...row } of rows) table.append(toScoreEntry(row))
    return { rows: [], last: rows.length < this.#batch ? undefined : rows.at(-1) }
  }
}
