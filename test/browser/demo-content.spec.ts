import { expect, KEEPER, login, openAdmin, openStored, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
] as const)
  test(`the first post stands in the first window, and no toast covers a control: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await openAdmin(page, '/admin/posts')
    // From here on only the test advances the clock, so the toast stays.
    await page.clock.pauseAt(Date.now() + 60_000)
    await login(page)
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Delete' }) })
    await expect(row.first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Remove the demo' })).toBeInViewport({ ratio: 1 })

    const toast = page.getByText(`Welcome Back, ${KEEPER.email}`)
    await expect(toast).toBeInViewport({ ratio: 1 })
    const covered = () =>
      page.evaluate(() => {
        const over = document.querySelector('.toast')!.getBoundingClientRect()
        const bar = document.querySelector('.top-bar')!.getBoundingClientRect().bottom
        const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
        return controls.flatMap((control) => {
          const { left, right, top: itsTop, bottom } = control.getBoundingClientRect()
          // The bar is over the screen.
          const top = control.closest('.top-bar, .task') ? itsTop : Math.max(itsTop, bar)
          const isApart = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom
          return isApart || control.closest('.toasts, .skip') || !control.checkVisibility() ? [] : control.outerHTML
        })
      })
    expect(await covered()).toEqual([])
    const menu = page.getByRole('button', { name: 'Menu' })
    for (const [area, screen] of [
      [/^Published/, 'Update or Delete Blog'],
      ['Pictures', 'Pictures'],
      ['Settings', 'Settings'],
      ['Write', 'Create New Blog'],
    ] as const) {
      if (await menu.isVisible()) await menu.click()
      await page.getByRole('link', { name: area, exact: true }).click()
      await expect(page.getByRole('heading', { name: screen, exact: true })).toBeVisible()
      for (const y of [0, 300, 740]) {
        // The navigation scrolls to the head once more, some time after the heading is there.
        await expect(async () => {
          const last = await page.evaluate((top) => {
            scrollTo({ top, behavior: 'instant' })
            return document.documentElement.scrollHeight - innerHeight
          }, y)
          expect(await covered(), `${screen} at ${y}`).toEqual([])
          expect(await page.evaluate(() => scrollY)).toBe(Math.min(y, last))
        }).toPass()
      }
    }
  })

test('a new blog says what it lacks, with a link to each, until it is hidden; its demo is removed after a question', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'First steps' }).click()
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link')).toHaveText([
    'Name your blog',
    'Sign your posts',
    'Bring your posts, or remove the demo',
    'Set up mail',
    'Write your first review',
    'Protect your sign-in',
  ])
  await expectAccessible(page)
  await steps.getByRole('button', { name: 'Keep “The Midnight Den”' }).press('Enter')
  await expect(steps.getByRole('link', { name: 'Name your blog' })).toHaveCount(0)
  const areas = page.getByRole('navigation', { name: 'Admin areas' })
  await areas.getByRole('link', { name: 'Write' }).click()
  await expect(page.getByText('First steps: 1 of 6 done')).toBeVisible()

  await areas.getByRole('link', { name: 'Today' }).click()
  await expect(steps.getByText('Name your blog (done)')).toBeVisible()
  await steps.getByRole('link', { name: 'Sign your posts' }).click()
  await page.getByLabel('Name as printed').fill('Jo Doe')
  await page.getByRole('button', { name: 'Save name' }).click()
  await areas.getByRole('link', { name: 'Write' }).click()
  await expect(page.getByLabel('Author Name')).toHaveValue('Jo Doe')

  await areas.getByRole('link', { name: 'Today' }).click()
  await expect(steps.getByText('2 of 6 done')).toBeVisible()
  const offer = steps.getByRole('button', { name: 'Remove the demo' })
  await offer.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('25 demo posts')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(offer).toBeFocused()
  const own = await openStored(page, {})
  await openAdmin(page, '/admin/today')
  await expect(steps.getByText('The demo stands beside your posts')).toBeVisible()
  const headers = { Origin: new URL(page.url()).origin }
  expect((await page.request.delete(`${own}?forever=1`, { headers })).status()).toBe(204)
  await openAdmin(page, '/admin/today')
  await offer.click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('25 demo posts removed')).toBeVisible()
  await expect(steps.getByText('Bring your posts (done)')).toBeVisible()
  const day = page.getByText(/^\w+day, \w+ \d+, \d+$/)
  await expect(day).toBeFocused()
  expect(await (await page.request.get('/greetings')).text()).toContain('is a blog about horror films')
  await expect(
    page.getByRole('region', { name: 'Continue writing' }).getByRole('link', { name: 'Greetings' }),
  ).toBeVisible()

  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toHaveCount(0)
  await expect(day).toBeFocused()
  await areas.getByRole('link', { name: 'Write' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'First steps' })).toHaveCount(0)
  await areas.getByRole('link', { name: /^Published/ }).click()
  await expect(page.getByText('Nothing lurks here yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove the demo' })).toHaveCount(0)
})
