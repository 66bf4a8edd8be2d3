import { z } from 'zod'
import { unlessUnknownKeys } from '../field-errors.ts'
import { surrogateProblem } from '../text/text-field.ts'

interface Word {
  readonly label: string
  /** What it says where the owner has written nothing. `{name}` stands for what the server knows. */
  readonly standard: string
  readonly isLong?: true
}

/** The mails whose sentences can be changed. */
export const WORDED_MAILS = ['confirmation', 'welcome', 'subscribed', 'post'] as const
export type WordedMail = (typeof WORDED_MAILS)[number]

const TYPED_IN = 'This mail came because this address was typed into the subscription form at {siteUrl}.'

/** What each mail (`mail`), every one of them, or a form (null) says. Keys are stored: a key that is renamed loses what an owner wrote. */
export const WORD_GROUPS = [
  {
    mail: 'confirmation',
    title: 'Mail that asks to confirm',
    words: {
      'confirmation-subject': { label: 'Subject', standard: 'Confirm your subscription to {blogName}' },
      'confirmation-preview': {
        label: 'Preview in the inbox',
        standard: 'One press, and you get new posts by e-mail.',
      },
      'confirmation-heading': { label: 'Heading', standard: 'Confirm your subscription' },
      'confirmation-text': {
        label: 'Text',
        standard:
          'Somebody, most likely you, asked for new posts of {blogName} at this address. Confirm it, and you get them.',
        isLong: true,
      },
      'confirmation-button': { label: 'Button', standard: 'Confirm the subscription' },
      'confirmation-note': {
        label: 'Small print',
        standard: 'The link works for seven days. If it was not you, ignore this mail: nothing more will come.',
        isLong: true,
      },
      'confirmation-reason': { label: 'Why it came', standard: TYPED_IN, isLong: true },
    },
  },
  {
    mail: 'welcome',
    title: 'Mail that welcomes',
    words: {
      'welcome-subject': { label: 'Subject', standard: 'Welcome to {blogName}' },
      'welcome-preview': { label: 'Preview in the inbox', standard: 'New posts come to you from now on.' },
      'welcome-heading': { label: 'Heading', standard: 'Welcome' },
      'welcome-text': {
        label: 'Text',
        standard: 'Thank you for subscribing to {blogName}. From now on new posts come to this address.',
        isLong: true,
      },
      'welcome-button': { label: 'Button', standard: 'See what is there' },
      'welcome-note': {
        label: 'Small print',
        standard: 'You can answer every mail, and leave by the link below it.',
        isLong: true,
      },
      'welcome-reason': {
        label: 'Why it came',
        standard: 'You get this mail because you confirmed your subscription to {blogName}.',
      },
    },
  },
  {
    mail: 'subscribed',
    title: 'Mail to an address that is subscribed already',
    words: {
      'subscribed-subject': { label: 'Subject', standard: 'You are already in: {blogName}' },
      'subscribed-preview': {
        label: 'Preview in the inbox',
        standard: 'This address gets every new post already.',
      },
      'subscribed-heading': { label: 'Heading', standard: 'You are already in' },
      'subscribed-text': {
        label: 'Text',
        standard:
          'Somebody, most likely you, subscribed this address to {blogName} once more. It gets every new post already, so there is nothing to do.',
        isLong: true,
      },
      'subscribed-note': { label: 'Small print', standard: 'If it was not you, there is nothing to do either.' },
      'subscribed-reason': { label: 'Why it came', standard: TYPED_IN, isLong: true },
    },
  },
  {
    mail: 'post',
    title: 'Mail with a new post',
    words: {
      'post-subject': { label: 'Subject', standard: '{title}' },
      'post-preview': { label: 'Preview in the inbox', standard: '{caption}' },
      'post-author': { label: 'By-line', standard: 'By {author}' },
      'post-button': { label: 'Button', standard: 'Read the post' },
      'post-spoilers': {
        label: 'In place of a section with spoilers',
        standard: 'Contains spoilers: read it on the site.',
      },
      'post-rest': { label: 'Button under a text that is cut', standard: 'Read on' },
      'post-reason': { label: 'Why it came', standard: 'You get this mail because you subscribed to {blogName}.' },
    },
  },
  {
    mail: 'every',
    title: 'Below each of these mails',
    words: {
      'mail-unsubscribe': { label: 'Link that ends the subscription', standard: 'Unsubscribe' },
    },
  },
  {
    mail: null,
    title: 'Subscribe form',
    words: {
      'form-label': { label: 'Above the address', standard: 'New posts by e-mail' },
      'form-page': {
        label: 'On the page Subscribe',
        standard: 'New posts by e-mail. First one mail asks you to confirm.',
      },
      'box-heading': { label: 'Heading of the box below articles and in Greetings', standard: 'Subscribe' },
      'box-text': {
        label: 'Text of this box',
        standard: 'Each new post comes to you by e-mail. It is free, and you can leave at any time.',
        isLong: true,
      },
    },
  },
  {
    mail: null,
    title: 'Page behind the link to confirm',
    words: {
      'page-ask-heading': { label: 'Heading before', standard: 'One step left' },
      'page-ask-text': { label: 'Text before', standard: 'New posts of {blogName} will be sent to {address}.' },
      'page-ask-button': { label: 'Button', standard: 'Confirm subscription' },
      'page-done-heading': { label: 'Heading after', standard: 'You are in' },
      'page-done-text': {
        label: 'Text after',
        standard: 'From now on new posts are sent to {address}. Every mail has a link that ends them.',
        isLong: true,
      },
      'page-done-button': { label: 'Link to the blog', standard: 'See what is there' },
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

/** The sentence of the owner, or the standard one, with its values. @param values by the names in braces */
export function sentence(written: Words, key: WordKey, values: Readonly<Record<string, string>> = {}): string {
  const text = written[key] || WORDS[key].standard
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole))
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
