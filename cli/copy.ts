import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBackup } from '#server/backup/backup.ts'
import { contentOf } from '#server/backup/backup-content.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { lockServer, ServerLockedError } from '#server/db/server-lock.ts'
import { heldBackLines } from './backup-words.ts'
import { parsedArguments, RefusedError, refuseMissingBlog, runCommand } from './command.ts'
import { UsageError } from './usage.ts'

const QUESTION = 'where shall the blog be copied?'

export async function run(args: readonly string[]): Promise<void> {
  const { to, replace } = parsedArguments(args, QUESTION, {
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  }).values
  if (!to) throw new UsageError(QUESTION)
  await runCommand('Nothing was copied, and nothing was changed.', async () => {
    const config = readConfig(process.env)
    refuseMissingBlog(config)
    const isPostgres = /^postgres(ql)?:\/\//.test(to)
    const target = isPostgres
      ? { dataDir: config.dataDir, databaseUrl: to }
      : { dataDir: resolve(to), databaseUrl: undefined }
    if (target.dataDir === config.dataDir && target.databaseUrl === config.databaseUrl)
      throw new RefusedError('That is where the blog is.')
    // The temporary file is on the disk of the source.
    using folder = temporaryFolder(config.dataDir)
    await copy(config, target, { file: join(folder.path, 'den.tar.gz'), replace })
  })
}

const PREFIX = 'copying-'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Temporary folder of the unencrypted archive. Removed at exit, on signals, and at the next run after `kill -9`. */
function temporaryFolder(dataDir: string): Disposable & { readonly path: string } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(dataDir)) if (name.startsWith(PREFIX)) removeUnlessInUse(join(dataDir, name))
  const path = mkdtempSync(join(dataDir, PREFIX))
  const lock = lockServer(path)
  const remove = () => rmSync(path, { recursive: true, force: true })
  const stop = (signal: NodeJS.Signals) => {
    remove()
    for (const name of SIGNALS) process.off(name, stop)
    process.kill(process.pid, signal)
  }
  for (const name of SIGNALS) process.on(name, stop)
  return {
    path,
    [Symbol.dispose]() {
      for (const name of SIGNALS) process.off(name, stop)
      lock[Symbol.dispose]()
      remove()
    },
  }
}

function removeUnlessInUse(path: string): void {
  try {
    lockServer(path)[Symbol.dispose]()
  } catch (error) {
    if (error instanceof ServerLockedError) return
  }
  rmSync(path, { recursive: true, force: true })
}

type Place = Pick<ReturnType<typeof readConfig>, 'dataDir' | 'databaseUrl'>

async function copy(
  from: Place,
  to: Place,
  { file, replace }: { readonly file: string; readonly replace: boolean },
): Promise<void> {
  {
    await using database = await openDatabase({ ...from, applicationName: 'den backup' })
    const options = { file, folder: from.dataDir, secrets: true, passphrase: undefined }
    const backup = await createBackup(database, options)
    if (!backup.ok) throw new RefusedError(backup.problem)
  }
  const result = await restoreBackup(to, { file, replace, passphrase: async () => '' })
  if (!result.ok) throw new RefusedError(result.problem)
  {
    await using database = await openDatabase({ ...to, applicationName: 'den copy' })
    await (await import('./record.ts')).record(database, 'blog.copied', contentOf(result.manifest))
  }
  const place = to.databaseUrl ? 'to PostgreSQL' : `to ${to.dataDir}`
  process.stdout.write(`Copied ${place}: ${contentOf(result.manifest)}. Every row was compared.\n`)
  for (const line of heldBackLines(result.heldBack)) process.stdout.write(`There: ${line}\n`)
  const setting = to.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'
  process.stdout.write(
    `What is saved here from now on is not there. Set ${setting} and start the server to go on there.\n`,
  )
}
