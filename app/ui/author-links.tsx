import { Fragment } from 'react'
import { authorNames } from '#domain/posts/authors/authors.ts'
import type { Post } from '#domain/posts/post.ts'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { useLocale } from './locale.ts'
import { TermLink } from './term-link.tsx'

/** The authors of a post, each a link to the page of the name: `A, B and C`. */
export function AuthorLinks({ post, slugs }: { post: Pick<Post, 'author' | 'authors'>; slugs: TermSlugs }) {
  const names = authorNames(post)
  const link = (name: string) => <TermLink href={termHref(slugs, 'author', name)}>{name}</TermLink>
  const { listParts } = useLocale()
  if (names.length < 2) return names.map((name) => <Fragment key={name}>{link(name)}</Fragment>)
  return (
    <span>
      {listParts(names).map(({ type, value }, index) => (
        // Names from right to left stay in their order.
        <Fragment key={index}>{type === 'element' ? <bdi>{link(value)}</bdi> : value}</Fragment>
      ))}
    </span>
  )
}
