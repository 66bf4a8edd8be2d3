// The program of `createBackupInProcess`.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { openDatabase } from '../../db/database.ts'
import { createBackup } from '../backup.ts'
import { type BackupNews, type BackupOrder, STOP } from './backup-process.ts'

/** A server takes what it needs; the backup gets the rest. */
const PRIORITY = constants.priority.PRIORITY_LOW

// Threads that compress and read inherit it.
setPriority(PRIORITY)
const stopping = new AbortController()
process.on('message', (message) => message === STOP && stopping.abort())
// The server was killed.
process.on('disconnect', () => stopping.abort())
const [{ database: config, options, createdAt }] = (await once(process, 'message')) as [BackupOrder]
const tell = (news: BackupNews) => void (process.connected && process.send!(news))
try {
  await using database = await openDatabase({
    ...config,
    applicationName: 'den backup',
    now: () => new Date(createdAt),
  })
  const onProgress = (progress: Extract<BackupNews, { progress: unknown }>['progress']) => tell({ progress })
  tell({ result: await createBackup(database, { ...options, onProgress, signal: stopping.signal }) })
} catch (error) {
  tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
} finally {
  if (process.connected) process.disconnect()
}
