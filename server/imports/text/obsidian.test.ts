import { expect, it } from 'vitest'
import { fromObsidian } from './obsidian.ts'

const NOTES = new Set(['Other note', 'films/Alien'])
const read = (markdown: string) => fromObsidian(markdown, (name) => NOTES.has(name))

it.each([
  ['![[q.png]] ![[a b.jpg|400]] ![[c.webp|The hall]]', '![](<q.png>) ![](<a b.jpg>) ![The hall](<c.webp>)'],
  [
    'See [[Other note|the other]] and [[films/Alien]].',
    'See [the other](<Other note.md>) and [Alien](<films/Alien.md>).',
  ],
  ['> [!warning]- Careful\n> Body', '> **Careful**\n>\n> Body'],
  ['> [!note]\n> Body', '> **Note**\n>\n> Body'],
  ['`[[x]]` and\n```\n%% code %% [[x]]\n```\n\n    [[y]]', '`[[x]]` and\n```\n%% code %% [[x]]\n```\n\n    [[y]]'],
  ['100 %% of', '100 %% of'],
  ['plain [a](b) [[', 'plain [a](b) [['],
])('%j becomes %j', (markdown, written) => {
  expect(read(markdown)).toEqual({ markdown: written, notes: [] })
})

it('leaves out what only the writer sees, and says so', () => {
  expect(read('A %% not this %% b.\n\n%%\nnor\nthis\n%%\nEnd %% x\ny %% z [[Gone|words]]')).toEqual({
    markdown: 'A  b.\n\nEnd \n z words',
    notes: [
      'left out: the comment "not this"',
      'left out: the comment "nor this"',
      'left out: the comment "x y"',
      'no note of that name: [[Gone|words]]',
    ],
  })
})
