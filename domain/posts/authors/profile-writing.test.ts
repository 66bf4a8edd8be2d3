import { expect, it } from 'vitest'
import { fieldErrors } from '../../field-errors.ts'
import { profileChange } from './profile-writing.ts'

const PICTURE = `/media/${'a'.repeat(32)}.png`

it('takes a portrait, two lines and links, whose networks are recognised', () => {
  const links = [
    { href: ' https://letterboxd.com/mara ' },
    { network: 'website', href: 'https://horror.example/@mara' },
    { href: 'mailto:mara@den.example' },
  ]
  expect(profileChange.parse({ portrait: PICTURE, about: ' Sleeps badly. \r\n\r\n Writes.\u2028', links })).toEqual({
    portrait: PICTURE,
    about: 'Sleeps badly.\nWrites.',
    links: [
      { network: 'letterboxd', href: 'https://letterboxd.com/mara' },
      { network: 'website', href: 'https://horror.example/@mara' },
      { network: 'mail', href: 'mailto:mara@den.example' },
    ],
  })
  expect(profileChange.parse({})).toEqual({})
  expect(profileChange.parse({ portrait: '', about: '', links: [] })).toEqual({ portrait: '', about: '', links: [] })
})

it.each([
  [{ about: 'a\nb\nc' }, 'about', 'About the author has at most 2 lines'],
  [{ about: 'x'.repeat(301) }, 'about', 'About the author must be 300 or fewer characters'],
  [{ about: '\ud800' }, 'about', expect.stringContaining('half of a character')],
  [{ portrait: 'https://a.example/b.png' }, 'portrait', expect.stringContaining('address of a picture')],
  [{ links: [{ href: 'javascript:alert(1)' }] }, 'links.0.href', expect.stringContaining('https://')],
  [{ links: [{ href: '/admin' }] }, 'links.0.href', 'This address must begin with https://'],
  [
    { links: [{ network: 'mail', href: 'https://a.example' }] },
    'links.0.href',
    'A mail address must begin with mailto:',
  ],
  [{ links: [{ network: 'icq', href: 'https://a.example' }] }, 'links.0.network', expect.stringContaining('one of')],
  [{ links: Array(6).fill({ href: 'https://a.example' }) }, 'links', 'There are at most 5 social links'],
  [{ bio: '' }, 'bio', 'Den has no such field'],
])('refuses %j in words', (change, field, message) => {
  const { error } = profileChange.safeParse(change)
  expect(error && fieldErrors(error)).toEqual({ [field]: message })
})
