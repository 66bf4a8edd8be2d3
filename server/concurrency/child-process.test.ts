import { expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { silentChild } from '#test/support/process/silent-child.ts'
import { HungProcessError, runInChildProcess } from './child-process.ts'

/** Runs a child process that hangs, and reads its progress until it is given up on. */
function hung(signal?: AbortSignal) {
  vi.useFakeTimers()
  const child = silentChild()
  const progress: unknown[] = []
  const read = async () => {
    for await (const step of runInChildProcess(() => child, { order: 1 }, signal)) progress.push(step)
  }
  return { child, progress, ended: read() }
}

it('kills a process after ten minutes without progress', async () => {
  const { child, progress, ended } = hung()
  const refused = expect(ended).rejects.toThrow(HungProcessError)
  expect(child.send).toHaveBeenLastCalledWith({ order: 1 })
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
  child.emit('message', { progress: 'half' })
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1)
  expect([progress, child.kill.mock.calls]).toEqual([['half'], []])
  await vi.advanceTimersByTimeAsync(1)
  expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
  await refused
})

it('kills a process ten seconds after it was told to stop, whatever it reports', async () => {
  const stopping = new AbortController()
  const { child, ended } = hung(stopping.signal)
  const refused = expect(ended).rejects.toThrow('aborted')
  stopping.abort()
  expect(child.send).toHaveBeenLastCalledWith('stop', expect.any(Function))
  await vi.advanceTimersByTimeAsync(9_999)
  child.emit('message', { progress: 'half' })
  expect(child.kill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
  await refused
})

it('tells a process to stop whose progress is no longer read, and kills it where it does not', async () => {
  vi.useFakeTimers()
  const child = silentChild()
  const steps = runInChildProcess(() => child, {})
  const first = steps.next()
  child.emit('message', { progress: 'half' })
  expect((await first).value).toBe('half')
  await steps.return(undefined)
  expect(child.send).toHaveBeenLastCalledWith('stop', expect.any(Function))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(child.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
})

it('throws what the program threw, with its code, and how it ended where it said nothing', async () => {
  const child = silentChild()
  const ended = runInChildProcess(() => child, {}).next()
  const refused = expect(ended).rejects.toMatchObject({ message: 'Error: full', code: 'ENOSPC' })
  child.emit('message', { failure: 'Error: full', code: 'ENOSPC' })
  child.emit('close')
  await refused

  const silent = silentChild()
  const left = expect(runInChildProcess(() => silent, {}).next()).rejects.toThrow('the child process ended with 7')
  Object.assign(silent, { exitCode: 7 })
  silent.emit('close')
  await left
})
