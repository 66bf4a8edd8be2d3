import type { BrowserContext, Page } from '@playwright/test'
import { POST_CALL, section } from '#test/support/posts.ts'
import { expect, KEEPER, openAdmin, test } from './admin.ts'
import { KillableBrowser } from './killable-browser.ts'

const SAVED = /^Saved \d\d:\d\d$/

test('a form offered after the browser was killed is in no conflict with its own save whose answer was lost', async ({
  den,
}) => {
  await using browser = new KillableBrowser()
  const context = await browser.start()
  await signInAt(den.url, context)
  const data = { ...POST_CALL, title: 'Killed Later', status: 'draft', sections: [section()] }
  const stored = await context.request.post(`${den.url}/api/blogs`, { headers: { Origin: den.url }, data })
  const address = `${den.url}/admin/drafts/${(await stored.json()).id}`
  const [created, draft] = [context.pages()[0]!, await context.newPage()]
  await openAdmin(created, `${den.url}/admin`)
  await openAdmin(draft, address)
  // Timers of a hidden tab may wait for a minute.
  await created.bringToFront()
  await typeUnanswered(created, 'Killed at Once')
  await draft.bringToFront()
  await typeUnanswered(draft, 'Killed Later, and Renamed')
  await browser.kill()

  const nextContext = await browser.start()
  await signInAt(den.url, nextContext)
  const page = nextContext.pages()[0]!
  for (const [screen, title] of [
    [`${den.url}/admin`, 'Killed at Once, with more'],
    [address, 'Killed Later, and Renamed, with more'],
  ] as const) {
    await openAdmin(page, screen)
    await page.getByRole('button', { name: 'Use them' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
    await expect(page.getByText(SAVED)).toBeVisible()
    await expect(page.getByText('elsewhere first')).toHaveCount(0)
  }
  const { posts } = await (await nextContext.request.get(`${den.url}/api/blogs?status=draft`)).json()
  const titles = posts.map(({ title }: { title: string }) => title).filter((title: string) => /^Killed/.test(title))
  expect(titles.toSorted()).toEqual(['Killed Later, and Renamed, with more', 'Killed at Once, with more'])
})

async function signInAt(url: string, context: BrowserContext): Promise<void> {
  await context.request.post(`${url}/api/auth/sign-in/email`, { data: KEEPER, headers: { Origin: url } })
}

/** Types a title whose save is stored and not answered, and then more, which the browser copies and does not save. */
async function typeUnanswered(page: Page, title: string): Promise<void> {
  const { promise: isStored, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/blogs/*/edit', async (route) => {
    await route.fetch()
    resolve()
  })
  await page.getByLabel('Title', { exact: true }).fill(title)
  await isStored
  await page.getByLabel('Title', { exact: true }).fill(`${title}, with more`)
  await expect.poll(() => copiesIn(page)).toContain(`${title}, with more`)
}

/** What is in the browser's own storage, as JSON. */
function copiesIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('den')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const all = opening.result.transaction('unsaved-posts').objectStore('unsaved-posts').getAll()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    opening.result.close()
    return JSON.stringify(all.result)
  })
}
