import type { AuditEvent } from '#domain/audit-event.ts'
import type { Scope } from '#domain/identity/api-token.ts'
import { isAtLeast, type Role } from '#domain/identity/role.ts'

interface RoleAccess {
  /** The lowest role with access; owners only if absent. */
  readonly role?: Role
  /** The route concerns the post that `:id` or the end of the address names; authors may use it for their own posts only. */
  readonly isOfPost?: true
}

/** Who may call a route besides the session of an administrator, and what that session needs. */
export interface CallAccess extends RoleAccess {
  /** The session must have been confirmed within the last ten minutes (`Identity.isRecentlyConfirmed`). */
  readonly needsRecentConfirmation?: true
  /**
   * For accounts with one-time codes, the confirmation may be at most a minute old: the result of the call can replace the second
   * factor.
   */
  readonly replacesFactor?: true
  /** Checks the password in its own body. Where the account has a second factor, `needsRecentConfirmation` holds as well. */
  readonly checksPassword?: true
  /** An API token with this scope may call as well. Without it no token may. */
  readonly scope?: Scope
  /**
   * Events that the audit log records for a successful call. If there are several, the route says by `noteForAudit` which ones
   * happened, if any. Every writing method names an event, or `none`.
   */
  readonly audit?: AuditEvent | readonly AuditEvent[] | 'none'
}

/**
 * A page of the admin area, for sessions only. Without a session, or with a role that may not open it, the request continues to
 * the layout of the area, which renders the login panel or the refusal.
 */
export interface PageAccess extends RoleAccess {
  readonly isPage: true
}

export type Access = 'everybody' | PageAccess | CallAccess

/** Routes open to a session whose account lacks the second factor that the settings require: those that set one up, and no others. */
export const SECOND_FACTOR_SETUP: ReadonlySet<string> = new Set([
  '/admin/account',
  '/api/auth/confirm-password',
  '/api/auth/confirm-passkey',
  '/api/auth/confirm-passkey/options',
  '/api/auth/second-factor',
  '/api/auth/second-factor/recovery-codes',
])

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** By method, who may call it. `GET` includes `HEAD`. */
export type RouteAccess = Readonly<Partial<Record<HttpMethod, Access>>>

const EVERYBODY = { GET: 'everybody' } as const
/** For owners. */
const PAGE: RouteAccess = { GET: { isPage: true } }
const PAGE_OF_EDITORS: RouteAccess = { GET: { isPage: true, role: 'editor' } }
const PAGE_OF_AUTHORS: RouteAccess = { GET: { isPage: true, role: 'author' } }
const PAGE_OF_POST: RouteAccess = { GET: { isPage: true, role: 'author', isOfPost: true } }
/** For owners. */
const SESSION: Access = {}
const CONFIRMED: Access = { needsRecentConfirmation: true }
const READ_POST: Access = { scope: 'posts:read', role: 'author', isOfPost: true }
/** A write without an audit entry. */
const UNRECORDED: Access = { audit: 'none' }
const OF_POST = { scope: 'posts:write', role: 'author', isOfPost: true } as const
const WRITE_DRAFT: Access = { ...OF_POST, audit: 'none' }
/** Forms and calls of readers, and calls that work without a session. */
const PUBLIC_POST = { POST: 'everybody' } as const

/** Addresses of pages that a role does not open. */
export function pagesClosedTo(role: Role): string[] {
  return Object.entries(ROUTE_ACCESS).flatMap(([pattern, { GET: access }]) =>
    access && access !== 'everybody' && 'isPage' in access && !isAtLeast(role, access.role ?? 'owner') ? pattern : [],
  )
}

/** Calls about the caller's own account. */
function everyRole(methods: Readonly<Partial<Record<HttpMethod, CallAccess>>>): RouteAccess {
  return Object.fromEntries(Object.entries(methods).map(([method, access]) => [method, { role: 'author', ...access }]))
}

