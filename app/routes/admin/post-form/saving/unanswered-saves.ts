import { isSame } from '../../shell/json-equality.ts'
import { randomKey } from '../random-key.ts'

export type Body = Readonly<Record<string, unknown>>

interface Save {
  /** Idempotency key. */
  readonly key: string
  /** The earlier saves without an answer, the newest first. `body` is undefined after a reload. */
  readonly before: readonly { readonly key: string; readonly body: Body | undefined }[]
}

/** Saves that are remembered for each form. */
const REMEMBERED = 20
/** In `sessionStorage`, since a reload loses answers. */
const PREFIX = 'den-unanswered-2:'

/** Keys by form, the newest first. */
const keys = new Map<string, readonly string[]>()
const bodies = new Map<string, Body>()

/** The form of a post, as `form` in the functions below. Two forms of one post have keys of their own: neither saves over the other. */
export function savingForm(name: string, postId: string): string {
  return name === postId ? postId : `${name}:${postId}`
}

/** Remembers a save until it is answered. A save with the body of the one before is a retry, and has its key. */
export function beginSave(form: string, body: Body): Save {
  const known = unansweredSaves(form)
  const before = known.map((key) => ({ key, body: bodies.get(key) }))
  if (before[0] && isSame(before[0].body, body)) return { key: before[0].key, before }
  const key = randomKey()
  bodies.set(key, body)
  // The oldest stays, since it may be the one that the server has stored.
  remember(form, [key, ...known.slice(0, REMEMBERED - 2), ...known.slice(REMEMBERED - 2).slice(-1)])
  return { key, before }
}

/** A save that was stored replaces all before it. */
export function endSave(form: string, key: string, outcome: 'stored' | 'refused'): void {
  const known = unansweredSaves(form)
  const newer = known.slice(0, Math.max(0, known.indexOf(key)))
  remember(form, outcome === 'stored' ? newer : known.filter((other) => other !== key))
}

/** The keys, the newest first. */
export function unansweredSaves(form: string): readonly string[] {
  return keys.get(form) ?? stored(form)
}

/** Adds keys that an earlier form has kept elsewhere. They are older than those of this tab. */
export function addUnansweredSaves(form: string, kept: readonly string[]): void {
  const known = unansweredSaves(form)
  remember(form, [...known, ...kept.filter((key) => !known.includes(key))])
}

function stored(form: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '[]')
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

function remember(form: string, kept: readonly string[]): void {
  for (const key of unansweredSaves(form)) if (!kept.includes(key)) bodies.delete(key)
  keys.set(form, kept)
  try {
    if (kept.length > 0) sessionStorage.setItem(PREFIX + form, JSON.stringify(kept))
    else sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Storage is full or disabled: the keys are remembered until a reload.
  }
}
