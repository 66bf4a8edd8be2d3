import { useCallback, useEffect, useRef, useState } from 'react'
import { useApplication } from '../../application-context.ts'
import type { Draft } from '../form-state.ts'
import { differencesBetween } from './differences.ts'
import { deleteCopies, type LocalCopy, readCopies, writeCopy } from './local-copy-store.ts'

const PAUSE_MS = 400

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
 * Copies unsaved input of a post form into IndexedDB, for the time without a network or session: unlike that of the tab, the copy is
 * there after the browser was killed. It is deleted once the server has the input.
 * @returns the latest copy that an earlier form left, and differs from this one
 */
export function useLocalCopy({ form, draft, isUnsaved, usable }: LocalCopyOptions) {
  const prefix = `${useApplication().email}:${form}:`
  const [found, setFound] = useState<LocalCopy | null>(null)
  const key = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ draft, isUnsaved, usable })
  latest.current = { draft, isUnsaved, usable }

  const write = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!latest.current.isUnsaved) return
    // Forms in several tabs have a copy each.
    key.current ??= prefix + Math.random().toString(36).slice(2)
    void writeCopy({ key: key.current, draft: latest.current.draft, at: new Date().toISOString() })
  }, [prefix])
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (key.current) void deleteCopies([key.current])
  }, [])

  useEffect(() => {
    if (isUnsaved) timer.current ??= setTimeout(write, PAUSE_MS)
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
      const usableCopies = copies.flatMap(({ key, value }) => {
        const { draft, at } = value as LocalCopy
        const known = usable(draft)
        return known ? [{ key, draft: known, at: String(at) }] : []
      })
      const [last] = usableCopies.sort((one, other) => other.at.localeCompare(one.at))
      if (isOver || !last) return
      // What this form holds already, because the tab or the server had it, is no news.
      if (differencesBetween(last.draft.values, draft.values).length > 0) setFound(last)
      else if (latest.current.isUnsaved) key.current ??= last.key
      else void deleteCopies([last.key])
    })
    return () => {
      isOver = true
    }
  }, [prefix])

  return {
    found,
    forget,
    /** Makes the copy that was found the one of this form, so that further input overwrites it. */
    adopt(copy: LocalCopy) {
      key.current = copy.key
      setFound(null)
    },
    discard(copy: LocalCopy) {
      void deleteCopies([copy.key])
      setFound(null)
    },
  }
}
