import type { Section } from '#domain/posts/post.ts'

interface Matched {
  /** Matching sections of both versions, in the order of the later version. */
  readonly pairs: readonly (readonly [before: Section, after: Section])[]
  readonly removed: readonly Section[]
  readonly added: readonly Section[]
  /** Sections that both versions have come in another order. */
  readonly isReordered: boolean
}

/**
 * Matches the sections of two versions, which have no ids: first equal sections, then those with the same title, text or picture;
 * the remaining ones in their order if both versions have equally many.
 */
export function matchedSections(before: readonly Section[], after: readonly Section[]): Matched {
  const partners = alikeSections(before, after)
  const taken = new Set(partners.values())
  const [left, leftAfter] = [unmatched(before, taken), unmatched(after, partners)]
  if (left.length === leftAfter.length)
    for (const [index, place] of left.entries()) {
      partners.set(leftAfter[index]!, place)
      taken.add(place)
    }
  const inOrder = [...partners].toSorted(([one], [other]) => one - other)
  return {
    pairs: inOrder.map(([index, place]) => [before[place]!, after[index]!]),
    removed: unmatched(before, taken).map((index) => before[index]!),
    added: unmatched(after, partners).map((index) => after[index]!),
    isReordered: inOrder.some(([, place], index) => index > 0 && place < inOrder[index - 1]![1]),
  }
}

/** The places of sections of the earlier version by those of the later one: equal ones, then those with the same title, text or picture. */
export function alikeSections(before: readonly Section[], after: readonly Section[]): Map<number, number> {
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  for (const key of KEYS) {
    const places = new Map<string, number[]>()
    for (const [index, section] of before.entries())
      if (!taken.has(index)) places.set(key(section), [...(places.get(key(section)) ?? []), index])
    for (const [index, section] of after.entries()) {
      const place = partners.has(index) || key(section) === '' ? undefined : places.get(key(section))?.shift()
      if (place === undefined) continue
      partners.set(index, place)
      taken.add(place)
    }
  }
  return partners
}

const KEYS: readonly ((section: Section) => string)[] = [
  (section) => JSON.stringify(section),
  ({ sectionTitle }) => sectionTitle.trim(),
  ({ sectionText }) => sectionText.trim(),
  ({ sectionImage }) => sectionImage,
]

function unmatched(sections: readonly Section[], matched: { has(index: number): boolean }): number[] {
  return [...sections.keys()].filter((index) => !matched.has(index))
}
