import { SECTION_LABELS } from '../post-fields.ts'

const RIGHT_KEY = 'sectionImgSrc'
const OTHER_KEYS: ReadonlySet<string> = new Set(Object.keys(SECTION_LABELS))
const LETTERS = 2

/**
 * A section as the specification's update form reads it: its image source may come under a misspelt key, and is kept under
 * the right one. Where both say something, neither is thrown away silently: the misspelt one stays, for the schema to refuse.
 */
export function withRightKeys(section: unknown): unknown {
  if (typeof section !== 'object' || section === null || Array.isArray(section)) return section
  const entries = Object.entries(section)
  // One of its keys is unknown for certain, so the section is refused anyway.
  if (entries.length > OTHER_KEYS.size + 1) return section
  const misspelt = entries.filter(([key]) => !OTHER_KEYS.has(key) && isMisspelt(key))
  const [wrong] = misspelt
  if (misspelt.length !== 1 || !wrong) return section
  const right = entries.find(([key]) => key === RIGHT_KEY)?.[1]
  if (right !== undefined && right !== '' && right !== wrong[1]) return section
  return Object.fromEntries([
    ...entries.filter(([key]) => key !== wrong[0] && key !== RIGHT_KEY),
    [RIGHT_KEY, wrong[1]],
  ])
}

function isMisspelt(key: string): boolean {
  return key === 'sectionImageSrc' || distance(key, RIGHT_KEY) <= LETTERS
}

/** Letters to insert, delete or replace until `a` is `b` (Levenshtein 1965). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > LETTERS) return LETTERS + 1
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
