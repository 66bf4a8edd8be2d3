import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isSmtpUrl, type MailSender, mailSender } from '#domain/mail/mail-sender.ts'
import { ConfigError } from './config-error.ts'
import { allOrNone, type Complain, origin } from './environment.ts'
import { type OpenIdConfig, openIdConfig, openIdEnvironment } from './openid-config.ts'

/** External services with their credentials. Everything here may be a secret. */
export interface ServiceConfig {
  readonly smtp: SmtpConfig | undefined
  /** Signs mail, where the server of `smtp` does not. */
  readonly dkim: DkimConfig | undefined
  readonly emailJs: EmailJsConfig | undefined
  readonly captcha: { readonly provider: 'altcha' } | HostedCaptchaConfig
  /** Public captcha key of the environment; wins over the one in the settings. */
  readonly captchaSiteKey: string | undefined
  readonly analytics: { readonly provider: 'first-party' } | { readonly provider: 'off' } | GoogleAnalyticsConfig
  readonly filmDirectory: { readonly provider: 'off' } | WikidataConfig
  readonly openId: OpenIdConfig | undefined
}

export interface SmtpConfig {
  /** `smtp://user:password@host:587`; a secret. */
  readonly url: string
  readonly from: MailSender
}

export interface DkimConfig {
  readonly domain: string
  readonly selector: string
  /** PEM. */
  readonly privateKey: string
}

export interface EmailJsConfig {
  readonly publicKey: string
  /** Needed by accounts that accept only signed calls from servers. */
  readonly privateKey: string | undefined
  readonly serviceId: string
  readonly templateId: string
  readonly origin: string
}

export interface HostedCaptchaConfig {
  readonly provider: 'recaptcha' | 'turnstile' | 'hcaptcha'
  readonly secretKey: string
  /** Replaces the provider's own hosts. */
  readonly origin: string | undefined
}

export interface GoogleAnalyticsConfig {
  readonly provider: 'google'
  readonly measurementId: string
  readonly apiSecret: string
  readonly origin: string
}

interface WikidataConfig {
  readonly provider: 'wikidata'
  readonly origin: string
}

const WIKIDATA_ORIGIN = 'https://www.wikidata.org'
const EMAILJS_ORIGIN = 'https://api.emailjs.com'
const GOOGLE_ANALYTICS_ORIGIN = 'https://www.google-analytics.com'

export const serviceEnvironment = {
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      'SMTP_URL must be an address such as smtp://user:password@mail.example:587, or smtps://…; special characters of a password are percent-encoded (# as %23)',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => mailSender(text) !== null,
      'MAIL_FROM must be an address such as keeper@den.example or The Den <keeper@den.example>',
    )
    .optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z.string().optional(),
  EMAILJS_PUBLIC_KEY: z.string().optional(),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_SERVICE_ID: z.string().optional(),
  EMAILJS_TEMPLATE_ID: z.string().optional(),
  EMAILJS_ORIGIN: origin('EMAILJS_ORIGIN'),
  CAPTCHA_PROVIDER: z
    .enum(
      ['altcha', 'recaptcha', 'turnstile', 'hcaptcha'],
      'CAPTCHA_PROVIDER must be altcha, recaptcha, turnstile or hcaptcha',
    )
    .optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  CAPTCHA_ORIGIN: origin('CAPTCHA_ORIGIN'),
  ANALYTICS_PROVIDER: z
    .enum(['first-party', 'google', 'off'], 'ANALYTICS_PROVIDER must be first-party, google or off')
    .optional(),
  ANALYTICS_ORIGIN: origin('ANALYTICS_ORIGIN'),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'GA_MEASUREMENT_ID must be the id of a web data stream, such as G-ABC123DEF4')
    .optional(),
  GA_API_SECRET: z.string().optional(),
  FILM_DIRECTORY: z.enum(['off', 'wikidata'], 'FILM_DIRECTORY must be wikidata or off').optional(),
  WIKIDATA_ORIGIN: origin('WIKIDATA_ORIGIN'),
  ...openIdEnvironment,
}

type Values = z.infer<z.ZodObject<typeof serviceEnvironment>>

