import { resolve } from 'node:path'
import { z } from 'zod'

/** What the operator decided, read once at start. No other file reads the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The public address without a trailing slash; every absolute link starts with it. */
  readonly siteUrl: string
  /** True when `SITE_URL` was not given, so that every loopback name on this port counts as the site. */
  readonly siteUrlIsDefault: boolean
  readonly authorizedDomains: readonly string[]
  readonly dataDir: string
  /** `postgres://…`; absent means SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Seconds that a shared cache may keep pages. */
  readonly cdnTtl: number
  readonly demoContent: boolean
  /** Public captcha key of the environment; wins over the one in the settings. */
  readonly captchaSiteKey: string | undefined
  readonly logLevel: LogLevel
}

export type LogLevel = (typeof LOG_LEVELS)[number]

/** The configuration cannot be used; the message says which name is wrong and what it should hold. */
export class ConfigError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const SITE_URL_MESSAGE = 'SITE_URL must be an address such as https://den.example, without a path'

/** Where `den` and `npm start` look for `DATA_DIR` and `.env`, whichever folder they are called from. */
const projectFolder = resolve(import.meta.dirname, '..')

const environment = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: z.string().refine(isSiteUrl, SITE_URL_MESSAGE).optional(),
  AUTHORIZED_DOMAINS: z.string().default(''),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'DATABASE_URL must be an address that starts with postgres://; special characters of a password are percent-encoded (# as %23)',
    )
    .optional(),
  CDN_TTL: wholeNumber('CDN_TTL', 0, 31_536_000).default(0),
  DEMO_CONTENT: z.enum(['on', 'off'], 'DEMO_CONTENT must be on or off').default('on'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

/** @throws {ConfigError} naming every setting that cannot be used. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty value in a .env file means "not set".
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const)
  const given = Object.fromEntries(trimmed.filter(([, value]) => value))
  const result = environment.safeParse(given)
  if (!result.success) throw new ConfigError(result.error.issues.map((issue) => issue.message).join('\n'))
  const values = result.data

  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin,
    siteUrlIsDefault: !values.SITE_URL,
    authorizedDomains: values.AUTHORIZED_DOMAINS.split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
    dataDir: resolve(projectFolder, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    cdnTtl: values.CDN_TTL,
    demoContent: values.DEMO_CONTENT === 'on',
    captchaSiteKey: values.CAPTCHA_SITE_KEY,
    logLevel: values.LOG_LEVEL,
  }
}

function isSiteUrl(text: string): boolean {
  if (!URL.canParse(text) || /[?#@]/.test(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/'
}

function isPostgresUrl(text: string): boolean {
  // One without a host leads to a socket: the driver knows what that means, the parser of addresses does not.
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
