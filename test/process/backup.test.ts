import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { refuseServers } from '#server/db/transfer/replace-postgres.ts'
import { MediaRepository } from '#server/media/media-repository.ts'
import { MediaStore } from '#server/media/media-store.ts'
import { demoContent } from '#server/posts/first-run/demo-content.ts'
import { encryptedCheaply } from '#test/support/backup/archive.ts'
import { addPicture, blogFolder, titlesIn } from '#test/support/backup/blog-folder.ts'
import { openTestPostgres } from '#test/support/database/databases.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder, temporaryFolder } from '#test/support/process/folder.ts'
import { addressOf, run, runServer } from '#test/support/process/program.ts'
import { until } from '#test/support/process/worker-process.ts'

async function storedHash(dataDir: string): Promise<string> {
  await using database = await openDatabase({ dataDir })
  return (await database.read.selectFrom('account_credentials').select('password').executeTakeFirstOrThrow()).password!
}

const backup = (dataDir: string, args: readonly string[] = [], input = '') =>
  den(['backup', ...args], { DATA_DIR: dataDir }, input)
const restore = (env: Readonly<Record<string, string>>, args: readonly string[], input = '') =>
  den(['restore', ...args], env, input)

describe('den backup', () => {
  it('writes a file that only its owner can read, beside a server, and says where', async () => {
    const dataDir = await blogFolder()
    const server = runServer({ DATA_DIR: dataDir })
    const address = await addressOf(server)
    const { ended, output } = await backup(dataDir)
    const [, file = ''] = /^(.*\/backups\/den-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz)\n$/.exec(output.stdout) ?? []
    expect([ended, output.stderr]).toEqual([
      0,
      expect.stringMatching(/^\d+ kB: 1 post, .* every sum is right\.\nIt holds secrets/),
    ])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'backups')).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
    expect((await fetch(address)).status).toBe(200)
    const over = await restore({ DATA_DIR: dataDir }, [file, '--replace'])
    expect([over.ended, over.output.stderr]).toEqual([1, expect.stringContaining('Another Den server (process')])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('says what is wrong with a name, and leaves nothing half', async () => {
    const dataDir = await blogFolder()
    const there = join(dataDir, 'there.tar.gz')
    writeFileSync(there, 'mine')
    const before = readdirSync(dataDir).sort()
    for (const [file, words] of [
      [there, 'is there already. Name another file.'],
      [join(dataDir, 'none', 'x.tar.gz'), 'That folder is not there.'],
      [join(there, 'x.tar.gz'), 'That folder is not there.'],
      [dataDir, 'is there already.'],
      [join(dataDir, 'x'.repeat(300)), 'That name is too long.'],
    ] as const) {
      const { ended, output } = await backup(dataDir, [file])
      expect([file, ended, output]).toEqual([file, 1, { stdout: '', stderr: expect.stringContaining(words) }])
    }
    expect(readFileSync(there, 'utf8')).toBe('mine')
    expect(readdirSync(dataDir).sort()).toEqual(before)
    for (const args of [['one', 'two'], ['--shout']]) expect((await backup(dataDir, args)).ended).toBe(2)
  })

  it('says that the file system takes no more, and leaves nothing half', async () => {
    const dataDir = await blogFolder()
    await addPicture(dataDir)
    // File size limit in blocks of 512 bytes, which simulates a full disk.
    const program = run(['sh', '-c', `ulimit -f 200; exec "$0" cli/main.ts backup`, process.execPath], {
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: '',
    })
    expect([await program.ended, program.output]).toEqual([
      1,
      { stdout: '', stderr: expect.stringContaining('The file system takes no file of this size.') },
    ])
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([])
  })

  it('ends with 0 for a PostgreSQL that takes no writes, and says that the admin area does not show it', async () => {
    await using source = await openTestPostgres()
    const { databaseUrl = '', dataDir } = source.config
    const [name = ''] = /den_[0-9a-f]{16}/.exec(databaseUrl) ?? []
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(source.write)
    const file = join(temporaryFolder(), 'x.tar.gz')
    const { ended, output } = await den(['backup', file], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
    expect([ended, output.stdout, existsSync(file)]).toEqual([0, `${file}\n`, true])
    expect(output.stderr).toMatch(
      /\nIt holds secrets.*\nThe backup is made, but the admin area does not show it\.\n.*\nThe disk, or the database, cannot be written to\..*\n$/,
    )
  })

  it('makes no blog where there is none', async () => {
    const folder = temporaryFolder()
    const { ended, output } = await backup(folder)
    expect([ended, output.stderr]).toEqual([1, `There is no blog in ${folder}.\n`])
    expect(readdirSync(folder)).toEqual([])
  })

  it('leaves secrets out on request, and the blog can be signed in to after a new password', async () => {
    const dataDir = await blogFolder()
    const [all, none] = [join(dataDir, 'all.tar.gz'), join(dataDir, 'none.tar.gz')]
    expect((await backup(dataDir, [all])).ended).toBe(0)
    const { output } = await backup(dataDir, [none, '--without-secrets'])
    expect(output.stderr).toContain('It holds no passwords, tokens or keys.')
    const [withThem, without] = [all, none].map((file) => gunzipSync(readFileSync(file)).toString())
    for (const secret of ['very-secret-word', 'the-key-that-signs', 'token_hash', await storedHash(dataDir)]) {
      expect(withThem).toContain(secret)
      expect(without).not.toContain(secret)
    }
    const target = temporaryFolder()
    const said = (await restore({ DATA_DIR: target }, [none])).output.stdout
    expect(said).toContain('"den admin reset-password" gives')
    expect(said).toContain('the mail server, one-time codes and passkeys have to be set up anew')
    const reset = await den(['admin', 'reset-password'], { DATA_DIR: target }, 'a lamp that somebody tends\n')
    expect(reset).toMatchObject({ ended: 0, output: { stderr: '' } })
    await using database = await openDatabase({ dataDir: target })
    const row = await database.read.selectFrom('account_credentials').select('password').executeTakeFirst()
    expect(row?.password).toMatch(/^\$argon2id/)
  })

  it('encrypts by a passphrase', async () => {
    const dataDir = await blogFolder()
    const { output } = await backup(dataDir, ['--encrypt'], 'correct horse battery staple\n')
    const file = output.stdout.trim()
    expect(file).toMatch(/\.tar\.gz\.age$/)
    // The work factor: 2^17.
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/)
    expect((await backup(dataDir, ['--encrypt'])).output.stderr).toBe('No passphrase was typed.\n')
  })

  it('that is encrypted is restored by its passphrase only, and as a whole', async () => {
    const plain = (await backup(await blogFolder())).output.stdout.trim()
    const file = await encryptedCheaply(plain, 'correct horse battery staple')
    const target = temporaryFolder()
    for (const [typed, words] of [
      ['wrong\n', 'That is not the passphrase of this backup.\n'],
      ['', 'No passphrase was typed.\n'],
    ]) {
      const refused = await restore({ DATA_DIR: target }, [file], typed)
      expect([refused.ended, refused.output]).toEqual([1, { stdout: '', stderr: words }])
    }
    const bytes = readFileSync(file)
    writeFileSync(`${file}.cut`, bytes.subarray(0, -1_000))
    const cut = await restore({ DATA_DIR: target }, [`${file}.cut`], 'correct horse battery staple\n')
    expect(cut.output.stderr).toMatch(/^This backup is damaged or was changed: it cannot be unpacked to its end\.\n/)
    expect(readdirSync(target)).toEqual([])
    expect((await restore({ DATA_DIR: target }, [file], 'correct horse battery staple\n')).ended).toBe(0)
    expect(await titlesIn(target)).toEqual(['Mine'])
  })
})

