import type { Settings } from '#domain/settings/settings-writing.ts'
import { hasShapeOf, isSame } from '../shell/json-equality.ts'
import { isMenuLike } from './menu/menu-editing.ts'

export type Edits = Partial<Settings>

/** The edits in `input`, JSON from storage, that have the type of their setting and differ from the stored value. */
export function usableEdits(input: unknown, stored: Settings): Edits {
  if (typeof input !== 'object' || input === null) return {}
  const isUsable = ([key, value]: [string, unknown]) => {
    if (!Object.hasOwn(stored, key)) return false
    const like = stored[key as keyof Settings]
    const isShown = key === 'menu' ? isMenuLike(value) : hasShapeOf(value, like)
    return isShown && !isSame(value, like)
  }
  return Object.fromEntries(Object.entries(input).filter(isUsable))
}
