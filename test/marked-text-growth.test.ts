import { afterAll, expect, it } from 'vitest'
import { openStepCounter } from '#test/support/steps.ts'

// V8 counts in code that is compiled after the counter was opened, so this file stands in a project that isolates its files.
const counter = openStepCounter(/\/domain\/text\/marked-\w+\.ts/)
afterAll(() => counter[Symbol.dispose]())
const { parseMarkedText } = await import('#domain/text/marked-text.ts')

/** Blocks of code entered for each character; the dearest pattern takes 20. */
const STEPS_PER_CHARACTER = 30
const SIZE = 1_000
const GROWTH = 16

// biome-ignore format: a word list
const HOSTILE = [
  '*', '**', '[', '||', '|', '\\', '\\*', '\\[', '](', '\n', '- ', '1. ', '- a\n', '1. a\n', '*a ', '*a* ', 'a* ', '*a\n',
  '**a *b ||c ***d ', '||a ', '||a|| ', '||a\n\n', '"*', '*"', 'a\u0301*', '\ud800*', '*[a](https://x.example)* ',
  '[a', '[*a', '[a\\]', '[a](', '[a](https://', '[a](https://x', '[a](https://x(((((', '[a](mailto:(', '[a](https://x.example) ',
  '*a **b ***c ||d|| c*** b** a* ', '*a **b ||c ', '(', '()',
  '`', '`a', '`a` ', '``a` ', '`a||', '\\`', '## a\n', '## *a', '> a\n', '> a\n\n', '> - a\n', '> a\n- b\n- c\n', '```\n', '````\n```\n', '```a\n',
  '[^1]: a\n', '[^1]: a\n\n', '[^1] ', '[^1', '[^1]: [^1]', '![a](/media/x.jpg)\n\n', '![', '![a](/media/', 'https://x.example ', 'https://x.example',
  'https://x.example\n\n', 'https://youtu.be/dQw4w9WgXcQ\n\n', 'https://', 'https://x)', 'https://x.', 'https://x...', 'http', '](https://x',
]

const PATTERNS: readonly [name: string, (size: number) => string][] = [
  ...HOSTILE.map((piece): [string, (size: number) => string] => [
    JSON.stringify(piece),
    (size) => repeated(piece, size),
  ]),
  ['half links closed at the end', (size) => repeated('[a](https://', size * 0.9) + repeated(')', size * 0.1)],
  ['nested half links', (size) => repeated(repeated('[a](https://', 1000) + repeated(')', 90), size)],
  ['pairs closed at the end', (size) => repeated('*a **b ||c ', size / 2) + repeated('c|| b** a* ', size / 2)],
  ['a line of spaces', (size) => `- ${' '.repeat(size)}`],
  ['one long link', (size) => `[${'a'.repeat(size)}](https://x.example)`],
  [
    'runs of backticks',
    (size) => Array.from({ length: Math.sqrt(size * 2) }, (_, count) => '`'.repeat(count + 1)).join('a '),
  ],
  ['fences', (size) => Array.from({ length: Math.sqrt(size * 2) }, (_, count) => '`'.repeat(count + 3)).join('\n')],
  ['an address of parentheses', (size) => `https://x/${repeated('(', size / 2)}${repeated(')', size / 2)}`],
  ['an address that ends in dots', (size) => `https://x/${repeated('.', size)}`],
  [
    'footnotes',
    (size) => Array.from({ length: size / 16 }, (_, index) => `[^${index}]\n\n[^${index}]: a\n`).join('\n'),
  ],
  ['numbers', (size) => Array.from({ length: size / 8 }, (_, index) => `${index}. a`).join('\n')],
]

it.each(PATTERNS)('takes work in proportion to its length: %s', (_, textOf) => {
  const [text, longer] = [textOf(SIZE), textOf(SIZE * GROWTH)]
  const steps = counter.stepsOf(() => parseMarkedText(text))
  expect(steps).toBeLessThan(text.length * STEPS_PER_CHARACTER)
  const stepsOfLonger = counter.stepsOf(() => parseMarkedText(longer))
  // Calls that V8 inlines are not counted, at most half of them. Quadratic work would be 256 times as much, not 16.
  expect(stepsOfLonger).toBeLessThan((steps + 100) * GROWTH * 3)
  expect(stepsOfLonger).toBeLessThan(longer.length * STEPS_PER_CHARACTER)
})

function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length))
}
