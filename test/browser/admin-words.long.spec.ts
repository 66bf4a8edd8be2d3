// Every screen of the admin area in the pseudo-locale. A minute or two, so for `test:long`.
import type { Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { POST_CALL, RATINGS, section } from '#test/support/posts.ts'
import { pseudoModule } from '#test/support/text/pseudo-modules.ts'
import { test as base, expect, KEEPER_SETTINGS, openAdmin, takeRecentSession } from './admin.ts'
import type { RunningBlog } from './blogs.ts'
import { frames } from './den.ts'
import { OF_THE_ADMIN_AREA } from './screens-of-the-admin-area.ts'
import { PSEUDO, speaking } from './speaking-blogs.ts'

/** The standard texts of a Japanese blog have no Latin letters either. */
const BLOG = speaking('ja', { ...KEEPER_SETTINGS, ...PSEUDO })
const test = base.extend<{ den: RunningBlog }>({ den: async ({ blogs }, use) => use(await blogs.of(BLOG)) })

/** Nothing of it is in Latin letters, so that what is left of a screen is Den's own. */
const POST = {
  ...POST_CALL,
  title: 'Κριτική',
  tagline: 'Γραμμή',
  description: 'Περιγραφή',
  author: 'Μάρα',
  tags: ['Σπίτι'],
  series: { name: 'Σειρά', part: 1 },
  film: { title: 'Φάρος', year: 2019, director: 'Γιώργος' },
  ratings: RATINGS,
  articleImgSrc: 'Πηγή',
  contentWarnings: [{ kind: 'gore', severity: 'strong', minute: 12 }],
  sections: [section({ sectionTitle: 'Ένα', sectionText: 'Λέξη **δύο**' })],
}
const SETTINGS = { blogName: 'Σπηλιά', tagline: 'Γραμμή', description: 'Περιγραφή', scale: Array(11).fill('Λέξη') }

/** What every language writes alike: names, units, and here German dates. */
const NAMES = new Set([
  ...'Amazon SES|Blogger|Bluesky|Brevo|CSV|Facebook|Fastmail|Ghost|Gmail|Instagram|Letterboxd|Mailgun|Markdown'.split(
    /[| ]/,
  ),
  ...'Mastodon|Medium|Microsoft|Outlook|Postmark|RSS|SendGrid|Substack|Threads|TikTok|Tumblr|WordPress|YouTube'.split(
    '|',
  ),
  ...['ALTCHA', 'Bing', 'Google', 'Pinterest', 'Yandex'],
  // Names of the interface: of its menu, and of what an operator sets.
  ...['Den', 'Greetings', 'Mailbox', 'First', 'party'],
  // In Japanese, in the footer.
  'Cookie',
  ...['iCloud', 'kB', 'MB', 'GB', 'keeper', 'reader'],
  ...LANGUAGE_TAGS.flatMap((tag) => LANGUAGES[tag].name.split(/[\s()]+/)),
  ...['long', 'short'].flatMap((length) => germanDates(length as 'long' | 'short')),
])
/** Addresses, names that stand for values in texts of a page, and slugs. */
const CODE = /\S*[@/]\S*|\{\w+\}|[a-z]+-[a-z]+/g
/** The least number of screens that links lead to, and of buttons on them. */
const SCREENS = 20
const PRESSES = 40
/** Milliseconds after which a button is taken for one that something covers. */
const PRESS_MS = 5_000

function germanDates(length: 'long' | 'short'): string[] {
  const formats = [{ month: length }, { day: 'numeric', month: length }, { weekday: length, month: length }] as const
  return formats
    .map((format) => new Intl.DateTimeFormat('de', { ...format, timeZone: 'UTC' }))
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, month + 1))))
    .flatMap((date) => date.split(/[^\p{L}]+/u))
}

test('the area says nothing that is in no catalogue', async ({ page }) => {
  const { leaks, note } = await opened(page)
  const screens = new Set(['/admin'])
  for (const screen of screens) {
    await openRested(page, screen)
    await note(screen)
    // A standard page is in the language of the blog.
    for (const href of await links(page)) if (!href.includes('?path=')) screens.add(href)
  }
  expect([...leaks].map(([text, where]) => `${where}: ${text}`)).toEqual([])
  expect(screens.size).toBeGreaterThan(SCREENS)
})

