import type { Page } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import { addConsent, addDay, addMail } from '#test/support/statistics.ts'
import { expect, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, atEachWidth, expectAccessible, expectNoOverflow } from './axe.ts'

/** Tests with a blog that was read for a hundred days, had one huge day, and has a post that is gone. */
const test = testsWithABlog(fill)

test.describe.configure({ mode: 'default' })

test.describe('in every period', () => {
  test.use(ACCESSIBILITY_OPTIONS)

  test('each chart says what its table says, keeps to WCAG 2.2 A and AA, and is never wider than the window', async ({
    page,
  }) => {
    test.slow()
    await signIn(page, '/admin/statistics?period=7')
    for (const [period, name] of [
      ['7', '7 days'],
      ['30', '30 days'],
      ['90', '90 days'],
      ['12m', '12 months'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Statistics of' })).toHaveText(`Statistics of ${name}`)
      await expectTold(page)
      await page.locator('details.numbers').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const table of all) table.open = true
      })
      const alsoAt = async (width: number) => {
        // No table scrolls sideways, and no names overlap or extend beyond their chart.
        const pushed = await page.locator('.numbers .table').evaluateAll(widest)
        const misplaced = await page.locator('.chart__plot').evaluateAll(misplacedNames)
        expect([width, period, pushed, misplaced]).toEqual([width, period, 0, []])
      }
      // Of the periods in days one is enough: the others have more of the same, or less.
      if (period === '30' || period === '12m') await expectAccessible(page, { alsoAt })
      else await atEachWidth(page, alsoAt)
    }
    // At 200 % text.
    await page.setViewportSize({ width: 640, height: 800 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '38px'))
    await expectNoOverflow(page, 640)
  })
})

/** Each chart says what its table says, and the headline is what the table adds up to. */
async function expectTold(page: Page): Promise<void> {
  const charts = page.locator('.chart:has(.chart__bucket)')
  await expect(charts).toHaveCount(3)
  for (let index = 0; index < 3; index++) {
    const told = await charts.nth(index).locator('.chart__bucket title').allTextContents()
    const rows = page.locator('.numbers').nth(index).locator('tbody tr')
    const tabled = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    expect(told.toReversed().map(numbersIn)).toEqual(
      tabled.map(([name, ...cells]) => numbersIn([name, ...cells].join(': '))),
    )
  }
  const named = page.getByRole('img', { name: /^Views and visitors of each (day|month) \d[\d,]* views and/ })
  await expect(named).toHaveCount(1)
  const views = await page.locator('.readers .numbers tbody td:nth-of-type(1)').allTextContents()
  const sum = views.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0)
  await expect(page.locator('.readers__figure--first .readers__number')).toHaveText(sum.toLocaleString('en'))
}

test('a period is an address; its tables open, and files come down, by the keyboard alone', async ({ page }) => {
  await signIn(page, '/admin/statistics')
  const summary = page.getByText('As a table: Views and visitors of each day')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Views and visitors of each day' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'CSV: Views and visitors of each day' })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^days-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)

  const periods = page.getByRole('navigation', { name: 'Period' })
  await expect(periods.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page')
  await periods.getByRole('link', { name: '12 months' }).click()
  await expect(page).toHaveURL(/\?period=12m$/)
  await expect(periods.getByRole('link', { name: '12 months' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.readers .numbers tbody tr')).toHaveCount(12)
  await expect(page).toHaveTitle(/^Statistics, 12 months – /)
  await expect(page.getByRole('status').filter({ hasText: 'Statistics of' })).toHaveText('Statistics of 12 months')
  await page.goBack()
  await expect(page.locator('.readers .numbers tbody tr')).toHaveCount(30)
  await periods.getByRole('link', { name: '7 days' }).click()
  await expect(page.locator('.readers .numbers tbody tr')).toHaveCount(7)

  // Titles have their room on the narrowest screens, however large the numbers.
  await page.setViewportSize({ width: 320, height: 800 })
  const first = page.locator('.ranking--first tbody tr').first()
  await expect(first.locator('td').last()).toHaveText(/^\d,\d{3},\d{3}$/)
  // Nor does a word of the headline break.
  const { height } = (await page.locator('.readers__figure--first .readers__name').boundingBox())!
  expect(height).toBeLessThan(40)
  const { width } = (await first.locator('th').boundingBox())!
  expect(width).toBeGreaterThan(160)
  await expect(page.locator('.ranking--first').getByRole('columnheader', { name: 'Visitors' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(first.locator('td')).toHaveCount(2)
  await expect(first.locator('td').first()).toBeVisible()
})

function widest(tables: (HTMLElement | SVGElement)[]): number {
  return Math.max(...tables.map((table) => table.scrollWidth - table.clientWidth))
}

/** Names below a chart that overlap the next one or the right edge of the chart. */
function misplacedNames(plots: (HTMLElement | SVGElement)[]): string[] {
  return plots.flatMap((plot) => {
    const names = [...plot.querySelectorAll('.chart__name')].filter((name) => getComputedStyle(name).display !== 'none')
    const boxes = names.map((name) => name.getBoundingClientRect())
    // On a narrow phone the last of seven days is a little narrower than its name.
    const edge = plot.getBoundingClientRect().right + 8
    return names.flatMap((name, index) =>
      boxes[index]!.right > (boxes[index + 1]?.left ?? edge) ? [name.textContent] : [],
    )
  })
}

function numbersIn(text: string): string[] {
  return text.replace(/^[^:]*:/, '').match(/\d[\d,]*/g) ?? []
}

async function fill(folder: string): Promise<void> {
  await using database = await openDatabase({ dataDir: folder })
  const posts = await database.read.selectFrom('posts').select('id').limit(12).execute()
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  for (let ago = 0; ago < 100; ago++) {
    const views = ago === 3 ? 12_345_678 : (ago * 37) % 90
    const read = posts.map(({ id }, index) => [id, Math.floor(views / (index * 3 + 4))] as const)
    await addDay(database, dayBefore(ago), {
      views,
      visitors: Math.ceil(views / 3),
      posts: Object.fromEntries([...read, ['p_gone', 1]].filter(([, count]) => count)),
      hosts: {
        'search.example': 1 + ago,
        'a-host-with-a-name-that-does-not-seem-to-end.subdomain.example.com:8443': 3,
      },
    })
    if (ago % 5 === 0)
      await addConsent(database, `r${ago}`, 'active', [['confirmed', `${dayBefore(ago)}T00:00:00.000Z`]])
    if (ago % 20 === 0) {
      await addConsent(database, `l${ago}`, 'unsubscribed', [
        ['confirmed', `${dayBefore(ago + 9)}T00:00:00.000Z`],
        ['unsubscribed', `${dayBefore(ago)}T00:00:00.000Z`],
      ])
      for (const state of ['sent', 'sent', 'sent', 'kept', 'kept', 'failed', 'uncertain'] as const)
        await addMail(database, state, `${dayBefore(ago)}T00:00:00.000Z`)
    }
  }
}
