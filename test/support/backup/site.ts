import { OutboxRepository } from '#server/mail/outbox/outbox-repository.ts'
import { DraftRepository } from '#server/posts/draft-repository.ts'
import { PostRepository } from '#server/posts/post-repository.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import type { TestApp } from '../app.ts'
import type { OpenTestDatabase } from '../database/databases.ts'
import { openTokenApp, type Writer } from '../identity/administrator.ts'
import { announcePost, newMail } from '../mail/mail.ts'
import { POST_CALL, postInput } from '../posts.ts'
import { schedulePost } from '../scheduled-posts.ts'

export const DUE_TITLE = 'A post whose hour has come'
const HOUR_MS = 3_600_000

/** The demo blog with something in every table that a backup holds. */
export async function openFullSite(open: OpenTestDatabase): Promise<TestApp & Writer> {
  const app = await openTokenApp(open, { env: { DEMO_CONTENT: 'on', SITE_URL: 'https://den.example' } })
  const { database, services } = app
  await new SettingsRepository(database).change(
    {
      tagline: 'Zwölf Männer, ein Hund 🐕 and "quotes" \\ backslash \u0007 bell',
      smtp: { url: 'smtp://keeper:very-secret-word@mail.den.example:587', from: 'keeper@den.example' },
    },
    [],
  )
  const posts = new PostRepository(database)
  for (const title of ['Über uns', 'uber uns'])
    await posts.insert(postInput({ title, path: `/blogs/${title}`, tag: title }))
  const reply = await app.send('POST', '/api/blogs', { ...POST_CALL, title: 'Renamed' })
  const { id } = reply.json()
  await app.send(
    'PATCH',
    `/api/blogs/${id}`,
    { path: '/blogs/Other path', title: 'Renamed twice' },
    { 'If-Match': '*' },
  )
  const trashed = await posts.insert(postInput({ title: 'In the trash' }))
  if (trashed.ok) await services.trash.put(trashed.post.id)
  await schedulePost(database, new Date(Date.now() + 1_000 * HOUR_MS), { title: 'To come' })
  await schedulePost(database, new Date(Date.now() - HOUR_MS), { title: DUE_TITLE })
  const draft = await new DraftRepository(database).insert(
    { ...postInput({ title: 'A draft' }), announces: false },
    { by: 'keeper@den.example', publishAt: null },
  )
  if (draft.ok) await services.previewLinks.create(draft.post.id, 'keeper@den.example')
  await announcePost(database, 5, { title: 'Announced' })
  await new OutboxRepository(database).enqueue(newMail())
  return app
}

/** Number of sampled gathering pages of each kind. */
const OF_A_KIND = 5
const GATHERING = /^\/(category|author|film|director|year|decade|archive)\/.*?(feed\.xml)?$/

/** The public addresses that can be reached from the front page and the sitemap, and their answers. */
export async function publicAnswers(app: Pick<TestApp, 'get'>): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  const waiting = [...STARTS]
  const kinds = new Map<string, number>()
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (answers.has(address)) continue
    const [, kind, feed = ''] = GATHERING.exec(address) ?? []
    const ofKind = (kinds.get(`${kind} ${feed}`) ?? 0) + 1
    if (kind && ofKind > OF_A_KIND) continue
    kinds.set(`${kind} ${feed}`, ofKind)
    const { status, headers, body, bytes } = await app.get(address)
    const type = String(headers['content-type'])
    const isText = /text|json|xml/.test(type)
    answers.set(address, `${status} ${type} ${headers.location ?? ''} ${isText ? body : bytes.toString('base64')}`)
    if (isText && !type.includes('javascript') && !type.includes('css')) waiting.push(...linksIn(body))
  }
  return answers
}

const STARTS = [
  ...[
    '/',
    '/sitemap.xml',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/robots.txt',
    '/search?q=thing',
    '/search?q=uber',
    '/ratings',
  ],
  ...['/greetings', '/terms', '/privacy', '/archive', '/films', '/directors', '/authors', '/categories', '/nowhere'],
  ...[
    '/api/blogs',
    '/api/blogs?page=2',
    '/api/collections/blogs',
    '/api/collections/settings',
    '/api/search?q=lighthouse',
  ],
  ...['/api/content-warnings', '/api/openapi.json', '/blogs/Renamed', '/blogs/Other%20path', '/category/uber-uns-2'],
]

/** Excludes renditions and covers, which are derived from compared data and slow to make. */
const NOT_FOLLOWED = /^\/(assets|covers|admin|compare|ratings\?|search\?|media\/.*-)/

function linksIn(body: string): string[] {
  const links = [...body.matchAll(/(?:href|src|<loc>|"url"|"path")[=:]?\s*"?((?:https:\/\/den\.example)?\/[^"<>\s]*)/g)]
  return links
    .map(([, link = '']) => link.replace('https://den.example', '').replaceAll('&amp;', '&').replace(/#.*$/, ''))
    .filter((link) => link.startsWith('/') && !NOT_FOLLOWED.test(link) && !link.startsWith('//'))
    .map((link) => link.replace(/[^!-~]/gu, encodeURIComponent))
}
