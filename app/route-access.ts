import type { Scope } from '#domain/identity/api-token.ts'

/** Who may call a route besides the session of an administrator, and what that session needs. */
interface CallAccess {
  /** The session must have given the password within the last ten minutes (`Identity.hasRecentPassword`). */
  readonly needsPassword?: true
  /** An API token with this scope may call as well. Without it no token may. */
  readonly scope?: Scope
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
const WRITE_POSTS: Access = { scope: 'posts:write' }
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
  '/admin/account': PAGE,
  '/admin/setup': EVERYBODY,
  '/admin/invitation': EVERYBODY,
  '/admin/forgotten-password': EVERYBODY,
  '/admin/reset-password': EVERYBODY,
  '/admin/confirm-address': EVERYBODY,

  '/api/auth/sign-in/email': PUBLIC_POST,
  '/api/auth/sign-out': PUBLIC_POST,
  '/api/auth/session': EVERYBODY,
  '/api/auth/claim': PUBLIC_POST,
  '/api/auth/accept-invitation': PUBLIC_POST,
  '/api/auth/forgot-password': PUBLIC_POST,
  '/api/auth/reset-password': PUBLIC_POST,
  '/api/auth/confirm-address': PUBLIC_POST,
  '/api/account': { PATCH: SESSION },
  '/api/account/email': { POST: PASSWORD },
  '/api/auth/change-password': { POST: SESSION },
  '/api/auth/confirm-password': { GET: PASSWORD, POST: SESSION },
  '/api/auth/passkeys': { GET: SESSION, POST: SESSION },
  '/api/auth/passkeys/options': { POST: PASSWORD },
  '/api/auth/passkeys/:id': { PATCH: SESSION, DELETE: PASSWORD },
  '/api/auth/sign-in/passkey': PUBLIC_POST,
  '/api/auth/sign-in/passkey/options': PUBLIC_POST,
  '/api/auth/confirm-passkey': { POST: SESSION },
  '/api/auth/confirm-passkey/options': { POST: SESSION },
  '/api/auth/second-factor': { POST: PASSWORD, PUT: PASSWORD, DELETE: PASSWORD },
  '/api/auth/second-factor/recovery-codes': { POST: PASSWORD },
  // `POST` checks the password in its own body.
  '/api/tokens': { GET: SESSION, POST: SESSION },
  '/api/tokens/:id': { DELETE: SESSION },
  '/api/sessions': { GET: SESSION, DELETE: SESSION },
  '/api/sessions/:id': { DELETE: SESSION },
  '/api/administrators': { GET: SESSION },
  '/api/administrators/:id': { DELETE: PASSWORD },
  '/api/invitations': { POST: PASSWORD },
  '/api/invitations/:id': { DELETE: PASSWORD },

  '/api/blogs': { GET: 'everybody', POST: WRITE_POSTS },
  '/api/blogs/*': { GET: 'everybody', PATCH: WRITE_POSTS, DELETE: WRITE_POSTS },
  '/api/blogs/:id/edit': { GET: READ_POSTS, PUT: WRITE_POSTS, PATCH: WRITE_POSTS, DELETE: WRITE_POSTS },
  '/api/blogs/:id/announce': { POST: WRITE_POSTS },
  '/api/blogs/:id/restore': { POST: WRITE_POSTS },
  '/api/blogs/:id/preview': { POST: WRITE_POSTS, DELETE: WRITE_POSTS },
  '/api/blogs/:id/revisions': { GET: READ_POSTS },
  '/api/blogs/:id/revisions/:revision': { GET: READ_POSTS },
  '/api/blogs/:id/revisions/:revision/restore': { POST: WRITE_POSTS },
  '/api/search': EVERYBODY,
  '/api/search/suggestions': EVERYBODY,
  '/api/media': { GET: READ_POSTS, POST: { scope: 'media:write' } },
  '/api/media/:name': { PATCH: { scope: 'media:write' } },
  '/api/collections/:name': EVERYBODY,
  '/api/content-warnings': EVERYBODY,
  '/api/films': { GET: SESSION },
  '/api/first-steps': { DELETE: SESSION },
  '/api/demo-content': { DELETE: SESSION },
  '/api/settings': { GET: SESSION, PATCH: SESSION },
  '/api/subscribers': { POST: SESSION },
  '/api/subscribers.csv': { GET: { needsPassword: true, scope: 'subscribers:read' } },
  '/api/subscribers/:id': { PATCH: SESSION },
  '/api/mail': { PATCH: PASSWORD },
  '/api/mail/caps': { PATCH: SESSION },
  '/api/mail/test': { POST: SESSION },
  '/api/mail/test-announcement': { POST: SESSION },
  '/api/mail/resume': { POST: SESSION },
  '/api/services/:service/check': { POST: SESSION },
  '/api/campaigns/:id': { DELETE: SESSION },
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
