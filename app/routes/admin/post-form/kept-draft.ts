import { useEffect, useRef } from 'react'
import type { FormValues } from './form-values.ts'

/** What was typed and not yet saved, as this tab remembers it. */
export interface KeptDraft {
  readonly values: FormValues
  /** The revision that the writer had seen; 0 for a new post. */
  readonly revision: number
}

const PREFIX = 'den-draft:'
const PAUSE_MS = 400

/**
 * Keeps a form in this tab while it differs from what is saved: a reload or a session that ends loses nothing.
 * @returns a function that forgets it for good, because it is saved
 */
export function useKeptDraft(name: string, draft: KeptDraft | null): () => void {
  const latest = useRef(draft)
  const isSaved = useRef(false)
  latest.current = draft
  useEffect(() => {
    const timer = setTimeout(() => !isSaved.current && keep(name, draft), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, draft])
  useEffect(() => {
    const keepNow = () => !isSaved.current && keep(name, latest.current)
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [name])
  return () => {
    isSaved.current = true
    keep(name, null)
  }
}

export function keptDraft(name: string): KeptDraft | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text ? (JSON.parse(text) as KeptDraft) : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing for us loses what every page loses. */
function keep(name: string, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
    else sessionStorage.removeItem(PREFIX + name)
  } catch {}
}
