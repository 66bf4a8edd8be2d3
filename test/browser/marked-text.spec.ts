import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDatabase } from '#server/db/database.ts'
import { savePost } from '#test/support/database/posts.ts'
import { section } from '#test/support/posts.ts'
import { signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible } from './axe.ts'
import { expect } from './den.ts'

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

const TEXT = `## Every *mark*

One note[^1], \`code\`, https://x.example/${'long'.repeat(40)}

> A quote.
>
> - of two
> - items

\`\`\`
${'code '.repeat(60)}
\`\`\`

${VIDEO}

https://letterboxd.com/film/the-thing/

${'Words. '.repeat(400)}

[^1]: The ||note||.`

/** A list, a quote with a list, and a footnote in Hebrew; the last item of each list begins with a Latin title. */
const HEBREW = `- בית רדוף
- Alien של סקוט

> - רוח רפאים
> - Psycho

מילה[^1]

[^1]: הערה`

const test = testsWithABlog(async (folder) => {
  await using database = await openDatabase({ dataDir: folder })
  const sections = ['One', 'Two'].map((sectionTitle) => section({ sectionTitle, sectionText: TEXT }))
  await savePost(database, { title: 'Marks', path: '/blogs/Marks', sections })
  await savePost(database, { title: 'Hebrew', path: '/blogs/Hebrew', sections: [section({ sectionText: HEBREW })] })
})
test.describe.configure({ mode: 'default' })

test('a footnote is reached from its reference and leads back; a card loads a sandboxed frame once it is pressed, and stays as a link', async ({
  page,
  troubles,
}) => {
  await page.route(FRAME, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' }))
  await page.goto('/blogs/Marks')
  await page.getByRole('link', { name: 'Footnote 1' }).last().click()
  const back = page.getByRole('link', { name: 'Back to reference 1' }).last()
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page.locator('#section-2-ref-1')).toBeInViewport()

  const card = page.getByRole('link', { name: 'YouTube' }).first()
  await loaded(page)
  expect(troubles).toEqual([])
  await card.click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
  await expect(frame).toHaveAttribute('title', /^YouTube youtube.com/)
  await expect(card).toHaveAttribute('href', VIDEO)
  await expect(card).not.toHaveAttribute('data-frame')
  expect(troubles.splice(0)).toEqual([`another host: ${FRAME}`])
})

test.describe('an article with every mark', () => {
  test.use(ACCESSIBILITY_OPTIONS)

  test('is accessible, and never wider than the window; without scripts a card is a link', async ({ page }) => {
    test.slow()
    await page.goto('/blogs/Marks')
    await expectAccessible(page)
    const html = await (await page.request.get('/blogs/Marks')).text()
    expect(html).toContain(`href="${VIDEO}"`)
    expect(html).toContain('href="https://letterboxd.com/film/the-thing/"')
  })
})

test('bullets, numbers and the line of a quote stand at the right of Hebrew and at the left of English', async ({
  page,
}) => {
  for (const [path, bulletSide, otherSide] of [
    ['/blogs/Hebrew', 'right', 'left'],
    ['/blogs/Marks', 'left', 'right'],
  ] as const) {
    await page.goto(path)
    const prose = page.locator('.prose')
    const sides = (await prose.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const words = document.createRange()
        words.selectNodeContents(item)
        const [list, text] = [item.parentElement!.getBoundingClientRect(), words.getBoundingClientRect()]
        return { left: text.left - list.left, right: list.right - text.right }
      }),
    )) as { left: number; right: number }[]
    expect(sides.length).toBeGreaterThan(2)
    for (const side of sides) {
      // Room for a bullet, and nothing more: the words begin beside it.
      expect(side[bulletSide]).toBeGreaterThan(20)
      expect(side[bulletSide]).toBeLessThan(50)
    }
    const quote = prose.locator('blockquote').first()
    await expect(quote).toHaveCSS(`border-${bulletSide}-width`, '2px')
    await expect(quote).toHaveCSS(`border-${otherSide}-width`, '0px')
    await expect(quote).toHaveCSS(`padding-${otherSide}`, '0px')
  }
})

test('the preview shows a picture within a text before the post is saved', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signIn(page)
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#803020' } })
    .jpeg()
    .toBuffer()
  const upload = await page.request.post('/api/media', {
    headers: { Origin: new URL(page.url()).origin },
    multipart: { image: { name: 'dog.jpg', mimeType: 'image/jpeg', buffer } },
  })
  const { address } = await upload.json()
  await page.getByLabel('Section Title').first().fill('The dog')
  await page.getByLabel('Section Text').first().fill(`It runs.\n\n![A husky](${address})`)
  await page.getByRole('button', { name: 'Show preview' }).click()
  const picture = page.frameLocator('.preview__frame').getByRole('img', { name: 'A husky' })
  await expect(picture).toHaveAttribute('width', '300')
  await expect(picture).toBeVisible()
})

/** Waits until the script of cards, which comes after that of the page, has run. */
async function loaded(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/embeds-[^/]*\.js$/.test(name))?.name,
  )
  await page.evaluate(async (name) => void (await import(name!)), await script.jsonValue())
}
