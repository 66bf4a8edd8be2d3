import { expect, it } from 'vitest'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { postInput } from '#test/support/posts.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { Trash } from '../trash.ts'
import { PreviewLinks } from './preview-links.ts'

const BY = 'anna@den.example'
const DAY_MS = 86_400_000

describeEachDatabase('A preview link', (open) => {
  it('shows its post for seven days', async () => {
    await using den = await opened(open)
    const { links, draft } = den
    const link = (await links.create(draft.id, BY))!
    expect(link).toEqual({
      url: expect.stringMatching(/^https:\/\/den\.example\/preview\/[\w-]{43}$/),
      expiresAt: '2026-11-30T14:00:00.000Z',
    })
    expect([await links.find(tokenOf(link)), await links.expiresAt(draft.id)]).toEqual([draft, link.expiresAt])
    const rows = await den.database.read.selectFrom('preview_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(tokenOf(link))
    den.pass(7 * DAY_MS - 1)
    expect(await links.find(tokenOf(link))).toEqual(draft)
    den.pass(1)
    expect([await links.find(tokenOf(link)), await links.expiresAt(draft.id)]).toEqual([undefined, null])
    expect(await links.end(draft.id)).toBe(false)
    den.pass(7 * DAY_MS)
    // The row of a link that ended a week ago is deleted when the next link is made.
    await links.create((await savePost(den.database)).id, BY)
    expect(await den.database.read.selectFrom('preview_links').select('post_id').execute()).toHaveLength(1)
  })

  it('ends when that is asked for, and when another one is made', async () => {
    await using den = await opened(open)
    const { links, draft } = den
    const first = (await links.create(draft.id, BY))!
    den.pass(DAY_MS)
    const second = (await links.create(draft.id, BY))!
    expect([await links.find(tokenOf(first)), second.expiresAt]).toEqual([undefined, '2026-12-01T14:00:00.000Z'])
    expect(await links.find(tokenOf(second))).toEqual(draft)
    expect([await links.end(draft.id), await links.end(draft.id)]).toEqual([true, false])
    expect(await links.find(tokenOf(second))).toBeUndefined()
  })

  it('follows its post into a schedule and out of the trash, and ends when it is published or unpublished', async () => {
    await using den = await opened(open)
    const { links, draft, database } = den
    const link = (await links.create(draft.id, BY))!
    const scheduled = succeeded(
      await den.drafts.update(draft.id, 1, draft, {
        by: BY,
        status: 'scheduled',
        publishAt: '2026-12-01T00:00:00.000Z',
      }),
    )
    expect(await links.find(tokenOf(link))).toEqual(scheduled.post)
    const trash = new Trash(database)
    await trash.put(draft.id)
    expect(await links.find(tokenOf(link))).toBeUndefined()
    expect(await links.create(draft.id, BY)).toBeUndefined()
    await trash.restore(draft.id)
    const restored = (await links.find(tokenOf(link)))!
    expect(restored).toMatchObject({ id: draft.id })

    expect(await links.publicPath(tokenOf(link))).toBeNull()
    const out = succeeded(
      await den.posts.save(restored, postInput({ title: 'Out', path: '/blogs/out' }), { by: BY, status: 'published' }),
    )
    expect([await links.find(tokenOf(link)), await links.expiresAt(draft.id)]).toEqual([undefined, null])
    expect(await links.publicPath(tokenOf(link))).toBe('/blogs/out')
    expect(await links.publicPath('none')).toBeNull()
    const second = (await links.create(draft.id, BY))!
    expect(await links.find(tokenOf(second))).toMatchObject({ title: 'Out' })
    await den.posts.save(out.post, out.post, { by: BY, status: 'draft' })
    expect([await links.find(tokenOf(second)), await links.publicPath(tokenOf(second))]).toEqual([undefined, null])
    await den.posts.delete(draft.id)
    expect(await database.read.selectFrom('preview_links').selectAll().execute()).toEqual([])
  })

  it('is of nothing else', async () => {
    await using den = await opened(open)
    for (const token of ['', 'x', '\0', tokenOf((await den.links.create(den.draft.id, BY))!).slice(1)])
      expect(await den.links.find(token)).toBeUndefined()
    for (const id of ['p_none', 'p_\0']) {
      expect(await den.links.create(id, BY)).toBeUndefined()
      expect([await den.links.end(id), await den.links.expiresAt(id)]).toEqual([false, null])
    }
  })
})

/** A database with a clock that the test moves, and one draft. */
async function opened(open: Parameters<Parameters<typeof describeEachDatabase>[1]>[0]) {
  let now = Date.parse('2026-11-23T14:00:00Z')
  const database = await open({ now: () => new Date(now) })
  const drafts = new TestPosts(database)
  const inserted = succeeded(
    await drafts.insert({ ...postInput({ path: '', date: '' }), announces: false }, { by: BY, status: 'draft' }),
  )
  return {
    database,
    drafts,
    draft: inserted.post,
    posts: new TestPosts(database),
    links: new PreviewLinks(database, 'https://den.example'),
    pass(milliseconds: number) {
      now += milliseconds
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

function tokenOf({ url }: { url: string }): string {
  return url.split('/').at(-1)!
}
