import { describe, expect, it } from 'vitest'
import { POST_CALL } from '#test/support/posts.ts'
import { checked, type Schema } from '../field-errors.ts'
import { settingsChange } from '../settings/settings-writing.ts'
import { postChangeOf } from './post-change.ts'
import { postCreation } from './post-writing.ts'

const pictures = (count: number) => `![](/media/${'0'.repeat(32)}.jpg)\n\n`.repeat(count)
const section = (text: string) => ({ sectionTitle: 'One', sectionText: text })

describe('A text of a post', () => {
  it.each([
    [{ author: 'é'.repeat(500) }, { author: 'é'.repeat(501) }, 'author', 'Author Name is longer than 1,000 bytes'],
    [{ tag: 'x'.repeat(1000) }, { tag: 'x'.repeat(1001) }, 'tag', 'Category is longer than 1,000 bytes'],
    [
      { tagline: 'x'.repeat(10_000) },
      { tagline: 'x'.repeat(10_001) },
      'tagline',
      'Short Caption is longer than 10,000 bytes',
    ],
    [
      { film: { title: 'x'.repeat(1000) } },
      { film: { title: 'x'.repeat(1001) } },
      'film.title',
      'The title of the film is longer than 1,000 bytes',
    ],
    [
      { sections: [section('é'.repeat(50_000))] },
      { sections: [section('ok'), section('é'.repeat(50_001))] },
      'sections.1.sectionText',
      'Section Text is longer than 100,000 bytes. Divide it into several sections',
    ],
    [
      { sections: Array(19).fill(section('x'.repeat(100_000))) },
      { sections: Array(20).fill(section('x'.repeat(100_000))) },
      'sections',
      'The texts of all sections together are longer than 2,000,000 bytes. Divide them into several posts',
    ],
    [
      { sections: [section(pictures(250)), section(pictures(250))] },
      { sections: [section(pictures(250)), section(pictures(251))] },
      'sections',
      'The texts of all sections together show more than 500 pictures. Divide them into several posts',
    ],
    [{ sections: [] }, { sections: Array(1001).fill(7) }, 'sections', 'A post has at most 1,000 sections'],
  ])('is bounded in bytes (case %#)', (fitting, tooLong, field, message) => {
    expect(checked(postCreation, { ...POST_CALL, ...fitting }).ok).toBe(true)
    expect(checked(postCreation, { ...POST_CALL, ...tooLong })).toEqual({ ok: false, errors: { [field]: message } })
  })

  it('counts no pictures', () => {
    const picture = `data:image/jpeg;base64,${'A'.repeat(1_000_000)}`
    const sections = Array(4).fill({ ...section('x'), sectionImage: picture })
    expect(checked(postCreation, { ...POST_CALL, articleImage: picture, sections }).ok).toBe(true)
  })

  it.each([
    [{ title: 'half \ud83d' }, 'title', 'Title'],
    [{ author: '\udc00' }, 'author', 'Author Name'],
    [{ film: { director: '\ud83d' } }, 'film.director', 'The director of the film'],
    [{ sections: [section('\ud83d')] }, 'sections.0.sectionText', 'Section Text'],
    [{ path: '/blogs/\ud83d' }, 'path', 'Path'],
  ])('with a lone surrogate is refused in words: %j', (wrong, field, name) => {
    expect(checked(postCreation, { ...POST_CALL, ...wrong })).toEqual({
      ok: false,
      errors: { [field]: expect.stringContaining(`${name} holds half of a character`) },
    })
  })

  it('has spaces in its title where line breaks and control characters were', () => {
    const result = checked(postCreation, { ...POST_CALL, title: ' one\u2028two\r\nthree\u2029four\tfive\0six\n' })
    expect(result).toMatchObject({ ok: true, value: { title: ' one two three four five six ' } })
    expect(checked(postCreation, { ...POST_CALL, title: '\u2028\n' })).toMatchObject({
      errors: { title: 'Title is required' },
    })
  })
})

it('refuses settings with a lone surrogate in words', () => {
  expect(checked(settingsChange, { blogName: '\ud83d' })).toMatchObject({
    errors: { blogName: expect.stringContaining('Blog name holds half of a character') },
  })
})

describe('A body of many wrong fields', () => {
  it.each([
    ['unknown keys', (count: number) => many(count)],
    ['unknown keys of a section', (count: number) => ({ ...POST_CALL, sections: [many(count)] })],
    ['unknown ratings', (count: number) => ({ ...POST_CALL, ratings: many(count) })],
  ])('names at most fifty of %s', (_, bodyOf) => {
    const result = checked(postCreation, bodyOf(100_000))
    expect(result.ok || Object.keys(result.errors).length).toBe(50)
  })

  it('names no key at length', () => {
    const result = checked(postCreation, { ...POST_CALL, ['x'.repeat(1_000_000)]: 1 })
    expect(result).toEqual({ ok: false, errors: { ['x'.repeat(100)]: 'Den has no such field' } })
  })

  it('may be nested as deep as it likes', () => {
    const deep = JSON.parse(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)
    for (const body of [
      deep,
      { ...POST_CALL, sections: deep },
      { ...POST_CALL, comments: deep },
      { ...POST_CALL, ratings: deep },
    ])
      expect(checked(postCreation, body).ok).toBe(false)
    expect(checked(postChangeOf(STORED), { comments: deep, sections: deep, film: deep }).ok).toBe(false)
  })
})

const STORED = {
  ...POST_CALL,
  featured: 0 as const,
  id: 'p_1',
  path: '/blogs/The-Wicker-Man',
  tag: '',
  articleImgSrc: ' ',
  film: null,
  articleImage: '',
  articleImageAlt: 'x'.repeat(20_000),
  sections: [
    { sectionTitle: '', sectionText: 'x'.repeat(200_000), sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' },
  ],
  ratings: null,
  contentWarnings: [],
  comments: [{ by: 'Dana' }],
  views: 7,
}

describe('A change of a stored post', () => {
  const changeOf = (body: unknown) => checked(postChangeOf(STORED) as Schema, body)

  it('takes back whatever is stored, lacking or long, as no change', () => {
    expect(changeOf(structuredClone(STORED))).toEqual({ ok: true, value: {} })
    expect(changeOf({ ...structuredClone(STORED), title: 'Summer\u2028isle' })).toEqual({
      ok: true,
      value: { title: 'Summer isle' },
    })
  })

  it('is held to the rules where it says something else', () => {
    expect(changeOf({ tag: ' ', articleImgSrc: '', description: '', articleImageAlt: 'x'.repeat(20_001) })).toEqual({
      ok: false,
      errors: {
        tag: 'Category is required',
        description: 'Long Caption is required',
        articleImgSrc: 'Image Source is required',
        articleImageAlt: 'The alternative text is longer than 10,000 bytes',
      },
    })
    const [stored] = STORED.sections
    expect(changeOf({ sections: [{ ...stored, sectionTitle: 'New' }] })).toMatchObject({
      errors: { 'sections.0.sectionText': expect.stringContaining('100,000 bytes') },
    })
    expect(changeOf({ sections: [], comments: [], toString: 1, film: [] })).toMatchObject({
      errors: { toString: 'Den has no such field', film: expect.any(String) },
    })
  })
})

function many(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]))
}
