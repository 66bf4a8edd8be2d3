import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'
import type { Draft } from '../form-state.ts'

/** Unsaved input of a form, in this browser. */
export interface LocalCopy {
  readonly key: string
  readonly draft: Draft
  /** When it was typed: instant, ISO 8601. */
  readonly at: string
}

let store: UseStore | undefined

/** The copies whose keys begin so, the latest first. Empty where the browser keeps nothing, as in some private windows. */
export async function readCopies(prefix: string): Promise<{ key: string; value: unknown }[]> {
  const all = await attempt(entries<string, unknown>(opened()))
  return (all ?? []).filter(([key]) => key.startsWith(prefix)).map(([key, value]) => ({ key, value }))
}

export function writeCopy({ key, draft, at }: LocalCopy): Promise<unknown> {
  return attempt(set(key, { draft, at }, opened()))
}

export function deleteCopies(keys: readonly string[]): Promise<unknown> {
  return attempt(delMany([...keys], opened()))
}

function opened(): UseStore {
  store ??= createStore('den', 'unsaved-posts')
  return store
}

/** Storage may be full or switched off. The input is then in the form and in the tab only. */
function attempt<T>(work: Promise<T>): Promise<T | null> {
  return work.catch(() => null)
}
