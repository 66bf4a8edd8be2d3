import { expect, signIn, test } from './admin.ts'

test('a test mail to no address is refused beside its field, and nobody is blamed', async ({ page, troubles }) => {
  await signIn(page, '/admin/mail')
  const part = page.getByRole('region', { name: 'Mail server' })
  const to = part.getByLabel('Send a test to')
  const send = part.getByRole('button', { name: 'Send test' })
  const keeper = await to.inputValue()

  await to.fill('nobody')
  await send.click()
  await expect(part.getByText('Please enter a valid email')).toBeVisible()
  await expect(part.getByText('The server said')).toHaveCount(0)
  await to.fill(keeper)
  await expect(part.getByText('Please enter a valid email')).toHaveCount(0)
  await send.click()
  await expect(part.getByText('It was kept in the mailbox, and went nowhere.')).toBeVisible()

  const mailbox = page.getByRole('region', { name: 'Mailbox' })
  await mailbox.locator('summary').first().click()
  const link = mailbox.locator('.mailbox__text a').last()
  await expect(link).toHaveAttribute('href', /^http.*[^.]$/)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})
