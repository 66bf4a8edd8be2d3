import { z } from 'zod'

/** Maximum size of a report in bytes; those of browsers have about 1,000. */
export const POLICY_REPORT_LIMIT_BYTES = 8_192
export const POLICY_REPORTS_PATH = '/api/policy-reports'

/** The report that browsers send to the address of `report-uri` (CSP level 3, 5.3). Unknown fields are dropped, since browsers add some. */
export const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
})

/** The stored part of a report; reports that are equal in it share a row. */
export interface PolicyViolation {
  readonly directive: string
  /** An origin, or a word such as `inline` or `eval`. */
  readonly blocked: string
  /** Path of the screen, such as `/admin/posts`. */
  readonly page: string
}

const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'manifest-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])
const WORDS: ReadonlySet<string> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
])
/** `data:` and `blob:` are reported as a scheme alone. */
const SCHEMES: ReadonlySet<string> = new Set(['data', 'blob', 'filesystem'])
const ORIGIN_MAX_LENGTH = 200

/** Null if a report is invalid, is not about a screen of the admin area, or concerns a browser extension. */
export function violationIn(body: unknown, siteUrl: string): PolicyViolation | null {
  const report = policyReport.safeParse(body).data?.['csp-report']
  if (!report) return null
  const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
  const directive = named !== undefined && DIRECTIVES.has(named) ? named : null
  const blocked = blockedOf(report['blocked-uri'])
  const page = screenOf(report['document-uri'], siteUrl)
  return directive && blocked && page ? { directive, blocked, page } : null
}

function blockedOf(text: string): string | null {
  // Older browsers send an empty text for inline code.
  if (text === '' || WORDS.has(text)) return text || 'inline'
  if (SCHEMES.has(text.replace(/:.*$/s, ''))) return text.replace(/:.*$/s, '')
  if (!/^(https?|wss?):/i.test(text) || !URL.canParse(text)) return null
  const { origin, protocol, host } = new URL(text)
  const name = origin === 'null' ? `${protocol}//${host}` : origin
  return name.length <= ORIGIN_MAX_LENGTH ? name : null
}

function screenOf(text: string, siteUrl: string): string | null {
  if (!URL.canParse(text)) return null
  const { origin, pathname } = new URL(text)
  return origin === siteUrl ? (/^\/admin(\/[a-z-]{1,30})?(?=\/|$)/.exec(pathname)?.[0] ?? null) : null
}
