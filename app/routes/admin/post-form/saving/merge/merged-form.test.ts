import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageAt } from '../../../picture/image-choice.ts'
import { type FormSection, type FormValues, newForm, newSection, toDraft } from '../../form-values.ts'
import { isInConflict, mergedForm } from './merged-form.ts'

const form = newForm('2026-10-31', 'The Midnight Den (2024)')
const section = (sectionTitle: string, texts: Partial<FormSection> = {}): FormSection => ({
  ...newSection(0),
  sectionTitle,
  sectionText: `${sectionTitle}.`,
  ...texts,
})
const values = (change: Partial<FormValues>, sections: readonly FormSection[] = form.sections): FormValues => ({
  ...form,
  ...change,
  sections: sections.map((each, index) => ({ ...each, key: index + 1 })),
})
const merged = (base: FormValues | null, mine: FormValues, theirs: FormValues, side: 'mine' | 'theirs' = 'mine') =>
  mergedForm({ base, theirs }, { values: mine, removed: [] }, side)
const isClash = (base: FormValues | null, mine: FormValues, theirs: FormValues) =>
  isInConflict({ base, theirs }, { values: mine, removed: [] })
const titles = ({ sections }: FormValues) => sections.map(({ sectionTitle }) => sectionTitle)

const text = fc.constantFrom('', 'a', 'b', 'c')
const someSection = fc
  .record({ sectionTitle: text, sectionText: text, hasSpoilers: fc.boolean(), image: text.map(imageAt) })
  .map((texts) => section('', texts))
const someForm = fc
  .record({ title: text, tagline: text, film: text, score: fc.integer({ min: 0, max: 2 }), tags: text })
  .chain(({ film, score, ...texts }) =>
    fc
      .array(someSection, { maxLength: 4 })
      .map((sections) =>
        values(
          { ...texts, film: { ...form.film, director: film }, ratings: { ...form.ratings, terror: score } },
          sections,
        ),
      ),
  )

