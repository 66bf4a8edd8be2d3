import { RATING_NAMES } from '#domain/posts/ratings.ts'
import { isFiltered, type ScoreFilter, type Sort, sortValue } from '#domain/posts/scores/score-query.ts'
import { filterWords, sortOptions } from '#domain/posts/scores/score-words.ts'
import { WARNING_KINDS } from '#domain/posts/warnings/content-warnings.ts'
import type { ScorePage } from '#server/posts/scores/scores.ts'
import { Field } from '../../../ui/field.tsx'
import { ScoreSlider } from './score-slider.tsx'

interface ScoreFiltersProps extends Pick<ScorePage, 'spreads' | 'categories' | 'years' | 'warnings'> {
  filter: ScoreFilter
  sort: Sort
}

/** Filters and order of the reviews on /ratings, as a plain form. `reader/score-filters.ts` applies each change at once. */
export function ScoreFilters({ filter, sort, spreads, categories, years, warnings }: ScoreFiltersProps) {
  return (
    <details className="filters">
      <summary className="filters__summary">
        <span className="label">Filters</span>
        <FilterWords filter={filter} />
      </summary>
      <form className="filters__form" action="/ratings" data-scores="">
        <div className="filters__scores">
          {(['overall', ...RATING_NAMES] as const).map((field) => (
            <ScoreSlider key={field} field={field} range={filter.scores[field]} spread={spreads[field]} />
          ))}
        </div>
        <div className="wraps filters__others">
          {years && <FilmYears range={filter.year} years={years} />}
          {(categories.length > 1 || filter.category !== null) && (
            <Field label="Category">
              {(control) => (
                <select {...control} name="category" defaultValue={filter.category ?? ''}>
                  <option value="">All reviews</option>
                  {[...new Set([...categories, filter.category ?? ''])].filter(Boolean).map((category) => (
                    <option key={category}>{category}</option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label="In this order">
            {(control) => (
              <select {...control} name="sort" defaultValue={sortValue(sort)}>
                {sortOptions().map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <p className="filters__actions">
            <button type="submit" className="button" data-scores-submit="">
              Show reviews
            </button>
            <a className="text-button" id="filters-clear" data-swap="" href="/ratings" hidden={!isFiltered(filter)}>
              Clear all
            </a>
          </p>
        </div>
        {warnings.length > 0 && (
          <details open={filter.without.length > 0}>
            <summary className="filters__summary">Without what reviews warn of …</summary>
            <fieldset className="wraps filters__without">
              <legend className="visually-hidden">Films without</legend>
              {warnings.map((kind) => (
                <label key={kind} className="filters__kind">
                  <input type="checkbox" name="without" value={kind} defaultChecked={filter.without.includes(kind)} />
                  {WARNING_KINDS[kind].label}
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
  const words = filterWords(filter)
  return (
    <span className="filters__words" id="filter-words" data-swap="">
      {words.length > 0 ? words.join(', ') : 'Scores, years, warnings'}
    </span>
  )
}

const YEAR_ENDS = [
  { end: 'min', unset: 'first', label: 'Film from the year' },
  { end: 'max', unset: 'last', label: 'Film up to the year' },
] as const

function FilmYears({ range, years }: { range: ScoreFilter['year']; years: { first: number; last: number } }) {
  return (
    <fieldset className="filters__years">
      <legend className="field__label">Film from … to</legend>
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
          aria-label={label}
        />
      ))}
    </fieldset>
  )
}
