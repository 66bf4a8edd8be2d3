import { createHash } from 'node:crypto'
import type { ImportReportLine } from '#domain/imports/import-report.ts'
import { categoryName } from '#domain/posts/categories/category.ts'
import { withoutEmpty } from '#domain/posts/post-document.ts'
import type { Connection } from '../db/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { CategoryRepository } from '../posts/categories/category-repository.ts'
import { AccountMatches } from './account-matches.ts'
import { CategorySpellings } from './category-spellings.ts'
import { completePost, type Defaults } from './complete-post.ts'
import { DryRunPosts } from './dry-run-posts.ts'
import type { SourceFiles } from './files/source-files.ts'
import { ImportBatch } from './import-batch.ts'
import { importColours } from './import-colours.ts'
import { importMembers } from './import-members.ts'
import { ImportPictures } from './import-pictures.ts'
import { importProfile } from './import-profile.ts'
import { type EntryVersion, type ImportedEntry, type ImportedPost, isRefused } from './imported-post.ts'
import { keepRedirects, lostRedirects } from './kept-redirects.ts'
import { preparedAhead } from './prepared-ahead.ts'
import type { ReportWriter } from './reports/report-writer.ts'
import { importedPath, type SavedImport, stateOf, takenNote } from './save-import.ts'

interface ImportOptions {
  /** Sources of the pictures: the imported files, and a folder or archive beside them. */
  readonly sources: readonly SourceFiles[]
  readonly defaults: Defaults
  readonly signal: AbortSignal | undefined
  /** Null for a dry run. */
  readonly report: ReportWriter | null
}

/** Version of the conversion. If it was increased, importing again updates posts that were not edited here. */
const CONVERSION_VERSION = 1

/** No mail is queued, and only posts that were public there are published. A dry run yields the same lines. */
export async function* importPosts(
  database: Connection,
  media: Pick<MediaStore, 'put'>,
  entries: AsyncIterable<ImportedEntry>,
  options: ImportOptions,
): AsyncGenerator<ImportReportLine> {
  const batch = options.report && new ImportBatch(database, options.report)
  const failures: unknown[] = []
  const categories = new Set<string>()
  try {
    yield* lines(database, media, entries, { batch, categories }, options)
  } catch (error) {
    failures.push(error)
  }
  // A file that is damaged further on keeps the posts before.
  try {
    if (batch && !batch.hasFailed) {
      yield* batch.save()
      await new CategoryRepository(database).describe(categories)
    }
  } catch (error) {
    failures.push(error)
  }
  for (const failure of failures) throw failure
}

