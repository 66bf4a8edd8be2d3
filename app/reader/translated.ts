import type { Catalogue } from '#domain/locales/locale.ts'

type Area = 'scripts' | 'subscribe' | 'warnings'

const LOADED = import.meta.glob<Catalogue>([
  '../../domain/locales/*/{scripts,subscribe,warnings}.ts',
  '!../../domain/locales/en/*',
])

/** The messages of an area in the language of the page; English where they cannot be loaded. */
export async function translated<Name extends Area>(area: Name, english: Catalogue[Name]): Promise<Catalogue[Name]> {
  const load = LOADED[`../../domain/locales/${document.documentElement.lang}/${area}.ts`]
  if (!load) return english
  return load().then(
    (module) => module[area],
    () => english,
  )
}
