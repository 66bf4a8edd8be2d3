import { lineIn } from '../fields.ts'
import type { MarkdownSite } from './markdown-site.ts'

export const MARKDOWN = /\.(md|markdown|mdown|mkd)$/i
/** What Jekyll makes posts of: Markdown, and HTML in its folders. */
export const POST_FILE = /\.(md|markdown|mdown|mkd)$|(?:^|\/)_(?:posts|drafts)\/(?:.*\/)?[^/]+\.html?$/i
export const IN_POSTS = /(?:^|\/)_posts\//
const ENDING = /\.(md|markdown|mdown|mkd|html?)$/i
/** Papers about a project, which are no posts of its site unless they have front matter. */
export const PAPER =
  /(^|\/)(readme|licen[cs]e|copying|notice|changelog|contributing|contributors|maintainers|code[-_]of[-_]conduct|(pull_request|issue)_template)([._-][^/]*)?$/i

/** The name of a file without folder and ending. An index has the name of its folder, as in Hugo, Zola and Astro. */
export function stemOf(name: string): string {
  const [file = '', folder] = name.split('/').toReversed()
  const stem = file.replace(ENDING, '')
  return stem === 'index' && folder ? folder : stem
}

/** The last part of the path of a post; `index` for one whose path is made of its title. */
export function slugOf(name: string, fields: Readonly<Record<string, unknown>>): string {
  const [, named] = Object.entries(fields).find(([key]) => key.toLowerCase() === 'slug') ?? []
  return lineIn(named) || stemOf(name).replace(/^\d{4}-\d{1,2}-\d{1,2}-(?=.)/, '')
}

interface Dated {
  /** A day; empty for none. */
  readonly date: string
  readonly slug: string
  readonly categories: readonly string[]
}

/** The addresses that Jekyll, Hexo, Hugo or Astro give a file if its front matter says nothing else. @param path its whole name */
export function usualAddresses(path: string, post: Dated, { posts, sections }: MarkdownSite): string[] {
  const [, year, month, day, name] = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})-([^/]+)\.\w+$/.exec(path) ?? []
  if (name) {
    const date = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
    const pattern = posts ?? '/:categories/:year/:month/:day/:title.html'
    return listed(filledPermalink(pattern, { ...post, date, slug: name }))
  }
  if (IN_POSTS.test(path)) return listed(filledPermalink(posts ?? '/:year/:month/:day/:title/', post))
  const [, section = '', file] = /(?:^|\/)content\/(?:(.+)\/)?([^/]+)\.\w+$/.exec(path) ?? []
  if (!file) return []
  const pattern = sections[section.split('/')[0] ?? '']
  if (pattern) return listed(filledPermalink(pattern, post))
  const parts = [section, ...(/^_?index$/i.test(file) ? [] : [post.slug])].filter(Boolean)
  return parts.length > 0 ? [`/${parts.join('/')}/`] : []
}

function listed(address: string | null): string[] {
  return address === null ? [] : [address]
}

/** Converts a name relative to the file into one relative to the folder. Others stay as they are. */
export function beside(reference: string, fileName: string): string {
  if (reference === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(reference)) return reference
  const folder = fileName.split('/').slice(0, -1)
  for (const part of reference.split('/')) {
    if (part === '..') folder.pop()
    else if (part !== '.') folder.push(part)
  }
  return folder.join('/')
}

/** Fills the placeholders of a permalink of Jekyll or Hugo, such as `/:year/:month/:title.html`; null for one that is not known. */
export function filledPermalink(pattern: string, { date, slug, categories }: Dated): string | null {
  const [year = '', month = '', day = ''] = date.split('-')
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    short_year: year.slice(2),
    title: slug,
    slug,
    name: slug,
    basename: slug,
    filename: slug,
    contentbasename: slug,
    categories: categories.map((category) => category.toLowerCase()).join('/'),
    output_ext: '.html',
  }
  let isKnown = true
  const filled = pattern.replace(/:([a-z_]+)/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined || (date === '' && /year|month|day/.test(name))) isKnown = false
    return value ?? whole
  })
  return isKnown ? filled.replace(/\/{2,}/g, '/') : null
}
