import type { answers as english } from './en/answers/catalogue.ts'
import type { Language } from './language.ts'
import type { Translated } from './message.ts'

/** What the server says in the admin area, in another language, by area. */
export type Answers = { readonly [Area in keyof typeof english]: Translated<(typeof english)[Area]> }
export type TranslatedLanguage = Exclude<Language, 'en'>

const LOADED: Readonly<Record<TranslatedLanguage, () => Promise<Answers>>> = {
  es: async () => (await import('./es/answers/catalogue.ts')).answers,
  'pt-BR': async () => (await import('./pt-BR/answers/catalogue.ts')).answers,
  fr: async () => (await import('./fr/answers/catalogue.ts')).answers,
  de: async () => (await import('./de/answers/catalogue.ts')).answers,
  it: async () => (await import('./it/answers/catalogue.ts')).answers,
  nl: async () => (await import('./nl/answers/catalogue.ts')).answers,
  pl: async () => (await import('./pl/answers/catalogue.ts')).answers,
  uk: async () => (await import('./uk/answers/catalogue.ts')).answers,
  tr: async () => (await import('./tr/answers/catalogue.ts')).answers,
  ja: async () => (await import('./ja/answers/catalogue.ts')).answers,
  'zh-Hans': async () => (await import('./zh-Hans/answers/catalogue.ts')).answers,
  ar: async () => (await import('./ar/answers/catalogue.ts')).answers,
}

export function answersIn(language: TranslatedLanguage): Promise<Answers> {
  return LOADED[language]()
}