/** The lines of entries that are handled; those of posts that wait come with the batch. */
async function* lines(
  database: Connection,
  media: Pick<MediaStore, 'put'>,
  entries: AsyncIterable<ImportedEntry>,
  { batch, categories }: { readonly batch: ImportBatch | null; readonly categories: Set<string> },
  { sources, defaults, signal, report }: ImportOptions,
): AsyncGenerator<ImportReportLine> {
  const isDryRun = report === null
  const spellings = await CategorySpellings.load(database)
  const accounts = await AccountMatches.load(database, defaults.accountId)
  const pictures = new ImportPictures(sources, isDryRun ? null : media)
  const dryRun = new DryRunPosts()
  async function* saved(): AsyncGenerator<ImportReportLine> {
    if (batch) yield* batch.save()
  }
  /** A line that changed no post stands in the report where its entry is in the file. */
  async function* added(line: ImportReportLine): AsyncGenerator<ImportReportLine> {
    yield* saved()
    await report?.add(line)
    yield line
  }
  const prepare = async (entry: ImportedEntry) => {
    if (!('content' in entry)) return null
    const version = versionOf(entry, pictures)
    // A save that ends before what is read next shows in it, or raises this number.
    const saves = batch?.saves
    const state = await stateOf(database, entry, version)
    const isSaved = state.outcome === 'new' || state.outcome === 'changed'
    return { version, state, saves, stored: batch && isSaved ? await pictures.store(entry, signal) : null }
  }
  for await (const [entry, prepared] of preparedAhead(entries, prepare)) {
    // Before the wait for the pictures that are under way: a process that takes too long to stop is killed.
    if (signal?.aborted) return yield* saved()
    if (batch?.mustBeSavedBefore(entry)) yield* batch.save()
    if (isRefused(entry)) {
      yield* added({ title: entry.name, outcome: 'refused', notes: [entry.refusal] })
      continue
    }
    if ('members' in entry) {
      yield* added(await importMembers(database, entry, isDryRun, signal))
      continue
    }
    if ('profile' in entry) {
      yield* added(await importProfile(database, entry, pictures, isDryRun))
      continue
    }
    if ('colours' in entry) {
      yield* added(await importColours(database, entry, categories, isDryRun))
      continue
    }
    // What Den exported comes back as it was.
    const isForeign = entry.content.kind !== 'page' && entry.source !== 'den'
    const tag = isForeign ? spellings.of(entry.content.tag) : entry.content.tag
    if (tag.trim() !== '') categories.add(categoryName(tag))
    const { title, date } = entry.content
    const scores = entry.scores && entry.scores.length > 0 && { scores: entry.scores }
    const labels = isDryRun && entry.labels && { labels: entry.labels }
    const further = entry.furtherViewings !== undefined && { furtherViewings: entry.furtherViewings }
    const { version, state, saves, stored: early } = prepared!
    const { hash } = version
    const { outcome: known, current, notes } = saves === batch?.saves ? state : await stateOf(database, entry, version)
    const before = dryRun.of(entry)
    const outcome =
      !before || (known !== 'new' && known !== 'changed') ? known : before.hash === hash ? 'unchanged' : 'changed'
    if (outcome !== 'new' && outcome !== 'changed') {
      const place = { date, status: (current ?? entry).status, path: current?.path ?? before?.path ?? '' }
      const post = current && { postId: current.id }
      yield* saved()
      // Redirects of an entry that says the same as before were kept then, and an owner may have removed one.
      const isSame = outcome === 'unchanged' && notes.length === 0
      const told = isSame ? notes : [...notes, ...(await keepRedirects(database, entry, current, isDryRun))]
      yield* added({ title, ...place, ...post, pictures: 0, outcome, ...scores, ...further, ...labels, notes: told })
      continue
    }
    const stored = early ?? (await pictures.store(entry, signal))
    if (stored === null) return yield* saved()
    const spelled = tag === stored.content.tag ? [] : [`its category is “${tag}” here, not “${stored.content.tag}”`]
    const named = { ...stored.content, tag }
    const completed = completePost(entry, named, defaults, database.now())
    if (!completed.ok) {
      yield* added({
        title: title || entry.sourceId,
        outcome: 'refused',
        notes: [completed.problem, ...lostRedirects(entry)],
      })
      continue
    }
    const { post } = completed
    // Pages belong to no account.
    const account = outcome === 'new' && post.content.kind !== 'page' ? accounts.of(post) : null
    // What waits for its save keeps no embedded picture.
    const { notes: told, passages } = entry
    const { count, moved, notes: ofPictures } = stored
    const lineOf = (saved: SavedImport): ImportReportLine => ({
      title: post.content.title,
      date: post.content.date,
      status: post.status,
      outcome: saved.outcome,
      path: saved.path,
      ...(saved.postId !== undefined && { postId: saved.postId }),
      pictures: count,
      ...scores,
      ...further,
      ...labels,
      ...(account && { account: account.email }),
      ...(passages && passages.length > 0 && { passages }),
      notes: [...told, ...ofPictures, ...spelled, ...completed.notes, ...saved.notes],
    })
    if (batch === null) {
      const path = before?.path ?? (await importedPath(database, post, current, dryRun.paths))
      const taken = await dryRun.take(database, post, { hash, path, postId: current?.id })
      yield lineOf({ outcome, postId: current?.id, path, notes: taken.map(takenNote) })
      continue
    }
    batch.add({ post: { ...post, textPictures: [] }, version, authorId: account?.id ?? null, moved, lineOf })
  }
}

function versionOf(post: ImportedPost, pictures: ImportPictures): EntryVersion {
  const {
    notes: _,
    authorEmails: __,
    scores: ___,
    passages: ____,
    furtherViewings: _____,
    labels: ______,
    redirects: _______,
    ...entry
  } = post
  // Without tags and series the hash is that of versions that knew none, so a post that they imported counts as unchanged.
  const content = { ...entry, content: withoutEmpty(entry.content) }
  const sizes = pictures.fingerprint(post)
  const found = sizes.filter((size) => size !== null).length
  const hash = createHash('sha256')
    .update(JSON.stringify([CONVERSION_VERSION, content, sizes]))
    .digest('hex')
  return { hash, pictures: found, lacksPictures: found < sizes.length }
}
