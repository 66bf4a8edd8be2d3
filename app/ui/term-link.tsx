import type { ReactNode } from 'react'
import { type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { PostDate } from './post-date.tsx'

export function TermLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? children : <a href={href}>{children}</a>
}

export function MonthLink({ date, slugs }: { date: string; slugs: TermSlugs }) {
  return (
    <TermLink href={termHref(slugs, 'published-month', date.slice(0, 7))}>
      <PostDate date={date} />
    </TermLink>
  )
}
