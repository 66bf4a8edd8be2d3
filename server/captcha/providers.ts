import { MINUTE_MS } from '#domain/durations.ts'
import type { HostedCaptchaConfig } from '../config/service-config.ts'
import type { PageSources } from './captcha.ts'

export interface CaptchaProvider {
  readonly name: string
  readonly verifyUrl: string
  /** Without the `onload` parameter, which the form adds. */
  readonly scriptUrl: string
  /** By directive of the Content-Security-Policy, as the service documents them. */
  readonly pageSources: PageSources
  /** How long a token is valid after the challenge was solved. */
  readonly lifetimeMs: number
  readonly longestToken: number
  /** The placeholder for a host name that the service may omit. */
  readonly withheldHost: string | undefined
  /** The host that its public test keys answer with, wherever they are used. */
  readonly testHost: string
  readonly takesSiteKey: boolean
  /** Whether a token can be verified again if the answer was lost. */
  readonly mayRetry: boolean
}

const HCAPTCHA_HOSTS = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

const PROVIDERS: Readonly<Record<HostedCaptchaConfig['provider'], CaptchaProvider>> = {
  recaptcha: {
    name: 'Google reCAPTCHA',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    scriptUrl: 'https://www.google.com/recaptcha/api.js?render=explicit',
    pageSources: {
      'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
    lifetimeMs: 2 * MINUTE_MS,
    longestToken: 16 * 1024,
    withheldHost: undefined,
    testHost: 'testkey.google.com',
    takesSiteKey: false,
    mayRetry: false,
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    pageSources: {
      'script-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
    },
    lifetimeMs: 5 * MINUTE_MS,
    longestToken: 2048,
    withheldHost: undefined,
    testHost: 'example.com',
    takesSiteKey: false,
    mayRetry: true,
  },
  hcaptcha: {
    name: 'hCaptcha',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
    pageSources: {
      'script-src': HCAPTCHA_HOSTS,
      'style-src': HCAPTCHA_HOSTS,
      'connect-src': HCAPTCHA_HOSTS,
      'frame-src': HCAPTCHA_HOSTS,
    },
    lifetimeMs: 2 * MINUTE_MS,
    longestToken: 16 * 1024,
    // hCaptcha may omit the host name under high traffic; it still checks that the token belongs to the site key.
    withheldHost: 'not-provided',
    testHost: 'dummy-key-pass',
    takesSiteKey: true,
    mayRetry: false,
  },
}

/** @param origin replaces all its hosts, so that each can be tried against a local one */
export function captchaProvider({ provider, origin }: Omit<HostedCaptchaConfig, 'secretKey'>): CaptchaProvider {
  const known = PROVIDERS[provider]
  if (!origin) return known
  const moved = (address: string) => address.replace(new URL(address).origin, origin)
  return {
    ...known,
    verifyUrl: moved(known.verifyUrl),
    scriptUrl: moved(known.scriptUrl),
    pageSources: Object.fromEntries(Object.keys(known.pageSources).map((directive) => [directive, [origin]])),
  }
}
