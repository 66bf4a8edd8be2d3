// The program of `createBackupInProcess` and `checkBackupInProcess`.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { openDatabase } from '../../db/database.ts'
import { createBackup } from '../backup.ts'
import { type BackupNews, type BackupOrder, STOP } from './backup-process.ts'
import { checkBackup } from './check-backup.ts'

/** Low, so that a server takes precedence. */
const PRIORITY = constants.priority.PRIORITY_LOW

// Threads that compress and read inherit it.
setPriority(PRIORITY)
const stopping = new AbortController()
process.on('message', (message) => message === STOP && stopping.abort())
// The server was killed.
process.on('disconnect', () => stopping.abort())
const [order] = (await once(process, 'message')) as [BackupOrder]
const tell = (news: BackupNews) => void (process.connected && process.send!(news))
try {
  const onProgress = (progress: Extract<BackupNews, { progress: unknown }>['progress']) => tell({ progress })
  const watched = { onProgress, signal: stopping.signal }
  if ('check' in order) tell({ result: await checkBackup({ ...order.check, ...watched }) })
  else {
    const now = () => new Date(order.createdAt)
    await using database = await openDatabase({ ...order.database, applicationName: 'den backup', now })
    tell({ result: await createBackup(database, { ...order.make, ...watched }) })
  }
} catch (error) {
  tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
} finally {
  if (process.connected) process.disconnect()
}
