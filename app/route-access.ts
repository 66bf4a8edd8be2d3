import type { AuditEvent } from '#domain/audit/audit-event.ts'
import type { Scope } from '#domain/identity/api-token.ts'

/** Who may call a route besides the session of an administrator, and what that session needs. */
export interface CallAccess {
  /** The session must have given the password within the last ten minutes (`Identity.hasRecentPassword`). */
  readonly needsPassword?: true
  /** An API token with this scope may call as well. Without it no token may. */
  readonly scope?: Scope
  /**
   * What the audit log records of a call that succeeds; of several events the route says which happened, if any
   * (`noteForAudit`). Every writing method names one, or `none`.
   */
  readonly audit?: AuditEvent | readonly AuditEvent[] | 'none'
}

/**
 * `page` is a page of the admin area, for sessions only. Without a session the request continues to the layout of the
 * area, which renders the login panel.
 */
export type Access = 'everybody' | 'page' | CallAccess

/**
 * What a session may use although its account lacks the second factor that the settings require: all it takes to set one up, and
 * nothing else.
 */
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
const PAGE = { GET: 'page' } as const
const SESSION: Access = {}
const PASSWORD: Access = { needsPassword: true }
const READ_POSTS: Access = { scope: 'posts:read' }
/** A write without an audit entry. */
const UNRECORDED: Access = { audit: 'none' }
const WRITE_DRAFT: Access = { scope: 'posts:write', audit: 'none' }
const STORE_MEDIA: Access = { scope: 'media:write', audit: 'none' }
/** Forms and calls of readers, and calls that work without a session. */
const PUBLIC_POST = { POST: 'everybody' } as const

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

  '/admin': PAGE,
  '/admin/posts': PAGE,
  '/admin/more-posts': PAGE,
  '/admin/posts/:id': PAGE,
  '/admin/drafts': PAGE,
  '/admin/drafts/:id': PAGE,
  '/admin/audience': PAGE,
  '/admin/trash': PAGE,
  '/admin/revisions/:id': PAGE,
  '/admin/media': PAGE,
  '/admin/subscribers': PAGE,
  '/admin/mail': PAGE,
  '/admin/mailbox/:id': PAGE,
  '/admin/statistics': PAGE,
  '/admin/settings': PAGE,
  '/admin/users': PAGE,
  '/admin/audit': PAGE,
  '/admin/health': PAGE,
  '/admin/backups': PAGE,
  '/admin/account': PAGE,
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
  '/api/account': { PATCH: UNRECORDED },
  // Checks the password in its own body.
  '/api/account/email': { POST: { audit: 'address.change-requested' } },
  '/api/auth/change-password': { POST: { audit: 'password.changed' } },
  '/api/auth/confirm-password': { GET: PASSWORD, POST: UNRECORDED },
  '/api/auth/passkeys': { GET: SESSION, POST: { audit: 'passkey.added' } },
  '/api/auth/passkeys/options': { POST: { needsPassword: true, audit: 'none' } },
  '/api/auth/passkeys/:id': { PATCH: UNRECORDED, DELETE: { needsPassword: true, audit: 'passkey.removed' } },
  '/api/auth/sign-in/passkey': PUBLIC_POST,
  '/api/auth/sign-in/passkey/options': PUBLIC_POST,
  '/api/auth/confirm-passkey': { POST: UNRECORDED },
  '/api/auth/confirm-passkey/options': { POST: UNRECORDED },
  '/api/auth/second-factor': {
    POST: { needsPassword: true, audit: 'none' },
    PUT: { needsPassword: true, audit: 'second-factor.enabled' },
    DELETE: { needsPassword: true, audit: ['second-factor.disabled'] },
  },
  '/api/auth/second-factor/recovery-codes': { POST: { needsPassword: true, audit: 'recovery-codes.made' } },
  // `POST` checks the password in its own body.
  '/api/tokens': { GET: SESSION, POST: { audit: 'token.made' } },
  '/api/tokens/:id': { DELETE: { audit: 'token.revoked' } },
  '/api/sessions': { GET: SESSION, DELETE: { audit: 'sessions.ended' } },
  '/api/sessions/:id': { DELETE: { audit: 'session.ended' } },
  '/api/audit': { GET: SESSION },
  '/api/audit.csv': { GET: { needsPassword: true, audit: 'audit.exported' } },
  // The job that it begins records what it made.
  '/api/backups': { GET: SESSION, POST: UNRECORDED },
  '/api/backups/:id': { GET: { needsPassword: true, audit: 'backup.downloaded' } },
  '/api/backups/:id/check': { POST: UNRECORDED },
  '/api/backup-jobs/:id': { GET: SESSION },
  '/api/administrators': { GET: SESSION },
  '/api/administrators/:id': { DELETE: { needsPassword: true, audit: 'administrator.removed' } },
  '/api/invitations': { POST: { needsPassword: true, audit: 'invitation.made' } },
  '/api/invitations/:id': { DELETE: { needsPassword: true, audit: 'invitation.revoked' } },

  '/api/blogs': {
    GET: 'everybody',
    POST: { scope: 'posts:write', audit: ['post.published', 'post.scheduled', 'post.announced'] },
  },
  '/api/blogs/*': {
    GET: 'everybody',
    PATCH: {
      scope: 'posts:write',
      audit: ['post.published', 'post.changed', 'post.unpublished', 'post.scheduled', 'post.announced'],
    },
    DELETE: { scope: 'posts:write', audit: ['post.trashed', 'post.deleted'] },
  },
  // Autosave calls this after every pause in typing.
  '/api/blogs/:id/edit': { GET: READ_POSTS, PUT: WRITE_DRAFT, PATCH: WRITE_DRAFT, DELETE: WRITE_DRAFT },
  '/api/blogs/:id/announce': { POST: { scope: 'posts:write', audit: 'post.announced' } },
  '/api/blogs/:id/restore': { POST: { scope: 'posts:write', audit: 'post.restored' } },
  '/api/blogs/:id/preview': { POST: WRITE_DRAFT, DELETE: WRITE_DRAFT },
  '/api/blogs/:id/revisions': { GET: READ_POSTS },
  '/api/blogs/:id/revisions/:revision': { GET: READ_POSTS },
  '/api/blogs/:id/revisions/:revision/restore': { POST: { scope: 'posts:write', audit: ['post.changed'] } },
  '/api/search': EVERYBODY,
  '/api/search/suggestions': EVERYBODY,
  '/api/media': { GET: READ_POSTS, POST: STORE_MEDIA },
  '/api/media/:name': { PATCH: STORE_MEDIA },
  '/api/collections/:name': EVERYBODY,
  '/api/content-warnings': EVERYBODY,
  '/api/films': { GET: SESSION },
  '/api/first-steps': { DELETE: UNRECORDED },
  '/api/demo-content': { DELETE: { audit: 'demo-content.removed' } },
  '/api/settings': { GET: SESSION, PATCH: { audit: ['settings.changed'] } },
  '/api/subscribers': { POST: { audit: 'subscribers.imported' } },
  '/api/subscribers.csv': { GET: { needsPassword: true, scope: 'subscribers:read', audit: 'subscribers.exported' } },
  '/api/subscribers/:id': { PATCH: UNRECORDED },
  '/api/mail': { PATCH: { needsPassword: true, audit: 'mail-server.changed' } },
  '/api/mail/caps': { PATCH: { audit: 'mail-caps.changed' } },
  '/api/mail/test': { POST: UNRECORDED },
  '/api/mail/test-announcement': { POST: UNRECORDED },
  '/api/mail/resume': { POST: UNRECORDED },
  '/api/services/:service/check': { POST: UNRECORDED },
  '/api/campaigns/:id': { DELETE: { audit: 'announcement.stopped' } },
  '/api/statistics/:table': { GET: { scope: 'statistics:read' } },
  '/api/captcha': EVERYBODY,
  '/api/subscriptions': PUBLIC_POST,
  '/api/screen-views': PUBLIC_POST,
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
