import { expect, it } from 'vitest'
import { section, storedPost } from '#test/support/posts.ts'
import type { Post } from '../posts/post.ts'
import { excerptOf, marksIn } from './excerpt.ts'
import type { ResolvedPart } from './resolved-query.ts'

const FILLER = 'Nothing of the sort is said in this sentence. '

it('an excerpt is the passage with the most words of the query, cut between words, with those words marked', () => {
  const text = `${FILLER.repeat(9)}A lighthouse stands here. ${FILLER.repeat(9)}The keeper of the **lighthouse** drinks. ${FILLER.repeat(9)}`
  const { excerpt, marks } = excerptOf(post({ sections: [text] }), words('lighthouse', 'keeper'))
  expect(excerpt).toMatch(/^…Nothing .* The keeper of the lighthouse drinks\. .* sort is…$/)
  expect(excerpt.length).toBeLessThanOrEqual(203)
  expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['keeper', 'lighthouse'])
})

it('an excerpt is the long caption when no text contains the words', () => {
  expect(excerptOf(post({ sections: ['Other words.'] }), words('missing'))).toEqual({
    excerpt: 'Long caption.',
    marks: [],
  })
  expect(excerptOf(post({ tagline: '', description: '', sections: ['Other words.'] }), words('x'))).toEqual({
    excerpt: 'Other words.',
    marks: [],
  })
})

it('an excerpt never shows a spoiler, nor a covered section', () => {
  const covered = excerptOf(post({ sections: ['The gull did it: ||the keeper is the gull||.'] }), words('keeper'))
  expect(covered.excerpt).toBe('Long caption.')
  const beside = excerptOf(post({ sections: ['The gull did it: ||the keeper is the gull||.'] }), words('gull'))
  expect(beside).toEqual({ excerpt: 'The gull did it: ….', marks: [[4, 8]] })
  const whole = post({ sections: ['The keeper is the gull.'] })
  whole.sections[0]!.sectionSpoilers = 1
  expect(excerptOf(whole, words('keeper')).excerpt).toBe('Long caption.')
  expect(excerptOf({ ...whole, tagline: '', description: '' }, words('keeper'))).toEqual({ excerpt: '', marks: [] })
})

it('an excerpt of a text without spaces is cut, but never within a pair of surrogates', () => {
  const { excerpt } = excerptOf(post({ sections: [`x${'🎃'.repeat(500)} end`] }), words('end'))
  expect(excerpt.isWellFormed()).toBe(true)
  expect(excerptOf(post({ sections: [`keeper${'🎃'.repeat(500)}`] }), words('keeper')).excerpt.isWellFormed()).toBe(
    true,
  )
})

it('an excerpt of a text without spaces contains the found word', () => {
  for (const [around, rest] of [
    ['恐', ''],
    ['🎃', ' with an end'],
  ] as const) {
    const text = `${around.repeat(500)}怪${around.repeat(500)}${rest}`
    const { excerpt, marks } = excerptOf(post({ sections: [text] }), words('怪'))
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['怪'])
    expect([excerpt.isWellFormed(), excerpt.length <= 203]).toEqual([true, true])
  }
})

it('weak words are marked only in a query without others', () => {
  const weak = words('the')[0]!
  expect(marksIn('The Thing', [{ ...weak, isWeak: true }, ...words('thing')])).toEqual([[4, 9]])
  expect(marksIn('The Thing', [{ ...weak, isWeak: true }])).toEqual([[0, 3]])
})

function words(...stems: string[]): ResolvedPart[] {
  return stems.map((stem) => ({ stems: [{ stem, weight: 1 }], isWeak: false }))
}

function post({ sections, ...rest }: { sections: string[]; tagline?: string; description?: string }): Post {
  const captions = { tagline: 'Short caption.', description: 'Long caption.' }
  return storedPost({ ...captions, ...rest, sections: sections.map((sectionText) => section({ sectionText })) })
}
