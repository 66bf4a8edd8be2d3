import type { CallAccess, HttpMethod } from '../../../access.ts'
import { accounts } from './accounts.ts'
import { administrators } from './administrators.ts'
import { audit } from './audit.ts'
import { backups } from './backups.ts'
import type { Call, Calls } from './call.ts'
import { categories } from './categories.ts'
import { collections } from './collections.ts'
import { imports } from './imports.ts'
import { media } from './media.ts'
import { passkeys } from './passkeys.ts'
import { postActions } from './post-actions.ts'
import { posts } from './posts.ts'
import { readers } from './readers.ts'
import { redirects } from './redirects.ts'
import { revisions } from './revisions.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { site } from './site.ts'
import { workingCopies } from './working-copies.ts'

export const TAGS = ['Posts', 'Readers', 'Accounts', 'Site'] as const

export interface ListedCall extends Call {
  readonly tag: (typeof TAGS)[number]
  readonly method: HttpMethod
  readonly pattern: string
  readonly access: 'everybody' | CallAccess
}

/** Every call of the JSON interface, in the order of `docs/roles.md`. */
export const CALLS: readonly ListedCall[] = [
  ...listed('Accounts', { ...signIn, ...accounts, ...passkeys, ...secondFactor, ...sessions, ...audit }),
  ...listed('Site', { ...backups, ...imports, ...redirects }),
  ...listed('Accounts', administrators),
  ...listed('Posts', { ...posts, ...workingCopies, ...postActions, ...revisions }),
  ...listed('Readers', search),
  ...listed('Posts', { ...categories, ...media, ...collections }),
  ...listed('Site', { ...settings, ...site }),
  ...listed('Readers', readers),
]

/** A pattern as OpenAPI writes it. */
export function pathOf(pattern: string): string {
  return pattern.replace('*', '{id}').replace(/:(\w+)/g, '{$1}')
}

function listed(tag: ListedCall['tag'], calls: Calls): ListedCall[] {
  return Object.entries(calls).map(([key, call]) => {
    const [method, pattern] = key.split(' ') as [HttpMethod, string]
    return { access: {}, ...call, tag, method, pattern }
  })
}
