import { expect, it } from 'vitest'
import { newPostSchema } from '#domain/posts/draft-writing.ts'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { POST_CALL } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { PostEditor } from './post-editor.ts'
import type { SavedPost } from './post-row.ts'

const BY = 'keeper@den.example'

describeEachDatabase('PostEditor, given a post that somebody else has saved since', (open) => {
  it('says so of a publication, also where the other one announced the post', async () => {
    await using database = await open()
    await addSubscribers(database, 1)
    const { editor, seen } = await opened(database, { status: 'draft', announce: true })
    succeeded(await editor.change(seen, seen.revision, { status: 'published' }, { by: BY }))
    for (const revision of [seen.revision, 'any'] as const)
      expect(await editor.change(seen, revision, { status: 'published' }, { by: BY })).toMatchObject({
        problem: 'conflict',
        current: { status: 'published' },
      })
  })

  it('says so of a save without a change, and lets one that overwrites all write', async () => {
    await using database = await open()
    for (const status of ['published', 'draft'] as const) {
      const { editor, seen } = await opened(database, { status })
      succeeded(await editor.change(seen, seen.revision, { title: 'Theirs' }, { by: BY }))
      const version = await database.contentVersion()
      const stale = await editor.change(seen, seen.revision, { title: seen.title }, { by: BY })
      expect(stale).toMatchObject({ problem: 'conflict', current: { title: 'Theirs' } })
      expect(await database.contentVersion()).toBe(version)
      const over = succeeded(await editor.change(seen, 'any', { title: seen.title }, { by: BY }))
      expect(over.post).toMatchObject({ title: seen.title, revision: seen.revision + 2 })
    }
  })
})

describeEachDatabase('PostEditor', (open) => {
  it('reads the row of a new post only as it inserts it, that of a draft once more, and locks once', async () => {
    const queries: string[] = []
    await using database = await open({ onQuery: ({ sql }) => void queries.push(sql) })
    await addSubscribers(database, 1)
    const [locks, reads] = [
      () => queries.filter((sql) => sql.includes('set name = name')),
      // Paths are compared with those of all posts.
      () => queries.filter((sql) => /\bfrom "(posts|published_posts)"/.test(sql) && !sql.includes('"path" in')),
    ]
    queries.length = 0
    await opened(database, {})
    expect([locks().length, reads()]).toEqual([1, []])

    const { editor, seen } = await opened(database, { status: 'draft', announce: true })
    queries.length = 0
    succeeded(await editor.change(seen, seen.revision, { status: 'published' }, { by: BY }))
    // Whether it is as it was read.
    expect([locks().length, reads()]).toEqual([1, [expect.stringContaining('"revision" = ')]])
  })
})

async function opened(
  database: TestDatabase,
  changes: Record<string, unknown>,
): Promise<{ editor: PostEditor; seen: SavedPost }> {
  const editor = new PostEditor(database, { put: () => Promise.reject(new Error('no picture')) }, { wake() {} })
  const call = { ...POST_CALL, ...changes }
  const created = await editor.create(newPostSchema(call).parse(call), BY)
  return { editor, seen: succeeded(created).post }
}