/** Every pattern of `routes.ts` with its methods. A route or method that is not named here is refused. */
export const ROUTE_ACCESS: Readonly<Record<string, RouteAccess>> = {
  '/': EVERYBODY,
  '/blogs/*': EVERYBODY,
  '/preview/:token': EVERYBODY,
  '/category/:slug': EVERYBODY,
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
  '/subscribe': { ...EVERYBODY, ...PUBLIC_POST },
  '/subscription/confirm': { ...EVERYBODY, ...PUBLIC_POST },
  '/unsubscribe': { ...EVERYBODY, ...PUBLIC_POST },
  '/terms': EVERYBODY,
  '/privacy': EVERYBODY,
  '/cookiepolicy': EVERYBODY,

  '/admin': PAGE_OF_AUTHORS,
  '/admin/posts': PAGE_OF_AUTHORS,
  '/admin/more-posts': PAGE_OF_AUTHORS,
  '/admin/posts/:id': PAGE_OF_POST,
  '/admin/drafts': PAGE_OF_AUTHORS,
  '/admin/drafts/:id': PAGE_OF_POST,
  '/admin/audience': PAGE_OF_EDITORS,
  '/admin/trash': PAGE_OF_AUTHORS,
  '/admin/revisions/:id': PAGE_OF_POST,
  '/admin/import': PAGE,
  '/admin/redirects': PAGE,
  '/admin/media': PAGE_OF_EDITORS,
  '/admin/subscribers': PAGE,
  '/admin/mail': PAGE,
  '/admin/mailbox/:id': PAGE,
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

  '/api/auth/sign-in/email': PUBLIC_POST,
  '/api/auth/sign-in/provider': { ...EVERYBODY, ...PUBLIC_POST },
  '/api/auth/token': { ...PUBLIC_POST, DELETE: 'everybody' },
  '/api/auth/sign-out': PUBLIC_POST,
  '/api/auth/session': EVERYBODY,
  '/api/auth/claim': PUBLIC_POST,
  '/api/auth/accept-invitation': PUBLIC_POST,
  '/api/auth/forgot-password': PUBLIC_POST,
  '/api/auth/reset-password': PUBLIC_POST,
  '/api/auth/confirm-address': PUBLIC_POST,
  '/api/account': everyRole({ PATCH: UNRECORDED }),
  '/api/account/email': everyRole({ POST: { checksPassword: true, audit: 'address.change-requested' } }),
  '/api/auth/change-password': everyRole({ POST: { checksPassword: true, audit: 'password.changed' } }),
  '/api/auth/confirm-password': everyRole({ GET: CONFIRMED, POST: UNRECORDED }),
  '/api/auth/passkeys': everyRole({ GET: SESSION, POST: { audit: 'passkey.added' } }),
  '/api/auth/passkeys/options': everyRole({
    POST: { needsRecentConfirmation: true, replacesFactor: true, audit: 'none' },
  }),
  '/api/auth/passkeys/:id': everyRole({
    PATCH: UNRECORDED,
    DELETE: { needsRecentConfirmation: true, audit: 'passkey.removed' },
  }),
  '/api/auth/sign-in/passkey': PUBLIC_POST,
  '/api/auth/sign-in/passkey/options': PUBLIC_POST,
  '/api/auth/confirm-passkey': everyRole({ POST: UNRECORDED }),
  '/api/auth/confirm-passkey/options': everyRole({ POST: UNRECORDED }),
  '/api/auth/second-factor': everyRole({
    POST: { needsRecentConfirmation: true, audit: 'none' },
    PUT: { needsRecentConfirmation: true, audit: 'second-factor.enabled' },
    DELETE: { needsRecentConfirmation: true, audit: ['second-factor.disabled'] },
  }),
  '/api/auth/second-factor/recovery-codes': everyRole({
    POST: { needsRecentConfirmation: true, replacesFactor: true, audit: 'recovery-codes.made' },
  }),
  '/api/tokens': everyRole({ GET: SESSION, POST: { checksPassword: true, audit: 'token.made' } }),
  '/api/tokens/:id': everyRole({ DELETE: { audit: 'token.revoked' } }),
  '/api/sessions': everyRole({ GET: SESSION, DELETE: { needsRecentConfirmation: true, audit: 'sessions.ended' } }),
  '/api/sessions/:id': everyRole({ DELETE: { needsRecentConfirmation: true, audit: 'session.ended' } }),
  '/api/audit': { GET: SESSION },
  '/api/audit.csv': { GET: { needsRecentConfirmation: true, audit: 'audit.exported' } },
  // The job that this call starts records the backup.
  '/api/backups': { GET: SESSION, POST: UNRECORDED },
  '/api/backups/:id': { GET: { needsRecentConfirmation: true, audit: 'backup.downloaded' } },
  '/api/backups/:id/check': { POST: UNRECORDED },
  '/api/backup-jobs/:id': { GET: SESSION },
  '/api/imports': { GET: SESSION, POST: UNRECORDED },
  '/api/imports/:id': { GET: SESSION, DELETE: UNRECORDED },
  '/api/imports/:id/pictures': { PUT: UNRECORDED },
  '/api/imports/:id/check': { POST: UNRECORDED },
  // The job that this call starts records the import.
  '/api/imports/:id/run': { POST: { needsRecentConfirmation: true, audit: 'none' } },
  '/api/redirects': {
    GET: SESSION,
    POST: { audit: ['redirect.added'] },
    PATCH: { audit: ['redirect.changed'] },
    DELETE: { audit: ['redirect.removed'] },
  },
  '/api/administrators': { GET: SESSION },
  '/api/administrators/:id': {
    PATCH: { needsRecentConfirmation: true, audit: 'administrator.role-changed' },
    DELETE: { needsRecentConfirmation: true, audit: 'administrator.removed' },
  },
  '/api/invitations': { POST: { needsRecentConfirmation: true, audit: 'invitation.made' } },
  '/api/invitations/:id': { DELETE: { needsRecentConfirmation: true, audit: 'invitation.revoked' } },

  '/api/blogs': {
    GET: 'everybody',
    POST: { scope: 'posts:write', role: 'author', audit: ['post.published', 'post.scheduled', 'post.announced'] },
  },
  '/api/blogs/*': {
    GET: 'everybody',
    PATCH: {
      ...OF_POST,
      audit: ['post.published', 'post.changed', 'post.unpublished', 'post.scheduled', 'post.announced'],
    },
    DELETE: { ...OF_POST, audit: ['post.trashed', 'post.deleted'] },
  },
  // Autosave calls this every 1.5 seconds during typing.
  '/api/blogs/:id/edit': { GET: READ_POST, PUT: WRITE_DRAFT, PATCH: WRITE_DRAFT, DELETE: WRITE_DRAFT },
  '/api/blogs/:id/announce': { POST: { scope: 'posts:write', role: 'editor', audit: 'post.announced' } },
  '/api/blogs/:id/restore': { POST: { ...OF_POST, audit: 'post.restored' } },
  '/api/blogs/:id/preview': { POST: WRITE_DRAFT, DELETE: WRITE_DRAFT },
  '/api/blogs/:id/revisions': { GET: READ_POST },
  '/api/blogs/:id/revisions/:revision': { GET: READ_POST },
  '/api/blogs/:id/revisions/:revision/restore': { POST: { ...OF_POST, audit: ['post.changed'] } },
  '/api/search': EVERYBODY,
  '/api/search/suggestions': EVERYBODY,
  '/api/media': {
    GET: { scope: 'posts:read', role: 'author' },
    POST: { scope: 'media:write', role: 'author', audit: 'none' },
  },
  '/api/media/:name': { PATCH: { scope: 'media:write', role: 'editor', audit: 'none' } },
  '/api/collections/:name': EVERYBODY,
  '/api/content-warnings': EVERYBODY,
  '/api/films': { GET: { role: 'author' } },
  '/api/first-steps': { DELETE: UNRECORDED },
  '/api/demo-content': { DELETE: { audit: 'demo-content.removed' } },
  '/api/settings': { GET: SESSION, PATCH: { audit: ['settings.changed'] } },
  '/api/subscribers': { POST: { audit: 'subscribers.imported' } },
  '/api/subscribers.csv': {
    GET: { needsRecentConfirmation: true, scope: 'subscribers:read', audit: 'subscribers.exported' },
  },
  '/api/subscribers/:id': { PATCH: UNRECORDED },
  '/api/mail': { PATCH: { needsRecentConfirmation: true, audit: 'mail-server.changed' } },
  '/api/mail/caps': { PATCH: { needsRecentConfirmation: true, audit: 'mail-caps.changed' } },
  '/api/mail/test': { POST: UNRECORDED },
  '/api/mail/test-announcement': { POST: { role: 'editor', audit: 'none' } },
  '/api/mail/resume': { POST: UNRECORDED },
  '/api/services/:service/check': { POST: UNRECORDED },
  '/api/campaigns/:id': { DELETE: { role: 'editor', audit: 'announcement.stopped' } },
  '/api/statistics/:table': { GET: { scope: 'statistics:read', role: 'editor' } },
  '/api/captcha': EVERYBODY,
  '/api/subscriptions': PUBLIC_POST,
  '/api/screen-views': PUBLIC_POST,
  '/api/policy-reports': PUBLIC_POST,
  '/api/openapi.json': EVERYBODY,
  '/v1/projects': EVERYBODY,

  '/feed.xml': EVERYBODY,
  '/atom.xml': EVERYBODY,
  '/feed.json': EVERYBODY,
  '/category/:slug/feed.xml': EVERYBODY,
  '/author/:slug/feed.xml': EVERYBODY,
  '/film/:slug/feed.xml': EVERYBODY,
  '/director/:slug/feed.xml': EVERYBODY,
  '/year/:slug/feed.xml': EVERYBODY,
  '/decade/:slug/feed.xml': EVERYBODY,
  '/rss': EVERYBODY,
  '/feed': EVERYBODY,
  '/rss.xml': EVERYBODY,
  '/tag/:tag': EVERYBODY,
  '/sitemap.xml': EVERYBODY,
  '/site.webmanifest': EVERYBODY,
  '/robots.txt': EVERYBODY,
  '/.well-known/security.txt': EVERYBODY,
  '/*': EVERYBODY,
}
