import { afterAll, describe, expect, it } from 'vitest'
import { COMMAND } from '#domain/audit-event.ts'
import { AccountLinks } from '#server/identity/links/account-links.ts'
import { stepAt, totpCode } from '#server/identity/second-factor/totp.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp, type Reply, type TestApp, tokenInLink } from '#test/support/app.ts'
import { backUp, writtenBackup } from '#test/support/backup/backups.ts'
import { openTestSqlite } from '#test/support/database/databases.ts'
import { KEEPER, signedIn, type Writer } from '#test/support/identity/administrator.ts'
import { Authenticator } from '#test/support/identity/authenticator.ts'
import { addPasskey, signInAnswer } from '#test/support/identity/passkey-calls.ts'
import { IMPORT_CALLS } from '#test/support/imports/example-calls.ts'
import { addSubscribers } from '#test/support/mail/mail.ts'
import { solved } from '#test/support/mail/subscribing.ts'
import { callsOf, type DocumentedCall, openApiOf, schemaIn, shapeOf } from '#test/support/openapi.ts'
import { drawing, multipart } from '#test/support/pictures.ts'
import { openExampleServices } from '#test/support/services/example-services.ts'

/** Replaces parts of a documented example that exist only after a call, such as ids and uploaded bytes. */
interface Prepared {
  /** The caller, where the preparation turned a second factor on. */
  readonly writer?: Writer
  readonly path?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
  /** Sent as it is, in the place of an example. */
  readonly raw?: { readonly headers: Record<string, string>; readonly body: Buffer }
}

/** @param writer who makes the call; null without a session */
type Prepare = (app: TestApp, call: (id: string) => DocumentedCall, writer: Writer | null) => Promise<Prepared>

const ANNA = 'anna@den.example'
const JSON_TYPE = 'application/json'

