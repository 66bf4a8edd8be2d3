import { expect, it } from 'vitest'
import type { DraftCreation } from '#domain/posts/draft-writing.ts'
import { newPostSchema } from '#domain/posts/draft-writing.ts'
import type { PostCreation } from '#domain/posts/post-writing.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { DraftEditor } from '../draft-editor.ts'
import { DraftRepository } from '../draft-repository.ts'
import { PostEditor } from '../post-editor.ts'
import { SavedPosts } from '../saved-posts.ts'
import { Trash } from '../trash.ts'
import { PostAuthors } from './post-authors.ts'

const ANNA = 'anna@den.example'
const NOTHING = { put: () => Promise.reject(new Error('no picture is stored')), wake() {} }

describeEachDatabase('PostAuthors', (open) => {
  it('know whose a post is, wherever it lies and whoever publishes it', async () => {
    await using database = await open()
    const authors = new PostAuthors(database)
    const { id } = await draft(database, 'a_1')
    expect(await authors.authorOf(id)).toBe('a_1')
    const editor = new DraftEditor(database, NOTHING, NOTHING)
    expect(await editor.change(id, 'any', { status: 'published' }, ANNA)).toMatchObject({ ok: true })
    expect(await authors.authorOf(id)).toBe('a_1')
    await new Trash(database).put(id)
    expect(await authors.authorOf(id)).toBe('a_1')
    await new Trash(database).restore(id)
    expect(await editor.unpublish(id, 'any', { status: 'draft' }, ANNA)).toMatchObject({ ok: true })
    expect(await authors.authorOf(id)).toBe('a_1')

    const made = newPostSchema(POST_CALL).parse({ ...POST_CALL, title: 'The Fog' }) as PostCreation
    const created = await new PostEditor(database, NOTHING, NOTHING).create(made, ANNA, null, 'a_2')
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
    const drafts = new DraftRepository(database)
    const saved = new SavedPosts(database)
    const trash = new Trash(database)
    expect([await drafts.count('draft', 'a_1'), await drafts.count('draft', 'a_2')]).toEqual([1, 0])
    expect((await drafts.list(0, 9, 'a_2')).length).toBe(0)
    expect((await drafts.page(0, 9, 'scheduled', 'a_2')).map(({ id }) => id)).toEqual([theirs.id])
    expect([(await drafts.scheduled(9, 'a_1')).length, (await drafts.scheduled(9)).length]).toEqual([0, 1])
    const all = async (authorId?: string) => {
      const posts = await saved.page(0, 9, authorId)
      expect(await saved.count(authorId)).toBe(posts.length)
      return posts.map((post) => ('post' in post ? post.post.id : post.id)).toSorted()
    }
    expect(await all('a_1')).toEqual([mine.id, out.id].toSorted())
    expect(await all()).toHaveLength(3)
    await trash.put(mine.id)
    expect([await trash.count('a_1'), await trash.count('a_2')]).toEqual([1, 0])
    expect((await trash.list(0, 9, 'a_2')).length + (await trash.page(0, 9, 'a_2')).length).toBe(0)
    expect((await trash.list(0, 9, 'a_1')).map(({ post }) => post.id)).toEqual([mine.id])
  })
})

async function draft(database: TestDatabase, authorId: string, more: Record<string, unknown> = { status: 'draft' }) {
  const call = { ...POST_CALL, ...more }
  const creation = newPostSchema(call).parse(call) as DraftCreation
  return succeeded(await new DraftEditor(database, NOTHING, NOTHING).create(creation, ANNA, null, authorId)).post
}
