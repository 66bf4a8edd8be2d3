import { describe, expect, it } from 'vitest'
import { ENGLISH } from '#domain/locales/english.ts'
import { edited } from '#test/support/edited.ts'
import { ownParagraph } from './own-paragraph.ts'
import { descriptionEdit, pictureEdit, picturesOf, removalEdit } from './picture-marks.ts'

const ONE = '/media/11111111111111111111111111111111.jpg'
const TWO = '/media/22222222222222222222222222222222.webp'
const words = (description: string, caption = '', source = '') => ({ description, caption, source })

it.each([
  ['‸', 'X\n\n‸'],
  ['one‸', 'one\n\nX\n\n‸'],
  ['o‸ne', 'one\n\nX\n\n‸'],
  ['o‸ne\nmore\n\ntwo', 'one\nmore\n\nX\n\n‸two'],
  ['one\n‸', 'one\n\nX\n\n‸'],
  ['one\n\n‸', 'one\n\nX\n\n‸'],
  ['one\n\n‸two', 'one\n\nX\n\n‸two'],
  ['one\n‸\ntwo', 'one\n\nX\n\n‸two'],
  ['one\n\n‸\n\ntwo', 'one\n\nX\n\n‸two'],
  ['‸one', 'X\n\n‸one'],
  ['one\n‸more', 'one\nmore\n\nX\n\n‸'],
])('a paragraph of its own goes to %j', (before, expected) => {
  expect(edited(before, (selected) => ownParagraph(selected, 'X'))).toBe(expected)
})

describe('a picture', () => {
  it('is inserted with its description, and with caption and source below it', () => {
    const insert = (typed: ReturnType<typeof words> | null) =>
      edited('one‸', (selected) => pictureEdit(ENGLISH.t, selected, ONE, typed))
    expect(insert(words('A red\n[door]', 'It opens.', 'A24'))).toBe(
      `one\n\n![A red (door)](${ONE})\n\n*It opens.*\n*Source: A24*\n\n‸`,
    )
    expect(insert(words('', 'From *The Door*'))).toBe(`one\n\n![](${ONE})\n\nFrom *The Door*\n\n‸`)
    expect(insert(null)).toBe(`one\n\n![‸](${ONE})\n\n`)
  })

  it('is listed where the text shows it', () => {
    const text = `![A door](${ONE})\n\n\`\`\`\n![](${ONE})\n\`\`\`\n\nwords ![](${TWO})\n\n![](${TWO})`
    expect(picturesOf(text).map(({ address, alt, line }) => [address, alt, line])).toEqual([
      [ONE, 'A door', 0],
      [TWO, '', 8],
    ])
  })

  it('is described anew, also when it has moved', () => {
    const text = `\`\`\`\n![](${ONE})\n\`\`\`\n\n![](${ONE})\n\ntwo`
    const [picture] = picturesOf(text)
    expect(edited(`${text}‸`, (selected) => descriptionEdit(selected.text, picture!, ' A door '))).toBe(
      `\`\`\`\n![](${ONE})\n\`\`\`\n\n![A door](${ONE})‸\n\ntwo`,
    )
    expect(edited(`one\n\n![](${ONE})‸`, (selected) => descriptionEdit(selected.text, picture!, 'A door'))).toBe(
      `one\n\n![A door](${ONE})‸`,
    )
    expect(descriptionEdit('gone', picture!, 'A door')).toBeNull()
  })

  it.each([
    [`one\n\n![](${ONE})\n\ntwo`, 'one\n\n‸two'],
    [`one\n\n![](${ONE})`, 'one‸'],
    [`![](${ONE})`, '‸'],
    [`![](${ONE})\n\n![](${TWO})`, `‸![](${TWO})`],
  ])('is taken out of %j', (text, expected) => {
    const [picture] = picturesOf(text)
    expect(edited(`${text}‸`, (selected) => removalEdit(selected.text, picture!))).toBe(expected)
  })
})