const post: Prepare = async (app, call) => ({ path: { id: (await created(app, call)).id } })
const collected: Prepare = async (app, call) => {
  await created(app, call)
  return {}
}
const edited: Prepare = async (app, call) => {
  const { id } = await created(app, call)
  await sent(app, call('saveWorkingCopy'), await signedIn(app), { path: { id } })
  return { path: { id } }
}
const mailed: Prepare = async (app) => {
  const smtp = { url: 'smtp://127.0.0.1:587', from: 'post@den.example' }
  await new SettingsRepository(app.database).set('smtp', smtp)
  return {}
}
const subscriber: Prepare = async (app, call) => {
  await sent(app, call('importSubscribers'), await signedIn(app), {})
  return { path: { id: (await app.services.subscribers.list({})).subscribers[0]!.id } }
}
const changedSettings: Prepare = async (app) => {
  await app.services.settings.save({ blogName: 'Crypt', tagline: 'Hush.' }, KEEPER.email)
  return { path: { until: (await app.services.settings.revisions())[0]!.until } }
}
const another: Prepare = async (app) => ({ path: { id: await idOf(app, ANNA) } })
const backup: Prepare = async (app) => ({ path: { id: await writtenBackup(app) } })
const sameFor = (prepare: Prepare, ids: string) => Object.fromEntries(ids.split(' ').map((id) => [id, prepare]))
const PREPARED: Readonly<Record<string, Prepare>> = {
  ...sameFor(post, 'readPost changePost deletePost announcePost saveWorkingCopy createPreviewLink'),
  ...sameFor(post, 'listRevisions readRevision restoreRevision'),
  ...sameFor(changedSettings, 'listSettingRevisions readSettingRevision'),
  ...sameFor(backup, 'downloadBackup checkBackup'),
  ...sameFor(subscriber, 'readSubscriber changeSubscriber eraseSubscriber'),
  listBackups: async (app) => ({ path: { id: (await backUp(app.services)).name } }),
  listPosts: collected,
  changeTag: collected,
  readCollection: collected,
  search: collected,
  suggestSearches: collected,
  readWorkingCopy: edited,
  changeWorkingCopy: async (app, call) => {
    const { id } = await created(app, call)
    const { headers } = await sent(app, call('saveWorkingCopy'), await signedIn(app), { path: { id } })
    const [type, described] = Object.entries(call('changeWorkingCopy').body!)[0]!
    const body = Buffer.from(JSON.stringify(described.example))
    const raw = { headers: { 'Content-Type': type, 'If-Match': headers.etag! }, body }
    return { path: { id }, raw }
  },
  discardWorkingCopy: edited,
  endPreviewLink: async (app, call) => {
    const { id } = await created(app, call)
    await app.services.previewLinks.create(id, KEEPER.email)
    return { path: { id } }
  },
  storePicture: async () => ({ raw: await picture() }),
  listPictures: async (app, call) => {
    const path = { name: await usedPicture(app, call) }
    await sent(app, call('changePicture'), await signedIn(app), { path })
    return {}
  },
  changePicture: async (app, call) => ({ path: { name: await usedPicture(app, call) } }),
  subscribe: async (app) => ({ body: { captcha: await solved(app) } }),
  signIn: async (app) => {
    await app.services.administrators.create(KEEPER)
    return { body: KEEPER }
  },
  claimSite: async (app) => ({ body: { token: tokenInLink((await app.services.administrators.newSetupLink())!) } }),
  acceptInvitation: async (app) => ({ body: { token: tokenInLink((await invited(app)).link) } }),
  forgotPassword: mailed,
  requestAddressChange: mailed,
  confirmAddress: async (app) => {
    const subject = { accountId: await idOf(app, KEEPER.email), email: ANNA }
    const { url } = await new AccountLinks(app.database).make('address-change', subject, '')
    return { body: { token: tokenInLink(url) } }
  },
  resetPassword: async (app) => {
    const subject = { accountId: await idOf(app, KEEPER.email), email: KEEPER.email }
    const { url } = await new AccountLinks(app.database).make('password-reset', subject, '')
    return { body: { token: tokenInLink(url) } }
  },
  withdrawInvitation: async (app) => ({ path: { id: (await invited(app)).id } }),
  listAdministrators: async (app) => {
    await invited(app)
    return {}
  },
  ...sameFor(another, 'changeRole removeAdministrator readProfileOf changeProfileOf'),
  ...IMPORT_CALLS,
  restorePost: async (app, call) => {
    const reply = await sent(app, call('createPost'), await signedIn(app), {})
    const { id } = reply.json()
    await app.services.trash.remove(id, 'any')
    return { path: { id } }
  },
  confirmSecondFactor: async (app) => {
    await app.services.administrators.create(KEEPER)
    const { secret } = (await app.services.secondFactor.begin((await app.services.administrators.list())[0]!))!
    return { body: { code: totpCode(secret, stepAt(new Date())) } }
  },
  renewRecoveryCodes: async (app, call) => {
    const writer = await signedIn(app)
    const { secret } = (await sent(app, call('beginSecondFactor'), writer, {})).json()
    const body = { code: totpCode(secret, stepAt(new Date())) }
    await sent(app, call('confirmSecondFactor'), writer, { body })
    return { writer }
  },
  listAuditEntries: async (app) => {
    await app.services.audit.record({ what: 'post.published', who: COMMAND, client: { address: '192.0.2.1' } })
    return {}
  },
  getBackupJob: async (app) => ({ path: { id: (await backUp(app.services)).job } }),
  listTokens: async (app, call) => {
    await sent(app, call('createToken'), await signedIn(app), {})
    return {}
  },
  revokeToken: async (app, call) => {
    const reply = await sent(app, call('createToken'), await signedIn(app), {})
    return { path: { id: reply.json().id } }
  },
  endSession: async (app) => {
    const reply = await (await signedIn(app)).send('GET', '/api/sessions')
    return { path: { id: reply.json().sessions[0].id } }
  },
  listPasskeys: async (app, _, writer) => {
    await addPasskey(app, writer!)
    return {}
  },
  addPasskey: async (app, _, writer) => {
    const options = (await writer!.send('POST', '/api/auth/passkeys/options')).json()
    return { body: { response: new Authenticator(app.services.config.siteUrl).create(options) } }
  },
  renamePasskey: async (app, _, writer) => ({ path: { id: (await addPasskey(app, writer!)).id } }),
  removePasskey: async (app, _, writer) => ({ path: { id: (await addPasskey(app, writer!)).id } }),
  signInByPasskey: async (app) => {
    const { authenticator } = await addPasskey(app, await signedIn(app))
    return { body: await signInAnswer(app, authenticator) }
  },
  confirmByPasskey: async (app, _, writer) => {
    const { authenticator } = await addPasskey(app, writer!)
    const options = (await writer!.send('POST', '/api/auth/confirm-passkey/options')).json()
    return { body: { response: authenticator.get(options) } }
  },
  // Looking up the name of an example would ask the network.
  changeMailServer: async () => ({ body: { url: 'smtp://den:hunter2@127.0.0.1:587' } }),
  cancelCampaign: async (app, call) => {
    await addSubscribers(app.database, 1)
    await sent(app, call('createPost'), await signedIn(app), { body: { announce: true } })
    return { path: { id: (await app.services.mailAdmin.overview()).campaigns[0]!.id } }
  },
}
/** Public calls whose answer depends on the session. */
const WITH_SESSION = ['readSession', 'signOut']

const described = await document()
const calls = callsOf(described)
const problem = schemaIn(described, { $ref: '#/components/schemas/Problem' })
const services = await openExampleServices()
const prepare: Readonly<Record<string, Prepare>> = { ...PREPARED, ...services.prepared }
afterAll(() => services[Symbol.asyncDispose]())

