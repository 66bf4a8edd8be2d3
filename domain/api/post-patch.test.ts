import { expect, it } from 'vitest'
import { section } from '#test/support/posts.ts'
import { patchedFields } from './post-patch.ts'

const sections = ['one', 'two'].map((text) => section({ sectionTitle: text, sectionText: text }))
const patched = (patch: unknown) => patchedFields({ sections }, patch)

it('gives the fields that it names, with sections as they then are', () => {
  const result = patched([
    { op: 'replace', path: '/title', value: 'The Fog' },
    { op: 'replace', path: '/sections/1/sectionText', value: 'changed' },
    { op: 'add', path: '/sections/0', value: { sectionTitle: 'first' } },
    { op: 'add', path: '/sections/-', value: { sectionTitle: 'last' } },
    { op: 'remove', path: '/sections/1' },
  ])
  expect(result).toEqual({
    ok: true,
    change: {
      title: 'The Fog',
      sections: [{ sectionTitle: 'first' }, { ...sections[1], sectionText: 'changed' }, { sectionTitle: 'last' }],
    },
  })
  expect(sections[1]!.sectionText).toBe('two')
})

it('names nothing of an object but its own fields', () => {
  const result = patched([{ op: 'add', path: '/constructor', value: 1 }])
  expect(result).toEqual({ ok: true, change: { constructor: 1 } })
  for (const path of ['/__proto__', '/__proto__/polluted', '/sections/__proto__', '/sections/0/__proto__'])
    expect(patched([{ op: 'add', path, value: { polluted: 1 } }]).ok, path).toBe(false)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

it.each([
  [{}, { '': 'A JSON Patch is a list of operations' }],
  [[null], { 0: 'An operation is an object' }],
  [[{ op: 'copy', from: '/title', path: '/tagline' }], { '0.op': 'An operation is add, replace or remove' }],
  [[{ op: 'replace', path: 5, value: '' }], { '0.path': 'A path is a JSON Pointer' }],
  [[{ op: 'replace', path: '/title' }], { '0.path': 'An operation with this path needs a value' }],
  [[{ op: 'remove', path: '/title' }], { '0.path': 'A field cannot be removed; replace it' }],
  [[{ op: 'remove', path: '/sections/0/sectionTitle' }], { '0.path': 'A field cannot be removed; replace it' }],
  [[{ op: 'replace', path: '/sections/2', value: {} }], { '0.path': 'There is no such section' }],
  [[{ op: 'remove', path: '/sections/-' }], { '0.path': 'There is no such section' }],
  [[{ op: 'add', path: '/sections/3', value: {} }], { '0.path': 'There is no such section' }],
  [[{ op: 'replace', path: '/sections/2/sectionTitle', value: '' }], { '0.path': 'There is no such section' }],
  [
    [{ op: 'replace', path: '/film/title', value: '' }],
    { '0.path': 'A path is /field, /sections/0, /sections/- or /sections/0/field' },
  ],
  [
    [
      { op: 'replace', path: '/sections', value: 'none' },
      { op: 'add', path: '/sections/0', value: {} },
    ],
    { '1.path': 'Sections are a list' },
  ],
  [
    [
      { op: 'add', path: '/sections/0', value: null },
      { op: 'replace', path: '/sections/0/sectionTitle', value: '' },
    ],
    { '1.path': 'A section is an object' },
  ],
])('refuses %j in words', (patch, errors) => {
  expect(patched(patch)).toEqual({ ok: false, errors })
})
