import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { TURN_LIMIT_MS, turnsOf } from '#test/support/event-loop.ts'
import { folderOf, imported } from '#test/support/imports/imports.ts'
import { postInput, section } from '#test/support/posts.ts'
import { undoImport } from '../../imports/reports/undo-import.ts'
import { removeUnusedMedia } from '../../media/unused-media.ts'
import { PendingEditRepository } from '../pending-edit-repository.ts'
import { SavedPosts } from '../saved-posts.ts'
import { thinRevisions } from './revision-thinning.ts'

const ANNA = { by: 'anna@den.example' }
const PICTURE = '/media/0123456789abcdef0123456789abcdef.jpg'

describeEachDatabase('old revisions of a published post', (open) => {
  it('thin out to the last of each day, then of each month, but the first and the last stay', async () => {
    const clock = { now: Date.parse('2026-01-05T10:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    const { id } = await savePost(database, { title: 'first' })
    // Twice a day for a hundred days.
    for (let count = 1; count <= 200; count++) {
      clock.now += DAY_MS / 2
      await new TestPosts(database).update(id, 'any', postInput({ title: `title ${count}` }), ANNA)
    }
    expect(await revisionsOf(database, id)).toHaveLength(201)
    expect(await thinRevisions(database, 'UTC')).toBeGreaterThan(100)
    const left = await revisionsOf(database, id)
    expect(left[0]).toMatchObject({ revision: 1, saved_at: '2026-01-05T10:00:00.000Z' })
    expect(left.at(-1)).toMatchObject({ revision: 201 })
    const days = left.map(({ saved_at }) => saved_at.slice(0, 10))
    expect(days.slice(0, 4)).toEqual(['2026-01-05', '2026-01-31', '2026-02-28', expect.stringMatching(/^2026-03/)])
    expect(new Set(days).size).toBeGreaterThan(30)
    expect(left.length).toBeLessThan(40)
    expect(await thinRevisions(database, 'UTC')).toBe(0)
    const pictures = await database.read.selectFrom('revision_pictures').selectAll().execute()
    expect(pictures).toEqual([])
  })

  it('go with their pictures, which are kept while another revision names them', async () => {
    const clock = { now: Date.parse('2026-01-05T10:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    const facts = { type: 'image/jpeg', width: 1, height: 1, byte_length: 3, placeholder: null }
    await database.write
      .insertInto('media')
      .values({ hash: PICTURE.slice(7, 39), ...facts, created_at: '2025-10-31T00:00:00.000Z' })
      .execute()
    const { id } = await savePost(database, { title: 'first' })
    for (const articleImage of ['', PICTURE, '']) {
      clock.now += DAY_MS / 24
      await new TestPosts(database).update(id, 'any', postInput({ articleImage }), ANNA)
    }
    const removed = async () => {
      await removeUnusedMedia(database, DAY_MS)
      clock.now += 2 * DAY_MS
      return removeUnusedMedia(database, DAY_MS)
    }
    expect(await removed()).toBe(0)
    expect(await thinRevisions(database, 'UTC')).toBe(2)
    expect(await removed()).toBe(1)
  })

  it('stay where an undo of an import or a pending edit builds on them', async () => {
    const clock = { now: Date.parse('2026-01-05T10:00:00Z') }
    await using database = await open({ now: () => new Date(clock.now) })
    const text = (words: string) => `---\ntitle: One\ndate: 2019-10-31\n---\n${words}\n`
    const folder = folderOf({ 'a.md': text('First.') })
    await imported(database, folder)
    const report = { id: 'm_undone', startedBy: 'keeper@den.example' }
    for (const words of ['Second.', 'Third.']) {
      clock.now += 60_000
      writeFileSync(join(folder, 'a.md'), text(words))
      await imported(database, folder, { report: { ...report, id: `m_${words}` } })
    }
    const { id } = (await new SavedPosts(database).page('all', { offset: 0, limit: 9 }))[0]!

    const other = await savePost(database, { title: 'Other' })
    const posts = new TestPosts(database)
    await posts.update(other.id, 'any', postInput({ title: 'Other, changed' }), ANNA)
    const based = (await new SavedPosts(database).find(other.id))!
    await posts.update(other.id, 'any', postInput({ title: 'Other, changed again' }), ANNA)
    await database.write
      .insertInto('pending_edits')
      .values({
        post_id: other.id,
        base_revision: based.revision,
        edit: 1,
        content: JSON.stringify(postInput()),
        updated_at: '',
        updated_by: '',
      })
      .execute()

    clock.now += 200 * DAY_MS
    await thinRevisions(database, 'UTC')
    expect((await revisionsOf(database, other.id)).map(({ revision }) => revision)).toContain(based.revision)
    expect(await new PendingEditRepository(database).find(other.id)).toMatchObject({ baseRevision: based.revision })
    for (const [undone, words] of [
      ['m_Third.', 'Second.'],
      ['m_Second.', 'First.'],
    ] as const) {
      expect(await Array.fromAsync(undoImport(database, undone))).toEqual([true])
      expect(await new SavedPosts(database).find(id)).toMatchObject({ sections: [{ sectionText: words }] })
    }
  })
})

it('revisions of hundreds of posts are thinned without blocking the event loop', {
  timeout: 240_000,
}, async () => {
  const clock = { now: Date.parse('2026-01-05T10:00:00Z') }
  await using database = await openTestSqlite({ now: () => new Date(clock.now) })
  const { id } = await savePost(database, { sections: [section({ sectionText: 'Quiet at night. '.repeat(2_000) })] })
  for (let count = 0; count < 40; count++)
    await new TestPosts(database).update(id, 'any', postInput({ title: `title ${count}` }), ANNA)
  const [row] = await database.read.selectFrom('post_revisions').selectAll().limit(1).execute()
  clock.now += 100 * DAY_MS
  const addRevisions = async (attempt: number) => {
    for (let post = 0; post < 300; post++)
      await database.write
        .insertInto('post_revisions')
        .values(
          Array.from({ length: 40 }, (_, revision) => ({
            ...row!,
            post_id: `p_${attempt}_${post}`,
            revision: revision + 1,
            content: JSON.stringify({ text: 'Quiet at night. '.repeat(1_000) }),
          })),
        )
        .execute()
  }
  const turns = await turnsOf(() => thinRevisions(database, 'Europe/Berlin'), addRevisions)
  expect(Math.min(...turns)).toBeLessThanOrEqual(TURN_LIMIT_MS)
  expect(await revisionsOf(database, 'p_0_0')).toHaveLength(2)
})

function revisionsOf({ read }: Connection, id: string) {
  return read
    .selectFrom('post_revisions')
    .select(['revision', 'saved_at'])
    .where('post_id', '=', id)
    .orderBy('revision')
    .execute()
}
