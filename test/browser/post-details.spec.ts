import { expect, openStored, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, brokenWords, expectNoViolations } from './axe.ts'

test.use({ ...ACCESSIBILITY_OPTIONS, viewport: { width: 375, height: 760 } })

test('on a phone the details are a sheet, which a refusal opens, and which a wide window has beside the words', async ({
  page,
}) => {
  await signIn(page)
  const words = page.locator('.post-form__main')
  const author = page.getByLabel('Author Name')
  const details = page.getByRole('button', { name: 'Details' })
  await page.getByLabel('Title', { exact: true }).fill('The Sheet')
  await page.getByLabel('Short Caption').fill('From below.')
  await expect(author).toBeHidden()

  await details.click()
  await expect(author).toBeVisible()
  // What lies behind is not pressed by a tap that closes the sheet.
  await expect(words).toHaveAttribute('inert')
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 760 })
    await page.getByText('Film', { exact: true }).click()
    expect(await brokenWords(page, '.post-details :is(label, legend, button, summary)'), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoViolations(page, '.post-details')
  }
  await author.fill('')
  await page.keyboard.press('Escape')
  await expect(author).toBeHidden()
  await expect(details).toBeFocused()
  await expect(words).not.toHaveAttribute('inert')

  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(author).toBeFocused()
  await expect(author).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Details (2 to correct)' })).toBeVisible()

  // A dialog that is opened from the sheet closes it, and leaves the focus at the way back.
  await details.click()
  await page.getByLabel('Date', { exact: true }).fill('2096-10-31')
  await author.fill('Mara Vell')
  await page.getByLabel('Long Caption').fill('A longer caption.')
  await page.locator('.post-details').getByRole('button', { name: 'Schedule…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(details).toBeFocused()
  await details.click()

  await page.setViewportSize({ width: 1280, height: 760 })
  await expect(page.locator(':popover-open:not(.toasts)')).toHaveCount(0)
  await expect(author).toBeVisible()
  await expect(words).not.toHaveAttribute('inert')
  const [left, right] = [(await words.boundingBox())!, (await author.boundingBox())!]
  expect(right.x).toBeGreaterThan(left.x + left.width)
})

test('a picture that was not sent is shown by what refuses, though it was folded away', async ({ page, troubles }) => {
  await signIn(page)
  await page.route('**/api/media', (route) => route.abort())
  const section = page.locator('.section-fields')
  const fold = section.getByText('Picture', { exact: true })
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const file = { name: 'none.svg', mimeType: 'image/svg+xml', buffer }
  await fold.click()
  await section.locator('input[type=file]').setInputFiles(file)
  await expect(section.getByRole('alert')).toBeVisible()
  await fold.click()
  await expect(section.getByRole('alert')).toBeHidden()
  await page.getByLabel('Title', { exact: true }).fill('Unsent')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(section.getByRole('alert')).toBeVisible()
  troubles.splice(0)
})

test('no line of a form is wider than its window, however long its words', async ({ page }) => {
  const long = 'Unaussprechlichkeiten '.repeat(12).trim()
  const section = { sectionTitle: 'One', sectionText: long, sectionImgSrc: long }
  await openStored(page, { title: 'Without Spaces', articleImgSrc: long, film: { title: long }, sections: [section] })
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 760 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    const words = (await page.locator('.post-form__main').boundingBox())!
    for (const line of await page.locator('.post-form__main summary:visible').all()) {
      const box = (await line.boundingBox())!
      expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(words.x + words.width + 1)
    }
  }
})

test('the longest label of a language is not cut beside the date', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page)
  const date = (await page.getByLabel('Date').boundingBox())!
  const featured = page.getByLabel('Featured')
  expect((await featured.boundingBox())!.y).toBe(date.y)
  // In German.
  const long = await page.locator('label', { hasText: 'Featured' }).evaluate((label) => {
    label.textContent = 'Hervorgehoben'
    return { isCut: label.scrollWidth > label.clientWidth, top: label.getBoundingClientRect().top }
  })
  expect(long.isCut).toBe(false)
  expect(long.top).toBeGreaterThan(date.y + date.height)
})
