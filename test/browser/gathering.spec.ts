import { expect, test } from './den.ts'

test('a card leads to its post wherever it is pressed, and its labels to their pages', async ({ page }) => {
  // A title that moves between two pages takes no presses, and a forced press does not wait for it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const card = page.locator('.card--grid').first()
  const author = (await card.locator('.card__byline a').first().textContent())!
  for (const [label, address] of [
    [card.locator('.card__category a'), /\/category\/[a-z-]+$/],
    [card.getByRole('link', { name: author }), /\/author\/[a-z-]+$/],
    [card.locator('.card__byline a:has(time)'), /\/archive\/\d{4}\/\d\d$/],
  ] as const) {
    await expect(label).toHaveAttribute('href', address)
    // A press there reaches the label, and not the link that covers the card.
    await label.click({ trial: true })
  }
  await card.locator('.card__category a').click()
  await expect(page).toHaveURL(/\/category\//)
  await page.goBack()
  // The link of the title covers all of the card.
  await card.locator('.card__summary').click({ force: true })
  await expect(page).toHaveURL(/\/blogs\//)
  await page.locator('.badge a').click()
  await expect(page).toHaveURL(/\/category\//)
})

test('a press during the transition between two pages reaches the new page', async ({ page }) => {
  // Lengthens the transition, so that the press falls within it.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s !important }',
    )
    document.adoptedStyleSheets = [sheet]
    // Before that the page takes no press. A busy machine may leave the transition out.
    addEventListener('pagereveal', ({ viewTransition }) => {
      const told = () => document.documentElement.setAttribute('data-revealed', '')
      void (viewTransition?.ready ?? Promise.resolve()).then(told, told)
    })
  })
  await page.goto('/')
  await page.locator('.header__links').getByRole('link', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/archive$/)
  await expect(page.locator('html[data-revealed]')).toBeAttached()
  await page.getByRole('link', { name: 'Films from A to Z' }).click({ force: true })
  await expect(page).toHaveURL(/\/films$/)
})

test('the bar of letters leads to the films of a letter, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 })
  await page.goto('/films')
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T' }).click()
  const heading = page.getByRole('heading', { name: 't', exact: true })
  await expect(heading).toBeInViewport()
  const header = (await page.locator('.header').boundingBox())!
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.height)
  await page.getByRole('link', { name: 'The Thing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Thing')
  await page.getByRole('link', { name: 'John Carpenter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John Carpenter')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('any post of the archive is found by its month', async ({ page }) => {
    await page.goto('/')
    await page.locator('.header__links').getByRole('link', { name: 'Archive' }).click()
    await page.locator('.archive-year').last().locator('ol a').first().click()
    await expect(page.getByText('Published in')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('a name that is too long leaves the links of the header on the poster', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.locator('.header__bar .brand__name').evaluate((name) => {
    name.textContent = 'The Extraordinarily Long Name of a Den at Midnight'
  })
  const links = (await page.locator('.header__links').boundingBox())!
  const poster = (await page.locator('.card--poster').boundingBox())!
  expect(links.x + links.width).toBeLessThanOrEqual(poster.x + poster.width)
})
