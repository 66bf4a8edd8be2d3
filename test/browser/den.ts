import { expect, type Page } from '@playwright/test'
import { type Blog, test as base, type RunningBlog } from './blogs.ts'

/** Every screen that a reader can meet. */
export const SCREENS = [
  '/',
  '/?page=2',
  '/?page=99',
  '/category/horror-review',
  '/category/horror-review?page=2',
  '/film/the-blair-witch-project',
  '/year/1979',
  '/director/nobody',
  '/films',
  '/authors',
  '/archive',
  '/archive/2026/09',
  '/search',
  '/search?q=the+lighthouse',
  '/search?q=nothing-like-it',
  '/greetings',
  '/limits',
  '/terms',
  '/privacy',
  '/cookiepolicy',
  '/ratings?terror=5-8&sort=-overall',
  '/ratings?terror=0-1',
  '/compare/alien/longlegs/midsommar',
  '/blogs/nowhere',
  '/missing.png',
] as const

export const THEMES = ['dark', 'light'] as const

interface Den {
  den: RunningBlog
  /** Problems of the page: errors, refused scripts and styles, requests to other hosts. Empty at the end of each test. */
  troubles: string[]
}

const UNTOUCHED: Blog = () => ({})

/** Tests with a blog that none of them changes. */
export const test = base.extend<Den>({
  den: async ({ blogs }, use) => use(await blogs.shared(UNTOUCHED)),
  baseURL: async ({ den }, use) => use(den.url),
  troubles: [
    async ({ page, den }, use) => {
      const troubles: string[] = []
      watch(page, den.url, troubles)
      await use(troubles)
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The address of a review with pictures, ratings, spoilers and emphasis: the newest post. */
export async function newestArticle(page: Page): Promise<string> {
  const { posts } = await (await page.request.get('/api/blogs')).json()
  return posts[0].path
}

/** Shows pages in a theme from the first paint on, as for a reader who once chose it. */
export async function choose(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('den-theme', chosen), theme)
}

/** How long a form waits for the code of its challenge, in milliseconds. */
const CODE_DEADLINE_MS = 8_000

/** Disables timeouts of this length in the page: a busy machine may need longer. A clock that is installed afterwards replaces this. */
export function withoutDeadline(page: Page, deadlineMs = CODE_DEADLINE_MS): Promise<void> {
  return page.addInitScript((deadlineMs) => {
    const real = window.setTimeout.bind(window)
    const later = (work: TimerHandler, milliseconds?: number, ...values: unknown[]) =>
      milliseconds === deadlineMs ? 0 : real(work, milliseconds, ...values)
    Object.assign(window, { setTimeout: later })
  }, deadlineMs) as Promise<unknown> as Promise<void>
}

/** Installs a clock that a test can pause and advance, in pages whose forms have no timeout either. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await withoutDeadline(page)
}

/** Waits for two animation frames, so that all due rendering has happened. */
export function frames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/**
 * Whether an error is one of the page. The browser itself reports a view transition that is skipped because another page follows
 * too soon.
 */
export function isUncaught({ message }: Error): boolean {
  return !message.startsWith('Transition was ')
}

function watch(page: Page, url: string, troubles: string[]): void {
  page.on('pageerror', (error) => isUncaught(error) && troubles.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // The browser also reports a page that answers 404 on purpose.
    const isMissingPage = message.text().includes('404') && message.location().url === page.url()
    if (message.type() === 'error' && !isMissingPage) troubles.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, port } = new URL(request.url())
    if (protocol.startsWith('http') && port !== new URL(url).port) troubles.push(`another host: ${request.url()}`)
  })
}
