import { Fragment } from 'react'
import { runtimeWords } from '#domain/posts/film/film-facts.ts'
import type { Film } from '#domain/posts/film/film-fields.ts'
import { filmLinks } from '#domain/posts/film/film-ids.ts'
import { normalizedLabel } from '#domain/posts/terms/normalized-label.ts'
import { directorNames, type TermSlugs, termFilm, termHref } from '#domain/posts/terms/term.ts'
import { useLocale } from '../../../ui/locale.ts'
import { TermLink } from '../../../ui/term-link.tsx'

interface FilmFactsProps {
  film: Film
  /** Title of the post or section; an equal film title is not repeated. */
  besideTitle: string
  slugs: TermSlugs
  className?: string
}

/** One line with the titles, year, directors, running time, country and outside pages of a film. Unknown ones are left out. */
export function FilmFacts({ film, besideTitle, slugs, className = 'small' }: FilmFactsProps) {
  const { title, year, director } = termFilm(film)
  const original = normalizedLabel(String(film.originalTitle ?? ''))
  const runtime = runtimeWords(useLocale(), film)
  const country = normalizedLabel(String(film.country ?? ''))
  const links = filmLinks(film)
  const isTitled = title !== '' && title !== normalizedLabel(besideTitle)
  // Scripts such as Hebrew have no italics: a browser would only slant them.
  const Original = /\p{Script=Latin}/u.test(original) ? 'i' : 'bdi'
  const isOriginal = original !== '' && original !== title && original !== normalizedLabel(besideTitle)
  if (!isTitled && !isOriginal && year === 0 && !director && !runtime && !country && links.length === 0) return null
  return (
    <p className={`facts wraps ${className}`}>
      {isTitled && (
        <span className="facts__title">
          <TermLink href={termHref(slugs, 'film', title, year)}>{title}</TermLink>
        </span>
      )}
      {isOriginal && (
        <span>
          <Original dir="auto">{original}</Original>
        </span>
      )}
      {year > 0 && (
        <span>
          <TermLink href={termHref(slugs, 'year', String(year))}>{year}</TermLink>
        </span>
      )}
      {director && (
        <span>
          {directorNames(director).map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <TermLink href={termHref(slugs, 'director', name)}>{name}</TermLink>
            </Fragment>
          ))}
        </span>
      )}
      {runtime && <span>{runtime}</span>}
      {country && <span>{country}</span>}
      {links.map(({ label, href }) => (
        <span key={label}>
          <a href={href} rel="noopener">
            {label}
          </a>
        </span>
      ))}
    </p>
  )
}
