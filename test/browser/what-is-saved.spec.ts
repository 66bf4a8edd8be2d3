import type { Page } from '@playwright/test'
import { expect, fillPost, openStored, signIn, test } from './admin.ts'
import { withoutDeadline } from './den.ts'
import { typeWithoutProof } from './subscribing.ts'

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the article"]')

/** The sections of the newest post with this title, as the JSON interface gives them. */
async function savedSections(page: Page, title: string): Promise<{ sectionTitle: string; sectionText: string }[]> {
  const { posts } = await (await page.request.get(`/api/blogs?q=${encodeURIComponent(title)}`)).json()
  return posts[0].sections
}

const UNTITLED = 'Only a text, and no title.'

/** The drafts that hold the section without a title. */
async function drafts(page: Page): Promise<unknown[]> {
  const { posts } = await (await page.request.get('/api/blogs?status=draft')).json()
  return posts.filter((post: object) => JSON.stringify(post).includes(UNTITLED))
}

test('a new post has the path of its title, or one that was typed and is free', async ({ page, troubles }) => {
  await openStored(page, { title: 'Taken', path: '/blogs/a-taken-path' })
  await signIn(page)
  await fillPost(page, { title: ' An Own Path' })
  const path = page.getByLabel('Path', { exact: true })
  await expect(path).toHaveAttribute('placeholder', '/blogs/An-Own-Path')
  await path.fill('/blogs/a-taken-path')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(path).toBeFocused()
  await expect(path).toHaveAccessibleDescription(/Another post has this path, or once had it/)
  await path.fill('/blogs/a-free-path')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - An Own Path')).toBeVisible()
  const stored = await page.request.get(`/api/blogs/${encodeURIComponent('/blogs/a-free-path')}`)
  expect(await stored.json()).toMatchObject({ title: 'An Own Path', path: '/blogs/a-free-path' })
  // A refused call is a message of the console.
  troubles.splice(0)
})

test('the form of a new post marks what is required, and its preview leaves out what saving leaves out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page)
  // Required fields are marked before anything is refused, and the mark is explained once.
  await expect(page.getByText('are required.')).toHaveCount(1)
  const marked = page.locator('.post-form .field__label--required')
  await expect(marked).toHaveText([
    'Title',
    'Short Caption',
    'Image Source',
    'Author Name',
    'Date',
    'Featured',
    'Category',
    'Long Caption',
  ])
  const marks = await marked.evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').content))
  expect(new Set(marks)).toEqual(new Set(['"*" / ""']))
  // HTML forbids `required` on lists without an empty choice.
  for (const label of await marked.allTextContents())
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute(
      ['Featured', 'Category'].includes(label) ? 'aria-required' : 'required',
    )

  // A date in the future says what it does.
  const words = page.getByText('This day is still to come. The post is published at once, with this date.')
  const date = page.getByLabel('Date', { exact: true })
  await expect(date).not.toHaveValue('')
  await expect(words).toHaveCount(0)
  const today = await date.inputValue()
  await date.fill(`${Number(today.slice(0, 4)) + 1}-01-01`)
  await expect(words).toBeVisible()
  await expect(date).toHaveAccessibleDescription(/published at once/)
  await date.fill('2001-01-01')
  await expect(words).toHaveCount(0)
  // An earlier one says nothing yet: a draft that is opened again does.
  await expect(page.getByText('This day is over')).toHaveCount(0)
  await date.fill(today)

  await page.getByRole('button', { name: 'Show preview' }).click()
  await fillPost(page, { title: 'Half of It' })
  // An empty section is not reported as left out.
  await expect(page.getByText('This section will be left out')).toHaveCount(0)
  await page.getByLabel('Section Title').fill('Whole')
  await page.getByLabel('Section Text').fill('A title and a text.')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Section Text').nth(1).fill(UNTITLED)
  await expect(page.getByText('This section will be left out')).toHaveCount(1)
  await expect(preview(page).getByText('A title and a text.')).toBeVisible()
  await expect(preview(page).getByText(UNTITLED)).toHaveCount(0)

  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Half of It')).toBeVisible()
  expect(await savedSections(page, 'Half of It')).toMatchObject([{ sectionTitle: 'Whole' }])
  // The form is empty again, and nothing is stored of what was left out.
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Section Text')).toHaveCount(1)
  await expect(page.getByLabel('Section Text')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Create Blog Post' })).toBeDisabled()
  const offer = page.getByRole('status').filter({ hasText: '1 section was left out. Keep it as a draft' })
  await expect(offer).toBeVisible()
  expect(await drafts(page)).toEqual([])

  // The tab keeps it like any other unsaved input.
  await page.reload()
  await expect(page.getByLabel('Section Text')).toHaveValue('')
  // So does the publication of another post, until it is answered.
  await fillPost(page, { title: 'The Other Half' })
  await page.getByLabel('Section Title').fill('A title without a text')
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - The Other Half')).toBeVisible()
  const both = page.getByRole('status').filter({ hasText: '2 sections were left out. Keep them as a draft' })
  await both.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('left out')).toHaveCount(0)
  expect(await drafts(page)).toEqual([])

  await fillPost(page, { title: 'Half Again' })
  await page.getByLabel('Section Text').fill('Words that a post begins with need no title.')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Section Text').nth(1).fill(UNTITLED)
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Half Again')).toBeVisible()
  await offer.getByRole('button', { name: 'Keep it as a draft' }).click()
  await expect(offer).toHaveCount(0)
  const open = page.getByRole('link', { name: 'Open it' })
  await expect(open).toBeFocused()
  expect(await drafts(page)).toMatchObject([{ title: 'Half Again', sections: [{ sectionText: UNTITLED }] }])
  await expect(page.getByLabel('Section Text')).toHaveValue('')
  await open.click()
  await expect(page.getByLabel('Section Text')).toHaveValue(UNTITLED)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Blog Post' })).toBeDisabled()
  await expect(page.getByText('left out')).toHaveCount(0)
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('are required.')).toHaveCount(1)
  await expect(page.locator('.field__label--required', { hasText: 'Blog Name' })).toBeVisible()
})

