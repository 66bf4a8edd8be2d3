import type { Cookie, Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { test as demo, expect } from './den.ts'

export { choose, THEMES } from './den.ts'
export { expect }

export const KEEPER = { email: 'keeper@den.example', password: 'a lamp that nobody tends' } as const

export const KEEPER_SETTINGS = {
  ADMIN_EMAIL: KEEPER.email,
  ADMIN_PASSWORD: KEEPER.password,
  // Fake mail servers listen on any port of this machine.
  ALLOW_PRIVATE_HOSTS: '127.0.0.1',
}

/** Wide enough for sidebar and details. */
export const WINDOW = { width: 1090, height: 720 } as const

/** Reduced motion: no script of the area waits for animations, and without them a test takes a fifteenth less CPU time. */
const base = demo.extend({ contextOptions: { reducedMotion: 'reduce' }, viewport: WINDOW })

const KEPT: Blog = () => KEEPER_SETTINGS

/** Tests that write into a blog with an administrator. All files that use this one share the blog. */
export const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.shared(KEPT)) })

/** Tests with a separate blog, for a file whose changes, such as subscribers, would disturb others. */
export function testsWithABlog(prepare?: (folder: string) => Promise<void>) {
  const blog: Blog = async (folder) => {
    await prepare?.(folder)
    return KEEPER_SETTINGS
  }
  return base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(blog)) })
}

/** The session of each server of this worker, by origin. */
const sessions = new Map<string, Cookie[]>()

const NEW_COOKIE = /\/api\/(auth\/(confirm|change)-\w+|tokens|account\/email)$/

/** Opens an address of the admin area with the session of this worker. */
export async function signIn(page: Page, address = '/admin'): Promise<void> {
  await takeSession(page)
  await openAdmin(page, address)
}

/**
 * Stores a post by a call, and opens its form, which adds the scores that the post lacks.
 * @returns its address in the JSON interface
 */
export async function openStored(page: Page, post: object): Promise<string> {
  const headers = { Origin: await takeSession(page) }
  const stored = await page.request.post('/api/blogs', { headers, data: { ...POST_CALL, ...post } })
  if (!stored.ok()) throw new Error(`not stored: ${stored.status()} ${await stored.text()}`)
  const { id, status } = await stored.json()
  await openAdmin(page, `/admin/${status === 'published' ? 'posts' : 'drafts'}/${id}`)
  return `/api/blogs/${id}`
}

/**
 * Gives the browser the session of this worker, which is opened once for each server. For calls before the first page: opening a
 * page takes half a second of CPU time.
 * @returns the origin of the server
 */
export async function takeSession(page: Page): Promise<string> {
  const { origin } = new URL((await page.request.get('/api/auth/session')).url())
  await page.context().addCookies(sessions.get(origin) ?? [])
  // A test may have ended the session.
  if (!(await page.request.get('/api/auth/session')).ok()) {
    const headers = { Origin: origin }
    const answer = await page.request.post('/api/auth/sign-in/email', { headers, data: KEEPER })
    if (!answer.ok()) throw new Error(`not signed in: ${answer.status()} ${await answer.text()}`)
    sessions.set(origin, await page.context().cookies())
  }
  // These calls replace the cookie of the session; the former one expires ten seconds later.
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && NEW_COOKIE.test(request.url())) sessions.delete(origin)
  })
  return origin
}

/** As `takeSession`, for calls that need a password typed within ten minutes, while a worker may run for longer. */
export async function takeRecentSession(page: Page): Promise<string> {
  const origin = await takeSession(page)
  const headers = { Origin: origin }
  const answer = await page.request.post('/api/auth/confirm-password', { headers, data: { password: KEEPER.password } })
  if (!answer.ok()) throw new Error(`not confirmed: ${answer.status()} ${await answer.text()}`)
  sessions.set(origin, await page.context().cookies())
  return origin
}

/** Opens an address of the admin area by way of its login panel. */
export async function signInByPanel(page: Page, address = '/admin'): Promise<void> {
  await page.goto(address)
  await login(page)
  await expect(page.getByRole('heading', { name: 'Admin Page' })).toBeVisible()
}

/**
 * Opens an address of the admin area in a signed-in browser, and waits for hydration: a click waits until controls are enabled, but
 * a key does not.
 */
export async function openAdmin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('fieldset.waits:enabled')).toBeAttached()
}

/** Fills in and submits the login panel of the current page. */
export async function login(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

export interface TypedPost {
  title: string
  author?: string
  tagline?: string
  description?: string
}

/** Fills in the required fields of a new post. */
export async function fillPost(page: Page, post: TypedPost): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(post.title)
  await page.getByLabel('Author Name').fill(post.author ?? 'Mara Vell')
  await page.getByLabel('Short Caption').fill(post.tagline ?? 'A short caption')
  await page.getByLabel('Long Caption').fill(post.description ?? 'A longer caption, of one sentence.')
}

/** Publishes the post in the form, and confirms the question that is asked when subscribers get a mail. */
export async function publishAndMail(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish and / })
    .click()
}

/** Answers the next publication with a 422 and these messages by field, which the form's own validation would not produce. */
export async function refusePostOnce(page: Page, errors: Readonly<Record<string, string>>): Promise<void> {
  let isRefused = false
  await page.route('**/api/blogs/*', async (route) => {
    if (isRefused) return route.fallback()
    isRefused = true
    await route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Unprocessable Content', status: 422, detail: 'Nothing was saved.', errors }),
    })
  })
}
