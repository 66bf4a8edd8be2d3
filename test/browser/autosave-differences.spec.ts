import type { Page, Request } from '@playwright/test'
import { RATINGS } from '#test/support/posts.ts'
import { expect, openStored, test } from './admin.ts'

const LONG = 'A sentence that was saved before. '.repeat(100).trim()
const SECTIONS = [{ sectionTitle: 'One', sectionText: LONG }]

test('an autosave of a draft sends what changed, and the server has what the form shows', async ({
  page,
  troubles,
}) => {
  const address = await openStored(page, { status: 'draft', title: 'Parts of a Draft', sections: SECTIONS })

  const first = await savedBy(page, 'another caption', () => page.getByLabel('Short Caption').fill('another caption'))
  expect(patchOf(first)).toEqual([
    { op: 'replace', path: '/status', value: 'draft' },
    { op: 'replace', path: '/tagline', value: 'another caption' },
  ])
  const second = await savedBy(page, 'The second', async () => {
    await page.getByRole('button', { name: 'Add section' }).click()
    await page.keyboard.insertText('The second')
  })
  expect(pathsIn(second)).toContain('/sections/1')
  // The first section is sent again with the one that takes its place.
  await savedBy(page, '/sections/0', () => page.getByRole('button', { name: 'Move Section 2 up' }).click())
  const third = await savedBy(page, 'A short text', () =>
    page.getByLabel('Section Text', { exact: true }).first().fill('A short text'),
  )
  expect(pathsIn(third)).toEqual(['/status', '/sections/0'])
  expect(third.postData()!.length).toBeLessThan(400)
  const stored = await (await page.request.get(address)).json()
  expect(stored.tagline).toBe('another caption')
  expect(stored.sections).toMatchObject([
    { sectionTitle: 'The second', sectionText: 'A short text' },
    { sectionTitle: 'One', sectionText: LONG },
  ])

  // Another tab saves first: the refused patch is not laid over it, but made anew over what both say.
  await saveElsewhere(page, address, { tagline: 'from elsewhere' })
  await page.getByLabel('Long Caption').fill('from here')
  await expect.poll(async () => (await (await page.request.get(address)).json()).description).toBe('from here')
  expect((await (await page.request.get(address)).json()).tagline).toBe('from elsewhere')
  // The browser logs the 412 to the console.
  troubles.splice(0)
})

test('changes of a published post are sent in parts, also after a reload, and the latest input when it is left', async ({
  page,
  troubles,
}) => {
  const address = `${await openStored(page, { title: 'Parts of a Post', sections: SECTIONS, ratings: RATINGS })}/edit`
  const stored = async () => (await page.request.get(address)).json()
  const caption = page.getByLabel('Short Caption')
  const first = await savedBy(page, 'not out yet', () => caption.fill('not out yet'))
  expect([first.method(), pathsIn(first)]).toEqual(['PATCH', ['/status', '/tagline']])
  const second = await savedBy(page, 'Uno', () => page.getByLabel('Section Title', { exact: true }).fill('Uno'))
  expect([second.method(), pathsIn(second)]).toEqual(['PATCH', ['/status', '/sections/0']])
  await page.reload()
  const third = await savedBy(page, 'nor this', () => page.getByLabel('Long Caption').fill('nor this'))
  expect([third.method(), pathsIn(third)]).toEqual(['PATCH', ['/status', '/description']])
  expect(await stored()).toMatchObject({
    tagline: 'not out yet',
    description: 'nor this',
    sections: [{ sectionTitle: 'Uno', sectionText: LONG }],
  })

  const held = Promise.withResolvers<() => Promise<void>>()
  await page.route(`**${address}`, (route) =>
    route.request().postData()?.includes('the second words') ? held.resolve(() => route.continue()) : route.fallback(),
  )
  await caption.fill('the second words')
  const release = await held.promise
  await caption.fill('the last words')
  const last = await savedBy(page, 'the last words', () =>
    page.evaluate(() => {
      dispatchEvent(new Event('pagehide'))
    }),
  )
  expect(last.headers()['if-match']).toMatch(/^"p_\w+\.edit\.\d+", "p_\w+\.save\.\w+"$/)
  expect((await stored()).tagline).toBe('the last words')

  // The held save arrives after the last one and is refused.
  const [late] = await Promise.all([
    page.waitForResponse((response) => response.request().postData()?.includes('the second words') === true),
    release(),
  ])
  expect([late.status(), (await stored()).tagline]).toEqual([412, 'the last words'])
  // The browser logs the 412 to the console.
  troubles.splice(0)
})

/** The first successful save after `change` whose body contains the words. */
async function savedBy(page: Page, words: string, change: () => Promise<void>): Promise<Request> {
  const isSave = (response: { request(): Request; ok(): boolean }) =>
    ['PUT', 'PATCH'].includes(response.request().method()) &&
    response.ok() &&
    response.request().postData()!.includes(words)
  const [response] = await Promise.all([page.waitForResponse(isSave), change()])
  return response.request()
}

function patchOf(request: Request): { path: string }[] {
  expect(request.headers()['content-type']).toBe('application/json-patch+json')
  return request.postDataJSON()
}

function pathsIn(request: Request): string[] {
  return patchOf(request).map(({ path }) => path)
}

async function saveElsewhere(page: Page, address: string, change: object) {
  const response = await page.request.patch(address, {
    data: change,
    headers: { 'If-Match': '*', Origin: new URL(page.url()).origin },
  })
  expect(response.status()).toBe(200)
}
