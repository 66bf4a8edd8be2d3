import { postHref } from '#domain/posts/path.ts'
import { directorNames, type TermKind, type TermSlugs, termHref, termPath } from '#domain/posts/terms/term.ts'
import { termHeading } from '#domain/posts/terms/term-words.ts'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { TermLink } from '../../../ui/term-link.tsx'
import { alphabetOf, letterId } from './letter-bar.tsx'

interface ListedTerm {
  id: number
  kind: TermKind
  slug: string
  label: string
  year: number
  director: string
  posts: number
  letter: string
}

interface Review {
  score: number
  path: string
  title: string
}

interface LetterGroupsProps {
  terms: readonly ListedTerm[]
  /** Reviews of films, by the id of the film's term. */
  reviews: ReadonlyMap<number, readonly Review[]>
  slugs: TermSlugs
}

export function LetterGroups({ terms, reviews, slugs }: LetterGroupsProps) {
  const locale = useLocale()
  const alphabet = alphabetOf(locale)
  const groups = Map.groupBy(terms, ({ letter }) => alphabet.nameOf(letter))
  return (
    <div className="letters">
      {[...groups].map(([letter, terms]) => (
        <section key={letter} className="letter-group" aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)}>{letter}</h2>
          <ul className="plain-list">
            {terms.map((term) => (
              <li key={term.id} className="listed">
                <a className="listed__name" href={termPath(term.kind, term.slug)}>
                  {termHeading(locale, term)}
                </a>
                {term.kind === 'film' ? (
                  <FilmFacts film={term} reviews={reviews.get(term.id) ?? []} slugs={slugs} />
                ) : (
                  <span className="wraps small listed__facts">{locale.t('terms.posts', { count: term.posts })}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function FilmFacts({ film, reviews, slugs }: { film: ListedTerm; reviews: readonly Review[]; slugs: TermSlugs }) {
  return (
    <>
      <span className="wraps small listed__facts">
        {film.year > 0 && <a href={termPath('year', String(film.year))}>{film.year}</a>}
        {directorNames(film.director).map((name) => (
          <TermLink key={name} href={termHref(slugs, 'director', name)}>
            {name}
          </TermLink>
        ))}
      </span>
      <span className="listed__scores">
        {reviews.map(({ score, path, title }) => (
          <a key={path} href={postHref(path)} title={title}>
            <ScoreBadge label={title} score={score} />
          </a>
        ))}
      </span>
    </>
  )
}
