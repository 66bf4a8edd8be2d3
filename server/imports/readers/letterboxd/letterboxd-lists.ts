import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { csvRecords, rowOf } from '../../files/csv-rows.ts'
import type { SourceFile, SourceFiles } from '../../files/source-files.ts'
import { ImportError, type ImportedPost } from '../../imported-post.ts'
import { escapedHtml } from '../../text/html-escape.ts'
import { type ConvertedText, htmlToSections } from '../../text/html-to-sections.ts'
import { lineIn, linesIn, textIn, yearIn } from '../fields.ts'
import { importedTags } from '../labels.ts'
import { LETTERBOXD_POST, wholeHtml } from './letterboxd-post.ts'

type Row = Readonly<Record<string, string>>

/** The tables of lists within an export of Letterboxd; those that were deleted there are in other folders. */
export function listTables({ files }: SourceFiles): readonly SourceFile[] {
  return files.filter(({ name }) => /^(?:(?!(?:deleted|orphaned|likes)\/)[^/]+\/)?lists\/[^/]+\.csv$/i.test(name))
}

/**
 * A list with its films as sections. Two tables stand in the file: one row about the list, and one for each film.
 * @throws {ImportError} for another table
 */
export async function listOf(
  source: SourceFiles,
  file: SourceFile,
  { author, category }: { author: string; category: string },
): Promise<ImportedPost> {
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
  const { sections, textPictures, notes, passages } = htmlToSections(
    wholeHtml(unmarked(list.Description)) + named.map(filmHtml).join(''),
  )
  const further = importedTags(linesIn(list.Tags))
  return {
    ...LETTERBOXD_POST,
    sourceId: address || file.name,
    content: {
      ...EMPTY_POST,
      title,
      author,
      date: isCivilDate(lineIn(list.Date)) ? lineIn(list.Date) : '',
      tag: category,
      tags: further.tags,
      sections: withFilms(sections, named),
    },
    textPictures,
    passages,
    notes: [
      ...notes,
      ...further.notes,
      ...(named.length < films.length ? [`rows without a film: ${films.length - named.length}`] : []),
    ],
    unplaced: { ...(address && { uri: address }), ...(further.left.length > 0 && { tags: further.left }) },
  }
}

/** A sign that no list holds; the number of a film between two of them begins the title of its section. */
const MARK = '\u2063'

/** The section of each film begins with its number and name. */
function withFilms(sections: ConvertedText['sections'], films: readonly Row[]): ConvertedText['sections'] {
  return sections.map((section) => {
    const [, number, title = ''] = section.sectionTitle.split(MARK)
    const film = films[Number(number)]
    if (number === undefined || film === undefined) return section
    const year = yearIn(film.Year)
    return { ...section, sectionTitle: title, sectionFilm: { title: lineIn(film.Name), ...(year && { year }) } }
  })
}

function filmHtml(film: Row, number: number): string {
  const name = lineIn(film.Name).replaceAll(MARK, '')
  const address = lineIn(film.URL)
  const link = address === '' ? '' : `<p><a href="${escapedHtml(address)}">${escapedHtml(name)} on Letterboxd</a></p>`
  return `<h2>${MARK}${number}${MARK}${escapedHtml(name)}</h2><div>${wholeHtml(unmarked(film.Description))}</div>${link}`
}

function unmarked(text: string | undefined): string {
  return textIn(text).replaceAll(MARK, '')
}