describe('a form and what was saved elsewhere', () => {
  it('are merged into the one that changed, whichever it is', () => {
    fc.assert(
      fc.property(someForm, someForm, (base, changed) => {
        for (const side of ['mine', 'theirs'] as const) {
          expect(toDraft(merged(base, changed, base, side))).toEqual(toDraft(changed))
          expect(toDraft(merged(base, base, changed, side))).toEqual(toDraft(changed))
        }
        expect(isClash(base, changed, base) || isClash(base, base, changed)).toBe(false)
      }),
    )
  })

  it('keep what each of them changed alone, and of both the wanted one', () => {
    fc.assert(
      fc.property(someForm, someForm, someForm, (base, mine, theirs) => {
        const [own, other] = [merged(base, mine, theirs), merged(base, mine, theirs, 'theirs')]
        for (const field of ['title', 'tagline', 'tags'] as const) {
          if (mine[field] !== base[field]) expect(own[field]).toBe(mine[field])
          if (theirs[field] !== base[field]) expect(other[field]).toBe(theirs[field])
          if (mine[field] === base[field]) expect(own[field]).toBe(theirs[field])
        }
        if (mine.film.director === base.film.director) expect(own.film).toEqual(theirs.film)
        if (theirs.ratings.terror === base.ratings.terror) expect(other.ratings).toEqual(mine.ratings)
        expect(new Set(own.sections.map(({ key }) => key)).size).toBe(own.sections.length)
      }),
    )
  })

  it('lose no text of a section that either of them wrote', () => {
    fc.assert(
      fc.property(someForm, someForm, someForm, (base, mine, theirs) => {
        const written = ({ sections }: FormValues) => sections.map(({ sectionText }) => sectionText)
        const before = written(base)
        const whole = [...written(merged(base, mine, theirs)), ...written(merged(base, mine, theirs, 'theirs'))]
        for (const added of [...written(mine), ...written(theirs)])
          if (!before.includes(added)) expect(whole).toContain(added)
      }),
    )
  })

  it('are in no conflict where they changed different sections, and keep all of them', () => {
    const fate = fc.constantFrom('kept', 'mine', 'theirs', 'without mine', 'without theirs')
    const added = fc.nat({ max: 5 })
    fc.assert(
      fc.property(fc.array(fate, { minLength: 1, maxLength: 5 }), added, added, (fates, place, otherPlace) => {
        const sections = fates.map((_, index) => section(`s${index}`))
        const side = (name: 'mine' | 'theirs', at: number) => {
          const left = sections.flatMap((each, index) =>
            fates[index] === `without ${name}`
              ? []
              : [fates[index] === name ? { ...each, sectionText: `by ${name}` } : each],
          )
          return values({}, left.toSpliced(Math.min(at, left.length), 0, section(`new of ${name}`)))
        }
        const [base, mine, theirs] = [values({}, sections), side('mine', place), side('theirs', otherPlace)]
        expect(isClash(base, mine, theirs)).toBe(false)
        const found = merged(base, mine, theirs)
        const old = found.sections.filter(({ sectionTitle }) => !sectionTitle.startsWith('new'))
        const wanted = sections.flatMap((each, index) => {
          const fate = fates[index]!
          if (fate.startsWith('without')) return []
          return fate === 'kept' ? [each.sectionText] : [`by ${fate}`]
        })
        expect(old.map(({ sectionText }) => sectionText)).toEqual(wanted)
        expect(titles(found)).toEqual(expect.arrayContaining(['new of mine', 'new of theirs']))
      }),
    )
  })

  it('are in conflict about what both changed alone', () => {
    const base = values({ title: 'Fog', tagline: 'Old' }, [section('One'), section('Two')])
    const mine = values({ title: 'The Fog', tagline: 'Mine' }, [
      section('One', { sectionText: 'mine' }),
      section('Two'),
    ])
    const theirs = values({ title: 'The Fog', tagline: 'Theirs', author: 'Ida' }, [section('One'), section('Three')])
    expect(isClash(base, mine, theirs)).toBe(true)
    expect(merged(base, mine, theirs)).toMatchObject({ title: 'The Fog', tagline: 'Mine', author: 'Ida' })
    expect(merged(base, mine, theirs, 'theirs')).toMatchObject({
      ...{ tagline: 'Theirs', author: 'Ida' },
      sections: [{ sectionText: 'mine' }, { sectionTitle: 'Three' }],
    })
  })

  it('are in conflict about a section that one of them removed and the other changed', () => {
    const base = values({}, [section('One'), section('Two')])
    const mine = values({}, [section('One')])
    const theirs = values({}, [section('One'), section('Two', { sectionText: 'longer' })])
    expect(isClash(base, mine, theirs)).toBe(true)
    expect(titles(merged(base, mine, theirs))).toEqual(['One'])
    expect(titles(merged(base, mine, theirs, 'theirs'))).toEqual(['One', 'Two'])
  })

  it('are in conflict about a text that both wrote anew, which does not become two', () => {
    const base = values({}, [section('', { sectionText: 'once' })])
    const [mine, theirs] = ['here', 'there'].map((sectionText) => values({}, [section('', { sectionText })]))
    expect(isClash(base, mine!, theirs!)).toBe(true)
    expect(merged(base, mine!, theirs!).sections).toMatchObject([{ sectionText: 'here' }])
  })

  it('keep the order of the one that moved sections', () => {
    const [one, two, three, four] = ['One', 'Two', 'Three', 'Four'].map((title) => section(title))
    const base = values({}, [one!, two!, three!])
    const moved = values({}, [three!, one!, two!])
    const added = values({}, [one!, two!, four!, three!])
    expect(titles(merged(base, moved, added))).toEqual(['Three', 'One', 'Two', 'Four'])
    expect(titles(merged(base, added, moved))).toEqual(['Three', 'One', 'Two', 'Four'])
    expect(isClash(base, moved, added)).toBe(false)
    expect(isClash(base, moved, values({}, [two!, one!, three!]))).toBe(true)
  })

  it('are taken whole where it is not known what both started from', () => {
    const [mine, theirs] = [values({ title: 'Mine' }), values({ tagline: 'Theirs' })]
    expect(merged(null, mine, theirs)).toEqual(mine)
    expect(toDraft(merged(null, mine, theirs, 'theirs'))).toEqual(toDraft(theirs))
    expect(isClash(null, mine, theirs)).toBe(true)
  })

  it('take names and pictures for the same however they were typed', () => {
    const base = values({ tags: 'fog,sea', image: { ...imageAt('/media/a.jpg'), isExcluded: true } })
    const mine = { ...base, tags: 'fog,sea,night' }
    const theirs = values({ tags: 'fog, sea', image: imageAt('/media/a.jpg'), title: 'The Fog' })
    expect(isClash(base, mine, theirs)).toBe(false)
    expect(merged(base, mine, theirs)).toMatchObject({ title: 'The Fog', tags: 'fog,sea,night', image: base.image })
  })
})
