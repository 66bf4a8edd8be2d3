import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { encryptedCheaply } from '#test/support/backup/archive.ts'
import { describeEachDatabase, openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { silentChild } from '#test/support/process/silent-child.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { readArchiveFile } from '../archive-file.ts'
import { type BackupOptions, type BackupProgress, createBackup } from '../backup.ts'
import { checkBackupInProcess, createBackupInProcess } from './backup-process.ts'

const AT = new Date('2031-02-03T04:05:06.000Z')

const createInProcess = ({ config }: TestDatabase, options: BackupOptions) => createBackupInProcess(config, AT, options)

async function opened(open = openTestSqlite) {
  const database = await open()
  const folder = temporaryFolder()
  const options = { file: undefined, folder, secrets: true, passphrase: undefined }
  return { database, folder, options, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
}

describeEachDatabase('A backup in a process of its own', (open) => {
  it('holds what the database holds, is named after the instant of the server, and tells how far it is', async () => {
    await using den = await opened(open)
    await savePost(den.database, { title: 'Mine' })
    const steps: BackupProgress['step'][] = []
    const onProgress = ({ step }: BackupProgress) => void steps.push(step)
    const result = succeeded(await createInProcess(den.database, { ...den.options, onProgress }))
    expect(basename(result.file)).toBe('den-2031-02-03T040506Z.tar.gz')
    expect(await readArchiveFile(result.file, undefined)).toEqual(result.manifest)
    expect(result.manifest.tables.posts?.rows).toBe(1)
    expect(new Set(steps)).toEqual(new Set(['writing', 'checking']))
  })
})

describe('A backup in a process of its own', () => {
  it('is checked in one as well, with what is in it or what is wrong with it', async () => {
    await using den = await opened()
    await savePost(den.database, { title: 'Mine' })
    const passphrase = 'twelve letters and more'
    const result = succeeded(await createBackup(den.database, den.options))
    const file = await encryptedCheaply(result.file, passphrase)
    const seen: BackupProgress[] = []
    const onProgress = (progress: BackupProgress) => void seen.push(progress)
    const content = expect.stringContaining('1 post')
    expect(await checkBackupInProcess({ file, passphrase, onProgress })).toEqual({ ok: true, content })
    expect(seen.at(-1)).toEqual({ step: 'checking', bytes: expect.any(Number) })
    const missing = join(den.folder, 'none.tar.gz')
    const notThere = { ok: false, problem: `${missing} could not be read (ENOENT). Look at the disk.` }
    expect(await checkBackupInProcess({ file: missing, passphrase })).toEqual(notThere)
    const stopped = checkBackupInProcess({ file, passphrase, signal: AbortSignal.abort() })
    await expect(stopped).rejects.toThrow('aborted')
  })

  it('leaves no file when it is stopped, and says what went wrong', async () => {
    await using den = await opened()
    for (const create of [createBackup, createInProcess]) {
      const stopping = new AbortController()
      const onProgress = () => stopping.abort()
      const stopped = create(den.database, { ...den.options, onProgress, signal: stopping.signal })
      // The process is stopped together with its order: how far it is when it reports progress is a matter of chance.
      if (create === createInProcess) stopping.abort()
      await expect(stopped).rejects.toThrow('aborted')
      expect(readdirSync(den.folder)).toEqual([])
    }
    await expect(createBackupInProcess({ dataDir: '/dev/null' }, AT, den.options)).rejects.toThrow(/EEXIST|ENOTDIR/)
  })

  it('has failed in words when it hangs', async () => {
    vi.useFakeTimers()
    const child = silentChild()
    const options = { file: undefined, folder: '/nowhere', secrets: true, passphrase: undefined }
    const made = createBackupInProcess({ dataDir: '/nowhere' }, AT, options, () => child)
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
    expect(await made).toEqual({ ok: false, problem: expect.stringContaining('no progress for ten minutes') })
  })
})
