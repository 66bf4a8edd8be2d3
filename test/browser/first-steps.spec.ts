import { expect, openAdmin, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('a new site says what it lacks, with a link to each, until it is hidden', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'First steps' }).click()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link')).toHaveText([
    'Protect your sign-in with a second factor',
    'Name your blog',
    'Write your own Greetings',
    'Set up mail',
    'Import your subscribers',
    'Write the first post',
    'Remove the demo',
  ])
  await steps.getByRole('link', { name: 'Name your blog' }).click()
  await page.getByLabel('Blog name').fill('The Crypt')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await openAdmin(page, '/admin')
  await expect(page.getByText('First steps: 1 of 7 done')).toBeVisible()
  await openAdmin(page, '/admin/posts')
  await expect(steps.getByText('Name your blog (done)')).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(6)

  await steps.getByRole('button', { name: 'Hide it' }).click()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Update or Delete Blog' })).toBeFocused()
  await openAdmin(page, '/admin')
  await expect(page.getByRole('link', { name: 'First steps' })).toHaveCount(0)
})
