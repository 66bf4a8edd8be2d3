import { type LoaderFunctionArgs, redirect } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { termSlug } from '#domain/posts/terms/term-slug.ts'

/** `/rss`, `/feed`, `/rss.xml` and `/tag/:tag`, where other blogs have what is elsewhere here. */
export function loader({ params }: LoaderFunctionArgs) {
  const { tag } = params
  return redirect(tag === undefined ? '/feed.xml' : termPath('category', termSlug('category', tag)), 301)
}
