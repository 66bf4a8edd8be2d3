import type { Settings } from '#domain/settings.ts'
import { isSame } from './standing-errors.ts'

export type Edits = Partial<Settings>

/** The number rises with every change of what settings hold. */
const PREFIX = 'den-settings-1:'

/** What this account typed in this tab and did not save, as far as it still differs from what is stored. */
export function keptEdits(account: string, stored: Settings): Edits {
  try {
    return usableEdits(sessionStorage.getItem(PREFIX + account), stored)
  } catch {
    return {}
  }
}

/** Remembers the edits of this tab; a browser that keeps nothing for us loses what every page loses. */
export function keepEdits(account: string, edits: Edits): void {
  try {
    if (Object.keys(edits).length > 0) sessionStorage.setItem(PREFIX + account, JSON.stringify(edits))
    else sessionStorage.removeItem(PREFIX + account)
  } catch {}
}

/** @param text JSON, if nobody meddled with it: what no setting could hold is left out */
export function usableEdits(text: string | null, stored: Settings): Edits {
  const kept = parsed(text)
  if (typeof kept !== 'object' || kept === null) return {}
  const isUsable = ([key, value]: [string, unknown]) => {
    if (!Object.hasOwn(stored, key)) return false
    const like = stored[key as keyof Settings]
    return hasShapeOf(value, like) && !isSame(value, like)
  }
  return Object.fromEntries(Object.entries(kept).filter(isUsable))
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const PART = { heading: '', text: '' }

function hasShapeOf(value: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(value) && value.every((part) => hasShapeOf(part, PART))
  if (typeof like !== 'object' || like === null) return typeof value === typeof like
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(like).every(([key, part]) => hasShapeOf((value as Record<string, unknown>)[key], part))
}
