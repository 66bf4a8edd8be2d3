// What a server holds in memory, started as an operator starts it: at rest and after work.
import { setTimeout as sleep } from 'node:timers/promises'
import { postHref } from '../../domain/posts/path.ts'
import { ADMINISTRATOR, tokenHeaders } from '../support/administrator.ts'
import { frontPages, newestArticles } from '../support/archive-pages.ts'
import { ask } from '../support/ask.ts'
import type { Bench } from '../support/bench.ts'
import { allFrontPages, articlePaths, picturesOn } from '../support/demo-blog.ts'
import { pageRequest } from '../support/load/load-process.ts'
import { untilMade } from '../support/renditions.ts'
import { residentMemory, residentMemoryOfTree } from '../support/resident-memory.ts'
import { DenProcess } from '../support/servers/den-process.ts'
import type { Row } from '../support/table.ts'
import { Writer, whileWriting } from '../support/writer.ts'

const DEMO = { ...ADMINISTRATOR, DEMO_CONTENT: 'on' }
const REST_MS = 5_000
const LOAD_MS = 10_000
const FRONT_PAGES = 100
const ARTICLES = 200
const BROTLI = { 'Accept-Encoding': 'gzip, br' }

export async function memory(bench: Bench): Promise<Row[]> {
  const dataDir = bench.archives.empty()
  const first = await atRest(dataDir)
  return [
    ...(await readAndWritten(bench, dataDir, first)),
    await pictured(dataDir),
    await archived(bench),
    await npm(dataDir),
  ]
}

/** The first start makes the database and stores the demo posts. */
async function atRest(dataDir: string): Promise<number> {
  await using den = await DenProcess.start({ dataDir, env: DEMO })
  await sleep(REST_MS)
  return residentMemory(den.pid)
}

async function readAndWritten({ load }: Bench, dataDir: string, first: number): Promise<Row[]> {
  await using den = await DenProcess.start({ dataDir, env: DEMO })
  await sleep(REST_MS)
  const rested = residentMemory(den.pid)
  const articles = await articlePaths(den.port)
  const pages = [...(await allFrontPages(den.port)), ...articles.map(postHref)]
  const requests = pages.map((path) => pageRequest(den.port, path))
  const writer = new Writer(den.port, tokenHeaders(dataDir))
  await whileWriting(
    () => writer.edit(articles),
    () => load.measure({ port: den.port, requests, warmUpMs: 0, ms: LOAD_MS }),
  )
  const loaded = residentMemory(den.pid)
  return [
    mebibytes('at rest, 5 s after the start', rested, 110, `${first.toFixed(0)} MiB after the first start of all`),
    mebibytes('after 10 s of readers and edits', loaded, 170, `${pages.length} pages of the demo blog`),
  ]
}

async function pictured(dataDir: string): Promise<Row> {
  await using den = await DenProcess.start({ dataDir, env: DEMO })
  const articles = await articlePaths(den.port)
  const pictures = await picturesOn(den.port, [...(await allFrontPages(den.port)), ...articles.map(postHref)])
  for (const picture of pictures) await untilMade(den.port, picture)
  return mebibytes('after all pictures in all sizes', residentMemory(den.pid), 200, `${pictures.length} addresses`)
}

async function archived({ archives, posts }: Bench): Promise<Row> {
  await using den = await DenProcess.start({ dataDir: await archives.copy(posts) })
  for (const path of [...frontPages(FRONT_PAGES), ...newestArticles(posts, ARTICLES)]) {
    const { status } = await ask(den.port, path, BROTLI)
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  }
  return mebibytes(`over ${posts} posts after ${FRONT_PAGES + ARTICLES} pages`, residentMemory(den.pid), 220)
}

/** Memory of npm and the shell that it starts, in addition to that of the server. */
async function npm(dataDir: string): Promise<Row> {
  await using den = await DenProcess.start({ dataDir, env: DEMO, command: ['npm', 'start'] })
  await sleep(REST_MS)
  const processes = residentMemoryOfTree(den.pid)
  const all = processes.reduce((sum, { mebibytes }) => sum + mebibytes, 0)
  const server = Math.max(...processes.map(({ mebibytes }) => mebibytes))
  const named = processes.map(({ name, mebibytes }) => `${name} ${mebibytes.toFixed(0)}`).join(', ')
  return mebibytes('npm start takes more', all - server, undefined, named)
}

function mebibytes(what: string, value: number, atMost?: number, beside = ''): Row {
  return { figure: `memory: ${what}`, value, unit: 'MiB', digits: 0, ...(atMost && { goal: { atMost } }), beside }
}
