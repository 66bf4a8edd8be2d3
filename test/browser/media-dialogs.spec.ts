import sharp from 'sharp'
import { LISTED_PICTURES } from '#domain/pictures/listed-picture.ts'
import { expect, openAdmin, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

test('many pictures are turned over page by page, and both dialogs keep to WCAG 2.2 A and AA', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  for (let number = 0; number < LISTED_PICTURES; number++) {
    const background = { r: number * 5, g: 40, b: 60 }
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const image = { name: 'small.jpg', mimeType: 'image/jpeg', buffer }
    expect((await page.request.post('/api/media', { headers, multipart: { image } })).status()).toBe(201)
  }
  await openAdmin(page, '/admin/media')
  await expect(page.locator('.sheet__frame')).toHaveCount(LISTED_PICTURES)
  await expect(page.getByText('Not used. It is removed after a day.')).toHaveCount(LISTED_PICTURES)
  // Names of pictures without a description end with dimensions and file size.
  await expect(
    page.getByRole('button', { name: 'Open a picture without a description, 60 × 40, ' }).first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByRole('button', { name: 'Open a picture of The House That Held Her Hand' }).click()
  await expectAccessible(page, { within: 'dialog[open]' })
  const viewport = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(viewport)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await openAdmin(page, '/admin')
  const picker = page.getByRole('group', { name: 'Section Image' })
  await picker.getByRole('button', { name: 'Choose from media' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose from media' })
  await expect(dialog.locator('.sheet__frame')).toHaveCount(LISTED_PICTURES)
  await expectAccessible(page, { within: 'dialog[open]' })
  const older = dialog.getByRole('button', { name: 'Older' })
  await older.press('Enter')
  await expect(dialog.getByText('Page 2 of 2')).toBeVisible()
  await expect(older).toBeFocused()
  await dialog.getByRole('button', { name: 'Choose a picture of The House That Held Her Hand' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(picker.getByRole('img', { name: 'Preview of Section Image' })).toBeVisible()
})
