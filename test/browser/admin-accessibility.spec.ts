import type { Locator, Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, openAdmin, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, atEachWidth, brokenWords, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

/** Every link of the sidebar to a screen, in its order. */
const AREAS = [
  'Write',
  'Today',
  'Published 26',
  'Drafts 1',
  'Pages 0',
  'Trash 1',
  'Categories',
  'Pictures',
  'Statistics',
  'Subscribers',
  'Mail',
  'Settings',
]
const REST = ['Users', 'Backups', 'Health', 'Audit log', 'Import', 'Redirects', 'Account']
/** Tables of which a row is a card on a phone. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Subscribers: ['Address', 'Status', 'Since', 'From', 'Action'],
  Mail: ['Post', 'Day', 'To', 'Queued', 'Sent', 'Kept here', 'Failed', 'Uncertain', 'Action'],
}
const LONG = 'thelongestnamethatanybodyeverhadinthehistoryofhorrorfilms'

test('the navigation leads to every area, which keeps to WCAG 2.2 A and AA, fits, and breaks no word of its own', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const origin = await takeSession(page)
  await openAdmin(page, '/admin/statistics')
  // Statistics say in words that nothing was counted yet.
  await expect(page.getByText('Nobody has come by yet')).toBeVisible()
  await expect(page.getByText('Nobody has subscribed yet.')).toBeVisible()
  await expect(page.locator('.chart')).toHaveCount(0)
  await expectAccessible(page)

  await fill(page, origin)
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await openAdmin(page, '/admin')
  const house = areas.getByText('House', { exact: true })
  await house.click()
  await expect(areas.getByRole('link')).toHaveText(['View site', ...AREAS, ...REST])
  for (const name of [...AREAS, ...REST]) {
    const link = areas.getByRole('link', { name, exact: true })
    if (!(await link.isVisible())) await house.click()
    await link.click()
    if (name === 'Write') {
      await page.locator('.section-fields').getByText('Picture', { exact: true }).click()
      // Bars that stay in view cover parts of buttons somewhere, which axe then finds too small.
      await page.addStyleTag({
        content: '.top-bar, .post-form__bar, .post-form__submit { position: static !important }',
      })
    }
    await look(page, name)
  }
})

test('the bar of a post that subscribers get has two lines of whole words on a tablet, and one on a wide window', async ({
  page,
}) => {
  const headers = { Origin: await takeSession(page) }
  const data = { csv: 'reader@den.example', consent: 'They asked for it.' }
  expect((await page.request.post('/api/subscribers', { headers, data })).ok()).toBe(true)
  await openAdmin(page, '/admin')
  await page.getByLabel('Title', { exact: true }).fill('Nosferatu')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const height = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)
  const bar = page.locator('.post-form__bar')
  await atEachWidth(
    page,
    async (width) => {
      expect([width, await brokenWords(page, '.post-form__bar :is(button, label, p)')]).toEqual([width, []])
      for (const words of await bar.locator('button, label, .post-form__state').filter({ visible: true }).all())
        expect(await height(words), `${await words.innerText()} at ${width} px`).toBeLessThan(45)
      // What the button does may have two lines beside the check box.
      expect(await height(bar)).toBeLessThan(width < 1440 ? 140 : 100)
    },
    [640, 768, 1024, 1280, 1440],
  )
})

/** Looks at a screen of an area, at each width. */
async function look(page: Page, area: string): Promise<void> {
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await expect(areas.locator('[aria-current]')).toHaveText(area)
  await expectAccessible(page, {
    async alsoAt(width) {
      expect([area, width, await brokenWords(page)]).toEqual([area, width, []])
      const isCut = await page.locator('h2.admin__heading').evaluate((name) => name.scrollWidth > name.clientWidth)
      expect([area, width, isCut]).toEqual([area, width, false])
      const toggle = page.getByRole('button', { name: 'Menu' })
      const isFolded = await toggle.isVisible()
      if (isFolded) await toggle.click()
      const heights = await areas
        .locator('.sidebar__link:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      if (isFolded) await page.keyboard.press('Escape')
      expect([area, width, heights.length > 8, new Set(heights).size]).toEqual([area, width, true, 1])
      expect(heights[0]).toBeLessThan(45)
      if (width >= 1280 && area === 'Audit log') expect(await widthOf(page, 'About')).toBeGreaterThan(200)
      if (width === 320 && COLUMNS[area]) await expectCards(page, COLUMNS[area])
    },
  })
}

/** Expects that rows are cards, and still rows of a table for screen readers. */
async function expectCards(page: Page, columns: readonly string[]): Promise<void> {
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(columns)
  const row = table.getByRole('row').nth(1)
  await expect(row.getByRole('rowheader')).toHaveCount(1)
  await expect(row.getByRole('cell')).toHaveCount(columns.length - 1)
  // Buttons can be reached without scrolling sideways.
  const right = await table.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('td, th, button')].map((part) => part.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(320)
}

async function widthOf(page: Page, column: string): Promise<number> {
  return (await page.getByRole('columnheader', { name: column }).boundingBox())!.width
}

/** A post of a long category that is announced to readers with long addresses, a draft, and a post in the trash. */
async function fill(page: Page, origin: string): Promise<void> {
  const csv = Array.from({ length: 60 }, (_, index) => `${LONG}${index}@averylongdomainnamethatneverends.example`)
  const send = async (method: string, address: string, data?: object) => {
    const answer = await page.request.fetch(address, { method, headers: { Origin: origin }, data })
    if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
    return answer
  }
  // Keeps mails in the queue, and with them the button that stops the announcement.
  await send('PATCH', '/api/mail/caps', { perHour: 1 })
  await send('POST', '/api/subscribers', { csv: csv.join('\n'), consent: 'They asked for it.' })
  const title = 'Pneumonoultramicroscopicsilicovolcanoconiosisandsequel'
  await send('POST', '/api/blogs', { ...POST_CALL, title, tag: LONG, author: LONG, announce: true })
  await send('POST', '/api/blogs', { ...POST_CALL, title: `Draft of ${title}`, status: 'draft' })
  const { id } = await (await send('POST', '/api/blogs', { ...POST_CALL, title: `${title} again` })).json()
  await send('DELETE', `/api/blogs/${id}`)
}
