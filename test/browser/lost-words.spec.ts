import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { drawing } from '#test/support/pictures.ts'
import { expect, fillPost, KEEPER, KEEPER_SETTINGS, openAdmin, openStored, signIn, testsWithABlog } from './admin.ts'
import { expectNoViolations } from './axe.ts'
import { KillableBrowser } from './killable-browser.ts'

const test = testsWithABlog()
const SAVED = /^Saved \d\d:\d\d$/
const WORDS = 'The lamp went out between two'

/** Signs in, and opens the form for a new post. */
async function openForm(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.request.post(`${url}/api/auth/sign-in/email`, { data: KEEPER, headers: { Origin: url } })
  await openAdmin(page, `${url}/admin`)
  return page
}

async function paste(field: Locator, name: string, picture: Buffer): Promise<void> {
  await field.evaluate(
    (field, { name, bytes }) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: `image/${name.split('.')[1]}` }))
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { name, bytes: [...picture] },
  )
}

/** Waits until the words are in the browser's own storage. */
async function expectCopied(page: Page, words: string): Promise<void> {
  const copies = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('den')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const all = opening.result.transaction('unsaved-posts').objectStore('unsaved-posts').getAll()
            all.onerror = () => reject(all.error)
            all.onsuccess = () => {
              opening.result.close()
              resolve(JSON.stringify(all.result))
            }
          }
        }),
    )
  await expect.poll(copies).toContain(words)
}

test('a browser that is killed between two keys: what was saved by itself is among the drafts', async ({ den }) => {
  await using browser = new KillableBrowser()
  const page = await openForm(await browser.start(), den.url)
  await page.getByLabel('Title', { exact: true }).pressSequentially(WORDS)
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.getByLabel('Title', { exact: true }).press('x')
  await browser.kill()

  const again = await openForm(await browser.start(), den.url)
  await again.goto(`${den.url}/admin/drafts`)
  await again.getByRole('button', { name: `Continue ${WORDS}` }).click()
  await expect(again.getByLabel('Title', { exact: true })).toHaveValue(new RegExp(`^${WORDS}x?$`))
})

test('a browser that is killed without a network: the words are offered by the next one', async ({ den }) => {
  await using browser = new KillableBrowser()
  const context = await browser.start()
  const page = await openForm(context, den.url)
  await context.setOffline(true)
  await page.getByLabel('Title', { exact: true }).fill('Without a Network')
  await page.getByLabel('Section Text').pressSequentially(WORDS)
  await expectCopied(page, WORDS)
  await browser.kill()

  const again = await openForm(await browser.start(), den.url)
  await expect(again.getByRole('heading', { name: 'Words that may not be saved' })).toBeVisible()
  await expect(again.getByRole('cell', { name: WORDS })).toBeVisible()
  // In a low window the table of differences scrolls.
  await again.setViewportSize({ width: 375, height: 240 })
  await expectNoViolations(again, '.conflict__table')
  await again.setViewportSize({ width: 1280, height: 800 })
  await again.getByRole('button', { name: 'Use them' }).click()
  await expect(again.getByLabel('Section Text')).toHaveValue(WORDS)
  await expect(again.getByText(SAVED)).toBeVisible()
  await again.reload()
  await expect(again.getByRole('heading', { name: 'Words that may not be saved' })).toHaveCount(0)
  await expect(again.getByLabel('Section Text')).toHaveValue(WORDS)
})

test('pictures that a killed browser could not send are offered with the words, and sent', async ({ den }) => {
  await using browser = new KillableBrowser()
  const context = await browser.start()
  const page = await openForm(context, den.url)
  await page.getByLabel('Title', { exact: true }).fill('With Two Pictures')
  await expect(page.getByText(SAVED)).toBeVisible()
  await context.setOffline(true)
  const files = page.locator('input[type=file]')
  await files.first().setInputFiles({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(files).toHaveCount(3)
  await files.last().setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await drawing('png') })
  await page.getByLabel('Section Title').last().fill('The second')
  await expectCopied(page, 'The second')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
  await browser.kill()

  const again = await openForm(await browser.start(), den.url)
  await expect(again.getByText('Not sent either: fog.jpg, lamp.png')).toBeVisible()
  await again.getByRole('button', { name: 'Use them' }).click()
  await expect(again.getByText('New Image')).toHaveCount(2)
  await expect(again.getByText(SAVED)).toBeVisible()
  await again.goto(`${den.url}/admin/drafts`)
  await again.getByRole('button', { name: 'Continue With Two Pictures' }).click()
  await expect(again.getByText('Old Image')).toHaveCount(2)
  await expect(again.getByText('Not sent either')).toHaveCount(0)
})

test('a picture whose upload failed is uploaded after a reload, and when its removed section is restored', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('After a Reload')
  await page.getByLabel('Section Title').fill('One')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.route('**/api/media', (route) => route.abort())
  const files = page.locator('input[type=file]')
  await files.last().setInputFiles({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await page.unroute('**/api/media')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByLabel('Section Title')).toHaveValue('One')
  await expect(page.getByText('New Image')).toHaveCount(1)
  await expect(page.getByText(SAVED)).toBeVisible()
  // The browser logs the refused uploads to the console.
  troubles.splice(0)
})

