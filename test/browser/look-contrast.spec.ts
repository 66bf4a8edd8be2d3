import { TYPES } from '#domain/look/look-choices.ts'
import { expect, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, COLOR_RULES, violationsOn } from './axe.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

/** `DEN_TEST_LONG=1` looks at as many as a release promises. */
const LOOKS = process.env.DEN_TEST_LONG === '1' ? 200 : 3
const READ = ['/', '/ratings', '/search?q=house']
const ADMINISTERED = '/admin/settings?section=reading'

test(`axe finds no colour that cannot be read in ${LOOKS} looks of random colours, in both themes`, async ({
  page,
}) => {
  test.setTimeout(60_000 + LOOKS * 30_000)
  await signIn(page, ADMINISTERED)
  const { posts } = await (await page.request.get('/api/blogs')).json()
  const article = encodeURI(posts.find(({ ratings }: { ratings: object | null }) => ratings).path)
  const { origin } = new URL(page.url())
  const colour = colours()
  for (let index = 0; index < LOOKS; index++) {
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
})

/** Colours by a generator with a fixed seed (Numerical Recipes), so that each run sees the same ones. */
function colours(): () => string {
  let state = 1963
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`
  }
}
