import type { Page } from '@playwright/test'
import { expect, fillPost, KEEPER, login, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_CONTEXT, expectAccessible, violationsOn } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })

const AREAS = [
  '/admin',
  '/admin/posts',
  '/admin/subscribers',
  '/admin/mail',
  '/admin/statistics',
  '/admin/settings',
  '/admin/users',
  '/admin/account',
]
const LONG = 'thelongestnamethatanybodyeverhadinthehistoryofhorrorfilms'

test('every area keeps to WCAG 2.2 A and AA, fits, and breaks no word of a heading, the menu or a table', async ({
  browser,
  den,
}) => {
  test.setTimeout(240_000)
  await using context = await browser.newContext({ ...ACCESSIBILITY_CONTEXT, baseURL: den.url })
  const page = await context.newPage()
  await signIn(page)
  await fill(page)
  for (const area of AREAS) {
    await openAdmin(page, area)
    await expectAccessible(page, async (width) => {
      expect([area, width, await brokenWords(page)]).toEqual([area, width, []])
      const heights = await page
        .getByRole('navigation', { name: 'Admin areas' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect([area, width, new Set(heights)]).toEqual([area, width, new Set([heights[0]])])
      expect(heights[0]).toBeLessThan(52)
    })
  }
})

test('the login panel, refusals, a dialog and the form of a post that exists keep to WCAG 2.2 A and AA', async ({
  browser,
  den,
}) => {
  test.slow()
  await using context = await browser.newContext({ ...ACCESSIBILITY_CONTEXT, baseURL: den.url })
  const page = await context.newPage()
  await page.goto('/admin')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(KEEPER.email)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('do not belong together')).toBeVisible()
  await expectAccessible(page)

  await login(page)
  await page.getByLabel('Short Caption').fill('Only this')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Title is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Short Caption').fill('')

  await openAdmin(page, '/admin/posts')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Update / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Update Blog' })).toBeVisible()
  await expectAccessible(page)
})

test('a row is a card on a phone, and still a row of a table to those who hear it', async ({ browser, den }) => {
  await using context = await browser.newContext({
    ...ACCESSIBILITY_CONTEXT,
    viewport: { width: 320, height: 800 },
    baseURL: den.url,
  })
  const page = await context.newPage()
  await signIn(page)
  await fill(page)
  for (const { area, columns } of [
    { area: '/admin/subscribers', columns: ['Address', 'Status', 'Since', 'From', 'Action'] },
    { area: '/admin/mail', columns: ['Post', 'Day', 'To', 'Queued', 'Sent', 'Kept', 'Failed', 'Uncertain', 'Action'] },
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
  const headers = { Origin: new URL(page.url()).origin }
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
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
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
