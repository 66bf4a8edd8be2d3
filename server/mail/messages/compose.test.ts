import { expect, it } from 'vitest'
import { en } from '#domain/locales/en/catalogue.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { createLocale } from '#domain/locales/locale.ts'
import type { Delivery } from '../outbox/delivery.ts'
import { type AccountWords, accountWordsIn } from './account-contact.ts'
import { compose, type MailSite } from './compose.ts'

const site: MailSite = {
  siteUrl: 'https://den.example',
  blogName: 'The Midnight Den',
  contact: 'keeper@den.example',
  palette: null,
  type: 'den',
  corners: 'plain',
  logo: null,
  locale: ENGLISH,
  from: { name: '', address: 'post@den.example' },
  epoch: 3,
  unsubscribeLink: (id) => `https://den.example/unsubscribe?token=${id}`,
}

const post = {
  id: 'p_1',
  title: 'The House & the Hill',
  tagline: 'It waits.',
  description: 'A film about a house.',
  path: '/blogs/The-House-&-the-Hill?',
  articleImage: `/media/${'a'.repeat(32)}.jpg`,
  articleImageAlt: '',
}

const EVIL = '<img src=x onerror=alert(1)>"\'&\r\nBcc: victim@mail.example'

it('writes an announcement that reads well either way', () => {
  const mail = compose(delivery('announcement'), site, post)
  expect(mail).toMatchObject({
    id: 'd-m1.3@den.example',
    to: 'reader@mail.example',
    from: { name: 'The Midnight Den', address: 'post@den.example' },
    replyTo: 'keeper@den.example',
    subject: 'The House & the Hill',
  })
  expect(mail.text).toBe(`THE HOUSE & THE HILL

It waits.

A film about a house.

Read the post:
https://den.example/blogs/The-House-%26-the-Hill%3F

----------------------------------------
You get this mail because you subscribed to The Midnight Den.

Unsubscribe: https://den.example/unsubscribe?token=s_1
The Midnight Den: https://den.example/
Write to us: keeper@den.example
`)
  expect(mail.html).toContain(
    `<img src="https://den.example/media/${'a'.repeat(32)}-card.jpg" alt="The House &amp; the Hill"`,
  )
  expect(mail.html).toContain('href="https://den.example/blogs/The-House-%26-the-Hill%3F"')
  expect(mail.html).toContain('href="https://den.example/unsubscribe?token=s_1"')
  expect(mail.html).toContain('prefers-color-scheme: dark')
  expect(mail.headers).toEqual({
    'Content-Language': 'en',
    'Feedback-ID': 'c_1:announcement:den:den.example',
    'List-Id': '<newsletter.den.example>',
    'List-Unsubscribe': '<https://den.example/unsubscribe?token=s_1>, <mailto:keeper@den.example?subject=unsubscribe>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  })
})

it('shows the logo of the blog, for dark programs too, its name where no picture is shown, and the corners of its look', () => {
  const picture = (src: string) => ({ src, width: 720, height: 108 })
  const logo = { light: picture('/media/l.png'), dark: picture('/media/d.png'), withName: false }
  const { html } = compose(delivery('announcement'), { ...site, logo, corners: 'sharp' }, post)
  expect(html).toContain(
    '<img src="https://den.example/media/l.png" alt="The Midnight Den" width="240" height="36" class="in-light"',
  )
  expect(html).toMatch(/<img src="https:\/\/den.example\/media\/d.png"[^>]* class="in-dark" style="display:none;/)
  expect(html).toContain('border:3px solid #211a15;border-radius:0')
  const { html: named } = compose(delivery('announcement'), { ...site, logo: { ...logo, withName: true } }, post)
  expect(named).toContain('>The Midnight Den</a></td>')
  expect(named).toContain('alt="" width="240"')
})

it('shows the cover of a post that has no picture', () => {
  const cover = '/covers/p_1-abc-card.jpg'
  const bare = { ...post, cover, articleImage: '', articleImageAlt: 'Of a picture that is gone' }
  const mail = compose(delivery('announcement'), site, bare)
  expect(mail.html).toContain(`<img src="https://den.example${cover}" alt="The House &amp; the Hill"`)
  expect(mail.text).not.toContain(cover)
  expect(compose(delivery('announcement'), site, { ...post, cover }).html).not.toContain(cover)
})

it('breaks the longest word rather than the page', () => {
  const { html } = compose(delivery('announcement'), site, { ...post, title: 'W'.repeat(60) })
  expect(html.match(/<table[^>]* style="table-layout:fixed;/g)).toHaveLength(2)
  for (const cell of html.match(/<td[^>]*font:[^>]*>|<td class="sheet[^>]*>/g) ?? [])
    expect(cell).toContain('word-break:break-word;overflow-wrap:anywhere')
})

it('names the contact as an address of the web does', () => {
  const contact = "o'neil&co?x=%1@den.example"
  const mail = compose(delivery('announcement'), { ...site, contact }, post)
  const [, address = ''] = /<(mailto:[^>]+)>$/.exec(mail.headers['List-Unsubscribe'] ?? '') ?? []
  expect(address).toBe("mailto:o'neil%26co%3Fx%3D%251@den.example?subject=unsubscribe")
  expect(decodeURIComponent(new URL(address).pathname)).toBe(contact)
  expect(mail.html).toContain('href="mailto:o&#39;neil%26co%3Fx%3D%251@den.example"')
})

it('shows no picture where there is none, and no empty lines', () => {
  const mail = compose(delivery('announcement'), site, { ...post, articleImage: '', tagline: '', description: ' ' })
  expect(mail.html).not.toContain('<img')
  expect(mail.html).not.toMatch(/<p[^>]*><\/p>/)
  expect(mail.text).toMatch(/^THE HOUSE & THE HILL\n\nRead the post:/)
})

it('writes to one subscriber', () => {
  const confirmUrl = 'https://den.example/subscription/confirm?token=abc'
  const unsubscribeUrl = 'https://den.example/unsubscribe?token=abc'
  const confirmation = compose(delivery('confirmation', { confirmUrl }), site)
  expect(confirmation.subject).toBe('Confirm your subscription to The Midnight Den')
  expect(confirmation.text).toContain(`Confirm the subscription:\n${confirmUrl}\n`)
  expect(confirmation.html).toContain(`href="${confirmUrl}"`)
  expect(confirmation.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  expect(confirmation.headers).not.toHaveProperty('List-Unsubscribe')
  const already = compose(delivery('already-subscribed', { unsubscribeUrl }), site)
  expect(already.subject).toBe('You are already in: The Midnight Den')
  expect(already.text).toContain(`Unsubscribe: ${unsubscribeUrl}`)
  const welcome = compose(delivery('welcome'), site)
  expect(welcome.subject).toBe('Welcome to The Midnight Den')
  expect(welcome.text).toContain('Unsubscribe: https://den.example/unsubscribe?token=s_1')
  expect(welcome.headers).toMatchObject({
    'List-Unsubscribe': '<https://den.example/unsubscribe?token=s_1>, <mailto:keeper@den.example?subject=unsubscribe>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const inviteUrl = 'https://den.example/admin/invitation#t=abc&e=anna%40mail.example'
  const invitation = compose(delivery('invitation', { inviteUrl, invitedBy: 'keeper@den.example' }), site)
  expect(invitation.subject).toBe('You are invited to write for The Midnight Den')
  expect(invitation.text).toContain(`Accept the invitation:\n${inviteUrl}\n`)
  expect(invitation.html).toContain(`href="${inviteUrl.replace('&', '&amp;')}"`)
  expect(invitation.text).toContain('keeper@den.example invites you')
  expect(invitation.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  expect(compose(delivery('test'), site).subject).toBe('A test mail from The Midnight Den')
})

it.each([
  [{ device: 'Firefox on Windows', network: '' }, 'Device: Firefox on Windows\nNetwork: unknown'],
  [{ device: '', network: '192.0.2.0/24' }, 'Device: unknown\nNetwork: 192.0.2.0/24'],
  [{ device: '', network: '' }, 'Where: on the server, by a command'],
])('a notice says where something happened: %j', (origin, words) => {
  const notice = { event: 'token.made', about: 'Import', at: 'October 31', ...origin }
  expect(compose(delivery('account-notice', notice), site).text).toContain(`When: October 31\n${words}\n`)
  expect(() => compose(delivery('account-notice', { ...notice, event: 'post.made' }), site)).toThrow('no notice about')
})

it('says an instant as the language of the account does, in the time zone of the blog', async () => {
  const notice = { event: 'token.made', about: 'Import', at: '2026-10-31T22:15:00.000Z', timeZone: 'Europe/Berlin' }
  const mail = (words?: AccountWords) =>
    compose(delivery('account-notice', { ...notice, device: '', network: '' }), site, undefined, words)
  expect(mail()).toMatchObject({
    subject: 'A new API token at The Midnight Den',
    text: expect.stringContaining('When: October 31, 2026 at 23:15 GMT+1 (Europe/Berlin)\n'),
  })
  expect(mail(await accountWordsIn('de'))).toMatchObject({
    subject: 'Ein neues API-Token – The Midnight Den',
    text: expect.stringMatching(/Wann: 31\. Oktober 2026 um 23:15 (?:MEZ|GMT\+1) \(Europe\/Berlin\)\n/),
    headers: expect.objectContaining({ 'Content-Language': 'de' }),
  })
})

it('never sends half a mail', () => {
  expect(() => compose(delivery('confirmation'), site)).toThrow('not there')
  expect(() => compose(delivery('announcement'), site)).toThrow('not there')
  expect(() => compose(delivery('invitation', { invitedBy: 'keeper@den.example' }), site)).toThrow('not there')
  expect(() => compose({ ...delivery('announcement'), subscriberId: null }, site, post)).toThrow('not there')
})

it('takes nothing that anybody typed for markup, or for a header', () => {
  const evilSite = { ...site, blogName: EVIL }
  const evilPost = { ...post, title: EVIL, tagline: EVIL, description: EVIL, articleImageAlt: EVIL }
  for (const mail of [
    compose(delivery('announcement'), evilSite, evilPost),
    compose(delivery('confirmation', { confirmUrl: 'https://den.example/"><script>' }), evilSite),
    compose(delivery('already-subscribed', { unsubscribeUrl: 'https://den.example/"><script>' }), evilSite),
    compose(delivery('invitation', { inviteUrl: 'https://den.example/"><script>', invitedBy: EVIL }), evilSite),
    compose(delivery('test'), evilSite),
  ]) {
    expect(mail.html).not.toMatch(/<img src=x|<script|=x onerror=alert\(1\)>/)
    const headers = [mail.subject, mail.from.name, mail.id, ...Object.values(mail.headers)]
    for (const value of headers) expect(value).not.toMatch(/[\r\n\u2028\u2029]/)
    // Every tag is one of ours.
    const tags = new Set([...mail.html.matchAll(/<\/?([a-z0-9!]+)/g)].map(([, tag]) => tag))
    for (const tag of tags) expect(TAGS).toContain(tag)
  }
})

it('loads nothing but the picture of the post, and holds nothing active', () => {
  const { html } = compose(delivery('announcement'), site, post)
  expect([...html.matchAll(/\bsrc="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    `https://den.example/media/${'a'.repeat(32)}-card.jpg`,
  ])
  expect(html).not.toMatch(/url\(|@import|<link|<script|\son\w+=/)
})

const TAGS = ['!doctype html head meta title style body div table tr td p a h1 img br'.split(' ')].flat()

function delivery(kind: Delivery['kind'], data: Record<string, string> = {}): Delivery {
  const isAnnouncement = kind === 'announcement'
  return {
    id: 'm1',
    kind,
    to: 'reader@mail.example',
    subscriberId: 's_1',
    campaignId: isAnnouncement ? 'c_1' : null,
    data,
    attempt: 1,
    earlierFailures: 0,
    wasResent: false,
  }
}

it('says what the owner wrote, as text alone', () => {
  const words = {
    'post-subject': `New: {title}\r\nBcc: victim@mail.example`,
    'post-reason': 'You wanted <b>{blogName}</b>.',
    'confirmation-heading': 'Knock, knock',
  }
  const locale = createLocale('en', en, words)
  const mail = compose(delivery('announcement'), { ...site, locale }, post)
  expect(mail.subject).toBe('New: The House & the Hill Bcc: victim@mail.example')
  expect(mail.text).toContain('You wanted <b>The Midnight Den</b>.')
  expect(mail.html).toContain('You wanted &lt;b&gt;The Midnight Den&lt;/b&gt;.')
  const confirmation = compose(
    { ...delivery('confirmation'), data: { confirmUrl: 'https://den.example/c' } },
    { ...site, locale },
  )
  expect(confirmation.text).toContain('KNOCK, KNOCK')
  expect(confirmation.text).toContain('Confirm the subscription:\nhttps://den.example/c')
})