test('a save by somebody else is told from one’s own, and of added sections blank ones are not saved', async ({
  page,
  troubles,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const address = await openStored(page, { title: 'Blank Rooms' })
  await page.getByLabel('Short Caption').fill('Typed here')
  const saved = await page.request.patch(address, {
    data: { tagline: 'Saved elsewhere' },
    headers: { Origin: new URL(page.url()).origin, 'If-Match': '*' },
  })
  expect(saved.status()).toBe(200)
  const save = page.getByRole('button', { name: 'Update Blog' })
  await save.click()
  await expect(
    page.getByRole('alert').getByText('You saved this post elsewhere first. Nothing was overwritten.'),
  ).toBeVisible()
  const own = page.getByRole('region', { name: 'You saved this post elsewhere first' })
  await expect(own).toContainText('You saved it in another tab or on another device on')
  await expect(own.getByRole('row', { name: /Short Caption/ })).toContainText(/Typed here.*Saved elsewhere/)
  await expect(own.getByRole('button')).toHaveText(['Keep what stands here', 'Take what was saved there'])
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), updatedBy: 'other@den.example' } })
  })
  await save.press('Enter')
  const other = page.getByRole('region', { name: 'Someone else saved this post first' })
  await expect(other).toContainText('other@den.example saved it on')
  await page.unroute(`**${address}`)
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Short Caption')).toHaveValue('Saved elsewhere')
  // Those of the button, and on a slow machine that of an autosave.
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('412')

  for (let added = 0; added < 3; added++) await page.getByRole('button', { name: 'Add section' }).press('Enter')
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.getByLabel('Section Text').nth(1).fill('A room with a text.')
  await expect(preview(page).getByText('A room with a text.')).toBeVisible()
  await expect(preview(page).locator('.prose > *')).toHaveCount(1)
  await save.press('Enter')
  await expect(page.getByText('Successfully Updated Blog - Blank Rooms')).toBeVisible()
  expect(await savedSections(page, 'Blank Rooms')).toMatchObject([{ sectionText: 'A room with a text.' }])
})

test('a first press of Subscribe without a proof explains the captcha beside the required words', async ({ page }) => {
  await withoutDeadline(page)
  await page.goto('/greetings')
  const form = page.getByRole('main').locator('form')
  await typeWithoutProof(page, form, 'reader@den.example')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert').getByText('Please complete reCAPTCHA')).toBeVisible()
  const words = 'tick the box here, then press Subscribe once more'
  await expect(form.getByText(words)).toBeVisible()
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(new RegExp(words))
  await form.getByRole('checkbox').check()
  await expect(form.getByText('Not a robot', { exact: true }).first()).toBeVisible()
  await expect(form.getByText(words)).toHaveCount(0)
})
