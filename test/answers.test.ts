import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answers } from '#domain/locales/en/answers/catalogue.ts'
import type { Message } from '#domain/locales/message.ts'
import { THINGS } from '#domain/locales/things.ts'

/** All sources but the catalogues. */
const CODE = globSync('{app,domain,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'domain/locales/**'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const MESSAGES = Object.entries(answers).flatMap(([area, messages]) =>
  Object.entries(messages as Readonly<Record<string, Message>>).map(([name, message]) => ({
    key: `${area}.${name}`,
    text: typeof message === 'string' ? message : message.other,
  })),
)

// A sentence of which a word was changed in one place alone would be said in English to everybody.
it.each(MESSAGES)('$key is what the sources say', ({ key, text }) => {
  if (CODE.includes(key)) return
  const missing = partsOf(text).filter((part) => !CODE.includes(part))
  expect(missing).toEqual([])
})

it.each(Object.keys(THINGS))('“%s” is in a sentence of the sources', (thing) => {
  expect(CODE.toLowerCase()).toContain(thing.toLowerCase())
})

/** The words between values, sentence by sentence: a source may have each in a constant of its own. */
function partsOf(text: string): string[] {
  return text
    .split(/\{\w+\}|(?<=[.:]) /)
    .map((part) => part.trim())
    .filter((part) => /\w/.test(part))
}
