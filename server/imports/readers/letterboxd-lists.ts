import { EMPTY_POST, EMPTY_SECTION } from '#domain/posts/post-fields.ts'
import { isCivilDate } from '#domain/text/civil-date.ts'
import { csvRecords, rowOf } from '../files/csv-rows.ts'
import type { SourceFile, SourceFiles } from '../files/source-files.ts'
import { ImportError, type ImportedPost } from '../imported-post.ts'
import { htmlToSections } from '../text/html-to-sections.ts'
import { lineIn, linesIn, textIn, yearIn } from './fields.ts'

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
  let list: Readonly<Record<string, string>> | null = null
  const films: Readonly<Record<string, string>>[] = []
  for await (const record of csvRecords(source, file)) {
    if (/^(?:Date|Position)$/.test(record[0] ?? '') && record[1] === 'Name') names = record
    else if (names[0] === 'Position') films.push(rowOf(names, record))
    else if (names[0] === 'Date') list = rowOf(names, record)
  }
  const title = lineIn(list?.Name)
  const address = lineIn(list?.URL)
  if (list === null || title === '') throw new ImportError('It is no list of Letterboxd.')
  const described = htmlOf(list.Description)
  const texts = films.map((film) => htmlOf(film.Description))
  const tags = linesIn(list.Tags)
  const empty = films.filter((film) => lineIn(film.Name) === '').length
  const noted = [described, ...texts].flatMap(({ notes }) => notes)
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
      sections: [
        ...described.sections,
        ...films.flatMap((film, index) => {
          const name = lineIn(film.Name)
          if (name === '') return []
          const year = yearIn(film.Year)
          const text = texts[index]!.sections.map(({ sectionText }) => sectionText).join('\n\n')
          return [
            {
              ...EMPTY_SECTION,
              sectionTitle: name,
              sectionText: [text, linkTo(film, name)].filter(Boolean).join('\n\n'),
              sectionFilm: { title: name, ...(year && { year }) },
            },
          ]
        }),
      ],
    },
    history: { views: 0, createdAt: null, updatedAt: null },
    textPictures: [],
    formerPaths: [],
    notes: [
      ...new Set(noted),
      ...(tags.length > 0 ? [`tags left out: ${tags.join(', ')}`] : []),
      ...(empty > 0 ? [`rows without a film: ${empty}`] : []),
    ],
    unplaced: { ...(address && { uri: address }), ...(tags.length > 0 && { tags }) },
  }
}

function htmlOf(text: string | undefined): ReturnType<typeof htmlToSections> {
  return htmlToSections(textIn(text).replace(/\r\n?|\n/g, '<br>\n'))
}

function linkTo(film: Readonly<Record<string, string>>, name: string): string {
  const address = lineIn(film.URL)
  return /^https:\/\/[^\s()]+$/.test(address) ? `[${name.replace(/[\][]/g, '')} on Letterboxd](${address})` : ''
}
