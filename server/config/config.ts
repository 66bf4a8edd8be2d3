import { isIP } from 'node:net'
import { resolve } from 'node:path'
import proxyAddr from 'proxy-addr'
import { z } from 'zod'
import { accountEmailProblem } from '#domain/identity/account-email.ts'
import { passwordProblem } from '#domain/identity/password.ts'
import { LANGUAGE_TAGS, type Language } from '#domain/locales/language.ts'
import { isHostOrNetwork } from '../network/private-hosts.ts'
import { type BackupConfig, backupConfig, backupEnvironment } from './backup-config.ts'
import { ConfigError } from './config-error.ts'
import { home } from './home-folder.ts'
import { type MediaConfig, mediaConfig, mediaEnvironment } from './media-config.ts'
import { type ServiceConfig, serviceConfig, serviceEnvironment } from './service-config.ts'

/** The configuration by the environment, read once at start. No other file reads the environment. */
export interface Config extends ServiceConfig {
  readonly port: number
  readonly host: string
  /** The public address without a trailing slash; every absolute link starts with it. */
  readonly siteUrl: string
  /** True when `SITE_URL` was not given, so that every loopback name on this port counts as the site. */
  readonly siteUrlIsDefault: boolean
  readonly siteHosts: readonly string[]
  /** Further host names, in small letters, from which signing in is allowed. */
  readonly authorizedDomains: readonly string[]
  /** Whether the proxy at this address and hop is trusted to name its client; undefined: no proxy is. */
  readonly trustProxy: ((address: string, hop: number) => boolean) | undefined
  /** Private hosts and networks that a server address may lead to if it was set on a screen or by a call. */
  readonly allowedPrivateHosts: readonly string[]
  /** Keys that sign cookies: the first signs, all verify. If empty, a key is stored in the database. */
  readonly secrets: readonly string[]
  /** Keys that encrypt stored secrets: the first encrypts, all decrypt. If empty, secrets are stored as plain text. */
  readonly encryptionKeys: readonly string[]
  /** The administrator to create if there is none. */
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly dataDir: string
  /** `postgres://…`; absent means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** Policy of `Strict-Transport-Security`, if the site is served over https. */
  readonly hsts: 'off' | 'host' | 'subdomains' | 'preload'
  /** Seconds that a shared cache may keep pages. */
  readonly cdnTtl: number
  /** The language of a new blog. */
  readonly firstLanguage: Language | undefined
  readonly demoContent: boolean
  /** Bound of the renditions and the drawn covers in `dataDir` together. */
  readonly pictureCacheBytes: number
  readonly media: MediaConfig
  readonly backups: BackupConfig
  /** Bearer token of `/metrics`; undefined: the port of the site has no metrics. */
  readonly metricsToken: string | undefined
  /** Port of a listener for `/metrics` alone, without a token. */
  readonly metricsPort: number | undefined
  readonly logLevel: LogLevel
  readonly logRequests: boolean
}

export type LogLevel = (typeof LOG_LEVELS)[number]

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const SITE_URL_MESSAGE = 'SITE_URL must be an address such as https://den.example, without a path'

const SECRET_MIN_LENGTH = 32

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

