import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Lines logged by `work`, and by what it starts, have this request id. */
export function identifiedAs<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

export function requestFields(): { requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
