import { expect, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('the demo posts are removed from the list of posts, after a question', async ({ page }) => {
  await signIn(page, '/admin/posts')
  const offer = page.getByRole('button', { name: 'Remove the demo' })
  await offer.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('25 demo posts')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '25 posts' })).toBeVisible()

  await offer.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('25 demo posts removed')).toBeVisible()
  await expect(page.getByText('Nothing lurks here yet')).toBeVisible()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Update or Delete Blog' })).toBeFocused()
  await page.goto('/greetings')
  await expect(page.getByText('Mara Vell')).toHaveCount(0)
})