const environment = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.string().refine(isSiteUrl, SITE_URL_MESSAGE).optional(),
  AUTHORIZED_DOMAINS: z.string().default(''),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => trustOf(text) !== null,
      'TRUST_PROXY must be a list of addresses or networks such as loopback, 10.0.0.0/8, or the number of proxies',
    )
    .optional(),
  ALLOW_PRIVATE_HOSTS: z
    .string()
    .refine(
      (text) => listed(text).every(isHostOrNetwork),
      'ALLOW_PRIVATE_HOSTS must be a list of hosts, addresses or networks such as mail.internal, 10.1.2.3, 10.0.0.0/8',
    )
    .default(''),
  SECRET: z
    .string()
    .refine(
      (text) => listed(text).every((secret) => secret.length >= SECRET_MIN_LENGTH),
      `SECRET must be ${SECRET_MIN_LENGTH} characters or longer, and so must each one of a list with commas`,
    )
    .default(''),
  ENCRYPTION_KEY: z
    .string()
    .refine(
      (text) =>
        encryptionKeys(text).every((key, index) => key.length >= SECRET_MIN_LENGTH || (key === '' && index === 0)),
      `ENCRYPTION_KEY must be ${SECRET_MIN_LENGTH} characters or longer, and so must each one of a list with commas`,
    )
    .default(''),
  ADMIN_EMAIL: z
    .string()
    .refine((text) => !accountEmailProblem(text), 'ADMIN_EMAIL must be an e-mail address such as keeper@den.example')
    .optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'DATABASE_URL must be an address that starts with postgres://; special characters of a password are percent-encoded (# as %23)',
    )
    .optional(),
  DATABASE_POOL: wholeNumber('DATABASE_POOL', 1, 1_000).default(10),
  HSTS: z
    .enum(['off', 'host', 'subdomains', 'preload'], 'HSTS must be off, host, subdomains or preload')
    .default('host'),
  CDN_TTL: wholeNumber('CDN_TTL', 0, 31_536_000).default(0),
  PICTURE_CACHE_MB: wholeNumber('PICTURE_CACHE_MB', 100, 10_000_000).default(4_096),
  DEN_LANGUAGE: z.enum(LANGUAGE_TAGS, `DEN_LANGUAGE must be one of ${LANGUAGE_TAGS.join(', ')}`).optional(),
  DEMO_CONTENT: z.enum(['on', 'off'], 'DEMO_CONTENT must be on or off').default('on'),
  ...serviceEnvironment,
  ...mediaEnvironment,
  ...backupEnvironment,
  METRICS_TOKEN: z
    .string()
    .min(SECRET_MIN_LENGTH, `METRICS_TOKEN must be ${SECRET_MIN_LENGTH} characters or longer`)
    .optional(),
  METRICS_PORT: wholeNumber('METRICS_PORT', 0, 65_535).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_REQUESTS: z.enum(['on', 'off'], 'LOG_REQUESTS must be on or off').default('on'),
})

/** @throws {ConfigError} naming every setting that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value in a .env file means "not set".
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const)
  const given = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = environment.safeParse(given)
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'))
  const values = result.data
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin
  const dataDir = values.DATA_DIR ? resolve(home.folder, values.DATA_DIR) : home.dataDir

  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl,
    siteUrlIsDefault: !values.SITE_URL,
    siteHosts: values.SITE_URL ? [new URL(siteUrl).hostname] : LOOPBACK,
    authorizedDomains: listed(values.AUTHORIZED_DOMAINS.toLowerCase()),
    trustProxy: (values.TRUST_PROXY && trustOf(values.TRUST_PROXY)) || undefined,
    allowedPrivateHosts: listed(values.ALLOW_PRIVATE_HOSTS),
    secrets: listed(values.SECRET),
    encryptionKeys: encryptionKeys(values.ENCRYPTION_KEY),
    admin: adminOf(values, siteUrl),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    hsts: values.HSTS,
    cdnTtl: values.CDN_TTL,
    firstLanguage: values.DEN_LANGUAGE,
    demoContent: values.DEMO_CONTENT === 'on',
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1024 ** 2,
    media: mediaConfig(values, home.folder),
    backups: backupConfig(values, home.folder, dataDir),
    ...serviceConfig(values, home.folder),
    metricsToken: values.METRICS_TOKEN,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL,
    logRequests: values.LOG_REQUESTS === 'on',
  }
}

function adminOf(
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof environment>,
  siteUrl: string,
): Config['admin'] {
  if (!email && !password) return undefined
  if (!email) throw new ConfigError('ADMIN_EMAIL must be given together with ADMIN_PASSWORD')
  if (!password) throw new ConfigError('ADMIN_PASSWORD must be given together with ADMIN_EMAIL')
  const problem = passwordProblem(password, [email, new URL(siteUrl).hostname])
  if (problem) throw new ConfigError(`ADMIN_PASSWORD must be harder to guess. ${problem}`)
  return { email, password }
}

/** Parses `TRUST_PROXY`; null for an invalid value. */
function trustOf(text: string): Config['trustProxy'] | null {
  if (/^\d{1,2}$/.test(text)) return (_address, hop) => hop < Number(text)
  const hops = listed(text)
  // The package would take 1.5 for an address as well.
  if (hops.length === 0 || !hops.every((hop) => NETWORKS.has(hop) || isIP(hop.replace(/\/.*$/, '')))) return null
  try {
    return proxyAddr.compile(hops)
  } catch {
    return null
  }
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function isSiteUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/'
}

function isPostgresUrl(text: string): boolean {
  // An address without a host means a socket, which the driver accepts and the URL parser does not.
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/'))
}

function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= least && n <= most, message)
}

/** A list with an empty first entry turns encryption off, and its keys decrypt stored secrets. */
function encryptionKeys(text: string): string[] {
  const keys = listed(text)
  return keys.length > 0 && /^\s*,/.test(text) ? ['', ...keys] : keys
}
