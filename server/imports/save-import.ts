import type { ImportOutcome } from '#domain/imports/import-report.ts'
import { pagePathCandidates, pagePathProblem } from '#domain/posts/pages/page-path.ts'
import { firstFreePath, pathCandidates, pathWithSuffix } from '#domain/posts/path.ts'
import type { Post } from '#domain/posts/post.ts'
import { isUsablePath } from '#domain/posts/post-writing.ts'
import { decodedPath } from '#domain/redirects/decoded-path.ts'
import type { Connection } from '../db/database.ts'
import { lockedTransaction } from '../db/lock-row.ts'
import { storableJson } from '../db/text.ts'
import { PostAuthors } from '../posts/authors/post-authors.ts'
import { type InsertOptions, PostRepository } from '../posts/post-repository.ts'
import type { SavedPost } from '../posts/post-row.ts'
import { RevisionRepository } from '../posts/revisions/revision-repository.ts'
import { SavedPosts } from '../posts/saved-posts.ts'
import type { MovedPicture } from './import-pictures.ts'
import type { EntryVersion, ImportedPost } from './imported-post.ts'
import { keepOldPaths, keepPicturePaths } from './old-paths.ts'
import type { SavedEntry } from './reports/report-writer.ts'

type SaveOutcome = Exclude<ImportOutcome, 'refused' | 'members' | 'profile' | 'colours'>

export interface SavedImport {
  readonly outcome: SaveOutcome
  /** Undefined where there is no post, as in a dry run. */
  readonly postId?: string | undefined
  /** Empty for a draft without one, and in the trash. */
  readonly path: string
  readonly notes: readonly string[]
}

interface ImportState {
  readonly outcome: SaveOutcome
  readonly current: SavedPost | undefined
  readonly notes: readonly string[]
}

/** Bytes kept free for the number that distinguishes paths of the same title. */
const SUFFIX_BYTES = 20
const WITHDRAWN = 'is no longer public there; the published post here stays as it was'
const WAS_POST =
  'a page there, which an earlier version took as a post; that stays as it was. Delete it for good, and import again for a page'
const FEWER_PICTURES =
  'fewer of its pictures are among the files than at the last import; the post stays as it was until they come along'

type EntryIdentity = Pick<ImportedPost, 'source' | 'sourceId' | 'history' | 'status' | 'content'>

export async function stateOf(
  connection: Connection,
  entry: EntryIdentity,
  version: EntryVersion,
): Promise<ImportState> {
  const { history, status } = entry
  const { hash, pictures, lacksPictures } = version
  const known = await lastImport(connection, entry)
  if (!known) {
    // An entry of this blog's own export.
    const ownId = history.id !== undefined && (await new PostAuthors(connection).authorOf(history.id)) !== undefined
    const own = ownId ? await new SavedPosts(connection).find(history.id!) : undefined
    return { outcome: own ? 'unchanged' : ownId ? 'trashed' : 'new', current: own, notes: [] }
  }
  const current = await new SavedPosts(connection).find(known.post_id)
  if (known.content_hash === hash) return { outcome: 'unchanged', current, notes: [] }
  if (!current) return { outcome: 'trashed', current, notes: [] }
  if (current.kind !== entry.content.kind) return { outcome: 'unchanged', current, notes: [WAS_POST] }
  if (current.revision !== known.revision) {
    // Outside a transaction, another import may have saved the post between the two queries: that is no edit.
    const isLatest = (await lastImport(connection, entry))?.revision === known.revision
    return isLatest ? { outcome: 'edited', current, notes: [] } : stateOf(connection, entry, version)
  }
  // A post that is for members or a draft there now must not become public here at once.
  if (status !== 'published' && current.status === 'published')
    return { outcome: 'unchanged', current, notes: [WITHDRAWN] }
  if (lacksPictures && pictures < known.pictures) return { outcome: 'unchanged', current, notes: [FEWER_PICTURES] }
  return { outcome: 'changed', current, notes: [] }
}

function lastImport(connection: Connection, { source, sourceId }: EntryIdentity) {
  return connection.read
    .selectFrom('imported_posts')
    .select(['post_id', 'content_hash', 'pictures', 'revision'])
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
}

