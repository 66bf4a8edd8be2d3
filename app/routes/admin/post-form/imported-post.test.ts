import { expect, it } from 'vitest'
import { postChangeOf } from '#domain/posts/post-change.ts'
import type { PostDocument } from '#domain/posts/post-document.ts'
import { postInput } from '#test/support/posts.ts'
import { errorsOf } from './form-errors.ts'
import { formOf, toChange } from './form-values.ts'

const POST: PostDocument = { ...postInput(), id: 'p_1', views: 3, articleImgSrc: 'me' }

it.each([
  ['no category and no source', { tag: '', articleImgSrc: '' }],
  ['a category from elsewhere', { tag: 'General' }],
  ['no author and no captions', { author: '', tagline: '', description: ' ' }],
  ['a title that is too long', { title: 'x'.repeat(80) }],
])('the form saves an imported post with %s as it is', (_, lacking) => {
  const post = { ...POST, ...lacking }
  const values = formOf(post)
  expect(errorsOf(postChangeOf(post), toChange(values, post))).toEqual({})
  expect(errorsOf(postChangeOf(post), toChange({ ...values, date: '2026-01-01' }, post))).toEqual({})
})

it('the form wants a required field where it was taken away', () => {
  const values = { ...formOf(POST), tag: '', articleImgSrc: '' }
  expect(errorsOf(postChangeOf(POST), toChange(values, POST))).toEqual({
    tag: 'Category is required',
    articleImgSrc: 'Image Source is required',
  })
})
