import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'
import { type FakeSmtp, openFakeSmtp } from '../../mail/smtp.ts'
import { BROWSER } from '../../screen-views.ts'
import { type CallOptions, type OldServer, SITE_URL } from './old-server.ts'
import { IMPORTED, LIST, NOTE, REVIEW, SETTINGS } from './old-texts.ts'

/** What the users of an old database hold, and what it told them. */
export type Held = Awaited<ReturnType<typeof fill>>

type Headers = Readonly<Record<string, string>>

const KEEPER = { email: 'keeper@den.example', password: 'a lantern beneath the stairs' }
const GUEST = { email: 'bram@den.example', password: 'a ladder against the moon' }

/** Uses a new site as its owner, another administrator, a program and its readers do. */
export async function fill(site: OldServer) {
  const token = tokenIn(site.setupLink)
  const session = (await site.call(201, 'POST', '/api/auth/claim', { json: { token, ...KEEPER } })).cookies
  const headers = { Cookie: session }
  const wrong = { email: 'stranger@den.example', password: 'let me in, let me in' }
  await site.call(401, 'POST', '/api/auth/sign-in/email', { json: wrong, from: '198.51.100.66' })
  await site.call(200, 'PATCH', '/api/settings', { json: SETTINGS, headers })

  const invite = async (email: string): Promise<string> =>
    (await site.call(201, 'POST', '/api/invitations', { json: { email }, headers })).json().link
  const acceptance = { token: tokenIn(await invite(GUEST.email)), password: GUEST.password }
  while (!(await mailScreen(site, headers)).includes(GUEST.email)) await moment()
  await site.call(201, 'POST', '/api/auth/accept-invitation', { json: acceptance })
  const invitation = await invite('carmilla@den.example')
  const created = await site.run('cli/main.ts', 'token', 'create', '--email', KEEPER.email, '--name', 'Import')
  const apiToken = created.trim()

  const posts = await write(site, headers, apiToken)
  const confirm = await gather(site, headers)
  await using smtp = await openFakeSmtp(({ phase, to }) =>
    phase === 'rcpt' && to.startsWith('finn') ? { answer: '550 5.1.1 no such user here' } : undefined,
  )
  const url = `smtp://den:hush%20hush@127.0.0.1:${smtp.port}`
  const mailServer = { url, from: 'The Lantern Room <den@den.example>' }
  await site.call(204, 'PATCH', '/api/mail', { json: mailServer, headers })
  const links = await announce(site, headers, smtp)
  await read(site, posts.review.path)
  const answers = await answersOf(site, headers)
  return {
    madeAt: new Date().toISOString(),
    siteUrl: SITE_URL,
    accounts: [KEEPER, GUEST],
    session,
    apiToken,
    invitation,
    settings: SETTINGS,
    mailServer,
    posts,
    links: { confirm, ...links },
    answers,
  }
}

/** A review whose path was changed twice, a featured list, a note, and a review that a program brought along. */
async function write(site: OldServer, headers: Headers, apiToken: string) {
  const upload = async (...pictures: readonly Buffer[]): Promise<string> => {
    const form = new FormData()
    for (const [index, bytes] of pictures.entries()) {
      const file = new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' })
      form.append(index === 0 ? 'image' : 'source', file)
    }
    return (await site.call(201, 'POST', '/api/media', { form, headers })).json().address
  }
  const picture = await upload(await drawing(12, 8), await drawing(24, 16))
  // No post will name it.
  await upload(await drawing(3, 3))

  const create = async (json: unknown, as: Headers = headers) =>
    (await site.call(201, 'POST', '/api/blogs', { json, headers: as })).json()
  const sections = REVIEW.sections.map((section) => ({ ...section, sectionImage: picture }))
  const review = await create({ ...REVIEW, sections, articleImage: picture })
  const paths: string[] = [review.path]
  for (const path of ['/blogs/Nosferatu-1922', '/blogs/Nosferatu, 1922']) {
    const change = { json: { path }, headers: { ...headers, 'If-Match': '*' } }
    paths.push((await site.call(200, 'PATCH', `/api/blogs/${review.id}`, change)).json().path)
  }
  const path = paths.pop()!
  await create(LIST)
  await create(NOTE)
  const program = { Authorization: `Bearer ${apiToken}`, 'Idempotency-Key': 'import-0000-0001' }
  await create(IMPORTED, program)
  return { review: { id: review.id as string, path, oldPaths: paths, picture } }
}

