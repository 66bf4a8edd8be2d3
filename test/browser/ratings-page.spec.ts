import { brokenWords } from './axe.ts'
import { expect, test } from './den.ts'

test('each change of a slider, year or order updates the list in place, and the address', async ({ page }) => {
  await page.goto('/ratings')
  const count = page.getByRole('status').filter({ hasText: 'reviews' })
  await expect(count).toHaveText(/^\d+ reviews$/)
  await expect(page.getByRole('button', { name: 'Show reviews' })).toBeHidden()
  // Screen readers announce changes of an element that stays in the page, and not a new one.
  const announced = await count.elementHandle()
  await page.getByLabel('Terror, to').fill('6')
  await expect(page).toHaveURL(/\/ratings\?terror=0-6$/)
  await expect(count).toHaveText(/^\d+ of \d+ reviews$/)
  expect(await announced!.evaluate(({ isConnected }) => isConnected)).toBe(true)
  // The minimum is set above the maximum: the server swaps them.
  await page.getByLabel('Terror, from').fill('8')
  await expect(page).toHaveURL(/\?terror=6-8$/)
  await expect(page.locator('[data-range=terror]')).toHaveText('6–8')
  await page.getByLabel('Film from the year').fill('1970')
  await page.getByLabel('In this order').selectOption('Overall, lowest')
  await expect(page).toHaveURL(/\?terror=6-8&year=1970-&sort=overall$/)
  const scores = await page
    .locator('.scored__overall [data-score]')
    .evaluateAll((all) => all.map(({ textContent }) => parseInt(textContent, 10)))
  expect(scores.length).toBeGreaterThan(1)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  // A reload of the address shows the same list.
  const titles = () => page.getByRole('heading', { level: 2 }).allTextContents()
  const found = await titles()
  await page.reload()
  expect(await titles()).toEqual(found)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/\/ratings$/)
})

test('three films at most are ticked, stay so after a change of the filters, and are compared, each with the limits of the reader', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('den-limits', '{"harm-to-animals":1}'))
  await page.goto('/ratings')
  const limited = page.locator('.scored').filter({ hasText: 'The Thing' })
  await expect(limited).toContainText('Harm to animals')
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  const fourth = boxes.nth(3)
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await expect(fourth).toBeDisabled()
  await page.getByLabel('In this order').selectOption('Oldest reviews')
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('checkbox', { name: /^Compare /, disabled: true }).first()).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Compare /, checked: true })
    .first()
    .uncheck()
  await expect(page.getByRole('checkbox', { name: /^Compare /, disabled: true })).toHaveCount(0)
  await page.goto('/ratings')
  const compare = page.getByRole('button', { name: 'Compare' })
  await expect(compare).toBeHidden()
  await page.getByLabel('Compare Alien').check()
  await page.getByLabel('Compare Midsommar').check()
  await page.getByLabel('In this order').selectOption('Newest films')
  await expect(page).toHaveURL(/sort=-year/)
  await expect(page.getByLabel('Compare Alien')).toBeChecked()
  await expect(limited).toContainText('Harm to animals')
  await compare.click()
  await expect(page).toHaveURL(/\/compare\/alien\/midsommar$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alien and Midsommar')
  await expect(page.getByRole('row', { name: /Terror/ })).toContainText('Terror: 9 out of 10')
})

test('a change of the filters says when the server cannot be reached or fails, and leaves list and address', async ({
  page,
  context,
  troubles,
}) => {
  await page.goto('/ratings')
  const rows = await page.locator('.scored').count()
  await context.setOffline(true)
  await page.getByLabel('Acting, from').fill('9')
  await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toBeVisible()
  expect(await page.locator('.scored').count()).toBe(rows)
  await context.setOffline(false)
  await page.getByLabel('Acting, from').fill('8')
  await expect(page).toHaveURL(/acting=8-10/)
  await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toHaveCount(0)

  await page.route('**/ratings?*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
  )
  const filtered = await page.locator('.scored').count()
  await page.getByLabel('Acting, from').fill('2')
  await expect(page.getByRole('status').filter({ hasText: 'cannot be reached' })).toBeVisible()
  expect(await page.locator('.scored').count()).toBe(filtered)
  await expect(page).toHaveURL(/acting=8-10/)
  troubles.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter form is submitted and redirected to the canonical address', async ({ page }) => {
    await page.goto('/ratings')
    await page.getByLabel('Film up to the year').fill('1980')
    await page.getByLabel('In this order').selectOption('Terror, highest')
    await page.getByRole('button', { name: 'Show reviews' }).click()
    await expect(page).toHaveURL(/\/ratings\?year=-1980&sort=-terror$/)
    await expect(page.getByLabel('Film up to the year')).toHaveValue('1980')
    await page.getByLabel('Compare Alien').check()
    await page.getByLabel('Compare The Shining').check()
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL(/\/compare\/alien\/the-shining$/)
  })
})

for (const width of [320, 1280])
  test(`the comparison of three films breaks no word of their names at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/compare/nosferatu/the-haunting/the-lighthouse')
    const heads = page.getByRole('columnheader').filter({ hasText: /\S/ })
    await expect(heads).toHaveText(['Nosferatu (1922)', 'The Haunting (1963)', 'The Lighthouse (2019)'])
    expect(await brokenWords(page, '.compare__table thead th')).toEqual([])
  })

test('scores of two digits fit their boxes at letters of 200 %', async ({ page }) => {
  await page.goto('/ratings')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '38px'))
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const tooWide = await page
      .locator('.scored .score')
      .evaluateAll(
        (scores) =>
          scores.filter(
            ({ firstElementChild: digits, clientWidth }) => (digits as HTMLElement).offsetWidth > clientWidth,
          ).length,
      )
    expect([width, tooWide]).toEqual([width, 0])
  }
  await expect(page.locator('.scored .score', { hasText: '10' }).first()).toBeVisible()
})
