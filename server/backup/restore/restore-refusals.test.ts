import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { beforeAll, expect, inject, it } from 'vitest'
import { changedArchive, type Member, membersOf } from '#test/support/backup/archive.ts'
import { emptyTarget, openTarget } from '#test/support/backup/target.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { drawing } from '#test/support/pictures.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { PublishedPosts } from '../../posts/published-posts.ts'
import { SettingsRepository } from '../../settings/settings-repository.ts'
import { createBackup } from '../backup.ts'
import { restoreBackup } from './restore.ts'

let file: string
/** The existing blog that each test tries to replace. */
let target: { dataDir: string }

beforeAll(async () => {
  await using database = await openTestSqlite()
  await new MediaStore(new MediaRepository(database)).put(await drawing('png'))
  for (const title of ['One', 'Two']) await savePost(database, { title })
  await new SettingsRepository(database).set('blogName', 'Crypt')
  const dataDir = mkdtempSync(join(inject('databaseFolder'), 'hostile-'))
  const options = { file: join(dataDir, 'whole.tar.gz'), folder: dataDir, secrets: true, passphrase: undefined }
  file = succeeded(await createBackup(database, options)).file
  target = { dataDir: mkdtempSync(join(inject('databaseFolder'), 'target-')) }
  succeeded(await restore(target, file))
})

/** Restores over a blog, on SQLite, and expects that blog to be as it was. */
async function refusal(from: string): Promise<string> {
  const before = contentOf(target.dataDir)
  const result = await restore(target, from)
  expect(contentOf(target.dataDir)).toEqual(before)
  return result.ok ? 'restored' : result.problem
}

function restore(target: { dataDir: string }, from: string) {
  return restoreBackup(target, { file: from, replace: true, passphrase: async () => 'none' })
}

function contentOf(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  )
}

function written(name: string, bytes: Uint8Array): string {
  const path = `${file}.${name}`
  writeFileSync(path, bytes)
  return path
}

function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes)
  } catch {
    return undefined
  }
}

it('refuses a file that was cut off, wherever', async () => {
  const bytes = readFileSync(file)
  for (const length of [
    0,
    1,
    10,
    200,
    ...[0.1, 0.5, 0.9].map((part) => Math.floor(bytes.length * part)),
    bytes.length - 9,
    bytes.length - 1,
  ])
    expect([length, await refusal(written('cut', bytes.subarray(0, length)))]).toEqual([
      length,
      expect.stringMatching(/^This (backup is damaged|is not a backup of Den)/),
    ])
})

it('refuses a file of which one byte was changed', async () => {
  const bytes = readFileSync(file)
  for (let at = 20; at < bytes.length; at += Math.ceil(bytes.length / 12)) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 0x41
    // In a run of zeros another distance of deflate gives the same content, which is no damage.
    if (unpacked(changed)?.equals(gunzipSync(bytes))) continue
    expect([at, await refusal(written('flip', changed))]).toEqual([
      at,
      expect.stringMatching(/^This (backup is damaged|is not)/),
    ])
  }
})

it('refuses what is not a backup of Den', async () => {
  const foreign = await packTar([{ header: { name: 'wordpress.sql', size: 2 }, body: '--' }])
  for (const [name, bytes] of [
    ['text', Buffer.from('Dear diary, this is no backup.')],
    ['gzip', gzipSync('Dear diary')],
    ['tar', gzipSync(foreign)],
  ] as const)
    expect([name, await refusal(written(name, bytes))]).toEqual([
      name,
      name === 'text'
        ? 'This is not a backup of Den.'
        : expect.stringMatching(/^This (is not a backup of Den|backup is damaged)/),
    ])
  for (const [recipient, words] of [
    ['X25519 a', 'encrypted for a key'],
    ['scrypt a 30', 'too much memory'],
  ])
    expect(await refusal(written('age', Buffer.from(`age-encryption.org/v1\n-> ${recipient}\n`)))).toContain(words)
  expect(await refusal(`${file}.missing`)).toMatch(/^There is no file .*whole\.tar\.gz\.missing\.$/)
})

