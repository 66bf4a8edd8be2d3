/** A language in which Den speaks: its name in itself, and the direction of its writing. */
export interface LanguageFacts {
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/** By BCP 47 tag, in the order in which they are offered. Each has a folder of messages beside this file. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  uk: { name: 'Українська', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  'zh-Hans': { name: '简体中文', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof LANGUAGES

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]]

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag)
}
