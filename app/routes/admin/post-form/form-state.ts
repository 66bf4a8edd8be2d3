import type { Announcement } from '#domain/posts/announcement.ts'
import type { FilmField } from '#domain/posts/film/film-fields.ts'
import type { Ratings, Score } from '#domain/posts/post.ts'
import type { TextField } from '#domain/posts/post-fields.ts'
import type { ImageChoice } from '../picture/image-choice.ts'
import { hasShapeOf, isSame } from '../shell/json-equality.ts'
import { type FormSection, type FormValues, newSection, type SeriesValues, type WarningValues } from './form-values.ts'

import type { SeoValues } from './search/seo-values.ts'

/** The form's values, and its removed sections, which can be restored. */
export interface FormState {
  readonly values: FormValues
  /** In their order in the form. */
  readonly removed: readonly RemovedSection[]
}

export interface RemovedSection {
  readonly section: FormSection
  /** Index at which it is restored: the number of remaining sections before it. */
  readonly index: number
}

export type FormAction =
  | { type: 'text'; field: TextField; value: string }
  | { type: 'featured'; value: FormValues['featured'] }
  | { type: 'announces'; value: boolean }
  | { type: 'authors' | 'tags'; value: string }
  | { type: 'announcement'; value: Announcement }
  | { type: 'series'; name: keyof SeriesValues; value: string }
  | { type: 'pinnedUntil'; value: string }
  | { type: 'seo'; name: keyof SeoValues; value: SeoValues[keyof SeoValues] }
  | { type: 'image'; value: ImageChoice }
  | { type: 'film'; name: FilmField; value: string }
  | { type: 'rating'; name: keyof Ratings; value: Score }
  | { type: 'contentWarnings'; value: readonly WarningValues[] }
  | { type: 'section'; key: number; change: Partial<FormSection> }
  | { type: 'section-film'; key: number; name: FilmField; value: string }
  | { type: 'add-section'; count?: number }
  | { type: 'divide-section'; key: number; made: readonly FormSection[] }
  | { type: 'unite-sections'; section: FormSection; made: readonly FormSection[] }
  | { type: 'remove-section'; key: number }
  | { type: 'restore-section'; key: number }
  | { type: 'move-section'; key: number; by: number }

/** Applies every change of the form. Parts that an action does not name keep their identity. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'remove-section':
      return removeSection(state, action.key)
    case 'restore-section':
      return restoreSection(state, action.key)
    case 'add-section':
      return replaceSections(state, [...state.values.sections, ...newSections(state, action.count ?? 1)])
    case 'divide-section':
      return divideSection(state, action.key, action.made)
    case 'unite-sections':
      return uniteSections(state, action.section, action.made)
    case 'move-section':
      return replaceSections(state, moved(state.values.sections, action.key, action.by))
    case 'section':
      return replaceSections(
        state,
        state.values.sections.map((section) =>
          section.key === action.key ? { ...section, ...action.change } : section,
        ),
      )
    case 'section-film':
      return replaceSections(
        state,
        state.values.sections.map((section) =>
          section.key === action.key ? { ...section, film: { ...section.film, [action.name]: action.value } } : section,
        ),
      )
    case 'rating':
      return changed(state, { ratings: { ...state.values.ratings, [action.name]: action.value } })
    case 'series':
      return changed(state, { series: { ...state.values.series, [action.name]: action.value } })
    case 'seo':
      return changed(state, { seo: { ...state.values.seo, [action.name]: action.value } })
    case 'film':
      return changed(state, { film: { ...state.values.film, [action.name]: action.value } })
    case 'text':
      return changed(state, { [action.field]: action.value })
    case 'featured':
    case 'announces':
    case 'authors':
    case 'announcement':
    case 'tags':
    case 'pinnedUntil':
    case 'contentWarnings':
    case 'image':
      return changed(state, { [action.type]: action.value })
  }
}

export function initialState(values: FormValues): FormState {
  return { values, removed: [] }
}

function changed(state: FormState, change: Partial<FormValues>): FormState {
  return { ...state, values: { ...state.values, ...change } }
}

function replaceSections(state: FormState, sections: readonly FormSection[]): FormState {
  return changed(state, { sections })
}

function removeSection(state: FormState, key: number): FormState {
  const { sections } = state.values
  const index = sections.findIndex((section) => section.key === key)
  const section = sections[index]
  if (!section) return state
  const before = state.removed.filter((other) => other.index <= index)
  const after = state.removed.slice(before.length).map((other) => ({ ...other, index: other.index - 1 }))
  return { ...replaceSections(state, sections.toSpliced(index, 1)), removed: [...before, { section, index }, ...after] }
}

function restoreSection(state: FormState, key: number): FormState {
  const place = state.removed.findIndex(({ section }) => section.key === key)
  const back = state.removed[place]
  if (!back) return state
  const after = state.removed.slice(place + 1).map((other) => ({ ...other, index: other.index + 1 }))
  return {
    ...replaceSections(state, state.values.sections.toSpliced(back.index, 0, back.section)),
    removed: [...state.removed.slice(0, place), ...after],
  }
}

function newSections({ values, removed }: FormState, count: number): FormSection[] {
  const key = nextKey(values.sections, removed)
  return Array.from({ length: count }, (_, index) => newSection(key + index))
}

/** Puts sections in the place of one. */
function divideSection(state: FormState, key: number, made: readonly FormSection[]): FormState {
  const { sections } = state.values
  const index = sections.findIndex((section) => section.key === key)
  if (index < 0) return state
  const removed = state.removed.map((other) =>
    other.index > index ? { ...other, index: other.index + made.length - 1 } : other,
  )
  return { ...replaceSections(state, sections.toSpliced(index, 1, ...made)), removed }
}

