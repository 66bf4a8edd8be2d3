import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

/** The most fields and buttons between two of those that a writer uses. */
const STEPS_MAX = 40

test('a review is written, illustrated, rated, scheduled and published by the keyboard alone', async ({ page }) => {
  // The browser is told early: what it does with a press before that is its own.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 })
  await signIn(page)
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#700' } })
    .png()
    .toBuffer()
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await reach(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await type(page, field('Title'), 'Possession')
  await type(page, field('Short Caption'), 'A marriage ends, and something else begins.')
  await reach(page, page.locator('input[type=file]').first())
  await page.keyboard.press('Space')
  await (await chooser).setFiles({ name: 'tunnel.png', mimeType: 'image/png', buffer: picture })
  // The part with the description opens when the upload ends; a press on it after that would close it.
  await expect(field('Image Description')).toBeVisible()
  await type(page, field('Image Description'), 'A woman in an underground passage')
  await type(page, field('Section Text'), 'She laughs, and the milk runs down the wall.')
  await type(page, field('Author Name'), 'Mara Vell')
  await type(page, field('Long Caption'), 'Zulawski in Berlin, beside the Wall.')
  for (const name of ['Terror', 'Suspense', 'Originality', 'Cinematography', 'Acting', 'Soundtrack'])
    await type(page, field(name), '9')
  await press(page, button('Calculate Average'))
  await type(page, field('Overall Rating'), '9')
  await press(page, button('Schedule…'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await type(page, dialog.getByLabel('Day'), '10312096')
  await press(page, dialog.getByRole('button', { name: 'Schedule' }))
  await expect(page.getByText(/^Scheduled for October 31, 2096/)).toBeVisible()

  const { posts } = await (await page.request.get('/api/blogs?status=scheduled')).json()
  expect(posts).toMatchObject([{ title: 'Possession', ratings: { terror: 9, overall: 9 } }])

  await press(page, page.getByRole('button', { name: 'Publish now: Possession' }))
  await press(page, dialog.getByRole('button', { name: /^Publish/ }))
  await expect(dialog).toHaveCount(0)
  const article = await page.request.get('/blogs/Possession')
  expect(await article.text()).toMatch(
    /A woman in an underground passage.*She laughs, and the milk runs down the wall/s,
  )
})

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}

/** Goes on with Tab until the element has the focus, which a dialog may give it. */
async function reach(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step++) {
    if (await element.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${STEPS_MAX} presses of Tab do not reach ${element}`)
}
