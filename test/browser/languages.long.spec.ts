// Every screen of readers in languages that are long, dense or from the right, at every width and with axe. Minutes, so for `test:long`.
import { ACCESSIBILITY_OPTIONS, expectNoViolations } from './axe.ts'
import { expectScreensToFit, test } from './speaking-blogs.ts'

test.use(ACCESSIBILITY_OPTIONS)

for (const blog of ['de', 'uk', 'ja', 'ar'] as const)
  test.describe(`in ${blog}`, () => {
    test.use({ blog })

    test('every screen of readers fits at every width, and axe finds nothing', async ({ page }) => {
      test.setTimeout(1_200_000)
      await expectScreensToFit(page, () => expectNoViolations(page))
    })
  })
