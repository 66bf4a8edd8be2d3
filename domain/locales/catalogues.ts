import type { answers as englishAnswers } from './en/answers/catalogue.ts'
import { en } from './en/catalogue.ts'
import type { Language } from './language.ts'
import type { Catalogue } from './locale.ts'
import type { Translated } from './message.ts'

/** What the server says in the admin area, in another language, by area. */
export type Answers = { readonly [Area in keyof typeof englishAnswers]: Translated<(typeof englishAnswers)[Area]> }
export type TranslatedLanguage = Exclude<Language, 'en'>

interface Files {
  readonly catalogue: () => Promise<Catalogue>
  readonly answers: () => Promise<Answers>
}

/** What is loaded when it is first asked for; English is there already. */
const LOADED: Readonly<Record<TranslatedLanguage, Files>> = {
  es: {
    catalogue: async () => (await import('./es/catalogue.ts')).es,
    answers: async () => (await import('./es/answers/catalogue.ts')).answers,
  },
  'pt-BR': {
    catalogue: async () => (await import('./pt-BR/catalogue.ts')).ptBR,
    answers: async () => (await import('./pt-BR/answers/catalogue.ts')).answers,
  },
  fr: {
    catalogue: async () => (await import('./fr/catalogue.ts')).fr,
    answers: async () => (await import('./fr/answers/catalogue.ts')).answers,
  },
  de: {
    catalogue: async () => (await import('./de/catalogue.ts')).de,
    answers: async () => (await import('./de/answers/catalogue.ts')).answers,
  },
  it: {
    catalogue: async () => (await import('./it/catalogue.ts')).it,
    answers: async () => (await import('./it/answers/catalogue.ts')).answers,
  },
  nl: {
    catalogue: async () => (await import('./nl/catalogue.ts')).nl,
    answers: async () => (await import('./nl/answers/catalogue.ts')).answers,
  },
  pl: {
    catalogue: async () => (await import('./pl/catalogue.ts')).pl,
    answers: async () => (await import('./pl/answers/catalogue.ts')).answers,
  },
  uk: {
    catalogue: async () => (await import('./uk/catalogue.ts')).uk,
    answers: async () => (await import('./uk/answers/catalogue.ts')).answers,
  },
  tr: {
    catalogue: async () => (await import('./tr/catalogue.ts')).tr,
    answers: async () => (await import('./tr/answers/catalogue.ts')).answers,
  },
  ja: {
    catalogue: async () => (await import('./ja/catalogue.ts')).ja,
    answers: async () => (await import('./ja/answers/catalogue.ts')).answers,
  },
  'zh-Hans': {
    catalogue: async () => (await import('./zh-Hans/catalogue.ts')).zhHans,
    answers: async () => (await import('./zh-Hans/answers/catalogue.ts')).answers,
  },
  ar: {
    catalogue: async () => (await import('./ar/catalogue.ts')).ar,
    answers: async () => (await import('./ar/answers/catalogue.ts')).answers,
  },
}

export async function catalogueOf(language: Language): Promise<Catalogue> {
  return language === 'en' ? en : LOADED[language].catalogue()
}

export function answersIn(language: TranslatedLanguage): Promise<Answers> {
  return LOADED[language].answers()
}
