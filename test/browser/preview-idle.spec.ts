import { expect, signIn, test } from './admin.ts'
import { frames } from './den.ts'

test('a form with a preview renders nothing while nobody types', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    Object.assign(window, { renderings: 0 })
    // React's scheduler posts a message for each piece of work, so messages count renderings.
    MessagePort.prototype.postMessage = function (...parameters: unknown[]) {
      ;(window as unknown as { renderings: number }).renderings++
      Reflect.apply(postMessage, this, parameters)
    }
  })
  const renderings = () => page.evaluate(() => (window as unknown as { renderings: number }).renderings)
  await signIn(page)
  await page.getByLabel('Title', { exact: true }).fill('At Rest')
  await page.getByLabel('Section Title', { exact: true }).fill('One')
  await page.getByLabel('Section Text', { exact: true }).fill('A text that the preview shows.')
  await expect(page.frameLocator('.preview__frame').getByText('A text that the preview shows.')).toBeVisible()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const before = await renderings()
  expect(before).toBeGreaterThan(0)
  for (let count = 0; count < 10; count++) await frames(page)
  expect((await renderings()) - before).toBeLessThan(20)
})
