import { postHref } from '#domain/posts/path.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { SCORE_FIELDS, type ScoreField } from '#domain/posts/scores/score-query.ts'
import { scoreName } from '#domain/posts/scores/score-words.ts'
import type { ComparedPost } from '#server/posts/scores/scores.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreBadge } from '../../../ui/score-badge.tsx'
import { CompareMark, compareCorner } from './compare-mark.tsx'
import { Radar, RadarShape } from './radar.tsx'

export function ComparedFilms({ films }: { films: readonly ComparedPost[] }) {
  const { t, listParts } = useLocale()
  const words = listParts(films.map(({ film }) => film.title)).filter(({ type }) => type === 'literal')
  return (
    <div className="page page--top compare">
      <h1>
        {films.map(({ slug, film, post }, index) => (
          <span key={slug} className={`compare__film compared--${index + 1}`}>
            <CompareMark index={index} />
            <a href={postHref(post.path)}>{film.title}</a>
            {words[index] && <span className="visually-hidden">{words[index].value}</span>}
          </span>
        ))}
      </h1>
      <div className="compare__scores">
        <Radar>
          {films.map(({ slug, post }, index) => (
            <g key={slug} className={`compared compared--${index + 1}`}>
              <RadarShape ratings={post.ratings} corner={(point) => compareCorner(index, point)} />
            </g>
          ))}
        </Radar>
        <div>
          <table className="compare__table">
            <thead>
              <tr>
                <td />
                {films.map(({ slug, film }, index) => (
                  <th key={slug} scope="col" className={`compared--${index + 1}`}>
                    <CompareMark index={index} />
                    {film.title}
                    {film.year > 0 && <span className="compare__year"> ({film.year})</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SCORE_FIELDS.map((field) => (
                <ScoreLine key={field} field={field} films={films} />
              ))}
            </tbody>
          </table>
          <p className="compare__note">{t('ratings.compareNote')}</p>
        </div>
      </div>
      <p className="actions">
        <a className="button button--quiet" href="/ratings">
          {t('ratings.compareOthers')}
        </a>
      </p>
    </div>
  )
}

function ScoreLine({ field, films }: { field: ScoreField; films: readonly ComparedPost[] }) {
  const locale = useLocale()
  const name = scoreName(locale, field)
  const scores = films.map(({ post }) => post.ratings[field])
  const highest = Math.max(...scores.map((score) => score ?? -1))
  const isTie = scores.every((score) => score === highest)
  const icon = RATING_NAMES.find((name) => name === field)
  return (
    <tr>
      <th scope="row">
        <span className="beside compare__label">
          {icon && <Icon name={icon} />}
          {name}
        </span>
      </th>
      {films.map(({ slug, post }) => (
        <td key={slug}>
          <span className={!isTie && post.ratings[field] === highest ? 'compare__best' : undefined}>
            <ScoreBadge label={name} score={post.ratings[field]} />
          </span>
        </td>
      ))}
    </tr>
  )
}
