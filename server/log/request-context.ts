import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Lines that `work` writes into the log, and what it starts, carry the id of its request. */
export function identifiedAs<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

export function requestFields(): { requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
