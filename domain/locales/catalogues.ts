import { en } from './en/catalogue.ts'
import type { Language } from './language.ts'
import type { Catalogue } from './locale.ts'

/** Catalogues that are loaded when they are first asked for; English is there already. */
const LOADED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  es: async () => (await import('./es/catalogue.ts')).es,
  'pt-BR': async () => (await import('./pt-BR/catalogue.ts')).ptBR,
  fr: async () => (await import('./fr/catalogue.ts')).fr,
  de: async () => (await import('./de/catalogue.ts')).de,
  it: async () => (await import('./it/catalogue.ts')).it,
  nl: async () => (await import('./nl/catalogue.ts')).nl,
  pl: async () => (await import('./pl/catalogue.ts')).pl,
  uk: async () => (await import('./uk/catalogue.ts')).uk,
  tr: async () => (await import('./tr/catalogue.ts')).tr,
  ja: async () => (await import('./ja/catalogue.ts')).ja,
  'zh-Hans': async () => (await import('./zh-Hans/catalogue.ts')).zhHans,
  ar: async () => (await import('./ar/catalogue.ts')).ar,
}

export async function catalogueOf(language: Language): Promise<Catalogue> {
  return language === 'en' ? en : LOADED[language]()
}
