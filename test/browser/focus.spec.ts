import { expect, fillPost, openStored, signIn, takeSession, test } from './admin.ts'

test('the keyboard goes on at the heading of a list, a form, and what a publication or an update leads to', async ({
  page,
}) => {
  await signIn(page)
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
  await fillPost(page, { title: 'Led by Keys' })
  await page.getByRole('button', { name: 'Create Blog Post' }).press('Enter')
  await expect(page.getByText('Successfully Created Blog - Led by Keys')).toBeVisible()
  await expect(heading('Create New Blog')).toBeFocused()

  await page.getByRole('link', { name: /^Published/ }).press('Enter')
  await page.getByRole('button', { name: 'Update Led by Keys' }).press('Enter')
  await expect(heading('Update Blog')).toBeFocused()
  await page.getByLabel('Short Caption').fill('Another caption')
  await page.getByRole('button', { name: 'Update Blog' }).press('Enter')
  await expect(page.getByText('Successfully Updated Blog - Led by Keys')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/posts$/)
  await expect(page.locator('.admin__heading')).toBeFocused()
})

test('the keyboard goes on at the heading of the revisions after one was restored', async ({ page }) => {
  const address = await openStored(page, { title: 'Twice Worded' })
  const headers = { Origin: await takeSession(page), 'If-Match': '*' }
  expect((await page.request.patch(address, { headers, data: { tagline: 'Worded anew' } })).status()).toBe(200)
  await page.getByRole('link', { name: 'Revisions' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Revisions', exact: true })).toBeFocused()
  await page.locator('.revisions__item').last().press('Enter')
  const restore = page.getByRole('button', { name: 'Restore this version' })
  await restore.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this version' }).press('Enter')
  await expect(page.getByText(/^Restored the version of /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Revisions', exact: true })).toBeFocused()
})
