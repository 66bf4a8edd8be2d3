import type { TranslatedLanguage } from './catalogues.ts'
import { commandWords as english } from './en/command/catalogue.ts'
import type { Language } from './language.ts'
import type { Translated } from './message.ts'

/** What `den` says, by area. */
export type CommandWords = { readonly [Area in keyof typeof english]: Translated<(typeof english)[Area]> }

const LOADED: Readonly<Record<TranslatedLanguage, () => Promise<{ readonly commandWords: CommandWords }>>> = {
  es: () => import('./es/command/catalogue.ts'),
  'pt-BR': () => import('./pt-BR/command/catalogue.ts'),
  fr: () => import('./fr/command/catalogue.ts'),
  de: () => import('./de/command/catalogue.ts'),
  it: () => import('./it/command/catalogue.ts'),
  nl: () => import('./nl/command/catalogue.ts'),
  pl: () => import('./pl/command/catalogue.ts'),
  uk: () => import('./uk/command/catalogue.ts'),
  tr: () => import('./tr/command/catalogue.ts'),
  ja: () => import('./ja/command/catalogue.ts'),
  'zh-Hans': () => import('./zh-Hans/command/catalogue.ts'),
  ar: () => import('./ar/command/catalogue.ts'),
}

/** Of the language that is asked for, nothing else is loaded: help has to be there at once. */
export async function commandWordsIn(language: Language): Promise<CommandWords> {
  return language === 'en' ? english : (await LOADED[language]()).commandWords
}
