import type { Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, openStored, takeSession, testsWithABlog } from './admin.ts'
import { holdAutosave, read, saveElsewhere } from './elsewhere.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
const draft = { status: 'draft', title: 'One Press' }

test.afterEach(({ troubles }) => {
  // The browser reports each 412.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('412')
})

test('the question before a publication closes where the form takes something in, and nothing is published unseen', async ({
  page,
}) => {
  const headers = { Origin: await takeSession(page) }
  const data = { csv: 'reader@reader.example', consent: 'They asked for it.' }
  expect((await page.request.post('/api/subscribers', { headers, data })).status()).toBe(200)
  const address = await openStored(page, { ...draft, title: 'Asked First', announce: true })
  const publish = page.getByRole('button', { name: 'Create Blog Post' })
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Publish and / })
  const { isBegun, release } = await holdAutosave(page)
  await page.getByLabel('Title', { exact: true }).fill('Asked Twice')
  await isBegun
  await saveElsewhere(page, address, { tagline: 'From the phone' })
  await publish.click()
  await expect(confirm).toBeVisible()
  release()
  await expectLook(page, 'Short Caption')
  expect(await read(page, address)).toMatchObject({ status: 'draft', tagline: 'From the phone' })

  await publish.click()
  await confirm.click()
  await expect(page.getByText('Successfully Created Blog - Asked Twice')).toBeVisible()
  expect(await read(page, address)).toMatchObject({ title: 'Asked Twice', tagline: 'From the phone' })
})

test('an update that waits for an autosave sends nothing over what it met', async ({ page }) => {
  const address = await openStored(page, { title: 'On Its Way' })
  const update = page.getByRole('button', { name: 'Update Blog' })
  const held = await holdAutosave(page)
  await page.getByLabel('Short Caption').fill('Typed here')
  await held.isBegun
  await saveElsewhere(page, address, { description: 'From the phone' })
  await update.click()
  held.release()
  await expectLook(page, 'Long Caption')
  expect((await read(page, address)).tagline).not.toBe('Typed here')
  await update.click()
  await expect(page.getByText('Successfully Updated Blog - On Its Way')).toBeVisible()
  expect(await read(page, address)).toMatchObject({ tagline: 'Typed here', description: 'From the phone' })
})

test('changes that another tab saved are not discarded by a press that has not seen them', async ({ page }) => {
  const address = await openStored(page, { title: 'Not Yet Out' })
  const { isBegun, release } = await holdAutosave(page)
  await page.getByLabel('Short Caption').fill('Typed here')
  await isBegun
  const post = await page.request.get(address)
  const headers = { Origin: new URL(page.url()).origin, 'If-Match': post.headers().etag! }
  const data = { ...POST_CALL, title: 'Not Yet Out', description: 'From the phone', status: 'published' }
  expect((await page.request.put(`${address}/edit`, { headers, data })).status()).toBe(200)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  release()
  await expectLook(page, 'Long Caption')
  await expect(page.getByLabel('Long Caption')).toHaveValue('From the phone')
  await expect.poll(() => read(page, `${address}/edit`)).toMatchObject({ description: 'From the phone' })
})

test('a save that is asked for while another is refused waits for the merged form', async ({ page }) => {
  const address = await openStored(page, { ...draft, title: 'Asked Again' })
  const { isBegun, release } = await holdAutosave(page)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Typed here')
  await isBegun
  await saveElsewhere(page, address, { tagline: 'From the phone' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postDataJSON().tagline))
  await title.fill('Typed here, and more')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  release()
  await expect
    .poll(() => read(page, address))
    .toMatchObject({ tagline: 'From the phone', title: 'Typed here, and more' })
  expect(sent.filter((tagline) => tagline !== 'From the phone')).toEqual([])
})

test('a dialog about the status closes where the form takes something in, so that a second press in it sends nothing', async ({
  page,
}) => {
  const address = await openStored(page, { ...draft, title: 'Two Presses' })
  const dialog = page.getByRole('dialog')
  const open = page.getByRole('button', { name: 'Schedule…' })
  await open.click()
  await saveElsewhere(page, address, { tagline: 'From the phone' })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expectLook(page, 'Short Caption')

  const { isBegun, release } = await holdAutosave(page)
  await page.getByLabel('Title', { exact: true }).fill('Three Presses')
  await isBegun
  await saveElsewhere(page, address, { description: 'From the phone' })
  await open.click()
  await expect(dialog).toBeVisible()
  release()
  await expectLook(page, 'Long Caption')
  expect((await read(page, address)).status).toBe('draft')

  await open.click()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Scheduled for /)).toBeVisible()
  expect(await read(page, address)).toMatchObject({ title: 'Three Presses', description: 'From the phone' })
})

test('a time of publication that was set, moved or taken away elsewhere is asked about, and nothing is saved before', async ({
  page,
}) => {
  const address = await openStored(page, { ...draft, title: 'Timed Elsewhere' })
  const conflict = page.getByRole('region', { name: 'You saved this post elsewhere first' })
  const caption = page.getByLabel('Short Caption')
  const meet = async (typed: string, data: object) => {
    await saveElsewhere(page, address, data)
    await caption.fill(typed)
    await expect(conflict.getByRole('rowheader')).toHaveText(['Short Caption'])
    expect((await read(page, address)).tagline).not.toBe(typed)
  }
  const time = page.getByRole('region', { name: 'Scheduled', exact: true })
  const keep = conflict.getByRole('button', { name: 'Keep what stands here' })
  await meet('Half a sentence', { status: 'scheduled', publishAt: '2096-10-31T18:00:00.000Z' })
  await expect(time).toContainText('October 31, 2096')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(conflict.locator('.heading')).toBeFocused()
  expect((await read(page, address)).tagline).not.toBe('Half a sentence')
  await keep.click()
  await expect.poll(() => read(page, address)).toMatchObject({ status: 'scheduled', tagline: 'Half a sentence' })

  await meet('Another one', { publishAt: '2096-11-01T18:00:00.000Z' })
  await expect(time).toContainText('November 1, 2096')
  await conflict.getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(caption).toHaveValue('Half a sentence')

  await meet('A third one', { status: 'draft' })
  await keep.click()
  await expect.poll(() => read(page, address)).toMatchObject({ status: 'draft', tagline: 'A third one' })
  await expect(page.getByRole('heading', { name: 'Draft', exact: true })).toBeVisible()
})

/** No dialog is open, and the focus is on the note that says which field was taken in, and that the button did nothing. */
async function expectLook(page: Page, field: string): Promise<void> {
  const note = page.locator('.post-form').getByText(`were taken in: ${field}.`)
  await expect(note).toBeFocused()
  await expect(note).toContainText('Look them over, then press the button again.')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}
