import { expect, it } from 'vitest'
import { MAIL_PROVIDERS, mailProviderOf } from './mail-providers.ts'
import { DEFAULT_PORTS, mailServerProblems } from './mail-server-fields.ts'

it.each(MAIL_PROVIDERS)('$name is a server that can be saved, and is found by its host', (provider) => {
  expect(
    mailServerProblems({ ...provider, port: DEFAULT_PORTS[provider.encryption], user: 'keeper', password: 'p' }),
  ).toEqual({})
  expect(mailProviderOf(provider.host)).toBe(provider)
})

it('knows the hosts of other regions, and no host that only ends alike', () => {
  expect(mailProviderOf('email-smtp.eu-central-1.amazonaws.com')?.name).toBe('Amazon SES')
  // A virtual machine at Amazon has a host in the same domain, and is not Amazon SES.
  expect(mailProviderOf('ec2-203-0-113-7.compute.amazonaws.com')).toBeUndefined()
  expect(mailProviderOf(' SMTP.eu.mailgun.org ')?.name).toBe('Mailgun')
  expect(mailProviderOf('smtp.notgmail.com')).toBeUndefined()
  expect(mailProviderOf('')).toBeUndefined()
})
