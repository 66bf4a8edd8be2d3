import { testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS } from './axe.ts'
import { expectReadableLooks } from './random-looks.ts'

const test = testsWithABlog()
test.use(ACCESSIBILITY_OPTIONS)

test('axe finds no colour that cannot be read in looks of random colours', ({ page }) => expectReadableLooks(page, 3))
