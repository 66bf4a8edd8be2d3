import sharp from 'sharp'
import { expect, fillPost, openAdmin, signIn, takeSession, test } from './admin.ts'

const BROWN = { channels: 3, background: '#803020' } as const

test('a picture is dragged onto the place for it, and no other file; a photo of twelve megapixels is made small enough', async ({
  page,
}, info) => {
  const file = info.outputPath('small.jpg')
  await sharp({ create: { ...BROWN, width: 600, height: 400 } })
    .jpeg()
    .toFile(file)
  await signIn(page)
  const picker = page.getByRole('group', { name: 'Main Image' })
  const input = page.getByLabel('Main Image', { exact: true })
  await input.setInputFiles(jpegFile('text.jpg', Buffer.from('not a picture')))
  await expect(picker.getByRole('alert')).toContainText('picture')
  const area = picker.locator('.browse')
  await area.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await area.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop', x: number, y: number) =>
    devtools.send('Input.dispatchDragEvent', { type, x, y, data: { items: [], files: [file], dragOperationsMask: 1 } })

  await drag('dragEnter', x + 5, y + 5)
  await drag('dragOver', x + 5, y + 5)
  await expect(picker.getByText('Let go to take this image')).toBeVisible()
  await drag('dragOver', x + width / 2, y + height / 2)
  await expect(picker.getByText('Let go to take this image')).toBeVisible()
  await drag('dragOver', 2, 2)
  await expect(picker.getByText('or drop or paste one image here')).toBeVisible()
  await drag('dragOver', x + 5, y + 5)
  await drag('drop', x + 5, y + 5)
  await expect(picker.getByText('New Image', { exact: true })).toBeVisible()
  await expect(picker.getByText('or drop or paste one image here')).toBeVisible()
  await expect(picker.locator('.picker__facts')).toContainText('600 × 400')

  await fillPost(page, { title: 'A Dim Room' })
  await input.setInputFiles(jpegFile('photo.jpg', await dimRoom()))
  await expect(picker.locator('.picker__facts')).toContainText('2400 × 1800')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - A Dim Room')).toBeVisible()
  const [post] = (await (await page.request.get('/api/blogs?q=a+dim+room')).json()).posts
  const stored = await (await page.request.get(post.articleImage)).body()
  expect(stored.byteLength).toBeLessThanOrEqual(500_000)
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1800 })
})

test('a picture can be left out, brought back, replaced and deleted', async ({ page }) => {
  await takeSession(page)
  const { posts } = await (await page.request.get('/api/blogs?q=The+House+That+Held+Her+Hand')).json()
  await openAdmin(page, `/admin/posts/${posts[0].id}`)
  const picker = page.getByRole('group', { name: 'Main Image' })
  const update = page.getByRole('button', { name: 'Update Blog' })
  await expect(picker.getByText('Old Image')).toBeVisible()

  const exclude = picker.getByLabel('Do not include Image')
  const picture = picker.getByRole('img')
  const address = await picture.getAttribute('src')
  await exclude.check()
  await expect(picture).toHaveCount(0)
  await expect(update).toBeEnabled()
  // It comes back after that was saved by itself as well.
  await expect(page.getByText(/^Saved \d\d:\d\d, not out yet$/)).toBeVisible()
  await exclude.uncheck()
  await expect(picker.getByText('Old Image')).toBeVisible()
  await expect(picture).toHaveAttribute('src', address!)
  await expect(update).toBeDisabled()

  const small = sharp({ create: { ...BROWN, width: 600, height: 400 } }).jpeg()
  await page.getByLabel('Main Image', { exact: true }).setInputFiles(jpegFile('small.jpg', await small.toBuffer()))
  await expect(picker.getByText('New Image', { exact: true })).toBeVisible()
  await picker.getByRole('button', { name: 'Delete File' }).click()
  await expect(picker.getByText('Old Image', { exact: true })).toBeVisible()
  await exclude.check()
  await update.click()
  await expect(page.getByText(/Successfully Updated Blog/)).toBeVisible()
})

function jpegFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Twelve megapixels of grain: what a phone makes of a dim room. The grain repeats, since making it takes longest. */
async function dimRoom(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 110, sigma: 24 } as const
  const tile = await sharp({ create: { ...BROWN, width: 1000, height: 750, noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp({ create: { ...BROWN, width: 4000, height: 3000 } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 85 })
    .toBuffer()
}
