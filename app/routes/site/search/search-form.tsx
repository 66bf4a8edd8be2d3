import { QUERY_MAX_LENGTH } from '#domain/search/search-query.ts'
import { Icon } from '../../../ui/icon.tsx'

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
  return (
    <section className="page">
      <h1 className="label">Search</h1>
      {/* biome-ignore lint/a11y/useSemanticElements: `<search>` is unknown to the types of React and to some browsers */}
      <form className="search__form" action="/search" role="search">
        <input
          className="search__field"
          type="search"
          id="search-field"
          name="q"
          defaultValue={q}
          maxLength={QUERY_MAX_LENGTH}
          placeholder="A film, a director, a year, a word"
          aria-label="Search this blog"
          aria-describedby="search-status"
          autoComplete="off"
          spellCheck={false}
          data-search=""
        />
        <button type="submit" className="button search__button">
          <Icon name="search" />
          <span>Search</span>
        </button>
      </form>
      <p className="search__status" id="search-status" role="status">
        {problem ?? (total === undefined ? HINT : counted(total, q, hasPages))}
      </p>
    </section>
  )
}

const HINT = 'Words that belong together go in quotes: “the old dark house”.'
const MANY = 1_000

function counted(total: number, q: string, hasPages: boolean): string {
  const [one, many] = hasPages ? ['result', 'results'] : ['post', 'posts']
  if (total === 0) return `Nothing lurks here for “${q}”. Fewer words find more, and the beginning of a name is enough.`
  if (total === 1) return `One ${one} for “${q}”.`
  return `${total >= MANY ? 'More than ' : ''}${total.toLocaleString('en')} ${many} for “${q}”.`
}
