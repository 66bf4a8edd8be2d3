import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { drawing } from '#test/support/pictures.ts'
import { POST_CALL, section } from '#test/support/posts.ts'
import {
  test as base,
  expect,
  fillPost,
  KEEPER,
  KEEPER_SETTINGS,
  login,
  openAdmin,
  openStored,
  signIn,
  WINDOW,
} from './admin.ts'
import { expectNoViolations } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'
import { KillableBrowser } from './killable-browser.ts'

const BLOG: Blog = () => ({ ...KEEPER_SETTINGS, NODE_OPTIONS: '--import ./test/support/process/full-disk.ts' })
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })
test.describe.configure({ mode: 'default' })
const SAVED = /^Saved \d\d:\d\d$/
const DISK_IS_FULL = 'Not saved: The disk of this server is full'
const WORDS = 'The lamp went out between two'

/** Signs in a browser whose contexts have no base URL. */
async function signInAt(url: string, context: BrowserContext): Promise<void> {
  await context.request.post(`${url}/api/auth/sign-in/email`, { data: KEEPER, headers: { Origin: url } })
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

/** What is in the browser's own storage, as JSON. */
function copiesIn(page: Page): Promise<string> {
  return page.evaluate(
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
}

/** Waits until the words are in the browser's own storage. */
async function expectCopied(page: Page, words: string): Promise<void> {
  await expect.poll(() => copiesIn(page)).toContain(words)
}

test('a killed browser offers what it could not save: without a network, with pictures, and on a full disk', async ({
  den,
}) => {
  const mark = join(den.folder, 'full-disk')
  // More than the pages of the database have room for.
  const long = `${WORDS}. `.repeat(3_000)
  await using browser = new KillableBrowser()
  const context = await browser.start()
  await signInAt(den.url, context)
  const store = async (post: object) => {
    const options = { headers: { Origin: den.url }, data: { ...POST_CALL, ...post } }
    return (await (await context.request.post(`${den.url}/api/blogs`, options)).json()).id
  }
  const draftId = await store({ title: 'A Full Disk', status: 'draft', sections: [section()] })
  const draftAddress = `${den.url}/admin/drafts/${draftId}`
  const postAddress = `${den.url}/admin/posts/${await store({ title: 'The Second Lamp', tagline: 'A short caption' })}`
  const [draft, post, created] = [context.pages()[0]!, await context.newPage(), await context.newPage()]
  await openAdmin(draft, draftAddress)
  await openAdmin(post, postAddress)
  await openAdmin(created, `${den.url}/admin`)

  writeFileSync(mark, '')
  // Timers of a hidden tab may wait for a minute.
  await draft.bringToFront()
  await draft.getByLabel('Section Text').fill(long)
  await expect(draft.getByText(DISK_IS_FULL)).toBeVisible()
  await expectCopied(draft, long)
  await context.setOffline(true)
  await post.bringToFront()
  await post.getByLabel('Short Caption').fill(WORDS)
  await expectCopied(post, `"tagline":"${WORDS}"`)
  // Nothing of this post ever reached the server.
  await created.bringToFront()
  await created.getByLabel('Title', { exact: true }).fill('Without a Network')
  await created.getByLabel('Section Text').pressSequentially(WORDS)
  const files = created.locator('input[type=file]')
  await files.first().setInputFiles({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await created.getByRole('button', { name: 'Add section' }).click()
  await expect(files).toHaveCount(3)
  await files.last().setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await drawing('png') })
  await created.getByLabel('Section Title').last().fill('The second')
  await expectCopied(created, 'The second')
  await expect(created.getByRole('button', { name: 'Try again' })).toHaveCount(2)
  await browser.kill()

  const nextContext = await browser.start()
  await signInAt(den.url, nextContext)
  const page = nextContext.pages()[0]!
  const offer = page.getByRole('heading', { name: 'Words that may not be saved' })
  const use = page.getByRole('button', { name: 'Use them' })
  await openAdmin(page, draftAddress)
  await use.click()
  await expect(page.getByText(DISK_IS_FULL)).toBeVisible()
  rmSync(mark)
  await expect(page.getByText(SAVED)).toBeVisible()
  const draftNow = await (await nextContext.request.get(`${den.url}/api/blogs/${draftId}`)).json()
  expect(draftNow.sections).toMatchObject([{ sectionText: long }])

  await openAdmin(page, `${den.url}/admin`)
  await expect(offer).toBeVisible()
  await expect(page.getByRole('cell', { name: WORDS })).toBeVisible()
  await expect(page.getByText('Not sent either: fog.jpg, lamp.png')).toBeVisible()
  // In a low window the table of differences scrolls, and downwards only.
  await page.setViewportSize({ width: 375, height: 240 })
  await expectNoViolations(page, '.conflict__table')
  const width = await page.locator('.conflict__table').evaluate((table) => table.scrollWidth - table.clientWidth)
  expect(width).toBe(0)
  await page.setViewportSize(WINDOW)
  await use.click()
  await expect(page.getByText('New Image', { exact: true })).toHaveCount(2)
  await expect(page.getByLabel('Section Text').first()).toHaveValue(WORDS)
  const drafts = async () => (await nextContext.request.get(`${den.url}/api/blogs?status=draft`)).json()
  const image = expect.stringMatching(/^\/media\//)
  await expect.poll(drafts).toMatchObject({
    posts: expect.arrayContaining([
      expect.objectContaining({
        title: 'Without a Network',
        articleImage: image,
        sections: [expect.objectContaining({ sectionText: WORDS }), expect.objectContaining({ sectionImage: image })],
      }),
    ]),
  })
  await expect(page.getByText(SAVED)).toBeVisible()

  await openAdmin(page, postAddress)
  await expect(page.getByRole('cell', { name: WORDS })).toBeVisible()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('A short caption')
  await expect(offer).toHaveCount(0)
  // What was used or discarded is not offered again.
  await expect.poll(async () => JSON.parse(await copiesIn(page)).length).toBe(0)
})

test('pictures whose upload failed are uploaded by Try again and after a reload, and no post becomes a draft without', async ({
  page,
  troubles,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openStored(page, { title: 'A Lamp on Its Way' })
  await page.route('**/api/media', (route) => route.abort())
  const files = page.locator('input[type=file]')
  const again = page.getByRole('button', { name: 'Try again' })
  await files.first().setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await expect(again).toBeVisible()
  await page.getByRole('button', { name: 'Back to drafts…' }).click()
  await expect(page.getByText('A picture was not sent.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openAdmin(page, '/admin')
  await page.getByLabel('Title', { exact: true }).fill('After a Reload')
  await page.getByLabel('Section Title').fill('One')
  const text = page.getByLabel('Section Text')
  await text.fill('Before.')
  await expect(page.getByText(SAVED)).toBeVisible()
  await paste(text, 'fog.jpg', await drawing('jpeg'))
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await drawing('png') })
  await dialog.getByLabel('Description').fill('A lamp')
  await dialog.getByLabel('Caption').fill('It went out.')
  await dialog.getByRole('button', { name: 'Insert' }).click()
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

  // The picture of the section as well, also when the section was removed and restored.
  await page.route('**/api/media', (route) => route.abort())
  await files.last().setInputFiles({ name: 'stair.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await expect(again).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(again).toHaveCount(2)
  await expectCopied(page, '.jpg)')
  await expect(page.getByText(SAVED)).toBeVisible()
  await page.unroute('**/api/media')
  await page.reload()
  await expect(page.getByLabel('Section Title')).toHaveValue('One')
  await expect(page.getByText('New Image', { exact: true })).toHaveCount(1)
  await expect(text).toHaveValue(/\.jpg\)\s+!\[A lamp\]\(\/media\/[0-9a-f]{32}\.\w+\)\s+\*It went out\.\*\s+$/)
  expect((await text.inputValue()).startsWith(first)).toBe(true)
  await expect(again).toHaveCount(0)
  await expect(page.getByText(SAVED)).toBeVisible()
  // The browser logs the refused uploads to the console.
  troubles.splice(0)
})

test('a session that ends while one writes shows the login panel, after which the words are there and are saved', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Interrupted' })
  await context.clearCookies()
  // If it is there: the login panel may have replaced it after a save by itself.
  await page
    .getByRole('button', { name: 'Create Blog Post' })
    .evaluateAll((buttons: HTMLButtonElement[]) => buttons.forEach((button) => void button.click()))
  const why = page.getByRole('main').getByText('Your session has ended. What you typed is kept: sign in again')
  await expect(why).toBeVisible()
  await login(page)
  await expect(page.getByText('What you had typed is back.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Interrupted')

  // A save by itself is refused, after a sign-out in another tab.
  await expect(page.getByText(SAVED)).toBeVisible()
  const { origin } = new URL(page.url())
  await page.request.post('/api/auth/sign-out', { headers: { Origin: origin } })
  await page.getByLabel('Short Caption').scrollIntoViewIfNeeded()
  // At once: the login panel may replace the form between two keys.
  await page.getByLabel('Short Caption').fill(WORDS)
  // The reason is in view, although the form was scrolled.
  await expect(why).toBeFocused()
  await expect(why).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Password', { exact: true }).fill(KEEPER.password)
  await page.getByLabel('Email', { exact: true }).fill(KEEPER.email)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue(WORDS)
  await expect(page.getByText(SAVED)).toBeVisible()
  troubles.splice(0)
})
