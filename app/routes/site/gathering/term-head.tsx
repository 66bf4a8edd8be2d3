import { directorNames, type TermKind, type TermSlugs, termHref } from '#domain/posts/terms/term.ts'
import { TERM_EYEBROWS, termHeading } from '#domain/posts/terms/term-words.ts'
import { TermLink } from '../../../ui/term-link.tsx'

interface TermHeadProps {
  term: { kind: TermKind; label: string; year: number; director: string }
  summary: string
  /** Address of the feed of the term. */
  feed: string | undefined
  slugs: TermSlugs
}

export function TermHead({ term, summary, feed, slugs }: TermHeadProps) {
  const { kind, year, director } = term
  return (
    <header className="gathering__head">
      <p className="label">{TERM_EYEBROWS[kind]}</p>
      <h1>{termHeading(term)}</h1>
      {(year > 0 || director) && (
        <p className="gathering__facts">
          {year > 0 && <TermLink href={termHref(slugs, 'year', String(year))}>{year}</TermLink>}
          {directorNames(director).map((name) => (
            <TermLink key={name} href={termHref(slugs, 'director', name)}>
              {name}
            </TermLink>
          ))}
        </p>
      )}
      <p className="gathering__summary">{summary}</p>
      {feed && (
        <p>
          <a className="gathering__feed" href={feed}>
            RSS feed
          </a>
        </p>
      )}
    </header>
  )
}
