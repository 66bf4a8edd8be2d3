import { checked } from '#domain/field-errors.ts'
import { isReviewCategory, type JudgedCategories } from '#domain/posts/categories/category.ts'
import { FILM_FIELDS, SECTION_FILM_FIELDS } from '#domain/posts/film/film-fields.ts'
import { pageCreation } from '#domain/posts/pages/page-writing.ts'
import { wholeChangeOf } from '#domain/posts/post-change.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { FIELD_LABELS, SECTION_LABELS } from '#domain/posts/post-fields.ts'
import { postCreation } from '#domain/posts/post-writing.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { SEO_LABELS } from '#domain/posts/seo/seo-writing.ts'
import type { FormAction } from './form-state.ts'
import { type FormSection, type FormValues, toChange, toCreation } from './form-values.ts'

/** Messages by the dotted name of each field in the JSON interface, such as `sections.0.sectionImage`. */
export type Errors = Readonly<Record<string, string>>

/**
 * Messages by the names of fields in the form. Only those of sections differ: `section-7.sectionText` is a field of the section
 * with the key 7, at any position.
 */
export type FormErrors = Readonly<Record<string, string>>

export const NO_ERRORS: FormErrors = {}

const WHOLE_LISTS = ['contentWarnings', 'authors', 'tags'] as const
const SCORES: ReadonlySet<string> = new Set([...RATING_NAMES, 'overall'])

/** What readers would be refused without, found without a request. @param before the published post; null before its publication */
export function publicationErrors(
  values: FormValues,
  before: PostDocument | null,
  categories: JudgedCategories,
): Errors {
  const result = before
    ? checked(wholeChangeOf(before), toChange(values, before, categories))
    : checked(values.kind === 'page' ? pageCreation : postCreation, toCreation(values, categories))
  return result.ok ? NO_ERRORS : result.errors
}

/** @param values the validated values: `errors` names sections by index, the result by key */
export function formErrors(errors: Errors, values: FormValues): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [nameInForm(name, values), message]))
}

/** Messages about fields that this form does not show, without repetitions. */
export function unplacedMessages(errors: FormErrors, values: FormValues, categories: JudgedCategories): string[] {
  const unplaced = Object.entries(errors).filter(([name]) => !hasPlace(name, values, categories))
  return [...new Set(unplaced.map(([, message]) => message))]
}

/** The errors that remain after a change: those of fields that it did not touch. */
export function remainingErrors(errors: FormErrors, action: FormAction): FormErrors {
  const names = namesOf(action)
  if (!names.some((name) => name in errors)) return errors
  const others = Object.entries(errors).filter(([name]) => !names.includes(name))
  return others.length > 0 ? Object.fromEntries(others) : NO_ERRORS
}

const known = new WeakMap<FormErrors, Map<number, FormErrors>>()

/** The messages of one section, by field. Returns the same object for the same messages, so that the section is not rendered again. */
export function sectionErrors(errors: FormErrors, key: number): FormErrors {
  const sections = known.get(errors) ?? sectionsIn(errors)
  known.set(errors, sections)
  return sections.get(key) ?? NO_ERRORS
}

export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) reveal(wrong)
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

/** The number of messages about details, as they are beside the words. */
export function detailErrors(errors: FormErrors): number {
  return Object.keys(errors).filter((name) => !/^(section-|articleI|title$|tagline$)/.test(name)).length
}

/** Unfolds what an element is in, and opens the sheet of details for it. */
export function reveal(element: HTMLElement): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  if (!element.checkVisibility()) element.closest<HTMLElement>('[popover]')?.showPopover()
}

function nameInForm(name: string, { sections }: FormValues): string {
  const [, index, field] = /^sections\.(\d+)\.(.+)$/.exec(name) ?? []
  const section = index === undefined ? undefined : sections[Number(index)]
  // The form shows the messages of all content warnings in one place, and those of all tags and further authors.
  const whole = WHOLE_LISTS.find((list) => name === list || name.startsWith(`${list}.`))
  if (whole) return whole
  return section ? nameOfField(section.key, field!) : name
}

function nameOfField(key: number, field: string): string {
  return `section-${key}.${field}`
}

function hasPlace(name: string, { tag, sections }: FormValues, categories: JudgedCategories): boolean {
  const [part, field] = splitAtFirstDot(name)
  if (part === 'ratings') return isReviewCategory(categories, tag) && SCORES.has(field)
  if (part === 'film') return Object.hasOwn(FILM_FIELDS, field)
  if (part === 'seo') return Object.hasOwn(SEO_LABELS, field)
  if (part === 'series') return field === 'name' || field === 'part'
  if (WHOLE_LISTS.some((list) => name === list) || name === 'pinnedUntil' || Object.hasOwn(FIELD_LABELS, name))
    return true
  if (!sections.some(({ key }) => part === `section-${key}`)) return false
  const [fieldOfSection, filmField] = splitAtFirstDot(field)
  if (filmField) return fieldOfSection === 'sectionFilm' && SECTION_FILM_FIELDS.some((shown) => shown === filmField)
  return Object.hasOwn(SECTION_LABELS, field)
}

function namesOf(action: FormAction): string[] {
  switch (action.type) {
    case 'text':
      return [action.field]
    case 'featured':
    case 'authors':
    case 'tags':
    case 'pinnedUntil':
    case 'contentWarnings':
      return [action.type]
    case 'image':
      return ['articleImage']
    case 'film':
    case 'series':
      return [`${action.type}.${action.name}`]
    case 'seo':
      return [`seo.${action.name === 'image' ? 'picture' : action.name}`]
    case 'rating':
      return [`ratings.${action.name}`]
    case 'section':
      return Object.keys(action.change).map((name) => nameOfField(action.key, fieldOf(name as keyof FormSection)))
    case 'section-film':
      return [nameOfField(action.key, `sectionFilm.${action.name}`)]
    default:
      return []
  }
}

function fieldOf(name: keyof FormSection): string {
  return FIELDS_OF_OTHER_NAMES[name] ?? name
}

const FIELDS_OF_OTHER_NAMES: Partial<Record<keyof FormSection, keyof typeof SECTION_LABELS>> = {
  image: 'sectionImage',
  hasSpoilers: 'sectionSpoilers',
  review: 'sectionReview',
}

function sectionsIn(errors: FormErrors): Map<number, FormErrors> {
  const sections = new Map<number, FormErrors>()
  for (const [name, message] of Object.entries(errors)) {
    const [, key, field] = /^section-(\d+)\.(.+)$/.exec(name) ?? []
    if (key && field) sections.set(Number(key), { ...sections.get(Number(key)), [field]: message })
  }
  return sections
}

function splitAtFirstDot(text: string): [string, string] {
  const [first = '', ...rest] = text.split('.')
  return [first, rest.join('.')]
}
