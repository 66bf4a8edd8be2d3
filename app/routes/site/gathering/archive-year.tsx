import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { formatMonth } from '#domain/text/civil-date.ts'

interface CountedTerm {
  kind: TermKind
  slug: string
  posts: number
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A year and its twelve months. Months with posts are links. */
export function ArchiveYear({ year, months }: { year: CountedTerm; months: readonly CountedTerm[] }) {
  return (
    <section className="archive-year" aria-labelledby={`year-${year.slug}`}>
      <h2 id={`year-${year.slug}`}>
        <a href={termPath(year.kind, year.slug)}>{year.slug}</a>
      </h2>
      <p className="small archive-year__count">{year.posts === 1 ? '1 post' : `${year.posts} posts`}</p>
      <ol className="plain-list archive-year__months">
        {MONTHS.map((number) => {
          const month = months.find(({ slug }) => slug.endsWith(number))
          const name = formatMonth(`${year.slug}-${number}`).split(' ')[0]
          return (
            <li key={number}>
              {month ? (
                <a href={termPath(month.kind, month.slug)}>
                  {name}{' '}
                  <span>
                    {month.posts}
                    <span className="visually-hidden"> {month.posts === 1 ? 'post' : 'posts'}</span>
                  </span>
                </a>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
