import type { Page } from '@playwright/test'
import { expect, signIn, test } from './admin.ts'

// As for most people: the other tests of the area leave motion out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const FOOTER_GROUPS = [
  ['Den', 'Greetings', 'Reviews', 'Lists', 'Musings', 'Films', 'Ratings', 'Archive', 'Search', 'RSS'],
  ['Terms', 'Privacy', 'Cookie Policy'],
  ['Admin Panel'],
]

test('below the screens of the area is all that the footer of readers has, and toasts stay in the bar above', async ({
  page,
}) => {
  await signIn(page)
  const footer = page.getByRole('contentinfo')
  const expectFooter = async () => {
    const groups = footer.getByRole('navigation', { name: 'Footer' }).locator('p')
    const links = await groups.evaluateAll((all) => all.map((group) => [...group.children].map((a) => a.textContent)))
    expect(links).toEqual(FOOTER_GROUPS)
    await expect(footer.getByText('Welcome, den dwellers.')).toBeVisible()
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(footer.getByRole('button', { name: 'Copy contact address' })).toBeVisible()
    await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  }
  await expectFooter()

  await page.getByLabel('Title', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const toast = page.locator('.toast')
  // A toast stays while the focus is on it; the pointer would be beside it in another window.
  await toast.getByRole('button').first().focus()
  // The longest of the specification, with a title of 60 letters.
  await toast.locator('.toast__text').evaluate((text) => {
    text.textContent = `Successfully Created Blog - ${'A Long Night in the House on the Hill '.repeat(2).slice(0, 60)}`
  })
  for (const width of [320, 375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const isWithin = () =>
      page.evaluate(() => {
        const boxOf = (name: string) => document.querySelector(name)!.getBoundingClientRect()
        const [toast, bar, menu, task] = [boxOf('.toast'), boxOf('.top-bar'), boxOf('.top-bar__menu'), boxOf('.task')]
        const heading = boxOf('.admin__heading')
        const isBesideHeading = toast.top >= heading.bottom || toast.left >= heading.right
        const isBesideTask = task.top >= bar.bottom || toast.right <= task.left
        return toast.bottom <= bar.bottom && toast.left >= menu.right && isBesideTask && isBesideHeading
      })
    await expect.poll(isWithin, `${width} px`).toBe(true)
  }
  // So do a long message, and several.
  await page.setViewportSize({ width: 375, height: 900 })
  await toast.evaluate((first) => {
    first.querySelector('.toast__text')!.textContent = 'The server has more to say than anybody reads. '.repeat(9)
    first.before(first.cloneNode(true))
  })
  const boxes = await page
    .locator('.toasts')
    .evaluate((all) => [all, ...all.querySelectorAll('.toast')].map((each) => each.getBoundingClientRect().bottom))
  const bar = (await page.locator('.top-bar').boundingBox())!
  expect(Math.max(...boxes)).toBeLessThanOrEqual(bar.y + bar.height)

  await page.goto('/greetings')
  await expectFooter()
})

test('on a phone the sidebar opens over the screen, and closes on Escape and on navigation; each area says once that it is seen', async ({
  page,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/screen-views') views.push(JSON.parse(request.postData() ?? '').path)
  })
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  const menu = page.getByRole('button', { name: 'Menu' })
  await expect(areas).toBeHidden()

  await menu.click()
  await expect(areas.getByRole('link', { name: 'Write' })).toHaveAttribute('aria-current', 'page')
  await areas.getByRole('link', { name: /^Published/ }).focus()
  await page.keyboard.press('Escape')
  await expect(areas).toBeHidden()
  await expect(menu).toBeFocused()

  // The first field of each form is there without scrolling.
  expect(await isUncovered(page, 'Title')).toBe(true)
  for (const [area, screen, label] of [
    [/^Published/, 'Update or Delete Blog', 'Search'],
    ['Subscribers', 'Subscribers', 'Search'],
    ['Settings', 'Settings', 'Blog name'],
    ['Account', 'Account', 'Name as printed'],
  ] as const) {
    await menu.click()
    await areas.getByRole('link', { name: area }).click()
    await expect(page.getByRole('heading', { name: screen, exact: true })).toBeVisible()
    await expect(areas).toBeHidden()
    await expect(menu).toBeFocused()
    if (screen === 'Settings') await page.getByRole('link', { name: 'The blog' }).click()
    if (label === 'Search' && screen !== 'Subscribers') await page.getByRole('button', { name: 'Tools' }).click()
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toBeVisible()
    // As soon as the screens have moved past each other.
    await expect.poll(() => isUncovered(page, label), screen).toBe(true)
  }
  await page.goBack()
  const seen = ['/admin', '/admin/posts', '/admin/subscribers', '/admin/settings', '/admin/account', '/admin/settings']
  await expect.poll(() => views).toEqual(seen)
})

/** Whether all of a field is within the window and under nothing, such as the bar of a form. */
function isUncovered(page: Page, label: string): Promise<boolean> {
  return page
    .getByRole('main')
    .getByLabel(label, { exact: true })
    .evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      return [top + 1, bottom - 1].every((y) => field.contains(document.elementFromPoint((left + right) / 2, y)))
    })
}