test('nor does it where a button is pressed, or a dialog sent as it opens', async ({ page, troubles }) => {
  const { leaks, note } = await opened(page)
  page.on('dialog', (dialog) => dialog.accept())
  let presses = 0
  for (const screen of OF_THE_ADMIN_AREA) {
    await openRested(page, screen)
    for (const name of await buttons(page)) {
      await openRested(page, screen)
      const button = page.locator('main').getByRole('button', { name, exact: true }).first()
      const isPressed = await button.click({ timeout: PRESS_MS }).then(
        () => true,
        () => false,
      )
      if (!isPressed) continue
      presses++
      await rest(page)
      await note(`${screen}, ${name}`)
      const send = page.getByRole('dialog').last().locator('button[type=submit]')
      if ((await send.count()) === 0) continue
      await send
        .first()
        .click({ timeout: PRESS_MS })
        .catch(() => {})
      await rest(page)
      await note(`${screen}, ${name}, sent`)
    }
  }
  // The browser reports each refusal as well.
  const others = troubles.splice(0).filter((trouble) => !/ a status of 4\d\d /.test(trouble))
  expect(others).toEqual([])
  expect([...leaks].map(([text, where]) => `${where}: ${text}`)).toEqual([])
  expect(presses).toBeGreaterThan(PRESSES)
})

async function openRested(page: Page, screen: string): Promise<void> {
  await takeRecentSession(page)
  await openAdmin(page, screen)
  await rest(page)
}

/** A blog whose area speaks the pseudo-locale, and what is found of other words there. */
async function opened(page: Page) {
  test.setTimeout(3_600_000)
  const origin = await takeRecentSession(page)
  await prepare(page, origin)
  await page.route('**/assets/catalogue-*.js', async (route) => {
    const response = await route.fetch()
    const source = await response.text()
    await route.fulfill({ response, body: pseudoModule(route.request().url(), source) ?? source })
  })
  const leaks = new Map<string, string>()
  const note = async (where: string) => {
    const texts = await unbracketedTexts(page)
    // A standard text of the blog, which is in Japanese.
    for (const text of texts.filter((each) => !/\p{Script=Hiragana}/u.test(each)))
      for (const [word] of text.replace(CODE, ' ').matchAll(/\p{Script=Latin}{2,}/gu))
        if (!NAMES.has(word) && !leaks.has(text)) leaks.set(text, where)
  }
  return { leaks, note }
}

/** Names of the buttons in sight, without those that differ in a number alone, as in rows. */
async function buttons(page: Page): Promise<string[]> {
  const names = await page
    .locator('main')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
  const byKind = new Map(names.filter(Boolean).map((name) => [name.replace(/\d+/g, '0'), name]))
  return [...byKind.values()]
}

async function prepare(page: Page, origin: string): Promise<void> {
  const headers = { Origin: origin }
  const send = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers, data })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  }
  await send('DELETE', '/api/demo-content')
  await send('PATCH', '/api/settings', SETTINGS)
  await send('POST', '/api/blogs', POST)
  await send('POST', '/api/blogs', {
    ...POST,
    title: 'Σκέψη',
    tag: 'Horror Musings',
    series: undefined,
    status: 'draft',
  })
  await send('POST', '/api/subscribers', { csv: 'reader@den.example', consent: 'Ναι, το ζήτησαν όλοι τους.' })
  await send('PATCH', '/api/account', { language: 'de' })
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await frames(page)
}

function links(page: Page): Promise<string[]> {
  return page.locator('a[href^="/admin"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!.split('#')[0]!))
}

/** What a reader of the screen sees or hears that stands in no brackets, but for code and addresses. */
function unbracketedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    const add = (text: string | null) => {
      let rest = text ?? ''
      // A message may be a value of another.
      for (let before = ''; before !== rest; ) {
        before = rest
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
      }
      texts.push(rest)
    }
    for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
      for (const name of attributes) add(element.getAttribute(name))
    // A message may have elements within.
    let depth = 0
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const node = walk.currentNode as Text
      if (node.parentElement!.closest('script, style, code, pre, kbd, samp, noscript, template, textarea')) continue
      for (const part of node.data.split(/(?=[⟦⟧])|(?<=[⟦⟧])/))
        if (part === '⟦') depth += 1
        else if (part === '⟧') depth -= 1
        else if (depth === 0) texts.push(part)
    }
    return texts
  })
}
