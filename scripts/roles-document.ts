import { SCOPES } from '#domain/identity/api-token.ts'
import { isAtLeast, ROLE_LABELS, ROLE_RIGHTS, ROLES, type Role } from '#domain/identity/role.ts'
import { ENGLISH } from '#domain/locales/english.ts'
import type { Access } from '../app/access.ts'
import { ROUTE_ACCESS } from '../app/route-access.ts'

const { t } = ENGLISH

export function rolesDocument(): string {
  const rows = Object.entries(ROUTE_ACCESS).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, access]) => ({ call: `${method} ${pattern}`, access })),
  )
  const open = rows.filter(({ access }) => access === 'everybody').map(({ call }) => `\`${call}\``)
  const pages = rows.filter(({ access }) => access !== 'everybody' && 'isPage' in access)
  const calls = rows.filter(({ access }) => access !== 'everybody' && !('isPage' in access))
  return `# Roles

Written by \`npm run draw\` from \`app/route-access.ts\`; \`test/routes/roles.test.ts\` asks a server for every line of it.

${ROLES.map((role) => `- **${t(ROLE_LABELS[role])}:** ${t(ROLE_RIGHTS[role])}.`).join('\n')}

"Own posts" are those that the account made; to be named as an author, or as a further one, gives no right. A post of an earlier version, or of an account that is gone, belongs to owners and editors.
An API token may do what its scope allows **and** the role of its account: with several scopes it may do what each of them names
(${SCOPES.map((scope) => `\`${scope}\``).join(', ')}). Where no scope is named, no token may call. Calls about accounts, sessions, passkeys and tokens
are about the caller's own; an owner sees and revokes everybody's tokens.
Why it is so: [040](decisions/040-roles.md).

## Screens

| Screen | ${ROLES.map((role) => t(ROLE_LABELS[role])).join(' | ')} |
|---|${ROLES.map(() => '---|').join('')}
${pages.map(({ call, access }) => `| \`${call}\` | ${cells(access)} |`).join('\n')}

## Calls

| Call | ${ROLES.map((role) => t(ROLE_LABELS[role])).join(' | ')} | Token with |
|---|${ROLES.map(() => '---|').join('')}---|
${calls.map(({ call, access }) => `| \`${call}\` | ${cells(access)} | ${scopeOf(access)} |`).join('\n')}

## For everybody

Some of these show more to accounts and tokens with \`posts:read\`, such as \`GET /api/blogs?status=draft\`: authors find their own unpublished
posts there.

${open.join(', ')}
`
}

function cells(access: Access): string {
  return ROLES.map((role) => cell(role, access)).join(' | ')
}

function cell(role: Role, access: Access): string {
  if (access === 'everybody') return 'yes'
  if (!isAtLeast(role, access.role ?? 'owner')) return '–'
  return access.isOfPost && !isAtLeast(role, 'editor') ? 'own posts' : 'yes'
}

function scopeOf(access: Access): string {
  return access !== 'everybody' && 'scope' in access && access.scope ? `\`${access.scope}\`` : '–'
}
