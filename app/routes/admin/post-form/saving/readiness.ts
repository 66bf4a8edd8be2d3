import type { Locale } from '#domain/locales/locale.ts'
import { isReviewCategory, type JudgedCategories } from '#domain/posts/categories/category.ts'
import { lacksOverall } from '#domain/posts/review.ts'
import { toastFailure } from '../../../../ui/toasts.ts'
import { type Errors, reveal } from '../form-errors.ts'
import { type FormSection, type FormValues, saysSomething } from '../form-values.ts'

/** The sections that hold something and are not among the values to save. */
export function sectionsLeftOut({ sections }: FormValues, toSave: FormValues): readonly FormSection[] {
  return sections.filter((section) => !toSave.sections.includes(section) && saysSomething(section))
}

/** Says that these sections would be left out. @returns a message beside what each one lacks */
export function unfinishedErrors(t: Locale['t'], { sections }: FormValues, leftOut: readonly FormSection[]): Errors {
  const problem = t('saving.sectionUnfinished')
  toastFailure(problem)
  const missing = leftOut.map((section) => {
    const field = section.sectionTitle.trim() === '' ? 'sectionTitle' : 'sectionText'
    return [`sections.${sections.indexOf(section)}.${field}`, problem]
  })
  return Object.fromEntries(missing)
}

/** Sentences about sections that are left out, and about an overall rating of 0, the initial value. */
export function publicationWarnings(
  t: Locale['t'],
  { sections, tag, ratings }: FormValues,
  leftOut: readonly FormSection[],
  categories: JudgedCategories,
): string[] {
  return [
    ...leftOut.map((section) => t('saving.sectionLeftOut', { number: sections.indexOf(section) + 1 })),
    ...(lacksOverall({ tag, ratings, isReview: isReviewCategory(categories, tag) })
      ? [t('saving.noOverallRating')]
      : []),
  ]
}

/** Whether a picture of the form is not uploaded. It gets the focus then. */
export function isPictureUnsent(t: Locale['t'], form: HTMLFormElement | null): boolean {
  const unsent = form?.querySelector<HTMLElement>('[data-unsent] :is(input[type=file], button)')
  if (!unsent) return false
  reveal(unsent)
  unsent.focus()
  toastFailure(t('saving.pictureUnsent'))
  return true
}
