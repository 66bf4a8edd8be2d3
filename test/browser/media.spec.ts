import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { LISTED_PICTURES } from '#domain/pictures/listed-picture.ts'
import { POST_CALL, section } from '#test/support/posts.ts'
import { expect, fillPost, openAdmin, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

test('a picture is described, pointed at, seen so by readers, and chosen again', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  await storePost(page, headers, { title: 'Two Doors', articleImage: await store(page, headers, await twoDoors()) })
  await openAdmin(page, '/admin/media')
  const frame = page.locator('.sheet__frame').first()
  await expect(frame.getByRole('link', { name: 'Two Doors' })).toBeVisible()
  await expect(frame.locator('.sheet__facts')).toContainText('1600 × 900')
  await frame.getByRole('button', { name: 'Open a picture of Two Doors' }).click()

  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByLabel('Description').fill('A red door and a blue one')
  const mark = dialog.getByRole('button', { name: /^Focal point/ })
  await expect(mark).toHaveAccessibleName('Focal point: not set')
  await mark.press('ArrowLeft')
  for (let step = 0; step < 5; step++) await mark.press('Shift+ArrowLeft')
  await mark.press('ArrowDown')
  await expect(mark).toHaveAccessibleName('Focal point: 0 % from the left, 51 % from the top')
  // The sliders set the same point: screen readers pass arrow keys to a slider, but not to the mark, which is a button.
  const top = dialog.getByLabel('From the top', { exact: true })
  await top.press('End')
  await expect(mark).toHaveAccessibleName('Focal point: 0 % from the left, 100 % from the top')
  await top.fill('51')
  await expect(dialog.getByLabel('From the left', { exact: true })).toHaveValue('0')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('This is not saved yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(frame).toContainText('A red door and a blue one')

  const card = page.locator('.card', { hasText: 'Two Doors' }).locator('.picture')
  await page.goto('/')
  await expect(card).toHaveCSS('object-position', '0% 51%')
  const post = (await (await page.request.get('/api/blogs?q=two+doors')).json()).posts[0]
  const address = (end: string) => post.articleImage.replace('.jpg', end)
  const color = async (end: string) => colorOf(await (await page.request.get(address(end))).body())
  for (const end of ['-upright-480-at-0-51.webp', '-upright-480.webp', '-card-at-0-51.jpg'])
    expect([end, await color(end)]).toEqual([end, 'red'])

  await page.goBack()
  await frame.getByRole('button', { name: 'Open A red door and a blue one' }).click()
  const picture = dialog.locator('.focal-field__picture')
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width * 0.9, y: height * 0.5 } })
  await expect(dialog.getByText('90 % × 50 %')).toBeVisible()
  await expect(mark).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await color('-upright-480-at-0-51.webp')).toBe('blue')

  await page.getByRole('link', { name: 'Write', exact: true }).click()
  const picker = page.getByRole('group', { name: 'Main Image' })
  const again = picker.getByRole('button', { name: 'Choose from Pictures' })
  await again.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog', { name: 'Choose from Pictures' })
  await choice.getByRole('button', { name: 'Choose A red door and a blue one' }).press('Enter')
  await expect(choice).toBeHidden()
  await expect(again).toBeFocused()
  await expect(picker.getByRole('img', { name: 'Preview of Main Image' })).toBeVisible()
  await expect(page.getByLabel('Image Description').first()).toHaveValue('A red door and a blue one')
  await fillPost(page, { title: 'The Same Doors' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - The Same Doors')).toBeVisible()
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  for (const name of ['Two Doors', 'The Same Doors']) await expect(frame.getByRole('link', { name })).toBeVisible()
})

test('an upright picture is seen as a whole, on a phone and on a desk', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  const tall = sharp({ create: { width: 600, height: 1600, channels: 3, background: '#803020' } }).jpeg()
  const address = await store(page, headers, await tall.toBuffer())
  const written = section({ sectionTitle: 'One', sectionText: `Words\n\n![](${address})`, sectionImage: address })
  const path = await storePost(page, headers, { title: 'Tall', sections: [written] })
  for (const viewport of [
    { width: 375, height: 760 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    const pictures = page.locator('.section .picture')
    await expect(pictures).toHaveCount(2)
    for (const picture of await pictures.all()) {
      const before = await picture.boundingBox()
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      const box = (await picture.boundingBox())!
      expect(box.height).toBeLessThanOrEqual(viewport.height - 64)
      // Its place is kept before it is loaded, and its shape as it is.
      expect([before?.width, before?.height]).toEqual([box.width, box.height])
      await expect(picture).toHaveCSS('object-fit', 'contain')
    }
  }
})

test('many pictures are turned over page by page, and both dialogs keep to WCAG 2.2 A and AA', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  for (let number = 0; number < LISTED_PICTURES; number++) {
    const background = { r: number * 5, g: 40, b: 60 }
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await store(page, headers, buffer)
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

  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.locator('.section-fields').getByText('Picture', { exact: true }).click()
  const picker = page.getByRole('group', { name: 'Section Image' })
  await picker.getByRole('button', { name: 'Choose from Pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose from Pictures' })
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

test('uploads that end with the screen are reported, and the browser asks before it closes the tab', async ({
  page,
}) => {
  await takeSession(page)
  await openAdmin(page, '/admin/media')
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asks()).toBe(false)
  // No answer: the upload lasts until it is ended.
  await page.route('**/api/media', () => undefined)
  const file = { name: 'doors.jpg', mimeType: 'image/jpeg', buffer: await twoDoors() }
  await page.getByLabel('Add pictures').setInputFiles([file, file])
  await expect(page.getByText('Uploading 1 of 2…')).toBeVisible()
  expect(await asks()).toBe(true)
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await expect(page.getByText('2 pictures were not added: you left the screen')).toBeVisible()
  expect(await asks()).toBe(false)
})

/** @returns its address */
async function store(page: Page, headers: { Origin: string }, buffer: Buffer): Promise<string> {
  const image = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
  const stored = await page.request.post('/api/media', { headers, multipart: { image } })
  expect(stored.status()).toBe(201)
  return (await stored.json()).address
}

/** @returns its path */
async function storePost(page: Page, headers: { Origin: string }, post: object): Promise<string> {
  const stored = await page.request.post('/api/blogs', { headers, data: { ...POST_CALL, ...post } })
  expect(stored.status()).toBe(201)
  return (await stored.json()).path
}

/** Red on the left and blue on the right. */
function twoDoors(): Promise<Buffer> {
  const right = { create: { width: 800, height: 900, channels: 3 as const, background: '#2020c0' } }
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c02020' } })
    .composite([{ input: right, left: 800, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** Colour of the pixel in the middle of the left half. */
async function colorOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * info.channels
  return data[at]! > data[at + 2]! ? 'red' : 'blue'
}
