import { describe, expect, it } from 'vitest'
import { catalogueOf } from '#domain/locales/catalogues.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import { createLocale } from '#domain/locales/locale.ts'
import { fieldErrors } from '../field-errors.ts'
import { menuChange } from './menu.ts'
import { isCurrent, linksInBar, menuEntry, menuLinks, ownersHeader, screenLabel } from './menu-links.ts'
import { social } from './social.ts'

const SITE = 'https://den.example'
const films = { label: 'Films', screen: 'films' } as const

function errorsOf(schema: typeof menuChange | typeof social, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  return result.success ? {} : fieldErrors(result.error)
}

describe('the menu', () => {
  it.each([
    null,
    {},
    { header: null, footer: [] },
    { header: [films, { label: ' Mine ', href: '/how-i-rate' }] },
    {
      footer: [
        { label: 'Den', href: '/' },
        { label: 'Write', href: 'mailto:a@b.example?subject=Hi' },
      ],
    },
    { header: Array(12).fill(films), footer: Array(24).fill(films) },
    { header: [{ label: '👻'.repeat(30), href: 'https://b.example:8080/%C3%A9?a=b#c' }] },
  ])('takes %j', (value) => {
    expect(errorsOf(menuChange, value)).toEqual({})
  })

  it.each([
    [{ label: '', screen: 'films' }, 'label', 'Label is required'],
    [{ label: 'x'.repeat(31), screen: 'films' }, 'label', 'Label must be 30 or fewer characters'],
    [{ label: 'One\nTwo', screen: 'films' }, 'label', 'Label must be one line of plain text'],
    [{ label: 'x' }, 'href', 'An entry leads to a screen or to an address'],
    [{ ...films, href: '/films' }, 'href', 'An entry leads to a screen or to an address, not to both'],
    [{ label: 'Start', screen: 'den' }, 'label', 'Den keeps its name'],
    [{ label: 'Hello', href: '/greetings' }, 'label', 'Greetings keeps its name'],
    [{ ...films, icon: 'x' }, 'icon', 'Den has no such field'],
    [{ label: 'x', href: '' }, 'href', 'Address is required'],
    [{ label: 'x', href: '/a b' }, 'href', 'An address has no spaces'],
    [{ label: 'x', href: `/${'x'.repeat(500)}` }, 'href', 'Address must be 500 or fewer characters'],
    [{ label: 'x', href: 'mailto:nobody' }, 'href', 'After mailto: comes an e-mail address'],
  ])('refuses the entry %j', (entry, field, message) => {
    expect(errorsOf(menuChange, { header: [entry] })).toEqual({ [`header.0.${field}`]: message })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://b.example',
    '//b.example',
    '/\\b.example',
    '\\\\b.example',
    'https:b.example',
    'https://',
    'https://user@b.example',
    'https://b.example:x',
    'films',
    '#x',
  ])('refuses the address %s', (href) => {
    const message = 'An address must be a path of this blog, such as /archive, or begin with https:// or mailto:'
    expect(errorsOf(menuChange, { footer: [{ label: 'x', href }] })).toEqual({ 'footer.0.href': message })
  })

  it('bounds both lists', () => {
    const lists = { header: Array(13).fill(films), footer: Array(25).fill(films) }
    expect(errorsOf(menuChange, lists)).toEqual({
      header: 'The header has at most 12 entries',
      footer: 'The footer has at most 24 entries',
    })
  })
})

it('social links lead to other sites; the feed may be that of this one', () => {
  const of = (network: string, href: string) => errorsOf(social, [{ network, href }])
  expect([of('mastodon', 'https://a.example/@b'), of('rss', '/feed.xml'), of('mail', 'mailto:a@b.example')]).toEqual([
    {},
    {},
    {},
  ])
  expect(of('mail', 'https://a.example')).toEqual({ '0.href': 'A mail address must begin with mailto:' })
  expect(of('bluesky', 'mailto:a@b.example')).toEqual({ '0.href': 'Bluesky is not a mail address' })
  expect(of('website', '/about')).toEqual({ '0.href': 'This address must begin with https://' })
  expect(of('myspace', 'https://a.example')).toHaveProperty(['0.network'])
  const many = Array(13).fill({ network: 'x', href: 'https://x.com/a' })
  expect(errorsOf(social, many)).toEqual({ '': 'There are at most 12 social links' })
})

it('links have the address of their screen, without the name of this site, and say which leave it', () => {
  const links = menuLinks(
    [
      films,
      { label: 'A', href: '/a' },
      { label: 'B', href: `${SITE}/b` },
      { label: 'C', href: `${SITE}.evil.example/` },
      { label: 'D', href: `${SITE}//evil.example` },
    ],
    SITE,
    ENGLISH.t,
  )
  expect(links).toEqual([
    { label: 'Films', href: '/films' },
    { label: 'A', href: '/a' },
    { label: 'B', href: '/b' },
    { label: 'C', href: `${SITE}.evil.example/`, rel: 'noopener' },
    { label: 'D', href: `${SITE}//evil.example`, rel: 'noopener' },
  ])
})

it('Den and Greetings begin every header, once', () => {
  const entries = [films, { label: 'Greetings', href: '/greetings' }, { label: 'Den', screen: 'den' as const }]
  expect(ownersHeader(entries, SITE, ENGLISH.t).map(({ label }) => label)).toEqual(['Den', 'Greetings', 'Films'])
})

it('Den and Greetings are stored in English and shown in the language of the blog; other words are those of the owner', async () => {
  const { t } = createLocale('tr', await catalogueOf('tr'))
  const entry = menuEntry({ href: '/', label: t('shell.den') })
  expect(errorsOf(menuChange, { footer: [entry] })).toEqual({})
  const links = menuLinks([entry, { label: 'Greetings', href: '/greetings' }, films], SITE, t)
  expect(links.map(({ label }) => label)).toEqual(['Mağara', 'Merhaba', 'Films'])
  expect([screenLabel('den', t), screenLabel('films', t)]).toEqual(['Den', 'Filmler'])
})

it('the bar has the first links, as many as it has room for', () => {
  const of = (...labels: string[]) =>
    linksInBar(labels.map((label) => ({ label, href: '/' }))).map(({ label }) => label)
  const specified = ['Den', 'Greetings', 'Reviews', 'Lists', 'Musings', 'Films', 'Ratings', 'Archive']
  expect(of(...specified)).toEqual(specified)
  const long = 'x'.repeat(28)
  expect(of('Den', long, long, 'Letters')).toEqual(['Den', long, long])
  expect(of('映'.repeat(30), '画'.repeat(30))).toHaveLength(1)
})

it('the open page is found under any spelling of its address, and by its query', () => {
  const isAt = (href: string, pathname: string) => isCurrent({ href, label: 'x' }, pathname)
  expect(isAt('/tag/grün#top', '/tag/gr%C3%BCn')).toBe(true)
  expect(isAt('/ratings?sort=-overall', '/ratings')).toBe(false)
  expect(isAt('https://b.example/films', '/films')).toBe(false)
})