/** Puts a section back in the place of those that were made of it. Made sections that were changed since stay, below it. */
function uniteSections(state: FormState, section: FormSection, made: readonly FormSection[]): FormState {
  const { sections } = state.values
  const isUntouched = (other: FormSection) => made.some((one) => one.key === other.key && isSame(one, other))
  const [first] = made
  const found = sections.findIndex((other) => other.key === first?.key)
  const index = found < 0 ? sections.length : found
  const before = sections.slice(0, index).filter((other) => !isUntouched(other))
  const after = sections.slice(index).filter((other) => !isUntouched(other))
  const removed = state.removed.map((other) => {
    const gone = sections.slice(0, other.index).filter(isUntouched).length
    return other.index > index ? { ...other, index: other.index - gone + 1 } : other
  })
  return { ...replaceSections(state, [...before, section, ...after]), removed }
}

/** A key that no section has, nor any removed section, which may be restored. */
export function nextKey(sections: readonly FormSection[], removed: readonly RemovedSection[]): number {
  return Math.max(0, ...[...sections, ...removed.map(({ section }) => section)].map(({ key }) => key)) + 1
}

function moved(sections: readonly FormSection[], key: number, by: number): readonly FormSection[] {
  const from = sections.findIndex((section) => section.key === key)
  const to = from + by
  const section = sections[from]
  if (!section || to < 0 || to >= sections.length) return sections
  const others = sections.toSpliced(from, 1)
  return others.toSpliced(to, 0, section)
}

/** The versions on the server on which the input of a form is based. */
export interface PostVersion {
  /** Revision of the post or draft; 0 for a new post. */
  readonly revision: number
  /** Number of the saved changes of a published post; 0 for none. */
  readonly edit: number
}

export const NO_VERSION: PostVersion = { revision: 0, edit: 0 }

export interface FormInput extends FormState, PostVersion {}

export function formInput(values: FormValues, { revision, edit }: PostVersion): FormInput {
  return { ...initialState(values), revision, edit }
}

/**
 * Stored input, if it has the shape of this form. A field that a later version added gets its saved value, or within a section that
 * of an empty section. Input of earlier versions has no id: that of a new form becomes another post, since its draft is not known.
 */
export function usableInput(kept: unknown, saved: FormValues, isNew = false): FormInput | null {
  if (!hasShapeOf(kept, { values: { film: {}, sections: [] }, removed: [{ section: {}, index: 0 }], revision: 0 }))
    return null
  const { film, sections } = kept.values
  const values = { ...saved, ...kept.values, film: { ...saved.film, ...film }, sections: sections.map(withNewFields) }
  const removed = kept.removed.map(({ section, index }) => ({ section: withNewFields(section), index }))
  const input = { edit: 0, ...kept, values, removed, ...(isNew && !('id' in kept.values) && NO_VERSION) }
  return hasShapeOf(input, { values: saved, removed: [{ section: newSection(0), index: 0 }] }) ? input : null
}

function withNewFields(section: object) {
  return { ...newSection(0), ...section }
}
