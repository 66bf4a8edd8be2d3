import type { Locator, Page } from '@playwright/test'
import { drawing } from '#test/support/pictures.ts'
import { section } from '#test/support/posts.ts'
import { expect, openStored, signIn, takeSession, test } from './admin.ts'
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

async function select(field: Locator, start: number, end = start): Promise<void> {
  await field.evaluate(
    (field: HTMLTextAreaElement, [start, end]) => {
      field.focus()
      field.setSelectionRange(start!, end!)
    },
    [start, end],
  )
}

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
  await select(field, 4, 8)
  await page.getByRole('button', { name: 'Bold', exact: true }).click()
  await expect(field).toHaveValue('The **lamp** went out')
  await expect(field).toBeFocused()
  await field.press('Control+i')
  await expect(field).toHaveValue('The ***lamp*** went out')
  const undo = page.getByRole('button', { name: 'Undo typing' })
  await undo.click()
  await undo.click()
  await expect(field).toHaveValue('The lamp went out')
  await page.getByRole('button', { name: 'Redo typing' }).click()
  await expect(field).toHaveValue('The **lamp** went out')
  await expect(field).toBeFocused()
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
  const help = page.getByRole('dialog', { name: 'Formatting help' })
  await expect(help.getByRole('heading', { name: 'Formatting help' })).toBeFocused()
  await expect(help.getByText('Ctrl+Shift+H')).toBeInViewport()
  await expectAccessible(page, { within: 'dialog' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A press leaves the focus in the text, where the caret is as it was.
  await select(field, 6)
  await page.getByRole('button', { name: 'Formatting help' }).click()
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.type('!')
  await expect(field).toHaveValue('## The! lamp went out')

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

test('a link is asked for: an address, or a post of this blog by words of its title', async ({ page, troubles }) => {
  await openStored(page, {
    title: 'Lamps (of Vell Point)',
    sections: [section({ sectionTitle: 'One', sectionText: 'Before.' })],
  })
  const field = page.getByLabel('Section Text')
  await field.fill('See the log')
  await select(field, 4, 11)
  await field.press('Control+k')
  const panel = page.getByRole('dialog', { name: 'Link' })
  const asked = panel.getByRole('combobox')
  await expect(asked).toBeFocused()
  await page.keyboard.type('sea.example/log')
  await expect(panel.getByRole('option', { name: 'https://sea.example/log' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('See [the log](https://sea.example/log)')
  await expect(field).toBeFocused()
  await expect(panel).toHaveCount(0)

  // The link at the caret is changed, and removed by an empty address.
  await select(field, 8)
  await field.press('Control+k')
  await expect(asked).toHaveValue('https://sea.example/log')
  await asked.fill('')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('See the log')
  await field.press('Control+z')
  await expect(field).toHaveValue('See [the log](https://sea.example/log)')

  await field.fill('See ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await asked.fill('xqzvw kjxqz')
  await expect(panel.getByText('No post is called that.')).toBeVisible()
  await page.keyboard.press('Enter')
  await asked.fill('lamps of vell')
  const found = panel.getByRole('option', { name: 'Lamps (of Vell Point)' })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page, { within: '.insert-panel' })
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('See [Lamps (of Vell Point)](/blogs/Lamps-(of-Vell-Point))')

  await page.route('**/admin/more-posts?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await asked.fill('lamps without an answer')
  await expect(panel.getByText('The search failed. The server did not answer.')).toBeVisible()
  // The browser reports it as well.
  troubles.splice(0)

  // Escape changes nothing, and gives the focus back.
  await page.keyboard.press('Escape')
  await select(field, 0, 3)
  await field.press('Control+k')
  await page.keyboard.type('https://')
  await expect(panel.getByText('This is not an address yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/^See \[/)
})

test('a trailer becomes the line of a card, and words say what cannot', async ({ page }) => {
  await signIn(page)
  const field = page.getByLabel('Section Text')
  await field.fill('It opens.\n\nThen it closes.')
  await select(field, 2)
  await page.getByRole('button', { name: 'Trailer' }).click()
  const panel = page.getByRole('dialog', { name: 'Trailer' })
  const address = panel.getByLabel('Address of the trailer')
  await address.fill('https://www.youtube.com/results?search_query=it')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('alert')).toHaveText(
    'This leads to YouTube, but to no video. Open the video and copy its address.',
  )
  await expectAccessible(page, { within: '.insert-panel' })
  await panel.click({ position: { x: 4, y: 4 } })
  await expect(panel).toBeFocused()
  await address.fill('youtu.be/abcdefghijk')
  await panel.getByRole('button', { name: 'Insert' }).click()
  await expect(field).toHaveValue('It opens.\n\nhttps://youtu.be/abcdefghijk\n\nThen it closes.')
  await expect(field).toBeFocused()
  await field.press('Control+z')
  await expect(field).toHaveValue('It opens.\n\nThen it closes.')
})

test('a picture comes from the device or from the stored ones, with its words, and is listed below the text', async ({
  page,
  troubles,
}) => {
  const headers = { Origin: await takeSession(page) }
  const image = { name: 'door.png', mimeType: 'image/png', buffer: await drawing('png') }
  const { address } = await (await page.request.post('/api/media', { headers, multipart: { image } })).json()
  await signIn(page)
  const field = page.getByLabel('Section Text')
  await field.fill('It opens.')
  const words = page.getByText('2 words', { exact: true })
  await expect(words).toBeVisible()

  // What cannot be sent yet stays, with its words.
  await page.route('**/api/media', (route) => route.abort())
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await expect(dialog.getByLabel('Description')).toBeFocused()
  await page.keyboard.type('Fog')
  await dialog.getByLabel('Caption').fill('It closes.')
  await dialog.getByLabel('Source').fill('A24')
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByLabel('Source').press('Enter')
  await expect(dialog).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/media')
  await again.click()
  await expect(field).toHaveValue(
    /^It opens\.\n\n!\[Fog\]\(\/media\/[0-9a-f]{32}\.jpg\)\n\n\*It closes\.\*\n\*Source: A24\*\n\n$/,
  )
  await expect(field).toBeFocused()
  await page.keyboard.type('The end.')

  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await dialog.getByRole('button', { name: 'Choose from Pictures' }).click()
  const stored = page.getByRole('dialog', { name: 'Choose from Pictures' })
  await stored.locator('button', { has: page.locator(`img[src^="${address.replace(/\.\w+$/, '')}"]`) }).click()
  await expect(stored).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(field).toHaveValue(new RegExp(`The end\\.\n\n!\\[\\]\\(${address}\\)\n\n$`))

  const listed = page.getByRole('list', { name: 'Pictures in this text' }).getByRole('button')
  await expect(listed).toHaveText(['Picture:Fog', 'Picture:No description'])
  await listed.last().click()
  const described = page.getByRole('dialog', { name: 'Picture in the text' })
  await expect(described.getByLabel('Description')).toBeFocused()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.keyboard.type('A door')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(new RegExp(`!\\[A door\\]\\(${address}\\)\n\n$`))
  await expect(listed).toHaveText(['Picture:Fog', 'Picture:A door'])
  await expect(listed.last()).toBeFocused()
  await listed.first().click()
  await described.getByRole('button', { name: 'Remove' }).click()
  await expect(field).toHaveValue(/^It opens\.\n\n\*It closes\.\*/)
  await expect(listed).toHaveText(['Picture:A door'])
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(listed).toHaveText(['Picture:Fog', 'Picture:A door'])
  // The browser logs the refused upload to the console.
  troubles.splice(0)
})

test('a picture that arrives while one types on leaves the caret where it is', async ({ page }) => {
  await signIn(page)
  const field = page.getByLabel('Section Text')
  await field.fill('It opens.')
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/media', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true })
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'fog.jpg', mimeType: 'image/jpeg', buffer: await drawing('jpeg') })
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(field).toBeFocused()
  await field.press('End')
  await page.keyboard.type(' And clo')
  answer()
  await expect(field).toHaveValue(/^It opens\. And clo\n\n!\[\]\(\/media\//)
  await page.keyboard.type('ses.')
  await expect(field).toHaveValue(/^It opens\. And closes\.\n\n!\[\]\(\/media\//)
})

test('the toolbar is one row for fingers, and stays over a long text', async ({ browser, den, page }) => {
  await takeSession(page)
  const phone = await browser.newContext({
    baseURL: den.url,
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  })
  const form = await phone.newPage()
  await form.goto('/admin')
  const toolbar = form.getByRole('toolbar')
  const boxes = await Promise.all((await toolbar.getByRole('button').all()).map((button) => button.boundingBox()))
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
  for (const box of boxes) expect(box).toMatchObject({ width: 44, height: 44 })
  await form.getByLabel('Section Text').fill('It remembers everything.\n\n'.repeat(60))
  await form.getByRole('button', { name: 'Add section' }).evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await expect(form.getByRole('button', { name: 'Bold', exact: true })).toBeInViewport()
  // The text below does not show through.
  await expect(toolbar).toHaveCSS('mask-image', 'none')
  await phone.close()
})

test('what is typed stays above the buttons of the form', async ({ page }) => {
  await signIn(page)
  const field = page.getByLabel('Section Text')
  await field.focus()
  const topOf = (selector: string) => page.locator(selector).evaluate((bar) => bar.getBoundingClientRect().top)
  for (const [width, bar] of [
    [1280, '.post-form__bar'],
    [800, '.post-form__bar'],
    [375, '.post-form__submit'],
  ] as const) {
    await page.setViewportSize({ width, height: 720 })
    for (let line = 0; line < 30; line++) await page.keyboard.press('Enter')
    await page.keyboard.type('It listens.')
    const end = () => field.evaluate((text) => text.getBoundingClientRect().bottom)
    await expect.poll(async () => [width, (await end()) <= (await topOf(bar))]).toEqual([width, true])
  }
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
