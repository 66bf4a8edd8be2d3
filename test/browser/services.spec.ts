import { expect, openAdmin, takeRecentSession, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use({ ...ACCESSIBILITY_OPTIONS, viewport: { width: 320, height: 800 } })

const NEEDED = 'Captcha site key is required: the captcha in use has none in the environment'

test('a site key that is refused stays as it was typed; who asks a service keeps the focus and reads its answer; Health says what is wrong', async ({
  page,
  troubles,
}) => {
  // Another site key needs a password that was typed lately.
  await takeRecentSession(page)
  await openAdmin(page, '/admin/settings?section=reading')
  const field = page.getByLabel('Captcha site key')
  const save = page.getByRole('button', { name: /^Save/ })
  await field.fill('the-only-one')
  await save.click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  // Simulates a site with a captcha service whose site key is in the settings only.
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

  await openAdmin(page, '/admin/settings?section=services')
  const part = page.getByRole('region', { name: 'Services' })
  await expect(part.getByRole('listitem')).toHaveCount(3)
  const answers = [
    { name: 'Mailbox', word: { ok: true, reply: 'Kept.' }, said: 'It works. Kept.' },
    { name: 'ALTCHA', word: { ok: true, reply: 'Who knows.', isProven: false }, said: 'It answers. Who knows.' },
    { name: 'First-party', word: { ok: false, reply: '550 no' }, said: 'It does not work. 550 no' },
  ]
  for (const { name, word, said } of answers) {
    let answer = () => {}
    const isAsked = new Promise<void>((asked) => {
      page.route(
        '**/api/services/*/check',
        async (route) => {
          asked()
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          await route.fulfill({ json: word })
        },
        { times: 1 },
      )
    })
    const service = part.getByRole('listitem').filter({ hasText: name })
    const button = service.getByRole('button', { name: `Test connection to ${name}` })
    await button.focus()
    await page.keyboard.press('Enter')
    await isAsked
    await expect(service.getByRole('status')).toHaveText('Asking…')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeFocused()
    // It is asked once; a second question would be answered by the server itself.
    await page.keyboard.press('Enter')
    answer()
    await expect(service.getByRole('status')).toHaveText(said)
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    // Its name stands on one line.
    const lines = await service.locator('.item__title').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents([...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!)
      return range.getClientRects().length
    })
    expect([name, lines]).toEqual([name, 1])
  }
  // The rest of the screen is looked at where every area is.
  await expectAccessible(page, { within: '#services' })
  // Lists what was looked at, and what to do where something is wrong.
  await openAdmin(page, '/admin/health')
  const rows = page.getByRole('table').first().getByRole('row')
  await expect(page.getByRole('row', { name: /^Database/ })).toContainText('All well')
  await expect(rows.filter({ hasText: 'No mail server is set up' })).toContainText('Not yet')
  await expect(rows.filter({ hasText: 'Address' })).toContainText(/Warning.*SITE_URL is not set.*Set SITE_URL to/)
  await expect(page.getByRole('status').filter({ hasText: /needs? you/ })).toBeVisible()
  const kept = page.getByRole('region', { name: 'What is kept, and how long' }).getByRole('row')
  await expect(kept.filter({ hasText: 'Who got which mail' })).toContainText('Announcements for 90 days')
  await expect(kept.filter({ hasText: 'PICTURE_CACHE_MB' })).toContainText(/\d+ files?/)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible()
})
