import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { type ChildMessage, STOP } from './child-process.ts'

/** @param work its signal is aborted when the parent says so or was killed. To await `report` keeps messages from piling up */
export async function runChild<Order, Progress, Result>(
  work: (order: Order, report: (progress: Progress) => Promise<void>, signal: AbortSignal) => Promise<Result>,
): Promise<void> {
  // Threads that compress and read inherit it.
  setPriority(constants.priority.PRIORITY_LOW)
  const stopping = new AbortController()
  process.on('message', (message) => message === STOP && stopping.abort())
  process.on('disconnect', () => stopping.abort())
  const [order] = (await once(process, 'message')) as [Order]
  try {
    const result = await work(order, (progress) => send<Progress, Result>({ progress }), stopping.signal)
    await send<Progress, Result>({ result })
  } catch (error) {
    const { message, stack = message, code } = error as NodeJS.ErrnoException
    await send<Progress, Result>({ failure: stack, code })
  } finally {
    if (process.connected) process.disconnect()
  }
}

function send<Progress, Result>(message: ChildMessage<Progress, Result>): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send!(message, () => resolve())
    else resolve()
  })
}
