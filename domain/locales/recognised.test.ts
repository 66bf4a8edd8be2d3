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

it('finds nothing in a sentence that is no message, or that is very long', () => {
  expect(recognised('The lighthouse is dark')).toBeNull()
  expect(recognised(`${'Lighthouse '.repeat(2_000)}is required`)).toBeNull()
})

function formsOf(message: Message): [form: string, text: string][] {
  return typeof message === 'string' ? [['', message]] : Object.entries(message)
}

function sampleOf(name: string): string {
  return /^(count|min|max|days|line|year)$/.test(name) ? '1,234' : 'Lighthouse; 7'
}
