import { expect, signInByPanel, test } from './admin.ts'

const NEEDED = 'Captcha site key is required: the captcha in use has none in the environment'

test('a site key that is refused stays as it was typed, and its field says why', async ({ page, troubles }) => {
  // Another site key needs a password that was typed lately.
  await signInByPanel(page, '/admin/settings')
  const field = page.getByLabel('Captcha site key')
  const save = page.getByRole('button', { name: /^Save/ })
  await field.fill('the-only-one')
  await save.click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  // As where a service is in use, and its site key stands in the settings alone.
  await page.route(
    '**/api/settings',
    (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          title: 'Unprocessable Content',
          status: 422,
          detail: 'Nothing was saved.',
          errors: { siteKey: NEEDED },
        },
      }),
    { times: 1 },
  )
  await field.fill('')
  await save.click()
  await expect(field).toHaveAccessibleDescription(new RegExp(NEEDED))
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  // The browser reports the refused call as well.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  await field.fill('another')
  await save.click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
})
