import type { Answers } from '#domain/locales/catalogues.ts'
import { accountMails } from '#domain/locales/en/account-mails.ts'
import { answers } from '#domain/locales/en/answers/catalogue.ts'
import { en } from '#domain/locales/en/catalogue.ts'
import type { Catalogue } from '#domain/locales/locale.ts'
import type { Message } from '#domain/locales/message.ts'

/** Messages that are taken apart at their spaces. */
const NO_SENTENCES = new Set(['subscription.numbers', 'terms.alphabet', 'terms.articles'])

/** English with brackets around each message: words outside of brackets are in no catalogue. */
export const BRACKETED: Catalogue = mapped(en, (text) => `⟦${text}⟧`)

/** The same with accents, and longer by two fifths, as translations are. */
export const LENGTHENED: Catalogue = mapped(en, lengthened)
export const LENGTHENED_ANSWERS: Answers = mapped(answers, lengthened)
export const LENGTHENED_MAILS: typeof accountMails = mapped({ accountMails }, lengthened).accountMails

type Areas = Readonly<Record<string, Readonly<Record<string, Message>>>>

function lengthened(text: string): string {
  return `⟦${accented(text)}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`
}

function mapped<Mapped extends object>(catalogue: Mapped, change: (text: string) => string): Mapped {
  const changed = (message: Message): Message =>
    typeof message === 'string'
      ? change(message)
      : {
          ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, change(text)])),
          other: change(message.other),
        }
  const areas = Object.entries(catalogue as Areas).map(([area, messages]) => {
    const entries = Object.entries(messages).map(([name, message]) => [
      name,
      NO_SENTENCES.has(`${area}.${name}`) ? message : changed(message),
    ])
    return [area, Object.fromEntries(entries)]
  })
  return Object.fromEntries(areas) as Mapped
}

/** Leaves names in braces and tags as they are. */
function accented(text: string): string {
  return text.replace(/\{\w+\}|<\/?\w+>|[aeiou]/gi, (part) =>
    (part.length === 1 ? `${part}\u0301` : part).normalize('NFC'),
  )
}

/** The words of a text that stand in no brackets, without addresses. */
export function unbracketed(text: string): string[] {
  let rest = text.replace(/[^\s⟦⟧]+[@/][^\s⟦⟧]+/g, ' ')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  }
  return rest.match(/[A-Za-z]{2,}/g) ?? []
}
