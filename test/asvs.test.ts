import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by section: those of level 3 are left out. */
const REQUIREMENTS: Readonly<Record<string, readonly number[]>> = {
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
}
const SECURITY = readFileSync('SECURITY.md', 'utf8')
const ROWS = [...SECURITY.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|([^|]*)\| ([^|]+) \|$/gm)].map(
  ([, number, asks, status, why, by]) => ({ number: number!, asks, status: status!, why: why!, by: by! }),
)

it('the table of ASVS in SECURITY.md has every requirement once, or says that it does not apply', () => {
  const [, list = ''] = /^Do not apply: (.*?)\n\n/ms.exec(SECURITY) ?? []
  const numbers = [...ROWS.map(({ number }) => number), ...absent(list)]
  const all = Object.entries(REQUIREMENTS).flatMap(([section, last]) => last.map((number) => `${section}.${number}`))
  expect(numbers.toSorted()).toEqual(all.toSorted())
})

it('each requirement is held by a test that exists, or says why not', () => {
  for (const { number, status, why, by } of ROWS) {
    const [, path = ''] = /^`(.+\.(?:test|spec)\.ts)`$/.exec(by) ?? []
    expect([number, ['held', 'partly', 'not'].includes(status)]).toEqual([number, true])
    expect([number, status === 'not' || existsSync(path)]).toEqual([number, true])
    expect([number, status === 'held' || why.length > 20]).toEqual([number, true])
  }
})

/** Numbers in a text such as `6.6.1 to 6.6.3, 7.1.3`. */
function absent(list: string): string[] {
  return [...list.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  )
}
