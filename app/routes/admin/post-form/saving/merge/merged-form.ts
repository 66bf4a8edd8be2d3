import { typedNames } from '#domain/posts/terms/typed-names.ts'
import { isSame } from '../../../shell/json-equality.ts'
import { type FormInput, nextKey } from '../../form-state.ts'
import { type FormValues, toDraft } from '../../form-values.ts'
import { mergedFields, type Side } from './merged-fields.ts'
import { mergedSections } from './merged-sections.ts'

/** What was saved elsewhere while a form was open. */
export interface Elsewhere {
  readonly theirs: FormValues
  /** What both sides started from; null where it is not known, and either side can only be taken whole. */
  readonly base: FormValues | null
}

/**
 * Merges a form with what was saved elsewhere. Of what both changed, the value of one side is taken.
 * @returns values in which what is mine keeps the keys of its sections
 */
export function mergedForm(
  { theirs, base }: Elsewhere,
  { values: mine, removed }: Pick<FormInput, 'values' | 'removed'>,
  side: Side,
): FormValues {
  const key = nextKey(mine.sections, removed)
  // Without a base, each field counts as changed by both.
  const before = base ?? (side === 'mine' ? theirs : mine)
  const names = (field: 'authors' | 'tags') =>
    isSame(typedNames(theirs[field]), typedNames(before[field])) ? before[field] : theirs[field]
  const other = { ...theirs, authors: names('authors'), tags: names('tags') }
  const { sections, ...fields } = mergedFields(before, mine, other, side)
  return { ...fields, sections: mergedSections(before.sections, mine.sections, theirs.sections, side, key) }
}

/** Whether both changed something to different values. */
export function isInConflict(elsewhere: Elsewhere, input: Pick<FormInput, 'values' | 'removed'>): boolean {
  const [mine, theirs] = (['mine', 'theirs'] as const).map((side) => toDraft(mergedForm(elsewhere, input, side)))
  return !isSame(mine, theirs)
}
