import { FRAME_ORIGINS } from '#domain/text/embed.ts'
import type { Config } from '../config/config.ts'

/** One policy fits all pages, since none holds a script or style of its own (JSON-LD is none): finished pages can be shared. */
export const READING_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // Loaded when a reader presses the card of an embed.
  `frame-src ${FRAME_ORIGINS.join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Adds the sources of a widget. Its scripts write HTML and create undocumented policies, so Trusted Types are left out. */
export function readingPagePolicy(widget: Readonly<Record<string, readonly string[]>> | null): string {
  if (!widget) return READING_PAGE_POLICY
  const directives = READING_PAGE_POLICY.split('; ').filter((directive) => !directive.includes('trusted-types'))
  const sources = new Map(directives.map((directive) => [directive.split(' ')[0]!, directive]))
  for (const [name, more] of Object.entries(widget)) sources.set(name, [sources.get(name) ?? name, ...more].join(' '))
  return [...sources.values()].join('; ')
}

/** For answers that are no pages: shown in a browser they can run and load nothing. */
const INERT_POLICY = "default-src 'none'; base-uri 'none'; sandbox; frame-ancestors 'none'"

export type SecurityConfig = Pick<Config, 'siteUrl'> & Partial<Pick<Config, 'hsts'>>

/** Values of `Strict-Transport-Security` (RFC 6797) by the setting `HSTS`; max-age in seconds. */
const TRANSPORT_SECURITY = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const

/** Pages replace the inert policy with their own. */
export function securityHeaders({ siteUrl, hsts = 'host' }: SecurityConfig): Record<string, string> {
  return {
    'Content-Security-Policy': INERT_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    // Browsers take these from https only, and complain about the first one elsewhere.
    ...(siteUrl.startsWith('https:') && {
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(hsts !== 'off' && { 'Strict-Transport-Security': TRANSPORT_SECURITY[hsts] }),
    }),
  }
}
