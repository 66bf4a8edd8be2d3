import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useApplication } from '../../../application-context.ts'
import type { UnsentPictures } from '../../../picture/unsent-pictures.ts'
import type { Draft } from '../../form-state.ts'
import { differencesBetween } from '../differences.ts'
import { deleteCopy, type LocalCopy, readCopies, writeCopy, writePicture } from './local-copy-store.ts'

const PAUSE_MS = 400
const NO_PICTURES: ReadonlyMap<string, File> = new Map()

interface LocalCopyOptions {
  /** Unique among the forms of the area. */
  readonly form: string
  readonly draft: Draft
  /** The server lacks something of the draft. */
  readonly isUnsaved: boolean
  /** The draft in a stored value, where this form can use it. */
  readonly usable: (stored: unknown) => Draft | null
}

/**
 * Copies unsaved input of a post form and its unsent pictures into IndexedDB, for the time without a network or session: unlike
 * that of the tab, the copy is there after the browser was killed. It is deleted once the server has everything.
 * @returns `found`: the latest copy that an earlier form left, and differs from this one; `saved`: the server has the words;
 *   `forget`: nothing is to be kept; `pictures`: for the fields of the form
 */
export function useLocalCopy({ form, draft, isUnsaved, usable }: LocalCopyOptions) {
  const prefix = `${useApplication().email}:${form}:`
  const [found, setFound] = useState<LocalCopy | null>(null)
  const [restored, setRestored] = useState(NO_PICTURES)
  const key = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Names of the fields whose pictures are in the copy. */
  const unsent = useRef(new Set<string>())
  const latest = useRef({ draft, isUnsaved, usable })
  latest.current = { draft, isUnsaved, usable }

  // Forms in several tabs have a copy each.
  const ownKey = useCallback(() => (key.current ??= prefix + Math.random().toString(36).slice(2)), [prefix])
  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    // A picture belongs to a section of the draft that stands beside it.
    if (!latest.current.isUnsaved && unsent.current.size === 0) return
    void writeCopy({ key: ownKey(), draft: latest.current.draft, at: new Date().toISOString() })
  }, [ownKey])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    unsent.current.clear()
    if (key.current) void deleteCopy(key.current)
  }, [])
  const saved = useCallback(() => {
    if (unsent.current.size === 0) forget()
  }, [forget])
  const keep = useCallback(
    (field: string, file: File | null) => {
      if (file) unsent.current.add(field)
      else if (!unsent.current.delete(field)) return
      void writePicture(ownKey(), field, file)
      if (file) write()
      else if (!latest.current.isUnsaved) saved()
    },
    [ownKey, write, saved],
  )

  useEffect(() => {
    if (isUnsaved || unsent.current.size > 0) timer.current ??= setTimeout(write, PAUSE_MS)
    else forget()
  }, [draft, isUnsaved, write, forget])
  // Also when the form is unmounted: the server may refuse what it is sent then.
  useEffect(() => {
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('pagehide', write)
      if (timer.current) write()
    }
  }, [write])
  useEffect(() => {
    let isOver = false
    void readCopies(prefix).then((copies) => {
      const { draft, usable } = latest.current
      const usableCopies = copies.flatMap(({ key, value, pictures }) => {
        const { draft, at } = value as LocalCopy
        const known = usable(draft)
        return known ? [{ key, draft: known, at: String(at), pictures }] : []
      })
      const [last] = usableCopies.sort((one, other) => other.at.localeCompare(one.at))
      if (isOver || !last || last.key === key.current) return
      // What this form holds already, because the tab or the server had it, is no news.
      if (last.pictures.size > 0 || differencesBetween(last.draft.values, draft.values).length > 0) setFound(last)
      else if (latest.current.isUnsaved) key.current ??= last.key
      else void deleteCopy(last.key)
    })
    return () => {
      isOver = true
    }
  }, [prefix])

  return {
    found,
    saved,
    forget,
    pictures: useMemo((): UnsentPictures => ({ restored, keep }), [restored, keep]),
    /** Makes the copy that was found the one of this form, so that further input overwrites it, and sends its pictures. */
    adopt(copy: LocalCopy) {
      key.current = copy.key
      for (const field of copy.pictures.keys()) unsent.current.add(field)
      setRestored(copy.pictures)
      setFound(null)
    },
    discard(copy: LocalCopy) {
      void deleteCopy(copy.key)
      setFound(null)
    },
  }
}
