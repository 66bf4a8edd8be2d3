import type { Locator, Page } from '@playwright/test'
import { expect, frames, newestArticle, test } from './den.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('a selected line of an article is copied with title, author and address, also from the keyboard, and no other text', async ({
  page,
  den,
}) => {
  const article = await newestArticle(page)
  await page.goto(article)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('copy-quote') && asked.push(request.url()))
  // Places the caret, which is a change of the selection as well.
  await plainParagraph(page).click({ position: { x: 8, y: 12 } })
  await frames(page)
  expect(asked).toEqual([])
  const words = await select(plainParagraph(page))
  await expect.poll(() => loadedScripts(page)).toHaveLength(1)
  await copyButton(page).click()
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Copied')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const author = await page.locator('.hero__byline a').first().innerText()
  expect(await clipboard(page)).toBe(`“${words}” — ${title}, by ${author}, ${den.url}${article}`)
  expect(await selection(page)).toBe(words)

  // A press elsewhere ends the selection, and another text has no button.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(copyButton(page)).toHaveCount(0)
  await select(plainParagraph(page))
  await expect(copyButton(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).evaluate(selectNode)
  await expect(copyButton(page)).toHaveCount(0)
  await select(plainParagraph(page))
  await expect(copyButton(page)).toBeVisible()
  await page.locator('.spoiler__text').first().evaluate(selectNode)
  await expect(copyButton(page)).toHaveCount(0)

  // It is reached and pressed from the keyboard.
  // Chromium extends no selection from the keyboard that is empty, unless its caret is shown (F7).
  await plainParagraph(page).dblclick({ position: { x: 8, y: 12 } })
  for (let letter = 0; letter < 12; letter++) await page.keyboard.press('Shift+ArrowRight')
  const some = await selection(page)
  expect(some.length).toBeGreaterThan(8)
  // Not the button of a shorter selection on the way.
  await expect(copyButton(page)).toHaveAttribute('data-copy', new RegExp(`^“${escaped(some.trim())}” — `))
  await page.keyboard.press('Tab')
  await expect(copyButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => clipboard(page)).toContain(`“${some.trim()}” — `)

  await page.goto('/')
  await page.locator('h2').first().evaluate(selectNode)
  await frames(page)
  expect(await loadedScripts(page)).toEqual([])
})

test('what a spoiler covers is not copied, unless its reader has uncovered it', async ({ page }) => {
  await page.goto(await newestArticle(page))
  const paragraph = page.locator('.prose p:has(.spoiler)').first()
  const [first, ...others] = await paragraph.locator('.spoiler').all()
  const [secret, ...secrets] = await paragraph.locator('.spoiler__text').allTextContents()
  const whole = (await paragraph.textContent())!
  const without = (...hidden: string[]) => `“${hidden.reduce((text, words) => text.replace(words, '…'), whole)}”`
  expect(others.length).toBeGreaterThan(0)

  await select(paragraph)
  await copyButton(page).click()
  await expect(page.getByRole('status')).toHaveText('Copied')
  const covered = await clipboard(page)
  for (const words of [secret!, ...secrets]) expect(covered).not.toContain(words)
  expect(covered).toContain(without(secret!, ...secrets))

  await first!.getByRole('checkbox').press('Space')
  await select(plainParagraph(page))
  await select(paragraph)
  const partly = new RegExp(`^${escaped(without(...secrets))}`)
  await expect(copyButton(page)).toHaveAttribute('data-copy', partly)
  // Covered again while the button is there.
  await first!.getByRole('checkbox').press('Space')
  await copyButton(page).click()
  await expect.poll(() => clipboard(page)).toBe(covered)
})

test('all of an article is copied without its covered sections, captions and labels', async ({ page }) => {
  await page.goto('/blogs/Five-Rooms-That-You-Would-Not-Sleep-In')
  const secret = (await page.locator('.covered > p').first().textContent())!
  await page.locator('body').evaluate(selectNode)
  const copied = async () => (await copyButton(page).getAttribute('data-copy'))!
  expect(await copied()).not.toContain(secret.slice(0, 20))
  expect(await copied()).not.toMatch(/Spoilers|Source:|…[ …]*…|Copy quote/)
  // Words of two blocks are apart.
  const [first, second] = await page.locator('.prose :is(h2, p)').allTextContents()
  expect(await copied()).toContain(`${first} ${second!.slice(0, 20)}`)

  await page.locator('.covered summary').first().click()
  await page.locator('body').evaluate(selectNode)
  await expect.poll(copied).toContain(secret.slice(0, 20))
})

test('where the clipboard is refused it says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'))
    document.execCommand = () => false
  })
  await page.goto(await newestArticle(page))
  const words = await select(plainParagraph(page))
  await copyButton(page).click()
  await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Copying failed')
  expect(await selection(page)).toBe(words)
})

test('where there is no clipboard interface it copies as well', async ({ page, den }) => {
  await page.goto(den.url.replace('localhost', 'den.test') + (await newestArticle(page)))
  const words = await select(plainParagraph(page))
  await copyButton(page).click()
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  expect(await selection(page)).toBe(words)
})

test('it is inside the window of a phone, below the words; the picture of a shared link has the size that is named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(await newestArticle(page))
  for (const paragraph of (await page.locator('.prose p').all()).slice(0, 6)) {
    await select(paragraph)
    const { x, y, width } = (await paragraph.locator('.copy-quote').boundingBox())!
    const words = (await paragraph.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(375 - 8)
    expect(y).toBeGreaterThan(words.y)
    expect(y).toBeLessThan(words.y + words.height + 24)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  // The picture of a shared link can be had in the size that the page names.
  const nameOf = (property: string) => page.locator(`meta[property="og:image${property}"]`).getAttribute('content')
  const address = (await nameOf(''))!
  const size = await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight].map(String)
  }, new URL(address).pathname)
  expect(size).toEqual([await nameOf(':width'), await nameOf(':height')])
  expect(size).toEqual(['1200', '630'])
  expect(await nameOf(':alt')).toContain('Overall:')
})

function copyButton(page: Page): Locator {
  return page.locator('.copy-quote')
}

function plainParagraph(page: Page): Locator {
  return page.locator('.prose p:not(:has(*))').first()
}

/** Selects an element as a reader would. @returns its words, read before the button is inserted among them */
async function select(element: Locator): Promise<string> {
  const words = await element.textContent()
  await element.evaluate(selectNode)
  return words!
}

function selectNode(node: Element): void {
  node.scrollIntoView({ block: 'center' })
  getSelection()!.selectAllChildren(node)
}

function selection(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()))
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/copy-quote-[^/]*\.js$/.test(name)),
  )
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
