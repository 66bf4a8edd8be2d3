import { openFakeWikidata } from '#test/support/services/wikidata.ts'
import { test as base, expect, fillPost, KEEPER_SETTINGS, signIn } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import type { Blog, RunningBlog } from './blogs.ts'

const wikidata = openFakeWikidata()
const BLOG: Blog = async () => ({ ...KEEPER_SETTINGS, ...(await wikidata).env })
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })

test.use(ACCESSIBILITY_OPTIONS)
test.afterAll(async () => (await wikidata)[Symbol.asyncDispose]())

const VALUES = {
  'Film Title': 'lighthouse',
  'Film Year': '',
  'Film Director': '',
  'Running Time in Minutes': '',
  'Film Country': 'Nova Scotia',
  Letterboxd: '',
  IMDb: '',
  TMDB: '',
}
const FILLED = {
  ...VALUES,
  'Film Year': '2019',
  'Film Director': 'Robert Eggers',
  'Running Time in Minutes': '109',
  Letterboxd: 'the-lighthouse-2019',
  IMDb: 'tt7984734',
  TMDB: '503919',
}

test('empty fields of a film are filled from a directory by its title and emptied again, or left where it fails', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await fillPost(page, { title: 'Two Men' })
  await page.getByText('Film', { exact: true }).click()
  const film = page.locator('.film-search').first()
  const status = film.getByRole('status')
  const lookUp = film.getByRole('button', { name: 'Look it up' })
  const title = page.getByLabel('Film Title').first()
  const expectFields = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) await expect(page.getByLabel(label).first()).toHaveValue(value)
  }

  await expect(status).toHaveText('Type the title, and Wikidata may know the rest.')
  await expect(lookUp).toBeDisabled()
  await page.getByLabel('Film Country').fill('Nova Scotia')
  await title.fill('lighthouse')
  await page.keyboard.press('Tab')
  await expect(lookUp).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('2 films found. The one you choose fills the empty fields.')
  await expectAccessible(page, { within: '.film-search' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'The Lighthouse (2019) Robert Eggers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText(
    'Filled in: Film Year, Film Director, Running Time in Minutes, Letterboxd, IMDb, TMDB. Left as you typed it: Film Title, Film Country.',
  )
  await expectFields(FILLED)
  await expect(lookUp).toBeFocused()
  await page.getByRole('button', { name: 'Use “The Lighthouse”' }).click()
  await expectFields({ ...FILLED, 'Film Title': 'The Lighthouse' })
  await page.getByLabel('Film Year').first().fill('2020')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(status).toHaveText('The fields are as they were.')
  await expectFields({ ...VALUES, 'Film Year': '2020' })

  // It finds nothing, or fails.
  await title.fill('nothing like it')
  await lookUp.click()
  await expect(status).toHaveText('Wikidata knows no film of this title.')
  await title.fill('nothing like')
  await expect(status).toBeEmpty()
  const fake = await wikidata
  fake.mode = { status: 503 }
  await lookUp.click()
  await expect(status).toHaveText('Wikidata answered with 503. Try again later, or type the facts.')
  await expect(title).toHaveValue('nothing like')
  fake.mode = 'honest'
  expect(troubles.splice(0)).toEqual([expect.stringContaining('502')])

  // Of the film of a section only three fields are filled.
  const section = page.locator('.section-fields').first()
  await section.getByText('Film of this section').click()
  await section.getByLabel('Film Title').fill('lighthouse')
  await section.getByRole('button', { name: 'Look it up' }).click()
  await section.getByRole('button', { name: 'The Lighthouse (2019) Robert Eggers' }).click()
  await expect(section.locator('.film-search').getByRole('status')).toHaveText(
    'Filled in: Film Year, Film Director. Left as you typed it: Film Title.',
  )
  await expect(section.getByLabel('Film Year')).toHaveValue('2019')
  await expect(section.getByLabel('Film Director')).toHaveValue('Robert Eggers')
  await expectAccessible(page, { within: '.section-fields__film' })
})
