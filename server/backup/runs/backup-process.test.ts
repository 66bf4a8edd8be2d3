import { ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { PostRepository } from '../../posts/post-repository.ts'
import { readArchiveFile } from '../archive-file.ts'
import type { BackupProgress } from '../backup.ts'
import { checkBackupInProcess, createBackupInProcess } from './backup-process.ts'

const AT = new Date('2031-02-03T04:05:06.000Z')

describeEachDatabase('A backup in a process of its own', (open) => {
  async function opened() {
    const database = await open()
    const folder = mkdtempSync(join(inject('databaseFolder'), 'backups-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const options = { file: undefined, folder, secrets: true, passphrase: undefined }
    return { database, folder, options, [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
  }

  it('holds what the database holds, is named after the instant of the server, and tells how far it is', async () => {
    await using den = await opened()
    await savePost(new PostRepository(den.database), { title: 'Mine' })
    const steps: BackupProgress['step'][] = []
    const onProgress = ({ step }: BackupProgress) => void steps.push(step)
    const result = await createBackupInProcess(den.database.config, AT, { ...den.options, onProgress })
    if (!result.ok) throw new Error(result.problem)
    expect(basename(result.file)).toBe('den-2031-02-03T040506Z.tar.gz')
    expect(await readArchiveFile(result.file, undefined)).toEqual(result.manifest)
    expect(result.manifest.tables.posts?.rows).toBe(1)
    expect(new Set(steps)).toEqual(new Set(['writing', 'checking']))
  })

  it('is checked in one as well, with what is in it or what is wrong with it', async () => {
    await using den = await opened()
    await savePost(new PostRepository(den.database), { title: 'Mine' })
    const passphrase = 'twelve letters and more'
    const result = await createBackupInProcess(den.database.config, AT, { ...den.options, passphrase })
    if (!result.ok) throw new Error(result.problem)
    const { file, bytes } = result
    const seen: BackupProgress[] = []
    const onProgress = (progress: BackupProgress) => void seen.push(progress)
    const content = expect.stringContaining('1 post')
    expect(await checkBackupInProcess({ file, passphrase, onProgress })).toEqual({ ok: true, content })
    expect(seen.at(-1)).toEqual({ step: 'checking', bytes: expect.any(Number) })
    truncateSync(file, bytes - 100)
    const problem = expect.stringContaining('This backup is damaged')
    expect(await checkBackupInProcess({ file, passphrase })).toEqual({ ok: false, problem })
    const missing = join(den.folder, 'none.tar.gz')
    const notThere = { ok: false, problem: `${missing} could not be read (ENOENT). Look at the disk.` }
    expect(await checkBackupInProcess({ file: missing, passphrase })).toEqual(notThere)
    const stopped = checkBackupInProcess({ file, passphrase, signal: AbortSignal.abort() })
    await expect(stopped).rejects.toThrow('aborted')
  })

  it('leaves no file when it is stopped, and says what went wrong', async () => {
    await using den = await opened()
    const stopping = new AbortController()
    const onProgress = () => stopping.abort()
    const stopped = createBackupInProcess(den.database.config, AT, {
      ...den.options,
      onProgress,
      signal: stopping.signal,
    })
    await expect(stopped).rejects.toThrow('aborted')
    expect(readdirSync(den.folder)).toEqual([])
    const nowhere = { dataDir: '/dev/null', databaseUrl: den.database.config.databaseUrl && 'postgres://127.0.0.1:1/x' }
    await expect(createBackupInProcess(nowhere, AT, den.options)).rejects.toThrow(/EEXIST|ENOTDIR|ECONNREFUSED/)
  })
})

describe('A process that hangs', () => {
  function hung(signal?: AbortSignal) {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const child = Object.assign(new ChildProcess(), { connected: true, send: vi.fn(), kill: vi.fn() })
    const options = { file: undefined, folder: '/nowhere', secrets: true, passphrase: undefined }
    const made = createBackupInProcess(
      { dataDir: '/nowhere' },
      AT,
      { ...options, ...(signal && { signal }) },
      () => child,
    )
    return { child, made }
  }

  it('is killed after ten minutes without progress, and the backup has failed', async () => {
    const { child, made } = hung()
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
    child.emit('message', { progress: { step: 'writing', bytes: 1 } })
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
    expect(child.kill).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
    expect(await made).toEqual({ ok: false, problem: expect.stringContaining('no progress for ten minutes') })
  })

  it('is killed ten seconds after it was told to stop', async () => {
    const stopping = new AbortController()
    const { child, made } = hung(stopping.signal)
    const refused = expect(made).rejects.toThrow('aborted')
    stopping.abort()
    expect(child.send).toHaveBeenLastCalledWith('stop')
    await vi.advanceTimersByTimeAsync(9_999)
    child.emit('message', { progress: { step: 'writing', bytes: 1 } })
    expect(child.kill).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
    await refused
  })
})
