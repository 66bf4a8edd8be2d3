import { z } from 'zod'
import { pagePathMeantBy, pagePathProblem } from '../posts/pages/page-path.ts'
import { isStandardPath } from '../posts/pages/standard-pages.ts'
import { pathFromRequest } from '../posts/path.ts'
import { percentDecoded } from '../text/percent-decoded.ts'

export const screenViewCall = z.strictObject({
  path: z.string().min(1).max(500).startsWith('/'),
  referrer: z.string().max(500).optional(),
})

export const SCREEN_VIEW_LIMIT_BYTES = 1024

const SCREENS: ReadonlyMap<string, string> = new Map([
  ['/', 'Den'],
  ['/ratings', 'Ratings'],
  ['/search', 'Search'],
  ['/greetings', 'Greetings'],
  ['/films', 'Films'],
  ['/directors', 'Directors'],
  ['/authors', 'Authors'],
  ['/categories', 'Categories'],
  ['/archive', 'Archive'],
  ['/limits', 'My limits'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/cookiepolicy', 'Cookie Policy'],
  ['/subscribe', 'Subscribe'],
  ['/subscription/confirm', 'Subscription'],
  ['/unsubscribe', 'Unsubscribe'],
  ['/admin', 'Admin'],
  ['/admin/sign-in/finished', 'Admin: Sign-in Finished'],
  ['/admin/setup', 'Admin: Set-up'],
  ['/admin/invitation', 'Admin: Invitation'],
  ['/admin/forgotten-password', 'Admin: Forgotten Password'],
  ['/admin/reset-password', 'Admin: New Password'],
  ['/admin/confirm-address', 'Admin: New Address'],
  ['/admin/today', 'Admin: Today'],
  ['/admin/posts', 'Admin: Posts'],
  ['/admin/drafts', 'Admin: Drafts'],
  ['/admin/pages', 'Admin: Pages'],
  ['/admin/pages/new', 'Admin: Page'],
  ['/admin/trash', 'Admin: Trash'],
  ['/admin/import', 'Admin: Import'],
  ['/admin/redirects', 'Admin: Redirects'],
  ['/admin/categories', 'Admin: Categories'],
  ['/admin/media', 'Admin: Pictures'],
  ['/admin/subscribers', 'Admin: Subscribers'],
  ['/admin/mail', 'Admin: Mail'],
  ['/admin/statistics', 'Admin: Statistics'],
  ['/admin/settings', 'Admin: Settings'],
  ['/admin/users', 'Admin: Users'],
  ['/admin/audit', 'Admin: Audit log'],
  ['/admin/health', 'Admin: Health'],
  ['/admin/backups', 'Admin: Backups'],
  ['/admin/account', 'Admin: Account'],
])

/** The name that statistics use for the screen at a path; null where there is no screen. */
export function screenOf(path: string): string | null {
  const known = SCREENS.get(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)
  if (known !== undefined) return known
  if (/^\/compare(\/[^/.]+){2,3}\/?$/.test(path)) return 'Compare'
  const gathering = /^\/(category|tag|series|author|film|director|year|decade|archive)(\/[^/.]+){1,2}\/?$/.exec(
    path,
  )?.[1]
  if (gathering !== undefined) return gathering[0]!.toUpperCase() + gathering.slice(1)
  if (/^\/admin\/posts\/[^/]+\/?$/.test(path)) return 'Admin: Update'
  if (/^\/admin\/drafts\/[^/]+\/?$/.test(path)) return 'Admin: Draft'
  if (/^\/admin\/revisions\/[^/]+\/?$/.test(path)) return 'Admin: Revisions'
  if (/^\/admin\/import\/[^/]+\/?$/.test(path)) return 'Admin: Import'
  if (pathFromRequest(path) !== null) return 'Article'
  const page = pagePathMeantBy(percentDecoded(path))
  return page !== null && pagePathProblem(page) === null && !isStandardPath(page) ? 'Page' : null
}

/** A DNS name of two labels or more. The last one has a letter, which excludes IP addresses. */
const HOST_NAME = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** The name of the host that a reader came from; null for none, for this site, and for an invalid name. */
export function referrerHost(referrer: string | undefined, siteUrl: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || hostname === new URL(siteUrl).hostname) return null
  return HOST_NAME.test(hostname) ? hostname : null
}
