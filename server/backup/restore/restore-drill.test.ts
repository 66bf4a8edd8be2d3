import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '#test/support/app.ts'
import { publicAnswers } from '#test/support/backup/public-answers.ts'
import { DUE_TITLE, openFullSite } from '#test/support/backup/site.ts'
import { type Dialect, emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { openTestPostgres, openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import type { Database } from '../../db/database.ts'
import { SessionRepository } from '../../identity/sessions/session-repository.ts'
import { compactIndexes } from '../../posts/indexing/post-index.ts'
import type { Manifest } from '../archive-format.ts'
import { createBackup } from '../backup.ts'
import { partsOf } from '../backup-content.ts'
import { restoreBackup } from './restore.ts'

/** What a restore changes on purpose: mails, scheduled posts, announcements and invitations that it holds back, and counters. */
const HELD_BACK = ['campaigns', 'counters', 'deliveries', 'account_links', 'posts']

describe.each<[Dialect, Dialect]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('A site on %s that is backed up while posts are saved, and restored on %s', (from, to) => {
  it('answers every public address with the same bytes, and holds the same rows', async () => {
    await using source = await openFullSite(from === 'sqlite' ? openTestSqlite : openTestPostgres)
    const [account] = await source.services.administrators.list()
    await new SessionRepository(source.database).open(account!.id, 'hash of a token', 'a device')
    const times = { created_at: '2026-01-01T00:00:00.000Z', expires_at: '2999-01-01T00:00:00.000Z' }
    const anna = { account_id: account!.id, email: 'anna@den.example', mail_id: null, ...times }
    await source.database.write
      .insertInto('account_links')
      .values([
        { ...anna, id: 'i', purpose: 'invitation', role: 'author', token_hash: 'of a link' },
        { ...anna, id: 'r', purpose: 'password-reset', role: null, token_hash: 'of another' },
        { ...anna, id: 'c', purpose: 'address-change', role: null, token_hash: 'of a third' },
      ])
      .execute()
    const before = await publicAnswers(source, { ofAKind: 2 })
    expect(before.size).toBeGreaterThan(100)

    const dataDir = temporaryFolder()
    await compactIndexes(source.database)
    const { database, saved } = savingMeanwhile(source.database)
    const options = { file: join(dataDir, 'one.tar.gz'), folder: dataDir, secrets: true, passphrase: undefined }
    const backup = succeeded(await createBackup(database, options))
    expect(saved()).toBeGreaterThan(0)
    expect(backup.manifest.tables).toMatchObject({
      accounts: { rows: 1 },
      // Of the links, only the invitation is in the archive.
      account_links: { rows: 1 },
      api_tokens: { rows: 1 },
      deliveries: { rows: 1 },
    })
    const { rows } = backup.manifest.tables.posts!
    expect(partsOf(backup.manifest).join(', ')).toContain(`${rows - 4} posts, 4 drafts and posts in the trash, `)

    const target = await emptyTarget(to)
    const passphrase = () => Promise.reject(new Error('it is not encrypted'))
    expect(succeeded(await restoreBackup(target, { file: backup.file, replace: false, passphrase })).heldBack).toEqual({
      mails: 1,
      announcements: 1,
      invitations: 1,
      posts: [DUE_TITLE],
    })

    await using app = await openTestApp(() => openTarget(target), { env: { SITE_URL: 'https://den.example' } })
    const after = await publicAnswers(app, { ofAKind: 2 })
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    for (const [address, answer] of before) expect([address, after.get(address)]).toEqual([address, answer])

    await app.services.publishScheduler.publishDue()
    const { read } = app.database
    const statuses = read.selectFrom('posts').select('status').where('title', '=', DUE_TITLE)
    expect(await statuses.executeTakeFirst()).toEqual({ status: 'draft' })
    const mails = await read.selectFrom('deliveries').select('state').execute()
    const campaigns = await read.selectFrom('campaigns').select('state').execute()
    expect([...mails, ...campaigns].map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    const epoch = read.selectFrom('counters').select('value').where('name', '=', 'mail-epoch')
    expect(await epoch.executeTakeFirst()).toEqual({ value: 2 })
    expect(await read.selectFrom('account_sessions').selectAll().execute()).toEqual([])

    expect(await read.selectFrom('account_links').selectAll().execute()).toEqual([])

    // As a server does every quarter of a minute, so that both archives hold a compacted index.
    await compactIndexes(app.database)
    const { manifest } = succeeded(await createBackup(app.database, { ...options, file: join(dataDir, 'two.tar.gz') }))
    expect(sumsOf(manifest)).toEqual(sumsOf(backup.manifest))
    expect(rowsOf(manifest)).toEqual({ ...rowsOf(backup.manifest), account_links: 0 })
  })
})

/** The same database, in which posts are saved while a backup is made of it. */
function savingMeanwhile(database: Database): { database: Database; saved: () => number } {
  let count = 0
  const save = async () => {
    await savePost(database, { title: `Saved meanwhile ${++count}` })
  }
  const snapshot: Database['snapshot'] = (work) =>
    database.snapshot(async (state) => {
      await save()
      let isDone = false
      const saving = (async () => {
        while (!isDone && count < 20) await save()
      })()
      try {
        return await work(state)
      } finally {
        isDone = true
        await saving
      }
    })
  return { database: { ...database, snapshot }, saved: () => count }
}

function sumsOf({ tables, pictures }: Manifest) {
  return { tables: Object.fromEntries(Object.entries(tables).filter(([name]) => !HELD_BACK.includes(name))), pictures }
}

function rowsOf({ tables }: Manifest) {
  return Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]))
}
