import sharp from 'sharp'
import { expect, fillPost, openAdmin, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('a writer sees how a search and a shared link show the post, and says it otherwise', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Harvest Home' })
  await page.getByText('Search and sharing').click()
  const shown = page.locator('.search-preview__title')
  await expect(shown).toHaveText(['Harvest Home', 'Harvest Home'])
  await page.getByLabel('Title for search engines').fill('Harvest Home, explained')
  await expect(shown).toHaveText(['Harvest Home, explained', 'Harvest Home, explained'])
  await page.getByLabel('Description for search engines').fill('What the corn knows')
  await expect(page.locator('.search-preview__words')).toHaveText(['What the corn knows', 'What the corn knows'])
  await page
    .getByLabel('Picture for shared links')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await brown() })
  await expect(page.locator('.search-preview__card img')).toBeVisible()
  const canonical = page.getByLabel('Canonical address')
  await canonical.fill('first.example')
  await expectAccessible(page, { within: '.post-details' })
  await page.getByText('Search and sharing').click()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('The canonical address must begin with https://, http:// or a slash')).toBeVisible()
  await expect(canonical).toBeFocused()
  await canonical.fill('')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Harvest Home')).toBeVisible()

  await page.goto('/blogs/Harvest-Home')
  await expect(page).toHaveTitle('Harvest Home, explained')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(new URL(image!).pathname)).status()).toBe(200)
  expect(image).toContain('/media/')

  const { id, seo } = await (await page.request.get('/api/blogs/%2Fblogs%2FHarvest-Home')).json()
  expect(Object.keys(seo).sort()).toEqual(['description', 'picture', 'title'])
  await openAdmin(page, `/admin/posts/${id}`)
  await page.getByText('Search and sharing').click()
  await page.getByLabel('Keep out of search engines').check()
  await expect(page.getByText('Search engines are asked to leave it out.')).toBeVisible()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Harvest Home')).toBeVisible()
  await page.goto('/blogs/Harvest-Home')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('a post is held at the top of the front page up to a day', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Held Up There' })
  await page.getByLabel('Date', { exact: true }).fill('1999-01-01')
  const until = page.getByLabel('Hold at the top until')
  await until.fill('2998-12-31')
  await expect(until).toHaveValue('2998-12-31')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Held Up There')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Held Up There')

  const { id } = await (await page.request.get('/api/blogs/%2Fblogs%2FHeld-Up-There')).json()
  await openAdmin(page, `/admin/posts/${id}`)
  await expect(until).toHaveValue('2998-12-31')
  await until.fill('')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Held Up There')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Held Up There' })).toHaveCount(0)
})

function brown(): Promise<Buffer> {
  return sharp({ create: { channels: 3, background: '#803020', width: 1200, height: 630 } })
    .jpeg()
    .toBuffer()
}
