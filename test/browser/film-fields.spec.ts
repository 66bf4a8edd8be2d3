import { expect, fillPost, openAdmin, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

test.use(ACCESSIBILITY_OPTIONS)

test('a list is written with film, content warnings, a section with spoilers, and a review found by its title', async ({
  page,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'One Film, One Lamp' })
  await page.getByText('Content warnings', { exact: true }).click()
  await page.getByLabel('Gore', { exact: true }).check()
  await page.getByLabel('How strong: Gore').selectOption('mild')
  await page.getByLabel('Minute: Gore').fill('47.')
  await page.getByLabel('Vomit', { exact: true }).check()
  await page.getByLabel('Needles', { exact: true }).check()
  await page.getByLabel('Needles', { exact: true }).uncheck()
  await page.getByText('Film', { exact: true }).click()
  await page.getByLabel('Film Title').fill('The Lighthouse')
  // Without a directory of films.
  await expect(page.getByRole('button', { name: 'Look it up' })).toHaveCount(0)
  await page.getByLabel('IMDb').fill('https://www.imdb.com/title/tt7984734/')
  await page.getByLabel('Section Title').fill('First')
  await page.getByLabel('Section Text').fill('It is loud.')
  await page.getByLabel('This section contains spoilers').check()
  await page.getByText('Film of this section').click()
  const search = page.getByLabel('Find a review of this blog')
  await search.fill('Two Men, One')
  await expect(page.locator('datalist option[value="Two Men, One Lamp, No Air"]')).toBeAttached()
  await expectAccessible(page, { within: '.post-form__more[open], .section-fields' })
  await search.fill('Two Men, One Lamp, No Air')
  await expect(page.getByText('About the review “Two Men, One Lamp, No Air”.')).toBeVisible()

  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - One Film, One Lamp')).toBeVisible()
  const { posts } = await (await page.request.get('/api/blogs?q=Two+Men,+One')).json()
  const created = await (await page.request.get('/api/blogs/%2Fblogs%2FOne-Film,-One-Lamp')).json()
  expect(created).toMatchObject({
    film: { title: 'The Lighthouse', imdb: 'tt7984734' },
    contentWarnings: [
      { kind: 'gore', severity: 'mild', minute: 47 },
      { kind: 'vomit', severity: 'strong' },
    ],
    sections: [{ sectionTitle: 'First', sectionSpoilers: 1, sectionReview: posts[0].id }],
  })

  await openAdmin(page, `/admin/posts/${created.id}`)
  await page.getByText('Content warnings 2').click()
  await page.getByLabel('Gore', { exact: true }).uncheck()
  await page.getByText('Film of this section').click()
  await expect(page.getByText('About the review “Two Men, One Lamp, No Air”.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the review' }).click()
  const year = page.locator('.section-fields').getByLabel('Film Year')
  await year.fill('1850')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Films began in 1870')).toBeVisible()
  await year.fill('2019')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - One Film, One Lamp')).toBeVisible()
  const updated = await (await page.request.get(`/api/blogs/${created.id}`)).json()
  expect(updated.contentWarnings).toEqual([{ kind: 'vomit', severity: 'strong' }])
  expect(updated.sections[0]).toMatchObject({ sectionSpoilers: 1, sectionFilm: { year: 2019 } })
  expect(updated.sections[0]).not.toHaveProperty('sectionReview')
})
