import { expect, KEEPER, login, signIn, test } from './admin.ts'

const BACK = 'What you had typed is back.'

test('what was typed into the settings outlives a reload and a session that ends, until it is saved or left behind', async ({
  page,
  context,
  troubles,
}) => {
  await signIn(page, '/admin/settings')
  page.on('dialog', (dialog) => void dialog.accept())
  const tagline = page.getByLabel('Tagline')
  const isSaved = page.getByText('Everything is saved.')
  await tagline.fill('A lamp in the cellar')
  await page.reload()
  await expect(page.getByText(BACK)).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(isSaved).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()
  await tagline.fill('Left behind')
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/account$/)
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await expect(tagline).toHaveValue('A lamp in the cellar')
  await expect(isSaved).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()

  // A damaged memory does no harm.
  const keep = (value: string) =>
    page.evaluate(
      ([key, value]) => sessionStorage.setItem(key!, value!),
      [`den-draft-1:${KEEPER.email}:settings`, value],
    )
  await keep('{"tagline":7,"terms":{"parts":[null]},"blogName":"Half of it"}')
  await page.reload()
  await expect(page.getByText('Not saved: Blog name')).toBeVisible()
  await expect(tagline).toHaveValue('A lamp in the cellar')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(isSaved).toBeVisible()
  await keep('{')
  await page.reload()
  await tagline.fill('Typed and not saved')
  await expect(page.getByText('Not saved: Tagline')).toBeVisible()

  // The session ends in another tab.
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
  await expect(tagline).toHaveValue('A lamp in the cellar')
  await expect(page.getByText(BACK)).toBeHidden()
  await expect(isSaved).toBeVisible()
  await expect(page.getByLabel('Blog name')).toBeFocused()
  await page.reload()
  await tagline.fill('Typed after all')
  await expect(page.getByText('Not saved: Tagline')).toBeVisible()
  await expect(page.getByText(BACK)).toBeHidden()
  // What the other tab asked for is refused from then on.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})
