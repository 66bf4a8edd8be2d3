import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '#domain/durations.ts'

/** The messages of a program that `runChild` serves. `failure`: the stack of an unexpected error, with its code. */
export type ChildMessage<Progress, Result> =
  | { readonly progress: Progress }
  | { readonly result: Result }
  | { readonly failure: string; readonly code?: string | undefined }

/** The message that asks the program to end early. */
export const STOP = 'stop'

/** A process that reports no progress for this long is killed. */
const SILENCE_MS = 10 * MINUTE_MS
/** A process that has not ended this long after it was told to is killed, too. */
const STOP_MS = 10_000

export class HungProcessError extends Error {
  constructor() {
    super('There was no progress for ten minutes, so it was ended. Look at the disk and at the database.')
  }
}

/** Starts a program for `runInChildProcess`. It does not inherit the Node options of this process. */
export function forkProgram(file: URL, nodeOptions: readonly string[] = []): ChildProcess {
  return fork(fileURLToPath(file), { execArgv: [...nodeOptions], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

/**
 * Gives an order to a child process that ends with `runChild`. Yields its progress, and returns its result once it has ended.
 * @param order plain data, sent as JSON
 * @throws the reason of `signal`, which ends the process; {@link HungProcessError}; or an error with the stack and the code of the
 * program's own
 */
export async function* runInChildProcess<Progress, Result>(
  start: () => ChildProcess,
  order: object,
  signal?: AbortSignal,
): AsyncGenerator<Progress, Result> {
  signal?.throwIfAborted()
  const child = start()
  const killed = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const killAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      child.kill('SIGKILL')
      // A process that waits for a disk may not end even then.
      killed.abort()
    }, ms)
  }
  const stop = () => {
    // The process may end at the same moment.
    if (child.connected) child.send(STOP, () => {})
    killAfter(STOP_MS)
  }
  child.once('close', () => clearTimeout(timer))
  child.on('message', () => {
    if (!signal?.aborted) killAfter(SILENCE_MS)
  })
  signal?.addEventListener('abort', stop)
  killAfter(SILENCE_MS)
  let last: Exclude<ChildMessage<Progress, Result>, { progress: Progress }> | undefined
  try {
    const messages = on(child, 'message', { close: ['close'], signal: killed.signal })
    child.send(order)
    for await (const [message] of messages as AsyncIterable<[ChildMessage<Progress, Result>]>) {
      if ('progress' in message) yield message.progress
      else last = message
    }
  } catch (error) {
    if (!killed.signal.aborted) throw error
    signal?.throwIfAborted()
    if (!last) throw new HungProcessError()
  } finally {
    signal?.removeEventListener('abort', stop)
    // The reader of the progress may leave before the end.
    if (child.exitCode === null && child.signalCode === null && !killed.signal.aborted) stop()
  }
  signal?.throwIfAborted()
  if (!last) throw new Error(`the child process ended with ${child.exitCode ?? child.signalCode}`)
  if ('failure' in last) throw Object.assign(new Error(last.failure), { code: last.code })
  return last.result
}
