import type { Page } from '@playwright/test'
import { POST_CALL } from '#test/support/posts.ts'
import { expect, fillPost, openStored, signIn, test } from './admin.ts'
import { holdAutosave, read, saveElsewhere } from './elsewhere.ts'

const conflict = (page: Page) => page.getByRole('region', { name: 'You saved this post elsewhere first' })
const kept = (page: Page) => page.getByRole('region', { name: 'Your words are kept' })
const draft = {
  status: 'draft',
  title: 'Two Desks',
  sections: ['One', 'Two'].map((sectionTitle) => ({ sectionTitle, sectionText: `${sectionTitle}.` })),
}

test.afterEach(({ troubles }) => {
  // The browser reports each 412.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('412')
})

test('what was saved elsewhere is taken in where other fields were changed here, without a move of the focus', async ({
  page,
}) => {
  const address = await openStored(page, draft)
  const text = page.getByLabel('Section Text').first()
  await text.fill('One, and more')
  await expect.poll(async () => (await read(page, address)).sections[0].sectionText).toBe('One, and more')
  const { sections } = await read(page, address)
  await saveElsewhere(page, address, {
    tagline: 'From the phone',
    sections: [...sections, { sectionTitle: 'Three', sectionText: 'Three.' }],
  })
  await text.pressSequentially(', typed here')
  const note = page.locator('.post-form').getByText(/^Changes that keeper@den\.example saved on .+ were taken in:/)
  await expect(note).toContainText('Short Caption, Three: Section Title, Three: Section Text.')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('One, and more, typed here')
  await expect(page.getByLabel('Short Caption')).toHaveValue('From the phone')
  await expect(conflict(page)).toHaveCount(0)
  await expect
    .poll(() => read(page, address))
    .toMatchObject({
      tagline: 'From the phone',
      sections: [{ sectionText: 'One, and more, typed here' }, { sectionTitle: 'Two' }, { sectionTitle: 'Three' }],
    })
})

