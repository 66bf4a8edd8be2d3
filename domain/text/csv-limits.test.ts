import fc from 'fast-check'
import { expect, it } from 'vitest'
import { succeeded } from '#test/support/succeeded.ts'
import { openSubscriberList } from '../subscribers/subscriber-list.ts'
import { CSV_LIMITS, type CsvText, parseCsv } from './csv.ts'

/** A text that counts how often its characters are read. */
function counted(text: string): CsvText & { looks: number } {
  const seen = {
    length: text.length,
    looks: 0,
    charCodeAt(index: number) {
      seen.looks++
      return text.charCodeAt(index)
    },
    slice(from: number, to: number) {
      seen.looks += to - from
      return text.slice(from, to)
    },
  }
  return seen
}

/** How often a character is read on average, and the maximum of reads between two records. */
function work(text: string, separator: ',' | ';' = ',') {
  const seen = counted(text)
  let most = 0
  let before = 0
  let problems = 0
  for (const { problem } of parseCsv(seen, separator)) {
    most = Math.max(most, seen.looks - before)
    before = seen.looks
    if (problem !== undefined) problems++
  }
  return { perCharacter: seen.looks / text.length, most: Math.max(most, seen.looks - before), problems }
}

const SIZE = 300_000
/** Between two records: the longest record, each character read as often as it may be. */
const MOST_IN_ONE_GO = 6 * CSV_LIMITS.record

it.each([
  ['a quote that never ends', `"${'x'.repeat(SIZE)}`],
  ['quotes', '"'.repeat(SIZE)],
  ['quotes that are closed late', '"a'.repeat(SIZE / 2)],
  ['a quote at the head of each line', '"a\n'.repeat(SIZE / 3)],
  ['quotes that look closed from one side', '"""\n'.repeat(SIZE / 4)],
  ['quotes that never end behind commas', ',"""x\n'.repeat(SIZE / 6)],
  ['commas', ','.repeat(SIZE)],
  ['commas and quotes', ',"",'.repeat(SIZE / 4)],
  ['one long cell', 'x'.repeat(SIZE)],
  ['line ends', '\r'.repeat(SIZE)],
  ['pairs of line ends', '\r\n'.repeat(SIZE / 2)],
  ['short lines', 'a,b\n'.repeat(SIZE / 4)],
])('looks at each character a few times at most, and never at many in one go: %s', (_name, text) => {
  const { perCharacter, most } = work(text)
  expect(perCharacter).toBeLessThan(6)
  expect(most).toBeLessThan(MOST_IN_ONE_GO)
})

it('does so whatever a text is made of', () => {
  const piece = fc.array(fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '\r', 'a', ' ', 'x'.repeat(40_000)), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(piece, fc.integer({ min: 1, max: 1_000 }), (pieces, times) => {
      const text = pieces.join('').repeat(times).slice(0, 60_000)
      const { perCharacter, most } = work(text)
      expect(perCharacter).toBeLessThan(8 + 100 / text.length)
      expect(most).toBeLessThan(MOST_IN_ONE_GO)
    }),
    { numRuns: 40 },
  )
})

it('says what is wrong with a line, and reads the others', () => {
  const text = [
    'first,1',
    `${'a,'.repeat(CSV_LIMITS.cells)}b`,
    'third,3',
    'x'.repeat(CSV_LIMITS.cell + 1),
    'fifth,"5',
    'and more of it"',
    `${`${'x'.repeat(30_000)},`.repeat(4)}`,
    'eighth,"8',
    'ninth,9',
  ].join('\n')
  expect([...parseCsv(text)].map(({ line, cells, problem }) => [line, problem ?? cells.join('|')])).toEqual([
    [1, 'first|1'],
    [2, 'This line has more than 500 columns'],
    [3, 'third|3'],
    [4, 'This line holds a cell of more than 32,767 characters; perhaps a quote is missing'],
    [5, 'fifth|5\nand more of it'],
    [7, 'This line holds more than 100,000 characters; perhaps a quote is missing'],
    [8, 'A quote in this line never ends'],
    [9, 'ninth|9'],
  ])
})

it('takes a line as long as the limits let it be', () => {
  const cells = Array.from({ length: CSV_LIMITS.cells }, () => 'x'.repeat(100))
  expect([...parseCsv(cells.join(','))]).toEqual([{ line: 1, cells }])
  expect([...parseCsv(`"${'y'.repeat(CSV_LIMITS.cell - 2)}"`)]).toEqual([
    { line: 1, cells: ['y'.repeat(CSV_LIMITS.cell - 2)] },
  ])
})

it('pauses in a long stretch without records, and says nothing of it', () => {
  const records = [...parseCsv(`a\n${'\n'.repeat(200_000)}b`)]
  expect(records.filter(({ cells }) => cells.length > 0)).toEqual([
    { line: 1, cells: ['a'] },
    { line: 200_002, cells: ['b'] },
  ])
  expect(records.length).toBeGreaterThan(3)
  expect(records.every(({ problem }) => problem === undefined)).toBe(true)
})

it('names the lines of a list that cannot be read, and refuses one that is too long', () => {
  expect([
    ...succeeded(
      openSubscriberList(`email,name\na@mail.example,A\n${',x'.repeat(600)}\nb@mail.example,"B\nc@mail.example,C`),
    ).list.entries(),
  ]).toEqual([
    { line: 2, kind: 'listed', email: 'a@mail.example', status: 'active', name: 'A', labels: '', since: null },
    { line: 3, kind: 'refused', problem: 'This line has more than 500 columns' },
    { line: 4, kind: 'refused', problem: 'A quote in this line never ends' },
    { line: 5, kind: 'listed', email: 'c@mail.example', status: 'active', name: 'C', labels: '', since: null },
  ])
  expect(openSubscriberList(`email\n${'a'.repeat(20_000_001)}`)).toEqual({
    ok: false,
    problem: expect.stringContaining('longer than 20 million characters'),
  })
})
