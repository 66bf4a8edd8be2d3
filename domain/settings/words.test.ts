import { expect, it } from 'vitest'
import { en } from '../locales/en/catalogue.ts'
import { ENGLISH } from '../locales/english.ts'
import { createLocale } from '../locales/locale.ts'
import { STANDARD_WORDS, sentence, words } from './words.ts'

const SITE = { blogName: 'Crypt', title: 'The Fog' }

it('says the standard sentence with its values where the owner has written nothing', () => {
  expect(sentence(ENGLISH, 'confirmation-subject', SITE)).toBe('Confirm your subscription to Crypt')
  expect(sentence(ENGLISH, 'post-subject', { ...SITE, title: '{blogName} $& rises' })).toBe('{blogName} $& rises')
})

it('says what the owner wrote, and leaves unknown names in braces', () => {
  const written = { ...STANDARD_WORDS, 'post-subject': 'New at {blogName}: {title} {constructor}' }
  expect(sentence(createLocale('en', en, written), 'post-subject', SITE)).toBe('New at Crypt: The Fog {constructor}')
})

it('refuses a sentence that is too long, by its label', () => {
  const { error } = words.safeParse({ ...STANDARD_WORDS, 'post-button': 'x'.repeat(501) })
  expect(error!.issues).toMatchObject([{ path: ['post-button'], message: 'Button must be 500 or fewer characters' }])
})
