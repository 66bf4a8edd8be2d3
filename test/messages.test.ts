import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { en } from '#domain/locales/en/catalogue.ts'
import { commandWords } from '#domain/locales/en/command/catalogue.ts'

/** Of findings, which name their messages. */
const LEVELS = ['ok', 'hint', 'warning', 'problem']

/** Areas that are handed over whole: texts of a new blog, and those of scripts, which stand in attributes of a page. */
const WHOLE = ['defaults', 'scripts']

it('every message is said somewhere', async () => {
  const files = globSync(['app', 'cli', 'domain', 'server', 'scripts'].map((folder) => `${folder}/**/*.{ts,tsx}`))
  const sources = files.filter((file) => !/^domain\/locales\/.*\/|\.test\.tsx?$/.test(file))
  const code = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n')
  const named = new Set([...code.matchAll(/['"`](\w+\.\w+)['"`]/g)].map(([, key]) => key!))
  // Such as `settings.${kind}Lead`.
  const made = [...code.matchAll(/`(\w+\.\w*)\$\{[^`]*?\}(\w*)`/g)].map(([, start, end]) => [start!, end!] as const)
  const keys = Object.entries(en).flatMap(([area, messages]) => Object.keys(messages).map((name) => `${area}.${name}`))
  const unsaid = keys.filter(
    (key) =>
      !named.has(key) &&
      !WHOLE.includes(key.split('.')[0]!) &&
      !made.some(([start, end]) => key.startsWith(start) && key.endsWith(end)),
  )
  expect(keys.length).toBeGreaterThan(2000)
  expect(unsaid).toEqual([])
})

it('every message of commands is said by one', () => {
  const code = globSync('cli/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const { commandSaid, commandUsage } = commandWords
  const named = [...Object.keys(commandSaid), ...Object.keys(commandUsage)]
  const unsaid = named.filter((name) => !code.includes(`'${name}'`) && !LEVELS.includes(name))
  expect(unsaid).toEqual([])
})