interface SaveOptions extends Required<Pick<InsertOptions, 'createdSeq' | 'indexLater'>> {
  /** The account that a new post belongs to. */
  readonly authorId: string | null
  /** Where its pictures were. */
  readonly moved: readonly MovedPicture[]
  /** Writes the report of a saved post. */
  readonly report: (trx: Connection, saved: SavedImport, entry: SavedEntry) => Promise<void>
}

/** Saves an entry as a post: one transaction, so that an import that is killed has each post whole or not at all. */
export function saveImport(
  database: Connection,
  post: ImportedPost,
  version: EntryVersion,
  { moved, report, ...placing }: SaveOptions,
): Promise<SavedImport> {
  return lockedTransaction(database, 'content', async (trx) => {
    const { outcome, current, notes: stays } = await stateOf(trx, post, version)
    if (outcome !== 'new' && outcome !== 'changed')
      return { outcome, postId: current?.id, path: current?.path ?? '', notes: stays }
    const path = await importedPath(trx, post, current)
    const revisions = new RevisionRepository(trx)
    // An undo gives back the state before, and what the import saved stays to be read.
    if (current) await revisions.endTyping(current.id)
    const saved = await savePost(trx, { ...post, content: { ...post.content, path } }, current, placing)
    if (current) await revisions.endTyping(saved.id)
    const savedAt = trx.now().toISOString()
    const taken = await keepOldPaths(trx, saved, oldPathsOf(post), savedAt)
    // Redirects would show readers the pictures of a draft.
    if (post.status === 'published') await keepPicturePaths(trx, moved)
    const row = {
      post_id: saved.id,
      content_hash: version.hash,
      pictures: version.pictures,
      revision: saved.revision,
      imported_at: savedAt,
      unplaced: storableJson(post.unplaced),
    }
    await trx.write
      .insertInto('imported_posts')
      .values({ source: post.source, source_id: post.sourceId, ...row })
      .onConflict((conflict) => conflict.columns(['source', 'source_id']).doUpdateSet(row))
      .execute()
    const notes = taken.map(takenNote)
    const result = { outcome, postId: saved.id, path: saved.path, notes }
    const entry = { postId: saved.id, revision: saved.revision, revisionBefore: current?.revision ?? null, savedAt }
    await report(trx, result, entry)
    return result
  })
}

export function takenNote(path: string): string {
  return `${path} leads to another post already`
}

/** A path of its content is stored as it is typed; others are parts of addresses. */
export function oldPathsOf({ content: { path }, formerPaths }: ImportedPost): string[] {
  return [
    ...(isUsablePath(path, SUFFIX_BYTES) ? [path] : []),
    ...formerPaths.flatMap((address) => decodedPath(address) ?? []),
  ]
}

async function savePost(
  trx: Connection,
  post: ImportedPost,
  current: SavedPost | undefined,
  { authorId, createdSeq, indexLater }: Omit<SaveOptions, 'moved' | 'report'>,
): Promise<Post> {
  const { content, history, publishAt, status } = post
  const posts = new PostRepository(trx)
  // An import never unpublishes a post.
  const place = current?.status === 'published' ? {} : { status, publishAt, ...(status === 'published' && { history }) }
  const options = { ...place, isChecked: true, indexLater }
  const result = await (current
    ? posts.save(current, content, options)
    : posts.insert(content, { ...options, authorId, createdSeq }))
  if (!result.ok) throw new Error(`the import of ${post.source} ${post.sourceId} is refused: ${result.problem}`)
  return result.post
}

/** The first free path derived from that of the entry. An existing post keeps its path. @param taken by posts of a dry run */
export async function importedPath(
  connection: Connection,
  { content }: ImportedPost,
  current: SavedPost | undefined,
  taken: ReadonlySet<string> = new Set(),
): Promise<string> {
  if (current?.path) return current.path
  const posts = new PostRepository(connection)
  return firstFreePath(candidates(content), (path) => taken.has(path) || posts.isPathTaken(path, current?.id))
}

function* candidates({ kind, path, title }: ImportedPost['content']): Generator<string, never, undefined> {
  if (kind === 'page' && pagePathProblem(path) !== null) return yield* pagePathCandidates(title)
  if (kind !== 'page' && !isUsablePath(path, SUFFIX_BYTES)) return yield* pathCandidates(title)
  yield path
  for (let n = 2; ; n++) yield pathWithSuffix(path, n)
}
