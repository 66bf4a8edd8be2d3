import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusalOf } from '#test/support/config.ts'
import { temporaryFolder } from '#test/support/process/folder.ts'
import { readConfig } from './config.ts'

it('wants a mail server and a sender together, and all of what signs mail', () => {
  const MAIL_FROM = 'keeper@den.example'
  const SMTP_URL = 'smtp://keeper:hunter2@mail.example'
  expect(refusalOf({ SMTP_URL })).toBe('MAIL_FROM must be given together with SMTP_URL')
  expect(() => readConfig({ MAIL_FROM })).toThrow('SMTP_URL must be given together with MAIL_FROM')
  const secret = refusalOf({ SMTP_URL: 'http://user:hunter2@mail.example', MAIL_FROM: 'keeper' })
  expect(secret).toMatch(/^SMTP_URL must be an address such as .+\nMAIL_FROM must be an address such as/)
  expect(secret).not.toContain('hunter2')

  const { privateKey } = generateKeyPairSync('ed25519')
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const dkim = { DKIM_DOMAIN: 'den.example', DKIM_SELECTOR: 'autumn', DKIM_PRIVATE_KEY: key }
  for (const name of Object.keys(dkim))
    expect(() => readConfig({ ...dkim, [name]: '' })).toThrow(`${name} must be given together with DKIM_`)
  const read = { domain: 'den.example', selector: 'autumn', privateKey: key }
  expect(readConfig(dkim).dkim).toEqual({ ...read, privateKey: key.trim() })
  expect(readConfig({ ...dkim, DKIM_PRIVATE_KEY: key.trim().replaceAll('\n', '\\n') }).dkim).toEqual({
    ...read,
    privateKey: key.trim(),
  })
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'key.pem'), key)
  expect(readConfig({ ...dkim, DKIM_PRIVATE_KEY: join(folder, 'key.pem') }).dkim).toEqual(read)
  for (const broken of [join(folder, 'none.pem'), '-----BEGIN nonsense'])
    expect(() => readConfig({ ...dkim, DKIM_PRIVATE_KEY: broken })).toThrow('DKIM_PRIVATE_KEY must be a private key')
})

