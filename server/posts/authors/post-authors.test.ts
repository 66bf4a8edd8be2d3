import { expect, it } from 'vitest'
import type { DraftCreation } from '#domain/posts/draft-writing.ts'
import { newPostSchema } from '#domain/posts/draft-writing.ts'
import type { PostCreation } from '#domain/posts/post-writing.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { PostEditor } from '../post-editor.ts'
import { SavedPosts } from '../saved-posts.ts'
import { Trash } from '../trash.ts'
import { PostAuthors } from './post-authors.ts'

const ANNA = 'anna@den.example'
const NOTHING = { put: () => Promise.reject(new Error('no picture is stored')), wake() {} }

const ROWS = { offset: 0, limit: 9 }

describeEachDatabase('PostAuthors', (open) => {
  it('know whose a post is, wherever it lies and whoever publishes it', async () => {
    await using database = await open()
    const authors = new PostAuthors(database)
    const post = await draft(database, 'a_1')
    const { id } = post
    expect(await authors.authorOf(id)).toBe('a_1')
    const editor = new PostEditor(database, NOTHING, NOTHING)
    expect(await editor.change(post, 'any', { status: 'published' }, { by: ANNA })).toMatchObject({ ok: true })
    expect(await authors.authorOf(id)).toBe('a_1')
    await new Trash(database).put(id)
    expect(await authors.authorOf(id)).toBe('a_1')
    const restored = (await new Trash(database).restore(id))!
    expect(await editor.change(restored, 'any', { status: 'draft' }, { by: ANNA })).toMatchObject({ ok: true })
    expect(await authors.authorOf(id)).toBe('a_1')

    const made = newPostSchema(POST_CALL).parse({ ...POST_CALL, title: 'The Fog' }) as PostCreation
    const created = await new PostEditor(database, NOTHING, NOTHING).create(made, ANNA, { authorId: 'a_2' })
    expect(await authors.authorOf(created.ok ? created.post.id : '')).toBe('a_2')
    const old = await savePost(database, { title: 'Of before' })
    expect(await authors.authorOf(old.id)).toBeNull()
    expect(await authors.authorOf('p_none')).toBeUndefined()
    expect(await authors.authorOf('p\0')).toBeUndefined()
    expect(await authors.ownAmong([id, old.id, 'p_none'], 'a_1')).toEqual(new Set([id]))
  })

  it('narrow drafts, scheduled posts, the trash and the list of all posts', async () => {
    await using database = await open()
    const mine = await draft(database, 'a_1')
    const theirs = await draft(database, 'a_2', { status: 'scheduled', publishAt: '2999-01-01T00:00:00.000Z' })
    const out = await savePost(database, { title: 'Out' })
    const saved = new SavedPosts(database)
    const trash = new Trash(database)
    expect([await saved.count('draft', 'a_1'), await saved.count('draft', 'a_2')]).toEqual([1, 0])
    expect((await saved.list('draft', { ...ROWS, authorId: 'a_2' })).length).toBe(0)
    expect((await saved.page('scheduled', { ...ROWS, authorId: 'a_2' })).map(({ id }) => id)).toEqual([theirs.id])
    expect([(await saved.scheduled(9, { authorId: 'a_1' })).length, (await saved.scheduled(9)).length]).toEqual([0, 1])
    const all = async (authorId?: string) => {
      const posts = await saved.page('all', { ...ROWS, authorId })
      expect(await saved.count('all', authorId)).toBe(posts.length)
      return posts.map(({ id }) => id).toSorted()
    }
    expect(await all('a_1')).toEqual([mine.id, out.id].toSorted())
    expect(await all()).toHaveLength(3)
    await trash.put(mine.id)
    expect([await saved.count('trashed', 'a_1'), await saved.count('trashed', 'a_2')]).toEqual([1, 0])
    expect(await saved.list('trashed', { ...ROWS, authorId: 'a_2' })).toEqual([])
    expect((await saved.list('trashed', { ...ROWS, authorId: 'a_1' })).map(({ id }) => id)).toEqual([mine.id])
  })
})

async function draft(database: TestDatabase, authorId: string, more: Record<string, unknown> = { status: 'draft' }) {
  const call = { ...POST_CALL, ...more }
  const creation = newPostSchema(call).parse(call) as DraftCreation
  return succeeded(await new PostEditor(database, NOTHING, NOTHING).create(creation, ANNA, { authorId })).post
}
