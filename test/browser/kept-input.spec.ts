import { expect, signIn, test } from './admin.ts'

test('small forms keep their input over a reload, but for that of a mail server, its password among it', async ({
  page,
}) => {
  await signIn(page, '/admin/users')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('anna@den.example')
  await page.reload()
  await expect(email).toHaveValue('anna@den.example')
  await email.fill('')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Invite' })).toBeEnabled()
  await expect(email).toHaveValue('')

  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  const host = page.getByLabel('Host')
  const password = page.getByLabel('Password', { exact: true })
  await host.fill('mail.example')
  await page.getByLabel('User', { exact: true }).fill('keeper')
  await password.fill('secret')
  await page.getByLabel('Mails per day').fill('317')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  const stored = await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'))
    return JSON.stringify(sessionStorage)
  })
  expect(stored).toContain('317')
  expect(stored).not.toContain('secret')
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect(host).toHaveValue('mail.example')
  await expect(password).toHaveValue('secret')
  await page.reload()
  await expect(page.getByLabel('Mails per day')).toHaveValue('317')
  await expect(host).toHaveValue('')
  await expect(password).toHaveValue('')
})
