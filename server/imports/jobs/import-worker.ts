// The program of `importInProcess`.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { openDatabase } from '../../db/database.ts'
import { importFile } from '../import-file.ts'
import { ImportError } from '../imported-post.ts'
import { type ImportNews, type ImportOrder, STOP } from './import-process.ts'

setPriority(constants.priority.PRIORITY_LOW)
const stopping = new AbortController()
process.on('message', (message) => message === STOP && stopping.abort())
// The server was killed.
process.on('disconnect', () => stopping.abort())
const [{ database: config, site, request, now }] = (await once(process, 'message')) as [ImportOrder]
const aheadMs = Date.parse(now) - Date.now()
try {
  await using database = await openDatabase({
    ...config,
    applicationName: 'den import',
    now: () => new Date(Date.now() + aheadMs),
  })
  const { signal } = stopping
  for await (const line of importFile(database, site, { ...request, signal })) await tell({ line })
  await tell({ end: 'done' })
} catch (error) {
  const { message, stack = message, code } = error as NodeJS.ErrnoException
  await tell(error instanceof ImportError ? { end: 'problem', words: message } : { end: 'failure', words: stack, code })
} finally {
  if (process.connected) process.disconnect()
}

/** Waits until the message is sent, so that lines do not pile up in memory. */
function tell(news: ImportNews): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send!(news, () => resolve())
    else resolve()
  })
}
