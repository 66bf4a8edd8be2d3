import type { Ratings } from '#domain/post.ts'
import { type FormSection, type FormValues, type ImageChoice, newSection, type TextField } from './form-values.ts'

export type FormAction =
  | { type: 'replace'; values: FormValues }
  | { type: 'text'; field: TextField; value: string }
  | { type: 'featured'; value: FormValues['featured'] }
  | { type: 'announces'; value: boolean }
  | { type: 'image'; value: ImageChoice }
  | { type: 'rating'; name: keyof Ratings; value: number }
  | { type: 'section'; key: number; change: Partial<FormSection> }
  | { type: 'add-section' }
  | { type: 'remove-section'; key: number }
  | { type: 'move-section'; key: number; by: -1 | 1 }

/** The only way in which a form changes. What an action does not name stays the very same object. */
export function changeForm(values: FormValues, action: FormAction): FormValues {
  switch (action.type) {
    case 'replace':
      return action.values
    case 'text':
      return { ...values, [action.field]: action.value }
    case 'featured':
      return { ...values, featured: action.value }
    case 'announces':
      return { ...values, announces: action.value }
    case 'image':
      return { ...values, image: action.value }
    case 'rating':
      return { ...values, ratings: { ...values.ratings, [action.name]: action.value } }
    case 'section':
      return {
        ...values,
        sections: values.sections.map((section) =>
          section.key === action.key ? { ...section, ...action.change } : section,
        ),
      }
    case 'add-section':
      return { ...values, sections: [...values.sections, newSection(nextKey(values.sections))] }
    case 'remove-section':
      return { ...values, sections: values.sections.filter(({ key }) => key !== action.key) }
    case 'move-section':
      return { ...values, sections: moved(values.sections, action.key, action.by) }
  }
}

function nextKey(sections: readonly FormSection[]): number {
  return Math.max(0, ...sections.map(({ key }) => key)) + 1
}

function moved(sections: readonly FormSection[], key: number, by: -1 | 1): readonly FormSection[] {
  const from = sections.findIndex((section) => section.key === key)
  const to = from + by
  const section = sections[from]
  if (!section || to < 0 || to >= sections.length) return sections
  const others = sections.toSpliced(from, 1)
  return others.toSpliced(to, 0, section)
}
