import { expect, openAdmin, takeSession, test } from './admin.ts'

test('a deletion is taken back at once, or from the trash, which lets go of a post for good', async ({ page }) => {
  const headers = { Origin: await takeSession(page) }
  // Other tests of this blog may have left posts there.
  const left = (await (await page.request.get('/api/blogs?status=trashed')).json()).posts
  for (const { id } of left) await page.request.delete(`/api/blogs/${id}?forever=1&from=trash`, { headers })
  await openAdmin(page, '/admin/posts')
  const title = await page.locator('.row__title').first().innerText()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText(`Successfully Restored Blog - ${title}`)).toBeVisible()
  await expect(page.locator('.row__title').first()).toHaveText(title)
  await expect(page.getByText('Successfully Deleted Blog')).toHaveCount(0)

  const titles = (await page.locator('.row__title').allInnerTexts()).slice(1, 3)
  for (const title of titles) {
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Trash 2' }).click()
  await expect(page.getByRole('heading', { name: 'Trash', level: 2 })).toBeVisible()
  await expect(page.getByText('2 posts. Readers do not see them.')).toBeVisible()

  await page.getByRole('button', { name: `Restore ${titles[0]}` }).click()
  await expect(page.getByText(`Successfully Restored Blog - ${titles[0]}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trash', level: 2 })).toBeFocused()
  // Moves the pointer off the toast, which may cover the row and stays while the pointer is on it.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: `Delete ${titles[1]} for good` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The post and its pictures cannot be brought back.')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Nothing buried here')).toBeVisible()

  await page.getByRole('link', { name: /^Published/ }).click()
  await expect(page.getByRole('button', { name: `Delete ${titles[0]}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete ${titles[1]}` })).toHaveCount(0)
})
