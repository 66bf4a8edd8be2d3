import { describe, expect, it } from 'vitest'
import { edited } from '#test/support/edited.ts'
import { addressEdit, linkAt, linkEdit, typedAddress } from './link.ts'

it.each([
  ['a ⟨lamp⟩ went', 'a [lamp](https://x.example/)‸ went'],
  ['a⟨ lamp ⟩went', 'a [lamp](https://x.example/)‸ went'],
  ['a ⟨lamp\nor [two]⟩', 'a [lamp or \\[two\\]](https://x.example/)‸'],
  ['See ‸', 'See https://x.example/‸'],
  ['a [la‸mp](https://y.example/(1)) went', 'a [lamp](https://x.example/)‸ went'],
  ['[one](https://y.example) [t⟨w⟩o](https://z.example)', '[one](https://y.example) [two](https://x.example/)‸'],
  ['[a \\[b\\]‸](https://y.example)', '[a \\[b\\]](https://x.example/)‸'],
])('an address makes of %j %j', (before, expected) => {
  expect(edited(before, (selected) => linkEdit(linkAt(selected), 'https://x.example/'))).toBe(expected)
})

it('takes the title of a post where no words are', () => {
  const to = (before: string) =>
    edited(before, (selected) => linkEdit(linkAt(selected), 'https://x.example/', '[REC] 2'))
  expect(to('See ‸.')).toBe('See [\\[REC\\] 2](https://x.example/)‸.')
  expect(to('See ⟨this⟩.')).toBe('See [this](https://x.example/)‸.')
})

it('removes a link by an empty address, and leaves its words', () => {
  expect(edited('a [la‸mp](https://y.example) went', (selected) => linkEdit(linkAt(selected), ''))).toBe('a lamp‸ went')
})

it('knows the address of the link at the caret, and none of a picture', () => {
  const address = (text: string) =>
    linkAt({ text: text.replace('|', ''), start: text.indexOf('|'), end: text.indexOf('|') }).address
  expect(address('a [la|mp](https://y.example/(1))')).toBe('https://y.example/(1)')
  expect(address('a| [lamp](https://y.example)')).toBe('')
  expect(address('![a d|oor](/media/00000000000000000000000000000000.jpg)')).toBe('')
})

it('puts the brackets of its words before a selected address', () => {
  expect(edited('⟨https://x.example/⟩', addressEdit)).toBe('[‸](https://x.example/)')
  expect(edited('[a](⟨https://x.example/⟩)', addressEdit)).toBe('[a](⟨https://x.example/⟩)')
  expect(edited('⟨lamp⟩', addressEdit)).toBe('⟨lamp⟩')
})

describe('what is typed as an address', () => {
  it.each([
    ['https://x.example/a', 'https://x.example/a'],
    [' HTTP://x.example ', 'HTTP://x.example'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['a@x.example', 'mailto:a@x.example'],
    ['x.example/a?b=1', 'https://x.example/a?b=1'],
    ['/blogs/The-Thing', '/blogs/The-Thing'],
    ['https://x.example/a_(b)', 'https://x.example/a_(b)'],
    ['https://x.example/a_)b', 'https://x.example/a_%29b'],
  ])('is completed: %j', (typed, expected) => {
    expect(typedAddress(typed)).toBe(expected)
  })

  it.each(['the thing', '', 'https://', 'thing', 'javascript:alert(1)', 'https://x y', '//x.example', '3.5'])(
    'is none: %j',
    (typed) => {
      expect(typedAddress(typed)).toBeNull()
    },
  )
})

it('shows an address of mail by itself', () => {
  expect(edited('‸', (selected) => linkEdit(linkAt(selected), 'mailto:a@x.example'))).toBe(
    '[a@x.example](mailto:a@x.example)‸',
  )
})
