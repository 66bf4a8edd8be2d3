// Backs up a blog while it is read and written, removes it, restores it on the other engine, and compares its responses and its
// rows. `npm run drill`; exits with 1 if anything differs or takes too long.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { move } from './drill/move.ts'
import { LARGE } from './support/large-site.ts'
import { isMet, printHead, printRow } from './support/table.ts'

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: String(LARGE.posts) },
    pictures: { type: 'string', default: String(LARGE.pictures) },
    subscribers: { type: 'string', default: String(LARGE.subscribers) },
  },
})
const [posts, pictures, subscribers] = [Number(values.posts), Number(values.pictures), Number(values.subscribers)]

const folder = mkdtempSync(join(tmpdir(), 'den-drill-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

process.stdout.write(`${posts} posts, ${pictures} pictures, ${subscribers} subscribers.\n`)
printHead()
for (const [from, to] of [
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)
  for (const row of await move(folder, from, to, { posts, pictures, subscribers })) {
    printRow(row)
    if (row.goal && !isMet(row.value, row.goal)) process.exitCode = 1
  }
