import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { csvRecords, rowOf } from '../files/csv-rows.ts'
import type { SourceFile, SourceFiles } from '../files/source-files.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { type ConvertedText, htmlToSections } from '../text/html-to-sections.ts'
import { collapsed } from '../text/html-tree.ts'
import { lineIn, linesIn, textIn, yearIn } from './fields.ts'

type Row = Readonly<Record<string, string>>

const LIST_CATEGORY = 'Horror List'

/** The tables of lists within an export of Letterboxd; those that were deleted there are in other folders. */
export function listTables({ files }: SourceFiles): readonly SourceFile[] {
  return files.filter(({ name }) => /^(?:(?!(?:deleted|orphaned|likes)\/)[^/]+\/)?lists\/[^/]+\.csv$/i.test(name))
}

/**
 * A list with its films as sections. Two tables stand in the file: one row about the list, and one for each film.
 * @throws {ImportError} for another table
 */
export async function listOf(source: SourceFiles, file: SourceFile, author: string): Promise<ImportedPost> {
  let names: readonly string[] = []
  let list: Row | null = null
  const films: Row[] = []
  for await (const record of csvRecords(source, file)) {
    if (/^(?:Date|Position)$/.test(record[0] ?? '') && record[1] === 'Name') names = record
    else if (names[0] === 'Position') films.push(rowOf(names, record))
    else if (names[0] === 'Date') list = rowOf(names, record)
  }
  const title = lineIn(list?.Name)
  const address = lineIn(list?.URL)
  if (list === null || title === '') throw new ImportError('It is no list of Letterboxd.')
  const named = films.filter((film) => lineIn(film.Name) !== '')
  const { sections, textPictures, notes } = htmlToSections(
    htmlOf(list.Description) + named.map((film) => filmHtml(film)).join(''),
  )
  const tags = linesIn(list.Tags)
  return {
    source: 'letterboxd',
    sourceId: address || file.name,
    status: 'published',
    publishAt: null,
    content: {
      ...EMPTY_POST,
      title,
      author,
      date: isCivilDate(lineIn(list.Date)) ? lineIn(list.Date) : '',
      tag: LIST_CATEGORY,
      sections: withFilms(sections, named),
    },
    history: { views: 0, createdAt: null, updatedAt: null },
    textPictures,
    formerPaths: [],
    notes: [
      ...notes,
      ...(tags.length > 0 ? [`tags left out: ${tags.join(', ')}`] : []),
      ...(named.length < films.length ? [`rows without a film: ${films.length - named.length}`] : []),
    ],
    unplaced: { ...(address && { uri: address }), ...(tags.length > 0 && { tags }) },
  }
}

/** The section of each film begins with its name, and has the film as its own. */
function withFilms(sections: ConvertedText['sections'], films: readonly Row[]): ConvertedText['sections'] {
  let next = 0
  return sections.map((section) => {
    const film = films[next]
    const name = film && collapsed(lineIn(film.Name)).trim()
    if (film === undefined || section.sectionTitle !== name) return section
    next++
    const year = yearIn(film.Year)
    return { ...section, sectionFilm: { title: name, ...(year && { year }) } }
  })
}

function filmHtml(film: Row): string {
  const name = lineIn(film.Name)
  const address = lineIn(film.URL)
  const link = address === '' ? '' : `<p><a href="${escaped(address)}">${escaped(name)} on Letterboxd</a></p>`
  return `<h2>${escaped(name)}</h2><div>${htmlOf(film.Description)}</div>${link}`
}

function htmlOf(text: string | undefined): string {
  return textIn(text).replace(/\r\n?|\n/g, '<br>\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
