import { expect, newestArticle, test } from './den.ts'

test('a reader opens the newest post from the feed, into which picture and title move by their names, and comes back', async ({
  page,
  context,
}) => {
  const nameOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('view-transition-name'))

  await page.goto('/')
  await expect(page).toHaveTitle('The Midnight Den')
  const onFeed = [await nameOf('.card--poster .picture'), await nameOf('.card--poster h2')]
  expect(onFeed[0]).toMatch(/^picture-\w/)
  expect(onFeed[1]).toMatch(/^title-\w/)
  const names = await page
    .locator('[data-shared]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-shared')))
  expect(new Set(names).size).toBe(names.length)
  const title = await page.locator('.card--poster h2').innerText()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect([await nameOf('.hero .picture'), await nameOf('h1')]).toEqual(onFeed)
  const article = page.url()
  await page.getByRole('link', { name: 'Back' }).first().click()
  await expect(page).toHaveTitle('The Midnight Den')

  // Back goes back one page, and home when nothing is behind.
  await page.goto('/greetings')
  await page.goto(article)
  await page.getByRole('link', { name: 'Back' }).first().click()
  await expect(page).toHaveURL(/\/greetings$/)
  const fresh = await context.newPage()
  await fresh.goto(article)
  await fresh.getByRole('link', { name: 'Back' }).first().click()
  await expect(fresh).toHaveURL(/\/$/)
})

test('the feed leads to its next page, at the top, and back', async ({ page }) => {
  // Cards far below get their final height a second after the first paint, which could move the link under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Next Blogs' }).click()
  await expect(page).toHaveURL(/\/\?page=2$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Previous Blogs' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a veiled spoiler is shown by a tap, from the keyboard, and to nobody else', async ({ page }) => {
  await page.goto(await newestArticle(page))
  const spoiler = page.locator('.spoiler').first()
  const text = spoiler.locator('.spoiler__text')
  await expect(text).toBeHidden()
  await spoiler.getByRole('checkbox', { name: 'Show spoiler' }).focus()
  await page.keyboard.press('Space')
  await expect(text).toBeVisible()
  await page.keyboard.press('Space')
  await expect(text).toBeHidden()
  // The veil runs over several lines: the middle of its box may lie beside it.
  const [line] = await spoiler.evaluate((veil) =>
    [...veil.getClientRects()].map(({ x, y }) => ({ x: x + 4, y: y + 8 })),
  )
  await page.mouse.click(line!.x, line!.y)
  await expect(text).toBeVisible()
})

test('an unknown address leads home, the greetings to the feed and the contact address, and the footer to the legal pages', async ({
  page,
}) => {
  await page.goto('/no/such/place')
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle('The Midnight Den')

  await page.getByRole('banner').getByRole('link', { name: 'Greetings' }).click()
  await expect(page).toHaveTitle('Greetings – The Midnight Den')
  await expect(page.locator('.letter__body').getByRole('heading', { level: 2 })).toHaveCount(5)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Subscribe', exact: true })).toBeVisible()
  const contact = page.getByRole('main').getByRole('link', { name: 'keeper@midnight-den.example' })
  await expect(contact).toHaveAttribute('href', 'mailto:keeper@midnight-den.example')
  for (const name of ['Terms', 'Privacy', 'Cookie Policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveTitle(`${name} – The Midnight Den`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Greetings' }).click()
  await page.getByRole('link', { name: 'Explore The Den' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('words in Hebrew begin at the right, and a printed article has no word of the colours that lie on pictures', async ({
  page,
}) => {
  const article = await newestArticle(page)
  for (const [screen, place] of [
    ['/', '.card--stack .card__title a'],
    [article, 'h1'],
    [article, '.section p'],
  ] as const) {
    await page.goto(screen)
    const sides = await page
      .locator(place)
      .first()
      .evaluate((element) => {
        element.textContent = 'ראיתי את הסרט Alien.'
        const text = element.firstChild!
        const place = (from: number) => {
          const range = document.createRange()
          range.setStart(text, from)
          range.setEnd(text, from + 1)
          return range.getBoundingClientRect()
        }
        const last = text.textContent!.length - 1
        return { room: element.getBoundingClientRect().right - place(0).right, stop: place(0).left - place(last).left }
      })
    expect(sides.room).toBeLessThan(2)
    expect(sides.stop).toBeGreaterThan(0)
  }

  await page.emulateMedia({ media: 'print' })
  const words = page.locator('.hero__text :is(.hero__byline, .hero__film, a, .facts__title):not(.badge *)')
  expect(await words.count()).toBeGreaterThan(2)
  const colours = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  for (const colour of colours) expect(['rgb(0, 0, 0)', 'rgb(68, 68, 68)']).toContain(colour)
})

test('the poster of a printed front page keeps the dark ground of its pale words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const poster = page.locator('.card--poster')
  await expect(poster).toHaveCSS('background-color', 'rgb(11, 9, 8)')
  for (const words of ['.card__title a', '.card__summary', '.card__byline', '.card__source']) {
    await expect(poster.locator(words)).toHaveCSS('print-color-adjust', 'exact')
    await expect(poster.locator(words)).toHaveCSS('color', /^rgb\((241, 234, 223|203, 191, 176)\)$/)
  }
})