/** Subscribes readers while mails are kept in the mailbox; gives the link of one who has not used it yet. */
async function gather(site: OldServer, headers: Headers): Promise<string> {
  const ask = async (name: string): Promise<string> => {
    await subscribe(site, name)
    // The newest mail comes first.
    return /\/subscription\/confirm\?token=[\w-]+/.exec(await mailScreen(site, headers))![0]
  }
  for (const name of ['anna', 'ben', 'dora', 'edgar', 'finn', 'gus'])
    await site.call(200, 'POST', await ask(name), { form: new URLSearchParams() })
  const csv = 'email,status\nHenry.James@mail.example,active\nivy@mail.example,unsubscribed\n'
  const consent = 'They signed a list at the film club in October 2026.'
  await site.call(200, 'POST', '/api/subscribers', { json: { csv, consent }, headers })
  return ask('paula')
}

/** Sends the form with a captcha that is solved as browsers do it, each reader from a network of their own. */
async function subscribe(site: OldServer, name: string): Promise<void> {
  const challenge: Challenge = (await site.call(200, 'GET', '/api/captcha')).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const json = { to_email: `${name}@mail.example`, captcha, source: 'greetings' }
  await site.call(202, 'POST', '/api/subscriptions', { json, from: `198.51.100.${name.charCodeAt(0)}` })
}

/** One announcement that went out, then one and a confirmation that wait, since a cap is reached. */
async function announce(site: OldServer, headers: Headers, smtp: FakeSmtp) {
  const announcement = (title: string): CallOptions => ({ json: { ...NOTE, title, announce: true }, headers })
  await site.call(201, 'POST', '/api/blogs', announcement('The Fog'))
  const isSent = async () => {
    const list = await site.call(200, 'GET', '/api/subscribers.csv', { headers })
    return smtp.taken.length === 6 && list.body.includes('finn@mail.example,bounced')
  }
  while (!(await isSent())) await moment()
  const linkOf = (name: string): string => {
    const { source = '' } = smtp.taken.find(({ to }) => to.startsWith(name)) ?? {}
    return /^List-Unsubscribe:.*?<https:\/\/[^/]+(.+?)>/im.exec(source.replace(/\r\n[ \t]+/g, ' '))![1]!
  }
  const leave = (name: string, fields: Record<string, string>) =>
    site.call(200, 'POST', linkOf(name), { form: new URLSearchParams(fields) })
  await leave('dora', { 'List-Unsubscribe': 'One-Click' })
  await leave('gus', {})
  await leave('gus', { undo: '1' })
  const edgar = tokenIn(linkOf('edgar')).split('.')[0]
  await site.call(204, 'PATCH', `/api/subscribers/${edgar}`, { json: { status: 'suppressed' }, headers })

  await site.call(204, 'PATCH', '/api/mail/caps', { json: { perHour: 500, perDay: 1 }, headers })
  await site.call(201, 'POST', '/api/blogs', announcement('Ghost Story'))
  await subscribe(site, 'zoe')
  return { unsubscribe: linkOf('anna'), left: linkOf('dora') }
}

/** Four readers; one of them comes back. */
async function read(site: OldServer, review: string): Promise<void> {
  const see = (reader: number, path: string, referrer?: string) =>
    site.call(204, 'POST', '/api/screen-views', {
      json: { path, ...(referrer && { referrer }) },
      headers: BROWSER,
      from: `198.51.100.${reader}`,
    })
  await see(1, '/', 'https://films.example/links')
  await see(1, review)
  await see(2, review, 'https://search.example/?q=nosferatu')
  await see(3, review, 'https://films.example/')
  await see(4, '/greetings')
  await see(1, '/')
}

const ASKED = [
  '/api/collections/blogs',
  '/api/administrators',
  '/api/subscribers.csv',
  ...['days', 'posts', 'referrers', 'subscribers', 'mail'].map((table) => `/api/statistics/${table}?period=7`),
]

/** What it answers an administrator, once all readers are counted. */
async function answersOf(site: OldServer, headers: Headers): Promise<Record<string, string>> {
  const ask = async (target: string) => (await site.call(200, 'GET', target, { headers })).body
  while (!(await ask('/api/statistics/days?period=7')).includes(',6,4')) await moment()
  return Object.fromEntries(await Promise.all(ASKED.map(async (target) => [target, await ask(target)])))
}

async function mailScreen(site: OldServer, headers: Headers): Promise<string> {
  return (await site.call(200, 'GET', '/admin/mail', { headers })).body
}

function drawing(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'crimson' } as const
  return sharp({ create }).png().toBuffer()
}

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

function tokenIn(link: string): string {
  return /[#?](?:t|token)=([\w.-]+)/.exec(link)![1]!
}
