import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { saveMedium } from '#test/support/database/media.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { run } from '#test/support/process/program.ts'
import { openDatabase } from '../db/database.ts'
import { migrateToLatest } from '../db/migrator.ts'

/** MB of V8's heap, of which Node takes a third: a command that keeps a table in memory does not exit with 0. */
const HEAP = 32
/** Kilobytes that a command may use in addition to Node alone, for the most part for its own code. */
const BESIDE_NODE = 100_000
const PEAK = join(import.meta.dirname, '../../test/support/process/peak-memory.ts')

it('backs up, restores and copies 150 MB of pictures within 100 MB beside Node, and 100,000 subscribers within a small heap', {
  timeout: 300_000,
}, async () => {
  const [from, to] = [temporaryFolder(tmpdir()), temporaryFolder(tmpdir())]
  {
    await using database = await openDatabase({ dataDir: from })
    await migrateToLatest(database)
    await addSubscribers(database, 5_000)
    for (let index = 0; index < 150; index++) await saveMedium(database, randomBytes(1_000_000))
  }
  const small = join(from, 'small.tar.gz')
  const node = await peakOf([process.execPath, '-e', '0'], {})
  for (const [folder, args] of [
    [from, ['backup', small]],
    [temporaryFolder(tmpdir()), ['restore', small]],
    [from, ['copy', '--to', temporaryFolder(tmpdir())]],
  ] as const) {
    const peak = await peakOf(['./den', ...args], { DATA_DIR: folder })
    expect([args[0], peak - node]).toEqual([args[0], expect.toSatisfy((held: number) => held < BESIDE_NODE)])
  }

  {
    await using database = await openDatabase({ dataDir: from })
    await addSubscribers(database, 100_000, 'active', 'further')
  }
  const file = join(from, 'den.tar.gz')
  for (const [folder, command] of [
    [from, 'backup'],
    [to, 'restore'],
  ] as const) {
    const node = [process.execPath, `--max-old-space-size=${HEAP}`, '--max-semi-space-size=4']
    const program = run([...node, 'cli/main.ts', command, file], { DATA_DIR: folder })
    expect([command, await program.ended, program.output.stderr]).toEqual([
      command,
      0,
      expect.not.stringContaining('heap'),
    ])
  }
})

/** Maximum kilobytes that a program used. */
async function peakOf(command: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const program = run(command, { ...env, NODE_OPTIONS: `--import ${PEAK}` })
  expect([await program.ended, program.output.stderr]).toEqual([0, expect.any(String)])
  const peaks = [...program.output.stderr.matchAll(/^peak: (\d+)$/gm)].map(([, peak]) => Number(peak))
  return Math.max(...peaks)
}
