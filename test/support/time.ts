import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'

const TURNS = 20

/** Lets everything that is due happen: microtasks, immediates, received data of sockets and files. Not a fixed time. */
export async function turns(count = TURNS): Promise<void> {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

/** Fakes timers, `Date` and `performance.now` until the end of the test; immediates and I/O stay real. */
export function fakeTime(now?: Date): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(now && { now }),
  })
  // Makes `AbortSignal.timeout` use the fake clock as well.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds)
    return controller.signal
  })
}

/** Disables `AbortSignal.timeout` until the test ends: a busy machine may need longer than the timeout of a service. */
export function withoutDeadlines(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

/** Waits without the fake clock until the condition holds; the deadline is that of the test. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setImmediate()
}

/** Whether a promise is settled by now. */
export async function isSettled(work: Promise<unknown>): Promise<boolean> {
  let settled = false
  const settle = () => {
    settled = true
  }
  work.then(settle, settle)
  await turns()
  return settled
}

/** Waits for `work` while the fake clock moves from timer to timer. @returns the value, and the elapsed milliseconds on that clock */
export async function timed<T>(work: Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const began = performance.now()
  let isOver = false
  const settle = () => {
    isOver = true
  }
  work.then(settle, settle)
  for (;;) {
    // Work without timers comes first, so that the clock does not advance before it.
    for (let turn = 0; turn < TURNS && !isOver; turn++) await setImmediate()
    if (isOver) return { value: await work, milliseconds: performance.now() - began }
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
  }
}
