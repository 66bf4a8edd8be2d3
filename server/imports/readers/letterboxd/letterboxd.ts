import { listCategory, reviewCategory } from '#domain/posts/categories/category.ts'
import type { Score } from '#domain/posts/post.ts'
import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { eachRating } from '#domain/posts/ratings.ts'
import { formatCivilDate, isCivilDate } from '#domain/text/civil-date.ts'
import { csvRows } from '../../files/csv-rows.ts'
import type { SourceFile, SourceFiles } from '../../files/source-files.ts'
import { TextBudget } from '../../files/text-budget.ts'
import { ImportError, type ImportedPost } from '../../imported-post.ts'
import { escapedHtml } from '../../text/html-escape.ts'
import { htmlToSections } from '../../text/html-to-sections.ts'
import { lineIn, linesIn, yearIn } from '../fields.ts'
import { importedTags } from '../labels.ts'
import { beginningOf, entryOf, identityOf, type Reader } from '../reader.ts'
import { listOf, listTables } from './letterboxd-lists.ts'
import { LETTERBOXD_POST, wholeHtml } from './letterboxd-post.ts'

type Row = Readonly<Record<string, string>>

const HELD_MAX = { characters: 30_000_000, texts: 50_000 }

/** Letterboxd's export: a folder or archive of tables. `deleted/` and `orphaned/` within it are ignored. */
export const letterboxd: Reader = async function* ({ source, viewings, categories }) {
  const reviews = tableIn(source, 'reviews')
  const lists = listTables(source)
  if (!reviews && lists.length === 0)
    throw new ImportError('There is no reviews.csv, and no list. Films without a review make no post.')
  const films = new RatedFilms()
  const category = reviewCategory(categories)
  for (const name of ['ratings', 'diary']) {
    const table = tableIn(source, name)
    if (table) for await (const row of csvRows(source, table)) films.add(row)
  }
  const author = await authorIn(source)
  if (reviews) {
    let line = 1
    const later = viewings === 'one' ? await ReviewsOfOneFilm.count(source, reviews) : null
    for await (const row of csvRows(source, reviews)) {
      line++
      const rows = later ? later.take(row) : [row]
      if (rows === null) continue
      const further = later ? rows.length - 1 : films.isKnown(row) ? 1 : 0
      const name = row.Name || `line ${line} of ${reviews.name}`
      yield await entryOf(name, () => ({
        ...postOf(rows, { author, category, latestRating: films.take(row) }),
        ...(further > 0 && { furtherViewings: further }),
      }))
    }
  }
  for (const table of lists)
    yield await entryOf(table.name, () => listOf(source, table, { author, category: listCategory(categories) }))
  const left = films.withoutReview
  if (left > 0)
    yield {
      name: `${left.toLocaleString('en')} ${left === 1 ? 'film' : 'films'} without a review`,
      refusal: 'They have a rating or an entry in the diary, of which no post is made.',
    }
  for (const name of ['watchlist', 'likes/films', 'likes/reviews', 'likes/lists', 'comments']) {
    const table = tableIn(source, name)
    let rows = 0
    if (table) for await (const _ of csvRows(source, table)) rows++
    if (rows > 0)
      yield {
        name: `${name}.csv`,
        refusal: `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}, of which no post is made.`,
      }
  }
}

/** Whether there is a table of reviews or a list of Letterboxd's: other sites have files of these names. */
export async function isLetterboxd(source: SourceFiles): Promise<boolean> {
  const reviews = tableIn(source, 'reviews')
  if (reviews && /^[^\n]*\bLetterboxd URI\b/.test((await beginningOf(source, reviews)) ?? '')) return true
  const [list] = listTables(source)
  return list !== undefined && /^Letterboxd list export/.test((await beginningOf(source, list)) ?? '')
}

/** A table at the head of the export, or in the one folder around it. */
function tableIn({ files }: SourceFiles, table: string): SourceFile | undefined {
  return files.find(({ name }) => {
    if (!name.endsWith(`${table}.csv`)) return false
    const folder = name.slice(0, -table.length - 4)
    return folder === '' || /^(?!(?:deleted|orphaned|likes|lists)\/)[^/]+\/$/.test(folder)
  })
}

