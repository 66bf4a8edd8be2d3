import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from './den.ts'

const WORDS = 'The 1st parameter is expected to be the HTML form element or the style selector of the form'

test.use({ bypassCSP: true })

test('a form is sent by its element or by a selector, with its own address, and nothing else is', async ({ page }) => {
  await openForm(page)
  const bodies: unknown[] = []
  await page.route('**/api/subscriptions', (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 202, json: { detail: 'fine' } })
  })
  const results = await page.evaluate(async () => {
    const { sendForm } = (window as unknown as Loaded).loaded
    const form = document.querySelector<HTMLFormElement>('#own')!
    const sending = sendForm(form, 'solved')
    // It was read already.
    form.querySelector('input')!.value = ''
    const first = await sending
    form.querySelector('input')!.value = ' two@reader.example '
    return [first, await sendForm('#own', 'solved again')]
  })
  expect(results).toMatchObject([{ ok: true }, { ok: true }])
  expect(bodies).toEqual([
    { to_email: 'one@reader.example', captcha: 'solved', source: 'footer' },
    { to_email: 'two@reader.example', captcha: 'solved again', source: 'footer' },
  ])

  const said = await page.evaluate(() => {
    const { sendForm } = (window as unknown as Loaded).loaded
    const others = [
      '#none',
      '#field',
      '((',
      '',
      null,
      undefined,
      {},
      7,
      document.body,
      document.querySelector('#field'),
    ]
    return others.map((other) => {
      try {
        sendForm(other as string, 'solved')
        return 'sent'
      } catch (error) {
        return String(error)
      }
    })
  })
  expect(said).toEqual(Array(10).fill(`TypeError: ${WORDS}`))
  expect(bodies).toHaveLength(2)
})

interface Loaded {
  loaded: typeof import('../../app/islands/subscribe/send-form.ts')
}

/** A page with one form, and the code of ours that sends it. */
async function openForm(page: Page): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'app/islands/subscribe/send-form.ts', formats: ['iife'], name: 'loaded' },
    },
  })
  const [bundle] = [output].flat()
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built')
  await page.goto('/terms')
  await page.setContent(`
    <form id="own">
      <input name="to_email" id="field" value="one@reader.example">
      <input type="hidden" name="source" value="footer">
      <textarea name="g-recaptcha-response">of a captcha</textarea>
    </form>`)
  await page.addScriptTag({ content: bundle.output[0].code })
}
