import type { Page } from '@playwright/test'
import { expect, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import { frames } from './den.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('a dragged section is dropped where the line is, and gets the focus', async ({ page }) => {
  await writeSections(page, ['One', 'Two', 'Three', 'Four'])
  const two = sectionOf(page, 'Two')
  await take(page, 'Two')
  await expect(two).toHaveAttribute('data-dragged')
  // Only titles are shown during a drag.
  await expect(page.getByLabel('Section Text').first()).toBeHidden()
  await expect(lines(page)).toHaveCount(0)
  await moveTo(page, 'Three', 'below')
  await expect(sectionOf(page, 'Three')).toHaveAttribute('data-drop-line', 'after')
  await moveTo(page, 'One', 'above')
  await expect(sectionOf(page, 'One')).toHaveAttribute('data-drop-line', 'before')
  await moveTo(page, 'Four', 'below')
  await expect(sectionOf(page, 'Four')).toHaveAttribute('data-drop-line', 'after')
  await expect(lines(page)).toHaveCount(1)
  await page.mouse.up()
  await expect.poll(() => titlesOf(page)).toEqual(['One', 'Three', 'Four', 'Two'])
  await expect(page.getByRole('status').getByText('Section 2 is now section 4.')).toBeAttached()
  await expect(two).toBeFocused()
  await expect(two).toBeInViewport()
  await expect(two.getByLabel('Section Text')).toHaveValue('About Two')
  await expect(lines(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(two.locator(':focus')).toHaveCount(1)

  await take(page, 'Four')
  await moveTo(page, 'One', 'above')
  await page.mouse.up()
  await expect.poll(() => titlesOf(page)).toEqual(['Four', 'One', 'Three', 'Two'])
  // Scrolls to the end, where the sticky bar of the form covers no button, once fields have the height of another width.
  const toEnd = async () => {
    await frames(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await frames(page)
  }
  await expectAccessible(page, { within: '.post-form__sections', alsoAt: toEnd })
})

test('a drag that changes nothing, one of text, and buttons that announce the number of a moved section', async ({
  page,
}) => {
  await writeSections(page, ['One', 'Two', 'Three'])
  // It is cancelled, or ends beside the sections or at its own place.
  await take(page, 'One')
  await moveTo(page, 'Three', 'below')
  await expect(lines(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(0)
  await page.mouse.up()
  await take(page, 'One')
  await page.mouse.move(2, 300, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  await take(page, 'Two')
  await moveTo(page, 'Two', 'below')
  await page.mouse.up()
  await expect(page.locator('[data-dragged]')).toHaveCount(0)
  const text = page.getByLabel('Section Text').first()
  await expect(text).toBeVisible()
  expect(await titlesOf(page)).toEqual(['One', 'Two', 'Three'])
  await expect(page.getByText(/is now section/)).toHaveCount(0)

  // Text that is selected in a section is still dragged as text.
  await text.fill('dread silence')
  await text.evaluate((field: HTMLTextAreaElement) => {
    field.focus()
    field.setSelectionRange(0, 5)
  })
  const { x, y } = (await text.boundingBox())!
  await page.mouse.move(x + 30, y + 22)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 22, { steps: 8 })
  await page.mouse.up()
  await expect(text).toHaveValue(/^ ?silence ?dread$/)
  expect(await titlesOf(page)).toEqual(['One', 'Two', 'Three'])
  await page.getByRole('button', { name: 'Move Section 2 up' }).press('Enter')
  await expect(page.getByRole('status').getByText('Section 2 is now section 1.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Section 1 up' })).toBeFocused()
})

async function writeSections(page: Page, names: readonly string[]): Promise<void> {
  await signIn(page)
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add section' }).click()
    await page.getByLabel('Section Title').nth(index).fill(name)
    await page.getByLabel('Section Text').nth(index).fill(`About ${name}`)
  }
  await expect(page.locator('[data-drag-handle][draggable]')).toHaveCount(names.length)
}

/** Presses the handle of a section and moves it until the drag has started. */
async function take(page: Page, title: string): Promise<void> {
  const handle = sectionOf(page, title).locator('[data-drag-handle]')
  // Bars that stay in view may cover a handle at the edge of the window.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y } = (await handle.boundingBox())!
  await page.mouse.move(x + 22, y + 22)
  await page.mouse.down()
  await page.mouse.move(x + 22, y + 28, { steps: 3 })
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
}

/** Scrolls to a section first: a driven browser does not scroll by itself when the pointer is at the edge of the window. */
async function moveTo(page: Page, title: string, half: 'above' | 'below'): Promise<void> {
  await sectionOf(page, title).evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { x, y, height } = (await sectionOf(page, title).boundingBox())!
  const place = y + height * (half === 'above' ? 0.25 : 0.75)
  await page.mouse.move(x + 100, place, { steps: 6 })
  // Chromium under Playwright fires `dragover` only with a second move over the same element.
  await page.mouse.move(x + 101, place)
}

function sectionOf(page: Page, title: string) {
  return page.locator(`[data-section]:has(.section-fields__title input[value="${title}"])`)
}

function lines(page: Page) {
  return page.locator('[data-drop-line]')
}

function titlesOf(page: Page): Promise<string[]> {
  return page
    .getByLabel('Section Title')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}
