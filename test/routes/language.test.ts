import { expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '#domain/locales/language.ts'
import { SettingsRepository } from '#server/settings/settings-repository.ts'
import { openTestApp } from '#test/support/app.ts'
import { describeServer, openTestSqlite } from '#test/support/database/databases.ts'
import { attributesOf, textIn, textsOf } from '#test/support/html.ts'
import { openKeeperApp, openMailingApp } from '#test/support/identity/administrator.ts'
import { mailboxOf } from '#test/support/mail/mail.ts'
import { post as sendForm, solved, subscribe } from '#test/support/mail/subscribing.ts'
import { POST_CALL, RATINGS, section } from '#test/support/posts.ts'
import { GREEK, GREEK_POSTS, GREEK_SETTINGS } from '#test/support/text/greek.ts'
import { BRACKETED, unbracketed } from '#test/support/text/pseudo-locale.ts'

/** Pages that no other page leads to. */
const UNLINKED = [
  ...['/', '/?page=99', '/blogs/nowhere', '/film/nothing', '/limits', '/subscribe', '/missing.png', '/categories'],
  ...['/ratings?terror=8-9&year=1980-&without=gore', '/compare/gone/none', '/search?q=xx', '/search?q=%CE%BB'],
  ...['/search?q=%CE%BB&page=9', '/subscription/confirm?token=none', '/unsubscribe?token=none'],
]
/** Not yet translated, or no page of readers. */
const ELSEWHERE = /^\/(greetings|terms|privacy|cookiepolicy|admin|assets|covers|media|feed|atom|site|.*\/feed\.xml)/
/** Names, which every language writes alike. */
const NAMES = new Set(['xx', 'RSS', 'Atom', 'JSON', 'Feed'])

/** The letters above lists from A to Z. */
const ALPHABET = /^abcdefghijklmnopqrstuvwxyz/

it('says nothing on a reading page that is in no catalogue', async () => {
  await using app = await openTestApp(openTestSqlite, {
    posts: GREEK_POSTS,
    settings: GREEK_SETTINGS,
    overrides: { catalogueOf: async () => BRACKETED },
  })
  const leaks: string[] = []
  const pages = new Set(UNLINKED)
  // A set visits what is added on the way.
  for (const page of pages) {
    const { body, status } = await app.get(page, { headers: { Accept: 'text/html' } })
    expect([200, 404], `${page} ${status}`).toContain(status)
    expect(body, page).toContain('<html lang="ja"')
    expect(body).toContain('⟦')
    for (const href of attributesOf(body, 'href'))
      if (href.startsWith('/') && !ELSEWHERE.test(href)) pages.add(href.split('#')[0]!)
    const html = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    const texts = [
      textIn(html),
      ...['aria-label', 'alt', 'placeholder', 'data-failed', 'data-word', 'data-quote', 'data-moment'].flatMap((name) =>
        attributesOf(html, name),
      ),
    ]
    for (const word of texts.flatMap(unbracketed))
      if (!NAMES.has(word) && !ALPHABET.test(word)) leaks.push(`${page}: ${word}`)
  }
  expect(pages.size).toBeGreaterThan(35)
  expect(leaks).toEqual([])
}, 60_000)

it('says nothing in a feed or a mail that is in no catalogue', async () => {
  await using app = await openKeeperApp(openTestSqlite, {
    posts: GREEK_POSTS,
    settings: { ...GREEK_SETTINGS, welcomeMail: true },
    overrides: { catalogueOf: async () => BRACKETED },
  })
  const texts: string[] = []
  // The text of an article is HTML, which is escaped within the feed.
  for (const feed of ['/feed.xml', '/atom.xml', '/category/horror-review/feed.xml'])
    for (const name of ['title', 'description', 'subtitle', 'summary', 'category', 'content:encoded', 'content'])
      texts.push(...textsOf((await app.get(feed)).body, name).map((text) => textIn(textIn(text))))
  const { items, title, description } = (await app.get('/feed.json')).json()
  texts.push(title, description, ...items.flatMap((item: Record<string, string>) => [item.title!, item.summary!]))

  expect((await subscribe(app, { to_email: 'reader@den.example', captcha: await solved(app) })).status).toBe(202)
  await expect.poll(async () => (await mailboxOf(app.database)).length).toBe(1)
  const [, link = ''] = /(\/subscription\/confirm\?token=[\w-]+)/.exec((await mailboxOf(app.database))[0]!.text)!
  expect((await sendForm(app, link)).status).toBe(200)
  await expect.poll(async () => (await mailboxOf(app.database)).length).toBe(2)
  const announced = { ...POST_CALL, ...GREEK, title: 'Άλλη μία', ratings: RATINGS, announce: true, sections: [] }
  expect((await app.send('POST', '/api/blogs', announced)).status).toBe(201)
  await expect.poll(async () => (await mailboxOf(app.database)).length).toBe(3)
  const mails = await app.database.read
    .selectFrom('mailbox_messages')
    .select(['subject', 'text_body', 'html_body'])
    .execute()
  for (const { subject, text_body, html_body } of mails)
    texts.push(
      subject,
      text_body,
      textIn(html_body.replaceAll('&middot;', '·').replace(/<style[\s\S]*?<\/style>/g, '')),
    )

  expect(texts.join()).toContain('⟦')
  expect(texts.flatMap(unbracketed).filter((word) => !NAMES.has(word))).toEqual([])
})

describeServer('The language of a blog', (open) => {
  it('is that of pages, feeds, cards and mails to subscribers; the admin area has its own', async () => {
    await using app = await openMailingApp(open)
    expect((await app.send('PATCH', '/api/settings', { language: 'de' })).status).toBe(200)

    const { path } = (await app.send('POST', '/api/blogs', { ...POST_CALL, date: '2024-10-31' })).json()
    const article = (await app.get(path)).body
    expect(article).toContain('<html lang="de"')
    expect(article).toContain('31. Oktober 2024')
    expect(article).toContain('"inLanguage":"de"')
    expect(article).toContain('<meta property="article:section" content="Horrorkritik"')
    expect((await app.get('/feed.xml')).body).toContain('<language>de</language>')
    expect((await app.get('/site.webmanifest')).json()).toMatchObject({ lang: 'de', dir: 'ltr' })
    const english = { 'Accept-Language': 'en' }
    const list = (await app.send('GET', '/admin/posts', undefined, english)).body
    expect(list).toContain('<html lang="en"')
    expect(list).toContain('October 31, 2024')
    expect(list).toMatch(/<footer[^>]* lang="de" dir="ltr"/)
    expect((await app.get('/admin', { headers: english })).body).toMatch(/<header[^>]* lang="de" dir="ltr"/)

    expect((await subscribe(app, { to_email: 'reader@den.example', captcha: await solved(app) })).status).toBe(202)
    const { source } = app.smtp.received[0]!
    expect(source).toContain('Content-Language: de')
    const [, link = ''] = /(\/subscription\/confirm\?token=[\w-]+)/.exec(
      source.replace(/=\r\n/g, '').replace(/=3D/g, '='),
    )!
    expect((await sendForm(app, link)).body).toContain('<html lang="de"')
  })

  it('is not that of every post: one in another language says so on its page, in feeds and in calls', async () => {
    await using app = await openMailingApp(open)
    await app.send('PATCH', '/api/settings', { language: 'ja' })
    const { path } = (
      await app.send('POST', '/api/blogs', {
        ...POST_CALL,
        language: 'pt-BR',
        sections: [section({ sectionTitle: 'Um', sectionText: 'Era uma vez.' })],
      })
    ).json()
    const article = (await app.get(path)).body
    expect(article).toContain('<html lang="ja"')
    expect(article).toContain('<h1 class="hero__title" lang="pt-BR"')
    expect(article).toContain('<div class="prose" lang="pt-BR"')
    expect(article).toContain('"inLanguage":"pt-BR"')
    expect((await app.get('/atom.xml')).body).toContain('<entry xml:lang="pt-BR">')
    expect((await app.get('/feed.json')).json().items[0].language).toBe('pt-BR')
    const [listed] = (await app.get('/api/blogs')).json().posts
    expect(listed.language).toBe('pt-BR')

    const changed = await app.send('PATCH', `/api/blogs/${listed.id}`, { language: 'ja', revision: 1 })
    expect(changed.status).toBe(200)
    expect((await app.get(path)).body).not.toContain('class="prose" lang')
    const refused = await app.send('PATCH', `/api/blogs/${listed.id}`, { language: 'Klingon, of course', revision: 2 })
    expect(refused.json().errors).toEqual({ language: 'A language must be a tag such as en or pt-BR' })
  })

  it('is one of those that Den speaks, and an unknown one in the database counts as English', async () => {
    await using app = await openMailingApp(open)
    await new SettingsRepository(app.database).set('language', 'tlh')
    expect((await app.get('/')).body).toContain('<html lang="en"')
    const refused = await app.send('PATCH', '/api/settings', { language: 'tlh' })
    expect(refused.status).toBe(422)
    expect(refused.json().errors.language).toBe(`Language is one of: ${LANGUAGE_TAGS.join(', ')}`)
  })

  it('is chosen at the first start, with what a new blog says', async () => {
    await using app = await openTestApp(open, { env: { DEN_LANGUAGE: 'ar' } })
    const home = (await app.get('/')).body
    expect(home).toContain('<html lang="ar" dir="rtl"')
    expect(await app.services.settings.current()).toMatchObject({ language: 'ar' })
    expect(home).not.toContain('Nothing lurks here yet')
    await app.services.settings.save({ language: 'en' })
    await app.services.storeFirstLanguage('ar')
    expect(await app.services.settings.current()).toMatchObject({ language: 'en' })
  })
})
