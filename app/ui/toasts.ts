import { messages } from '#domain/messages.ts'

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'failure'
  readonly text: string
}

/** What each kind stays, in milliseconds. */
export const TOAST_DURATIONS: Readonly<Record<Toast['kind'], number>> = { success: 3000, failure: 5000 }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says that something was done. */
export function toastSuccess(text: string = messages.operationSuccess): void {
  show('success', text || messages.operationSuccess)
}

/** Says that something was not done. */
export function toastFailure(text: string = messages.operationFailed): void {
  show('failure', text || messages.operationFailed)
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

function show(kind: Toast['kind'], text: string): void {
  lastId += 1
  change([...toasts, { id: lastId, kind, text }])
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
