import { expect, signIn, test } from './admin.ts'

test('every area that is opened says so once', async ({ page }) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/screen-views') views.push(JSON.parse(request.postData() ?? '').path)
  })
  await signIn(page, '/admin/settings')
  await expect.poll(() => views).toEqual(['/admin/settings'])
  await page.getByRole('link', { name: 'Account' }).click()
  await expect.poll(() => views).toEqual(['/admin/settings', '/admin/account'])
  await page.goBack()
  await expect.poll(() => views).toEqual(['/admin/settings', '/admin/account', '/admin/settings'])
})
