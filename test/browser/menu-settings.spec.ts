import type { Page } from '@playwright/test'
import { expect, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

test('an owner adds, renames, moves and removes entries of the header, and goes back to the specified ones', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/settings?section=menu')
  const header = page.getByRole('group', { name: 'Header and phone menu' })
  const specified = ['Reviews', 'Lists', 'Musings', 'Films', 'Ratings', 'Archive']
  await expect.poll(() => labelsOf(header)).toEqual(specified)

  // By keyboard: the button keeps the focus, and the other one gets it at the end of the list.
  await header.getByRole('button', { name: 'Move “Lists” up' }).press('Enter')
  await expect(header.getByRole('button', { name: 'Move “Lists” down, now 1 of 6' })).toBeFocused()
  await header.getByRole('button', { name: 'Remove “Musings”' }).press('Enter')
  await expect(header.getByText('“Musings” was removed.')).toBeVisible()
  await expect(header.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => labelsOf(header)).toEqual(['Lists', 'Reviews', ...specified.slice(2)])
  await header.getByRole('button', { name: 'Remove “Musings”' }).click()

  // By dragging.
  await drag(page, header, 'Archive', 'Lists')
  await expect.poll(() => labelsOf(header)).toEqual(['Archive', 'Lists', 'Reviews', 'Films', 'Ratings'])
  await expect(page.getByText('“Archive” is now 1 of 5.')).toBeAttached()

  // An entry is named after the screen that it leads to, until words are typed.
  await header.getByRole('button', { name: 'Add an entry' }).click()
  const label = header.getByRole('textbox', { name: 'Label' }).last()
  const target = header.getByLabel('Leads to').last()
  await expect(label).toBeFocused()
  await target.selectOption({ label: 'Authors' })
  await expect(label).toHaveValue('Authors')
  await target.selectOption({ label: 'Category: Horror List' })
  await expect(label).toHaveValue('Horror List')
  await label.fill('How I rate')
  await target.selectOption({ label: 'Another address' })
  const address = header.getByLabel('Address')
  await address.fill('http://elsewhere.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/^An address must be a path of this blog/)
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await expectAccessible(page, { within: '.settings__section' })
  await address.fill('/how-i-rate')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  const reader = await page.context().newPage()
  await reader.setViewportSize({ width: 1280, height: 800 })
  await reader.goto('/')
  const main = reader.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(main).toHaveText(['Den', 'Greetings', 'Archive', 'Lists', 'Reviews', 'Films', 'Ratings', 'How I rate'])

  await header.getByRole('button', { name: 'Back to the specified menu' }).click()
  await expect.poll(() => labelsOf(header)).toEqual(specified)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  expect((await (await page.request.get('/api/settings')).json()).menu).toBeNull()
})

test('social links and a text stand in the footer, where a narrow screen wraps them', async ({ page }) => {
  await signIn(page, '/admin/settings?section=menu')
  const social = page.getByRole('group', { name: 'Social links', exact: true })
  await social.getByRole('button', { name: 'Add a social link' }).click()
  await social.getByLabel('Address').fill('https://horror.example/@mara')
  await social.getByRole('button', { name: 'Add a social link' }).click()
  await expect(social.getByLabel('Network').last()).toHaveValue('bluesky')
  await social.getByLabel('Network').last().selectOption({ label: 'Mail' })
  await expect(social.getByLabel('Address').last()).toHaveValue(/^mailto:/)
  await page.getByLabel('Footer text').fill('Words by *Mara*.')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('list', { name: 'Elsewhere' })
  await expect(links.getByRole('link', { name: 'Mastodon' })).toHaveAttribute('rel', 'me noopener')
  await expect(links.getByRole('link', { name: 'Mail', exact: true })).toBeVisible()
  await expect(footer.locator('em')).toHaveText('Mara')
  await expectAccessible(page, { within: '.footer' })
})

test('twelve long entries stay within every width, and all of them are in the menu', async ({ page }) => {
  await signIn(page, '/admin/settings?section=menu')
  const header = Array.from({ length: 12 }, (_, index) => ({
    label: index % 2 ? 'Donaudampfschifffahrtsgesells' : 'What I watched in the autumn',
    href: `/autumn-${index}`,
  }))
  const { origin } = new URL(page.url())
  const data = { menu: { header, footer: [...header, ...header] } }
  expect((await page.request.patch('/api/settings', { data, headers: { origin } })).status()).toBe(200)
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/terms')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(15)
    const isWider = () =>
      [document.documentElement, document.querySelector('#menu')!].some((box) => box.scrollWidth > box.clientWidth)
    expect([width, await page.evaluate(isWider)]).toEqual([width, false])
    await menu.getByRole('link', { name: 'Search' }).scrollIntoViewIfNeeded()
    await expect(menu.getByRole('link', { name: 'Search' })).toBeInViewport()
  }
})

function labelsOf(list: ReturnType<Page['getByRole']>): Promise<string[]> {
  return list
    .getByRole('textbox', { name: 'Label' })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}

/** Drags a row above another one. */
async function drag(page: Page, list: ReturnType<Page['getByRole']>, from: string, to: string): Promise<void> {
  const row = (label: string) =>
    list.locator('[data-row]').filter({ has: page.getByRole('group', { name: label, exact: true }) })
  const handle = row(from).locator('[data-drag-handle][draggable]')
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const start = (await handle.boundingBox())!
  await page.mouse.move(start.x + 18, start.y + 22)
  await page.mouse.down()
  await page.mouse.move(start.x + 18, start.y + 28, { steps: 3 })
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
  await row(to).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const end = (await row(to).boundingBox())!
  await page.mouse.move(end.x + 100, end.y + end.height * 0.25, { steps: 6 })
  await page.mouse.move(end.x + 101, end.y + end.height * 0.25)
  await expect(row(to)).toHaveAttribute('data-drop-line', 'before')
  await page.mouse.up()
}
