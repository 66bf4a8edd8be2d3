import { FIELD_LABELS, SECTION_LABELS } from '#domain/post-fields.ts'
import { RATING_LABELS, RATING_NAMES } from '#domain/ratings.ts'
import type { FormSection, FormValues } from './form-values.ts'

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

function factsOf(values: FormValues): [string, string][] {
  return [
    [FIELD_LABELS.title, values.title],
    [FIELD_LABELS.author, values.author],
    [FIELD_LABELS.date, values.date],
    [FIELD_LABELS.tag, values.tag],
    [FIELD_LABELS.featured, values.featured],
    [FIELD_LABELS.tagline, values.tagline],
    [FIELD_LABELS.description, values.description],
    ['Path', values.path],
    [FIELD_LABELS.articleImage, values.image.value],
    [FIELD_LABELS.articleImgSrc, values.articleImgSrc],
    ['Image Description', values.articleImageAlt],
    ['Film', [values.filmTitle, values.filmYear, values.filmDirector].filter(Boolean).join(', ')],
    ...RATING_NAMES.map((name): [string, string] => [RATING_LABELS[name], String(values.ratings[name])]),
    ['Overall Rating', String(values.ratings.overall)],
    ...values.sections.flatMap(factsOfSection),
  ]
}

function factsOfSection(section: FormSection, index: number): [string, string][] {
  const name = (label: string) => `Section ${index + 1}: ${label.replace('Section ', '')}`
  return [
    [name(SECTION_LABELS.sectionTitle), section.sectionTitle],
    [name(SECTION_LABELS.sectionText), section.sectionText],
    [name(SECTION_LABELS.sectionImage), section.image.value],
    [name(SECTION_LABELS.sectionImgSrc), section.sectionImgSrc],
    [name('Image Description'), section.sectionImageAlt],
  ]
}
