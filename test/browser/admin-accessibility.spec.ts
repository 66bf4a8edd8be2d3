import type { Page } from '@playwright/test'
import { expect, fillPost, openAdmin, publishAndMail, signIn, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, violationsOn } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

const AREAS = [
  '/admin',
  '/admin/posts',
  '/admin/drafts',
  '/admin/trash',
  '/admin/import',
  '/admin/redirects',
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
const LONG = 'thelongestnamethatanybodyeverhadinthehistoryofhorrorfilms'

// It comes first: the others have subscribers.
test('statistics say in words that nothing was counted yet', async ({ page }) => {
  await signIn(page, '/admin/statistics')
  await expect(page.getByText('Nobody has come by yet')).toBeVisible()
  await expect(page.getByText('Nobody has subscribed yet.')).toBeVisible()
  await expect(page.locator('.chart')).toHaveCount(0)
  await expectAccessible(page)
})

test('every area keeps to WCAG 2.2 A and AA, fits, and breaks no word of a heading, the menu or a table', async ({
  page,
}) => {
  test.setTimeout(480_000)
  await fill(page)
  for (const area of AREAS) {
    await openAdmin(page, area)
    await expectAccessible(page, {
      async alsoAt(width) {
        expect([area, width, await brokenWords(page)]).toEqual([area, width, []])
        const areas = page.getByRole('navigation', { name: 'Admin areas' })
        const toggle = areas.getByRole('button')
        const isFolded = await toggle.isVisible()
        if (isFolded) await toggle.click()
        const heights = await areas
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
        if (isFolded) await toggle.click()
        expect([area, width, heights.length]).toEqual([area, width, 12])
        expect([area, width, new Set(heights)]).toEqual([area, width, new Set([heights[0]])])
        expect(heights[0]).toBeLessThan(52)
      },
    })
  }
})

test('a row is a card on a phone, and still a row of a table to those who hear it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await fill(page)
  for (const { area, columns } of [
    { area: '/admin/subscribers', columns: ['Address', 'Status', 'Since', 'From', 'Action'] },
    {
      area: '/admin/mail',
      columns: ['Post', 'Day', 'To', 'Queued', 'Sent', 'Kept here', 'Failed', 'Uncertain', 'Action'],
    },
  ]) {
    await openAdmin(page, area)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(columns)
    const row = table.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toHaveCount(1)
    await expect(row.getByRole('cell')).toHaveCount(columns.length - 1)
    // Nothing has to be pushed aside to reach what can be done.
    const right = await table.evaluate((element) =>
      Math.max(...[...element.querySelectorAll('td, th, button')].map((part) => part.getBoundingClientRect().right)),
    )
    expect(right).toBeLessThanOrEqual(320)
    expect(await violationsOn(page)).toEqual([])
  }
})

/** A post that is announced to readers with long addresses. */
async function fill(page: Page): Promise<void> {
  const csv = Array.from({ length: 60 }, (_, index) => `${LONG}${index}@averylongdomainnamethatneverends.example`).join(
    '\n',
  )
  const headers = { Origin: await takeSession(page) }
  // What is queued stays so, and with it the button that stops it.
  await page.request.patch('/api/mail/caps', { headers, data: { perHour: 1 } })
  const answer = await page.request.post('/api/subscribers', {
    headers,
    data: { csv, consent: 'They asked for it.' },
  })
  expect(answer.status()).toBe(200)
  const { added } = await answer.json()
  if (added === 0) return
  await openAdmin(page, '/admin')
  await fillPost(page, { title: 'Pneumonoultramicroscopicsilicovolcanoconiosisandsequel', author: LONG })
  await publishAndMail(page)
  await expect(page.getByText('Successfully Created Blog')).toBeVisible()
}

/** Our own words that stand on two lines, or beyond what clips them. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ours = document.querySelectorAll('main :is(h1, h2, h3, legend, dt, thead th, button), main nav a')
    const broken: string[] = []
    for (const element of ours) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
    }
    return broken
  })
}
