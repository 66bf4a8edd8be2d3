import type { Page } from '@playwright/test'
import { section } from '#test/support/posts.ts'
import { expect, takeSession, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

test('a changed post gets its earlier wording back, after saying what that changes, from a list that has pages', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const origin = await takeSession(page)
  const { id, post, posts } = await newestReview(page)
  const [first, second, ...rest] = post.sections
  const other = posts.find((each: { id: string; tag: string }) => each.id !== id && each.tag === 'Horror Review')
  await patch(page, origin, id, {
    title: 'Another Name for It',
    articleImage: '',
    ratings: { ...post.ratings, terror: 1 },
    sections: [
      { ...second, sectionReview: other.id },
      { ...first, sectionText: `${first.sectionText} One more sentence.` },
      ...rest,
    ],
  })
  await page.goto(`/admin/posts/${id}`)
  await page.getByRole('link', { name: 'Revisions' }).click()
  await expect(page.locator('.revisions__of')).toHaveText('Another Name for It')
  const items = page.locator('.revisions__item')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('as it is now')
  await expect(items.first()).toContainText(/^[A-Z][a-z]+ \d+, \d{4} at \d\d:\d\d/)
  await items.last().click()

  const chosen = page.locator('.revisions__chosen')
  await expect(chosen.locator('dt', { hasText: 'Title' }).first().locator('xpath=..').locator('ins')).toHaveText(
    post.title,
  )
  await expect(chosen.locator('del', { hasText: /^\s*One more sentence\.$/ })).toBeVisible()
  await expect(chosen.locator('dt', { hasText: 'Review' }).locator('xpath=..')).toContainText(`${other.title} → none`)
  await expect(chosen.getByText('Terror', { exact: true })).toBeVisible()
  await expect(chosen.getByRole('heading', { name: 'Order of sections' })).toBeVisible()
  await expect(chosen.getByRole('img', { name: 'In this version' })).toBeVisible()
  await expectAccessible(page)

  await chosen.getByRole('button', { name: 'Restore this version' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This changes: Title, Main Image, Terror,')
  await expect(dialog).toContainText('Readers see it at once.')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText(/^Restored the version of /)).toBeVisible()
  await expect(items).toHaveCount(3)
  await expect(page.locator('.revisions__of')).toHaveText(post.title)
  expect(await (await page.request.get(`/api/blogs/${id}`)).json()).toMatchObject({
    title: post.title,
    sections: post.sections,
  })

  // The list has pages, and All revisions leads back to the same page.
  for (let count = 0; count < 60; count++) await patch(page, origin, id, { tagline: `Wording ${count}` })
  await page.goto(`/admin/revisions/${id}`)
  await expect(items).toHaveCount(50)
  await expect(items.first()).toContainText('as it is now')
  const pages = page.getByRole('navigation', { name: 'Pages of revisions' })
  await expectAccessible(page, { within: 'main' })
  await pages.getByRole('link', { name: 'Older' }).click()
  await expect(pages).toContainText('Page 2 of 2')
  await expect(page.getByText('as it is now')).toHaveCount(0)
  await items.last().click()
  await expect(page).toHaveURL(/page=2&revision=1$/)
  await expect(chosen.locator('ins', { hasText: post.tagline })).toBeVisible()
  await expect(items.last()).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 375, height: 760 })
  await expect(pages).toBeHidden()
  await chosen.getByRole('link', { name: 'All revisions' }).click()
  await expect(pages).toContainText('Page 2 of 2')
  await pages.getByRole('link', { name: 'Newer' }).click()
  await expect(items).toHaveCount(50)
  // A page beyond the last redirects to the last one.
  expect((await page.request.get(`/admin/revisions/${id}?page=9`)).url()).toMatch(/page=2$/)
})

test('texts that have nothing in common are shown one below the other, and nothing stands still', async ({ page }) => {
  const origin = await takeSession(page)
  const words = (name: string) => Array.from({ length: 9_000 }, (_, index) => `${name}${index}`).join(' ')
  const long = section({ sectionTitle: 'Long', sectionText: words('old') })
  const headers = { Origin: origin }
  const created = await page.request.post('/api/blogs', { headers, data: { status: 'draft', sections: [long] } })
  const { id } = await created.json()
  // The interval of ten minutes would make one revision of both.
  await page.request.post(`/api/blogs/${id}/revisions/1/restore`, { headers: { ...headers, 'If-Match': '*' } })
  await patch(page, origin, id, { sections: [{ ...long, sectionText: words('new') }] })
  await page.goto(`/admin/revisions/${id}?revision=1`)
  await expect(page.getByRole('heading', { name: 'Section “Long”' })).toBeVisible()
  await expect(page.locator('.difference__text del')).toHaveText(/^new0 .* new8999$/)
  await expect(page.locator('.difference__text ins')).toHaveText(/^old0 .* old8999$/)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('dialog')).not.toContainText('Readers see it')
})

/** A post with pictures, ratings and sections. */
async function newestReview(page: Page) {
  const { posts } = await (await page.request.get('/api/blogs')).json()
  const post = posts.find((each: { articleImage: string; ratings: object | null; sections: unknown[] }) => {
    return each.articleImage && each.ratings && each.sections.length > 1
  })
  return { id: post.id as string, post, posts }
}

async function patch(page: Page, origin: string, id: string, data: object): Promise<void> {
  const headers = { Origin: origin, 'If-Match': '*' }
  const answer = await page.request.patch(`/api/blogs/${id}`, { headers, data })
  expect(answer.status()).toBe(200)
}
