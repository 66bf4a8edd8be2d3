// What backups and imports cost readers, and how long an import takes.
import { join } from 'node:path'
import { ADMINISTRATOR, sessionHeaders } from '../support/administrator.ts'
import { frontPages } from '../support/archive-pages.ts'
import type { Bench } from '../support/bench.ts'
import { articlePaths } from '../support/demo-blog.ts'
import { hostileFiles, postsWithPictures } from '../support/import-files.ts'
import { LARGE, makeLargeSite } from '../support/large-site.ts'
import type { LoadResult } from '../support/load/load.ts'
import { pageRequest } from '../support/load/load-process.ts'
import { median, medianRatio } from '../support/medians.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import { SideProcess } from '../support/side-process.ts'
import type { Row } from '../support/table.ts'

const SPAN = { warmUpMs: 300, ms: 2_000 }
/** Other work of the machine lasts for seconds, so short measurements are repeated more often. */
const SHORT_SPAN = { warmUpMs: 200, ms: 800 }
const SHORT_ROUNDS = 3
const FRONT_PAGES = 20
const ARTICLES = 60
const IMPORTED = 1_000
const IMPORT_SECONDS = 180
const IMPORT_MEBIBYTES = 300
const BACKUP_TIMES = 1.3
const IMPORT_TIMES = 1.3
const HOSTILE_TIMES = 1.5
const POLL_MS = 20

/** Measures readers of a large blog during a backup by command, and during a backup of the server itself. */
export async function backups(bench: Bench): Promise<Row[]> {
  const dataDir = bench.archives.empty()
  await makeLargeSite({ dataDir }, LARGE)
  await using den = await DenProcess.start({ dataDir, env: ADMINISTRATOR })
  const read = await readersOf(bench, den)
  const session = await sessionHeaders(den.port)
  const rounds = { none: [] as LoadResult[], command: [] as LoadResult[], server: [] as LoadResult[] }
  let peak = 0
  for (let round = 0; round < bench.rounds; round++) {
    rounds.none.push(await read())
    await using backup = SideProcess.start(dataDir, {}, 'backup', join(bench.folder, `${round}.tar.gz`))
    rounds.command.push(await read())
    if (backup.isOver) throw new Error('The backup ended before it was measured.')
    const { code, mebibytes } = await backup.ended
    if (code !== 0) throw new Error(`The backup ended with ${code}.`)
    peak = Math.max(peak, mebibytes)
    const ended = await serverBackup(den.port, session)
    rounds.server.push(await read())
    if (await ended.isOver()) throw new Error('The backup of the server ended before it was measured.')
    await ended.wait()
  }
  return [
    p95Row(
      'den backup runs',
      rounds.command,
      rounds.none,
      BACKUP_TIMES,
      `; it took ${peak.toFixed(0)} MiB at its peak`,
    ),
    p95Row('the server makes a backup', rounds.server, rounds.none, BACKUP_TIMES),
  ]
}

/** Measures readers during one import, which is paused for the measurement without it. */
export async function imports(bench: Bench): Promise<Row[]> {
  const dataDir = await bench.archives.copy(IMPORTED)
  const file = await postsWithPictures(bench.folder, IMPORTED)
  await using den = await DenProcess.start({ dataDir, env: ADMINISTRATOR })
  const read = await readersOf(bench, den)
  const rounds = { none: [] as LoadResult[], imports: [] as LoadResult[] }
  await using importing = SideProcess.start(dataDir, {}, 'import', file)
  for (let round = 0; round < bench.rounds; round++) {
    rounds.imports.push(await read())
    if (importing.isOver) throw new Error('The import ended before it was measured.')
    rounds.none.push(await importing.held(read))
  }
  const { code, seconds, mebibytes } = await importing.ended
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return [
    p95Row(`${IMPORTED} posts are imported`, rounds.imports, rounds.none, IMPORT_TIMES),
    {
      figure: `import of ${IMPORTED} posts with pictures`,
      value: seconds,
      unit: 's',
      digits: 0,
      goal: { atMost: IMPORT_SECONDS },
      beside: 'beside readers',
    },
    {
      figure: 'import: its memory at the peak',
      value: mebibytes,
      unit: 'MiB',
      digits: 0,
      goal: { atMost: IMPORT_MEBIBYTES },
    },
  ]
}

/** Measures readers while hostile files are imported one after the other. */
export async function hostileImports(bench: Bench): Promise<Row[]> {
  const dataDir = await bench.archives.copy(IMPORTED)
  const files = hostileFiles(bench.folder)
  const count = bench.rounds * SHORT_ROUNDS
  await using den = await DenProcess.start({ dataDir, env: ADMINISTRATOR })
  const read = await readersOf(bench, den, SHORT_SPAN)
  const rows: Row[] = []
  for (const { name, file } of files) {
    const rounds = { none: [] as LoadResult[], hostile: [] as LoadResult[] }
    let peak = 0
    for (let round = 0; round < count; round++) {
      rounds.none.push(await read())
      let isOver = false
      const refusing = (async () => {
        while (!isOver) {
          await using refused = SideProcess.start(dataDir, {}, 'import', file)
          const { code, mebibytes } = await refused.ended
          if (code !== 0 && code !== 1) throw new Error(`The import of a hostile file ended with ${code}.`)
          peak = Math.max(peak, mebibytes)
        }
      })()
      rounds.hostile.push(await read())
      isOver = true
      await refusing
    }
    rows.push(
      p95Row(`${name} is refused`, rounds.hostile, rounds.none, HOSTILE_TIMES, `; ${peak.toFixed(0)} MiB at the peak`),
    )
  }
  return rows
}

/** Readers at a tenth of the load that the server can take, so that they seldom wait for each other. */
async function readersOf({ load }: Bench, den: DenProcess, span = SPAN): Promise<() => Promise<LoadResult>> {
  const articles = (await articlePaths(den.port)).slice(0, ARTICLES)
  const requests = [...frontPages(FRONT_PAGES), ...articles].map((path) => pageRequest(den.port, path))
  const measure = (rate?: number) =>
    load.measure({ port: den.port, requests, ...span, ...(rate !== undefined && { rate }) })
  await measure()
  const { perSecond } = await measure()
  return () => measure(perSecond / 10)
}

function p95Row(what: string, results: LoadResult[], without: LoadResult[], atMost: number, beside = ''): Row {
  const p95s = (of: LoadResult[]) => of.map(({ p95 }) => p95)
  return {
    figure: `p95 while ${what} ÷ without`,
    value: medianRatio(p95s(results), p95s(without)),
    goal: { atMost },
    beside: `${median(p95s(results)).toFixed(1)} ms, without ${median(p95s(without)).toFixed(1)} ms${beside}`,
  }
}

/** Starts a backup as *Back up now* does. */
async function serverBackup(port: number, session: Readonly<Record<string, string>>) {
  const origin = `http://localhost:${port}`
  const reply = await fetch(`${origin}/api/backups`, { method: 'POST', headers: { ...session, Origin: origin } })
  if (reply.status !== 202) throw new Error(`A backup was answered with ${reply.status}: ${await reply.text()}`)
  const { id } = (await reply.json()) as { id: string }
  const isOver = async () => {
    const job = await fetch(`${origin}/api/backup-jobs/${id}`, { headers: session })
    const { state, problem } = (await job.json()) as { state: string; problem: string | null }
    if (state === 'failed') throw new Error(`The backup failed: ${problem}`)
    return state !== 'running'
  }
  return {
    isOver,
    async wait() {
      while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, POLL_MS * 10))
    },
  }
}
