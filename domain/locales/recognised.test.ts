import { expect, it } from 'vitest'
import { answers } from './en/answers/catalogue.ts'
import type { Message } from './message.ts'
import { recognised } from './recognised.ts'

const MESSAGES = Object.entries(answers).flatMap(([area, messages]) =>
  Object.entries(messages as Readonly<Record<string, Message>>).flatMap(([name, message]) =>
    formsOf(message).map(([form, text]) => ({ key: `${area}.${name}`, form, text })),
  ),
)

it.each(MESSAGES)('finds $key by its words ($form)', ({ key, form, text }) => {
  const values = Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, sampleOf(name!)]))
  const sentence = text.replace(/\{(\w+)\}/g, (_, name) => values[name]!)
  expect(recognised(sentence)).toEqual({
    key,
    values,
    ...(form !== '' && { count: Number((values.count ?? '1').replace(',', '')) }),
  })
})

it.each([
  'The lighthouse is dark',
  'It signs people in at https://accounts.example.',
  'It is no post of Tumblr.',
  'Its front matter is no TOML: bad key at line 7, column 7.',
  '550 5.7.1 Refused, see https://mail.example',
])('finds no message in “%s”', (sentence) => {
  expect(recognised(sentence)).toBeNull()
})

it('finds nothing in a sentence that is very long', () => {
  expect(recognised(`${'Lighthouse '.repeat(2_000)}is required`)).toBeNull()
})

function formsOf(message: Message): [form: string, text: string][] {
  return typeof message === 'string' ? [['', message]] : Object.entries(message)
}

function sampleOf(name: string): string {
  if (name === 'time') return '2026-10-31 08:15 UTC'
  return /^(count|min|max|days|line|year)$/.test(name) ? '1,234' : 'Lighthouse; 7'
}
