import { POST_CALL } from '#test/support/posts.ts'
import { expect, signIn, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

const PALE = '#fff7a8'

test('a category gets a colour, which is readable on cards, the article and its page, and gives it back', async ({
  page,
  troubles,
}) => {
  const headers = { Origin: await takeSession(page) }
  const stored = await page.request.post('/api/blogs', {
    headers,
    data: { ...POST_CALL, title: 'Pale as paper', tag: 'Horror Musings' },
  })
  const { path } = await stored.json()
  await signIn(page, '/admin/categories')
  const open = () => page.getByRole('button', { name: 'Change… Horror Musings' }).click()
  await open()
  const dialog = page.getByRole('dialog')
  const colour = dialog.getByLabel('Colour of its name', { exact: true })
  await colour.fill('pale')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Colour must be a colour of six digits')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await dialog.getByLabel('Pick Colour of its name').fill(PALE)
  await expect(colour).toHaveValue(PALE)
  await expectAccessible(page, { within: 'dialog' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const name = page.locator('.category__name', { hasText: 'Horror Musings' })
  await expect(name).toHaveCSS('color', 'rgb(255, 247, 168)')

  await page.goto(path)
  await expect(page.locator('.badge')).toHaveCSS('background-color', 'rgb(255, 247, 168)')
  await expectAccessible(page)
  await page.goto('/category/horror-musings')
  await expect(page.locator('.gathering__head .label')).toHaveCSS('color', 'rgb(255, 247, 168)')
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  const onPaper = page.locator('.card__category a').first()
  await expect(onPaper).not.toHaveCSS('color', 'rgb(255, 247, 168)')

  await signIn(page, '/admin/categories')
  await open()
  await colour.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/category/horror-musings')
  await expect(page.locator('link[href^="/look-"]')).toHaveCount(0)
})
