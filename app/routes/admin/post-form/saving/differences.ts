import { FIELD_LABELS, SECTION_LABELS } from '#domain/posts/post-fields.ts'
import { RATING_LABELS, RATING_NAMES } from '#domain/posts/ratings.ts'
import type { FormSection, FormValues } from '../form-values.ts'

/** A field of which two forms say something else. */
export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Field by field, in the order of the form. */
export function differencesBetween(mine: FormValues, theirs: FormValues): Difference[] {
  const facts = (values: FormValues) => new Map(factsOf(values))
  const ours = facts(mine)
  const others = facts(theirs)
  return [...new Set([...ours.keys(), ...others.keys()])]
    .map((label) => ({ label, mine: ours.get(label) ?? '', theirs: others.get(label) ?? '' }))
    .filter((difference) => difference.mine !== difference.theirs)
}

function factsOf({ image, film, ratings, sections, ...values }: FormValues): [string, string][] {
  const texts = { ...values, articleImage: image.value }
  return [
    ...entriesOf(FIELD_LABELS).map(([name, label]): [string, string] => [label, texts[name]]),
    ['Film', Object.values(film).filter(Boolean).join(', ')],
    ...RATING_NAMES.map((name): [string, string] => [RATING_LABELS[name], String(ratings[name])]),
    ['Overall Rating', String(ratings.overall)],
    ['E-mail subscribers', values.announces ? 'Yes' : 'No'],
    ...sections.flatMap(factsOfSection),
  ]
}

function factsOfSection({ image, ...values }: FormSection, index: number): [string, string][] {
  const texts = { ...values, sectionImage: image.value }
  return entriesOf(SECTION_LABELS).map(([name, label]) => [
    `Section ${index + 1}: ${label.replace('Section ', '')}`,
    texts[name],
  ])
}

function entriesOf<T extends object>(table: T): [keyof T, T[keyof T]][] {
  return Object.entries(table) as [keyof T, T[keyof T]][]
}
