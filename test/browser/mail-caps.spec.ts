import { expect, signIn, test } from './admin.ts'

test('limits of sending are typed, refused in words, and kept', async ({ page, troubles }) => {
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
  await day.fill('200')
  await expect(part.getByText(message)).toHaveCount(0)
  await second.fill('')
  await save.click()
  await expect(page.getByText('Operation Success!')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.reload()
  await expect(second).toHaveValue('')
  await expect(day).toHaveValue('200')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
})
