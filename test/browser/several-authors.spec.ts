import { expect, fillPost, openAdmin, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('further authors are typed, offered by name, and each leads to the page of the name', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Two in the Dark', author: 'Mara Vell' })
  const further = page.getByLabel('Further Authors')
  await further.fill('Noa Quist, ')
  const [offered] = await page
    .locator('datalist option[value^="Noa Quist, "]')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(offered).toBeDefined()
  // The author is none of those who are offered beside it.
  await expect(page.locator('datalist option[value="Noa Quist, Mara Vell"]')).toHaveCount(0)
  await further.fill(`Noa Quist, noa quist, ${'נועה '.repeat(2)},`)
  await expectAccessible(page, { within: '.post-details' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Two in the Dark')).toBeVisible()

  await page.goto('/blogs/Two-in-the-Dark')
  const byline = page.locator('.hero__byline')
  await expect(byline).toContainText('By: Mara Vell, Noa Quist and נועה נועה')
  await byline.getByRole('link', { name: 'Noa Quist' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noa Quist')
  await expect(page.getByRole('link', { name: 'Two in the Dark' })).toBeVisible()

  const { id } = await (await page.request.get('/api/blogs/%2Fblogs%2FTwo-in-the-Dark')).json()
  await openAdmin(page, `/admin/posts/${id}`)
  await expect(further).toHaveValue('Noa Quist, נועה נועה')
  await further.fill(Array.from({ length: 21 }, (_, index) => `A${index}`).join())
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('A post has at most 20 further authors')).toBeVisible()
  await expect(further).toBeFocused()
  await further.fill('')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Two in the Dark')).toBeVisible()
  await expect((await page.request.get(`/api/blogs/${id}`)).json()).resolves.not.toHaveProperty('authors')
})
