import { expect, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

const YELLOW = 'rgb(245, 197, 24)'
const NIGHT = 'rgb(18, 16, 15)'
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><path d="M0 0h300v60H0z" fill="#b3001b"/></svg>`

test('an owner gives the blog colours and a logo, sees them before readers do, and goes back', async ({
  page,
  browser,
  troubles,
}) => {
  await signIn(page, '/admin/settings?section=look')
  const preview = page.frameLocator('iframe[title="Preview of the look"]')
  const shown = preview.locator('html')
  await expect(shown).toHaveCSS('background-color', NIGHT)
  // The preview follows to the theme whose page the ground is.
  await page.getByRole('button', { name: 'Giallo' }).click()
  await expect(page.getByText('The ground that you chose is the page of the light theme.')).toBeVisible()
  await expect(shown).toHaveCSS('background-color', YELLOW)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(preview.locator('.rating')).toBeAttached()

  // What is being typed is no colour yet; one that is none is refused beside its field.
  const accent = page.getByLabel('Accent', { exact: true })
  await accent.fill('#b300')
  await expect(shown).toHaveCSS('background-color', YELLOW)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(accent).toBeFocused()
  await expect(page.getByText('Accent must be a colour of six digits')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await accent.fill('#B3001B')

  await page.getByLabel('First visit').selectOption({ label: 'Light' })
  const logo = page.getByLabel('Logo', { exact: true })
  await logo.setInputFiles({ name: 'text.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This file is no picture that the browser can read.')).toBeVisible()
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByRole('img', { name: 'Present Logo' })).toBeVisible()
  await expect(preview.locator('.header__bar .logo--own')).toBeAttached()
  await page.getByLabel('Show the name beside the logo').uncheck()

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(new URL('/terms', page.url()).href)
  await expect(reader.locator('html')).toHaveCSS('background-color', NIGHT)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await reader.reload()
  await expect(reader.locator('html')).toHaveCSS('background-color', YELLOW)
  const drawn = reader.locator('.header__bar .logo--own')
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(108)
  await expect(reader.getByRole('banner').getByRole('link', { name: 'The Midnight Den' })).toBeVisible()

  // A reader's own choice wins over that of the owner.
  await reader.getByRole('button', { name: 'Switch to dark theme' }).click()
  await reader.reload()
  await expect(reader.locator('html')).toHaveCSS('background-color', 'rgb(18, 16, 13)')

  await page.getByRole('button', { name: 'Den', exact: true }).click()
  await page.getByLabel('First visit').selectOption({ label: 'Dark' })
  await page.getByRole('button', { name: 'Remove' }).first().click()
  await expect(logo).toBeFocused()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await reader.reload()
  await expect(reader.locator('html')).toHaveCSS('background-color', NIGHT)
  await expect(reader.locator('.logo--own')).toHaveCount(0)
})

test('an owner chooses typefaces, a header picture and styles of their own', async ({ page, browser }) => {
  await signIn(page, '/admin/settings?section=look')
  const preview = page.frameLocator('iframe[title="Preview of the look"]')
  const title = preview.locator('.card--poster .card__title')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Pulp: Oswald and Literata' })
  await expect(title).toHaveCSS('font-family', /^"Den Oswald"/)

  const css = page.getByLabel('Own CSS')
  await css.fill('.card__title {\n  text-transform: uppercase;')
  await expect(page.getByText('Line 1: { is never closed')).toBeVisible()
  await expect(title).toHaveCSS('text-transform', 'none')
  await css.press('End')
  await css.pressSequentially('\n}')
  await expect(title).toHaveCSS('text-transform', 'uppercase')
  await page
    .getByLabel('Header picture', { exact: true })
    .setInputFiles({ name: 'wide.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(preview.locator('.masthead img')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  const reader = await (await browser.newContext({ viewport: { width: 375, height: 700 } })).newPage()
  await reader.goto(new URL('/', page.url()).href)
  const shown = reader.locator('.card--poster .card__title')
  await expect(shown).toHaveCSS('text-transform', 'uppercase')
  expect(await reader.evaluate(() => document.fonts.ready.then(() => document.fonts.check('20px "Den Oswald"')))).toBe(
    true,
  )
  const masthead = (await reader.locator('.masthead').boundingBox())!
  expect(masthead).toMatchObject({ x: 0, y: 64, width: 375, height: 120 })
  // The first post begins where the picture ends.
  expect((await reader.locator('.first-row').boundingBox())!.y).toBe(184)

  await page.reload()
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Den: Fraunces and Source Serif' })
  await expect(title).toHaveCSS('font-family', /^"Den Display"/)
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Pulp: Oswald and Literata' })
  await page.getByText('Earlier versions').click()
  await page
    .getByRole('button', { name: /^Bring back/ })
    .first()
    .click()
  await expect(css).toHaveValue('')
  await expect(title).not.toHaveCSS('font-family', /^"Den Oswald"/)
  await expect(page.getByText('Not saved: Look, Header picture')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await reader.reload()
  await expect(shown).toHaveCSS('text-transform', 'none')
  await expect(reader.locator('.masthead')).toHaveCount(0)
})

test.describe('where a first visit follows the device', () => {
  test.use({ colorScheme: 'light' })

  test('it is light for a reader who prefers light, until the reader chooses', async ({ page, browser }) => {
    await signIn(page, '/admin/settings?section=look')
    await page.getByLabel('First visit').selectOption({ label: 'As the reader’s device' })
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
    const reader = await (await browser.newContext({ colorScheme: 'light' })).newPage()
    const html = reader.locator('html')
    await reader.goto(new URL('/', page.url()).href)
    await expect(html).toHaveCSS('background-color', 'rgb(244, 237, 223)')
    await reader.getByRole('button', { name: 'Switch to dark theme' }).click()
    await reader.goto(new URL('/terms', page.url()).href)
    await expect(html).toHaveCSS('background-color', NIGHT)

    const other = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
    await other.goto(new URL('/', page.url()).href)
    await expect(other.locator('html')).toHaveCSS('background-color', NIGHT)

    await page.getByLabel('First visit').selectOption({ label: 'Dark' })
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Everything is saved.')).toBeVisible()
  })
})
