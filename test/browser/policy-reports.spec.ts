import { expect, openAdmin, signIn, testsWithABlog } from './admin.ts'

const test = testsWithABlog()

test('what a browser refused on a screen is reported and shown', async ({ page, troubles }) => {
  await signIn(page, '/admin/audit')
  await expect(page.getByRole('heading', { name: 'Refused by browsers' })).toHaveCount(0)
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
  const reports = page.getByRole('region', { name: 'Refused by browsers' })
  await expect(reports.getByRole('row').nth(1)).toContainText(
    /trusted-types-sink.*require-trusted-types-for.*\/admin\/audit.*1/,
  )
  expect(troubles.splice(0)).toEqual([expect.stringContaining('TrustedHTML')])
})
