import type { MessageKey } from '../locales/locale.ts'

/** Roles of accounts, each with all that the later ones may, and more. */
export const ROLES = ['owner', 'editor', 'author'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS = {
  owner: 'users.owner',
  editor: 'users.editor',
  author: 'users.author',
} as const satisfies Readonly<Record<Role, MessageKey>>

/** What each role may do. */
export const ROLE_RIGHTS = {
  owner: 'users.ownerRights',
  editor: 'users.editorRights',
  author: 'users.authorRights',
} as const satisfies Readonly<Record<Role, MessageKey>>

export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(least)
}

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
