import { isAtLeast, type Role } from '#domain/identity/role.ts'
import type { RouteAccess } from './access.ts'
import { CALL_ACCESS } from './routes/api/calls/call-access.ts'

/** Routes open to a session whose account lacks the second factor that the settings require: those that set one up, and no others. */
export const SECOND_FACTOR_SETUP: ReadonlySet<string> = new Set([
  '/admin/account',
  '/api/auth/confirm-password',
  '/api/auth/confirm-passkey',
  '/api/auth/confirm-passkey/options',
  '/api/auth/second-factor',
  '/api/auth/second-factor/recovery-codes',
])

const EVERYBODY: RouteAccess = { GET: 'everybody' }
/** A page whose form is sent to the address of the page. */
const FORM: RouteAccess = { GET: 'everybody', POST: 'everybody' }
/** For owners. */
const PAGE: RouteAccess = { GET: { isPage: true } }
const PAGE_OF_EDITORS: RouteAccess = { GET: { isPage: true, role: 'editor' } }
const PAGE_OF_AUTHORS: RouteAccess = { GET: { isPage: true, role: 'author' } }
const PAGE_OF_POST: RouteAccess = { GET: { isPage: true, role: 'author', isOfPost: true } }

/** Addresses of pages that a role does not open. */
export function pagesClosedTo(role: Role): string[] {
  return Object.entries(ROUTE_ACCESS).flatMap(([pattern, { GET: access }]) =>
    access && access !== 'everybody' && 'isPage' in access && !isAtLeast(role, access.role ?? 'owner') ? pattern : [],
  )
}

/** Every pattern of `routes.ts` with its methods. A route or method that is not named here is refused. */
export const ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  '/': EVERYBODY,
  '/blogs/*': EVERYBODY,
  '/preview/:token': EVERYBODY,
  '/category/:slug': EVERYBODY,
  '/tag/:slug': EVERYBODY,
  '/series/:slug': EVERYBODY,
  '/author/:slug': EVERYBODY,
  '/film/:slug': EVERYBODY,
  '/director/:slug': EVERYBODY,
  '/year/:slug': EVERYBODY,
  '/decade/:slug': EVERYBODY,
  '/films': EVERYBODY,
  '/directors': EVERYBODY,
  '/authors': EVERYBODY,
  '/categories': EVERYBODY,
  '/archive': EVERYBODY,
  '/archive/:year': EVERYBODY,
  '/archive/:year/:month': EVERYBODY,
  '/compare': EVERYBODY,
  '/compare/:first/:second/:third?': EVERYBODY,
  '/ratings': EVERYBODY,
  '/search': EVERYBODY,
  '/greetings': EVERYBODY,
  '/limits': EVERYBODY,
  '/subscribe': FORM,
  '/subscription/confirm': FORM,
  '/unsubscribe': FORM,
  '/terms': EVERYBODY,
  '/privacy': EVERYBODY,
  '/cookiepolicy': EVERYBODY,

  '/admin': PAGE_OF_AUTHORS,
  '/admin/today': PAGE_OF_AUTHORS,
  '/admin/posts': PAGE_OF_AUTHORS,
  '/admin/more-posts': PAGE_OF_AUTHORS,
  '/admin/posts/:id': PAGE_OF_POST,
  '/admin/drafts': PAGE_OF_AUTHORS,
  '/admin/drafts/:id': PAGE_OF_POST,
  '/admin/pages': PAGE_OF_EDITORS,
  '/admin/pages/new': PAGE_OF_EDITORS,
  '/admin/audience': PAGE_OF_EDITORS,
  '/admin/trash': PAGE_OF_AUTHORS,
  '/admin/revisions/:id': PAGE_OF_POST,
  '/admin/import': PAGE,
  '/admin/import/:id': PAGE,
  '/admin/redirects': PAGE,
  '/admin/categories': PAGE_OF_EDITORS,
  '/admin/media': PAGE_OF_EDITORS,
  '/admin/subscribers': PAGE,
  '/admin/mail': PAGE,
  '/admin/mailbox/:id': PAGE,
  '/admin/mail-preview': { POST: { audit: 'none' } },
  '/admin/statistics': PAGE_OF_EDITORS,
  '/admin/settings': PAGE,
  '/admin/users': PAGE,
  '/admin/audit': PAGE,
  '/admin/health': PAGE,
  '/admin/backups': PAGE,
  '/admin/account': PAGE_OF_AUTHORS,
  '/admin/sign-in/callback': EVERYBODY,
  '/admin/sign-in/finished': EVERYBODY,
  '/admin/setup': EVERYBODY,
  '/admin/invitation': EVERYBODY,
  '/admin/forgotten-password': EVERYBODY,
  '/admin/reset-password': EVERYBODY,
  '/admin/confirm-address': EVERYBODY,

  ...CALL_ACCESS,

  '/feed.xml': EVERYBODY,
  '/atom.xml': EVERYBODY,
  '/feed.json': EVERYBODY,
  '/category/:slug/feed.xml': EVERYBODY,
  '/tag/:slug/feed.xml': EVERYBODY,
  '/series/:slug/feed.xml': EVERYBODY,
  '/author/:slug/feed.xml': EVERYBODY,
  '/film/:slug/feed.xml': EVERYBODY,
  '/director/:slug/feed.xml': EVERYBODY,
  '/year/:slug/feed.xml': EVERYBODY,
  '/decade/:slug/feed.xml': EVERYBODY,
  '/rss': EVERYBODY,
  '/feed': EVERYBODY,
  '/rss.xml': EVERYBODY,
  '/sitemap.xml': EVERYBODY,
  '/site.webmanifest': EVERYBODY,
  '/robots.txt': EVERYBODY,
  '/.well-known/security.txt': EVERYBODY,
  '/:page': EVERYBODY,
  '/*': EVERYBODY,
}
