import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { Language } from '#domain/locales/language.ts'
import { brokenWords, expectNoOverflow } from './axe.ts'
import type { Blog } from './blogs.ts'
import { test as base, expect, newestArticle, SCREENS } from './den.ts'

/** @param env of its server */
export const speaking =
  (language: Language, env: Record<string, string> = {}): Blog =>
  (folder) => {
    const database = new DatabaseSync(join(folder, 'den.sqlite'))
    const set = 'insert or replace into settings (key, value, updated_at) values (?, ?, ?)'
    database.prepare(set).run('language', JSON.stringify(language), new Date(0).toISOString())
    database.close()
    return env
  }
/** Settings of a server that speaks the pseudo-locale in place of German. */
export const PSEUDO = { NODE_OPTIONS: '--import ./test/support/process/pseudo-language.ts' }

const BLOGS = {
  ar: speaking('ar'),
  de: speaking('de'),
  uk: speaking('uk'),
  ja: speaking('ja'),
  tr: speaking('tr'),
  pseudo: speaking('de', PSEUDO),
}

/** Tests with a blog in one of these languages. */
export const test = base.extend<{ blog: keyof typeof BLOGS }>({
  blog: ['de', { option: true }],
  den: async ({ blogs, blog }, use) => use(await blogs.of(BLOGS[blog])),
})

const WIDTHS = [320, 375, 1280]

/** Opens every screen of readers at every width. @param look is called at each but the narrowest */
export async function expectScreensToFit(page: Page, look?: () => Promise<void>): Promise<void> {
  for (const screen of [...SCREENS, '/subscribe', await newestArticle(page)]) {
    await page.goto(screen)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoOverflow(page, width)
      expect(await brokenWords(page, 'main button, .header a, .pager a, .button'), `${screen} at ${width} px`).toEqual(
        [],
      )
      if (width !== 320) await look?.()
    }
  }
}
