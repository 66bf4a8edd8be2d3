import { type LoaderFunctionArgs, redirect } from 'react-router'
import { termPath } from '#domain/posts/terms/term.ts'
import { termSlug } from '#domain/posts/terms/term-slug.ts'

/** Redirects `/rss`, `/feed`, `/rss.xml` and `/tag/:tag`, usual addresses of other blog software, to their equivalents here. */
export function loader({ params }: LoaderFunctionArgs) {
  const { tag } = params
  return redirect(tag === undefined ? '/feed.xml' : termPath('category', termSlug('category', tag)), 301)
}
