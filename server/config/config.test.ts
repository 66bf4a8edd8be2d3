import { join } from 'node:path'
import { expect, it } from 'vitest'
import { refusalOf } from '#test/support/config.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'

it('has a working default for everything', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    siteUrlIsDefault: true,
    siteHosts: ['localhost', '127.0.0.1', '[::1]'],
    authorizedDomains: [],
    trustProxy: undefined,
    allowedPrivateHosts: [],
    secrets: [],
    encryptionKeys: [],
    admin: undefined,
    dataDir: join(import.meta.dirname, '../../data'),
    databaseUrl: undefined,
    databasePool: 10,
    hsts: 'host',
    cdnTtl: 0,
    media: { outside: undefined, belongs: 'database' },
    backups: expect.objectContaining({ at: '03:00' }),
    demoContent: true,
    pictureCacheBytes: 4_294_967_296,
    smtp: undefined,
    dkim: undefined,
    emailJs: undefined,
    captcha: { provider: 'altcha' },
    captchaSiteKey: undefined,
    analytics: { provider: 'first-party' },
    filmDirectory: { provider: 'off' },
    logLevel: 'info',
    logRequests: true,
  }
  expect(readConfig({})).toEqual(defaults)
  const names = [
    'PORT HOST SITE_URL AUTHORIZED_DOMAINS TRUST_PROXY ALLOW_PRIVATE_HOSTS SECRET ADMIN_EMAIL ADMIN_PASSWORD DATA_DIR DATABASE_URL',
    'DATABASE_POOL HSTS CDN_TTL',
    'SMTP_URL MAIL_FROM DKIM_DOMAIN DKIM_SELECTOR DKIM_PRIVATE_KEY',
    'EMAILJS_PUBLIC_KEY EMAILJS_PRIVATE_KEY EMAILJS_SERVICE_ID EMAILJS_TEMPLATE_ID EMAILJS_ORIGIN',
    'CAPTCHA_PROVIDER CAPTCHA_SITE_KEY CAPTCHA_SECRET_KEY CAPTCHA_ORIGIN',
    'ANALYTICS_PROVIDER ANALYTICS_ORIGIN GA_MEASUREMENT_ID GA_API_SECRET DEMO_CONTENT PICTURE_CACHE_MB LOG_LEVEL LOG_REQUESTS',
    'FILM_DIRECTORY WIKIDATA_ORIGIN METRICS_TOKEN METRICS_PORT',
    'MEDIA_DIR MEDIA_STORE MEDIA_S3_ENDPOINT MEDIA_S3_BUCKET MEDIA_S3_REGION MEDIA_S3_ACCESS_KEY MEDIA_S3_SECRET_KEY',
    'MEDIA_S3_PREFIX MEDIA_S3_PATH_STYLE',
    'BACKUP_DIR BACKUP_AT BACKUP_PASSPHRASE BACKUP_S3_ENDPOINT BACKUP_S3_BUCKET BACKUP_S3_REGION BACKUP_S3_ACCESS_KEY BACKUP_S3_SECRET_KEY',
  ].flatMap((line) => line.split(' '))
  for (const empty of ['', ' ', '\t'])
    expect(readConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(defaults)
})

