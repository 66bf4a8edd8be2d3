import { expect, it } from 'vitest'
import { type Connection, openDatabase } from '#server/db/database.ts'
import { AccountRepository } from '#server/identity/account-repository.ts'
import { LinkedIdentityRepository } from '#server/identity/openid/linked-identity-repository.ts'
import { Argon2Passwords } from '#server/identity/passwords.ts'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { newToken } from '#test/support/identity/api-token.ts'
import { Browser, CLIENT, KEEPER, openTestIdentity } from '#test/support/identity/identity.ts'
import { den } from '#test/support/process/command.ts'
import { migratedFolder } from '#test/support/process/folder.ts'
import { addressOf, runServer } from '#test/support/process/program.ts'
import { succeeded } from '#test/support/succeeded.ts'

const LINK = /http:\/\/localhost:\d+\/admin\/setup#t=([\w-]{43})["\n]/
const NEXT = 'a ladder against the moon'

it('a start prints a set-up link while there is no administrator, and nowhere else', async () => {
  const folder = migratedFolder()
  const server = runServer({ DATA_DIR: folder })
  const [, token = ''] = await server.wrote(LINK)
  await server.wrote(/valid for 30 minutes and works once/)
  expect(server.output.stdout).not.toContain('setup')

  const linked = await den(['admin', 'link'], { DATA_DIR: folder })
  const [, newer = ''] = LINK.exec(linked.output.stdout) ?? []
  await using database = await openDatabase({ dataDir: folder })
  const { identity } = openRealIdentity(database)
  const claim = (link: string) => identity.claim({ ...KEEPER, token: link }, new Browser().request())
  expect(await claim(token)).toEqual({ ok: false, problem: 'no-such-link' })
  expect(await claim(newer)).toMatchObject({ ok: true })
  expect(await den(['admin', 'link'], { DATA_DIR: folder })).toMatchObject({
    ended: 1,
    output: { stdout: '', stderr: 'The site has an administrator. "den admin create" makes another one.\n' },
  })
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  expect(await startedWith(folder, 'other@den.example')).toBe(false)
})

it('a start makes the administrator of the configuration, where there is none', async () => {
  const folder = migratedFolder()
  expect(await startedWith(folder, 'Keeper@den.example')).toBe(true)
  const { output } = await den(['admin', 'list'], { DATA_DIR: folder })
  expect(output.stdout).toBe('keeper@den.example  owner  keeper\n')
})

it('den admin makes administrators and says who there is', async () => {
  const env = { DATA_DIR: migratedFolder() }
  expect((await den(['admin', 'list'], env)).output.stdout).toBe('There is no administrator yet.\n')
  expect(await create(env, 'keeper@den.example', KEEPER.password)).toEqual([
    0,
    'keeper@den.example is an administrator now (owner).\n',
    '',
  ])
  expect(await create(env, 'Keeper@Den.example', KEEPER.password)).toEqual([
    1,
    '',
    'Keeper@Den.example has an account already.\n',
  ])
  expect(await create(env, 'guest@den.example', 'horror')).toEqual([1, '', 'A password needs at least 8 characters.\n'])
  expect(await create(env, 'guest', KEEPER.password)).toEqual([1, '', 'Please enter a valid email\n'])
  expect(await create(env, 'guest@den.example', '')).toEqual([1, '', 'Nothing was typed.\n'])
  // An address that cannot be taken is refused before the password is asked for.
  expect(await create(env, 'guest', '')).toEqual([1, '', 'Please enter a valid email\n'])
  expect(await create(env, KEEPER.email, '')).toEqual([1, '', `${KEEPER.email} has an account already.\n`])
  expect(await create(env, 'guest@den.example', KEEPER.password)).toMatchObject([0, expect.any(String), ''])
  expect((await den(['admin', 'list'], env)).output.stdout).toBe(
    'keeper@den.example  owner  keeper\nguest@den.example  owner  guest\n',
  )
  for (const args of [[], ['dance'], ['create', '--emial', 'x'], ['list', 'all']]) {
    const { ended, output } = await den(['admin', ...args], env)
    expect([args, ended, output.stdout]).toEqual([args, 2, ''])
    expect(output.stderr).toContain('den admin reset-password')
  }
})

