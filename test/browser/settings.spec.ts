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

test('sections are opened one at a time, old fragments included; what is typed in one stays until it is saved there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, '/admin/settings#words')
  await expect(page).toHaveURL(/\/admin\/settings\?section=words$/)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 3 })
  await expect(heading('Words')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Sections of the settings' })
  await list.getByRole('link', { name: 'Notices' }).click()
  await expect(page.getByRole('region', { name: 'Notices' })).toBeFocused()
  const save = page.getByRole('button', { name: 'Save settings' })
  const notice = page.getByRole('group', { name: 'When there is no post yet' }).getByLabel('Title')
  await notice.fill('Come back, {blogName}')

  await list.getByRole('link', { name: 'The blog' }).click()
  await expect(heading('The blog')).toBeVisible()
  await expect(page.getByText('Not saved in Notices.')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByLabel('Tagline').fill('Bring a lamp')
  await save.press('Enter')
  await expect(page.getByText('Not saved in Notices.')).toBeVisible()
  await expect(save).toBeFocused()
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()))
  await page.getByLabel('Tagline').press('Enter')
  const { tagline, emptyFeed } = await (await page.request.get('/api/settings')).json()
  expect([tagline, emptyFeed.title]).not.toContain('Come back, {blogName}')
  expect(tagline).toBe('Bring a lamp')

  // Leaving asks, and names the section.
  await page.getByRole('link', { name: 'Users', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toContainText('What you changed in Notices is not saved')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await list.getByRole('link', { name: /^Notices/ }).click()
  await expect(notice).toHaveValue('Come back, {blogName}')
  expect(sent).toEqual([])
  await save.click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // In a narrow window the list is a screen of its own.
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(list).toBeVisible()
  await expect(heading('The blog')).toBeHidden()
  await expect(list.getByRole('link', { name: 'Notices' })).toBeFocused()
  await list.getByRole('link', { name: 'The blog' }).press('Enter')
  await expect(page.getByRole('region', { name: 'The blog' })).toBeFocused()
})

test('a time zone is found by its city, and no message is under the bar', async ({ page, troubles }) => {
  await page.setViewportSize({ width: 375, height: 480 })
  await signIn(page, '/admin/settings?section=reading')
  const field = page.getByRole('combobox', { name: 'Time zone' })
  await field.fill('kyo')
  const options = page.getByRole('listbox', { name: 'Time zones' }).getByRole('option')
  await expect(options).toHaveText(['Kyoto Asia/Tokyo'])
  await field.press('ArrowDown')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('Asia/Tokyo')
  await expect(options).toHaveCount(0)
  await field.fill('MALAGA')
  await page.getByLabel('Default image source').focus()
  await expect(field).toHaveValue('Europe/Madrid')
  await field.fill('New')
  await options.filter({ hasText: 'America/New_York' }).click()
  await expect(field).toHaveValue('America/New_York')
  await expect(field).toBeFocused()

  const bar = page.locator('.save-bar')
  const gap = async (text: RegExp) => {
    const words = (await page.getByText(text).boundingBox())!
    return (await bar.boundingBox())!.y - words.y - words.height
  }
  const NONE = /^No time zone found for “Innsmouth”/
  await field.fill('Innsmouth')
  await expect.poll(() => gap(NONE)).toBeGreaterThanOrEqual(0)
  await page.route('**/api/settings', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { title: 'Unprocessable Content', status: 422, detail: 'No.', errors: { timeZone: 'No such place' } },
    }),
  )
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.poll(() => gap(/^No such place/)).toBeGreaterThanOrEqual(0)
  await expect(field).toBeFocused()
  // The browser reports the refused call as well.
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  // Nothing is left to warn about.
  await field.fill('UTC')
})
