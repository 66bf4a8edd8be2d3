import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { wordLabels } from '../locales/en/admin/word-labels.ts'
import type { Locale } from '../locales/locale.ts'
import { filled } from '../locales/message.ts'
import { surrogateProblem } from '../text/text-field.ts'

/** A message of the area `wordLabels`. */
type Label = keyof typeof wordLabels

interface Word {
  readonly label: Label
  readonly isLong?: true
}

/** The mails whose sentences can be changed. */
export const WORDED_MAILS = ['confirmation', 'welcome', 'subscribed', 'post'] as const
export type WordedMail = (typeof WORDED_MAILS)[number]

/** What each mail (`mail`), every one of them, or a form (null) says. Keys are stored: a key that is renamed loses what an owner wrote. */
export const WORD_GROUPS = [
  {
    mail: 'confirmation',
    title: 'confirmationMail',
    words: {
      'confirmation-subject': { label: 'subject' },
      'confirmation-preview': { label: 'preview' },
      'confirmation-heading': { label: 'heading' },
      'confirmation-text': { label: 'text', isLong: true },
      'confirmation-button': { label: 'button' },
      'confirmation-note': { label: 'smallPrint', isLong: true },
      'confirmation-reason': { label: 'reason', isLong: true },
    },
  },
  {
    mail: 'welcome',
    title: 'welcomeMail',
    words: {
      'welcome-subject': { label: 'subject' },
      'welcome-preview': { label: 'preview' },
      'welcome-heading': { label: 'heading' },
      'welcome-text': { label: 'text', isLong: true },
      'welcome-button': { label: 'button' },
      'welcome-note': { label: 'smallPrint', isLong: true },
      'welcome-reason': { label: 'reason' },
    },
  },
  {
    mail: 'subscribed',
    title: 'subscribedMail',
    words: {
      'subscribed-subject': { label: 'subject' },
      'subscribed-preview': { label: 'preview' },
      'subscribed-heading': { label: 'heading' },
      'subscribed-text': { label: 'text', isLong: true },
      'subscribed-note': { label: 'smallPrint' },
      'subscribed-reason': { label: 'reason', isLong: true },
    },
  },
  {
    mail: 'post',
    title: 'postMail',
    words: {
      'post-subject': { label: 'subject' },
      'post-preview': { label: 'preview' },
      'post-author': { label: 'byLine' },
      'post-button': { label: 'button' },
      'post-spoilers': { label: 'inPlaceOfSpoilers' },
      'post-rest': { label: 'buttonUnderCut' },
      'post-reason': { label: 'reason' },
    },
  },
  {
    mail: 'every',
    title: 'everyMail',
    words: {
      'mail-unsubscribe': { label: 'unsubscribe' },
    },
  },
  {
    mail: null,
    title: 'form',
    words: {
      'form-label': { label: 'aboveAddress' },
      'form-page': { label: 'onSubscribePage' },
      'box-heading': { label: 'boxHeading' },
      'box-text': { label: 'boxText', isLong: true },
    },
  },
  {
    mail: null,
    title: 'confirmationPage',
    words: {
      'page-ask-heading': { label: 'headingBefore' },
      'page-ask-text': { label: 'textBefore' },
      'page-ask-button': { label: 'button' },
      'page-done-heading': { label: 'headingAfter' },
      'page-done-text': { label: 'textAfter', isLong: true },
      'page-done-button': { label: 'linkToBlog' },
    },
  },
] as const satisfies readonly {
  mail: WordedMail | 'every' | null
  title: Label
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
  Object.fromEntries(KEYS.map((key) => [key, sentenceField(wordLabels[WORDS[key].label])])) as Record<
    WordKey,
    z.ZodString
  >,
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
