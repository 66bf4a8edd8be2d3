import type { ReactNode } from 'react'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { PostDate } from './post-date.tsx'

/** Label of a term, as a link to its page; plain text without `href`. */
export function TermLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <a href={href}>{children}</a>
}

/** Date of a post, as a link to the archive of its month. */
export function MonthLink({ date, slugs }: { date: string; slugs: TermSlugs }) {
  return (
    <TermLink href={termHref(slugs, 'published-month', date.slice(0, 7))}>
      <PostDate date={date} />
    </TermLink>
  )
}
