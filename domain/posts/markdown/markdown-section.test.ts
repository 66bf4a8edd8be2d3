import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markdownBody, readSection, sectionsOf, unwrittenFields } from './markdown-section.ts'

const piece = fc.constantFrom(
  '## head',
  '![a](b.png)',
  '![\\[x](y)',
  '*source*',
  '**b**',
  '<!-- section -->',
  '\\<!-- section -->',
  '\n',
  '\n\n',
  ' ',
  'word',
  '\r\n',
  'a  b',
  '[',
  '\\',
  '*',
)
const text = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''))
const image = fc.constantFrom('', '../pictures/a.png')
const section = fc.record({ title: text, image, source: text, alt: text, text })

it('is read as it was written, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
      const parts = sectionsOf(markdownBody(sections))
      fc.pre(parts.length === sections.length)
      expect(parts.map((part, index) => readSection(part, unwrittenFields(sections[index]!)))).toEqual(sections)
    }),
  )
})

it('needs no further fields for what is common', () => {
  const common = {
    title: 'The hotel',
    image: '../pictures/a.png',
    source: 'Warner',
    alt: 'A [long] hall',
    text: 'a *b*\n\n## c',
  }
  expect(unwrittenFields(common)).toEqual({})
  expect(unwrittenFields({ ...common, alt: '' })).toEqual({})
  expect(unwrittenFields({ ...common, title: '' })).toEqual({})
  expect(unwrittenFields({ title: '', image: '', source: '', alt: '', text: 'Text.' })).toEqual({})
  expect(unwrittenFields({ title: '', image: '', source: '', alt: '', text: '## c' })).toEqual({ title: '' })
})

it('takes files that were edited elsewhere', () => {
  const [first, second] = sectionsOf('\r\n## A \r\ntext\r\n\r\n<!-- section -->\r\n![x](y.png)\r\nmore')
  expect(readSection(first!)).toMatchObject({ title: 'A ', text: 'text' })
  expect(readSection(second!)).toMatchObject({ title: '', image: 'y.png', alt: 'x', text: 'more' })
})
