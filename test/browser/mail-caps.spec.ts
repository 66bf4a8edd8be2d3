import { expect, signIn, test } from './admin.ts'

test('limits of sending and the address of a test are typed, refused in words, and kept or used', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/mail')
  const part = page.getByRole('region', { name: 'How fast mail goes out' })
  const second = part.getByLabel('Mails per second')
  const day = part.getByLabel('Mails per day')
  const save = part.getByRole('button', { name: 'Save limits' })
  await expect(second).toHaveValue('10')
  await expect(day).toHaveValue('')
  await expect(save).toBeDisabled()

  await day.fill('many')
  await save.click()
  const message = 'A whole number from 1 to 10,000,000, or nothing for no limit'
  await expect(part.getByText(message)).toBeVisible()
  await expect(day).toHaveAccessibleDescription(new RegExp(message))
  await expect(day).toHaveValue('many')
  await part.getByRole('button', { name: 'Discard it' }).click()
  await expect(day).toHaveValue('')
  await expect(part.getByText(message)).toHaveCount(0)
  await day.fill('many')
  await save.click()
  await expect(part.getByText(message)).toBeVisible()
  await day.fill('200')
  await expect(part.getByText(message)).toHaveCount(0)
  await second.fill('')
  await save.click()
  await expect(page.getByText('Limits saved')).toBeVisible()
  await expect(part.getByText('Not saved yet.')).toHaveCount(0)
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(second).toHaveValue('')
  await expect(day).toHaveValue('200')

  // The refusal of a malformed address is not shown as a reply of the mail server.
  const server = page.getByRole('region', { name: 'Mail server' })
  const to = server.getByLabel('Send a test to')
  const send = server.getByRole('button', { name: 'Send test' })
  const keeper = await to.inputValue()
  await to.fill('nobody')
  await send.click()
  await expect(server.getByText('Please enter a valid email')).toBeVisible()
  await expect(server.getByText('The server said')).toHaveCount(0)
  await to.fill(keeper)
  await expect(server.getByText('Please enter a valid email')).toHaveCount(0)
  await send.click()
  await expect(server.getByText('It was kept in the mailbox and not sent.')).toBeVisible()
  const mailbox = page.getByRole('region', { name: 'Mailbox' })
  await mailbox.locator('summary').first().click()
  const link = mailbox.locator('pre a').last()
  await expect(link).toHaveAttribute('href', /^http.*[^.]$/)

  expect(troubles.splice(0)).toEqual([422, 422, 422].map((status) => expect.stringContaining(`${status}`)))
})
