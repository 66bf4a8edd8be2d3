// Every screen of the admin area in the pseudo-locale. A minute or two, so for `test:long`.
import type { Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGES } from '#domain/locales/language.ts'
import { POST_CALL, RATINGS, section } from '#test/support/posts.ts'
import { pseudoModule } from '#test/support/text/pseudo-modules.ts'
import { test as base, expect, KEEPER_SETTINGS, openAdmin, takeRecentSession } from './admin.ts'
import type { RunningBlog } from './blogs.ts'
import { frames } from './den.ts'
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
/** The least number of screens that links lead to. */
const SCREENS = 20

function germanDates(length: 'long' | 'short'): string[] {
  const formats = [{ month: length }, { day: 'numeric', month: length }, { weekday: length, month: length }] as const
  return formats
    .map((format) => new Intl.DateTimeFormat('de', { ...format, timeZone: 'UTC' }))
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, month + 1))))
    .flatMap((date) => date.split(/[^\p{L}]+/u))
}

test('the area says nothing that is in no catalogue', async ({ page }) => {
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
    for (const text of await unbracketedTexts(page))
      for (const [word] of text.replace(/\S*[@/]\S*/g, ' ').matchAll(/\p{Script=Latin}{2,}/gu))
        if (!NAMES.has(word) && !leaks.has(text)) leaks.set(text, where)
  }
  const screens = new Set(['/admin'])
  for (const screen of screens) {
    await takeRecentSession(page)
    await openAdmin(page, screen)
    await rest(page)
    await note(screen)
    // A standard page is in the language of the blog.
    for (const href of await links(page)) if (!href.includes('?path=')) screens.add(href)
  }
  expect([...leaks].map(([text, where]) => `${where}: ${text}`)).toEqual([])
  expect(screens.size).toBeGreaterThan(SCREENS)
})

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
