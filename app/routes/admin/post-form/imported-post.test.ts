import { expect, it } from 'vitest'
import { wholeChangeOf } from '#domain/posts/post-change.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { postInput } from '#test/support/posts.ts'
import { publicationErrors } from './form-errors.ts'
import { asShown, formOf, toChange } from './form-values.ts'

const POST: PostDocument = { ...postInput(), id: 'p_1', views: 3, articleImgSrc: 'me' }
const SOURCE = 'The Midnight Den (2026)'

it('the form saves an imported post with a category from elsewhere, and wants a title that is too long shortened', () => {
  const cases: [Partial<PostDocument>, Record<string, string>][] = [
    [{ tag: 'Giallo' }, {}],
    [{ title: 'x'.repeat(80) }, { title: 'Title must be 60 or fewer characters' }],
  ]
  for (const [imported, errors] of cases) {
    const post = { ...POST, ...imported }
    const values = formOf(asShown(post, SOURCE))
    expect(publicationErrors(values, post, [])).toEqual(errors)
    expect(publicationErrors({ ...values, date: '2026-01-01' }, post, [])).toEqual(errors)
  }
})

it.each(['', ' '])('the form shows what readers see in place of a category and a source of “%s”', (blank) => {
  const post = { ...POST, tag: blank, articleImgSrc: blank }
  const values = formOf(asShown(post, SOURCE))
  expect(values).toMatchObject({ tag: 'General', articleImgSrc: SOURCE })
  const change = wholeChangeOf(post).parse(toChange(values, post, []))
  expect(change).toMatchObject({ tag: 'General', articleImgSrc: SOURCE })
})

it('the form wants what the specification requires, also where the stored post lacks it', () => {
  const lacking = { tag: '', articleImgSrc: '', author: '', date: '', tagline: '', description: ' ' }
  for (const post of [POST, { ...POST, ...lacking }]) {
    const values = { ...formOf(asShown(post, SOURCE)), ...lacking }
    expect(publicationErrors(values, post, [])).toEqual({
      tag: 'Category is required',
      articleImgSrc: 'Image Source is required',
      author: 'Author Name is required',
      date: 'Date is required',
      tagline: 'Short Caption is required',
      description: 'Long Caption is required',
    })
  }
})