/** @param folder of relative file names. @throws {ConfigError} naming what is missing, a line for each service */
export function serviceConfig(values: Values, folder: string): ServiceConfig {
  const problems: string[] = []
  const complain: Complain = (problem) => void problems.push(problem)
  const config: ServiceConfig = {
    smtp: smtpOf(values, complain),
    dkim: dkimOf(values, folder, complain),
    emailJs: emailJsOf(values, complain),
    captcha: captchaOf(values, complain),
    captchaSiteKey: values.CAPTCHA_SITE_KEY,
    analytics: analyticsOf(values, complain),
    filmDirectory: filmDirectoryOf(values, complain),
    openId: openIdConfig(values, complain),
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

function smtpOf(values: Values, complain: Complain): ServiceConfig['smtp'] {
  const given = allOrNone(values, complain, ['SMTP_URL', 'MAIL_FROM'])
  return given ? { url: given.SMTP_URL, from: mailSender(given.MAIL_FROM)! } : undefined
}

function dkimOf(values: Values, folder: string, complain: Complain): ServiceConfig['dkim'] {
  const given = allOrNone(values, complain, ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])
  if (!given) return undefined
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = given
  return { domain, selector, privateKey: pemOf(key, folder, complain) }
}

function emailJsOf(values: Values, complain: Complain): EmailJsConfig | undefined {
  const needed = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const
  const given = allOrNone(values, complain, needed, ['EMAILJS_PRIVATE_KEY', 'EMAILJS_ORIGIN'])
  if (!given) return undefined
  return {
    publicKey: given.EMAILJS_PUBLIC_KEY,
    privateKey: values.EMAILJS_PRIVATE_KEY,
    serviceId: given.EMAILJS_SERVICE_ID,
    templateId: given.EMAILJS_TEMPLATE_ID,
    origin: values.EMAILJS_ORIGIN ?? EMAILJS_ORIGIN,
  }
}

function captchaOf(values: Values, complain: Complain): ServiceConfig['captcha'] {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET_KEY: secretKey = '', CAPTCHA_ORIGIN: origin } = values
  // A provider that is named explicitly may be combined with the keys of another one.
  if (!provider && (secretKey || origin))
    complain(`CAPTCHA_PROVIDER must be given together with ${secretKey ? 'CAPTCHA_SECRET_KEY' : 'CAPTCHA_ORIGIN'}`)
  if (!provider || provider === 'altcha') return { provider: 'altcha' }
  if (!secretKey) {
    const siteKey = values.CAPTCHA_SITE_KEY ? '' : '; so must CAPTCHA_SITE_KEY, or the captcha site key in the settings'
    complain(`CAPTCHA_SECRET_KEY must be given together with CAPTCHA_PROVIDER=${provider}${siteKey}`)
  }
  return { provider, secretKey, origin }
}

function analyticsOf(values: Values, complain: Complain): ServiceConfig['analytics'] {
  const { ANALYTICS_PROVIDER: provider, ANALYTICS_ORIGIN: origin = GOOGLE_ANALYTICS_ORIGIN } = values
  if (provider === 'first-party' || provider === 'off') return { provider }
  const needed = ['ANALYTICS_PROVIDER', 'GA_MEASUREMENT_ID', 'GA_API_SECRET'] as const
  const given = allOrNone(values, complain, needed, ['ANALYTICS_ORIGIN'])
  if (!given) return { provider: 'first-party' }
  return { provider: 'google', measurementId: given.GA_MEASUREMENT_ID, apiSecret: given.GA_API_SECRET, origin }
}

function filmDirectoryOf(values: Values, complain: Complain): ServiceConfig['filmDirectory'] {
  const { FILM_DIRECTORY: provider, WIKIDATA_ORIGIN: origin = WIKIDATA_ORIGIN } = values
  if (!provider && values.WIKIDATA_ORIGIN)
    complain('FILM_DIRECTORY=wikidata must be given together with WIKIDATA_ORIGIN')
  return provider === 'wikidata' ? { provider, origin } : { provider: 'off' }
}

/** The key itself, on one line with \\n in it if need be, or the name of the file that holds it. */
function pemOf(keyOrFile: string, folder: string, complain: Complain): string {
  const key = keyOrFile.startsWith('-----BEGIN')
    ? keyOrFile.replaceAll('\\n', '\n')
    : contentOf(resolve(folder, keyOrFile))
  try {
    createPrivateKey(key)
  } catch {
    complain('DKIM_PRIVATE_KEY must be a private key in PEM form, or the name of a file that holds one')
  }
  return key
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
