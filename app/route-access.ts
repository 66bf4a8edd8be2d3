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

interface RouteAccess {
  /** GET and HEAD. */
  readonly read?: Access
  /** Every other method. */
  readonly write?: Access
}

const EVERYBODY = { read: 'everybody' } as const
const PAGE = { read: 'page' } as const
const SESSION: Access = {}
const PASSWORD: Access = { needsPassword: true }
const POSTS: RouteAccess = { read: 'everybody', write: { scope: 'posts:write' } }
/** Forms and calls of readers, and calls that work without a session. */
const PUBLIC_WRITE = { write: 'everybody' } as const

/** Every pattern of `routes.ts`. A route or method that is not named here is refused. */
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
  '/greetings': EVERYBODY,
  '/subscribe': { read: 'everybody', write: 'everybody' },
  '/subscription/confirm': { read: 'everybody', write: 'everybody' },
  '/unsubscribe': { read: 'everybody', write: 'everybody' },
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

  '/api/auth/sign-in/email': PUBLIC_WRITE,
  '/api/auth/sign-out': PUBLIC_WRITE,
  '/api/auth/session': EVERYBODY,
  '/api/auth/claim': PUBLIC_WRITE,
  '/api/auth/accept-invitation': PUBLIC_WRITE,
  '/api/auth/change-password': { write: SESSION },
  '/api/auth/confirm-password': { read: PASSWORD, write: SESSION },
  // `POST` checks the password in its own body.
  '/api/tokens': { read: SESSION, write: SESSION },
  '/api/tokens/:id': { write: SESSION },
  '/api/administrators': { read: SESSION },
  '/api/administrators/:id': { write: PASSWORD },
  '/api/invitations': { write: PASSWORD },
  '/api/invitations/:id': { write: PASSWORD },

  '/api/blogs': POSTS,
  '/api/blogs/*': POSTS,
  '/api/blogs/:id/edit': { read: { scope: 'posts:read' }, write: { scope: 'posts:write' } },
  '/api/blogs/:id/announce': { write: { scope: 'posts:write' } },
  '/api/blogs/:id/restore': { write: { scope: 'posts:write' } },
  '/api/blogs/:id/preview': { write: { scope: 'posts:write' } },
  '/api/blogs/:id/revisions': { read: { scope: 'posts:read' } },
  '/api/blogs/:id/revisions/:revision': { read: { scope: 'posts:read' } },
  '/api/blogs/:id/revisions/:revision/restore': { write: { scope: 'posts:write' } },
  '/api/media': { read: { scope: 'posts:read' }, write: { scope: 'media:write' } },
  '/api/media/:name': { write: { scope: 'media:write' } },
  '/api/collections/:name': EVERYBODY,
  '/api/content-warnings': EVERYBODY,
  '/api/first-steps': { write: SESSION },
  '/api/demo-content': { write: SESSION },
  '/api/settings': { read: SESSION, write: SESSION },
  '/api/subscribers': { write: SESSION },
  '/api/subscribers.csv': { read: { needsPassword: true, scope: 'subscribers:read' } },
  '/api/subscribers/:id': { write: SESSION },
  '/api/mail': { write: PASSWORD },
  '/api/mail/caps': { write: SESSION },
  '/api/mail/test': { write: SESSION },
  '/api/mail/test-announcement': { write: SESSION },
  '/api/mail/resume': { write: SESSION },
  '/api/services/:service/check': { write: SESSION },
  '/api/campaigns/:id': { write: SESSION },
  '/api/statistics/:table': { read: { scope: 'statistics:read' } },
  '/api/captcha': EVERYBODY,
  '/api/subscriptions': PUBLIC_WRITE,
  '/api/screen-views': PUBLIC_WRITE,
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
