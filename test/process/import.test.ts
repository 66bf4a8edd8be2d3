import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { INIT } from '#server/db/migrations/unreleased.ts'
import { migrateToLatest, pendingMigrations } from '#server/db/migrator.ts'
import { openTestApp } from '#test/support/app.ts'
import { openTestPostgres, openTestSqlite } from '#test/support/database/databases.ts'
import { fileOf, folderOf } from '#test/support/imports/imports.ts'
import { postInput } from '#test/support/posts.ts'
import { type Ended, den as run } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'

const den = (args: readonly string[], env: Readonly<Record<string, string>>, input?: string): Promise<Ended> =>
  run(args, { SITE_URL: 'https://den.example', ...env }, input)

it('den import says what it would do, does it, and ends with 1 for what cannot be imported', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const folder = folderOf({
    'a.md': '---\ntitle: One\ndate: 2019-10-31\ndescription: d\n---\n<script>x</script>Text\n',
  })
  writeFileSync(join(folder, 'b.md'), '---\na: &a [1]\nb: *a\n---\nText\n')
  const lines =
    'new: One (published, 2019-10-31) → /blogs/a\n    left out: script\nnot imported: b.md\n    Its front matter refers to parts of itself (YAML aliases), which is not read.\n\n'
  const noted = ' Something was left out or changed in 2 entries.\n'
  expect(await den(['import', folder, '--dry-run'], env)).toEqual({
    ended: 0,
    output: {
      stderr: '',
      stdout: `A dry run: nothing is changed.\n\n${lines}1 post would be made, 0 would be changed, 0 here already, 1 not imported, 0 pictures.${noted}`,
    },
  })
  const made = `${lines}1 post made, 0 changed, 0 here already, 1 not imported, 0 pictures.${noted}`
  expect(await den(['import', folder, '--from', 'markdown'], env)).toEqual({
    ended: 0,
    output: { stderr: '', stdout: expect.stringMatching(withReport(made)) },
  })

  const refused = await den(['import', join(folder, 'none')], env)
  expect([refused.ended, refused.output.stderr]).toEqual([1, expect.stringContaining('There is no file or folder')])
  for (const args of [['import'], ['import', folder, '--from', 'myspace']])
    expect(await den(args, env)).toMatchObject({
      ended: 2,
      output: { stderr: expect.stringContaining('what shall be imported?') },
    })
})

it('den import leaves scores out until it is told what the best one is', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const post = (score: string) =>
    `---\ntitle: Of ${score}\ndate: 2019-10-31\ndescription: d\nstars: ${score}\n---\nText\n`
  const folder = folderOf({ 'a.md': post('3.5'), 'b.md': post('5'), 'c.md': post('5') })
  const sentence =
    '3 posts have a score, from 3.5 to 5, most often 5. They are left out unless you say what the best score is: --scale 5|10|100|stars|letters, probably 5'
  const { output } = await den(['import', folder], env)
  expect(output.stdout.split('\n').slice(-2)).toEqual([sentence, ''])
  const scaled = await den(['import', folder, '--scale', '5', '--category-of-scored', 'Book Review'], env)
  expect(scaled.output.stdout).not.toContain('--scale')
  expect(scaled.output.stdout).toContain('0 posts made, 3 changed')
  for (const [args, ended, words] of [
    [['--scale', '6'], 2, '--scale is one of 5, 10, 100, stars, letters'],
    [['--category-of-scored', 'Film'], 1, '“Film” is no category of reviews'],
  ] as const)
    expect(await den(['import', folder, ...args], env)).toMatchObject({
      ended,
      output: { stderr: expect.stringContaining(words) },
    })
})

it('den import makes no blog, and its dry run no migration', async () => {
  const dataDir = temporaryFolder()
  const folder = folderOf({ 'a.md': '---\ntitle: One\n---\nText\n' })
  for (const args of [
    ['import', folder],
    ['import', folder, '--dry-run'],
  ])
    expect(await den(args, { DATA_DIR: dataDir })).toEqual({
      ended: 1,
      output: { stdout: '', stderr: `There is no blog in ${dataDir}.\n` },
    })
  expect(readdirSync(dataDir)).toEqual([])
  await using database = await openDatabase({ dataDir })
  await migrateToLatest(database, migrations, INIT)
  // As a development state left it.
  await sql`update migrations set name = '070-standard-pages'`.execute(database.write)
  const pending = await pendingMigrations(database)
  expect(await den(['import', folder, '--dry-run'], { DATA_DIR: dataDir })).toEqual({
    ended: 1,
    output: {
      stdout: '',
      stderr:
        'The database does not have the shape of this version. A dry run does not change that; "den doctor" says what to do.\n',
    },
  })
  expect([pending, await pendingMigrations(database)]).toEqual(Array(2).fill(Object.keys(migrations)))
})

