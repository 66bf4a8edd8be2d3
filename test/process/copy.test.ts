import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { AuditLog } from '#server/audit/audit-log.ts'
import { addPicture, blogFolder, titlesIn } from '#test/support/backup/blog-folder.ts'
import { emptyTarget } from '#test/support/backup/target.ts'
import { den } from '#test/support/process/command.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { proxiedDatabase } from '#test/support/process/tcp-proxy.ts'

describe('den copy', () => {
  it('moves a blog to PostgreSQL and back, and refuses the place where it is and one that is taken', async () => {
    const dataDir = await blogFolder('Mine')
    mkdirSync(join(dataDir, 'renditions'))
    const { databaseUrl = '', dataDir: caches } = await emptyTarget('postgres')
    const there = await den(['copy', '--to', databaseUrl], { DATA_DIR: dataDir })
    expect([there.ended, there.output.stderr]).toEqual([0, ''])
    // The source, whose server may be using it, is only read.
    expect(readdirSync(dataDir)).toContain('renditions')
    expect(there.output.stdout).toMatch(/^Copied to PostgreSQL: 1 post, .* Every row was compared\.\n/)

    const back = temporaryFolder()
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(caches, 'none') }
    expect((await den(['copy', '--to', back], env)).output.stderr).toBe('')
    expect(await titlesIn(back)).toEqual(['Mine'])
    for (const [to, words] of [
      [dataDir, 'The blog is already there.'],
      [join(dataDir, 'den.sqlite'), `${join(dataDir, 'den.sqlite')} is a file. Name a folder.`],
      [back, `There is a blog in ${back}. With --replace the new one takes its place.`],
      [databaseUrl, 'There is a blog in that PostgreSQL database. With --replace the new one takes its place.'],
    ] as const) {
      const { ended, output } = await den(['copy', '--to', to], { DATA_DIR: dataDir })
      expect([ended, output]).toEqual([1, { stdout: '', stderr: `${words}\n` }])
    }
    for (const args of [[], ['--to'], ['elsewhere']]) expect((await den(['copy', ...args], {})).ended).toBe(2)
  })

  it('is told as done where the audit log there cannot be reached afterwards', async () => {
    const [dataDir, to] = [await blogFolder('Mine'), temporaryFolder()]
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' })
    vi.spyOn(AuditLog.prototype, 'record').mockRejectedValueOnce(lost)
    const { ended, output } = await den(['copy', '--to', to], { DATA_DIR: dataDir })
    expect([ended, output.stdout]).toEqual([
      1,
      expect.stringMatching(/^Copied to .*\nAnything saved here from now on /),
    ])
    expect(output.stderr).toMatch(
      /^\nThe blog is copied, but its audit log there does not say so\.\nconnect ECONNREFUSED\n/,
    )
    expect(await titlesIn(to)).toEqual(['Mine'])
  })

  it('goes on after a lost connection with the pictures that had arrived', async () => {
    const dataDir = await blogFolder()
    for (let count = 0; count < 3; count++) await addPicture(dataDir)
    const { databaseUrl = '' } = await emptyTarget('postgres')
    await using proxied = await proxiedDatabase(databaseUrl)
    proxied.cutAfter(500_000)
    const broken = await den(['copy', '--to', proxied.databaseUrl], { DATA_DIR: dataDir })
    expect([broken.ended, broken.output]).toEqual([
      1,
      { stdout: '', stderr: expect.stringContaining('the same command continues with them.\n') },
    ])
    expect(broken.output.stderr).not.toContain('    at ')
    const next = await den(['copy', '--to', databaseUrl], { DATA_DIR: dataDir })
    expect(next).toMatchObject({ ended: 0, output: { stderr: '' } })
    expect(next.output.stdout).toContain('2 of the pictures were there from a copy that was interrupted.\n')
  })
})
