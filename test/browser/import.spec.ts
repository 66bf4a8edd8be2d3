import { expect, openAdmin, signIn, testsWithABlog } from './admin.ts'
import { ACCESSIBILITY_OPTIONS, expectAccessible, expectNoViolations } from './axe.ts'

const test = testsWithABlog()
test.describe.configure({ mode: 'default' })
test.use(ACCESSIBILITY_OPTIONS)

const POST = {
  type: 'post',
  status: 'published',
  visibility: 'public',
  featured: 0,
  html: '<p>A slow, cold film.</p>',
  created_at: '2019-10-01T08:00:00.000Z',
  published_at: '2019-10-31T20:00:00.000Z',
}
const GHOST = {
  meta: { version: '5.80.0' },
  data: {
    posts: [
      { ...POST, id: '1', uuid: 'u-1', title: 'Corridors of Snow', slug: 'corridors', feature_image: '/none.png' },
      { ...POST, id: '2', uuid: 'u-2', title: 'For Members Only', slug: 'members', visibility: 'paid' },
      { ...POST, id: '3', uuid: 'u-3', title: '', slug: 'nameless', html: '' },
    ],
  },
}
const file = { name: 'ghost.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(GHOST)) }

test('a file that cannot be imported says why; a Ghost export is looked through, imported once, and its old addresses lead on', async ({
  page,
}) => {
  await signIn(page, '/admin/posts')
  await page.getByText('House', { exact: true }).click()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Import' })).toBeVisible()
  const look = main.getByRole('button', { name: 'See what would happen' })
  await look.click()
  await expect(main.getByText('Choose a file first')).toBeVisible()
  await main.getByLabel('File', { exact: true }).setInputFiles({ ...file, buffer: Buffer.from('{"data":{"posts":[{') })
  await main.getByLabel('Where it comes from').selectOption('Ghost')
  await look.click()
  await expect(main.getByRole('heading', { name: 'ghost.json cannot be imported' })).toBeVisible()
  await expect(main.getByRole('alert')).toContainText('ghost.json')
  await expectNoViolations(page, 'main')

  await main.getByRole('button', { name: 'Choose another file' }).click()
  await main.getByLabel('File', { exact: true }).setInputFiles(file)
  await look.click()
  await expect(main.getByRole('heading', { name: 'What would happen with ghost.json' })).toBeVisible()
  const entries = main.getByRole('list', { name: 'Report' }).getByRole('listitem')
  const corridors = entries.filter({ hasText: 'Corridors of Snow' }).first()
  await expect(corridors).toContainText('new')
  await expect(corridors).toContainText('published, October 31, 2019, of keeper@den.example → /blogs/corridors')
  await expect(corridors).toContainText('picture not moved: /none.png')
  await expectAccessible(page, { within: 'main' })
  await main.getByRole('link', { name: 'Not imported (1)' }).click()
  await expect(corridors).toBeHidden()
  await expect(main.getByText('It has no title and no text.')).toBeVisible()
  expect((await page.request.get('/blogs/corridors')).status()).toBe(404)

  await main.getByRole('button', { name: 'Import 2 posts' }).click()
  await expect(main.getByRole('heading', { name: 'ghost.json is imported' })).toBeVisible()
  await openAdmin(page, '/admin/import')
  await main.getByRole('link', { name: 'ghost.json' }).click()
  await expect(main.getByRole('heading', { name: 'ghost.json is imported' })).toBeVisible()
  await expectAccessible(page, { within: 'main' })
  const moved = await page.request.get('/corridors/', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/blogs/corridors'])
  const imported = (await corridors.getByRole('link', { name: '/blogs/corridors' }).getAttribute('href'))!
  expect(await (await page.request.get(imported)).text()).toMatch(/<h1[^>]*>Corridors of Snow/)

  await main.getByRole('link', { name: 'Import', exact: true }).click()
  await main.getByLabel('File', { exact: true }).setInputFiles(file)
  await look.click()
  await expect(main.getByText('There is nothing to import.')).toBeVisible()
  await expect(corridors).toContainText('here already')
  await expect(main.getByRole('button', { name: /^Import \d/ })).toBeHidden()
  await main.getByRole('button', { name: 'Choose another file' }).click()
  await expect(look).toBeVisible()

  // Its form has what readers see in place of what it lacks, and wants that when it is taken away.
  const address = `/api/blogs/${encodeURIComponent('/blogs/corridors')}`
  const stored = await (await page.request.get(address)).json()
  expect([stored.tag, stored.articleImgSrc]).toEqual(['', ''])
  await openAdmin(page, `/admin/posts/${stored.id}`)
  await expect(main.getByLabel('Category')).toHaveValue('General')
  const source = main.getByLabel('Image Source', { exact: true })
  await expect(source).toHaveValue(/^The Midnight Den \(\d{4}\)$/)
  const shown = await source.inputValue()
  const required = ['Title', 'Short Caption', 'Image Source', 'Author Name', 'Date', 'Category', 'Long Caption']
  await expect(main.locator('.post-form .field__label--required')).toHaveText(required)
  const update = main.getByRole('button', { name: 'Update Blog' })
  await expect(update).toBeDisabled()
  await main.getByLabel('Author Name').fill('Mara Vell')
  await main.getByText('Source and description').click()
  await source.fill('')
  await update.click()
  await expect(main.getByText('Image Source is required')).toBeVisible()
  await source.fill(shown)
  await update.click()
  await expect(page.getByText('Successfully Updated Blog - Corridors of Snow')).toBeVisible()
  const saved = await (await page.request.get(address)).json()
  expect([saved.tag, saved.articleImgSrc]).toEqual(['General', shown])
})

test('a report is looked through, taken along as a file, and undone but for what was edited since', async ({
  page,
  troubles,
}) => {
  await signIn(page, '/admin/import')
  const main = page.getByRole('main')
  const post = (id: string, html: string) => ({
    ...POST,
    id,
    uuid: `w-${id}`,
    title: `Winter ${id}`,
    slug: `w-${id}`,
    html,
  })
  const posts = [post('7', '<p>The <del>cold</del> road.</p>'), post('8', '<p>It snows.</p>')]
  const buffer = Buffer.from(JSON.stringify({ ...GHOST, data: { posts } }))
  await main.getByLabel('File', { exact: true }).setInputFiles({ ...file, name: 'winter.json', buffer })
  await main.getByRole('button', { name: 'See what would happen' }).click()
  await main.getByRole('button', { name: 'Import 2 posts' }).click()
  await expect(main.getByRole('heading', { name: 'winter.json is imported' })).toBeVisible()
  await expect(main.getByRole('term').filter({ hasText: 'As it was' })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: '<p>The <del>cold</del> road.</p>' })).toBeVisible()

  const parts = main.getByRole('navigation', { name: 'Entries of the report' })
  await parts.getByRole('link', { name: 'Text (1)' }).click()
  const entries = main.getByRole('list', { name: 'Report' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Winter 8' })).toHaveCount(0)
  const looked = main.getByRole('button', { name: /Mark as looked at.*Winter 7/ })
  await looked.click()
  await expect(main.getByRole('button', { name: /✓ Looked at.*Winter 7/ })).toBeFocused()
  const all = parts.getByRole('link', { name: /^All/ })
  await all.click()
  // The entries are replaced as this part arrives, and a press begun before would be lost.
  await expect(all).toHaveAttribute('aria-current', 'true')
  await expect(parts.getByRole('link', { name: /^To look at/ })).toHaveCount(0)
  await main.getByRole('button', { name: /✓ Looked at.*Winter 7/ }).click()
  await parts.getByRole('link', { name: 'To look at (1)' }).click()
  await expect(parts.getByRole('link', { name: 'To look at (1)' })).toHaveAttribute('aria-current', 'true')
  await expect(entries.filter({ hasText: 'Winter 8' })).toHaveCount(0)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'a page' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('import-report.html')

  const edited = await (await page.request.get('/api/blogs/%2Fblogs%2Fw-8')).json()
  await all.click()
  await main.getByRole('link', { name: 'Winter 8', exact: true }).click()
  await main.getByLabel('Title', { exact: true }).fill('Winter 8, once more')
  await main.getByLabel('Author Name').fill('Mara Vell')
  await main.getByRole('button', { name: 'Update Blog' }).click()
  await expect(page.getByText('Successfully Updated Blog - Winter 8, once more')).toBeVisible()
  await openAdmin(page, '/admin/import')
  await main.getByRole('link', { name: 'winter.json' }).click()
  await main.getByRole('button', { name: 'Undo this import…' }).click()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
  await expect(main.getByRole('heading', { name: 'The import of winter.json is undone' })).toBeVisible()
  await expect(entries.filter({ hasText: 'Winter 7' }).first()).toContainText('taken back')
  await expect(
    main.getByText('1 post taken back. 1 post stayed: changed, announced, deleted or linked to here since.'),
  ).toBeVisible()
  await expect(entries.filter({ hasText: 'Winter 8' }).first()).toContainText('not undone')
  const left = ['w-7', 'w-8'].map((name) => page.request.get(`/api/blogs/${encodeURIComponent(`/blogs/${name}`)}`))
  const [gone, kept] = await Promise.all(left)
  expect([gone!.status(), (await kept!.json()).id]).toEqual([404, edited.id])
  expect(troubles).toEqual([])
})

test('scores are asked for before anything is stored', async ({ page, troubles }) => {
  await signIn(page, '/admin/import')
  const main = page.getByRole('main')
  const dated = 'date: 2019-10-31\ncategory: Film'
  await main.getByLabel('File', { exact: true }).setInputFiles({
    name: 'site.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`---\ntitle: The Fog Horn\n${dated}\nrating: 4\n---\nIt blows.\n`),
  })
  await main.getByRole('button', { name: 'See what would happen' }).click()
  const scale = main.getByLabel('Best score on the old site')
  await expect(scale).toHaveValue('')
  await expect(main.getByText('1 post has a score, always 4. Den’s scores go up to 10.')).toBeVisible()
  await main.getByRole('button', { name: 'Import 1 post' }).click()
  await expect(main.getByText('Choose what the best score is')).toBeVisible()
  await expectAccessible(page, { within: 'main' })
  expect((await page.request.get('/blogs/site')).status()).toBe(404)

  await scale.selectOption('Leave the scores out')
  await expect(main.getByText('Choose what the best score is')).toBeHidden()
  await scale.selectOption('5 is the best (probably)')
  await expect(main.getByText('its category "Film" became "Horror Review"')).toBeVisible()
  // What was chosen since the dry run is looked at before anything is imported.
  await main.getByText('Categories and tags of the archive (2)').click()
  await main.getByLabel('What becomes of Horror Review').selectOption('Tag')
  await expect(main.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Look again with these' })).toBeVisible()
  await main.getByLabel('What becomes of Horror Review').selectOption('As in the archive')
  await expect(scale).toHaveValue('5')
  await main.getByRole('button', { name: 'Import 1 post' }).click()
  await expect(main.getByRole('heading', { name: 'site.md is imported' })).toBeVisible()
  await expect(scale).toBeHidden()
  const post = await (await page.request.get('/api/blogs/%2Fblogs%2Fsite')).json()
  expect([post.tag, post.tags, post.ratings.overall]).toEqual(['Horror Review', ['Film'], 8])
  expect(troubles).toEqual([])
})

test('old addresses are listed, searched, added, changed and taken away', async ({ page, troubles }) => {
  await signIn(page, '/admin/redirects')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const rows = main.getByRole('row').filter({ hasText: '/' })
  await main.getByRole('button', { name: 'Add a redirect…' }).click()
  await dialog.getByLabel('Old address').fill('/films')
  await dialog.getByLabel('Leads to').fill('/ratings')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Den answers this address itself')).toBeVisible()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')])
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByLabel('Old address').fill('/2019/best-of-snow.html')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  const row = rows.filter({ hasText: '/2019/best-of-snow.html' })
  await expect(row).toContainText('/ratings')
  await expectAccessible(page, { within: 'main' })

  await main.getByRole('searchbox').fill('best-of')
  await main.getByRole('searchbox').press('Enter')
  await expect(main.getByRole('status')).toHaveText('1 redirect found')
  await row.getByRole('button', { name: 'Change…' }).click()
  await dialog.getByLabel('Leads to').fill('https://elsewhere.example/snow')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('https://elsewhere.example/snow')
  const moved = await page.request.get('/2019/best-of-snow.html', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, 'https://elsewhere.example/snow'])

  await row.getByRole('button', { name: 'Take away…' }).click()
  await dialog.getByRole('button', { name: 'Take away' }).click()
  await expect(main.getByText('No address like that')).toBeVisible()
})
