import { expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../domain/locales/language.ts'
import type { PageText } from '../../domain/posts/pages/standard-pages.ts'
import { en } from './en/texts.ts'
import { type StandardTexts, standardTexts } from './standard-texts.ts'

const PAGES = ['greetings', 'termsOfService', 'privacy', 'cookiePolicy'] as const

it.each(LANGUAGE_TAGS)(
  'the standard pages in %s have the parts and the names in braces of English',
  async (language) => {
    const texts = await standardTexts(language)
    expect(outline(texts)).toEqual(outline(en))
  },
)

/** Names in braces by page and service, and lists by part. */
function outline({ services, ...texts }: StandardTexts) {
  return {
    pages: PAGES.map((page) => partsOf(texts[page])),
    services: Object.fromEntries(Object.entries(services).map(([name, text]) => [name, namesIn(text)])),
  }
}

function partsOf({ title, intro, parts, signature = '' }: PageText) {
  return [title, intro, signature, ...parts.map(({ text }) => text)].map((text) => ({
    names: namesIn(text),
    items: text.match(/^- /gm)?.length ?? 0,
    isBlank: text.trim() === '',
  }))
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}
