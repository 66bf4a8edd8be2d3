import type { UseStore } from 'idb-keyval'
import type { UnsentPicture } from '../../../picture/unsent-pictures.ts'
import type { FormInput } from '../../form-state.ts'

/** Unsaved input of a form, stored in this browser. */
export interface LocalCopy {
  readonly key: string
  readonly input: FormInput
  /** When it was typed: instant, ISO 8601. */
  readonly at: string
  /** Keys of the saves of the form that had no answer, the newest first. */
  readonly saves: readonly string[]
  /** Pictures that were chosen and not sent, by the name of their field. */
  readonly pictures: ReadonlyMap<string, UnsentPicture>
  /** Whether another version was taken in its place. */
  readonly isSetAside: boolean
}

type IdbKeyval = typeof import('idb-keyval')

/** Separates the key of a copy from the name of a picture field. */
const PICTURE = '#'

let opened: Promise<[IdbKeyval, UseStore]> | undefined

/** Copies whose keys have this prefix and whose form is closed. Empty where the browser stores nothing, as in some private windows. */
export async function readCopies(
  prefix: string,
): Promise<{ key: string; value: unknown; pictures: LocalCopy['pictures'] }[]> {
  const all = (await withStore((idb, store) => idb.entries<string, unknown>(store))) ?? []
  const held = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name))
  const own = all.filter(([key]) => key.startsWith(prefix) && !held.has(key.split(PICTURE)[0]))
  return own
    .filter(([key]) => !key.includes(PICTURE, prefix.length))
    .map(([key, value]) => ({ key, value, pictures: picturesOf(key, own) }))
}

/** The input is stored under `draft`: copies of earlier versions in browsers have that name. */
export function writeCopy({ key, input, ...rest }: Omit<LocalCopy, 'pictures'>): Promise<unknown> {
  return withStore((idb, store) => idb.set(key, { draft: input, ...rest }, store))
}

/** Holds a Web Lock until the signal aborts, which tells other tabs that the form of a copy is open. Web Locks need HTTPS or localhost. */
export function holdCopy(key: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const isGone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  void navigator.locks?.request(key, () => isGone)
}

/** @param picture null deletes it */
export function writePicture(key: string, field: string, picture: UnsentPicture | null): Promise<unknown> {
  const name = key + PICTURE + field
  return withStore((idb, store) => (picture ? idb.set(name, picture, store) : idb.del(name, store)))
}

/** Deletes a copy with its pictures in a single request, which is committed at once: the page may be unloaded right after. */
export function deleteCopy(key: string): Promise<unknown> {
  return withStore((idb, store) =>
    store('readwrite', (copies) => {
      copies.delete(IDBKeyRange.bound(key, `${key}${PICTURE}\uffff`))
      copies.transaction.commit()
      return idb.promisifyRequest(copies.transaction)
    }),
  )
}

function picturesOf(key: string, entries: readonly [string, unknown][]): LocalCopy['pictures'] {
  const prefix = key + PICTURE
  return new Map(
    entries.flatMap(([name, value]): [string, UnsentPicture][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), asPicture(value)]] : [],
    ),
  )
}

/** Copies of earlier versions in browsers have the file alone. */
function asPicture(value: unknown): UnsentPicture {
  return value instanceof File ? { file: value, words: null } : (value as UnsentPicture)
}

/** Storage may be full or disabled. Unsaved input then exists only in the form and in the storage of the tab. */
async function withStore<T>(work: (idb: IdbKeyval, store: UseStore) => Promise<T>): Promise<T | null> {
  try {
    opened ??= open()
    return await work(...(await opened))
  } catch {
    return null
  }
}

/** Loaded when a form is mounted: the server also renders forms, and does not use it. */
async function open(): Promise<[IdbKeyval, UseStore]> {
  const idb = await import('idb-keyval')
  return [idb, idb.createStore('den', 'unsaved-posts')]
}
