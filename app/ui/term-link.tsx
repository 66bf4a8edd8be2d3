import type { ReactNode } from 'react'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { PostDate } from './post-date.tsx'

/** A label that leads to the page which gathers its posts, or is text where there is none. */
export function TermLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <a href={href}>{children}</a>
}

/** A date that leads to the posts of its month. */
export function MonthLink({ date, slugs }: { date: string; slugs: TermSlugs }) {
  return (
    <TermLink href={termHref(slugs, 'published-month', date.slice(0, 7))}>
      <PostDate date={date} />
    </TermLink>
  )
}
