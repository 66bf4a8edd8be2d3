import type { Pictures } from '#domain/pictures/picture.ts'
import { postHref } from '#domain/posts/path.ts'
import type { PostSummary, Ratings } from '#domain/posts/post.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { filmOf, type TermSlugs, termHref, termKey } from '#domain/posts/terms/term.ts'
import { warningCodes } from '#domain/posts/warnings/content-warnings.ts'
import { PostPicture } from '../../../ui/cover.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { TermLink } from '../../../ui/term-link.tsx'

interface ScoreRowProps {
  post: PostSummary & { ratings: Ratings }
  pictures: Pictures
  slugs: TermSlugs
}

/** A row of the list: review, film, six scores, overall score, and a check box for the comparison. */
export function ScoreRow({ post, pictures, slugs }: ScoreRowProps) {
  const { t } = useLocale()
  const film = filmOf(post)
  const slug = slugs.get(termKey('film', film.title, film.year))
  const hasFilm = film.title !== post.title || film.year > 0
  return (
    <li className="scored">
      <div className="scored__figure">
        <PostPicture post={post} pictures={pictures} shape="wide" sizes="160px" />
      </div>
      <div className="scored__text" data-warning-codes={warningCodes(post.contentWarnings) || undefined}>
        <h2 className="scored__title">
          <a href={postHref(post.path)}>{post.title}</a>
        </h2>
        {hasFilm && (
          <p className="scored__film">
            <TermLink href={termHref(slugs, 'film', film.title, film.year)}>
              {film.title !== post.title && <cite>{film.title}</cite>}
              {film.year > 0 && <span>{film.year}</span>}
            </TermLink>
          </p>
        )}
      </div>
      <div className="scored__scores">
        {RATING_NAMES.map((name) => (
          <ScoreBadge key={name} label={t(`ratings.${name}`)} score={post.ratings[name]} />
        ))}
      </div>
      <div className="scored__overall">
        <ScoreBadge label={t('ratings.overall')} score={post.ratings.overall} />
      </div>
      {slug !== undefined && (
        <label className="scored__compare">
          <input type="checkbox" name="film" value={slug} />
          <span className="scored__compare-word">
            {t('ratings.compare')}
            <span className="visually-hidden"> {film.title}</span>
          </span>
        </label>
      )}
    </li>
  )
}
