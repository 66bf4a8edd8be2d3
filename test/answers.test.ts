import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { answers } from '#domain/locales/en/answers/catalogue.ts'
import { commandAnswers } from '#domain/locales/en/command/answers.ts'
import type { Message } from '#domain/locales/message.ts'
import { recognised } from '#domain/locales/recognised.ts'
import { THINGS } from '#domain/locales/things.ts'

/** All sources but the catalogues. */
const CODE = globSync('{app,domain,server}/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'domain/locales/**'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const MESSAGES = Object.entries({ ...answers, commandAnswers }).flatMap(([area, messages]) =>
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

/** Sentences that a person meets in the admin area, from the folders whose sources say such ones as they are. */
const SPOKEN = globSync('{server/{doctor,mail,captcha,backup,identity},app/routes/api}/**/*.ts', {
  exclude: ['**/*.test.*', 'app/routes/api/calls/**'],
}).flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:detail|problem|remedy|reply): '((?:[^'\\]|\\.)* (?:[^'\\]|\\.)*)'/g),
  ].map(([, sentence]) => sentence!),
)

/** What only programs, commands and the log are told. */
const TOLD_TO_PROGRAMS: readonly string[] = [
  'This is not UTF-8, the encoding of JSON.',
  'Send JSON, with Content-Type: application/json.',
  'The captcha has no site key.',
  'The collections are blogs and settings.',
  'An Idempotency-Key has 8 to 200 letters, digits and signs.',
  'Say which revision you saw: its ETag in If-Match, or its number as revision. If-Match: * overwrites.',
  'Send JSON, as application/json or text/plain.',
  'The tables are days, posts, referrers, subscribers and mail.',
  'Send multipart/form-data with a file named `image`.',
  'This is not multipart/form-data.',
  'Name the file: ?name=blog.json',
  'Send the file as the body.',
  'This site has its administrator already.',
  'The password is right. Send the code of your authenticator app, or a recovery code, along with it.',
  'No OpenID provider is configured for this site.',
  'Send a report, as application/csp-report.',
  'There is no blog in this database yet.',
  'the transport was replaced',
  'not wanted any more',
]

it('finds every sentence that stands whole in the sources', () => {
  const unknown = SPOKEN.filter((sentence) => !recognised(sentence) && !TOLD_TO_PROGRAMS.includes(sentence))
  expect(SPOKEN.length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
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
