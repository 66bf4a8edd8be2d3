import { diffWordsWithSpace } from 'diff'

/** A part of a text that both versions have, or a part of the one that replaces a part of the other. */
export type DiffPart = { readonly same: string } | { readonly removed: string; readonly added: string }

/** The cost of a comparison grows with the square of the words that differ: 1,500 of them take a seventh of a second. */
const EDITS_MAX = 1_500
const STEPS_MAX = 2 * EDITS_MAX ** 2
/** Milliseconds, for slow devices; the other limits give the same result on every device. */
const TIMEOUT_MS = 2_000

/**
 * Makes a function that compares the texts of one screen word by word. It returns null for texts that differ too much, and once the
 * earlier texts have used up the limits.
 */
export function wordComparer(timeout = TIMEOUT_MS): (before: string, after: string) => DiffPart[] | null {
  let stepsLeft = STEPS_MAX
  return (before, after) => {
    const maxEditLength = Math.min(EDITS_MAX, Math.floor(Math.sqrt(Math.max(0, stepsLeft))))
    const changes = diffWordsWithSpace(before, after, { maxEditLength, timeout })
    const edits = changes?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
    stepsLeft -= (edits ?? maxEditLength) ** 2
    return changes ? diffPartsOf(changes) : null
  }
}

interface Change {
  readonly value: string
  readonly added: boolean
  readonly removed: boolean
}

/** Joins consecutive differing words, with the spaces between them, into one part. */
function diffPartsOf(changes: readonly Change[]): DiffPart[] {
  const diff: DiffPart[] = []
  for (const [index, { value, added, removed }] of changes.entries()) {
    const last = diff.at(-1)
    const change = last && 'removed' in last ? last : null
    const isBetween = change !== null && index < changes.length - 1 && value.trim() === ''
    if (!added && !removed && !isBetween) diff.push({ same: value })
    else {
      const isBoth = !added && !removed
      const next = {
        removed: (change?.removed ?? '') + (removed || isBoth ? value : ''),
        added: (change?.added ?? '') + (added || isBoth ? value : ''),
      }
      if (change) diff[diff.length - 1] = next
      else diff.push(next)
    }
  }
  return diff
}
