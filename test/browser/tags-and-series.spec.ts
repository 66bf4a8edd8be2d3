import { expect, fillPost, openAdmin, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('tags and the place in a series are typed, and stand on the article as links', async ({ page }) => {
  await signIn(page)
  await fillPost(page, { title: 'Notes From a Field' })
  const tags = page.getByLabel('Tags')
  await tags.fill('Harvest, fo')
  await expect(page.locator('datalist option[value="Harvest, Folk horror"]')).toBeAttached()
  await tags.fill('Harvest, Folk horror, harvest,')
  const series = page.getByLabel('Series')
  await expect(page.locator('datalist option[value="Notes from the back row"]')).toBeAttached()
  await series.fill('Notes from the back row')
  await expectAccessible(page, { within: '.post-details' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('The part of a series must be a whole number from 1 to 9,999')).toBeVisible()
  const part = page.getByLabel('Part', { exact: true })
  await expect(part).toBeFocused()
  await part.fill('6')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Notes From a Field')).toBeVisible()

  await page.goto('/blogs/Notes-From-a-Field')
  await expect(page.getByRole('link', { name: 'Harvest', exact: true })).toHaveAttribute('href', '/tag/harvest')
  await expect(page.getByText('Notes from the back row, 6 of 6')).toBeVisible()
  await page.getByRole('link', { name: 'Previous part: Someone Is Standing Down There' }).click()
  await expect(page.getByText('Notes from the back row, 5 of 6')).toBeVisible()
  await page.getByRole('link', { name: 'Notes from the back row, 5 of 6' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'What We Hear When Nothing Is Happening',
    'Down There, Looking Up',
    'Row M, Nobody Else',
    'The Dog’s Opinion',
    'Someone Is Standing Down There',
    'Notes From a Field',
  ])

  const created = await (await page.request.get('/api/blogs/%2Fblogs%2FNotes-From-a-Field')).json()
  expect(created).toMatchObject({ tags: ['Harvest', 'Folk horror'], series: { part: 6 } })
  await openAdmin(page, `/admin/posts/${created.id}`)
  await expect(tags).toHaveValue('Harvest, Folk horror')
  await tags.fill(Array.from({ length: 21 }, (_, index) => `t${index}`).join())
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('A post has at most 20 tags')).toBeVisible()
  await tags.fill('')
  await series.fill('')
  await part.fill('')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Notes From a Field')).toBeVisible()
  const updated = await (await page.request.get(`/api/blogs/${created.id}`)).json()
  expect(Object.keys(updated)).not.toEqual(expect.arrayContaining(['tags']))
  expect(updated).not.toHaveProperty('series')
})
