import type { Page } from '@playwright/test'
import { TYPES } from '#domain/look/look-choices.ts'
import { expect, signIn } from './admin.ts'
import { COLOR_RULES, violationsOn } from './axe.ts'

const READ = ['/', '/ratings', '/search?q=house']
const ADMINISTERED = '/admin/settings?section=reading'

/** Looks for colours that nobody can read in so many looks of random colours, in both themes. */
export async function expectReadableLooks(page: Page, count: number): Promise<void> {
  await signIn(page, ADMINISTERED)
  const { posts } = await (await page.request.get('/api/blogs')).json()
  const article = encodeURI(posts.find(({ ratings }: { ratings: object | null }) => ratings).path)
  const { origin } = new URL(page.url())
  const colour = colours()
  for (let index = 0; index < count; index++) {
    const look = {
      accent: colour(),
      ground: colour(),
      type: Object.keys(TYPES)[index % 7],
      corners: ['plain', 'sharp', 'soft'][index % 3],
    }
    const saved = await page.request.patch('/api/settings', { data: { look }, headers: { Origin: origin } })
    expect(saved.status(), JSON.stringify(look)).toBe(200)
    // One page of each kind in each look; all of them over the run.
    for (const address of [READ[index % READ.length]!, article, ADMINISTERED])
      for (const theme of ['dark', 'light']) {
        await page.evaluate((theme) => localStorage.setItem('den-theme', theme), theme)
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        expect(await violationsOn(page, { rules: COLOR_RULES }), `${JSON.stringify(look)}, ${theme}`).toEqual([])
      }
  }
}

/** Colours by a generator with a fixed seed (Numerical Recipes), so that each run sees the same ones. */
function colours(): () => string {
  let state = 1963
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  }
}
