import { ratingsOf } from '#test/support/scores.ts'
import { expect, openAdmin, openStored, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('whoever gives scored posts a category without scores is told before, and the scores are kept', async ({
  page,
}) => {
  const given = ratingsOf(7, 6, 5, 4, 3, 2, 6)
  const scored = await openStored(page, { title: 'Scored', date: '1999-01-01', ratings: given })
  const note = 'Readers do not see scores in this category. They are kept.'
  const category = page.getByLabel('Category')
  await expect(page.getByText(note)).toHaveCount(0)
  await category.selectOption('Horror List')
  await expect(category).toHaveAccessibleDescription(note)
  await category.selectOption('Horror Review')
  await expect(page.getByText(note)).toHaveCount(0)

  await openStored(page, { title: 'Unscored', date: '1999-01-02' })
  await category.selectOption('Horror List')
  await expect(page.getByLabel('Terror')).toHaveCount(0)
  await expect(page.getByText(note)).toHaveCount(0)

  await openAdmin(page, '/admin/posts?sort=oldest')
  for (const title of ['Scored', 'Unscored']) await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Category').selectOption('Horror Musings')
  await expect(dialog).toContainText('1 post has scores, which readers do not see in this category. They are kept.')
  await dialog.getByLabel('Category').selectOption('Horror Review')
  await expect(dialog).not.toContainText('scores')
  await dialog.getByLabel('Category').selectOption('Horror Musings')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('2 posts changed')).toBeVisible()
  expect(await (await page.request.get(scored)).json()).toMatchObject({ tag: 'Horror Musings', ratings: given })

  await openAdmin(page, '/admin/categories')
  await page.getByRole('button', { name: 'Change… Horror Review' }).click()
  const isReview = dialog.getByLabel('Its posts are reviews, with scores')
  await isReview.uncheck()
  await expect(dialog).toContainText(note)
  await isReview.check()
  await expect(dialog).not.toContainText(note)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete… Horror Review' }).click()
  await dialog.getByLabel('Its posts go to').selectOption('Horror List')
  await expect(dialog).toContainText(note)

  // The posts of the last category could go nowhere.
  await page.keyboard.press('Escape')
  for (const name of ['Horror Review', 'Horror List']) {
    await page.getByRole('button', { name: `Delete… ${name}` }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /^Change… / })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Delete… / })).toHaveCount(0)
})
