import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormState, formReducer, initialState, usableInput } from './form-state.ts'
import { type FormSection, newForm, newSection } from './form-values.ts'

describe('a section that is removed', () => {
  it('comes back where it stood, with every word', () => {
    const form = withSections('One', 'Two', 'Three')
    const without = formReducer(form, { type: 'remove-section', key: 2 })
    expect(titlesOf(without)).toEqual(['One', 'Three'])
    const back = formReducer(without, { type: 'restore-section', key: 2 })
    expect(back).toEqual(form)
    expect(back.values.sections[1]).toBe(form.values.sections[1])
  })

  it('comes back between its neighbours, in whatever order they left and came', () => {
    const steps = fc.tuple(fc.shuffledSubarray([1, 2, 3, 4, 5]), fc.infiniteStream(fc.nat()))
    fc.assert(
      fc.property(steps, ([gone, random]) => {
        const form = withSections('1', '2', '3', '4', '5')
        const left = gone.reduce((state, key) => formReducer(state, { type: 'remove-section', key }), form)
        const back = gone
          .map((key) => ({ key, order: random.next().value as number }))
          .sort((a, b) => a.order - b.order)
          .reduce((state, { key }) => {
            const next = formReducer(state, { type: 'restore-section', key })
            expect(titlesOf(next)).toEqual(titlesOf(next).toSorted())
            return next
          }, left)
        expect(back).toEqual(form)
      }),
    )
  })

  it('leaves its key to nobody else, so that a new one has neither its picture nor its errors', () => {
    const without = formReducer(withSections('One', 'Two'), { type: 'remove-section', key: 2 })
    const added = formReducer(without, { type: 'add-section' })
    expect(added.values.sections.map(({ key }) => key)).toEqual([1, 3])
    expect(titlesOf(formReducer(added, { type: 'restore-section', key: 2 }))).toEqual(['One', 'Two', ''])
  })
})

describe('sections that were made of one', () => {
  const made = ['A', 'B', 'C'].map((sectionTitle, index) => ({ ...newSection(10 + index), sectionTitle }))

  it('stand in its place, and become it again unless they were changed since', () => {
    const form = withSections('One', 'Two', 'Three')
    const removed = formReducer(form, { type: 'remove-section', key: 3 })
    const divided = formReducer(removed, { type: 'divide-section', key: 2, made })
    expect(titlesOf(divided)).toEqual(['One', 'A', 'B', 'C'])
    expect(titlesOf(formReducer(divided, { type: 'restore-section', key: 3 }))).toEqual(['One', 'A', 'B', 'C', 'Three'])
    const section = form.values.sections[1]!
    expect(formReducer(divided, { type: 'unite-sections', section, made })).toEqual(removed)
    const changed = formReducer(divided, { type: 'section', key: 11, change: { sectionText: 'More' } })
    const united = formReducer(changed, { type: 'unite-sections', section, made })
    expect(titlesOf(united)).toEqual(['One', 'Two', 'B'])
    expect(titlesOf(formReducer(united, { type: 'restore-section', key: 3 }))).toEqual(['One', 'Two', 'B', 'Three'])
  })

  it('give way to it at the end where none of them is left', () => {
    const form = withSections('One', 'Two')
    expect(titlesOf(formReducer(form, { type: 'unite-sections', section: newSection(7), made }))).toEqual([
      'One',
      'Two',
      '',
    ])
  })
})

it('a section moves by any number of places, but not beyond the ends of the list', () => {
  const form = withSections('One', 'Two', 'Three', 'Four')
  const moved = (key: number, by: number) => titlesOf(formReducer(form, { type: 'move-section', key, by }))
  expect(moved(1, 2)).toEqual(['Two', 'Three', 'One', 'Four'])
  expect(moved(4, -3)).toEqual(['Four', 'One', 'Two', 'Three'])
  for (const [key, by] of [
    [1, -1],
    [2, 3],
    [9, 1],
  ] as const)
    expect(formReducer(form, { type: 'move-section', key, by }).values.sections).toBe(form.values.sections)
})

describe('stored input of a form', () => {
  it('gets defaults for fields that a later version added, and keeps all others', () => {
    const { values, ...rest } = withSections('One')
    const [{ hasSpoilers, review, film: _, ...before }] = values.sections as [FormSection]
    const { contentWarnings, authors, tags, series, film, ...others } = values
    const kept = {
      ...rest,
      values: { ...others, title: 'Typed', film: { title: 'Alien', year: '', director: '' }, sections: [before] },
      removed: [{ section: { ...before, key: 2, sectionText: 'Gone' }, index: 1 }],
      revision: 3,
    }
    const input = usableInput(kept, values)
    expect(input).toMatchObject(kept)
    expect(input?.values).toEqual({ ...values, title: 'Typed', film: { ...film, title: 'Alien' } })
    expect(input?.removed[0]?.section).toEqual({ ...newSection(2), sectionTitle: 'One', sectionText: 'Gone' })
  })

  it('of a new form without the id of its draft becomes another post, and that of a saved post keeps its version', () => {
    const { values } = withSections('One')
    const { id: _, ...kept } = { ...values, title: 'Typed' }
    const input = { values: kept, removed: [], revision: 3, edit: 0 }
    expect(usableInput(input, values, true)).toMatchObject({ values: { title: 'Typed', id: values.id }, revision: 0 })
    expect(usableInput(input, values)).toMatchObject({ values: { title: 'Typed', id: values.id }, revision: 3 })
    const ownId = { ...input, values: { ...kept, id: 'p_own' } }
    expect(usableInput(ownId, values, true)).toMatchObject({ values: { id: 'p_own' }, revision: 3 })
  })

  it.each([[null], [{}], [{ values: {}, removed: [], revision: 1 }], [{ values: { film: {}, sections: [7] } }]])(
    'is refused if it has another shape: %j',
    (kept) => {
      expect(usableInput(kept, withSections('One').values)).toBeNull()
    },
  )
})

function withSections(...titles: string[]): FormState {
  const sections = titles.map((sectionTitle, index) => ({ ...newSection(index + 1), sectionTitle }))
  return initialState({ ...newForm('2026-05-01', 'me'), sections })
}

function titlesOf({ values }: FormState): string[] {
  return values.sections.map(({ sectionTitle }) => sectionTitle)
}