it('refuses a newer format and newer migrations, and says so', async () => {
  expect(await refusal(await headChanged((head) => ({ ...head, version: 3 })))).toMatch(
    /made by a newer Den \(its format is 3/,
  )
  const newer = (head: Head) => ({ ...head, migrations: [...head.migrations, '999-from-the-future'] })
  expect(await refusal(await headChanged(newer))).toMatch(/made by a newer Den \(it has migration 999-from-the-future/)
  const twice = (head: Head) => ({ ...head, migrations: [...head.migrations, head.migrations[0]!] })
  expect(await refusal(await headChanged(twice))).toContain('its migrations are not those of any version')
  for (const changed of [{ version: 2 }, { pictureSet: 'plain' }, { version: 2, pictureSet: '../..' }])
    expect(await refusal(await headChanged((head) => ({ ...head, ...changed })))).toContain('backup.json does not say')
})

const HOSTILE: Readonly<Record<string, [(members: Member[]) => Member[], RegExp]>> = {
  'a name that leads out': [
    added({ header: { name: '../../etc/cron.d/den' }, text: 'x' }),
    /is not a file of a backup/,
  ],
  'an absolute name': [added({ header: { name: '/etc/passwd' }, text: 'x' }), /is not a file of a backup/],
  'a picture that leads out': [
    added({ header: { name: 'media/../../x.png' }, text: 'x' }),
    /is not a file of a backup/,
  ],
  'a symbolic link': [
    added({ header: { name: 'media/link', type: 'symlink', linkname: '/etc', size: 0 } }),
    /is not a file\./,
  ],
  'a hard link': [
    added({ header: { name: 'media/link', type: 'link', linkname: '/etc/passwd', size: 0 } }),
    /is not a file\./,
  ],
  'a folder': [added({ header: { name: 'tables/', type: 'directory', size: 0 } }), /is not a file\./],
  'a first file that is as long as a table': [
    ([head, ...members]) => [{ header: { name: head!.header.name }, text: ' '.repeat(1_100_000) }, ...members],
    /backup\.json. is larger than any file of a backup/,
  ],
  'a foreign table': [
    added({ header: { name: 'tables/pg_authid/00001.ndjson' }, text: '{"a":1}\n' }),
    /there is no table pg_authid/,
  ],
  'a table of Den that no backup holds': [
    added({ header: { name: 'tables/account_sessions/00001.ndjson' }, text: '{"id":"x"}\n' }),
    /there is no table account_sessions/,
  ],
  'a foreign column': [inRows('settings', (row) => ({ ...row, evil: 'x' })), /There is no column "evil"/],
  'a missing column': [inRows('posts', ({ title: _, ...row }) => row), /The column title holds no text/],
  'a text for a number': [
    inRows('posts', (row) => ({ ...row, views: '1; drop table posts' })),
    /The column views holds no integer/,
  ],
  'a number that is not whole': [
    inRows('posts', (row) => ({ ...row, views: 1.5 })),
    /The column views holds no integer/,
  ],
  'a value that the table refuses': [
    inRows('posts', (row) => ({ ...row, featured: 7 })),
    /the database refuses what it holds/,
  ],
  'a row without its counterpart': [
    inRows('pictures', (row) => ({ ...row, hash: '0'.repeat(32) })),
    /names one of media that is missing/,
  ],
  'a row that is no object': [inRows('settings', () => [1] as never), /A row is not an object/],
  'a row that is no JSON': [
    added({ header: { name: 'tables/subscribers/00001.ndjson' }, text: '{"id":\n' }),
    /holds no JSON/,
  ],
  'a part that is missing': [
    added({ header: { name: 'tables/subscribers/00002.ndjson' }, text: '{}\n' }),
    /the file before .* is missing/,
  ],
  'a picture without a row': [
    (members) => members.filter(({ header }) => !header.name.startsWith('tables/media/')),
    /nothing is known of the picture/,
  ],
  'a row without its picture': [
    (members) => members.filter(({ header }) => !header.name.startsWith('media/')),
    /its pictures are not what they were/,
  ],
  'another picture': [
    (members) =>
      members.map((member) =>
        member.header.name.startsWith('media/') ? { header: { name: member.header.name }, text: 'x' } : member,
      ),
    /is not the picture of that name/,
  ],
  'a file behind the end': [
    (members) => [...members, { header: { name: 'backup.json' }, text: '{}' }],
    /comes behind its end/,
  ],
  'no manifest': [(members) => members.slice(0, -1), /its end is missing/],
}

it.each(Object.entries(HOSTILE))('refuses %s', async (_, [change, words]) => {
  expect(await refusal(await changedArchive(file, change))).toMatch(words)
})

it('refuses a change of one word, and a row too many, by the sums', async () => {
  for (const change of [
    inRows('settings', (row) => ({ ...row, value: '"Creepy"' })),
    added({ header: { name: 'tables/subscribers/00001.ndjson' }, text: '{}\n' }),
  ])
    expect(await refusal(await changedArchive(file, change, 'old'))).toMatch(
      /the table (settings|subscribers) is not what it was/,
    )
})

it('refuses a size that no file of a backup has, without reading that far', async () => {
  for (const size of [65 * 1024 * 1024, 2 ** 33 - 1]) {
    const [head] = await packedHead()
    const claim = await packTar([head!])
    // The header of the second file declares more bytes than follow.
    const lie = (await packTar([{ header: { name: 'tables/posts/00001.ndjson', size: 0 } }])).slice(0, 512)
    const octal = `${size.toString(8).padStart(11, '0')}\0`
    lie.set(Buffer.from(octal), 124)
    lie.set(Buffer.from(' '.repeat(8)), 148)
    const sum = lie.reduce((total, byte) => total + byte, 0)
    lie.set(Buffer.from(`${sum.toString(8).padStart(6, '0')}\0 `), 148)
    const tar = Buffer.concat([claim.slice(0, -1024), lie, Buffer.alloc(4096)])
    expect(await refusal(written('claim', gzipSync(tar)))).toMatch(/is larger than any file of a backup/)
  }
})

it('refuses what unpacks to far more than a backup does', async () => {
  const [head] = await packedHead()
  const data = new Uint8Array(10 * 1024 * 1024).fill(0x20, 0, -1).fill(0x0a, -1).fill(0x31, 0, 1)
  const parts = Array.from({ length: 9 }, (_, index) => ({
    header: { name: `tables/posts/${String(index + 1).padStart(5, '0')}.ndjson`, size: data.byteLength },
    data,
  }))
  const bomb = gzipSync(await packTar([head!, ...parts]))
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await refusal(written('bomb', bomb))).toMatch(/it unpacks to far more than a backup does/)
})

it('restores the very file, so that the refusals above are not for another reason', async () => {
  const empty = await emptyTarget('sqlite')
  const copy = await changedArchive(file, (members) => members)
  expect((await restore(empty, copy)).ok).toBe(true)
  await using database = await openTarget(empty)
  expect(await new PublishedPosts(database).counts()).toMatchObject({ regular: 2 })
})

interface Head {
  readonly migrations: readonly string[]
}

function headChanged(change: (head: Head) => object): Promise<string> {
  return changedArchive(file, (members) =>
    members.map((member) =>
      member.header.name.endsWith('.json')
        ? {
            header: { name: member.header.name },
            text: JSON.stringify(change(JSON.parse(Buffer.from(member.bytes!).toString()))),
          }
        : member,
    ),
  )
}

function added(member: Member) {
  return (members: Member[]) => [...members.slice(0, -1), member, members.at(-1)!]
}

function inRows(table: string, change: (row: Record<string, unknown>) => Record<string, unknown>) {
  return (members: Member[]) =>
    members.map((member) => {
      if (!member.header.name.startsWith(`tables/${table}/`)) return member
      const lines = Buffer.from(member.bytes!).toString().trimEnd().split('\n')
      const text = lines.map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`).join('')
      return { header: { name: member.header.name }, text }
    })
}

async function packedHead() {
  const [head] = await membersOf(file)
  return [{ header: { name: head!.header.name, size: head!.bytes!.byteLength }, data: new Uint8Array(head!.bytes!) }]
}