test('only what both changed is asked about, and one’s own words come back after the other version was taken', async ({
  page,
}) => {
  const address = await openStored(page, draft)
  const caption = page.getByLabel('Short Caption')
  await saveElsewhere(page, address, { tagline: 'From the phone', description: 'Longer, from the phone' })
  await page.getByLabel('Section Text').last().fill('Two, typed here')
  await caption.fill('Typed here')
  await expect(conflict(page)).toContainText('Both changed what stands in this table.')
  await expect(conflict(page).getByRole('rowheader')).toHaveText(['Short Caption'])
  await expectInView(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(caption).toHaveValue('From the phone')
  await expect(page.getByLabel('Long Caption')).toHaveValue('Longer, from the phone')
  await expectInView(page)
  await expect(kept(page).getByRole('row', { name: /^Short Caption/ })).toContainText(/From the phone.*Typed here/)
  await expect
    .poll(() => read(page, address))
    .toMatchObject({ tagline: 'From the phone', sections: [{}, { sectionText: 'Two, typed here' }] })

  await page.reload()
  await kept(page).getByRole('button', { name: 'Use them' }).press('Enter')
  await expect(page.locator('.admin__heading')).toBeFocused()
  await expect(caption).toHaveValue('Typed here')
  await expect
    .poll(() => read(page, address))
    .toMatchObject({
      tagline: 'Typed here',
      description: 'Longer, from the phone',
      sections: [{}, { sectionText: 'Two, typed here' }],
    })
  await page.reload()
  await expect(caption).toHaveValue('Typed here')
  await expect(kept(page)).toHaveCount(0)
})

test('one’s own words that were set aside are not used unseen over what was saved since', async ({ page }) => {
  const address = await openStored(page, draft)
  const form = page.url()
  const caption = page.getByLabel('Short Caption')
  await saveElsewhere(page, address, { tagline: 'From the phone' })
  await caption.fill('Typed here')
  await conflict(page).getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(kept(page)).toBeVisible()
  await saveElsewhere(page, address, { tagline: 'From the phone, later' })
  await page.goto(form)
  await kept(page).getByRole('button', { name: 'Use them' }).press('Enter')
  await expect(conflict(page).getByRole('row', { name: /^Short Caption/ })).toContainText(/Typed here.*later/)
  expect((await read(page, address)).tagline).toBe('From the phone, later')
})

test('an update over what was published elsewhere waits for another look, and publishes the changes of both', async ({
  page,
}) => {
  const address = await openStored(page, { title: 'Seen Twice', tagline: 'A short caption' })
  await page.getByLabel('Short Caption').fill('Typed here')
  await expect(page.getByText(/^Saved \d\d:\d\d, not out yet$/)).toBeVisible()
  await saveElsewhere(page, address, { description: 'From the phone' })
  const update = page.getByRole('button', { name: 'Update Blog' })
  await update.press('Enter')
  const note = page.locator('.post-form').getByText('were taken in: Long Caption.')
  await expect(note).toBeFocused()
  await expect(note).toContainText('Look them over, then press the button again.')
  expect((await read(page, address)).tagline).toBe('A short caption')
  await update.press('Enter')
  await expect(page.getByText('Successfully Updated Blog - Seen Twice')).toBeVisible()
  expect(await read(page, address)).toMatchObject({ tagline: 'Typed here', description: 'From the phone' })
})

test('a new post goes on as its draft where the other version was taken, with one’s own words beside it', async ({
  page,
}) => {
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('Two New Desks')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const { posts } = await read(page, '/api/blogs?status=draft')
  const { id } = posts.find(({ title }: { title: string }) => title === 'Two New Desks')
  await saveElsewhere(page, `/api/blogs/${id}`, { tagline: 'From the phone' })
  await fillPost(page, { title: 'Two New Desks', tagline: 'Typed here', author: 'Mara Vell' })
  await conflict(page).getByRole('button', { name: 'Take what was saved there' }).click()
  await expect(page).toHaveURL(/\/admin\/drafts\/p_/)
  await expect(page.getByLabel('Short Caption')).toHaveValue('From the phone')
  await expect(page.getByLabel('Author Name')).toHaveValue('Mara Vell')
  await kept(page).getByRole('button', { name: 'Use them' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('Typed here')
})

test('a save that is refused once its form was left overwrites nothing, and what was typed is offered again', async ({
  page,
}) => {
  const address = await openStored(page, draft)
  const form = page.url()
  const { isBegun, release } = await holdAutosave(page)
  await page.getByLabel('Short Caption').fill('Typed here')
  await isBegun
  await saveElsewhere(page, address, { description: 'From the phone' })
  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  const refused = page.waitForResponse((response) => response.status() === 412)
  release()
  await refused
  await page.goto(form)
  await expect(conflict(page)).toBeVisible()
  expect(await read(page, address)).toMatchObject({ tagline: POST_CALL.tagline, description: 'From the phone' })
  await expect(page.getByLabel('Short Caption')).toHaveValue('Typed here')
})

test('a conflict comes into view with the focus: on a phone with large letters, once more, and behind a dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const sections = Array.from({ length: 4 }, (_, index) => ({
    sectionTitle: `${index}`,
    sectionText: `${index}. `.repeat(99),
  }))
  const address = await openStored(page, { title: 'Far Below', tagline: 'A short caption', sections })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await saveElsewhere(page, address, { tagline: 'From the phone' })
  await page.getByLabel('Short Caption').fill('Typed here')
  const update = page.getByRole('button', { name: 'Update Blog' })
  await update.press('Enter')
  await expectInView(page)
  await page.getByLabel('Section Text').last().focus()
  await update.press('Enter')
  await expectInView(page)
  await page.getByRole('button', { name: 'Back to drafts…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take it back' }).press('Enter')
  await expect(dialog.locator('.alert--error')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectInView(page)
})

/** The focused element is one that says what happened, below the bar and above the end of the window. */
async function expectInView(page: Page): Promise<void> {
  const focused = page.locator('.conflict > .heading:focus')
  await expect(focused).toBeInViewport({ ratio: 0.9 })
  const { top, bar } = await focused.evaluate((heading) => ({
    top: heading.getBoundingClientRect().top,
    bar: document.querySelector('header')!.getBoundingClientRect().bottom,
  }))
  expect(top).toBeGreaterThanOrEqual(bar)
}