it('takes what the operator decided', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    SITE_URL: 'https://den.example',
    AUTHORIZED_DOMAINS: ' Staging.example, ,preview.example,',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8::/32',
    ALLOW_PRIVATE_HOSTS: 'mail.internal, 10.0.0.0/8',
    SECRET: `${'n'.repeat(32)}, ${'o'.repeat(40)}`,
    ENCRYPTION_KEY: `${'k'.repeat(32)},${'l'.repeat(32)}`,
    ADMIN_EMAIL: 'Keeper@den.example',
    ADMIN_PASSWORD: 'a lantern beneath the stairs',
    DATA_DIR: '/var/lib/den',
    DATABASE_URL: 'postgresql://den@/den?host=/run/postgresql',
    DATABASE_POOL: '25',
    HSTS: 'preload',
    CDN_TTL: '60',
    DEMO_CONTENT: 'off',
    PICTURE_CACHE_MB: '200',
    SMTP_URL: 'smtps://user:p%23ss@mail.example',
    MAIL_FROM: 'The Den <keeper@den.example>',
    CAPTCHA_SITE_KEY: 'key',
    ANALYTICS_PROVIDER: 'off',
    FILM_DIRECTORY: 'wikidata',
    LOG_LEVEL: 'silent',
    LOG_REQUESTS: 'off',
    HOME: '/not/ours',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    siteUrl: 'https://den.example',
    siteUrlIsDefault: false,
    siteHosts: ['den.example'],
    authorizedDomains: ['staging.example', 'preview.example'],
    trustProxy: expect.any(Function),
    allowedPrivateHosts: ['mail.internal', '10.0.0.0/8'],
    secrets: ['n'.repeat(32), 'o'.repeat(40)],
    encryptionKeys: ['k'.repeat(32), 'l'.repeat(32)],
    admin: { email: 'Keeper@den.example', password: 'a lantern beneath the stairs' },
    dataDir: '/var/lib/den',
    databaseUrl: 'postgresql://den@/den?host=/run/postgresql',
    databasePool: 25,
    hsts: 'preload',
    cdnTtl: 60,
    media: { outside: undefined, belongs: 'database' },
    backups: expect.objectContaining({ folder: '/var/lib/den/backups' }),
    demoContent: false,
    pictureCacheBytes: 209_715_200,
    smtp: { url: 'smtps://user:p%23ss@mail.example', from: { name: 'The Den', address: 'keeper@den.example' } },
    dkim: undefined,
    emailJs: undefined,
    captcha: { provider: 'altcha' },
    captchaSiteKey: 'key',
    analytics: { provider: 'off' },
    filmDirectory: { provider: 'wikidata', origin: 'https://www.wikidata.org' },
    logLevel: 'silent',
    logRequests: false,
  })
})

it('looks for the data beside the program, wherever that was started', () => {
  expect(readConfig({ DATA_DIR: 'elsewhere/deep' }).dataDir).toBe(join(import.meta.dirname, '../../elsewhere/deep'))
  expect(readConfig({ DATA_DIR: '/srv/../var/den' }).dataDir).toBe('/var/den')
})

it('does not mind spaces around a value', () => {
  expect(readConfig({ PORT: ' 8080 ', DEMO_CONTENT: 'off\r' })).toMatchObject({ port: 8080, demoContent: false })
})

it('names the port in the address that nobody gave', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
  // Without the default port, as browsers send the origin that is compared with this one.
  expect(readConfig({ PORT: '80' }).siteUrl).toBe('http://localhost')
})

it('spells an address of the site in one way', () => {
  const siteUrl = (SITE_URL: string) => readConfig({ SITE_URL }).siteUrl
  expect(siteUrl('https://den.example/')).toBe('https://den.example')
  expect(siteUrl(' https://DEN.example:443 ')).toBe('https://den.example')
  expect(siteUrl('http://den.example:8080')).toBe('http://den.example:8080')
  expect(siteUrl('http://[::1]:3000/')).toBe('http://[::1]:3000')
  expect(siteUrl('https://grauen-straße.example')).toBe('https://xn--grauen-strae-v9a.example')
})

it.each([
  'den.example',
  'https://',
  'ftp://den.example',
  'https://den.example/blog',
  'https://den.example/?',
  'https://den.example/?a',
  'https://den.example/#a',
  'https://keeper@den.example',
  'https://:secret@den.example',
  '/',
])('refuses %s as the address of a site', (SITE_URL) => {
  expect(() => readConfig({ SITE_URL })).toThrow(ConfigError)
  expect(() => readConfig({ SITE_URL })).toThrow(/^SITE_URL must be an address such as .*, without a path$/)
})

