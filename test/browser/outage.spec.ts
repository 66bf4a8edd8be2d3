import { expect, fillPost, signIn, test } from './admin.ts'

test('a post that the server cannot save for a full disk keeps every word, and says why', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'No Room' })
  const detail = 'The disk of this server is full. Nothing was saved. What you typed is kept.'
  await page.route('**/api/blogs', (route) =>
    route.fulfill({
      status: 507,
      contentType: 'application/problem+json',
      body: JSON.stringify({ title: 'Insufficient Storage', status: 507, detail }),
    }),
  )
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByRole('alert').getByText(detail)).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('No Room')
  await page.unroute('**/api/blogs')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('No Room').first()).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  troubles.splice(0)
})
