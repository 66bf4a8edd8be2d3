import type { Page } from '@playwright/test'
import { expect, signIn, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import { frames } from './den.ts'

test.use(ACCESSIBILITY_OPTIONS)

const FROM_THE_WEB = `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal"><h2>The <i>lamp</i></h2>
<p>It went <strong>out </strong>between <span style="font-weight:700;font-style:italic">two</span>
waves, as <a href="https://sea.example/log">the log</a> says.<br>Twice.\u2028Thrice.</p><script>alert(1)</script>
<blockquote><p>Nothing&nbsp;burns here.</p></blockquote><ul><li>one</li><li><p>two</p></li></ul>
<pre>let it = burn\n</pre></b>`

const AS_MARKS = `## The *lamp*

It went **out** between ***two*** waves, as [the log](https://sea.example/log) says.
Twice.
Thrice.

> Nothing burns here.

- one
- two

\`\`\`
let it = burn
\`\`\``

const item = (label: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${label}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`

const FROM_WORD = `<html><body lang=EN-US><!--StartFragment-->
<p class=MsoNormal>Bring:</p>
${item('·', 'a <b>lamp</b>')}
${item('·', 'a rope')}
<p class=MsoNormal>Then:</p>
${item('1.', 'knock')}
${item('2.', 'wait')}
<!--EndFragment--></body></html>`

async function paste(page: Page, html: string, text: string): Promise<void> {
  await page.getByLabel('Section Text').evaluate(
    (field, [html, text]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html!)
      clipboardData.setData('text/plain', text!)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, text],
  )
}

test('marks are set by buttons, keys, and what is pasted, and undone like anything that is typed', async ({ page }) => {
  await signIn(page)
  const field = page.getByLabel('Section Text')
  await field.fill('The lamp went out')
  await field.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 8))
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await expect(field).toHaveValue('The **lamp** went out')
  await expect(field).toBeFocused()
  await field.press('Control+i')
  await expect(field).toHaveValue('The ***lamp*** went out')
  await field.press('Control+z')
  await field.press('Control+z')
  await expect(field).toHaveValue('The lamp went out')
  await field.press('End')
  await field.press('Control+Shift+H')
  await expect(field).toHaveValue('## The lamp went out')

  // One stop of the Tab key, and arrows within.
  await field.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Bold', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Formatting help' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await field.fill('See ')
  await field.press('End')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await page.keyboard.type('the log')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://sea.example/')
  await expect(field).toHaveValue('See [the log](https://sea.example/)')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()

  await field.fill('Before: ')
  await field.press('End')
  await paste(page, FROM_THE_WEB, 'The lamp')
  await expect(field).toHaveValue(`Before: ${AS_MARKS}`)
  await field.press('Control+z')
  await expect(field).toHaveValue('Before: ')

  await field.fill('')
  await paste(page, FROM_WORD, 'Bring:')
  await expect(field).toHaveValue('Bring:\n\n- a **lamp**\n- a rope\n\nThen:\n\n1. knock\n2. wait')

  await field.fill('Before.')
  await field.press('End')
  await field.evaluate(async (field) => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')!.fillRect(0, 0, 200, 300)
    const clipboardData = new DataTransfer()
    // As *Copy image* of a browser.
    clipboardData.setData('text/html', '<meta charset="utf-8"><img src="https://elsewhere.example/shot.png">')
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'shot.png', { type: 'image/png' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(field).toHaveValue(/^Before\.\n\n!\[\]\(\/media\/[0-9a-f]{32}\.\w+\)\n\n$/)
  await page.keyboard.type('A door')
  await expect(field).toHaveValue(/!\[A door\]/)
})

test('on a phone the preview opens as a sheet, and closes without a change of the form', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await signIn(page)
  await page.getByLabel('Section Title').fill('The Door')
  await page.getByLabel('Section Text').fill('It opens by itself.')
  const open = page.getByRole('button', { name: 'Preview', exact: true })
  await expect(open).toBeInViewport({ ratio: 1 })
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Preview' })
  const article = page.frameLocator('iframe[title="Preview of the article"]')
  await expect(article.getByText('It opens by itself.')).toBeInViewport()
  await expectAccessible(page, { within: 'dialog' })
  await page.setViewportSize({ width: 375, height: 667 })
  await sheet.getByRole('button', { name: 'Back to the form' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByLabel('Section Text')).toHaveValue('It opens by itself.')
  // After a reload the sheet is closed.
  await page.reload()
  await expect(page.getByLabel('Section Text')).toHaveValue('It opens by itself.')
  await expect(sheet).toHaveCount(0)
})

test('on a desk the preview follows, and rests with the hands; focus mode leaves the words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    Object.assign(window, { renderings: 0 })
    // React's scheduler posts a message for each piece of work, so messages count renderings.
    MessagePort.prototype.postMessage = function (...parameters: unknown[]) {
      ;(window as unknown as { renderings: number }).renderings++
      Reflect.apply(postMessage, this, parameters)
    }
  })
  await signIn(page)
  const preview = page.frameLocator('iframe[title="Preview of the article"]')
  await page.getByRole('button', { name: 'Show preview' }).click()
  for (const section of [1, 2, 3]) {
    if (section > 1) await page.getByRole('button', { name: 'Add section' }).click()
    const title = page.getByLabel('Section Title').last()
    if (section > 1) await expect(title).toBeFocused()
    await title.fill(`Part ${section}`)
    await page.getByLabel('Section Text').last().fill('Words. '.repeat(300))
  }
  await expect(preview.getByRole('heading', { name: 'Part 3' })).toBeInViewport()
  await page.getByLabel('Section Title').first().focus()
  await expect(preview.getByRole('heading', { name: 'Part 1' })).toBeInViewport()
  // Scores that were not touched are no zeros.
  await expect(preview.getByRole('heading', { name: 'Rating' })).toHaveCount(0)
  await page.getByLabel('Terror', { exact: true }).focus()
  await page.getByLabel('Terror', { exact: true }).selectOption('7')
  await expect(preview.getByRole('heading', { name: 'Rating' })).toBeInViewport()

  // Nothing is rendered without input.
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  const renderings = () => page.evaluate(() => (window as unknown as { renderings: number }).renderings)
  const before = await renderings()
  expect(before).toBeGreaterThan(0)
  for (let count = 0; count < 10; count++) await frames(page)
  expect((await renderings()) - before).toBeLessThan(20)

  await page.getByLabel('Title', { exact: true }).fill('Three Parts')
  await page.getByLabel('Short Caption').fill('In order.')
  // The name is there once the account has published.
  await page.getByLabel('Author Name').fill('')
  await page.getByRole('button', { name: 'Focus mode' }).click()
  await expect(page.getByLabel('Author Name')).toBeHidden()
  await expect(page.getByLabel('Terror', { exact: true })).toBeHidden()
  await expect(page.getByLabel('Section Text').first()).toBeVisible()
  // What is wrong is shown, wherever it is.
  await page.getByRole('button', { name: 'Create Blog Post' }).click()
  await expect(page.getByLabel('Author Name')).toBeFocused()

  await page.getByRole('button', { name: 'Hide preview' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible()
})
