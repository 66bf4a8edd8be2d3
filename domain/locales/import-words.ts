import { answersIn, catalogueOf, type TranslatedLanguage } from './catalogues.ts'
import { answers } from './en/answers/catalogue.ts'
import { importWords as english } from './en/imports/catalogue.ts'
import type { Language } from './language.ts'
import { type Catalogue, createLocale } from './locale.ts'
import type { Translated } from './message.ts'
import { recogniserOf } from './recognised.ts'
import { type Sayer, sayerOf } from './sayer.ts'

/** What reports of imports say, in another language, by area. */
export type ImportWords = { readonly [Area in keyof typeof english]: Translated<(typeof english)[Area]> }

const LOADED: Readonly<Record<TranslatedLanguage, () => Promise<{ readonly importWords: ImportWords }>>> = {
  es: () => import('./es/imports/catalogue.ts'),
  'pt-BR': () => import('./pt-BR/imports/catalogue.ts'),
  fr: () => import('./fr/imports/catalogue.ts'),
  de: () => import('./de/imports/catalogue.ts'),
  it: () => import('./it/imports/catalogue.ts'),
  nl: () => import('./nl/imports/catalogue.ts'),
  pl: () => import('./pl/imports/catalogue.ts'),
  uk: () => import('./uk/imports/catalogue.ts'),
  tr: () => import('./tr/imports/catalogue.ts'),
  ja: () => import('./ja/imports/catalogue.ts'),
  'zh-Hans': () => import('./zh-Hans/imports/catalogue.ts'),
  ar: () => import('./ar/imports/catalogue.ts'),
}

export async function importWordsIn(language: TranslatedLanguage): Promise<ImportWords> {
  return (await LOADED[language]()).importWords
}

/** Finds what a report says: of the messages of answers those as well that a note quotes. */
export const recognisedInReport = recogniserOf({ ...answers, ...english })

/** Says notes and refusals of an import in another language. Only the server loads these messages. */
export async function reportSayerIn(language: Language): Promise<Sayer> {
  if (language === 'en') return (sentence) => sentence
  const [catalogue, said, words] = await Promise.all([
    catalogueOf(language),
    answersIn(language),
    importWordsIn(language),
  ])
  return noteSayer(
    sayerOf(createLocale(language, { ...catalogue, ...said, ...words } as Catalogue), recognisedInReport),
  )
}

/** A note may say how often it applies; larger numbers in brackets are years of films. */
export function noteSayer(say: Sayer): Sayer {
  return (note) => {
    const [, once, times] = /^(.+) (\(\d{1,3}\))$/s.exec(note) ?? []
    const words = once === undefined ? note : say(once)
    return words === once || times === undefined ? say(note) : `${words} ${times}`
  }
}
