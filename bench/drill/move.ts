import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicAnswers } from '../../test/support/backup/public-answers.ts'
import { ADMINISTRATOR, tokenHeaders } from '../support/administrator.ts'
import { ask, isAnswered } from '../support/ask.ts'
import { makeLargeSite, type SiteSize } from '../support/large-site.ts'
import { DenProcess, runDen } from '../support/servers/den-process.ts'
import { openPostgres } from '../support/servers/postgres.ts'
import type { Row } from '../support/table.ts'
import { type Comparison, compareArchives } from './row-differences.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

const SITE_URL = 'https://den.example'
const BACK_SECONDS = 60
/** Compares all pages that gather posts, not a sample of each kind. */
const WHOLE = { ofAKind: Number.POSITIVE_INFINITY }

interface Home extends AsyncDisposable {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * Makes a blog, backs it up while it is read and written, removes it, restores it on the other engine, and compares every public
 * response and every row.
 */
export async function move(folder: string, from: Engine, to: Engine, size: SiteSize): Promise<Row[]> {
  const archives = [join(folder, `${from}.tar.gz`), join(folder, `${from}-restored.tar.gz`)] as const
  let before: Map<string, string>
  let backup: { seconds: number; answers: number; drafts: number }
  let pictures: string[]
  {
    await using home = await openHome(folder, from)
    pictures = await makeLargeSite({ dataDir: home.dataDir, databaseUrl: home.env.DATABASE_URL }, size)
    await using den = await DenProcess.start({ ...home, env: { ...home.env, ...ADMINISTRATOR } })
    before = await answersOf(den, pictures)
    const saveDraft = drafts(den.port, tokenHeaders(home.dataDir, home.env))
    backup = await meanwhile(() => run(home, 'backup', archives[0]), [...before.keys()], den.port, saveDraft)
  }

  await using home = await openHome(folder, to)
  const restoring = await run(home, 'restore', archives[0])
  // Backed up before a server adds rows.
  await run(home, 'backup', archives[1])
  const started = performance.now()
  await using den = await DenProcess.start(home)
  if (!(await isAnswered(den.port, '/'))) throw new Error('The restored front page is not answered.')
  const starting = (performance.now() - started) / 1_000
  const after = await answersOf(den, pictures)
  const rows = await compareArchives(...archives)
  return rowsOfTable(`${from} → ${to}`, { backup, restoring, starting, before, after, rows })
}

async function openHome(folder: string, engine: Engine): Promise<Home> {
  const dataDir = join(folder, `${engine}-${Date.now()}`)
  const database = engine === 'PostgreSQL' ? await openPostgres() : undefined
  return {
    dataDir,
    env: { SITE_URL, ...(database && { DATABASE_URL: database.url }) },
    async [Symbol.asyncDispose]() {
      rmSync(dataDir, { recursive: true, force: true })
      await database?.[Symbol.asyncDispose]()
    },
  }
}

function answersOf({ port }: DenProcess, pictures: readonly string[]): Promise<Map<string, string>> {
  const get = async (target: string) => {
    const { status, headers, body } = await ask(port, target)
    return { status, headers, body: String(body), bytes: body }
  }
  return publicAnswers({ get }, { ...WHOLE, furtherStarts: pictures })
}

/** Runs a command. @returns its duration in seconds */
async function run({ dataDir, env }: Home, command: 'backup' | 'restore', file: string): Promise<number> {
  const started = performance.now()
  await runDen(dataDir, env, command, file)
  return (performance.now() - started) / 1_000
}

/** Runs a backup while a reader requests one address after the other and a writer saves one draft after the other. */
async function meanwhile(
  work: () => Promise<number>,
  addresses: readonly string[],
  port: number,
  saveDraft: () => Promise<void>,
) {
  const counts = { answers: 0, drafts: 0 }
  let isOver = false
  const reading = (async () => {
    for (; !isOver; counts.answers++) await ask(port, addresses[counts.answers % addresses.length]!)
  })()
  const writing = (async () => {
    for (; !isOver; counts.drafts++) await saveDraft()
  })()
  try {
    const seconds = await work()
    return { seconds, ...counts }
  } finally {
    isOver = true
    await Promise.all([reading, writing])
  }
}

function drafts(port: number, token: Readonly<Record<string, string>>): () => Promise<void> {
  let count = 0
  return async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/blogs`, {
      method: 'POST',
      headers: { ...token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: `Draft ${++count}`, status: 'draft' }),
    })
    if (reply.status !== 201) throw new Error(`A draft was answered with ${reply.status}: ${await reply.text()}`)
  }
}

interface Measured {
  readonly backup: { readonly seconds: number; readonly answers: number; readonly drafts: number }
  readonly restoring: number
  readonly starting: number
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
  readonly rows: Comparison
}

function rowsOfTable(what: string, { backup, restoring, starting, before, after, rows }: Measured): Row[] {
  const addresses = [...new Set([...before.keys(), ...after.keys()])]
  const differing = addresses.filter((address) => before.get(address) !== after.get(address))
  const count = { digits: 0, goal: { atMost: 0 } }
  return [
    {
      figure: `${what}: back after`,
      value: restoring + starting,
      unit: 's',
      digits: 1,
      goal: { atMost: BACK_SECONDS },
      beside: `restore ${restoring.toFixed(1)} s, start ${starting.toFixed(1)} s; the backup took ${backup.seconds.toFixed(1)} s beside ${backup.answers} answers and ${backup.drafts} drafts`,
    },
    {
      figure: `${what}: public addresses that differ`,
      value: differing.length,
      ...count,
      beside: `of ${addresses.length}${differing.length > 0 ? `: ${differing.slice(0, 3).join(', ')}` : ''}`,
    },
    {
      figure: `${what}: rows that differ`,
      value: [...rows.differing.values()].reduce((sum, number) => sum + number, 0),
      ...count,
      beside: `of ${rows.rows}${[...rows.differing].map(([table, number]) => `; ${table} ${number}`).join('')}`,
    },
    {
      figure: `${what}: pictures that differ`,
      value: rows.differingPictures,
      ...count,
      beside: `of ${rows.pictures}`,
    },
  ]
}
