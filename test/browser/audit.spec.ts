import { POST_CALL } from '#test/support/posts.ts'
import { expect, openAdmin, takeSession, testsWithABlog } from './admin.ts'
import { expectNoViolations } from './axe.ts'

const test = testsWithABlog()

test('what was done is listed, searched, narrowed to a kind and to days, and taken away; so is what browsers refused', async ({
  page,
  troubles,
}) => {
  const headers = { Origin: await takeSession(page) }
  const named = await page.request.patch('/api/settings', { headers, data: { tagline: 'Another line' } })
  expect(named.status()).toBe(200)
  const made = await page.request.post('/api/blogs', { headers, data: POST_CALL })
  expect(made.status()).toBe(201)
  const { id } = await made.json()

  const rows = page.getByRole('table').getByRole('row')
  await openAdmin(page, '/admin/audit')
  await expect(rows.nth(1)).toContainText('Post published')
  await expect(rows.nth(2)).toContainText('Settings changed')
  await expect(rows.nth(3)).toContainText(/Signed in.*keeper@den\.example.*127\.0\.0\.0\/24/)
  const all = await rows.count()
  expect(all).toBeGreaterThanOrEqual(4)

  const main = page.getByRole('main')
  await main.getByLabel('Search').fill('wicker')
  await main.getByLabel('Search').press('Enter')
  await expect(main.getByRole('status')).toHaveText('1 entry found')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/\/admin\/audit\?q=wicker$/)
  await expect(page.getByRole('link', { name: 'The Wicker Man' })).toHaveAttribute('href', `/admin/posts/${id}`)
  await main.getByLabel('Show').selectOption('Settings changed')
  await expect(page.getByText('Nothing of that kind')).toBeVisible()
  // The list itself is looked at where every area is.
  await expectNoViolations(page, 'main')
  await main.getByLabel('Search').fill('')
  await main.getByLabel('Search').press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('Settings changed')
  await main.getByLabel('Show').selectOption('Everything')
  await expect(rows).toHaveCount(all)
  await main.getByLabel('To', { exact: true }).fill('2020-01-01')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('status')).toHaveText('0 entries found')

  await main.getByLabel('To', { exact: true }).fill('')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(rows).toHaveCount(all)
  const download = page.waitForEvent('download')
  await main.getByText('Download as CSV').click()
  expect((await download).suggestedFilename()).toBe('audit-log.csv')

  const reports = page.getByRole('region', { name: 'Refused by browsers' })
  await expect(reports).toHaveCount(0)
  const refusal = await page.evaluate(() => {
    try {
      const injected = document.createElement('div')
      injected.innerHTML = '<img src="/missing" onerror="window.isInjected = true">'
      return document.body.append(injected)
    } catch (error) {
      return String(error)
    }
  })
  expect(refusal).toMatch(/^TypeError: .*TrustedHTML/)
  expect(await page.evaluate(() => 'isInjected' in window)).toBe(false)
  // The browser sends it by itself, unseen by the page.
  const shown = async () => (await (await page.request.get('/admin/audit')).text()).includes('Refused by browsers')
  await expect.poll(shown).toBe(true)
  await openAdmin(page, '/admin/audit')
  await expect(reports.getByRole('row').nth(1)).toContainText(
    /trusted-types-sink.*require-trusted-types-for.*\/admin\/audit.*1/,
  )
  expect(troubles.splice(0)).toEqual([expect.stringContaining('TrustedHTML')])
})