test('pictures of a text whose upload failed are uploaded by Try again, and after a reload', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Pictures in a Text')
  await page.getByLabel('Section Title').fill('One')
  const text = page.getByLabel('Section Text')
  await text.fill('Before.')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.route('**/api/media', (route) => route.abort())
  await paste(text, 'fog.jpg', await drawing('jpeg'))
  await paste(text, 'lamp.png', await drawing('png'))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(2)
  await expect(page.getByText('fog.jpg: The server did not answer.')).toBeVisible()
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('A picture was not sent.')).toBeVisible()
  await expect(again.first()).toBeFocused()

  await page.unroute('**/api/media')
  await again.first().click()
  await expect(text).toHaveValue(/^Before\.\s+!\[\]\(\/media\/[0-9a-f]{32}\.jpg\)\s+$/)
  await expect(text).toBeFocused()
  const first = await text.inputValue()
  await expectCopied(page, '.jpg)')
  await expect(page.getByText(SAVED)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(text).toHaveValue(/\.jpg\)\s+!\[\]\(\/media\/[0-9a-f]{32}\.\w+\)\s+$/)
  expect((await text.inputValue()).startsWith(first)).toBe(true)
  await expect(again).toHaveCount(0)
  await expect(page.getByText(SAVED)).toBeVisible()
  // The browser logs the refused uploads to the console.
  troubles.splice(0)
})

test('a published post with a picture whose upload failed is not turned into a draft without it', async ({
  page,
  troubles,
}) => {
  await openStored(page, { title: 'A Lamp on Its Way' })
  await page.route('**/api/media', (route) => route.abort())
  const files = page.locator('input[type=file]')
  await files.first().setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to drafts…' }).click()
  await expect(page.getByText('A picture was not sent.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  page.on('dialog', (dialog) => void dialog.accept())
  // The browser logs the refused upload to the console.
  troubles.splice(0)
})

test('a disk that is full: nothing is lost, not even with the browser, and it is saved once there is room', async ({
  blogs,
}) => {
  const server = await blogs.of(() => ({
    ...KEEPER_SETTINGS,
    NODE_OPTIONS: '--import ./test/support/process/full-disk.ts',
  }))
  const mark = join(server.folder, 'full-disk')
  // More than the pages of the database have room for.
  const text = `${WORDS}. `.repeat(3_000)
  await using browser = new KillableBrowser()
  const page = await openForm(await browser.start(), server.url)
  await page.getByLabel('Title', { exact: true }).fill('A Full Disk')
  await expect(page.getByText(SAVED)).toBeVisible()
  writeFileSync(mark, '')
  await page.getByLabel('Section Text').fill(text)
  await expect(page.getByText('Not saved: The disk of this server is full')).toBeVisible()
  await expectCopied(page, text)
  await browser.kill()

  const again = await openForm(await browser.start(), server.url)
  await again.getByRole('button', { name: 'Use them' }).click()
  await expect(again.getByText('Not saved: The disk of this server is full')).toBeVisible()
  rmSync(mark)
  await expect(again.getByText(SAVED)).toBeVisible()
  const { posts } = await (await again.request.get(`${server.url}/api/blogs?status=draft`)).json()
  expect(posts).toMatchObject([{ title: 'A Full Disk', sections: [{ sectionText: text }] }])
})

test('changes of a post that a killed browser could not save are shown beside it', async ({ den }) => {
  await using browser = new KillableBrowser()
  const context = await browser.start()
  const page = await openForm(context, den.url)
  await fillPost(page, { title: 'The Second Lamp' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - The Second Lamp')).toBeVisible()
  await page.goto(`${den.url}/admin/posts`)
  await page.getByRole('button', { name: 'Update The Second Lamp' }).click()
  await expect(page.getByRole('heading', { name: 'Update Blog' })).toBeVisible()
  const address = page.url()
  await context.setOffline(true)
  await page.getByLabel('Short Caption').fill(WORDS)
  await expectCopied(page, WORDS)
  await browser.kill()

  const again = await openForm(await browser.start(), den.url)
  await openAdmin(again, address)
  await expect(again.getByRole('cell', { name: WORDS })).toBeVisible()
  await again.getByRole('button', { name: 'Discard them' }).click()
  await expect(again.getByLabel('Short Caption')).toHaveValue('A short caption')
  await again.reload()
  await expect(again.getByLabel('Short Caption')).toHaveValue('A short caption')
  await expect(again.getByRole('heading', { name: 'Words that may not be saved' })).toHaveCount(0)
})

test('a session that ends while one writes: the words are there after signing in again', async ({ page, troubles }) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Signed Out')
  await expect(page.getByText(SAVED)).toBeVisible()
  const { origin } = new URL(page.url())
  await page.request.post('/api/auth/sign-out', { headers: { Origin: origin } })
  // At once: the login panel may replace the form between two keys.
  await page.getByLabel('Short Caption').fill(WORDS)
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await page.getByLabel('Email', { exact: true }).fill(KEEPER.email)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue(WORDS)
  await expect(page.getByText(SAVED)).toBeVisible()
  troubles.splice(0)
})
