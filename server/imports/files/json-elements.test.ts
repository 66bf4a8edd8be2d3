import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decision, type JsonPath, jsonElements } from './json-elements.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

function read(text: string, size: number, decide: (path: JsonPath) => Decision) {
  return Array.fromAsync(jsonElements(inPieces(text, size), 'it.json', decide))
}

it('are what JSON.parse reads, however the text is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string(), fc.array(fc.jsonValue())),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      async (lists, size, isIndented) => {
        const text = JSON.stringify({ skipped: { lists }, lists }, null, isIndented ? 2 : 0)
        const elements = await read(text, size, ([first, , third]) =>
          first === 'skipped' ? 'skip' : third === undefined ? 'enter' : 'take',
        )
        const expected = Object.entries(JSON.parse(text).lists as Record<string, unknown[]>).flatMap(([key, list]) =>
          list.map((value, index) => ({ path: ['lists', key, index], value })),
        )
        expect(elements).toEqual(expected)
      },
    ),
  )
})

it('refuses what is no JSON, nests deeply, or has no end', async () => {
  const enter = (path: JsonPath): Decision => (path.length > 0 ? 'take' : 'enter')
  for (const [text, problem] of [
    ['{"a":1', 'ends in the middle'],
    ['{"a":"x', 'ends in the middle'],
    ['', 'ends in the middle'],
    ['{"a" 1}', 'is no JSON'],
    ['[1,x]', 'is no JSON'],
    ['[1]]', 'is no JSON'],
    ['[1,]', 'is no JSON'],
    ['{"":1,}', 'is no JSON'],
    ['{"a":}', 'is no JSON'],
    ['{"a"}', 'is no JSON'],
    ['{"a":1]', 'is not closed as it was opened'],
    [`[${'['.repeat(5_000_000)}`, 'nests more than 100 deep'],
    ['{"a":'.repeat(1_000_000), 'nests more than 100 deep'],
    [`["${'x'.repeat(21_000_000)}"]`, 'of more than 20 MB'],
    [`{"${'x'.repeat(20_000)}": 1}`, 'a name that is too long'],
  ] as const)
    await expect(read(text, 65_536, enter), text.slice(0, 20)).rejects.toThrow(problem)
  await expect(read('['.repeat(1_000_000), 65_536, () => 'enter')).rejects.toThrow('nests more than 100 deep')
})
