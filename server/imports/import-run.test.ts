import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { EMPTY_POST } from '#domain/posts/post-fields.ts'
import { openTestSqlite, type TestDatabase } from '#test/support/database/databases.ts'
import { folderOf } from '#test/support/imports/imports.ts'
import { drawing } from '#test/support/pictures.ts'
import { importConnection } from '../db/content-version.ts'
import { newId } from '../db/id.ts'
import { MediaRepository } from '../media/media-repository.ts'
import { MediaStore } from '../media/media-store.ts'
import { openSource } from './files/open-source.ts'
import { importPosts } from './import-run.ts'
import type { ImportedEntry, ImportedPost } from './imported-post.ts'
import { ReportWriter } from './reports/report-writer.ts'

const POSTS = 20

function post(at: number, pictures: readonly string[] = []): ImportedPost {
  const section = { sectionTitle: '', sectionText: 'Words.', sectionImage: '', sectionImgSrc: '', sectionImageAlt: '' }
  const sections = [section, ...pictures.map((sectionImage) => ({ ...section, sectionImage }))]
  return {
    source: 'test',
    sourceId: String(at),
    status: 'published',
    publishAt: null,
    content: { ...EMPTY_POST, title: `Post ${at}`, date: '2024-01-01', path: `/blogs/post-${at}`, sections },
    history: { views: 0, createdAt: null, updatedAt: null },
    textPictures: [],
    formerPaths: [],
    notes: [],
    unplaced: {},
  }
}

/** Runs an import of entries. */
async function run(
  database: TestDatabase,
  entries: AsyncIterable<ImportedEntry>,
  {
    media,
    signal,
    onLine,
  }: { media?: Pick<MediaStore, 'put'>; signal?: AbortSignal; onLine?: (title: string) => void },
): Promise<void> {
  const connection = await importConnection(database)
  const picture = await drawing('png')
  const folder = folderOf({ 'a.png': picture, 'b.png': picture })
  await using source = await openSource(folder)
  const report = await ReportWriter.begin(connection, folder, { id: newId('import'), startedBy: 'keeper@den.example' })
  const defaults = { imageSource: 'Studio', timeZone: 'UTC', accountId: null }
  const store = media ?? new MediaStore(new MediaRepository(connection))
  const options = { sources: [source], defaults, signal, report }
  for await (const { title } of importPosts(connection, store, entries, options)) onLine?.(title)
}

it.each([
  ['before the end of the file where reading takes long', 300, true],
  ['together where it takes no time', 0, false],
])('gives the lines of new posts %s', async (_, ms, areEarly) => {
  let time = Date.parse('2024-05-01T12:00:00Z')
  await using database = await openTestSqlite({ now: () => new Date(time) })
  const log: string[] = []
  await run(
    database,
    (async function* () {
      for (let at = 0; at < POSTS; at++) {
        time += ms
        log.push(`read ${at}`)
        yield post(at)
      }
    })(),
    { onLine: (title) => log.push(title) },
  )
  expect(log.filter((each) => each.startsWith('Post'))).toEqual(Array.from({ length: POSTS }, (_, at) => `Post ${at}`))
  expect(log.indexOf('Post 0') < log.indexOf(`read ${POSTS - 1}`)).toBe(areEarly)
})

it('saves what waits before the picture that is under way at a stop, and begins no other', async () => {
  await using database = await openTestSqlite({ now: () => new Date('2024-05-01T12:00:00Z') })
  const [storing, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stop = new AbortController()
  const lines: string[] = []
  let begun = 0
  const put: MediaStore['put'] = async () => {
    begun++
    storing.resolve()
    await saved.promise
    return { ok: true, address: `/media/${'1'.repeat(32)}.png` }
  }
  await run(
    database,
    (async function* () {
      for (let at = 0; at < POSTS; at++) {
        if (at === 8) {
          await storing.promise
          stop.abort()
        }
        yield at === 5 ? post(at, ['a.png', 'b.png']) : post(at)
      }
    })(),
    {
      media: { put },
      signal: stop.signal,
      onLine: (title) => {
        lines.push(title)
        saved.resolve()
      },
    },
  )
  expect(lines).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3'])
  expect(begun).toBe(1)
})

it('finds the post that cannot be saved in few transactions, tries it no further, and throws what went wrong first', async () => {
  let transactions = 0
  await using database = await openTestSqlite({
    now: () => new Date('2024-05-01T12:00:00Z'),
    onQuery: (query) => {
      if (/^update "counters" set name = name/.test(query.sql)) transactions++
    },
  })
  await sql`create trigger refusal before insert on posts when new.title = 'Post 18'
    begin select raise(abort, 'refused by a test'); end`.execute(database.write)
  const lines: string[] = []
  const failing = run(
    database,
    (async function* () {
      for (let at = 0; at < POSTS; at++) yield post(at)
      throw new Error('damaged')
    })(),
    { onLine: (title) => lines.push(title) },
  )
  await expect(failing).rejects.toThrow('damaged')
  expect(lines).toHaveLength(18)
  expect(transactions).toBe(8)

  transactions = 0
  const alone = run(
    database,
    (async function* () {
      yield post(18)
      yield { name: 'x', refusal: 'y' }
    })(),
    {},
  )
  await expect(alone).rejects.toThrow('refused by a test')
  expect(transactions).toBe(1)
})