it.each([
  ['PORT', ['x', '-1', '1.5', '65536', '3000x', '0x10', '1e3'], 'a whole number from 0 to 65535'],
  ['CDN_TTL', ['x', '-1', '31536001', 'Infinity'], 'a whole number from 0 to 31536000'],
  ['HSTS', ['on', 'Preload'], 'off, host, subdomains or preload'],
  ['DATABASE_POOL', ['0', '1001', '-1', 'ten'], 'a whole number from 1 to 1000'],
  ['CAPTCHA_PROVIDER', ['friendly', 'ALTCHA'], 'altcha, recaptcha, turnstile or hcaptcha'],
  ['DEMO_CONTENT', ['yes', 'ON', '1'], 'on or off'],
  ['PICTURE_CACHE_MB', ['99', '1.5', 'much'], 'a whole number from 100 to 10000000'],
  ['ANALYTICS_PROVIDER', ['on', 'OFF', 'Google'], 'first-party, google or off'],
  ['GA_MEASUREMENT_ID', ['UA-1234-5', 'G-', 'g-abc'], 'the id of a web data stream, such as G-ABC123DEF4'],
  ['EMAILJS_ORIGIN', ['api.emailjs.com', 'ftp://x', 'https://key@x', 'https://x/?a'], 'an address such as https://'],
  ['LOG_REQUESTS', ['no', 'OFF'], 'on or off'],
  ['LOG_LEVEL', ['loud', 'INFO'], 'one of fatal, error, warn, info, debug, trace, silent'],
  ['DATABASE_URL', ['mysql://x', 'den.sqlite', 'http://postgres://'], 'an address that starts with postgres://'],
  [
    'SECRET',
    ['hunter2', 'x'.repeat(31), `${'x'.repeat(32)},short`],
    '32 characters or longer, and so must each one of a list',
  ],
  [
    'TRUST_PROXY',
    ['hunter2', 'proxy.example', '10.0.0.0/40', '-1', '1.5', '100', ','],
    'a list of addresses or networks',
  ],
  ['ALLOW_PRIVATE_HOSTS', ['10.0.0.0/33', 'mail.internal:25', '*.lan'], 'a list of hosts, addresses or networks'],
  ['ADMIN_EMAIL', ['keeper', 'keeper@den', 'käthe@den.example'], 'an e-mail address such as keeper@den.example'],
  [
    'DATABASE_URL',
    ['postgres://[den', 'postgres://u:hunter2@host:99999/den'],
    'an address that starts with postgres://',
  ],
])('says what %s must be', (name, values, words) => {
  for (const value of values) {
    const refusal = refusalOf({ [name]: value })
    expect(refusal).toContain(`${name} must be ${words}`)
    expect(refusal).not.toContain('hunter2')
  }
})

it('wants both halves of an administrator, and a password that nobody guesses', () => {
  const password = 'a lantern beneath the stairs'
  expect(() => readConfig({ ADMIN_EMAIL: 'keeper@den.example' })).toThrow('ADMIN_PASSWORD must be given together')
  expect(refusalOf({ ADMIN_PASSWORD: password })).toBe('ADMIN_EMAIL must be given together with ADMIN_PASSWORD')
  const admin = { ADMIN_EMAIL: 'keeper@den.example', SITE_URL: 'https://crypt.example' }
  for (const guessed of ['lantern', 'password1', 'keeper2024', 'crypt.example']) {
    const refusal = refusalOf({ ...admin, ADMIN_PASSWORD: guessed })
    expect(refusal).toMatch(/^ADMIN_PASSWORD must be harder to guess\. /)
    expect(refusal).not.toContain(guessed)
  }
  expect(readConfig({ ...admin, ADMIN_PASSWORD: password }).admin).toEqual({ email: 'keeper@den.example', password })
})

it('names everything that is wrong at once, and repeats no secret', () => {
  const refusal = refusalOf({
    PORT: 'x',
    SITE_URL: 'https://keeper:hunter2@den.example',
    DATABASE_URL: 'mysql://keeper:hunter2@db',
    CDN_TTL: '-1',
    DEMO_CONTENT: 'maybe',
    LOG_LEVEL: 'loud',
  })
  expect(refusal.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'CDN_TTL',
    'DEMO_CONTENT',
    'LOG_LEVEL',
  ])
  expect(refusal).not.toContain('hunter2')
})
