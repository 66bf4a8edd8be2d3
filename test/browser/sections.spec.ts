import type { Locator, Page } from '@playwright/test'
import { expect, fillPost, openStored, refusePostOnce, signIn, test } from './admin.ts'

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

test('sections that nobody is in fold to a line, and each of its fields unfolds it', async ({ page }) => {
  const sections = ['One', 'Two', 'Three', 'Four'].map((name) => ({
    sectionTitle: name,
    sectionText: `About **${name}**`,
  }))
  await openStored(page, { status: 'draft', title: 'Folds', sections })
  const folded = page.locator('[data-folded]')
  const texts = page.getByLabel('Section Text')
  await expect(folded).toHaveCount(4)
  expect((await folded.first().boundingBox())!.height).toBe(48)
  await expect(page.getByText('About Two', { exact: true })).toBeVisible()
  await expect(page.getByText('Film of this section').first()).toBeHidden()

  // By a press on its words, by the focus in its title, and by its button; the one before folds.
  await texts.nth(1).click()
  await expect(texts.nth(1)).toBeFocused()
  await expect(section(page, 2)).not.toHaveAttribute('data-folded')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(texts.nth(1)).toHaveValue('About **Two**!')
  await titles(page).nth(3).focus()
  await expect(section(page, 4)).not.toHaveAttribute('data-folded')
  await expect(folded).toHaveCount(3)
  const button = page.getByRole('button', { name: 'Section 1', exact: true })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(folded).toHaveCount(3)
  await button.press('Enter')
  await expect(folded).toHaveCount(4)
  // Buttons that move and remove do not unfold it.
  await page.getByRole('button', { name: 'Move Section 3 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move Section 2 up' })).toBeFocused()
  await expect(folded).toHaveCount(4)

  // A panel with a message closes with its section.
  await texts.nth(1).focus()
  await section(page, 2).getByRole('button', { name: 'Trailer' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paste the address of a trailer.')).toBeVisible()
  await titles(page).nth(3).focus()
  await expect(page.getByText('Paste the address of a trailer.')).toHaveCount(0)
  await expect(section(page, 4)).not.toHaveAttribute('data-folded')
  await expect(section(page, 2)).toHaveAttribute('data-folded')
  await page.getByRole('button', { name: 'Section 4', exact: true }).press('Enter')

  // What is wrong unfolds it, also where it was folded by hand.
  await titles(page).nth(2).fill('')
  await page.getByRole('button', { name: 'Section 3', exact: true }).press('Enter')
  await expect(folded).toHaveCount(4)
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(titles(page).nth(2)).toBeFocused()
  await expect(section(page, 3)).not.toHaveAttribute('data-folded')
  await expect(page.getByText(/^A section needs a title and a text/).last()).toBeVisible()
})

test('a form that grows folds the sections that are written, and keeps every field at hand', async ({ page }) => {
  await signIn(page)
  await expect(titles(page)).toHaveCount(1)
  await expect(page.locator('[data-folded]')).toHaveCount(0)
  await writeSections(page, ['One', 'Two', 'Three'])
  await expect(page.locator('[data-folded]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(titles(page).nth(3)).toBeFocused()
  await expect(page.locator('[data-folded]')).toHaveCount(3)
  // Each field can still be filled without unfolding its section first.
  await page.getByLabel('Section Text').nth(0).fill('Another text')
  await titles(page).nth(2).fill('Trois')
  expect(await valuesOf(page)).toEqual(['One', 'Two', 'Trois', ''])
  await expect(page.getByLabel('Section Text').first()).toHaveValue('Another text')
  // An empty one folds too, an unfinished one does not.
  await expect(page.locator('[data-folded]')).toHaveCount(3)
  await titles(page).nth(3).fill('Four')
  await titles(page).nth(0).focus()
  await expect(page.locator('[data-folded]')).toHaveCount(2)
})

test('a pasted list becomes sections by one press, and a text again by another', async ({ page }) => {
  await signIn(page)
  await page.getByLabel('Category').selectOption('Horror List')
  const films = ['Alien (1979)', 'The Fog (1980)', 'Ringu (1998)']
  await paste(titles(page), { text: films.map((film, index) => `${index + 1}. ${film} – About it.`).join('\n') })
  const make = page.getByRole('button', { name: 'Make 3 sections of it' })
  await expect(page.getByLabel('Section Text')).toHaveValue(/^1\. Alien \(1979\) – About it\.\n2\. The Fog/)
  await expect(titles(page)).toHaveValue('')
  await make.click()
  expect(await valuesOf(page)).toEqual(films)
  await expect(page.getByLabel('Section Text').nth(1)).toHaveValue('About it.')
  await expect(section(page, 1)).toBeFocused()
  // What was changed since stays, below the text.
  await titles(page).nth(2).fill('Ring (1998)')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await valuesOf(page)).toEqual(['', 'Ring (1998)'])
  await expect(page.getByLabel('Section Text').first()).toHaveValue(/^1\. Alien/)
  await expect(page.getByLabel('Section Text').first()).toBeFocused()

  // From a word processor, into a text; and it may stay one.
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  await page.getByRole('button', { name: 'Remove Section 1' }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  const html = `<p>Three nights.</p><ol>${films.map((film) => `<li><b>${film}</b>: It waits.</li>`).join('')}</ol>`
  await paste(page.getByLabel('Section Text'), { html, text: 'Three nights.' })
  await expect(page.getByLabel('Section Text')).toHaveValue(/^Three nights\.\n\n1\. \*\*Alien \(1979\)\*\*: It waits\./)
  await page.getByRole('button', { name: 'Leave it as text' }).click()
  await expect(make).toHaveCount(0)
  await expect(page.getByLabel('Section Text')).toBeFocused()
  await page.getByLabel('Section Text').fill('')
  await paste(page.getByLabel('Section Text'), { html, text: 'Three nights.' })
  await make.click()
  expect(await valuesOf(page)).toEqual(['', ...films])
  await expect(page.getByLabel('Section Text').first()).toHaveValue('Three nights.')

  // Ten more entries, of which the first is in use.
  await page.getByRole('button', { name: 'Add ten' }).click()
  await expect(titles(page)).toHaveCount(14)
  await expect(titles(page).nth(4)).toBeFocused()
  await expect(page.locator('[data-folded]')).toHaveCount(13)
})

async function paste(field: Locator, { html = '', text }: { html?: string; text: string }): Promise<void> {
  await field.evaluate(
    (field, [html, text]) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, text] as const,
  )
}

function section(page: Page, number: number) {
  return page.getByRole('group', { name: `Section ${number}`, exact: true })
}

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