/** @param rows the reviews of one film that become one post, in any order */
function postOf(
  rows: readonly Row[],
  {
    author,
    category,
    latestRating,
  }: { readonly author: string; readonly category: string; readonly latestRating: Score },
): ImportedPost {
  const inOrder = rows.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1))
  const [first, row] = [inOrder[0]!, inOrder.at(-1)!]
  const title = lineIn(row.Name)
  const uri = lineIn(first['Letterboxd URI'])
  if (title === '' || uri === '') throw new ImportError('The row has no name or no address.')
  const html = inOrder.map((each) => `${rows.length > 1 ? headingOf(each) : ''}${wholeHtml(each.Review)}`).join('')
  const { sections, textPictures, notes, passages } = htmlToSections(html)
  const overall = row.Rating ? scoreOf(row.Rating) : latestRating
  const further = importedTags(rows.flatMap(({ Tags }) => linesIn(Tags)))
  const watched = lineIn(row['Watched Date'])
  const date = [lineIn(row.Date), watched].find(isCivilDate) ?? ''
  return {
    ...LETTERBOXD_POST,
    sourceId: uri,
    content: {
      ...EMPTY_POST,
      title,
      author,
      date,
      tag: category,
      tags: further.tags,
      film: { title, ...(yearIn(row.Year) && { year: yearIn(row.Year)! }) },
      sections,
      // Stars say nothing of the six scores: they stay unknown.
      ratings: overall === null ? null : { ...eachRating<Score>(null), overall },
    },
    textPictures,
    passages,
    notes: [
      ...notes,
      ...further.notes,
      `kept beside the post: its address there${watched && `, the day of watching (${watched})`}${row.Rewatch ? ', that the film was seen before' : ''}`,
    ],
    unplaced: {
      uri,
      ...(watched && { watched }),
      ...(row.Rewatch && { rewatch: row.Rewatch }),
      ...(further.left.length > 0 && { tags: further.left }),
      ...(rows.length > 1 && {
        viewings: inOrder.map((each) => ({
          uri: lineIn(each['Letterboxd URI']),
          watched: dayOf(each),
          rating: lineIn(each.Rating),
        })),
      }),
    },
  }
}

function headingOf(row: Row): string {
  const day = dayOf(row)
  const stars = lineIn(row.Rating)
  const words = [isCivilDate(day) ? formatCivilDate(day) : '', stars && `${stars} of 5`].filter(Boolean).join(': ')
  return `<h2>${escapedHtml(words)}</h2>`
}

function dayOf(row: Row): string {
  return lineIn(row['Watched Date']) || lineIn(row.Date)
}

/** Holds back the reviews of a film that there are several of, until its last one is read. */
class ReviewsOfOneFilm {
  readonly #counts: Map<string, number>
  readonly #rows = new Map<string, Row[]>()
  readonly #budget = new TextBudget(HELD_MAX, 'There are too many reviews of the same films to put them together.')

  private constructor(counts: Map<string, number>) {
    this.#counts = counts
  }

  static async count(source: SourceFiles, table: SourceFile): Promise<ReviewsOfOneFilm> {
    const counts = new Map<string, number>()
    for await (const row of csvRows(source, table)) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
    return new ReviewsOfOneFilm(counts)
  }

  /** All reviews of the film once this is its last one; null before. */
  take(row: Row): readonly Row[] | null {
    const key = keyOf(row)
    const count = this.#counts.get(key) ?? 1
    if (count === 1) return [row]
    this.#budget.keep(row.Review ?? '')
    const rows = [...(this.#rows.get(key) ?? []), row]
    if (rows.length < count) {
      this.#rows.set(key, rows)
      return null
    }
    this.#rows.delete(key)
    return rows
  }
}

function scoreOf(rating: string | undefined): Score {
  const score = Number(rating || Number.NaN) * 2
  return Number.isInteger(score) && score >= 1 && score <= 10 ? score : null
}

async function authorIn(source: SourceFiles): Promise<string> {
  const profile = tableIn(source, 'profile')
  if (!profile) return ''
  for await (const row of csvRows(source, profile))
    return [row['Given Name'], row['Family Name']].map(lineIn).filter(Boolean).join(' ') || lineIn(row.Username)
  return ''
}

class RatedFilms {
  /** Keys are hashes of names: a name may be as long as a row. */
  readonly #ratings = new Map<string, Score>()
  readonly #reviewed = new Set<string>()

  add(row: Row): void {
    const key = keyOf(row)
    // `ratings.csv` comes first, and has the rating that counts.
    if (!this.#ratings.get(key)) this.#ratings.set(key, scoreOf(row.Rating))
  }

  /** Whether a review of the film was taken before. */
  isKnown(row: Row): boolean {
    return this.#reviewed.has(keyOf(row))
  }

  take(row: Row): Score {
    this.#reviewed.add(keyOf(row))
    return this.#ratings.get(keyOf(row)) ?? null
  }

  get withoutReview(): number {
    return [...this.#ratings.keys()].filter((key) => !this.#reviewed.has(key)).length
  }
}

function keyOf({ Name = '', Year = '' }: Row): string {
  return identityOf([Year, Name])
}
