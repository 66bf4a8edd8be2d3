/** Roles of accounts, each with all that the later ones may, and more. */
export const ROLES = ['owner', 'editor', 'author'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Readonly<Record<Role, string>> = { owner: 'Owner', editor: 'Editor', author: 'Author' }

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'everything, with subscribers, mail, settings and users',
  editor: 'all posts, drafts and pictures, announcements and statistics',
  author: 'own posts, and pictures for them; no announcements',
}

export function isAtLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) <= ROLES.indexOf(least)
}

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
