import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The last requirement of each section in OWASP ASVS 5.0.0 that is of level 1 or 2. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}
const STATES = ['held', 'partly', 'not'] as const
const TABLE = readFileSync('docs/asvs.md', 'utf8')
const ROWS = [...TABLE.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|([^|]*)\| ([^|]+) \|$/gm)].map(
  ([, number, asks, status, why, by]) => ({ number: number!, asks, status: status!, why: why!, by: by! }),
)
const [, absentTable = ''] = TABLE.split('## What does not apply\n')
const ABSENT = [...absentTable.matchAll(/^\| (\d[^|]+) \| [^|]{5,} \|$/gm)].flatMap(([, list]) => numbersIn(list!))

it('the table of ASVS has every requirement once, or says that it does not apply', () => {
  const all = Object.entries(SECTIONS).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  )
  expect([...ROWS.map(({ number }) => number), ...ABSENT].toSorted()).toEqual(all.toSorted())
})

it('each requirement is held by a test that exists, or says why not', () => {
  for (const { number, status, why, by } of ROWS) {
    const [, path = ''] = /^`(.+\.(?:test|spec)\.ts)`$/.exec(by) ?? []
    expect([number, STATES.some((state) => state === status)]).toEqual([number, true])
    expect([number, status === 'not' || existsSync(path)]).toEqual([number, true])
    expect([number, status === 'held' || why.length > 20]).toEqual([number, true])
  }
})

it('the sums are right, what is open is named, and 95 of 100 that apply are held', () => {
  const chapters = [...new Set(Object.keys(SECTIONS).map((section) => section.split('.')[0]!))]
  const sums = (isIn: (number: string) => boolean) => [
    ...STATES.map((state) => ROWS.filter(({ number, status }) => isIn(number) && status === state).length),
    ABSENT.filter(isIn).length,
  ]
  const written = [...TABLE.matchAll(/^\| (?:(\d+) .+?|\*\*All\*\*) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  expect(written.map(([, chapter = 'all', ...numbers]) => [chapter, ...numbers.map(Number)])).toEqual([
    ...chapters.map((chapter) => [chapter, ...sums((number) => number.startsWith(`${chapter}.`))]),
    ['all', ...sums(() => true)],
  ])
  const open = ROWS.filter(({ status }) => status !== 'held').map(({ number }) => number)
  expect(TABLE).toContain(`Not wholly held, each with its reason below: ${open.join(', ')}.`)
  expect(open.length / ROWS.length).toBeLessThanOrEqual(0.05)
})

/** Numbers in a text such as `6.6.1 to 6.6.3, 7.1.3`. */
function numbersIn(list: string): string[] {
  return [...list.matchAll(/(\d+\.\d+)\.(\d+)(?: to \d+\.\d+\.(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`),
  )
}