it('den admin create asks nobody for an address where no terminal is', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const [ended, stdout, stderr] = await piped('a@b.example', ['admin', 'create'], env)
  expect([ended, stdout]).toEqual([2, ''])
  expect(stderr).toBe('--email is needed here, since no terminal can be asked: den admin create --email <address>\n')
  expect((await den(['admin', 'list'], env)).output.stdout).toBe('There is no administrator yet.\n')
})

it('den admin reset-password lets somebody back in and signs everybody else out, beside a server and without', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const reset = (password: string, ...args: string[]) => piped(password, ['admin', 'reset-password', ...args], env)
  expect(await reset(NEXT)).toEqual([1, '', 'There is no administrator yet. "den admin create" makes one.\n'])
  await create(env, KEEPER.email, KEEPER.password)
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const { identity } = openRealIdentity(database)
  const signIn = (password: string) => identity.signIn({ ...KEEPER, password }, new Browser().request(), CLIENT)
  const browser = new Browser()
  browser.keep(succeeded(await signIn(KEEPER.password)).setCookies)

  expect(await reset('password1')).toEqual([1, '', 'This password is one of those that are guessed first.\n'])
  expect(await identity.session(browser.request())).not.toBeNull()
  expect(await reset(NEXT)).toEqual([0, `${KEEPER.email} has a new password, and is signed out everywhere.\n`, ''])
  expect(await identity.session(browser.request())).toBeNull()
  expect(await signIn(KEEPER.password)).toMatchObject({ problem: 'wrong-credentials' })
  expect(await signIn(NEXT)).toMatchObject({ ok: true })

  const { stdout, stderr } = (await den(['token', 'create', '--name', 'import'], env)).output
  const tokensLive =
    'An API token still acts for this account: "den token list" says which, "den token revoke" ends it.\n'
  expect(await reset(KEEPER.password, '--keep-tokens')).toEqual([
    0,
    `${KEEPER.email} has a new password, and is signed out everywhere.\n${tokensLive}`,
    '',
  ])
  expect(stdout + stderr).toContain('den token revoke')

  await create(env, 'guest@den.example', KEEPER.password)
  expect(await reset(NEXT)).toEqual([1, '', 'Which one? --email takes one of keeper@den.example, guest@den.example.\n'])
  expect(await reset(NEXT, '--email', 'nobody@den.example')).toMatchObject([1, '', expect.stringContaining('is no')])
  expect(await reset(NEXT, '--email', 'Guest@den.example')).toMatchObject([0, expect.any(String), ''])
})

it('den admin reset-password says which passkeys still sign in, and remove-passkeys removes them', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await create(env, KEEPER.email, KEEPER.password)
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const { id } = (await new AccountRepository(database).findByEmail(KEEPER.email))!
  const passkey = (name: string) => ({
    id: `y_${name}`,
    account_id: id,
    name,
    credential_id: name,
    public_key: '',
    counter: 0,
    transports: '',
    is_backed_up: 0,
    created_at: '2026-10-31T20:15:00.000Z',
    last_used_at: null,
  })
  await database.write
    .insertInto('passkeys')
    .values([passkey('a'), passkey('b')])
    .execute()
  expect(await piped(NEXT, ['admin', 'reset-password'], env)).toEqual([
    0,
    `${KEEPER.email} has a new password, and is signed out everywhere.\nIts 2 passkeys still sign in: "den admin remove-passkeys" removes them.\n`,
    '',
  ])
  const remove = () => piped('', ['admin', 'remove-passkeys'], env)
  expect(await remove()).toEqual([0, `${KEEPER.email}: 2 passkeys are removed.\n`, ''])
  expect(await remove()).toEqual([0, `${KEEPER.email}: there was no passkey.\n`, ''])
})

