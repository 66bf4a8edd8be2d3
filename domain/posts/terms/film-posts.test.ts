import { expect, it } from 'vitest'
import type { PostSummary } from '../post.ts'
import { filmPosts } from './film-posts.ts'

it('are those about the film, and those that name it', () => {
  const review = post({ id: 'review', film: { title: ' Alien', year: 1979 } })
  const other = post({ id: 'list', tag: 'Horror List', film: null })
  const remake = post({ id: 'remake', film: { title: 'Alien', year: 2040 } })
  expect(filmPosts({ label: 'Alien', year: 1979 }, [other, review, remake])).toEqual({
    about: [review],
    naming: [other, remake],
  })
})

it('takes the title of a review that names no film', () => {
  const ratings = { overall: 7 } as PostSummary['ratings']
  const untitled = post({ id: 'untitled', title: 'The Fog', ratings })
  expect(filmPosts({ label: 'The Fog', year: 0 }, [untitled]).about).toEqual([untitled])
})

function post(fields: Partial<PostSummary>): PostSummary {
  return { title: 'A title', tag: 'Horror Review', film: null, ratings: null, ...fields } as PostSummary
}
