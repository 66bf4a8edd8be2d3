import { expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { type FormValues, newForm, newSection } from '../form-values.ts'
import { differencesBetween } from './differences.ts'

const section = (key: number, sectionTitle: string) => ({ ...newSection(key), sectionTitle, sectionText: 'Text' })
const form = (change: Partial<FormValues>): FormValues => ({ ...newForm('2026-10-31', ''), id: '', ...change })

it('names the fields that differ, and no others', () => {
  const mine = form({ title: 'The Fog', announces: true })
  const theirs = form({ title: 'Fog', announces: false })
  expect(differencesBetween(ENGLISH, mine, mine, 'UTC')).toEqual([])
  expect(differencesBetween(ENGLISH, mine, theirs, 'UTC')).toEqual([
    { label: 'Title', mine: 'The Fog', theirs: 'Fog' },
    { label: 'E-mail subscribers', mine: 'Yes', theirs: 'No' },
  ])
})

it('names an inserted section alone, and not those after it', () => {
  const mine = form({ sections: [section(1, 'One'), section(2, 'Two')] })
  const theirs = form({ sections: [section(3, 'New'), section(1, 'One'), section(2, 'Two')] })
  expect(differencesBetween(ENGLISH, mine, theirs, 'UTC')).toEqual([
    { label: 'New: Section Title', mine: '', theirs: 'New' },
    { label: 'New: Section Text', mine: '', theirs: 'Text' },
  ])
})

it('names another order of sections', () => {
  const mine = form({ sections: [section(1, 'One'), section(2, 'Two')] })
  const theirs = form({ sections: [section(2, 'Two'), section(1, 'One')] })
  expect(differencesBetween(ENGLISH, mine, theirs, 'UTC')).toEqual([
    { label: 'Order of sections', mine: 'One · Two', theirs: 'Two · One' },
  ])
})
