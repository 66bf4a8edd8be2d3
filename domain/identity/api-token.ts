import { z } from 'zod'
import { DAY_MS } from '../durations.ts'
import { passwordText } from './account-calls.ts'
import { isPlainName } from './plain-name.ts'
import { isAtLeast, type Role } from './role.ts'

export const SCOPES = ['posts:read', 'posts:write', 'media:write', 'subscribers:read', 'statistics:read'] as const
export type Scope = (typeof SCOPES)[number]

const SCOPE_ROLES: Readonly<Record<Scope, Role>> = {
  'posts:read': 'author',
  'posts:write': 'author',
  'media:write': 'author',
  'subscribers:read': 'owner',
  'statistics:read': 'editor',
}

export function scopesOf(role: Role): Scope[] {
  return SCOPES.filter((scope) => isAtLeast(role, SCOPE_ROLES[scope]))
}

/** Scopes of a token made without a choice: enough for an import, and no personal data. */
export const DEFAULT_SCOPES: readonly Scope[] = ['posts:read', 'posts:write', 'media:write']
export const DEFAULT_TOKEN_DAYS = 90

export const TOKEN_NAME_PROBLEM = 'The name of a token is one line of plain text, 100 characters at most'
/** Instants are stored and compared as text, which needs years of four digits. */
const LAST_YEAR = 9999
const IN_THE_PAST = 'The end of a token must lie in the future'

export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text)
}

export function defaultTokenEnd(now: Date): Date {
  return new Date(now.getTime() + DEFAULT_TOKEN_DAYS * DAY_MS)
}

/** `POST /api/tokens`. Without `expiresAt` the token works for `DEFAULT_TOKEN_DAYS`. */
export function apiTokenCall(now: Date) {
  return z.strictObject({
    name: z.string(TOKEN_NAME_PROBLEM).refine(isPlainName, TOKEN_NAME_PROBLEM),
    scopes: z.array(z.enum(SCOPES, `A scope is one of ${SCOPES.join(', ')}`)).min(1, 'Name one scope or more'),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'The end of a token is an instant such as 2027-01-31T00:00:00Z' })
      .transform((text) => new Date(text))
      .refine((end) => end > now, IN_THE_PAST)
      .refine((end) => end.getUTCFullYear() <= LAST_YEAR, 'A token ends in the year 9999 at the latest')
      .default(() => defaultTokenEnd(now)),
    password: passwordText,
  })
}

/** A day (`2027-01-31`, up to its end in UTC) or days (`30d`); null for anything else, an end in the past or after 9999. */
export function tokenEndFrom(typed: string, now: Date): Date | null {
  const days = /^(\d{1,5})d?$/.exec(typed)
  const end = days
    ? new Date(now.getTime() + Number(days[1]) * DAY_MS)
    : /^\d{4}-\d\d-\d\d$/.test(typed)
      ? new Date(Date.parse(`${typed}T00:00:00Z`) + DAY_MS)
      : null
  return end && end > now && end.getUTCFullYear() <= LAST_YEAR ? end : null
}
