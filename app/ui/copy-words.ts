import type { Locale } from '#domain/locales/locale.ts'

/** What a button with `data-copy` says after it was pressed, for `reader/copy.ts`. Absent in English, which that file has. */
export function copyWords({ t, language }: Pick<Locale, 't' | 'language'>) {
  if (language === 'en') return {}
  return { 'data-copied': t('scripts.copied'), 'data-copy-failed': t('scripts.copyFailed') }
}
