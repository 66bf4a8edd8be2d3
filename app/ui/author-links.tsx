import { Fragment } from 'react'
import { authorNames, wordBefore } from '#domain/posts/authors/authors.ts'
import type { Post } from '#domain/posts/post.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { TermLink } from './term-link.tsx'

/** The authors of a post, each a link to the page of the name: `A, B and C`. */
export function AuthorLinks({ post, slugs }: { post: Pick<Post, 'author' | 'authors'>; slugs: TermSlugs }) {
  const names = authorNames(post)
  const link = (name: string) => <TermLink href={termHref(slugs, 'author', name)}>{name}</TermLink>
  if (names.length < 2) return names.map((name) => <Fragment key={name}>{link(name)}</Fragment>)
  return (
    <span>
      {names.map((name, index) => (
        <Fragment key={name}>
          {wordBefore(index, names)}
          {/* Names from right to left stay in their order. */}
          <bdi>{link(name)}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
