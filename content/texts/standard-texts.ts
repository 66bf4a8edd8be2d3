import type { Language } from '../../domain/locales/language.ts'
import type { PageText } from '../../domain/posts/pages/standard-pages.ts'
import { en } from './en/texts.ts'

/** What Den says on its standard pages in one language. Parts have the order of English, since services replace some of them. */
export interface StandardTexts {
  readonly greetings: PageText
  readonly termsOfService: PageText
  readonly privacy: PageText
  readonly cookiePolicy: PageText
  readonly services: Readonly<Record<keyof typeof en.services, string>>
}

/** Texts that are loaded when they are first asked for; English is there already. */
const LOADED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<StandardTexts>>> = {
  es: async () => (await import('./es/texts.ts')).es,
  'pt-BR': async () => (await import('./pt-BR/texts.ts')).ptBR,
  fr: async () => (await import('./fr/texts.ts')).fr,
  de: async () => (await import('./de/texts.ts')).de,
  it: async () => (await import('./it/texts.ts')).it,
  nl: async () => (await import('./nl/texts.ts')).nl,
  pl: async () => (await import('./pl/texts.ts')).pl,
  uk: async () => (await import('./uk/texts.ts')).uk,
  tr: async () => (await import('./tr/texts.ts')).tr,
  ja: async () => (await import('./ja/texts.ts')).ja,
  'zh-Hans': async () => (await import('./zh-Hans/texts.ts')).zhHans,
  ar: async () => (await import('./ar/texts.ts')).ar,
}

export async function standardTexts(language: Language): Promise<StandardTexts> {
  return language === 'en' ? en : LOADED[language]()
}
