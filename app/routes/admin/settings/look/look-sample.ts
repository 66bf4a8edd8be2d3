import type { RouterContextProvider } from 'react-router'
import { postHref } from '#domain/posts/path.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { servicesContext } from '../../../../context.ts'
import type { LookSample } from './look-preview.tsx'

/** The front page and its first review, as readers get them. */
export async function lookSample(context: Readonly<RouterContextProvider>): Promise<LookSample> {
  const { posts } = context.get(servicesContext)
  const front = await posts.frontPage(1)
  const first = front.posts.find(showsRatings)
  const found = first && (await posts.article(postHref(first.path)))
  const review = found?.kind === 'post' ? { post: found.post, pictures: found.pictures, slugs: found.slugs } : null
  return { posts: front.posts, pictures: front.pictures, slugs: front.slugs, review }
}
