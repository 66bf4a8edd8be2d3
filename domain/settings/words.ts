import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import type { Locale } from '../locales/locale.ts'
import { filled } from '../locales/message.ts'
import { surrogateProblem } from '../text/text-field.ts'

interface Word {
  readonly label: string
  readonly isLong?: true
}

/** The mails whose sentences can be changed. */
export const WORDED_MAILS = ['confirmation', 'welcome', 'subscribed', 'post'] as const
export type WordedMail = (typeof WORDED_MAILS)[number]

/** What each mail (`mail`), every one of them, or a form (null) says. Keys are stored: a key that is renamed loses what an owner wrote. */
export const WORD_GROUPS = [
  {
    mail: 'confirmation',
    title: 'Mail that asks to confirm',
    words: {
      'confirmation-subject': { label: 'Subject' },
      'confirmation-preview': { label: 'Preview in the inbox' },
      'confirmation-heading': { label: 'Heading' },
      'confirmation-text': { label: 'Text', isLong: true },
      'confirmation-button': { label: 'Button' },
      'confirmation-note': { label: 'Small print', isLong: true },
      'confirmation-reason': { label: 'Why it came', isLong: true },
    },
  },
  {
    mail: 'welcome',
    title: 'Mail that welcomes',
    words: {
      'welcome-subject': { label: 'Subject' },
      'welcome-preview': { label: 'Preview in the inbox' },
      'welcome-heading': { label: 'Heading' },
      'welcome-text': { label: 'Text', isLong: true },
      'welcome-button': { label: 'Button' },
      'welcome-note': { label: 'Small print', isLong: true },
      'welcome-reason': { label: 'Why it came' },
    },
  },
  {
    mail: 'subscribed',
    title: 'Mail to an address that is subscribed already',
    words: {
      'subscribed-subject': { label: 'Subject' },
      'subscribed-preview': { label: 'Preview in the inbox' },
      'subscribed-heading': { label: 'Heading' },
      'subscribed-text': { label: 'Text', isLong: true },
      'subscribed-note': { label: 'Small print' },
      'subscribed-reason': { label: 'Why it came', isLong: true },
    },
  },
  {
    mail: 'post',
    title: 'Mail with a new post',
    words: {
      'post-subject': { label: 'Subject' },
      'post-preview': { label: 'Preview in the inbox' },
      'post-author': { label: 'By-line' },
      'post-button': { label: 'Button' },
      'post-spoilers': { label: 'In place of a section with spoilers' },
      'post-rest': { label: 'Button under a text that is cut' },
      'post-reason': { label: 'Why it came' },
    },
  },
  {
    mail: 'every',
    title: 'Below each of these mails',
    words: {
      'mail-unsubscribe': { label: 'Link that ends the subscription' },
    },
  },
  {
    mail: null,
    title: 'Subscribe form',
    words: {
      'form-label': { label: 'Above the address' },
      'form-page': { label: 'On the page Subscribe' },
      'box-heading': { label: 'Heading of the box below articles and in Greetings' },
      'box-text': { label: 'Text of this box', isLong: true },
    },
  },
  {
    mail: null,
    title: 'Page behind the link to confirm',
    words: {
      'page-ask-heading': { label: 'Heading before' },
      'page-ask-text': { label: 'Text before' },
      'page-ask-button': { label: 'Button' },
      'page-done-heading': { label: 'Heading after' },
      'page-done-text': { label: 'Text after', isLong: true },
      'page-done-button': { label: 'Link to the blog' },
    },
  },
] as const satisfies readonly {
  mail: WordedMail | 'every' | null
  title: string
  words: Readonly<Record<string, Word>>
}[]

type Keys<Group> = Group extends { words: infer Words } ? keyof Words & string : never
export type WordKey = Keys<(typeof WORD_GROUPS)[number]>

export const WORDS = Object.fromEntries(WORD_GROUPS.flatMap(({ words }) => Object.entries(words))) as Readonly<
  Record<WordKey, Word>
>
const KEYS = Object.keys(WORDS) as WordKey[]

/** The longest sentence, in characters. */
export const WORD_MAX = 500

/** By key the sentence that the owner wrote, or empty for the standard one. */
export const words = z.strictObject(
  Object.fromEntries(KEYS.map((key) => [key, sentenceField(WORDS[key].label)])) as Record<WordKey, z.ZodString>,
  { error: unlessUnknownKeys('Words are an object with sentences') },
)

export type Words = Readonly<z.output<typeof words>>

export const STANDARD_WORDS = Object.fromEntries(KEYS.map((key) => [key, ''])) as Record<WordKey, string>

/** The sentence of the owner, or that of the language, with its values. @param values by the names in braces */
export function sentence(locale: Locale, key: WordKey, values: Readonly<Record<string, string>> = {}): string {
  return filled(locale.text(`words.${key}`), values)
}

function sentenceField(label: string) {
  return z
    .string(`${label} is a text`)
    .trim()
    .max(WORD_MAX, `${label} must be ${WORD_MAX} or fewer characters`)
    .superRefine((value, context) => {
      const message = surrogateProblem(label, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}
