import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect, openAdmin, openStored, takeSession, test } from './admin.ts'
import { ACCESSIBILITY_OPTIONS } from './axe.ts'
import { SCREENS } from './den.ts'
import { OF_THE_ADMIN_AREA } from './screens-of-the-admin-area.ts'

test.use(ACCESSIBILITY_OPTIONS)

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')
const GUIDELINE = 'WCAG_2_2'
const LEFT_OUT = [
  // Rules that ask for a manual check, and rules about contrast and spacing, which axe measures in less time.
  'style_focus_visible',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'text_contrast_sufficient',
  'text_spacing_valid',
  // HTML has this value for fields of e-mail addresses as well.
  'input_autocomplete_valid',
  // Reads the visible text of a label; these fields are named by `aria-label` or hidden words.
  'label_content_exists',
  // The form around the tick boxes of a list is their group, and has a name.
  'input_checkboxes_grouped',
  // The heading of a card is its name.
  'aria_article_label_unique',
  // Each section has a group *Section Image*, within one of its own name.
  'fieldset_label_valid Fail_2',
]

test('a second engine finds nothing on screens of the admin area, and in dialogs', async ({ page }) => {
  await takeSession(page)
  for (const address of OF_THE_ADMIN_AREA) {
    await openAdmin(page, address)
    expect([address, await violationsOn(page)]).toEqual([address, []])
  }
  // More would be folded, with labels for screen readers alone, which it does not count.
  const sections = ['One', 'Two'].map((name) => ({ sectionTitle: name, sectionText: `About ${name}` }))
  await openStored(page, { status: 'draft', title: 'Two engines', sections })
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Schedule…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a second engine finds nothing on reading pages', async ({ page }) => {
  const { posts } = await (await page.request.get('/api/blogs')).json()
  for (const address of [...SCREENS, posts[0].path, '/subscribe', '/admin', '/admin/forgotten-password']) {
    await page.goto(address)
    expect([address, await violationsOn(page)]).toEqual([address, []])
  }
})

interface Engine {
  Checker: new () => {
    rulesetRules: Record<string, string[]>
    check(document: Document, guidelines: string[]): Promise<{ results: Result[] }>
  }
}
interface Result {
  ruleId: string
  /** `Fail_` with a number. */
  reasonId: string
  value: readonly string[]
  path: { dom: string }
}

/** What IBM's accessibility-checker-engine is sure of, on the page in its present state. */
async function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([source, guideline, leftOut]) => {
      const global = window as unknown as { ace?: Engine }
      // The source is a script that declares `ace`.
      global.ace ??= new Function(`${source}; return ace`)() as Engine
      // It takes what is folded away, or skipped out of sight, for fields without labels.
      for (const folded of document.querySelectorAll('details')) folded.open = true
      const style = new CSSStyleSheet()
      style.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(style)
      const checker = new global.ace.Checker()
      checker.rulesetRules[guideline] = checker.rulesetRules[guideline]!.filter((rule) => !leftOut.includes(rule))
      const { results } = await checker.check(document, [guideline])
      return results
        .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
        .filter(({ ruleId, reasonId }) => !leftOut.includes(`${ruleId} ${reasonId}`))
        .map(({ ruleId, path }) => `${ruleId} at ${path.dom}`)
    },
    [SOURCE, GUIDELINE, LEFT_OUT] as const,
  )
}
