import { useEffect, useRef } from 'react'
import type { RemovedSection } from './form-state.ts'
import { type FormValues, newSection } from './form-values.ts'

/** What was typed and not yet saved, as this tab remembers it. */
export interface KeptDraft {
  readonly values: FormValues
  /** What may still come back. */
  readonly removed: readonly RemovedSection[]
  /** The revision that the writer had seen; 0 for a new post. */
  readonly revision: number
}

/** The number rises with every change of what a form holds. */
const PREFIX = 'den-draft-1:'
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

/** @param like a form of today: what is kept in another shape is of no use any more */
export function keptDraft(name: string, like: FormValues): KeptDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as KeptDraft | null
    if (!kept || !Number.isSafeInteger(kept.revision) || !hasShapeOf(kept.values, like)) return null
    return { ...kept, removed: removedIn(kept.removed) }
  } catch {
    return null
  }
}

/** A draft is of use without them, too. */
function removedIn(removed: unknown): readonly RemovedSection[] {
  const like: RemovedSection = { section: newSection(0), index: 0 }
  return Array.isArray(removed) && removed.every((item) => hasShapeOf(item, like)) ? removed : []
}

function hasShapeOf(value: unknown, like: unknown): boolean {
  if (Array.isArray(like))
    return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
  if (typeof like !== 'object' || like === null) return like === null || typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(like).every(([key, part]) => hasShapeOf((value as Record<string, unknown>)[key], part))
}

/** A browser that keeps nothing for us loses what every page loses. */
function keep(name: string, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
    else sessionStorage.removeItem(PREFIX + name)
  } catch {}
}
