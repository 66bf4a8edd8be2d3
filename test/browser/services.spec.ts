import { expect, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use({ ...ACCESSIBILITY_OPTIONS, viewport: { width: 320, height: 800 } })

test('who asks a service keeps the focus, and reads three kinds of answers', async ({ page }) => {
  await signIn(page, '/admin/settings')
  const part = page.getByRole('region', { name: 'Services' })
  await expect(part.getByRole('listitem')).toHaveCount(3)
  const answers = [
    { name: 'Mailbox', word: { ok: true, reply: 'Kept.' }, said: 'It works. Kept.' },
    { name: 'ALTCHA', word: { ok: true, reply: 'Who knows.', isProven: false }, said: 'It answers. Who knows.' },
    { name: 'First-party', word: { ok: false, reply: '550 no' }, said: 'It does not. 550 no' },
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
    const lines = await service.locator('.service__name').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.firstChild!)
      return range.getClientRects().length
    })
    expect([name, lines]).toEqual([name, 1])
  }
  // The rest of the screen is looked at where every area is.
  await expectAccessible(page, { within: '#services' })
})
