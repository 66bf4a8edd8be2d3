import { isReviewCategory, type JudgedCategories } from '#domain/posts/categories/category.ts'
import { ratingWarnings } from '#domain/posts/review.ts'
import { toastFailure } from '../../../../ui/toasts.ts'
import { type Errors, reveal } from '../form-errors.ts'
import { type FormSection, type FormValues, saysSomething } from '../form-values.ts'

const UNFINISHED_SECTION = 'A section needs a title and a text before the post is published. Complete it, or remove it.'
const PICTURE_UNSENT = 'A picture was not sent. Try again, or delete it.'

/** The sections that hold something and are not among the values to save. */
export function sectionsLeftOut({ sections }: FormValues, toSave: FormValues): readonly FormSection[] {
  return sections.filter((section) => !toSave.sections.includes(section) && saysSomething(section))
}

/** Says that these sections would be left out. @returns a message beside what each one lacks */
export function unfinishedErrors({ sections }: FormValues, leftOut: readonly FormSection[]): Errors {
  toastFailure(UNFINISHED_SECTION)
  const missing = leftOut.map((section) => {
    const field = section.sectionTitle.trim() === '' ? 'sectionTitle' : 'sectionText'
    return [`sections.${sections.indexOf(section)}.${field}`, UNFINISHED_SECTION]
  })
  return Object.fromEntries(missing)
}

/** Sentences about sections that are left out, and about an overall rating of 0, the initial value. */
export function publicationWarnings(
  { sections, tag, ratings }: FormValues,
  leftOut: readonly FormSection[],
  categories: JudgedCategories,
): string[] {
  return [
    ...leftOut.map((section) => `Section ${sections.indexOf(section) + 1} is left out: it needs a title and a text.`),
    ...ratingWarnings({ tag, ratings, isReview: isReviewCategory(categories, tag) }),
  ]
}

/** Whether a picture of the form is not uploaded. It gets the focus then. */
export function isPictureUnsent(form: HTMLFormElement | null): boolean {
  const unsent = form?.querySelector<HTMLElement>('[data-unsent] :is(input[type=file], button)')
  if (!unsent) return false
  reveal(unsent)
  unsent.focus()
  toastFailure(PICTURE_UNSENT)
  return true
}
