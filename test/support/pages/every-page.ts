import { readFileSync } from 'node:fs'
import { newId } from '#server/db/id.ts'
import { openTestApp } from '../app.ts'
import { openTestSqlite } from '../database/databases.ts'
import { attributesOf } from '../html.ts'
import { signedIn } from '../identity/administrator.ts'
import { fileOf } from '../imports/imports.ts'

interface Page {
  readonly address: string
  readonly html: string
}

/** The patterns of `routes.ts` that are pages. */
const PATTERNS = [
  ...readFileSync('app/routes.ts', 'utf8').matchAll(/\b(?:route\('([^']+)', |index\()'[^']+\.tsx'/g),
].map(([, pattern = '']) => `/${pattern}`)

const OF_READERS = [
  '/',
  '/?page=2',
  '/?page=99',
  '/blogs/nowhere',
  '/preview/none',
  '/category/horror-review',
  '/category/horror-review?page=2',
  '/film/nothing',
  '/tag/folk-horror',
  '/series/notes-from-the-back-row',
  '/decade/1970',
  '/archive',
  '/search?q=the+lighthouse',
  '/search?q=nothing-like-it',
  '/compare/alien/longlegs/midsommar',
  '/ratings',
  '/ratings?terror=5-8&without=gore&sort=-overall',
  '/ratings?terror=0-1',
  '/greetings',
  '/limits',
  '/subscribe',
  '/subscription/confirm?token=none',
  '/unsubscribe?token=none',
  '/terms',
  '/privacy',
  '/cookiepolicy',
  '/missing.png',
  '/admin',
  '/admin/sign-in/finished?problem=superseded',
  '/admin/setup?token=none',
  '/admin/invitation?token=none',
  '/admin/forgotten-password',
  '/admin/reset-password?token=none',
  '/admin/confirm-address?token=none',
]
/** Each leads on to pages that gather posts. */
const LISTS = { '/films': '/film/', '/directors': '/director/', '/authors': '/author/', '/categories': '/category/' }
const OF_ADMINISTRATORS = [
  '/admin',
  '/admin/today',
  '/admin/posts',
  '/admin/drafts',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/trash',
  '/admin/import',
  '/admin/redirects',
  '/admin/categories',
  '/admin/media',
  '/admin/subscribers',
  '/admin/mail',
  '/admin/statistics',
  '/admin/settings',
  '/admin/users',
  '/admin/audit',
  '/admin/health',
  '/admin/backups',
  '/admin/account',
]

/** Every kind of page of the demo blog, for readers and for its owner. Throws if a pattern of `routes.ts` is not among them. */
export async function everyPage(): Promise<Page[]> {
  await using app = await openTestApp(openTestSqlite, { env: { DEMO_CONTENT: 'on' } })
  const owner = await signedIn(app)
  const { posts } = (await app.get('/api/blogs')).json()
  const draft = await owner.send('POST', '/api/blogs', { title: 'Half a draft', status: 'draft' })
  const preview = (await owner.send('POST', `/api/blogs/${draft.json().id}/preview`)).json()

  await owner.send('POST', '/api/blogs', { kind: 'page', title: 'How I rate', path: '/how-i-rate' })

  const pages: Page[] = []
  const read = async (address: string, headers: Record<string, string> = {}) => {
    const { body } = await app.get(address, { headers: { ...headers, Accept: 'text/html' } })
    pages.push({ address, html: body })
    return body
  }
  for (const address of OF_READERS) await read(address)
  for (const { path } of posts) await read(path.split('/').map(encodeURIComponent).join('/'))
  await read(new URL(preview.url).pathname)
  await read('/how-i-rate')
  for (const [list, gathering] of Object.entries(LISTS)) {
    const links = attributesOf(await read(list), 'href')
    await read(links.find((href) => href.startsWith(gathering))!)
  }
  const [year, month] = posts[0].date.split('-')
  for (const address of [
    `/year/${posts.find(({ film }: { film: { year?: number } }) => film?.year).film.year}`,
    `/archive/${year}`,
    `/archive/${year}/${month}`,
  ])
    await read(address)

  const session = { Cookie: owner.headers.Cookie! }
  for (const address of OF_ADMINISTRATORS) await read(address, session)
  await read(`/admin/posts/${posts[0].id}`, session)
  await read(`/admin/revisions/${posts[0].id}`, session)
  const report = { id: newId('import'), startedBy: 'keeper@den.example' }
  await Array.fromAsync(
    app.services.imports.run({ path: fileOf('one.md', '---\ntitle: One\n---\n<del>x</del>\n'), report }),
  )
  await read(`/admin/import/${report.id}`, session)
  await read(`/admin/drafts/${draft.json().id}`, session)

  const missing = PATTERNS.filter((pattern) => !pages.some(({ address }) => isOf(pattern, address)))
  if (missing.length > 0) throw new Error(`No page of ${missing.join(', ')}`)
  return pages
}

function isOf(pattern: string, address: string): boolean {
  if (pattern === '/*') return address === '/missing.png'
  const expression = pattern
    .replace(/\/:\w+\?/g, '(/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.+')
  return new RegExp(`^${expression}$`).test(address.split('?')[0]!)
}
