import { expect, it } from 'vitest'
import { refusalOf } from '#test/support/config.ts'
import { readConfig } from './config.ts'

const ALL = {
  OIDC_ISSUER: 'https://login.example/realms/den/',
  OIDC_CLIENT_ID: 'den',
  OIDC_CLIENT_SECRET: 'hunter2',
  OIDC_ALLOWED: ' Mara@Den.example, @company.example,',
}

it('is off by default, and takes all four names or none', () => {
  expect(readConfig({}).openId).toBeUndefined()
  expect(readConfig(ALL).openId).toEqual({
    issuer: ALL.OIDC_ISSUER,
    clientId: 'den',
    clientSecret: 'hunter2',
    allowed: ['mara@den.example', '@company.example'],
  })
  for (const name of Object.keys(ALL)) {
    const refusal = refusalOf({ ...ALL, [name]: '' })
    expect(refusal).toMatch(new RegExp(`^${name} must be given together with OIDC_`))
    expect(refusal).not.toContain('hunter2')
  }
  expect(refusalOf({ OIDC_ISSUER: ALL.OIDC_ISSUER })).toBe(
    'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET and OIDC_ALLOWED must be given together with OIDC_ISSUER',
  )
})

it.each([
  'http://login.example',
  'http://127.0.0.1.example',
  'login.example',
  'ftp://login.example',
  'https://user:hunter2@login.example',
  'https://login.example/?tenant=1',
  'https://login.example/#a',
])('refuses the issuer %s', (issuer) => {
  const refusal = refusalOf({ ...ALL, OIDC_ISSUER: issuer })
  expect(refusal).toMatch(/^OIDC_ISSUER must be the https address/)
  expect(refusal).not.toContain('hunter2')
})

it.each(['http://localhost:4000', 'http://127.0.0.1:4000/den', 'http://[::1]:4000'])(
  'takes the issuer %s',
  (issuer) => {
    expect(readConfig({ ...ALL, OIDC_ISSUER: issuer }).openId?.issuer).toBe(issuer)
  },
)

it.each([',', 'mara', '@', '@company', '*', '@*.example', 'mara@den.example; anna@den.example'])(
  'refuses the list %s',
  (list) => {
    expect(refusalOf({ ...ALL, OIDC_ALLOWED: list })).toMatch(/^OIDC_ALLOWED must be a list of addresses or domains/)
  },
)
