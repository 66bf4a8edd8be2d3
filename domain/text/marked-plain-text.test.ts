import { expect, it } from 'vitest'
import { plainText } from './marked-plain-text.ts'

const PICTURE = `/media/${'0'.repeat(32)}.jpg`

it('has no marks', () => {
  const typed = 'The *Thing*\nis **good**.\n\n- [a](https://x.example)\n- b\n\n3. c\n4. d\n\n2 * 3 \\*'
  expect(plainText(typed, { spoilers: 'keep' })).toBe('The Thing\nis good.\n\na\nb\n\n3. c\n4. d\n\n2 * 3 *')
})

it('keeps the words of headings, quotes, code, pictures, embeds and footnotes', () => {
  const blocks = [
    '## A *b*[^1]',
    '> c\n>\n> d',
    '```\ne *f*\n```',
    `![G h](${PICTURE})`,
    `![](${PICTURE})`,
    'https://youtu.be/dQw4w9WgXcQ',
    'See `i` at https://x.example.',
    '[^1]: j\nk',
  ]
  expect(plainText(blocks.join('\n\n'), { spoilers: 'drop' })).toBe(
    'A b[1]\n\nc\n\nd\n\ne *f*\n\nG h\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nSee i at https://x.example.\n\n[1] j\nk',
  )
})

it('drops what spoilers hide, whatever is in them', () => {
  const typed = 'In the end ||*Jack* [freezes](https://x.example)||, sadly.'
  expect(plainText(typed, { spoilers: 'drop' })).toBe('In the end …, sadly.')
  expect(plainText(typed, { spoilers: 'keep' })).toBe('In the end Jack freezes, sadly.')
  expect(plainText('||one\ntwo||', { spoilers: 'drop' })).toBe('…\n…')
  expect(plainText('**||a||** - [||b||](https://x.example)', { spoilers: 'drop' })).toBe('… - …')
})

it('drops them in every block', () => {
  const typed = '## ||a||\n\n> ||`b`||\n\n||c[^1] https://x.example||\n\n[^1]: d'
  expect(plainText(typed, { spoilers: 'drop' })).toBe('…\n\n…\n\n…\n\n[1] …')
  expect(plainText(typed, { spoilers: 'keep' })).toBe('a\n\nb\n\nc[1] https://x.example\n\n[1] d')
})
