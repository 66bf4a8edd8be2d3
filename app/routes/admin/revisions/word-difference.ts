import { diffWordsWithSpace } from 'diff'

/** A stretch of a text that both versions have, or what one has in the place of what the other has. */
export type Stretch = { readonly same: string } | { readonly removed: string; readonly added: string }

/** The cost of a comparison grows with the square of the words that differ: 1,500 of them take a seventh of a second. */
const EDITS_MAX = 1_500
const STEPS_MAX = 2 * EDITS_MAX ** 2
/** For a slow device; the other limits have the same result everywhere. */
const TIMEOUT_MS = 2_000

/**
 * Compares texts word by word, those of one screen by one comparer: texts that differ too much, or come when the others have cost
 * too much, are not compared (null).
 */
export function wordComparer(timeout = TIMEOUT_MS): (before: string, after: string) => Stretch[] | null {
  let stepsLeft = STEPS_MAX
  return (before, after) => {
    const maxEditLength = Math.min(EDITS_MAX, Math.floor(Math.sqrt(Math.max(0, stepsLeft))))
    const parts = diffWordsWithSpace(before, after, { maxEditLength, timeout })
    const edits = parts?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
    stepsLeft -= (edits ?? maxEditLength) ** 2
    return parts ? stretchesOf(parts) : null
  }
}

interface Part {
  readonly value: string
  readonly added: boolean
  readonly removed: boolean
}

/** Words that differ one after the other make one stretch, with the spaces between them. */
function stretchesOf(parts: readonly Part[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const [index, { value, added, removed }] of parts.entries()) {
    const last = stretches.at(-1)
    const change = last && 'removed' in last ? last : null
    const isBetween = change !== null && index < parts.length - 1 && value.trim() === ''
    if (!added && !removed && !isBetween) stretches.push({ same: value })
    else {
      const isBoth = !added && !removed
      const next = {
        removed: (change?.removed ?? '') + (removed || isBoth ? value : ''),
        added: (change?.added ?? '') + (added || isBoth ? value : ''),
      }
      if (change) stretches[stretches.length - 1] = next
      else stretches.push(next)
    }
  }
  return stretches
}
