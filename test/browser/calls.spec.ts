import { expect, signIn, test } from './admin.ts'

test('a second press while a call runs sends nothing, and the button is busy until the list is loaded', async ({
  page,
}) => {
  await signIn(page, '/admin/users')
  const answer = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/invitations', async (route) => {
    sent++
    await answer.promise
    await route.continue()
  })
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('anna@den.example')
  await email.press('Enter')
  const busy = page.getByRole('button', { name: 'Inviting…' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await email.press('Enter')
  await busy.click({ force: true })
  answer.resolve()
  await expect(page.getByText('anna@den.example is invited', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toHaveAttribute('aria-disabled', 'false')
  await expect(page.getByRole('row', { name: /anna@den\.example/ })).toBeVisible()
  expect(sent).toBe(1)
})
