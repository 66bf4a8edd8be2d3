import { TextBudget } from '../../files/text-budget.ts'
import { lineOf, parseHtml } from '../../text/html-tree.ts'
import { lineIn } from '../fields.ts'
import type { WordPressFile, WordPressItem } from './wordpress-items.ts'

const GUESTS_MAX = { characters: 10_000_000, texts: 200_000 }

/** The people that the plugins Co-Authors Plus and PublishPress Authors name, who need no account. */
export class GuestAuthors {
  /** Names by nicename and login. */
  readonly #names = new Map<string, string>()
  /** Fields by name. */
  readonly #fields = new Map<string, Readonly<Record<string, string>>>()
  readonly #budget = new TextBudget(GUESTS_MAX, 'The export has more authors than any blog.')

  add({ texts, meta }: WordPressItem): void {
    const name = this.#budget.keep(plain(meta['cap-display_name'] ?? '') || plain(texts.title ?? ''))
    if (name === '') return
    for (const key of [texts['wp:post_name'], meta['cap-user_login']].map(lineIn))
      if (key !== '') this.#names.set(this.#budget.keep(withoutCap(key)), name)
    const shown = Object.entries(meta).filter(([key]) => key.startsWith('cap-') || key === '_thumbnail_id')
    this.#fields.set(name, Object.fromEntries(shown.map(([key, value]) => [key, this.#budget.keep(value)])))
  }

  /** The fields of the plugin, by the names of the guests. */
  fields(): ReadonlyMap<string, Readonly<Record<string, string>>> {
    return this.#fields
  }

  find(key: string): string | undefined {
    return this.#names.get(key)
  }
}

interface Writers {
  readonly names: readonly string[]
  /** The account that made the post, where the by-line does not name it. */
  readonly creator: string
}

/**
 * Who wrote an item: the account that made it, or those of a plugin, of whom that account comes first where it is one. Their order is not
 * in the export. Co-Authors Plus gives the login, PublishPress Authors the name.
 */
export function writersOf(
  { texts, categories }: WordPressItem,
  { authors }: WordPressFile,
  guests: GuestAuthors | undefined,
): Writers {
  const login = lineIn(texts['dc:creator'])
  const creator = plain(authors.get(login) ?? '') || login
  const named = categories.flatMap(({ domain, name, nicename }) => {
    if (domain !== 'author') return []
    const key = withoutCap(nicename)
    const text = plain(name)
    const display = guests?.find(key) ?? guests?.find(text) ?? authors.get(text) ?? authors.get(key)
    return plain(display ?? '') || text
  })
  if (named.length === 0) return { names: [creator], creator: '' }
  const isAmong = named.includes(creator)
  return isAmong ? { names: [creator, ...named], creator: '' } : { names: named, creator }
}

function withoutCap(nicename: string): string {
  return nicename.replace(/^cap-/, '')
}

/** Names, titles and excerpts are HTML there: an ampersand is `&amp;`, also within CDATA. */
export function plain(html: string): string {
  return lineOf(parseHtml(html))
}
