import { expect, test } from './den.ts'

test('suggestions appear while typing, are opened by keys or a click, and Enter without one sends the form', async ({
  page,
  troubles,
}) => {
  await page.goto('/search')
  const field = page.locator('[data-search]')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially('robert')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option')).toHaveText([/^Robert Wise/, /^Robert Eggers/, /^Robert Wiene/])
  await expect(field).toHaveAttribute('aria-expanded', 'true')

  const active = () => field.getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await active()).toBe(await first.getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('robert')

  await field.press('End')
  await field.pressSequentially(' eg')
  await expect(list.getByRole('option')).toHaveText([/^Robert Eggers/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/director\/robert-eggers$/)

  // They go with the focus or a failure.
  await page.goto('/search')
  await field.focus()
  await expect(field).toHaveAttribute('role', 'combobox')
  await field.pressSequentially('lighth')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Search' }).focus()
  await expect(page.getByRole('listbox')).toBeHidden()
  const refused = page.waitForResponse(/suggestions/)
  await page.route(/suggestions/, (route) => route.fulfill({ status: 503, body: '' }))
  await field.fill('carpenter')
  await refused
  await expect(page.getByRole('listbox')).toBeHidden()
  // The same words are asked for again once the server answers.
  await page.unroute(/suggestions/)
  await field.fill('')
  await field.fill('carpenter')
  await expect(page.getByRole('option', { name: 'John Carpenter' })).toBeVisible()
  // The browser logs the 503 to the console.
  troubles.length = 0

  await field.fill('')
  await field.pressSequentially('lighth')
  await page.getByRole('option', { name: 'The Lighthouse' }).click()
  await expect(page).toHaveURL(/\/film\/the-lighthouse$/)

  await page.goto('/search')
  await field.fill('kerosene')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kerosene$/)
  await expect(page.locator('mark').first()).toHaveText(/kerosene/i)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search form leads to results, and results to posts', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('searchbox').fill('eggers lamp')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=eggers\+lamp$/)
    await page.getByRole('link', { name: 'Two Men, One Lamp, No Air' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two Men, One Lamp, No Air')
  })
})
