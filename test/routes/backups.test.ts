import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { checkBackups } from '#server/doctor/checks/backups.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer } from '#test/support/database/databases.ts'
import { signedIn } from '#test/support/identity/administrator.ts'

describeServer('backups by calls', (open) => {
  async function opened(env: Record<string, string> = {}) {
    const app = await openTestApp(open, { env })
    const administrator = await signedIn(app)
    const folder = join(app.database.config.dataDir, 'backups')
    const outcome = async (id: string) => (await administrator.send('GET', `/api/backup-jobs/${id}`)).json()
    return {
      app,
      administrator,
      folder,
      outcome,
      list: async () => (await administrator.send('GET', '/api/backups')).json(),
      async ended(id: string) {
        await expect.poll(async () => (await outcome(id)).state).not.toBe('running')
        return outcome(id)
      },
      [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
    }
  }

  it('are made, listed, checked, taken away, and written down', async () => {
    await using den = await opened()
    const { administrator, folder } = den
    expect(await den.list()).toMatchObject({
      backups: [],
      running: null,
      newestAt: null,
      at: '03:00',
      store: null,
      folder,
    })
    const begun = await administrator.send('POST', '/api/backups')
    expect([begun.status, begun.headers.location]).toEqual([202, `/api/backup-jobs/${begun.json().id}`])
    expect(await den.ended(begun.json().id)).toMatchObject({ state: 'done', problem: null })
    const { backups } = await den.list()
    const [{ name, ...made }] = backups
    expect(readdirSync(folder)).toEqual([name])
    const command = `./den restore ${join(folder, name)} --replace`
    expect(made).toMatchObject({ kind: 'manual', content: '0 posts, 1 administrator', restoreCommand: command })

    const children: ChildProcess[] = []
    const onChild = (message: unknown) => void children.push((message as { process: ChildProcess }).process)
    subscribe('child_process', onChild)
    onTestFinished(() => void unsubscribe('child_process', onChild))
    const check = await administrator.send('POST', `/api/backups/${name}/check`)
    expect(check.status).toBe(202)
    expect(await den.ended(check.json().id)).toMatchObject({ state: 'done' })
    expect(children.map(({ spawnargs }) => basename(spawnargs.at(-1) ?? ''))).toEqual(['backup-worker.ts'])
    expect(Date.parse((await den.list()).backups[0].verifiedAt)).toBeGreaterThanOrEqual(Date.parse(made.verifiedAt))

    const file = await administrator.send('GET', `/api/backups/${name}`)
    expect(file.bytes.equals(readFileSync(join(folder, name)))).toBe(true)
    expect(file.headers).toMatchObject({
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(file.bytes.byteLength),
      'cache-control': 'no-store',
    })
    const audit = (await administrator.send('GET', '/api/audit')).json().entries
    expect(audit.slice(0, 2)).toMatchObject([
      { what: 'backup.downloaded', about: name },
      { what: 'backup.made', about: `${name}: 0 posts, 1 administrator`, network: '127.0.0.0/24' },
    ])
  })

  it('that are damaged are found out', async () => {
    await using den = await opened()
    const { id } = (await den.administrator.send('POST', '/api/backups')).json()
    await den.ended(id)
    const [name = ''] = readdirSync(den.folder)
    const bytes = readFileSync(join(den.folder, name))
    truncateSync(join(den.folder, name), 500)
    const check = await den.administrator.send('POST', `/api/backups/${name}/check`)
    expect(await den.ended(check.json().id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('damaged or was changed'),
    })
    const { backups } = den.app.services
    expect((await backups.all()).backups).toMatchObject([
      { name, content: '0 posts, 1 administrator', verifiedAt: null },
    ])
    expect(await backups.faults()).toEqual({ [name]: expect.stringContaining('This backup is damaged or was changed') })
    expect(await checkBackups(backups)).toMatchObject({
      level: 'warning',
      detail: expect.stringContaining(`The last check of ${name} failed: This backup is damaged`),
    })
    writeFileSync(join(den.folder, name), bytes)
    await den.ended((await den.administrator.send('POST', `/api/backups/${name}/check`)).json().id)
    expect((await backups.all()).backups).toMatchObject([{ verifiedAt: expect.any(String) }])
    expect(await backups.faults()).toEqual({})
    expect(await checkBackups(backups)).toMatchObject({ level: 'ok' })
  })

  it('are refused by name, without a session, without a recent password, and two at once', async () => {
    await using den = await opened()
    const { app, administrator, folder } = den
    const { id } = (await administrator.send('POST', '/api/backups')).json()
    await den.ended(id)
    const [name = ''] = readdirSync(folder)
    writeFileSync(join(folder, 'mine.tar.gz'), 'mine')
    for (const other of ['mine.tar.gz', '..%2Fden.sqlite', 'den-2026-01-01T000000Z.tar.gz'])
      for (const [method, target] of [
        ['GET', `/api/backups/${other}`],
        ['POST', `/api/backups/${other}/check`],
      ] as const)
        expect([other, (await administrator.send(method, target)).status]).toEqual([other, 404])
    expect((await app.get(`/api/backups/${name}`)).status).toBe(401)
    expect((await app.get('/api/backups')).status).toBe(401)
    await app.database.write.updateTable('account_sessions').set({ password_at: null }).execute()
    expect((await administrator.send('GET', `/api/backups/${name}`)).json()).toMatchObject({ code: 'password-needed' })

    const now = new Date().toISOString()
    await app.database.write.updateTable('backup_runs').set({ state: 'running', renewed_at: now }).execute()
    expect((await administrator.send('POST', '/api/backups')).status).toBe(409)
    expect((await den.list()).running).toMatchObject({ id, bytes: expect.any(Number) })
  })

  it('mark the area when the newest one is older than two days, and say why one failed', async () => {
    await using den = await opened()
    const { app, administrator, folder } = den
    const page = async () => (await administrator.send('GET', '/admin/backups')).body
    expect(await page()).not.toContain('older than two days')
    await app.database.write
      .updateTable('accounts')
      .set({ created_at: new Date(Date.now() - 3 * DAY_MS).toISOString() })
      .execute()
    expect(await page()).toContain('the newest backup is older than two days')
    expect(await page()).toContain('There is no backup of this blog yet.')

    writeFileSync(folder, 'a file in the place of the folder')
    const { id } = (await administrator.send('POST', '/api/backups')).json()
    const problem = `${folder} could not be written. A file is in the place of that folder.`
    expect(await den.ended(id)).toMatchObject({ state: 'failed', problem })
    expect(await page()).toContain(problem)
    expect(await page()).toContain(`${folder} cannot be read (ENOTDIR).`)
  })
})
