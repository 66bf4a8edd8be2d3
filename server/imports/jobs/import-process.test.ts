import { expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { silentChild } from '#test/support/process/silent-child.ts'
import { ImportError } from '../imported-post.ts'
import { importInProcess } from './import-process.ts'

const REQUEST = { path: '/nowhere', report: null }
const SITE = { imageSource: '', timeZone: 'UTC', siteUrl: 'https://den.example' }

function hung(signal?: AbortSignal) {
  vi.useFakeTimers()
  const child = silentChild()
  const request = { ...REQUEST, ...(signal && { signal }) }
  const lines = importInProcess({ dataDir: '/nowhere' }, SITE, request, new Date(0), () => child)
  return { child, next: lines.next() }
}

it('an import that hangs is ended after ten minutes, and says so', async () => {
  const { child, next } = hung()
  const refused = expect(next).rejects.toThrow(
    new ImportError('There was no progress for ten minutes, so it was ended. Look at the disk and at the database.'),
  )
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
  await refused
})

it('an import that hangs holds up the end of the server for ten seconds at most', async () => {
  const closing = new AbortController()
  const { child, next } = hung(closing.signal)
  closing.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
  expect(await next).toEqual({ done: true, value: undefined })
})
