// How long a search takes, and what the search index adds to a save by the JSON interface.
import { cp } from 'node:fs/promises'
import type { Post } from '../../domain/posts/post.ts'
import { type DatabaseConfig, openDatabase } from '../../server/db/database.ts'
import { migrateToLatest } from '../../server/db/migrator.ts'
import { recordCurrentIndex } from '../../server/posts/indexing/index-state.ts'
import { compactIndexes } from '../../server/posts/indexing/post-index.ts'
import { type InsertResult, PostRepository } from '../../server/posts/post-repository.ts'
import { Search } from '../../server/posts/search/search.ts'
import { ADMINISTRATOR, tokenHeaders } from '../support/administrator.ts'
import type { Bench } from '../support/bench.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import { openPostgres } from '../support/servers/postgres.ts'
import { startUnindexed } from '../support/servers/variants.ts'
import type { Row } from '../support/table.ts'
import { WordedPosts } from '../support/worded-posts.ts'
import { Writer } from '../support/writer.ts'

const POSTS = 10_000
const INSERTED_AT_ONCE = 100
const SAVES = 201
const GOALS = { searchMs: 25, save: 1.3 }

/** A filled database, and the settings of servers that use it. */
interface Archive {
  readonly engine: string
  readonly config: DatabaseConfig
  readonly env: Readonly<Record<string, string>>
  /** Data folder of the server that does not index. */
  readonly unindexedDir: string
}

export async function searchOnSqlite({ archives, rounds, posts }: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of new Set([POSTS, posts])) {
    const [dataDir, unindexedDir] = [archives.empty(), archives.empty()]
    const archive = { engine: 'SQLite', config: { dataDir }, env: {}, unindexedDir }
    const made = await fill(archive.config, size)
    rows.push(await searches(archive, made, rounds))
    await cp(dataDir, unindexedDir, { recursive: true })
    rows.push(...(await saves(archive, made)))
  }
  return rows
}

export async function searchOnPostgres({ archives, rounds, posts }: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of new Set([POSTS, posts])) {
    const opened = await openPostgres().catch((error: Error) => error)
    if (opened instanceof Error)
      return [{ figure: 'search, PostgreSQL', value: Number.NaN, beside: opened.message.split('\n', 1)[0]! }]
    await using server = opened
    const dataDir = archives.empty()
    const config = { dataDir, databaseUrl: server.url }
    const archive = { engine: 'PostgreSQL', config, env: { DATABASE_URL: server.url }, unindexedDir: dataDir }
    const made = await fill(config, size)
    rows.push(await searches(archive, made, rounds), ...(await saves(archive, made)))
  }
  return rows
}

interface Made {
  readonly worded: WordedPosts
  readonly posts: readonly Pick<Post, 'path' | 'sections'>[]
}

async function fill(config: DatabaseConfig, size: number): Promise<Made> {
  await using database = await openDatabase(config)
  await migrateToLatest(database)
  const worded = new WordedPosts()
  const posts: Made['posts'][number][] = []
  for (let first = 0; first < size; first += INSERTED_AT_ONCE) {
    await database.transaction(async (trx) => {
      const repository = new PostRepository(trx)
      for (let index = first; index < Math.min(size, first + INSERTED_AT_ONCE); index++) {
        const post = inserted(await repository.insert(worded.make(index)))
        if (posts.length < SAVES) posts.push({ path: post.path, sections: post.sections })
      }
    })
    await compactIndexes(database)
  }
  await recordCurrentIndex(database)
  return { worded, posts }
}

async function searches({ engine, config }: Archive, { worded }: Made, rounds: number): Promise<Row> {
  await using database = await openDatabase(config)
  const search = new Search(database)
  const times: { query: string; ms: number }[] = []
  for (let round = 0; round <= rounds; round++)
    for (const query of worded.queries()) {
      const ms = await timed(() => search.page(query, 1))
      // The first round fills the caches.
      if (round > 0) times.push({ query, ms })
    }
  times.sort((a, b) => a.ms - b.ms)
  const slowest = times.at(-1)!
  const { count } = await database.read
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    figure: `search, ${engine}, ${count} posts: p95`,
    value: times[Math.floor(times.length * 0.95)]!.ms,
    unit: 'ms',
    digits: 1,
    ...(Number(count) === POSTS && { goal: { atMost: GOALS.searchMs } }),
    beside: `median ${median(times.map(({ ms }) => ms)).toFixed(1)} ms, slowest ${slowest.ms.toFixed(1)} ms: ${slowest.query}`,
  }
}

/**
 * Saves one post after the other, alternating between the two servers: edits, which add a sentence to one of five sections, and new
 * posts.
 */
async function saves({ engine, config, env, unindexedDir }: Archive, { worded, posts }: Made): Promise<Row[]> {
  await using indexed = await DenProcess.start({ dataDir: config.dataDir, env: { ...ADMINISTRATOR, ...env } })
  await using unindexed = await startUnindexed(unindexedDir, env)
  const writers = {
    indexed: new Writer(indexed.port, tokenHeaders(config.dataDir, env)),
    unindexed: new Writer(unindexed.port, tokenHeaders(unindexedDir, env)),
  }
  const edit = (writer: Writer) => {
    let next = 0
    return () => {
      const { path, sections } = posts[next++]!
      const [first, ...others] = sections
      const sectionText = `${first!.sectionText} ${worded.text(12)}`
      return timed(() => writer.change(path, { sections: [{ ...first!, sectionText }, ...others] }))
    }
  }
  const publish = (writer: Writer) => {
    // Both servers may share a database, in which two posts cannot have the same path.
    let next = writer === writers.indexed ? 1_000_000 : 2_000_000
    return () => {
      const post = worded.make(next++)
      return timed(() => writer.create({ ...post, articleImgSrc: 'Bench' }))
    }
  }
  const rows: Row[] = []
  for (const [kind, save] of Object.entries({ edit, 'new post': publish })) {
    const times = await alternate(SAVES, { indexed: save(writers.indexed), unindexed: save(writers.unindexed) })
    rows.push({
      figure: `search, ${engine}: ${kind} ÷ without index`,
      value: medianRatio(times.indexed, times.unindexed),
      goal: { atMost: GOALS.save },
      beside: `${median(times.indexed).toFixed(1)} ms, without ${median(times.unindexed).toFixed(1)} ms`,
    })
  }
  return rows
}

function inserted(result: InsertResult): Post {
  if (!result.ok) throw new Error(`A post was refused: ${result.problem}`)
  return result.post
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
