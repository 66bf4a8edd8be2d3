import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { unsliced } from '#server/db/slices.ts'
import { addAdministrator, backupsOf } from '#test/support/backup/backups.ts'
import { describeEachDatabase, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost, TestPosts } from '#test/support/database/posts.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { postInput } from '#test/support/posts.ts'
import { keptData } from './kept-data.ts'
import { KEPT_ROWS } from './kept-tables.ts'
import { rowsOf } from './row-counts.ts'

describeEachDatabase('what is kept', (open) => {
  it('is counted, kind by kind, with the folders beside the database', async () => {
    await using database = await open()
    await addAdministrator(database)
    await addSubscribers(database, 1_234)
    const { id } = await savePost(database)
    await new TestPosts(database).update(id, 'any', postInput({ title: 'Changed' }), { by: 'anna@den.example' })
    const { dataDir } = database.config
    const caches = [join(dataDir, 'renditions'), join(dataDir, 'covers')]
    for (const folder of [...caches, join(dataDir, 'backups')]) mkdirSync(folder, { recursive: true })
    writeFileSync(join(caches[0]!, 'a-400.webp'), 'x'.repeat(2_000))
    writeFileSync(join(caches[1]!, 'p_1-a-wide.svg'), 'x'.repeat(1_000))
    const assets = join(dataDir, 'assets', '0123456789abcdef', 'assets')
    mkdirSync(assets, { recursive: true })
    writeFileSync(join(assets, 'site-1.css'), 'x'.repeat(4_000))
    const replaced = join(dataDir, 'backups', 'replaced-2026-11-01T120000Z.sqlite')
    writeFileSync(replaced, 'x'.repeat(3_000_000))
    const data = await keptData({
      config: { dataDir, pictureCacheBytes: 1_000_000_000 },
      database,
      slices: unsliced,
      backups: backupsOf(database, database.config).backups,
      cacheFolders: caches,
    })
    const now = Object.fromEntries(data.map((row) => [row.name, row.now]))
    expect(now).toMatchObject({
      'Posts, drafts and their addresses': ['1 post'],
      Revisions: ['2 revisions'],
      Subscribers: ['1,234 addresses'],
      'Who got which mail': ['0 mails'],
      'Settings and keys': [expect.stringMatching(/^\d+ settings?$/)],
      'The database with all of these': [expect.stringMatching(/^[\d.]+ (kB|MB)$/)],
      'Pictures in other sizes, drawn covers': ['3 kB', '2 files'],
      Backups: ['0 kB', '0 files'],
      'Styles and scripts of each version': ['4 kB', '1 file'],
      'Databases that a restore replaced': [`${replaced}, 3.0 MB`],
    })
    expect(data.length).toBe(Object.keys(KEPT_ROWS).length + 5)
  })

  it('is counted right at every boundary of its slices', async () => {
    await using database = await open()
    for (const [rows, more] of [
      [0, 0],
      [4_999, 4_999],
      [5_000, 1],
      [5_001, 1],
      [10_000, 4_999],
    ] as const) {
      if (more > 0) await addCounts(database, rows - more, rows)
      expect(await rowsOf(database, unsliced, 'analytics_days')).toBe(rows)
    }
  })
})

it('each slice of a count reads a part of an index alone', async () => {
  const queries: string[] = []
  await using database = await openTestSqlite({ onQuery: (query) => queries.push(query.sql) })
  for (const { counted } of Object.values(KEPT_ROWS)) {
    queries.length = 0
    await rowsOf(database, unsliced, counted[0])
    for (const query of [...queries]) {
      const { rows } = await sql<{
        detail: string
      }>`${sql.raw(`explain query plan ${query.replace('?', '4999')}`)}`.execute(database.read)
      expect(rows.map(({ detail }) => detail).join('\n'), query).toMatch(
        /^(SCAN|SEARCH) \w+( USING (COVERING INDEX|INTEGER).*)?$/,
      )
      expect(rows.map(({ detail }) => detail).join('\n'), query).not.toMatch(/TEMP B-TREE/)
    }
  }
})

async function addCounts({ write }: Parameters<typeof rowsOf>[0], from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, index) => ({
    day: `2026-01-${String(1 + ((from + index) % 28)).padStart(2, '0')}`,
    screen: 'Article',
    post_id: `p_${from + index}`,
    views: 1,
    visitors: 1,
  }))
  for (let start = 0; start < rows.length; start += 1_000)
    await write
      .insertInto('analytics_days')
      .values(rows.slice(start, start + 1_000))
      .execute()
}
