import type { Language } from './language.ts'
import type { Catalogue } from './locale.ts'

/** The catalogue of each language, loaded when it is first asked for. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en/index.ts')).en,
}
