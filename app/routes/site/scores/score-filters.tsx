import { categoryName } from '#domain/posts/categories/category-name.ts'
import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { isFiltered, type ScoreFilter, type Sort, sortValue } from '#domain/posts/scores/score-query.ts'
import { filterWords, sortOptions } from '#domain/posts/scores/score-words.ts'
import type { ScorePage } from '#server/posts/scores/scores.ts'
import { Field } from '../../../ui/field.tsx'
import { useLocale } from '../../../ui/locale.ts'
import { ScoreSlider } from './score-slider.tsx'

interface ScoreFiltersProps extends Pick<ScorePage, 'spreads' | 'categories' | 'years' | 'warnings'> {
  filter: ScoreFilter
  sort: Sort
}

/** Filters and order of the reviews on /ratings, as a plain form. `reader/score-filters.ts` applies each change at once. */
export function ScoreFilters({ filter, sort, spreads, categories, years, warnings }: ScoreFiltersProps) {
  const locale = useLocale()
  const { t } = locale
  return (
    <details className="filters">
      <summary className="filters__summary">
        <span className="label">{t('ratings.filters')}</span>
        <FilterWords filter={filter} />
      </summary>
      <form
        className="filters__form"
        action="/ratings"
        aria-label={t('ratings.filters')}
        data-scores=""
        data-unreachable={t('ratings.unreachable')}
      >
        <div className="filters__scores">
          {(['overall', ...RATING_NAMES] as const).map((field) => (
            <ScoreSlider key={field} field={field} range={filter.scores[field]} spread={spreads[field]} />
          ))}
        </div>
        <div className="wraps filters__others">
          {years && <FilmYears range={filter.year} years={years} />}
          {(categories.length > 1 || filter.category !== null) && (
            <Field label={t('ratings.category')}>
              {(control) => (
                <select {...control} name="category" defaultValue={filter.category ?? ''}>
                  <option value="">{t('ratings.allReviews')}</option>
                  {[...new Set([...categories, filter.category ?? ''])].filter(Boolean).map((category) => (
                    <option key={category} value={category}>
                      {categoryName(locale, category)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label={t('ratings.order')}>
            {(control) => (
              <select {...control} name="sort" defaultValue={sortValue(sort)}>
                {sortOptions(locale).map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="filters__actions">
            <button type="submit" className="button" data-scores-submit="">
              {t('ratings.apply')}
            </button>
            <a className="text-button" id="filters-clear" data-swap="" href="/ratings" hidden={!isFiltered(filter)}>
              {t('ratings.clear')}
            </a>
          </p>
        </div>
        {warnings.length > 0 && (
          <details open={filter.without.length > 0}>
            <summary className="filters__summary">{t('ratings.warnings')}</summary>
            <fieldset className="wraps filters__without">
              <legend className="visually-hidden">{t('ratings.without')}</legend>
              {warnings.map((kind) => (
                <label key={kind} className="filters__kind">
                  <input type="checkbox" name="without" value={kind} defaultChecked={filter.without.includes(kind)} />
                  {t(`warnings.${kind}`)}
                </label>
              ))}
            </fieldset>
          </details>
        )}
      </form>
    </details>
  )
}

function FilterWords({ filter }: { filter: ScoreFilter }) {
  const locale = useLocale()
  const words = filterWords(locale, filter, filter.category === null ? '' : categoryName(locale, filter.category))
  return (
    <span className="filters__words" id="filter-words" data-swap="">
      {words.length > 0 ? locale.commas(words) : locale.t('ratings.filtersHint')}
    </span>
  )
}

const YEAR_ENDS = [
  { end: 'min', unset: 'first', label: 'ratings.yearFrom' },
  { end: 'max', unset: 'last', label: 'ratings.yearTo' },
] as const

function FilmYears({ range, years }: { range: ScoreFilter['year']; years: { first: number; last: number } }) {
  const { t } = useLocale()
  return (
    <fieldset className="filters__years">
      <legend className="field__label">{t('ratings.filmYears')}</legend>
      {YEAR_ENDS.map(({ end, unset, label }) => (
        <input
          key={end}
          type="number"
          inputMode="numeric"
          min={1870}
          max={2200}
          className="control"
          name={`year-${end}`}
          defaultValue={range?.[end] ?? ''}
          placeholder={String(years[unset])}
          aria-label={t(label)}
        />
      ))}
    </fieldset>
  )
}
