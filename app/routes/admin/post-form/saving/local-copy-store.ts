import type { UseStore } from 'idb-keyval'
import type { Draft } from '../form-state.ts'

/** Unsaved input of a form, in this browser. */
export interface LocalCopy {
  readonly key: string
  readonly draft: Draft
  /** When it was typed: instant, ISO 8601. */
  readonly at: string
}

let opened: Promise<[typeof import('idb-keyval'), UseStore]> | undefined

/** The copies whose keys begin so. Empty where the browser keeps nothing, as in some private windows. */
export async function readCopies(prefix: string): Promise<{ key: string; value: unknown }[]> {
  const all = await withStore((idb, store) => idb.entries<string, unknown>(store))
  return (all ?? []).filter(([key]) => key.startsWith(prefix)).map(([key, value]) => ({ key, value }))
}

export function writeCopy({ key, draft, at }: LocalCopy): Promise<unknown> {
  return withStore((idb, store) => idb.set(key, { draft, at }, store))
}

export function deleteCopies(keys: readonly string[]): Promise<unknown> {
  return withStore((idb, store) => idb.delMany([...keys], store))
}

/** Storage may be full or switched off. The input is then in the form and in the tab only. */
async function withStore<T>(
  work: (idb: typeof import('idb-keyval'), store: UseStore) => Promise<T>,
): Promise<T | null> {
  try {
    opened ??= open()
    return await work(...(await opened))
  } catch {
    return null
  }
}

/** Loaded when a form is mounted: the server, which renders forms as well, has no use for it. */
async function open(): Promise<[typeof import('idb-keyval'), UseStore]> {
  const idb = await import('idb-keyval')
  return [idb, idb.createStore('den', 'unsaved-posts')]
}
