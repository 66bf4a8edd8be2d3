import type { Locale } from '#domain/locales/locale.ts'
import type { Pictures } from '#domain/pictures/picture.ts'
import type { LinkedAuthor } from '#domain/posts/authors/linked-author.ts'
import type { PostSummary } from '#domain/posts/post.ts'
import { showsRatings } from '#domain/posts/review.ts'
import { directorNames, type TermKind, type TermSlugs, termHref, termPath } from '#domain/posts/terms/term.ts'
import { termEyebrow, termHeading } from '#domain/posts/terms/term-words.ts'
import { useLocale } from '../../../ui/locale.ts'
import { StoredPicture } from '../../../ui/picture.tsx'
import { TermLink } from '../../../ui/term-link.tsx'
import { AuthorProfile } from '../article/author-profile.tsx'
import { FilmFacts } from '../article/film-facts.tsx'
import { FilmScores } from './film-scores.tsx'
import { GatheringHead } from './gathering-head.tsx'

interface TermHeadProps {
  term: { kind: TermKind; slug: string; label: string; year: number; director: string }
  summary: string
  /** Address of the term's RSS feed; undefined where it has none. */
  feed: string | undefined
  slugs: TermSlugs
  beside: readonly { kind: TermKind; slug: string; label: string; year: number }[]
  /** The newest post about the film of the term. */
  filmPost?: PostSummary | undefined
  /** What the owner wrote about a category. */
  own?: { description: string; picture: string; pictures: Pictures } | undefined
  /** Whether it is a category with a colour. */
  isColoured: boolean
  /** The author of the page, where there is a profile. */
  person: LinkedAuthor | undefined
}

export function TermHead({ term, summary, feed, slugs, beside, filmPost, own, isColoured, person }: TermHeadProps) {
  const locale = useLocale()
  const { kind, year, director } = term
  const ownFacts = (year > 0 || director) && (
    <p className="wraps gathering__facts">
      {year > 0 && <TermLink href={termHref(slugs, 'year', String(year))}>{year}</TermLink>}
      {directorNames(director).map((name) => (
        <TermLink key={name} href={termHref(slugs, 'director', name)}>
          {name}
        </TermLink>
      ))}
    </p>
  )
  return (
    <GatheringHead
      eyebrow={termEyebrow(locale, kind)}
      category={isColoured ? term.slug : undefined}
      heading={termHeading(locale, term)}
      summary={summary}
      facts={
        filmPost?.film ? (
          <FilmFacts film={filmPost.film} besideTitle={term.label} slugs={slugs} className="gathering__facts" />
        ) : (
          ownFacts
        )
      }
      feed={feed}
      drawing={filmPost && showsRatings(filmPost) && <FilmScores ratings={filmPost.ratings} />}
    >
      {person && <AuthorProfile author={person} />}
      {own?.description && <p className="gathering__text">{own.description}</p>}
      {own && own.pictures.size > 0 && (
        <div className="gathering__picture">
          <StoredPicture
            address={own.picture}
            pictures={own.pictures}
            alt=""
            sizes="(min-width: 1024px) 960px, 100vw"
            isHero
            isBanner
          />
        </div>
      )}
      {beside.length > 0 && (
        <ul className="plain-list wraps chips">
          {beside.map((other) => (
            <li key={other.kind + other.slug}>
              <a href={termPath(other.kind, other.slug)}>{besideText(locale, other, term)}</a>
            </li>
          ))}
        </ul>
      )}
    </GatheringHead>
  )
}

/** Previous and next year or month get an arrow; the terms above and below in time do not. */
function besideText(
  locale: Locale,
  other: TermHeadProps['beside'][number],
  { kind, slug }: TermHeadProps['term'],
): string {
  const heading = termHeading(locale, other)
  if (other.kind !== kind) return heading
  return other.slug < slug ? `← ${heading}` : `${heading} →`
}
