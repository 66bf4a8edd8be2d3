import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { postInput, section } from '#test/support/posts.ts'
import { PostRepository } from '../posts/post-repository.ts'
import { PublishedPosts } from '../posts/published-posts.ts'

describeEachDatabase('Stored values', (open) => {
  it('come back as they went in, in the order of their keys', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const draft = postInput({
      title: 'Ünï “quotes” ’ \\ \' " % _ 👻🏚️ \u202e שלום',
      sections: [section({ sectionText: 'first\r\n\n\ttab 👩‍👩‍👧 \u0001' }), section()],
      comments: [{ z: 1, a: [null, true, 1.5e300, -0.1], m: { '': 'nested\u0000 \ud800' } }, 'text', 7],
      film: { year: 1922, title: 'Nosferatu – eine Symphonie' },
    })
    const post = await savePost(database, draft)
    const found = await posts.find(post.id)
    expect(found).toEqual({ ...post, ...draft })
    expect(JSON.stringify([found?.comments, found?.film])).toBe(JSON.stringify([draft.comments, draft.film]))
  })

  it('never hold NUL or half a character, wherever they were typed', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const typed = 'a\0b\ud83d'
    const post = await savePost(database, {
      title: typed,
      author: typed,
      tag: typed,
      path: `/blogs/${typed}`,
      sections: [section({ sectionText: typed })],
      film: { title: typed },
    })
    const kept = 'ab\ufffd'
    expect(post).toMatchObject({ title: kept, author: kept, tag: kept, path: `/blogs/${kept}`, film: { title: kept } })
    expect(post.sections).toEqual([section({ sectionText: kept })])
    expect(await posts.find(post.id)).toEqual(post)
    expect(await posts.findByPath('/blogs/ab\ud83d')).toEqual(post)
    expect(await posts.counts({ tag: typed })).toMatchObject({ featured: 0, regular: 0 })
  })

  it.each([
    ['sections', '{}'],
    ['sections', '[1,]'],
    ['sections', 'nonsense'],
    ['comments', 'null'],
    ['ratings', '[]'],
    ['ratings', '{"terror":}'],
    ['film', '"Alien"'],
    ['date', '2024-1-1'],
    ['path', 'blogs/one'],
    ['path', `/${'x'.repeat(2000)}`],
  ])('refuse %s that hold %s', async (column, value) => {
    await using database = await open()
    await savePost(database)
    await expect(sql`update posts set ${sql.ref(column)} = ${value}`.execute(database.write)).rejects.toThrow()
  })

  it('refuse another number than 0 or 1 for featured', async () => {
    await using database = await open()
    await expect(new PostRepository(database).insert(postInput({ featured: 2 as 1 }))).rejects.toThrow()
    expect(await database.contentVersion()).toBe(1)
  })

  it('cost a post its sections or ratings when they are damaged, and no list its answer', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const warned = { film: { year: 1979 }, contentWarnings: [{ kind: 'gore', severity: 'mild' } as const] }
    const post = await savePost(database, { sections: [section({ sectionText: 'x' })], ...warned })
    await savePost(database)
    await damage(database, {
      sections: '[{"sectionTi',
      comments: '{}',
      ratings: '7',
      film: '{',
      content_warnings: '[{"kind":"toString","severity":"mild"}]',
    })
    const undamaged = { ...post, sections: [], comments: [], ratings: null, film: null, contentWarnings: [] }
    expect(await posts.find(post.id)).toEqual(undamaged)
    expect(await posts.newest(5)).toHaveLength(2)
    for await (const streamed of posts.streamAll()) expect(streamed.ratings).toBeNull()
  })

  it('are whole sections, whatever is missing in the row or wrong there', async () => {
    await using database = await open()
    const posts = new PublishedPosts(database)
    const post = await savePost(database, { sections: [] })
    await damage(database, { sections: '[7,null,{},{"sectionText":"x","sectionImage":7,"sectionTitle":{},"more":1}]' })
    expect((await posts.find(post.id))?.sections).toEqual([section(), section({ sectionText: 'x' })])
  })
})

/** Bypasses the checks of the table, as a failing disk or a manual change would. */
async function damage({ write, dialect }: TestDatabase, columns: Record<string, string>): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma ignore_check_constraints = on`.execute(write)
  else for (const column of Object.keys(columns)) await dropChecks(write, column)
  for (const [column, value] of Object.entries(columns))
    await sql`update posts set ${sql.ref(column)} = ${value}`.execute(write)
}

async function dropChecks(write: TestDatabase['write'], column: string): Promise<void> {
  await sql`alter table posts drop constraint ${sql.ref(`posts_${column}_check`)}`.execute(write)
}
