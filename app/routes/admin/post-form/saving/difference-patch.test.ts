import { expect, it } from 'vitest'
import { patchedFields } from '#domain/api/post-patch.ts'
import { section } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { differencePatch } from './difference-patch.ts'

const sectionOf = (text: string) => section({ sectionTitle: text, sectionText: text })
const body = (title: string, texts: string) => ({ title, tagline: '', sections: [...texts].map(sectionOf) })

/** The result of a patch on a server that has `base`. */
function patched(base: ReturnType<typeof body>, patch: unknown) {
  return { ...base, ...succeeded(patchedFields(base, patch)).change }
}

it('is empty without a difference', () => {
  expect(differencePatch(body('Fog', 'abc'), [body('Fog', 'abc')])).toEqual([])
})

it('names one field, or one section', () => {
  expect(differencePatch(body('The Fog', 'abc'), [body('Fog', 'abc')])).toEqual([
    { op: 'replace', path: '/title', value: 'The Fog' },
  ])
  expect(differencePatch(body('Fog', 'aBc'), [body('Fog', 'abc')])).toEqual([
    { op: 'replace', path: '/sections/1', value: sectionOf('B') },
  ])
  expect(differencePatch(body('Fog', 'abcd'), [body('Fog', 'abc')])).toMatchObject([{ op: 'add', path: '/sections/3' }])
  expect(differencePatch(body('Fog', 'bc'), [body('Fog', 'abc')])).toEqual([{ op: 'remove', path: '/sections/0' }])
})

it('leads from one body to the other, whatever was inserted, removed and moved', () => {
  const lists = ['', 'a', 'ab', 'ba', 'abc', 'abcd', 'xabcd', 'abxcd', 'dcba', 'aab', 'aba', 'acd', 'wxyz']
  for (const before of lists)
    for (const after of lists) {
      const patch = differencePatch(body('New', after), [body('Old', before)])
      expect(patched(body('Old', before), patch), `${before} → ${after}`).toEqual(body('New', after))
    }
})

it('leads from each of several bodies that the server may have', () => {
  for (const [one, other] of [
    ['abc', 'aBc'],
    ['abc', 'abC'],
    ['abc', 'ab'],
    ['abc', 'cab'],
  ] as const) {
    const wanted = body('New', 'abx')
    const patch = differencePatch(wanted, [body('Old', one), body('New', other)])
    expect(patched(body('Old', one), patch)).toEqual(wanted)
    expect(patched(body('New', other), patch)).toEqual(wanted)
  }
})