it('names every key of EmailJS that is missing', () => {
  const all = { EMAILJS_PUBLIC_KEY: 'public', EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template' }
  const read = { publicKey: 'public', serviceId: 'service', templateId: 'template' }
  const origin = 'https://api.emailjs.com'
  expect(readConfig(all).emailJs).toEqual({ ...read, privateKey: undefined, origin })
  expect(readConfig({ ...all, EMAILJS_PRIVATE_KEY: 'private', EMAILJS_ORIGIN: 'http://127.0.0.1:9/' }).emailJs).toEqual(
    { ...read, privateKey: 'private', origin: 'http://127.0.0.1:9' },
  )
  for (const name of Object.keys(all)) {
    const refusal = refusalOf({ ...all, EMAILJS_PRIVATE_KEY: 'hunter2', [name]: '' })
    expect(refusal).toMatch(new RegExp(`^${name} must be given together with EMAILJS_`))
    expect(refusal).not.toMatch(/hunter2|public$/)
  }
  expect(refusalOf({ EMAILJS_PRIVATE_KEY: 'hunter2' })).toBe(
    'EMAILJS_PUBLIC_KEY and EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID must be given together with EMAILJS_PRIVATE_KEY',
  )
})

it('wants the secret of a captcha that somebody else checks, and to be told whose it is', () => {
  for (const provider of ['recaptcha', 'turnstile', 'hcaptcha'] as const) {
    const CAPTCHA_PROVIDER = provider
    const missing = `CAPTCHA_SECRET_KEY must be given together with CAPTCHA_PROVIDER=${provider}`
    expect(refusalOf({ CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY: 'site' })).toBe(missing)
    expect(refusalOf({ CAPTCHA_PROVIDER })).toBe(
      `${missing}; so must CAPTCHA_SITE_KEY, or the captcha site key in the settings`,
    )
    expect(readConfig({ CAPTCHA_PROVIDER, CAPTCHA_SECRET_KEY: 'secret' }).captcha).toEqual({
      provider,
      secretKey: 'secret',
      origin: undefined,
    })
  }
  expect(refusalOf({ CAPTCHA_SECRET_KEY: 'hunter2' })).toBe(
    'CAPTCHA_PROVIDER must be given together with CAPTCHA_SECRET_KEY',
  )
  expect(readConfig({ CAPTCHA_SITE_KEY: 'site' })).toMatchObject({
    captcha: { provider: 'altcha' },
    captchaSiteKey: 'site',
  })
  const CAPTCHA_PROVIDER = 'altcha'
  expect(readConfig({ CAPTCHA_PROVIDER, CAPTCHA_SECRET_KEY: 'left over' }).captcha).toEqual({ provider: 'altcha' })
})

it('wants both keys of Google Analytics, and leave to use them', () => {
  const keys = { GA_MEASUREMENT_ID: 'G-ABC123', GA_API_SECRET: 'secret' }
  const ANALYTICS_PROVIDER = 'google'
  expect(readConfig({ ...keys, ANALYTICS_PROVIDER }).analytics).toEqual({
    provider: 'google',
    measurementId: 'G-ABC123',
    apiSecret: 'secret',
    origin: 'https://www.google-analytics.com',
  })
  expect(refusalOf({ ANALYTICS_PROVIDER })).toMatch(/^GA_MEASUREMENT_ID and GA_API_SECRET must be given/)
  expect(refusalOf({ ...keys, GA_API_SECRET: '', ANALYTICS_PROVIDER })).toMatch(/^GA_API_SECRET must be given/)
  expect(refusalOf(keys)).toBe(
    'ANALYTICS_PROVIDER=google must be given together with GA_MEASUREMENT_ID and GA_API_SECRET',
  )
  expect(refusalOf({ GA_API_SECRET: 'secret' })).toBe(
    'ANALYTICS_PROVIDER=google and GA_MEASUREMENT_ID must be given together with GA_API_SECRET',
  )
  for (const provider of ['first-party', 'off'] as const)
    expect(readConfig({ ...keys, ANALYTICS_PROVIDER: provider }).analytics).toEqual({ provider })
})

it('names what is missing of all services at once', () => {
  const given = {
    SMTP_URL: 'smtp://mail.example',
    DKIM_DOMAIN: 'den.example',
    EMAILJS_PUBLIC_KEY: 'public',
    CAPTCHA_SECRET_KEY: 'secret',
    GA_MEASUREMENT_ID: 'G-ABC123',
  }
  expect(refusalOf(given).split('\n')).toEqual([
    'MAIL_FROM must be given together with SMTP_URL',
    'DKIM_SELECTOR and DKIM_PRIVATE_KEY must be given together with DKIM_DOMAIN',
    'EMAILJS_SERVICE_ID and EMAILJS_TEMPLATE_ID must be given together with EMAILJS_PUBLIC_KEY',
    'CAPTCHA_PROVIDER must be given together with CAPTCHA_SECRET_KEY',
    'ANALYTICS_PROVIDER=google and GA_API_SECRET must be given together with GA_MEASUREMENT_ID',
  ])
})

it.each(['EMAILJS_ORIGIN', 'CAPTCHA_ORIGIN', 'ANALYTICS_ORIGIN'])('takes for %s a scheme and a host alone', (name) => {
  const all = {
    EMAILJS_PUBLIC_KEY: 'public',
    EMAILJS_SERVICE_ID: 'service',
    EMAILJS_TEMPLATE_ID: 'template',
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET_KEY: 'secret',
    ANALYTICS_PROVIDER: 'google',
    GA_MEASUREMENT_ID: 'G-ABC123',
    GA_API_SECRET: 'secret',
  }
  for (const address of [
    'https://x.example',
    'http://127.0.0.1:9/',
    'http://[::1]:9',
    'HTTPS://xn--bcher-kva.example',
  ]) {
    const { emailJs, captcha, analytics } = readConfig({ ...all, [name]: address })
    expect(JSON.stringify([emailJs, captcha, analytics])).toContain(`"origin":"${new URL(address).origin}"`)
  }
  for (const address of [
    'http://x/path',
    'http://x//',
    'http://x/..',
    'http://x?y',
    'http://x#y',
    'http://user@x',
    'http://x;script-src',
    'http://*.evil',
    'http://x,http://y',
    'http://x http://y',
    "http://x'",
    'http://x%3B',
    'http://',
    'http://[::1',
    'http://x:99999',
    'ftp://x',
    'x.example',
  ])
    expect([address, refusalOf({ ...all, [name]: address })]).toEqual([
      address,
      `${name} must be an address such as https://service.example, without a path`,
    ])
})

it('asks a directory of films only where it is named', () => {
  expect(refusalOf({ WIKIDATA_ORIGIN: 'http://127.0.0.1:4004' })).toBe(
    'FILM_DIRECTORY=wikidata must be given together with WIKIDATA_ORIGIN',
  )
  expect(refusalOf({ FILM_DIRECTORY: 'imdb' })).toBe('FILM_DIRECTORY must be wikidata or off')
  const { filmDirectory } = readConfig({ FILM_DIRECTORY: 'wikidata', WIKIDATA_ORIGIN: 'http://127.0.0.1:4004/' })
  expect(filmDirectory).toEqual({ provider: 'wikidata', origin: 'http://127.0.0.1:4004' })
})
