import type { Page } from '@playwright/test'
import { expect, fillPost, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import { installClock } from './den.ts'

test.use(ACCESSIBILITY_OPTIONS)

const NAMES = ['Terror', 'Suspense', 'Originality', 'Cinematography', 'Acting', 'Soundtrack']

test('scores are set by typing digits', async ({ page }) => {
  await installClock(page)
  await writeReview(page)
  // A 0 counts as part of a 10 for a second after the 1, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 60_000)
  const terror = page.getByLabel('Terror')
  await terror.focus()
  for (const [keys, score] of [
    ['7', '7'],
    ['1', '1'],
    ['10', '10'],
    ['5', '5'],
    // 1 sets the score to 1, and does not wait for a 0.
    ['1', '1'],
    ['ArrowDown', '2'],
    ['0', '0'],
    ['10', '10'],
    ['0', '0'],
    ['ArrowDown', '1'],
    ['ArrowUp', '0'],
    ['10', '10'],
    ['9', '9'],
  ] as const) {
    if (/^\d+$/.test(keys)) await page.keyboard.type(keys)
    else await page.keyboard.press(keys)
    await expect(terror).toHaveValue(score)
  }
  await page.keyboard.press('1')
  await page.clock.fastForward(1_000)
  await page.keyboard.press('0')
  await expect(terror).toHaveValue('0')
  // A 1 in one field and a 0 in the next are two scores.
  await page.keyboard.press('1')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Suspense')).toBeFocused()
  await page.keyboard.press('0')
  await expect(terror).toHaveValue('1')
  await expect(page.getByLabel('Suspense')).toHaveValue('0')
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Suspense')).toHaveValue('0')
  for (const [index, name] of NAMES.entries()) {
    await page.getByLabel(name).focus()
    await page.keyboard.type(String(index + 5))
  }
  await page.clock.resume()
  await page.getByRole('button', { name: 'Calculate Average' }).press('Enter')
  await expect(page.getByText('Suggested Rating: 8')).toBeVisible()
  await expect(page.getByLabel('Overall Rating')).toHaveValue('8')
  // It follows the six until the writer gives another one.
  await page.getByLabel('Terror').selectOption('0')
  await page.getByRole('button', { name: 'Calculate Average' }).click()
  await expect(page.getByLabel('Overall Rating')).toHaveValue('7')
  await page.getByLabel('Overall Rating').focus()
  await page.keyboard.type('8')
  await page.getByLabel('Terror').selectOption('5')
  await page.getByLabel('Suspense').selectOption('0')
  await page.getByRole('button', { name: 'Calculate Average' }).click()
  await expect(page.getByText('Suggested Rating: 7')).toBeVisible()
  await expect(page.getByLabel('Overall Rating')).toHaveValue('8')
  await page.getByLabel('Suspense').selectOption('6')
  for (const [index, name] of NAMES.entries()) await expect(page.getByLabel(name)).toHaveValue(String(index + 5))
  await expect(page.getByLabel('Overall Rating')).toHaveValue('8')
})

test('score selects have the colours of the badges, their place among all reviews, and an unknown score', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await writeReview(page)
  await expect(page.locator('.ratings')).not.toContainText('reviews')
  const terror = page.getByLabel('Terror')
  expect(await terror.locator('option').allTextContents()).toEqual([
    ...Array.from({ length: 11 }, (_, score) => String(score)),
    '–',
  ])
  await expect(terror).toHaveCSS('border-top-style', 'dashed')
  await terror.selectOption('7')
  await expect(terror).toHaveCSS('background-color', 'rgb(22, 101, 52)')
  await expect(terror).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(terror).toHaveCSS('border-top-style', 'solid')
  await expectAccessible(page, { within: '.ratings' })
  for (const [width, rows] of [
    [375, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const details = page.getByRole('button', { name: 'Details' })
    const isFolded = await details.isVisible()
    if (isFolded) await details.click()
    const tops = await page
      .locator('.ratings__six select')
      .evaluateAll((selects) => selects.map((select) => select.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(rows)
    // Textareas of sections are excluded, since they start with several lines.
    const controls = page.locator('.post-form :is(.control, .button):not(.section-fields textarea):visible')
    const heights = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(20)
    expect([...new Set(heights)]).toEqual([44])
    if (isFolded) await page.keyboard.press('Escape')
  }

  await terror.selectOption('10')
  await expect(terror).toHaveAccessibleDescription(/^higher than \d+ of \d+ reviews$/)
  await terror.selectOption('–')
  await expect(terror).toHaveAccessibleDescription('')
  // The chart has a corner for each, also after equal scores have changed.
  await page.getByRole('button', { name: 'Show preview' }).click()
  const preview = page.frameLocator('.preview__frame')
  for (const [index, name] of NAMES.entries()) {
    await page.getByLabel(name).selectOption(String(index + 5))
    await expect(preview.locator('.rating__score .score').nth(index)).toHaveText(new RegExp(`^${index + 5}`))
    await expect(preview.locator('.radar__point')).toHaveCount(NAMES.length)
  }

  // An unknown score is set by Delete, left out of the average, and shown as a dash.
  for (const name of NAMES) await page.getByLabel(name).selectOption('4')
  await terror.selectOption('10')
  await page.getByLabel('Soundtrack').press('Delete')
  await page.getByLabel('Acting').press('Backspace')
  await page.getByRole('button', { name: 'Calculate Average' }).click()
  // The mean of the four known scores: 22 / 4, rounded up.
  await expect(page.getByText('Suggested Rating: 6')).toBeVisible()
  await page.getByLabel('Overall Rating').selectOption('–')
  await expect(page.getByText('Suggested Rating: 6')).toBeVisible()
  // It goes with the scores that it is about.
  await page.getByLabel('Suspense').selectOption('5')
  await expect(page.getByText(/Suggested Rating/)).toHaveCount(0)
  await page.getByLabel('Suspense').selectOption('4')
  await fillPost(page, { title: 'Heard by Nobody' })
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByText('Successfully Created Blog - Heard by Nobody')).toBeVisible()
  const { posts } = await (await page.request.get('/api/blogs?q=Heard+by+Nobody')).json()
  const known = { terror: 10, suspense: 4, originality: 4, cinematography: 4 }
  expect(posts[0].ratings).toEqual({ ...known, acting: null, soundtrack: null, overall: null })
  await page.goto(posts[0].path)
  await expect(page.locator('.rating__score .score')).toHaveText([/10/, /4/, /4/, /4/, /–.*unknown/, /–.*unknown/])
})

async function writeReview(page: Page): Promise<void> {
  await signIn(page)
  await page.getByLabel('Category').selectOption('Horror Review')
  await expect(page.getByLabel('Terror')).toHaveValue('0')
}
