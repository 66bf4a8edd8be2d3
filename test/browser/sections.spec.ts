import type { Page } from '@playwright/test'
import { expect, fillPost, refusePostOnce, signIn, test } from './admin.ts'

test('a section that was removed comes back with every word and what was wrong with it, by the keyboard alone', async ({
  page,
  troubles,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Add section' }).press('Enter')
  await titles(page).nth(1).fill('Two')
  await page.getByRole('button', { name: 'Remove Section 1' }).press('Enter')
  await expect(titles(page).first()).toHaveValue('Two')
  await expect(titles(page).first()).toBeFocused()
  // An empty one does not.
  await expect(page.getByRole('button', { name: /^Bring it back/ })).toHaveCount(0)
  await titles(page).first().fill('')
  await page.getByRole('button', { name: 'Remove Section 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused()
  await page.keyboard.press('Enter')

  await writeSections(page, ['One', 'Two', 'Three'])
  await page.getByRole('button', { name: 'Remove Section 2' }).press('Enter')
  await expect(titles(page)).toHaveCount(2)
  const back = page.getByRole('button', { name: 'Bring it back: “Two”' })
  await expect(back).toBeFocused()
  await expect(page.getByRole('status').getByText('Section 2 was removed.')).toBeAttached()
  // Also after the next one, and in the order in which they stood.
  await page.getByRole('button', { name: 'Remove Section 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Bring it back: “One”' })).toBeFocused()
  await back.press('Enter')
  await expect(titles(page).first()).toHaveValue('Two')
  await expect(titles(page).first()).toBeFocused()
  await expect(page.getByRole('status').getByText('Section 1 is back.')).toBeAttached()
  await page.getByRole('button', { name: 'Bring it back: “One”' }).press('Enter')
  expect(await valuesOf(page)).toEqual(['One', 'Two', 'Three'])
  await expect(page.getByLabel('Section Text').nth(1)).toHaveValue('About Two')
  await expect(page.getByRole('button', { name: /^Bring it back/ })).toHaveCount(0)

  // Also after a reload.
  await fillPost(page, { title: 'Moving House' })
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Bring it back: “One”' }).click()
  expect(await valuesOf(page)).toEqual(['One', 'Two', 'Three'])

  // What is wrong with a section moves along with it, and goes when it is mended.
  await refusePostOnce(page, { 'sections.2.sectionTitle': 'Not like this', 'sections.0.sectionText': 'Nor like that' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  const wrong = page.locator('[data-section]').filter({ hasText: 'Not like this' })
  await expect(wrong.getByLabel('Section Title')).toHaveValue('Three')
  await page.getByRole('button', { name: 'Move Section 3 up' }).click()
  await expect(wrong.getByLabel('Section Title')).toHaveValue('Three')
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  await expect(page.getByText('Nor like that')).toHaveCount(0)
  await expect(wrong.getByLabel('Section Title')).toHaveValue('Three')
  await page.getByRole('button', { name: 'Bring it back: “One”' }).click()
  await expect(page.getByText('Nor like that')).toBeVisible()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const title = wrong.getByLabel('Section Title')
  await title.click()
  await page.keyboard.type('!')
  await expect(page.getByText('Not like this')).toHaveCount(0)
  // Correcting one field does not move the focus to the next.
  await expect(titles(page).nth(1)).toBeFocused()
  await expect(page.getByText('Nor like that')).toBeVisible()
  troubles.splice(0)
})

function titles(page: Page) {
  return page.getByLabel('Section Title')
}

async function writeSections(page: Page, names: readonly string[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add section' }).click()
    await titles(page).nth(index).fill(name)
    await page.getByLabel('Section Text').nth(index).fill(`About ${name}`)
  }
}

function valuesOf(page: Page): Promise<string[]> {
  return titles(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}
