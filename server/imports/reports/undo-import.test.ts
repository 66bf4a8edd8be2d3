import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { subscriberRow } from '#test/support/mail/mail.ts'
import { drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'
import { CampaignRepository } from '../../newsletter/campaigns/campaign-repository.ts'
import { PendingEditRepository } from '../../posts/pending-edit-repository.ts'
import { SavedPosts } from '../../posts/saved-posts.ts'
import { Trash } from '../../posts/trash.ts'
import { ImportReports } from './import-reports.ts'
import { undoableCount, undoImport } from './undo-import.ts'

const REPORT = { id: 'm_undone', startedBy: 'keeper@den.example' }

const markdown = (title: string, text = 'Slow.', more = '') =>
  `---\ntitle: ${title}\ndate: 2019-10-31\n${more}---\n${text}\n`

async function undone(database: TestDatabase): Promise<boolean[]> {
  return (await Array.fromAsync(undoImport(database, REPORT.id))).toReversed()
}

async function titles(database: TestDatabase): Promise<string[]> {
  const rows = await database.read.selectFrom('posts').select('title').orderBy('title').execute()
  return rows.map(({ title }) => title)
}

describeEachDatabase('an undone import', (open) => {
  it('leaves nothing of new posts, so that the next import makes them again', async () => {
    await using database = await open()
    const folder = folderOf({
      'a.md': markdown('One', 'Slow.', 'aliases: /one/\nimage: a.png\n'),
      'a.png': await drawing('png'),
      'b.md': markdown('Two', 'Unfinished.', 'draft: true\n'),
    })
    await imported(database, folder, { report: REPORT })
    expect([await redirectOf(database, '/one/'), await undoableCount(database, REPORT.id)]).toEqual(['/blogs/a', 2])
    expect(await undone(database)).toEqual([true, true])
    for (const table of ['posts', 'imported_posts', 'old_paths', 'media_use', 'post_revisions'] as const)
      expect([table, await database.read.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    expect([await redirectOf(database, '/one/'), await undoableCount(database, REPORT.id)]).toEqual([undefined, 0])
    const reports = new ImportReports(database, '')
    expect((await reports.find(REPORT.id))?.undoneAt).not.toBeNull()
    expect((await reports.page(REPORT.id, 'all', 0, 9)).entries).toMatchObject([
      { undo: 'done', now: null },
      { undo: 'done', now: null },
    ])
    expect(await imported(database, folder)).toMatchObject([{ outcome: 'new', path: '/blogs/a' }, { outcome: 'new' }])
  })

  it('leaves alone what somebody edited, has an edit of, announced or moved to the trash since', async () => {
    await using database = await open()
    const names = ['announced', 'edited', 'pending', 'trashed', 'untouched']
    await imported(database, folderOf(Object.fromEntries(names.map((name) => [`${name}.md`, markdown(name)]))), {
      report: REPORT,
    })
    const saved = new SavedPosts(database)
    const posts = await Promise.all(names.map(async (name) => (await saved.findNamed(`/blogs/${name}`))!))
    const [announced, edited, pending, trashed] = posts
    await database.write
      .insertInto('subscribers')
      .values(subscriberRow('s_1', 'reader@den.example', 'active'))
      .execute()
    await new CampaignRepository(database).announce(announced!)
    await new TestPosts(database).update(edited!.id, 'any', postInput({ title: 'edited here', path: edited!.path }))
    await new PendingEditRepository(database).save(pending!.id, pending!, { revision: 1, edit: 0, by: 'keeper' })
    await new Trash(database).put(trashed!.id)
    expect(await undone(database)).toEqual([false, false, false, false, true])
    expect(await titles(database)).toEqual(['announced', 'edited here', 'pending', 'trashed'])
    expect(await new ImportReports(database, '').partCounts(REPORT.id)).toMatchObject({ all: 5, stays: 4 })
  })

  it('gives a changed post what it was before, and the next import changes it again', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': markdown('One', 'First.'), 'b.md': markdown('Two', 'First.', 'draft: true\n') })
    await imported(database, folder)
    writeFileSync(join(folder, 'a.md'), markdown('One', 'Second.'))
    writeFileSync(join(folder, 'b.md'), markdown('Two', 'Second.'))
    expect(await imported(database, folder, { report: REPORT })).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'changed', status: 'published' },
    ])
    expect(await undone(database)).toEqual([true, true])
    const saved = new SavedPosts(database)
    expect(await saved.page('all', { offset: 0, limit: 9 })).toMatchObject([
      { title: 'One', status: 'published', sections: [{ sectionText: 'First.' }] },
      { title: 'Two', status: 'draft', sections: [{ sectionText: 'First.' }] },
    ])
    expect(await imported(database, folder)).toMatchObject([{ outcome: 'changed' }, { outcome: 'changed' }])
  })

  it('is undone to its end where the first undo was broken off', async () => {
    await using database = await open()
    const files = Array.from({ length: 25 }, (_, index) => [`p${index}.md`, markdown(`Post ${index}`)])
    const folder = folderOf(Object.fromEntries(files))
    await imported(database, folder, { report: REPORT })
    for await (const _ of undoImport(database, REPORT.id)) break
    expect([(await titles(database)).length, await undoableCount(database, REPORT.id)]).toEqual([15, 15])
    rmSync(folder, { recursive: true })
    expect(await undone(database)).toHaveLength(15)
    expect(await titles(database)).toEqual([])
  })
})
