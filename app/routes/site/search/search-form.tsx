import type { Locale } from '#domain/locales/locale.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/search-query.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/locale.ts'

interface SearchFormProps {
  q: string
  problem?: string | undefined
  /** Number of results; undefined where no search was made. */
  total?: number | undefined
  /** Whether pages are among the results that are shown. */
  hasPages: boolean
}

/** The search field, as a GET form, and below it the number of results or the reason of a refusal. */
export function SearchForm({ q, problem, total, hasPages }: SearchFormProps) {
  const { t } = useLocale()
  return (
    <section className="page">
      <h1 className="label">{t('shell.search')}</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: `<search>` is unknown to the types of React and to some browsers */}
      <form className="search__form" action="/search" role="search">
        <input
          className="search__field"
          type="search"
          id="search-field"
          name="q"
          defaultValue={q}
          maxLength={QUERY_MAX_LENGTH}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-describedby="search-status"
          autoComplete="off"
          spellCheck={false}
          data-search=""
        />
        <button type="submit" className="button search__button">
          <Icon name="search" />
          <span>{t('shell.search')}</span>
        </button>
      </form>
      <p className="search__status" id="search-status" role="status">
        {problem ?? (total === undefined ? t('search.hint') : counted(t, total, q, hasPages))}
      </p>
    </section>
  )
}

/** The most results that are counted. */
const MANY = 1_000

function counted(t: Locale['t'], count: number, query: string, hasPages: boolean): string {
  if (count === 0) return t('search.none', { query })
  if (count >= MANY) return t(hasPages ? 'search.manyResults' : 'search.manyPosts', { count, query })
  return t(hasPages ? 'search.results' : 'search.posts', { count, query })
}
