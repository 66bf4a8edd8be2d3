import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#test/support/database/databases.ts'
import { TestPosts } from '#test/support/database/posts.ts'
import { fileOf, folderOf, imported, redirectOf } from '#test/support/imports/imports.ts'
import { subscriberRow } from '#test/support/mail/mail.ts'
import { drawing } from '#test/support/pictures.ts'
import { postInput } from '#test/support/posts.ts'
import { CampaignRepository } from '../../newsletter/campaigns/campaign-repository.ts'
import { PendingEditRepository } from '../../posts/pending-edit-repository.ts'
import { PreviewLinks } from '../../posts/previews/preview-links.ts'
import { SavedPosts } from '../../posts/saved-posts.ts'
import { Trash } from '../../posts/trash.ts'
import { Redirects } from '../../redirects/redirects.ts'
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

  it('leaves alone a post that somebody leads an address or a preview to', async () => {
    await using database = await open()
    const folder = folderOf({
      'a.md': markdown('One', 'Slow.', 'aliases: /one/\n'),
      'b.md': markdown('Two', 'Slow.', 'draft: true\n'),
    })
    await imported(database, folder, { report: REPORT })
    await new Redirects(database, 'https://den.example').add({ path: '/short', target: '/blogs/a' })
    const [draft] = await new SavedPosts(database).page('draft', { offset: 0, limit: 1 })
    await new PreviewLinks(database, 'https://den.example').create(draft!.id, 'keeper@den.example')
    expect(await undone(database)).toEqual([false, false])
    expect([await redirectOf(database, '/short'), await titles(database)]).toEqual(['/blogs/a', ['One', 'Two']])
  })

  it('is undone after the import that followed it, and not before', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': markdown('One', 'First.'), 'b.md': markdown('Two', 'First.') })
    await imported(database, folder, { report: { ...REPORT, id: 'm_first' } })
    writeFileSync(join(folder, 'a.md'), markdown('One', 'Second.'))
    await imported(database, folder, { report: REPORT })
    expect(await undone(database)).toEqual([true])
    expect((await Array.fromAsync(undoImport(database, 'm_first'))).toReversed()).toEqual([true, true])
    expect(await titles(database)).toEqual([])
  })

  it('deletes no post that a later import made under the same id', async () => {
    await using database = await open()
    const file = fileOf('a.md', '---\nformat: den-1\nid: p_22222222222222222222\ntitle: One\nstatus: draft\n---\n')
    await imported(database, file, { report: REPORT })
    const [post] = await new SavedPosts(database).page('draft', { offset: 0, limit: 1 })
    await new Trash(database).remove(post!.id, 'any', true)
    await imported(database, file, { report: { ...REPORT, id: 'm_later' } })
    expect(await undone(database)).toEqual([false])
    expect(await titles(database)).toEqual(['One'])
  })

  it('begins its report anew where it is carried out again', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': markdown('One'), 'b.md': markdown('Two'), 'c.md': markdown('Three') })
    await imported(database, folder, { report: REPORT }, 2)
    await undone(database)
    await imported(database, folder, { report: REPORT })
    const reports = new ImportReports(database, '')
    expect(await reports.find(REPORT.id)).toMatchObject({ undoneAt: null, problem: null, counts: { new: 3 } })
    expect((await reports.page(REPORT.id, 'all', 0, 9)).total).toBe(3)
  })

  it('leaves the imported text of a draft among its revisions', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': markdown('One', 'First.', 'draft: true\n') })
    await imported(database, folder)
    writeFileSync(join(folder, 'a.md'), markdown('One', 'Second.', 'draft: true\n'))
    await imported(database, folder, { report: REPORT })
    expect(await undone(database)).toEqual([true])
    const rows = await database.read.selectFrom('post_revisions').select('revision').orderBy('revision').execute()
    expect(rows.map(({ revision }) => revision)).toEqual([1, 2, 3])
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
    expect([(await titles(database)).length, await undoableCount(database, REPORT.id)]).toEqual([24, 24])
    rmSync(folder, { recursive: true })
    expect(await undone(database)).toHaveLength(24)
    expect(await titles(database)).toEqual([])
  })
})
