import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoViolations } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

test('a backup is made, taken away, checked and restored by a command; one that is damaged or fails says why', async ({
  page,
  den,
}) => {
  await signIn(page, '/admin/backups')
  const main = page.getByRole('main')
  await expect(main.getByText('No backup is here yet')).toBeVisible()
  await expect(main.getByText('Every night at 03:00 (UTC)')).toBeVisible()

  await main.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('The backup is made and checked')).toBeVisible()
  const row = main.getByRole('row').nth(1)
  await expect(row).toContainText(/Made by hand, less than an hour ago.*MB.*25 posts.*1 administrator/)
  await expectAccessible(page, { within: 'main' })

  const download = page.waitForEvent('download')
  await row.getByText('Download').click()
  expect((await download).suggestedFilename()).toMatch(/^den-[\dTZ-]+\.tar\.gz$/)

  await row.getByRole('button', { name: 'Restore…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('It replaces the whole blog')
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: 'Check it and show the command' }).click()
  const steps = main.getByRole('region', { name: 'Restore the backup of' })
  await expect(steps.getByRole('heading')).toBeFocused()
  await expect(steps).toContainText(/\.\/den restore \/.+\/backups\/den-[\dTZ-]+\.tar\.gz --replace/)
  await expectAccessible(page, { within: 'main' })
  await steps.getByRole('button', { name: 'Close' }).click()
  await expect(steps).toBeHidden()

  // A failed check is shown in the row, until a later check succeeds.
  const [name = ''] = readdirSync(join(den.folder, 'backups'))
  const file = join(den.folder, 'backups', name)
  const bytes = readFileSync(file)
  const check = async () => {
    await row.getByRole('button', { name: 'Restore…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Check it and show the command' }).click()
  }
  truncateSync(file, 1_000)
  await check()
  await expect(page.getByRole('dialog')).toContainText('This backup is damaged or was changed')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText(/The last check failed\..*This backup is damaged.*“Back up now” makes another/)
  await expectNoViolations(page, 'main')

  writeFileSync(file, bytes)
  await check()
  await expect(main.getByRole('region', { name: 'Restore the backup of' })).toBeVisible()
  await expect(row).not.toContainText('failed')

  const running = { id: 'b_x', step: 'writing', bytes: 1_000_000, expectedBytes: 4_000_000 }
  let state = 'running'
  await page.route('**/api/backups', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 202, json: { id: 'b_x' } }) : route.fallback(),
  )
  await page.route('**/api/backup-jobs/b_x', (route) =>
    route.fulfill({ json: { ...running, state, problem: 'The disk is full.' } }),
  )
  const button = page.getByRole('button', { name: 'Making a backup…' })
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(button).toBeVisible()
  state = 'failed'
  await expect(page.getByText('The disk is full.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible()
})
