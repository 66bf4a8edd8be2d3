import { expect, KEEPER, login, signIn, test } from './admin.ts'

const BACK = 'What you had typed is back.'

test('what was typed outlives a session that ends in another tab', async ({ page, context, troubles }) => {
  await signIn(page, '/admin/settings')
  const tagline = page.getByLabel('Tagline')
  const before = await tagline.inputValue()
  await tagline.fill('Typed and not saved')
  const reading = await context.newPage()
  await reading.goto('/greetings')
  await reading.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await reading.close()
  await login(page)
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(tagline).toHaveValue('Typed and not saved')
  await expect(page.getByText('Not saved: Tagline')).toBeVisible()

  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(tagline).toHaveValue(before)
  await expect(page.getByText(BACK)).toBeHidden()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByLabel('Blog name')).toBeFocused()
  await page.reload()
  await tagline.fill('Typed after all')
  await expect(page.getByText('Not saved: Tagline')).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()
  // What the other tab asked for is refused from then on.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})

test('what is saved, or left behind on purpose, does not come back', async ({ page }) => {
  await signIn(page, '/admin/settings')
  page.on('dialog', (dialog) => void dialog.accept())
  const tagline = page.getByLabel('Tagline')
  await tagline.fill('A lamp in the cellar')
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()

  await tagline.fill('Left behind')
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await page.goto('/admin/settings')
  await expect(tagline).toHaveValue('A lamp in the cellar')
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()
})

test('a damaged memory does no harm', async ({ page }) => {
  await signIn(page, '/admin/settings')
  const before = await page.getByLabel('Tagline').inputValue()
  await page.evaluate(
    (key) => sessionStorage.setItem(key, '{"tagline":7,"terms":{"parts":[null]},"blogName":"Half of it"}'),
    `den-draft-1:${KEEPER.email}:settings`,
  )
  await page.reload()
  await expect(page.getByText('Not saved: Blog name')).toBeVisible()
  await expect(page.getByLabel('Tagline')).toHaveValue(before)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.evaluate((key) => sessionStorage.setItem(key, '{'), `den-draft-1:${KEEPER.email}:settings`)
  await page.reload()
  await page.getByLabel('Tagline').fill('Typed after all')
  await expect(page.getByText('Not saved: Tagline')).toBeVisible()
})