it('den import makes posts of a backup of another Den, once', async () => {
  const [there, here] = [migratedFolder(), migratedFolder()]
  const file = join(temporaryFolder(), 'den.tar.gz')
  const folder = folderOf({ 'a.md': '---\ntitle: One\ndate: 2019-10-31\ndescription: d\n---\nText\n' })
  expect((await den(['import', folder], { DATA_DIR: there })).ended).toBe(0)
  expect((await den(['backup', file], { DATA_DIR: there })).ended).toBe(0)
  const imported = () => den(['import', file], { DATA_DIR: here })
  // Files of killed imports, and files of others.
  for (const name of ['import-aB3dE6', 'imports', 'import-mine']) {
    mkdirSync(join(here, name))
    writeFileSync(join(here, name, 'a'), '')
    utimesSync(join(here, name), 0, 0)
  }
  mkdirSync(join(here, 'import-zB3dE6'))
  expect(await imported()).toEqual({
    ended: 0,
    output: {
      stderr: '',
      stdout: expect.stringMatching(
        withReport(
          'new: One (published, 2019-10-31) → /blogs/a\n\n1 post made, 0 changed, 0 here already, 0 pictures.\n',
        ),
      ),
    },
  })
  expect((await imported()).output.stdout).toContain('0 posts made, 0 changed, 1 here already')
  expect(readdirSync(here).filter((name) => name.startsWith('import'))).toEqual([
    'import-mine',
    'import-zB3dE6',
    'imports',
  ])
  writeFileSync(file, 'no archive')
  const refused = await imported()
  expect([refused.ended, refused.output.stderr]).toEqual([1, 'This is not a backup of Den.\n'])
})

it('den import makes posts of a backup where DATA_DIR is not there yet', async () => {
  const there = { DATA_DIR: migratedFolder() }
  const file = join(temporaryFolder(), 'den.tar.gz')
  await den(['import', folderOf({ 'a.md': '---\ntitle: One\n---\nText\n' })], there)
  expect((await den(['backup', file], there)).ended).toBe(0)
  await using database = await openTestPostgres()
  const { databaseUrl = '', dataDir } = database.config
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, 'not', 'there') }
  const { ended, output } = await den(['import', file], env)
  expect([ended, output]).toEqual([0, { stdout: expect.stringContaining('1 post made'), stderr: '' }])
})

it('den import says what is no post, and asks for a passphrase in words', async () => {
  const env = { DATA_DIR: temporaryFolder() }
  const backup = join(temporaryFolder(), 'den.tar.gz.age')
  expect((await den(['migrate'], env)).ended).toBe(0)
  expect((await den(['backup', '--encrypt', backup], env, 'a lamp that nobody tends')).ended).toBe(0)
  const refusal = async (path: string) => {
    const { ended, output } = await den(['import', path, '--dry-run'], env)
    return [ended, output.stderr]
  }
  expect(await refusal(backup)).toEqual([1, 'No passphrase was typed.\n'])
  expect(await refusal(folderOf({ 'README.md': '# Blog' }))).toEqual([
    1,
    'There is no Markdown but a README or the like, which is passed over.\n',
  ])
  expect(await refusal(folderOf({ 'a.txt': 'x' }))).toEqual([1, expect.stringContaining('no export that Den knows')])
})

it('den import --check-addresses names addresses of the old site that lead to no page', async () => {
  await using app = await openTestApp(openTestSqlite, { posts: [postInput({ path: '/blogs/a' })] })
  const env = { PORT: String(app.port), DATA_DIR: temporaryFolder() }
  const check = (text: string, name = 'old.txt') => den(['import', '--check-addresses', fileOf(name, text)], env)
  const sitemap = ['/blogs/a', '/gone/?x=1&amp;y=2', '/hall.png', '/Blogs/a', '/', '/feed/atom/', '/blogs/a']
  const { ended, output } = await check(
    `<urlset>${sitemap.map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('\n')}</urlset>`,
    'sitemap.xml',
  )
  expect([ended, output]).toEqual([
    1,
    {
      stderr: '',
      stdout:
        'front page: /gone/?x=1&y=2\n404: /hall.png\n\nAddresses: 6. To a page: 4; to the front page alone: 1; to none: 1.\n',
    },
  ])
  expect(
    (await check('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>')).output.stderr,
  ).toContain('is an index of sitemaps')
  expect(await check('"/gone","12"\nold.example/gone3\n/?p=1\n!\n')).toMatchObject({
    ended: 1,
    output: {
      stdout:
        'front page: /gone\nfront page: /gone3\nfront page: /?p=1\n\nAddresses: 3. To a page: 0; to the front page alone: 3; to none: 0.\n1 line names no address.\n',
    },
  })
  expect(await check('https://old.example/blogs/a,12\r\n\n/ 4\n')).toMatchObject({
    ended: 0,
    output: { stdout: '\nAddresses: 2. To a page: 2; to the front page alone: 0; to none: 0.\n' },
  })
  expect((await check('none')).output.stderr).toContain('names no address')
  expect((await den(['import', '--check-addresses'], env)).ended).toBe(2)
  expect(
    (await den(['import', '--check-addresses', fileOf('a', '/x')], { ...env, PORT: '1' })).output.stderr,
  ).toContain('Den does not answer at http://127.0.0.1:1')
})

/** The output of an import, which ends with the address of its report. */
function withReport(output: string): RegExp {
  const literal = output.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal}Look through it, or undo it: https://den\\.example/admin/import/m_\\w+\n$`)
}
