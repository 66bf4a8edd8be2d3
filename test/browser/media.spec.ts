import sharp from 'sharp'
import { expect, fillPost, openAdmin, signIn, takeSession, testsWithABlog } from './admin.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })

test('a picture is described, pointed at, seen so by readers, and chosen again', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Two Doors' })
  await page.getByLabel('Main Image', { exact: true }).setInputFiles(await twoDoors())
  const picker = page.getByRole('group', { name: 'Main Image' })
  await expect(picker.getByText('New Image', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Two Doors')).toBeVisible()

  await page.getByRole('navigation', { name: 'Admin areas' }).getByRole('link', { name: 'Media' }).click()
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

  await openAdmin(page, '/admin/media')
  await frame.getByRole('button', { name: 'Open A red door and a blue one' }).click()
  const picture = dialog.locator('.focal-field__picture')
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width * 0.9, y: height * 0.5 } })
  await expect(dialog.getByText('90 % × 50 %')).toBeVisible()
  await expect(mark).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/')
  await expect(card).toHaveCSS('object-position', '90% 50%')
  expect(await color('-upright-480-at-0-51.webp')).toBe('blue')

  await openAdmin(page, '/admin')
  const again = picker.getByRole('button', { name: 'Choose from media' })
  await again.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog', { name: 'Choose from media' })
  await choice.getByRole('button', { name: 'Choose A red door and a blue one' }).press('Enter')
  await expect(choice).toBeHidden()
  await expect(again).toBeFocused()
  await expect(picker.getByRole('img', { name: 'Preview of Main Image' })).toBeVisible()
  await expect(page.getByLabel('Image Description').first()).toHaveValue('A red door and a blue one')
  await fillPost(page, { title: 'The Same Doors' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - The Same Doors')).toBeVisible()
  await openAdmin(page, '/admin/media')
  for (const name of ['Two Doors', 'The Same Doors']) await expect(frame.getByRole('link', { name })).toBeVisible()
})

for (const viewport of [
  { width: 375, height: 760 },
  { width: 1280, height: 800 },
])
  test(`an upright picture is seen as a whole, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const headers = { Origin: await takeSession(page) }
    const tall = await sharp({ create: { width: 600, height: 1600, channels: 3, background: '#803020' } })
      .jpeg()
      .toBuffer()
    const image = { name: 'tall.jpg', mimeType: 'image/jpeg', buffer: tall }
    const stored = await (await page.request.post('/api/media', { headers, multipart: { image } })).json()
    const title = `Tall at ${viewport.width}`
    const created = await page.request.post('/api/blogs', {
      headers,
      data: {
        title,
        author: 'Mara Vell',
        date: '2026-05-01',
        tag: 'Horror List',
        featured: 0,
        tagline: 'x',
        description: 'x',
        articleImgSrc: 'x',
        sections: [
          { sectionTitle: 'One', sectionText: `Words\n\n![](${stored.address})`, sectionImage: stored.address },
        ],
      },
    })
    expect(created.status()).toBe(201)
    await page.goto((await created.json()).path)
    for (const picture of await page.locator('.section .picture').all()) {
      const before = await picture.boundingBox()
      await picture.scrollIntoViewIfNeeded()
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      const box = (await picture.boundingBox())!
      expect(box.height).toBeLessThanOrEqual(viewport.height - 64)
      // Its place is kept before it is loaded, and its shape as it is.
      expect([before?.width, before?.height]).toEqual([box.width, box.height])
      await expect(picture).toHaveCSS('object-fit', 'contain')
    }
  })

/** Red on the left and blue on the right. */
async function twoDoors() {
  const right = { create: { width: 800, height: 900, channels: 3 as const, background: '#2020c0' } }
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c02020' } })
    .composite([{ input: right, left: 800, top: 0 }])
    .jpeg()
    .toBuffer()
  return { name: 'doors.jpg', mimeType: 'image/jpeg', buffer }
}

/** Of the pixel in the middle of the left half. */
async function colorOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 4)) * info.channels
  return data[at]! > data[at + 2]! ? 'red' : 'blue'
}
