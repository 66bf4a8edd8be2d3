import { alikeSections } from '../../../revisions/matched-sections.ts'
import { isSame } from '../../../shell/json-equality.ts'
import { type FormSection, toSection } from '../../form-values.ts'
import { mergedFields, type Side } from './merged-fields.ts'

/** A section of one side. */
interface Placed {
  readonly section: FormSection
  /** Index of the section of the base that it was; null for an added one. */
  readonly was: number | null
}

type Sections = readonly FormSection[]

/**
 * Merges two lists of sections, field by field. Sections that both sides have keep the key of mine.
 * @param key the first of those that are given to sections of theirs
 */
export function mergedSections(base: Sections, mine: Sections, theirs: Sections, side: Side, key: number): Sections {
  const own = placed(base, mine)
  const others = placed(base, theirs)
  const fresh = others.map((other, index) => ({ ...other, section: { ...other.section, key: key + index } }))
  const [first, second] = isFirst(own, fresh, side) ? [own, fresh] : [fresh, own]
  return joined(first, second).flatMap(({ section, was }) => {
    if (was === null) return [section]
    const before = base[was]!
    const [kept, other] = [own, fresh].map((list) => list.find((each) => each.was === was)?.section)
    if (kept && other) return [{ ...mergedFields(before, kept, { ...other, key: before.key }, side), key: kept.key }]
    // One side removed it. What the other made of it stays unless the writer takes the side without it.
    const [whole, left] = kept ? [kept, 'mine' as const] : [other!, 'theirs' as const]
    return left === side && !isSaidSame(whole, before) ? [whole] : []
  })
}

/** Tells which section of the base each one was. One between the same neighbours is taken for a rewritten one. */
function placed(base: Sections, side: Sections): Placed[] {
  const known = alikeSections(base.map(toSection), side.map(toSection))
  const taken = new Set(known.values())
  let last = -1
  return side.map((section, index) => {
    const next = last + 1
    const was = known.get(index) ?? (next < base.length && !taken.has(next) ? next : null)
    if (was !== null) {
      last = was
      taken.add(was)
    }
    return { section, was }
  })
}

/** Whether the order of mine is taken: that of the side that moved sections, of both that of the wanted one. */
function isFirst(own: readonly Placed[], others: readonly Placed[], side: Side): boolean {
  if (!isMoved(others)) return true
  return isMoved(own) && side === 'mine'
}

function isMoved(list: readonly Placed[]): boolean {
  const places = list.flatMap(({ was }) => was ?? [])
  return places.some((place, index) => index > 0 && place < places[index - 1]!)
}

/** Puts the sections that only `second` has behind the ones that they follow there. What both added alike is added once. */
function joined(first: readonly Placed[], second: readonly Placed[]): Placed[] {
  const all = [...first]
  const left = new Set(first)
  let before: Placed | undefined
  for (const each of second) {
    const same = [...left].find(
      (other) => other.was === each.was && (each.was !== null || isSaidSame(other.section, each.section)),
    )
    if (same) left.delete(same)
    else all.splice(before ? all.indexOf(before) + 1 : 0, 0, each)
    before = same ?? each
  }
  return all
}

function isSaidSame(one: FormSection, other: FormSection): boolean {
  return isSame(toSection(one), toSection(other))
}
