import { expect, it } from 'vitest'
import { securityTxt } from './security-txt.ts'

const of = (now: string, contact = 'keeper@den.example') =>
  securityTxt({ language: 'en', contact, siteUrl: 'https://den.example', now: new Date(now) })

it('names contact, end and place as RFC 9116 wants them', () => {
  expect(of('2026-10-31T12:00:00Z')).toBe(
    [
      'Contact: mailto:keeper@den.example',
      'Expires: 2027-05-01T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://den.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  expect(of('2026-10-31T12:00:00Z', "a%b+ö'?c@dën.example")).toContain(
    "Contact: mailto:a%25b%2B%C3%B6'%3Fc@d%C3%ABn.example\n",
  )
})

it('changes once a month', () => {
  expect(of('2026-10-01T00:00:00Z')).toBe(of('2026-10-31T23:59:59Z'))
  expect(of('2026-11-01T00:00:00Z')).toContain('Expires: 2027-06-01T00:00:00Z')
})

it('prefers the language of the blog, beside English', () => {
  const site = { contact: 'keeper@den.example', siteUrl: 'https://den.example', now: new Date('2026-10-31') }
  expect(securityTxt({ ...site, language: 'pt-BR' })).toContain('Preferred-Languages: pt-BR, en\n')
})
