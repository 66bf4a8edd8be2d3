import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { reportSayerIn } from '#domain/locales/import-words.ts'
import { createLocale } from '#domain/locales/locale.ts'
import { describeEachDatabase } from '#test/support/database/databases.ts'
import { fileOf, folderOf, imported } from '#test/support/imports/imports.ts'
import { ImportReports } from './import-reports.ts'
import { ReportWriter } from './report-writer.ts'

const markdown = (title: string, text = 'Slow.') => `---\ntitle: ${title}\ndate: 2019-10-31\n---\n${text}\n`
const SITE = 'https://den.example'
const IN_ENGLISH = { locale: ENGLISH, say: (sentence: string) => sentence }

describeEachDatabase('the report of an import', (open) => {
  it('keeps what became of each entry, and how a passage was and came', async () => {
    await using database = await open()
    const folder = folderOf({
      'a.md': markdown('One', 'It is <u>under</u> the <del>bed</del>.'),
      'b.md': markdown('Two', 'Nothing is lost.'),
      'c.md': '---\ntitle: ""\ndate: 2019-10-31\n---\n',
    })
    await imported(database, folder)
    const reports = new ImportReports(database, SITE)
    const [record, ...others] = await reports.list()
    expect(others).toEqual([])
    expect(record).toMatchObject({ startedBy: 'keeper@den.example', problem: null, undoneAt: null })
    expect(record!.counts).toMatchObject({ new: 3, refused: 0 })
    const { entries, total } = await reports.page(record!.id, 'text', 0, 9)
    expect(total).toBe(1)
    expect(entries[0]).toMatchObject({ lookedAt: null, undo: null, now: { status: 'published', isTrashed: false } })
    expect(entries[0]!.line).toMatchObject({
      title: 'One',
      passages: [
        {
          note: 'struck, raised or lowered words became plain text',
          was: 'It is <u>under</u> the <del>bed</del>.',
          came: 'It is under the bed.',
        },
      ],
    })
  })

  it('says what is still to be looked at', async () => {
    await using database = await open()
    const folder = folderOf({
      'a.md': markdown('One', '<del>x</del> y'),
      'b.md': markdown('Two', '<del>x</del> y'),
      // Its captions are filled in, of which nothing is lost.
      'c.md': markdown('Three'),
    })
    await imported(database, folder)
    const reports = new ImportReports(database, SITE)
    const { id } = (await reports.list())[0]!
    expect(await reports.partCounts(id)).toMatchObject({ all: 3, noted: 2, open: 2, text: 2, filled: 3, pictures: 0 })
    expect(await reports.look(id, 0, true)).toBe(true)
    expect(await reports.look(id, 7, true)).toBe(false)
    expect(await reports.partCounts(id)).toMatchObject({ noted: 2, open: 1 })
    expect((await reports.page(id, 'open', 0, 9)).entries).toMatchObject([{ position: 1, line: { title: 'Two' } }])
    await reports.look(id, 0, false)
    expect(await reports.partCounts(id)).toMatchObject({ open: 2 })
  })

  it('of an import that is broken off goes on in a further run, and has each post once', async () => {
    await using database = await open()
    const folder = folderOf({ 'a.md': markdown('One'), 'b.md': markdown('Two'), 'c.md': markdown('Three') })
    const report = { id: 'm_again', startedBy: 'keeper@den.example' }
    await imported(database, folder, { report }, 2)
    const reports = new ImportReports(database, SITE)
    expect(await reports.find('m_again')).toMatchObject({
      problem: 'It was stopped before the end of the file.',
      counts: { new: 2 },
    })
    await imported(database, folder, { report })
    expect(await reports.find('m_again')).toMatchObject({ problem: null, counts: { new: 3, unchanged: 0 } })
    const { entries } = await reports.page('m_again', 'all', 0, 9)
    expect(entries.map(({ line }) => [line.title, line.outcome])).toEqual([
      ['One', 'new'],
      ['Two', 'new'],
      ['Three', 'new'],
    ])
  })

  it('says that an import runs, until it has been silent for two minutes', async () => {
    let now = new Date('2026-11-01T12:00:00Z')
    await using database = await open({ now: () => now })
    const writer = await ReportWriter.begin(database, '/a.md', { id: 'm_running', startedBy: 'x' })
    const reports = new ImportReports(database, SITE)
    expect(await reports.find('m_running')).toMatchObject({ isRunning: true, endedAt: null })
    now = new Date('2026-11-01T12:01:30Z')
    await writer.add({ title: 'a', outcome: 'refused', notes: ['It is none.'] })
    now = new Date('2026-11-01T12:03:00Z')
    expect(await reports.find('m_running')).toMatchObject({ isRunning: true, counts: { refused: 1 } })
    now = new Date('2026-11-01T12:03:31Z')
    expect(await reports.find('m_running')).toMatchObject({ isRunning: false })
    await writer.end('The archive is dam\0aged.')
    expect(await reports.find('m_running')).toMatchObject({ isRunning: false, problem: 'The archive is damaged.' })
  })

  it('is removed with all its entries', async () => {
    await using database = await open()
    await imported(database, folderOf({ 'a.md': markdown('One'), 'b.md': markdown('Two') }))
    const reports = new ImportReports(database, SITE)
    const { id } = (await reports.list())[0]!
    expect([await reports.remove(id), await reports.remove(id)]).toEqual([true, false])
    expect(await database.read.selectFrom('import_entries').selectAll().execute()).toEqual([])
  })

  it('is kept until ten others have followed', async () => {
    await using database = await open()
    const file = fileOf('a.md', markdown('One'))
    const reports = new ImportReports(database, SITE)
    for (let run = 0; run < 12; run++) {
      writeFileSync(file, markdown(`One ${run}`))
      await imported(database, file, { report: { id: `m_${run}`, startedBy: 'x' } })
    }
    const ids = (await reports.list()).map(({ id }) => id)
    expect([ids.length, ids.includes('m_11'), await reports.find('m_0')]).toEqual([10, true, undefined])
    expect((await reports.page('m_0', 'all', 0, 9)).total).toBe(0)
  })

  it('is a table of CSV and a page, with a line for each note', async () => {
    await using database = await open()
    await imported(database, fileOf('a.md', markdown('=One <b>', 'It is <del>x & y</del>.')))
    const reports = new ImportReports(database, SITE)
    const { id } = (await reports.list())[0]!
    const text = async (as: 'csv' | 'html') => textOf(await reports.file(id, 'all', as, IN_ENGLISH))
    const [head, ...lines] = (await text('csv')).split('\r\n')
    expect(head).toBe('\ufeffEntry,Outcome,State,Date,Address,About,Note,As it was,As it came,Looked at')
    expect(lines[0]).toBe(
      "'=One <b>,new,published,2019-10-31,https://den.example/blogs/a,Text," +
        '"struck, raised or lowered words became plain text",It is <del>x & y</del>.,It is x & y.,',
    )
    const page = await text('html')
    expect(page).toContain('<td>=One &#60;b&#62;</td>')
    expect(page).toContain('<pre>It is &#60;del&#62;x &#38; y&#60;/del&#62;.</pre>')
    expect(await reports.file('m_none', 'all', 'csv', IN_ENGLISH)).toBeUndefined()
    const inGerman = { locale: createLocale('de', await catalogueOf('de')), say: await reportSayerIn('de') }
    const translated = await textOf(await reports.file(id, 'all', 'html', inGerman))
    expect(translated).toContain('<html lang="de" dir="ltr">')
    expect(translated).toContain('durchgestrichene, hoch- oder tiefgestellte Wörter wurden einfacher Text')
    expect(translated).not.toMatch(/Begun|Outcome|published/)
  })
})

async function textOf(file: AsyncGenerator<string> | undefined): Promise<string> {
  return (await Array.fromAsync(file!)).join('')
}
