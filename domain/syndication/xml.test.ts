import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXml } from '#test/support/xml.ts'
import { element, elementWithChildren, emptyElement, withoutIllegal } from './xml.ts'

it('withoutIllegal drops what no XML document may hold', () => {
  expect(withoutIllegal('a\0b\x01\x0b\x1f\x7f\u0085\ufffe\uffffc')).toBe('abc')
  expect(withoutIllegal('tab\tline\nreturn\r 👻 恐怖')).toBe('tab\tline\nreturn\r 👻 恐怖')
  expect(withoutIllegal('\ud83d alone \udc7b')).toBe('\ufffd alone \ufffd')
})

describe('element', () => {
  it('holds text that stays text', () => {
    expect(element('a', `]]> & <b> "'`)).toBe(`<a>]]&gt; &amp; &lt;b&gt; "'</a>`)
    expect(emptyElement('a', { b: '"<\n>&', none: undefined, n: 1 })).toBe('<a b="&quot;&lt;&#10;&gt;&amp;" n="1"/>')
    expect(elementWithChildren('a', ['', '<b/>', ''])).toBe('<a>\n<b/>\n</a>')
  })

  it('comes back from a parser as it was, whatever is in it', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(text, text, (inside, attribute) => {
        const read = readXml(element('a', inside, { b: attribute }))
        expect([read.text, read.attributes.b]).toEqual([withoutIllegal(inside), withoutIllegal(attribute)])
      }),
    )
  })
})
