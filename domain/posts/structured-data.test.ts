import { describe, expect, it } from 'vitest'
import { RATINGS, storedPost } from '#test/support/posts.ts'
import type { Post } from './post.ts'
import { articleData, scriptSafeJson, websiteData } from './structured-data.ts'

const site = { blogName: 'The Den', siteUrl: 'https://den.example', language: 'en', section: 'Horror Review' }
const ratings = { ...RATINGS, overall: 0 }
const postWith = (changes: Partial<Post>) => storedPost({ path: '/blogs/The Thing?', ...changes })
const picture = { src: 'https://den.example/media/a.jpg', type: 'image/jpeg', width: 3, height: 2, alt: 'Snow' }
const publisher = { '@type': 'Organization', name: 'The Den', url: 'https://den.example/' }

describe('articleData', () => {
  it('of a review with ratings names the film and the scale', () => {
    const film = { title: 'The Thing', originalTitle: 'Das Ding', year: 1982, director: 'John Carpenter' }
    const [review] = articleData(postWith({ title: 'Trust nobody', ratings, film }), picture, site)
    expect(review).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Review',
      name: 'Trust nobody',
      url: 'https://den.example/blogs/The%20Thing%3F',
      description: 'Twelve men and a dog at the end of the world.',
      image: picture.src,
      author: { '@type': 'Person', name: 'Mac' },
      datePublished: '2024-10-31T12:00:00.000Z',
      dateModified: '2025-01-02T03:04:05.000Z',
      publisher,
      inLanguage: 'en',
      itemReviewed: {
        '@type': 'Movie',
        name: 'The Thing',
        alternateName: 'Das Ding',
        dateCreated: '1982',
        director: { '@type': 'Person', name: 'John Carpenter' },
        image: picture.src,
      },
      reviewRating: { '@type': 'Rating', ratingValue: 0, bestRating: 10, worstRating: 0 },
    })
  })

  it('takes the title of the post where the film has none, or a damaged one', () => {
    const movieOf = (film: Post['film']) => articleData(postWith({ ratings, film }), null, site)[0]!.itemReviewed
    for (const film of [null, {}, { title: ' ' }])
      expect(movieOf(film)).toEqual({ '@type': 'Movie', name: 'The Thing' })
    expect(movieOf({ title: 28, year: '2002' } as never)).toMatchObject({ name: '28', dateCreated: '2002' })
  })

  it('of anything else is a post', () => {
    for (const changes of [{ ratings: null }, { ratings, tag: 'Horror List' }]) {
      const [posting] = articleData(postWith({ author: ' ', ...changes }), null, site)
      expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: 'The Thing', author: publisher })
      expect(posting).not.toHaveProperty('reviewRating')
    }
  })

  it('leads the way from home', () => {
    const [, breadcrumbs] = articleData(postWith({}), null, site)
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'The Den', item: 'https://den.example/' },
        { position: 2, name: 'The Thing', item: 'https://den.example/blogs/The%20Thing%3F' },
      ],
    })
  })
})

it('scriptSafeJson cannot end the script around it, and says the same', () => {
  const data = websiteData({ ...site, blogName: '</script><!--<script>\u2028\u2029"\x01👻' })
  const json = scriptSafeJson(data)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(json).toContain('\\u003c/script>\\u003c!--')
  expect(JSON.parse(json).name).toBe(data.name)
})