it('den admin unlink-provider parts an account from the person at the provider', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await create(env, KEEPER.email, KEEPER.password)
  const unlink = () => piped('', ['admin', 'unlink-provider'], env)
  expect(await unlink()).toEqual([1, '', `No OpenID provider signs ${KEEPER.email} in.\n`])
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const person = { issuer: 'https://login.example', subject: 'keeper-1', email: KEEPER.email, name: 'Keeper' }
  const identities = new LinkedIdentityRepository(database)
  expect(await identities.admit(person)).toMatchObject({ ok: true, link: 'linked' })
  expect(await unlink()).toEqual([0, expect.stringContaining(`${KEEPER.email} is unlinked`), ''])
  expect(await identities.accountId(person)).toBeNull()
})

it('den admin change-address gives one another address, which nobody else has', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await create(env, KEEPER.email, KEEPER.password)
  const change = (...args: string[]) => piped('', ['admin', 'change-address', ...args], env)
  expect(await change('--to', 'nobody')).toEqual([1, '', 'Please enter a valid email\n'])
  expect(await change('--to', KEEPER.email)).toEqual([1, '', `${KEEPER.email} has an account already.\n`])
  expect(await change('--to', 'Mara@Den.Example')).toEqual([
    0,
    `${KEEPER.email} signs in as mara@den.example from now on, with the password as it was.\n`,
    '',
  ])
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const { identity } = openRealIdentity(database)
  const credentials = { email: 'mara@den.example', password: KEEPER.password }
  expect(await identity.signIn(credentials, new Browser().request(), CLIENT)).toMatchObject({ ok: true })
})

it('den admin reset-second-factor lets somebody in who has lost it, which a new password does not', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const reset = (...args: string[]) => piped('', ['admin', 'reset-second-factor', ...args], env)
  await create(env, KEEPER.email, KEEPER.password)
  expect(await reset()).toEqual([1, '', `${KEEPER.email} has no second factor.\n`])
  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const { identity, administrators, secondFactor } = openRealIdentity(database)
  const account = (await administrators.findByEmail(KEEPER.email))!
  const browser = new Browser()
  const signIn = (password: string) => identity.signIn({ email: KEEPER.email, password }, browser.request(), CLIENT)
  const opened = await signIn(KEEPER.password)
  if (opened.ok) browser.keep(opened.setCookies)
  const { secret } = (await secondFactor.begin(account))!
  const code = totpCode(secret, stepAt(new Date()))
  expect(await identity.confirmSecondFactor(browser.request(), code)).toMatchObject({ ok: true })

  expect(await piped(NEXT, ['admin', 'reset-password'], env)).toMatchObject([
    0,
    expect.stringContaining('Its second factor stays on: "den admin reset-second-factor" turns it off.'),
    '',
  ])
  expect(await signIn(NEXT)).toEqual({ ok: false, problem: 'second-factor-needed' })
  expect(await reset('--email', KEEPER.email)).toEqual([
    0,
    `The second factor of ${KEEPER.email} is off, and its recovery codes have ended: the password alone signs in, until another one is set up.\n`,
    '',
  ])
  expect(await signIn(NEXT)).toMatchObject({ ok: true })
})

it('den admin remove takes administrators away, and leaves one', async () => {
  const env = { DATA_DIR: migratedFolder() }
  const remove = (...args: string[]) => piped('', ['admin', 'remove', ...args], env)
  expect(await remove('--email', KEEPER.email)).toEqual([
    1,
    '',
    'There is no administrator yet. "den admin create" makes one.\n',
  ])
  await create(env, KEEPER.email, KEEPER.password)
  expect(await remove('--email', KEEPER.email)).toEqual([
    1,
    '',
    `${KEEPER.email} is the only owner. Make another one first.\n`,
  ])
  await create(env, 'guest@den.example', KEEPER.password)
  expect(await remove()).toEqual([1, '', `Which one? --email takes one of ${KEEPER.email}, guest@den.example.\n`])
  expect(await remove('--email', 'Guest@den.example')).toEqual([
    0,
    'guest@den.example is no administrator any more, and signed out everywhere.\n',
    '',
  ])
  expect((await den(['admin', 'list'], env)).output.stdout).toBe(`${KEEPER.email}  owner  keeper\n`)
})

