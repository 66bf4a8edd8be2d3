import { expect, it } from 'vitest'
import { readXml, textOf } from './xml.ts'

it('reads what is well formed', () => {
  const root = readXml(
    '<?xml version="1.0" encoding="utf-8"?>\n<a xmlns:x="u" b="1&amp;2"><x:c/>t&lt;<d>u&#13;</d></a>\n',
  )
  expect([root.name, root.attributes.b, root.text, textOf(root, 'd')]).toEqual(['a', '1&2', 't<u\r', 'u\r'])
})

it.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '</a>',
  '<a/><b/>',
  '<a b=1/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a>&</a>',
  '<a>&nbsp;</a>',
  '<a>]]></a>',
  '<a>\x01</a>',
  '<a>\ufffe</a>',
  '<a>\ud800</a>',
  '<x:a/>',
  '<a><!-- none of ours --></a>',
])('refuses %j', (xml) => {
  expect(() => readXml(xml)).toThrow()
})
