import { expect, it } from 'vitest'
import { changedArchive, encryptedCheaply, type Member } from '#test/support/backup/archive.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { savePost } from '#test/support/database/posts.ts'
import { drawing } from '#test/support/pictures.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { succeeded } from '#test/support/succeeded.ts'
import { MediaRepository } from '../../media/media-repository.ts'
import { MediaStore } from '../../media/media-store.ts'
import { createBackup } from '../backup.ts'
import { checkBackup } from './check-backup.ts'

async function backup(): Promise<string> {
  await using database = await openTestSqlite()
  await new MediaStore(new MediaRepository(database)).put(await drawing('png'))
  await savePost(database, { title: 'One' })
  return succeeded(
    await createBackup(database, { file: undefined, folder: temporaryFolder(), secrets: true, passphrase: undefined }),
  ).file
}

const twice = (member: Member) => [member, member]
const without = (key: string) => (member: Member) => [json(member, ({ [key]: _, ...rest }) => rest)]

it.each<[what: string, name: RegExp, change: (member: Member) => Member[], problem: RegExp]>([
  ['of another program', /^backup/, (head) => [json(head, () => ({ format: 'x' }))], /not a backup of Den/],
  ['whose head comes twice', /^backup/, twice, /backup\.json comes twice/],
  ['whose head says too little', /^backup/, without('engine'), /backup\.json does not say what it should/],
  ['with a picture twice', /^media/, twice, /comes twice/],
  ['whose end says too little', /^manifest/, without('pictures'), /manifest\.json does not say what it should/],
  [
    'whose head and end differ',
    /^manifest/,
    (end) => [json(end, (said) => ({ ...said, engine: 'postgres' }))],
    /manifest\.json and backup\.json differ/,
  ],
  [
    'with a table that its end does not name',
    /^manifest/,
    (end) => [json(end, ({ tables: { posts: _, ...tables }, ...said }) => ({ ...said, tables }))],
    /its sums do not name the table posts/,
  ],
])('a check finds fault with a backup %s', async (_, name, change, problem) => {
  const changed = await changedArchive(
    await backup(),
    (members) => members.flatMap((member) => (name.test(member.header.name) ? change(member) : [member])),
    'old',
  )
  expect(await checkBackup({ file: changed, passphrase: undefined })).toEqual({
    ok: false,
    problem: expect.stringMatching(problem),
  })
})

it('a check counts what is in a backup, ends with the server, and tells a wrong passphrase and a lost file', async () => {
  const file = await backup()
  const check = (more: object) => checkBackup({ file, passphrase: undefined, ...more })
  expect(await check({})).toEqual({ ok: true, content: expect.stringContaining('1 post') })
  await expect(check({ signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped')
  const encrypted = await encryptedCheaply(file, 'a lamp')
  expect(await check({ file: encrypted, passphrase: 'a lamp' })).toMatchObject({ ok: true })
  expect(await check({ file: encrypted, passphrase: '' })).toMatchObject({ ok: false })
  expect(await check({ file: `${file}.gone` })).toEqual({
    ok: false,
    problem: `${file}.gone could not be read (ENOENT). Look at the disk.`,
  })
})

// biome-ignore lint/suspicious/noExplicitAny: it is changed into what nothing reads.
function json(member: Member, change: (value: any) => object): Member {
  const value = JSON.parse(Buffer.from(member.bytes!).toString())
  return { header: { name: member.header.name }, text: JSON.stringify(change(value)) }
}