it('den token makes tokens, lists and revokes them', async () => {
  const env = { DATA_DIR: migratedFolder() }
  await create(env, KEEPER.email, KEEPER.password)
  const made = await den(['token', 'create', '--name', 'import'], env)
  expect(made.output.stdout).toMatch(/^den_[\w-]{43}\n$/)
  const [, id = ''] = /"den token revoke (t_\w+)"/.exec(made.output.stderr) ?? []

  await using database = await openDatabase({ dataDir: env.DATA_DIR })
  const { administrators, identity } = openRealIdentity(database)
  const headers = { authorization: `Bearer ${made.output.stdout.trim()}` }
  const holder = () => identity.tokenHolder(new Request('http://localhost/', { headers }))
  const list = async () => (await den(['token', 'list'], env)).output.stdout
  expect(await list()).toMatch(
    new RegExp(
      `^${id} {2}${KEEPER.email} {2}import {2}posts:read,posts:write,media:write {2}made [\\d-]{10}, ends [\\d-]{10}, never used\n$`,
    ),
  )
  expect((await holder())?.viewer.email).toBe(KEEPER.email)
  expect(await list()).toMatch(/, last used [\d-]{10}T\d\d:\d\dZ\n$/)
  expect((await den(['token', 'revoke', id], env)).output.stdout).toBe(`${id} is revoked.\n`)
  expect(await holder()).toBeNull()
  expect(await den(['token', 'revoke', id], env)).toMatchObject({ ended: 1, output: { stdout: '' } })
  expect(await list()).toBe('There is no token yet.\n')
  for (const name of ['two\nlines', '\u001b[2Jgone', 'right \u202eto left', ' ', 'x'.repeat(101)]) {
    const { ended, output } = await den(['token', 'create', '--name', name], env)
    expect([name, ended, output]).toEqual([
      name,
      1,
      { stdout: '', stderr: 'The name of a token is one line of plain text, 100 characters at most.\n' },
    ])
  }
  const [account] = await administrators.list()
  await openRealIdentity(database).apiTokens.create(account!, newToken({ name: 'older\n\u001b[2Jone' }))
  expect(await list()).toMatch(/^t_\w+ {2}\S+ {2}older��\[2Jone {2}\S+ {2}made [^\n]+\n$/)
  for (const args of [[], ['revoke'], ['list', 'all'], ['create', '--for', 'x']])
    expect([args, (await den(['token', ...args], env)).ended]).toEqual([args, 2])
})

/** Starts and ends a server. @returns whether it made that administrator */
async function startedWith(folder: string, ADMIN_EMAIL: string): Promise<boolean> {
  const server = runServer({ DATA_DIR: folder, ADMIN_EMAIL, ADMIN_PASSWORD: KEEPER.password })
  await addressOf(server)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output.stdout + server.output.stderr).not.toMatch(/setup|lantern/)
  return server.output.stdout.includes('the administrator of ADMIN_EMAIL was made')
}

function create(env: Record<string, string>, email: string, password: string) {
  return piped(password, ['admin', 'create', '--email', email], env)
}

/** Runs `den` with a line on its standard input: how it ended, and what it said. */
async function piped(line: string, args: readonly string[], env: Record<string, string>) {
  const { ended, output } = await den(args, env, `${line}\n`)
  return [ended, output.stdout, output.stderr] as const
}

/** As the command line puts it together. */
function openRealIdentity(database: Connection) {
  return openTestIdentity(database, undefined, [], new Argon2Passwords())
}
