import { expect, it } from 'vitest'
import { fromObsidian } from './obsidian.ts'

const NOTES = new Set(['Other note', 'films/Alien'])
const read = (markdown: string) => fromObsidian(markdown, (name) => NOTES.has(name))

it.each([
  ['![[q.png]] ![[a b.jpg|400]] ![[c.webp\\|The hall]]', '![](<q.png>) ![](<a b.jpg>) ![The hall](<c.webp>)'],
  [
    'See [[Other note#Part|the other]] and [[films/Alien]].',
    'See [the other](<Other note.md>) and [Alien](<films/Alien.md>).',
  ],
  ['> [!warning] Careful\n> Body', '> **Careful**\n>\n> Body'],
  ['> [!note]+\n> Body', '> **Note**\n>\n> Body'],
  [
    '> [!spoiler]- Ending\n> The killer.\n\nAfter',
    '<details>\n<summary>Ending</summary>\n\nThe killer.\n\n</details>\n\n\nAfter',
  ],
  [
    '`[[x]]` and\n```\n%% code %% [[x]]\n```\n\n    [[Other note]]',
    '`[[x]]` and\n```\n%% code %% [[x]]\n```\n\n    [[Other note]]',
  ],
  ['As [[1]] and [[1]](https://a.example) say', 'As [[1]] and [[1]](https://a.example) say'],
  [
    'He gave 100%% and 200%% of [a](https://x.example/%%20b)',
    'He gave 100%% and 200%% of [a](https://x.example/%%20b)',
  ],
  ['plain [a](b) [[', 'plain [a](b) [['],
])('%j becomes %j', (markdown, written) => {
  expect(read(markdown)).toEqual({ markdown: written, comments: [], isUnclosed: false })
})

it.each([
  ['A %% not this %% b, 100%% good.', 'A  b, 100%% good.', ['not this']],
  ['%%\nnor\nthis\n%%\nEnd', 'End', ['nor\nthis']],
  ['The `<pre>` tag. %% secret %% x', 'The `<pre>` tag.  x', ['secret']],
  ['[^1]: First.\n\n    Second %% secret %% end.', '[^1]: First.\n\n    Second  end.', ['secret']],
  ['> ```\n> code\n\nText %% secret %% end.', '> ```\n> code\n\nText  end.', ['secret']],
  ['Public\r\n\r\n%%\r\nSECRET\r\n%%\r\n\r\nafter\r\n', 'Public\n\n\nafter\n', ['SECRET']],
  ['Public %% SECRET starts\nSECRET ends %% after', 'Public  after', ['SECRET starts\nSECRET ends']],
  ['- %% SECRET\n  SECRET2 %%\n- b', '- \n- b', ['SECRET\n  SECRET2']],
  ['%% SEC1 %% text %% SEC2\nSEC3 %% after', ' text  after', ['SEC1', 'SEC2\nSEC3']],
  ['word%%SECRET%% b (%%S2%%) *%% S3 %%*', 'word b () **', ['SECRET', 'S2', 'S3']],
  ['a %%SEC1%%%%SEC2%% b %%%S3%%%', 'a  b ', ['SEC1', 'SEC2', 'S3']],
  ['%% SECRET with `code` SECRET2 %% x', ' x', ['SECRET with `code` SECRET2']],
  ['a %% b\n```\nSECRET\n```\n%% c', 'a  c', ['b\n```\nSECRET\n```']],
])('leaves out what only the writer sees: %j', (markdown, written, comments) => {
  expect(read(markdown)).toEqual({ markdown: written, comments, isUnclosed: false })
})

it('keeps a comment that never ends, and says so', () => {
  const markdown = 'Public.\n\n%% my notes\n\nto the end'
  expect(read(markdown)).toEqual({ markdown, comments: [], isUnclosed: true })
})
