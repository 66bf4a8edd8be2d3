import { expect, it } from 'vitest'
import { type DraftCreation, newPostSchema } from '#domain/posts/draft-writing.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { PostEditor } from '../post-editor.ts'
import { PublishedPosts } from '../published-posts.ts'
import { RevisionRepository } from '../revisions/revision-repository.ts'
import { SavedPosts } from '../saved-posts.ts'
import { Trash } from '../trash.ts'
import { AuthorNames } from './author-names.ts'

const MARA = 'mara@den.example'
const [FROM, TO] = ['Mara Vell', 'Mara Quill']
const RENAMING = { accountId: 'a_1', from: FROM, to: TO, by: MARA }
const NOTHING = { put: () => Promise.reject(new Error('no picture is stored')), wake() {} }

describeEachDatabase('AuthorNames', (open) => {
  it('are changed in the posts of one account that have the name, whatever their status', async () => {
    await using database = await open()
    const publishAt = '2999-01-01T00:00:00.000Z'
    const posts = {
      published: await saved(database, { title: 'Out', status: 'published' }),
      draft: await saved(database, { title: 'Draft', status: 'draft' }),
      scheduled: await saved(database, { title: 'Scheduled', status: 'scheduled', publishAt, announce: true }),
      byGuest: await saved(database, { title: 'A guest', author: 'Somebody Else', status: 'draft' }),
      beside: await saved(database, {
        title: 'Beside',
        author: 'Somebody Else',
        authors: ['A "B"', FROM],
        status: 'draft',
      }),
      alike: await saved(database, {
        title: 'Alike',
        author: 'Somebody Else',
        authors: ['MARA VELL'],
        status: 'draft',
      }),
      trashed: await saved(database, { title: 'Trashed', status: 'draft' }),
      ofAnother: await saved(database, { title: 'Of another', status: 'draft' }, 'a_2'),
    }
    await new Trash(database).put(posts.trashed)
    const names = new AuthorNames(database)
    expect([await names.count('a_1', FROM), await names.count('a_1', TO)]).toEqual([4, 0])
    expect(await names.rename(RENAMING)).toBe(4)
    expect([await names.count('a_1', FROM), await names.count('a_1', TO)]).toEqual([0, 4])

    const savedPosts = new SavedPosts(database)
    const authorOf = async (id: string) => (await savedPosts.find(id))?.author
    for (const id of [posts.published, posts.draft, posts.scheduled]) expect(await authorOf(id)).toBe(TO)
    expect([await authorOf(posts.byGuest), await authorOf(posts.ofAnother)]).toEqual(['Somebody Else', FROM])
    const beside = { author: 'Somebody Else', authors: ['A "B"', TO] }
    expect(await savedPosts.find(posts.beside)).toMatchObject(beside)
    expect(await savedPosts.find(posts.alike)).toMatchObject({ authors: ['MARA VELL'] })
    // The form would divide it.
    expect(await names.rename({ ...RENAMING, from: 'A "B"', to: 'B, PhD' })).toBe(0)
    expect(await savedPosts.find(posts.beside)).toMatchObject(beside)
    expect(await savedPosts.find(posts.scheduled)).toMatchObject({ status: 'scheduled', publishAt, announces: true })
    expect((await new PublishedPosts(database).find(posts.published))?.author).toBe(TO)
    // What stood there before can be read.
    const revisions = new RevisionRepository(database)
    for (const id of [posts.published, posts.draft])
      expect((await revisions.find(id, 1))?.content).toMatchObject({ author: FROM })
    expect(await new Trash(database).restore(posts.trashed)).toMatchObject({ author: FROM })
    expect(await names.rename(RENAMING)).toBe(1)
  })

  it('are changed in what is not out yet, which stays an edit of the post as it is now', async () => {
    await using database = await open()
    const id = await saved(database, { status: 'published' })
    const other = await saved(database, { title: 'Edited over an older one', status: 'published' })
    const editor = new PostEditor(database, NOTHING, NOTHING)
    const edits = new PendingEditRepository(database)
    const written = { ...(await new SavedPosts(database).find(id))!, tagline: 'Not out yet' }
    const content = { ...newPostSchema(POST_CALL).parse(POST_CALL), ...written } as never
    const first = succeeded(await edits.save(id, content, { revision: 1, edit: 0, by: 'anna@den.example' })).edit
    const behind = succeeded(await edits.save(other, content, { revision: 1, edit: 0, by: MARA })).edit
    const post = (await new SavedPosts(database).find(other))!
    succeeded(await editor.change(post, 'any', { title: 'Changed since' } as never, { by: MARA }))

    expect(await new AuthorNames(database).rename(RENAMING)).toBe(2)
    expect(await edits.find(id)).toMatchObject({
      content: { author: TO, tagline: 'Not out yet' },
      baseRevision: 2,
      edit: first.edit + 1,
      updatedBy: 'anna@den.example',
    })
    // This one was in conflict before.
    expect(await edits.find(other)).toMatchObject({ content: { author: TO }, baseRevision: 1, edit: behind.edit + 1 })
  })
})

async function saved(database: TestDatabase, more: Record<string, unknown>, accountId = 'a_1'): Promise<string> {
  const call = { ...POST_CALL, author: FROM, ...more }
  const creation = newPostSchema(call).parse(call) as DraftCreation
  const editor = new PostEditor(database, NOTHING, NOTHING)
  return succeeded(await editor.create(creation, MARA, { authorId: accountId })).post.id
}