describe('den restore', () => {
  it('takes the place of a blog only when told to, and keeps the file of that one', async () => {
    const [old, other] = [await blogFolder('Old'), await blogFolder('New')]
    const file = join(other, 'new.tar.gz')
    await backup(other, [file])
    const refused = await restore({ DATA_DIR: old }, [file])
    expect([refused.ended, refused.output.stderr]).toEqual([
      1,
      `There is a blog in ${old}. With --replace the new one takes its place.\n`,
    ])
    expect(await titlesIn(old)).toEqual(['Old'])
    const { ended, output } = await restore({ DATA_DIR: old }, [file, '--replace'])
    expect([ended, output.stderr]).toEqual([0, ''])
    expect(output.stdout).toMatch(
      /API tokens are those of \d{4}-\d\d-\d\d: what was changed, removed, used or revoked since/,
    )
    const [, kept = ''] = /^What was there is kept in (.*) until you delete it\.$/m.exec(output.stdout) ?? []
    expect(await titlesIn(old)).toEqual(['New'])
    const looked = temporaryFolder()
    writeFileSync(join(looked, 'den.sqlite'), readFileSync(kept))
    expect(await titlesIn(looked)).toEqual(['Old'])
  })

  it('counts a site as empty that holds nothing but the demo', async () => {
    const fresh = migratedFolder()
    {
      await using database = await openDatabase({ dataDir: fresh })
      expect(await demoContent(database, new MediaStore(new MediaRepository(database)))).toBeGreaterThan(20)
    }
    const other = await blogFolder('Mine')
    const file = (await backup(other)).output.stdout.trim()
    expect((await restore({ DATA_DIR: fresh }, [file])).ended).toBe(0)
    expect(await titlesIn(fresh)).toEqual(['Mine'])
  })

  it('brings back a folder whose database is damaged or gone', async () => {
    const dataDir = await blogFolder('Mine')
    const file = (await backup(dataDir)).output.stdout.trim()
    writeFileSync(join(dataDir, 'den.sqlite'), 'garbage where a database was'.repeat(1_000))
    const { ended, output } = await restore({ DATA_DIR: dataDir }, [file, '--replace'])
    expect([ended, output.stderr]).toEqual([0, ''])
    expect(await titlesIn(dataDir)).toEqual(['Mine'])
    expect(readdirSync(join(dataDir, 'backups')).some((name) => name.startsWith('replaced-'))).toBe(true)
  })

  it('refuses a PostgreSQL while a server uses it', async () => {
    const file = (await backup(await blogFolder())).output.stdout.trim()
    await using target = await openTestPostgres({ applicationName: 'test' })
    const { databaseUrl = '', dataDir } = target.config
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    const server = await openDatabase({ databaseUrl, dataDir })
    const refused = await restore(env, [file, '--replace'])
    expect([refused.ended, refused.output]).toEqual([
      1,
      { stdout: '', stderr: 'A Den server is connected to that PostgreSQL database. Stop it first.\n' },
    ])
    await server[Symbol.asyncDispose]()
    // PostgreSQL lists a connection for a moment after its end.
    await until(() =>
      refuseServers(target.read).then(
        () => true,
        () => false,
      ),
    )
    const restored = await restore(env, [file])
    expect([restored.ended, restored.output.stderr]).toEqual([0, ''])
    expect(restored.output.stdout).toMatch(/^Restored on PostgreSQL: 1 post, /)
    expect(existsSync(join(dataDir, 'den.sqlite'))).toBe(false)
  })
})
