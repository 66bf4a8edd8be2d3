import { describe, expect, it } from 'vitest'
import { asSaved, type FormSection, type FormValues, newForm, newSection } from './form-values.ts'

const form = newForm('2026-10-31', 'The Midnight Den (2024)')
const withSections = (...sections: FormSection[]): FormValues => ({ ...form, sections })
const section = (key: number, texts: Partial<FormSection>): FormSection => ({ ...newSection(key), ...texts })
const whole = section(1, { sectionTitle: 'The knock', sectionText: 'Three times.' })

describe('the form as it is saved', () => {
  it('leaves out of a new post what lacks a title or a text', () => {
    const values = withSections(
      whole,
      section(2, { sectionTitle: 'No text' }),
      section(3, { sectionText: 'No title' }),
      section(4, { sectionTitle: ' ', sectionText: '\n' }),
    )
    expect(asSaved(values, form, false).sections).toEqual([whole])
  })

  it('leaves out of a changed post only what was added and holds nothing', () => {
    const emptied = section(2, {})
    const added = section(3, { sectionText: 'No title' })
    const saved = withSections(whole, section(2, { sectionText: 'Once' }))
    const values = withSections(whole, emptied, added, section(4, { sectionTitle: ' ' }))
    expect(asSaved(values, saved, true).sections).toEqual([whole, emptied, added])
  })

  it('is the very same form when nothing is left out', () => {
    const values = withSections(whole)
    expect(asSaved(values, form, false)).toBe(values)
    expect(asSaved(values, form, true)).toBe(values)
  })
})