describe('an example of /api/openapi.json', () => {
  it.each(calls)('$id: $method $path', async (call) => {
    await using app = await openTestApp(openTestSqlite, { env: services.env })
    const find = (id: string) => calls.find((other) => other.id === id)!
    const needsSession = call.security.length > 0 || WITH_SESSION.includes(call.id)
    const signer = needsSession ? await signedIn(app) : null
    const prepared = (await prepare[call.id]?.(app, find, signer)) ?? {}
    const writer = prepared.writer ?? signer
    await expectRefusals(app, call, writer, prepared)

    const reply = await sent(app, call, writer, prepared)
    const [status, answer] = Object.entries(call.responses).find(([code]) => code.startsWith('2'))!
    expect([reply.status, reply.status > 299 ? reply.body : '']).toEqual([Number(status), ''])
    for (const name of Object.keys(answer.headers ?? {})) expect(reply.headers).toHaveProperty(name.toLowerCase())
    const [type, content] = Object.entries(answer.content ?? {})[0] ?? []
    if (type === undefined || content === undefined) return expect(reply.body).toBe('')
    expect(reply.headers['content-type']?.split(';')[0]).toBe(type)
    if (type !== JSON_TYPE) return
    const schema = schemaIn(described, content.schema)
    expect(schema.safeParse(reply.json()).error).toBeUndefined()
    if (content.example === undefined) return
    expect(schema.safeParse(content.example).error).toBeUndefined()
    expect(shapeOf(reply.json())).toEqual(shapeOf(content.example))
  })

  it('of a body fits its schema', () => {
    const bodies = calls.flatMap(({ id, body }) => (body?.[JSON_TYPE] ? [{ id, ...body[JSON_TYPE] }] : []))
    expect(bodies.length).toBeGreaterThan(15)
    for (const { id, schema, example } of bodies) {
      const checked = schemaIn(described, schema)
      expect([id, checked.safeParse(example).error]).toEqual([id, undefined])
      expect([id, checked.safeParse([]).success]).toEqual([id, false])
    }
  })
})

/** Bodies that cannot be read are refused with the statuses that the document names for it. */
async function expectRefusals(app: TestApp, call: DocumentedCall, writer: Writer | null, prepared: Prepared) {
  if (!call.body?.[JSON_TYPE]) return
  for (const [status, type, body] of [
    ['400', JSON_TYPE, '{'],
    ['415', 'application/x-www-form-urlencoded', 'a=b'],
    ['422', JSON_TYPE, '[]'],
  ] as const) {
    if (!call.responses[status]) continue
    const raw = { headers: { 'Content-Type': type }, body: Buffer.from(body) }
    const reply = await sent(app, call, writer, { ...prepared, raw })
    expect([reply.status, reply.headers['content-type']]).toEqual([Number(status), 'application/problem+json'])
    expect(problem.safeParse(reply.json()).success).toBe(true)
  }
}

function sent(app: TestApp, call: DocumentedCall, writer: Writer | null, prepared: Prepared): Promise<Reply> {
  const examples = Object.fromEntries(call.parameters.map(({ name, example }) => [name, example]))
  const required = call.parameters.filter((parameter) => parameter.in === 'header' && parameter.example !== undefined)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => String(prepared.path?.[name] ?? examples[name]))
  const query = call.parameters.filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
  const search = new URLSearchParams(query.map(({ name, example }) => [name, String(example)])).toString()
  const example = call.body?.[JSON_TYPE]?.example as object | undefined
  const { headers, body } = prepared.raw ?? {
    headers: { ...(example && { 'Content-Type': JSON_TYPE }) },
    body: example && JSON.stringify({ ...example, ...prepared.body }),
  }
  return app.get(search ? `${path}?${search}` : path, {
    method: call.method,
    headers: {
      ...writer?.headers,
      ...Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
      ...headers,
    },
    ...(body !== undefined && { body }),
  })
}

async function document() {
  await using app = await openTestApp(openTestSqlite)
  return await openApiOf(app)
}

async function created(app: TestApp, call: (id: string) => DocumentedCall): Promise<{ id: string }> {
  return (await sent(app, call('createPost'), await signedIn(app), {})).json()
}

async function picture() {
  const file = new File([new Uint8Array(await drawing('jpeg'))], 'a.jpg', { type: 'image/jpeg' })
  return multipart([['image', file]])
}

/** The name of a picture that a post uses. */
async function usedPicture(app: TestApp, call: (id: string) => DocumentedCall): Promise<string> {
  const writer = await signedIn(app)
  const { address } = (await sent(app, call('storePicture'), writer, { raw: await picture() })).json()
  await sent(app, call('createPost'), writer, { body: { articleImage: address } })
  return address.split('/').at(-1)
}

async function invited(app: TestApp): Promise<{ id: string; link: string }> {
  const { send } = await signedIn(app)
  return (await send('POST', '/api/invitations', { email: ANNA })).json()
}

async function idOf(app: TestApp, email: string): Promise<string> {
  const made = await app.services.administrators.create({ ...KEEPER, email })
  return made.ok ? made.account.id : ''
}
