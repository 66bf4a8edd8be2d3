import type { AuditEvent } from '#domain/audit-event.ts'
import type { Scope } from '#domain/identity/api-token.ts'
import type { Role } from '#domain/identity/role.ts'

interface RoleAccess {
  /** The lowest role with access; owners only if absent. */
  readonly role?: Role
  /** The route concerns the post that `:id` or the end of the address names; authors may use it for their own posts only. `or-new`: also for an id that no post has. */
  readonly isOfPost?: true | 'or-new'
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

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Who may call a route, by method. `GET` includes `HEAD`. */
export type RouteAccess = Readonly<Partial<Record<HttpMethod, Access>>>
