import { typosBetween } from '../../text/spelling.ts'
import { SECTION_LABELS } from '../post-fields.ts'

const RIGHT_KEY = 'sectionImgSrc'
const OTHER_KEYS: ReadonlySet<string> = new Set(Object.keys(SECTION_LABELS))
const TYPOS = 2

/** As the specification's update form does. If the values differ, both keys stay, and the schema refuses the wrong one. */
export function withRightKeys(section: unknown): unknown {
  if (typeof section !== 'object' || section === null || Array.isArray(section)) return section
  const entries = Object.entries(section)
  // At least one key is unknown, so the schema refuses the section.
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
  return key === 'sectionImageSrc' || typosBetween(key, RIGHT_KEY, TYPOS) <= TYPOS
}
