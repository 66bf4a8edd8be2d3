import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Language } from '#domain/locales/language.ts'
import { ACCESSIBILITY_OPTIONS, brokenWords, expectNoOverflow, expectNoViolations } from './axe.ts'
import type { Blog } from './blogs.ts'
import { test as base, expect, newestArticle, SCREENS } from './den.ts'

/** @param env of its server */
const speaking =
  (language: Language, env: Record<string, string> = {}): Blog =>
  (folder) => {
    const database = new DatabaseSync(join(folder, 'den.sqlite'))
    const set = 'insert or replace into settings (key, value, updated_at) values (?, ?, ?)'
    database.prepare(set).run('language', JSON.stringify(language), new Date(0).toISOString())
    database.close()
    return env
  }
const BLOGS = {
  ar: speaking('ar'),
  de: speaking('de'),
  ja: speaking('ja'),
  tr: speaking('tr'),
  pseudo: speaking('de', { NODE_OPTIONS: '--import ./test/support/process/pseudo-language.ts' }),
}

const test = base.extend<{ blog: keyof typeof BLOGS }>({
  blog: ['de', { option: true }],
  den: async ({ blogs, blog }, use) => use(await blogs.of(BLOGS[blog])),
})

test.describe('in German', () => {
  test.use({ blog: 'de', viewport: { width: 375, height: 760 } })

  test('no link of the footer is broken within a word on a phone', async ({ page }) => {
    await page.goto('/limits')
    const links = page.locator('.footer__links a')
    const heights = await links.evaluateAll((all) => all.map((link) => link.getClientRects()[0]!.height))
    expect(new Set(heights).size).toBe(1)
  })
})

test.describe('in Turkish', () => {
  test.use({ blog: 'tr' })

  test('a verdict begins with the capital letter of the language', async ({ page }) => {
    await page.goto('/limits')
    await page.getByLabel('Sınırım: İntihar').selectOption('Hiç olmasın')
    await page.goto('/')
    await expect(page.locator('.card--poster .verdict')).toHaveText('İntihar')
  })
})

test.describe('in Arabic', () => {
  test.use({ blog: 'ar' })

  test('no letter is drawn apart from its word, and film and year are apart', async ({ page }) => {
    await page.goto('/greetings')
    const opening = page.locator('.letter__opening > p').first()
    expect(await opening.evaluate((p) => getComputedStyle(p, '::first-letter').float)).toBe('none')
    await page.goto('/ratings')
    const [film, year] = [page.locator('.scored__film cite').first(), page.locator('.scored__film cite + span').first()]
    const gap = (await year.boundingBox())!.x - (await film.evaluate((cite) => cite.getBoundingClientRect().right))
    expect(gap).toBeGreaterThan(3)
  })
})

const WIDTHS = [320, 375, 1280]
/** `DEN_TEST_LONG=1` shows every language that is long, dense or from the right to axe as well. */
const WIDE = process.env.DEN_TEST_LONG === '1' ? (['pseudo', 'de', 'ja', 'ar'] as const) : (['pseudo'] as const)

for (const blog of WIDE)
  test.describe(`in ${blog}`, () => {
    test.use({ ...ACCESSIBILITY_OPTIONS, blog })

    test('every screen of readers fits at every width', async ({ page }) => {
      test.setTimeout(1_200_000)
      for (const screen of [...SCREENS, '/subscribe', await newestArticle(page)]) {
        await page.goto(screen)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoOverflow(page, width)
          expect(
            await brokenWords(page, 'main button, .header a, .pager a, .button'),
            `${screen} at ${width} px`,
          ).toEqual([])
          if (WIDE.length > 1 && width !== 320) await expectNoViolations(page)
        }
      }
    })
  })
