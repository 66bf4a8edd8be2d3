import { commandWords } from '#domain/locales/en/command/catalogue.ts'
import type { Language } from '#domain/locales/language.ts'
import { type Catalogue, createLocale, type Locale, type MessageKey } from '#domain/locales/locale.ts'
import type { ValuesOf } from '#domain/locales/message.ts'
import type { Sayer } from '#domain/locales/sayer.ts'

type Said = typeof commandWords.commandSaid
type Values<Key extends keyof Said> = ValuesOf<Said[Key]>
type ValuesArgument<Key extends keyof Said> = keyof Values<Key> extends never ? [] : [values: Values<Key>]

const inEnglish = localeOf('en', commandWords)
/** One command runs in a process, in one language. */
let locale = inEnglish
let sayer: Promise<Sayer> | undefined

/** From now on the command speaks this language, whose messages alone are loaded. */
export async function speak(language: Language): Promise<void> {
  sayer = undefined
  if (language === 'en') locale = inEnglish
  else {
    const { commandWordsIn } = await import('#domain/locales/command-words.ts')
    locale = localeOf(language, await commandWordsIn(language))
  }
}

/** A message of `commandSaid`. */
export function t<Key extends keyof Said>(key: Key, ...[values]: ValuesArgument<Key>): string {
  return locale.t(`commandSaid.${key}` as MessageKey, values as never)
}

/** A message of the help. */
export function usageText(
  key: keyof typeof commandWords.commandUsage,
  values: Readonly<Record<string, string>> = {},
): string {
  return locale.t(`commandUsage.${key}` as MessageKey, values as never)
}

/** Writes lists and sentences; its `t` knows messages of commands alone. */
export function speech(): Pick<Locale, 'commas' | 'sentences' | 'language'> {
  return locale
}

/** The catalogue of the language, for words that commands share with the admin area. */
export async function wholeLocale(): Promise<Locale> {
  const { catalogueOf } = await import('#domain/locales/catalogues.ts')
  return createLocale(locale.language, await catalogueOf(locale.language))
}

/** Says a sentence of the server, in which each line is said by itself; what is no message stays as it is. */
export async function said(sentence: string): Promise<string> {
  const say = await serverSayer()
  return sentence.split('\n').map(say).join('\n')
}

export function serverSayer(): Promise<Sayer> {
  sayer ??= import('#domain/locales/command-sayer.ts').then(({ commandSayerIn }) => commandSayerIn(locale.language))
  return sayer
}

function localeOf(language: Language, words: object): Locale {
  return createLocale(language, words as Catalogue)
}
