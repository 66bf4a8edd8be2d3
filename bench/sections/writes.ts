// What writes cost readers: the same readers without writes, with an edit a second (`edit`), and with a new post a second (`post`).
import { makeArchive } from '../archive.ts'
import { ADMINISTRATOR, tokenHeaders } from '../support/administrator.ts'
import { frontPages, newestArticles } from '../support/archive-pages.ts'
import type { Bench } from '../support/bench.ts'
import type { LoadResult } from '../support/load/load.ts'
import { pageRequest } from '../support/load/load-process.ts'
import { alternate, median, medianRatio } from '../support/medians.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import { openPostgres } from '../support/servers/postgres.ts'
import type { Row } from '../support/table.ts'
import { Writer, whileWriting } from '../support/writer.ts'

const POSTS = 5_000
const FRONT_PAGES = 20
const ARTICLES = 60
const SPAN = { warmUpMs: 1_500, ms: 4_000 }

interface Engine {
  readonly name: string
  readonly goals: { readonly requests: number; readonly p99: number }
}

const SQLITE: Engine = { name: 'SQLite', goals: { requests: 0.85, p99: 1.5 } }
const POSTGRES: Engine = { name: 'PostgreSQL', goals: { requests: 0.8, p99: 2 } }

export async function writesOnSqlite(bench: Bench): Promise<Row[]> {
  return onEngine(bench, SQLITE, await bench.archives.copy(POSTS))
}

export async function writesOnPostgres(bench: Bench): Promise<Row[]> {
  const opened = await openPostgres().catch((error: Error) => error)
  if (opened instanceof Error) {
    const beside = opened.message.split('\n', 1)[0]!
    return [{ figure: 'writes, PostgreSQL', value: Number.NaN, beside }]
  }
  await using database = opened
  const dataDir = bench.archives.empty()
  await makeArchive(dataDir, POSTS, database.url)
  return await onEngine(bench, POSTGRES, dataDir, { DATABASE_URL: database.url })
}

async function onEngine(
  { load, rounds }: Bench,
  { name, goals }: Engine,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Row[]> {
  await using den = await DenProcess.start({ dataDir, env: { ...ADMINISTRATOR, ...env } })
  const writer = new Writer(den.port, tokenHeaders(dataDir, env))
  const articles = newestArticles(POSTS, ARTICLES)
  const requests = [...frontPages(FRONT_PAGES), ...articles].map((path) => pageRequest(den.port, path))
  const read = () => load.measure({ port: den.port, requests, ...SPAN })
  const results = await alternate(rounds, {
    none: read,
    edit: () => whileWriting(() => writer.edit(articles), read),
    post: () => whileWriting(() => writer.publish(), read),
  })

  const figures = (key: 'perSecond' | 'p99', of: LoadResult[]) => of.map((result) => result[key])
  const row = (what: 'edit' | 'post', key: 'perSecond' | 'p99'): Row => {
    const [values, without] = [figures(key, results[what]), figures(key, results.none)]
    const written = (numbers: number[]) =>
      key === 'p99' ? `${median(numbers).toFixed(1)} ms` : `${median(numbers).toFixed(0)}/s`
    return {
      figure: `writes, ${name}: ${what}, ${key === 'p99' ? 'p99' : 'requests'} ÷ without`,
      value: medianRatio(values, without),
      goal: key === 'p99' ? { atMost: goals.p99 } : { atLeast: goals.requests },
      beside: `${written(values)}, without ${written(without)}`,
    }
  }
  return [row('edit', 'perSecond'), row('edit', 'p99'), row('post', 'perSecond'), row('post', 'p99')]
}
