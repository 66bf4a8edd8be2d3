/** The longest tag of a language, in bytes (RFC 5646, 4.4.1). */
export const LANGUAGE_TAG_MAX = 35

export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}

/** For `lang` of an element that holds the words of a post; undefined where the page has their language. */
export function languageBeside({ language }: { readonly language: string }, ofPage: string): string | undefined {
  return language !== '' && language !== ofPage && isLanguageTag(language) ? language : undefined
}
