import { type TermKind, termPath } from '#domain/posts/terms/term.ts'
import { useLocale } from '../../../ui/locale.ts'

interface CountedTerm {
  kind: TermKind
  slug: string
  posts: number
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A year and its twelve months. Months with posts are links. */
export function ArchiveYear({ year, months }: { year: CountedTerm; months: readonly CountedTerm[] }) {
  const { t, monthName, capitalized } = useLocale()
  return (
    <section className="archive-year" aria-labelledby={`year-${year.slug}`}>
      <h2 id={`year-${year.slug}`}>
        <a href={termPath(year.kind, year.slug)}>{year.slug}</a>
      </h2>
      <p className="small archive-year__count">{t('terms.posts', { count: year.posts })}</p>
      <ol className="plain-list archive-year__months">
        {MONTHS.map((number) => {
          const month = months.find(({ slug }) => slug.endsWith(number))
          const name = capitalized(monthName(`${year.slug}-${number}`))
          return (
            <li key={number}>
              {month ? (
                <a href={termPath(month.kind, month.slug)}>
                  {name} <span aria-hidden="true">{month.posts}</span>
                  <span className="visually-hidden">{t('terms.posts', { count: month.posts })}</span>
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
