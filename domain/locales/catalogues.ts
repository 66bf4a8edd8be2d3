import type { Language } from './language.ts'
import type { Catalogue } from './locale.ts'

/** The catalogue of each language, loaded when it is first asked for. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  'pt-BR': async () => (await import('./pt-BR/index.ts')).ptBR,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  it: async () => (await import('./it/index.ts')).it,
  nl: async () => (await import('./nl/index.ts')).nl,
  pl: async () => (await import('./pl/index.ts')).pl,
  tr: async () => (await import('./tr/index.ts')).tr,
  ja: async () => (await import('./ja/index.ts')).ja,
  'zh-Hans': async () => (await import('./zh-Hans/index.ts')).zhHans,
  ar: async () => (await import('./ar/index.ts')).ar,
}
