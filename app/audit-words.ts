import { AUDIT_EVENTS, type AuditEvent, COMMAND, isAuditEvent, SYSTEM, UNKNOWN_ACCOUNT } from '#domain/audit-event.ts'
import { isRole, ROLE_LABELS } from '#domain/identity/role.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { AuditEntry } from '#server/audit/audit-repository.ts'
import { deviceIn } from './device-words.ts'

/** Events about a browser. */
const DEVICES: ReadonlySet<AuditEvent> = new Set([
  'account.signed-in',
  'account.signed-in-by-recovery-code',
  'account.sign-in-refused',
  'session.ended',
])

type Said = (locale: Locale, values: Readonly<Record<string, string>>) => string

const byProvider: Said = ({ t }, { what = '', provider = '' }) => t('audit.byProvider', { what, provider })

/** English words around names and numbers, with which entries of these events are stored. */
const SHAPES: Readonly<Partial<Record<AuditEvent, readonly [shape: RegExp, said: Said]>>> = {
  'subscribers.imported': [
    /^(?<count>\d+) added$/,
    ({ t }, { count }) => t('audit.countAdded', { count: Number(count) }),
  ],
  'demo-content.removed': [
    /^(?<count>\d+) removed$/,
    ({ t }, { count }) => t('audit.countRemoved', { count: Number(count) }),
  ],
  'invitation.made': [
    /^(?<who>.+), as (?<role>\w+)$/,
    (locale, { who = '', role = '' }) => locale.t('audit.accountAs', { who, role: roleIn(locale, role) }),
  ],
  'administrator.role-changed': [
    /^(?<who>.+), now (?<role>\w+)$/,
    (locale, { who = '', role = '' }) => locale.t('audit.accountNow', { who, role: roleIn(locale, role) }),
  ],
  'administrator.added': [/^(?<what>.+), by (?<provider>.+)$/, byProvider],
  'identity.linked': [/^(?<what>.+), by (?<provider>.+)$/, byProvider],
  'token.revoked': [
    /^(?<name>.+), of (?<who>.+)$/,
    ({ t }, { name = '', who = '' }) => t('audit.ofAccount', { name, who }),
  ],
  'mail-server.changed': [/^none$/, ({ t }) => t('audit.noMailServer')],
}

function roleIn({ t }: Locale, role: string): string {
  return isRole(role) ? t(ROLE_LABELS[role]) : role
}

/** What an entry is about, in the language of the area. Names, titles and addresses stay as they were stored. */
function aboutIn(locale: Locale, say: Sayer, { what, about }: Pick<AuditEntry, 'what' | 'about'>): string {
  if (!isAuditEvent(what)) return about
  if (what === 'settings.changed') return about.split(', ').map(say).join(', ')
  if (what === 'category.added' || what === 'category.changed') return categoryName(locale, about)
  if (what.startsWith('backup.')) {
    const [, name, content] = /^(.+?): (.+)$/s.exec(about) ?? []
    return name === undefined || content === undefined ? about : `${name}: ${contentIn(say, content)}`
  }
  if (DEVICES.has(what)) {
    const [, device = about, provider] = /^(.+), by (.+)$/.exec(about) ?? []
    const named = deviceIn(locale, device)
    return provider === undefined ? named : locale.t('audit.byProvider', { what: named, provider })
  }
  const [shape, said] = SHAPES[what] ?? []
  const values = shape?.exec(about)
  return values && said ? said(locale, { ...values.groups }) : about
}

/** Who did it: an address as it is, the others in the language of the area. */
function whoIn({ t }: Locale, who: string): string {
  if (who === SYSTEM.name) return t('audit.bySystem')
  if (who === COMMAND.name) return t('audit.byCommand')
  if (who === UNKNOWN_ACCOUNT.name) return t('audit.byUnknown')
  const [, email, name] = /^(.+), token (.+)$/s.exec(who) ?? []
  return email === undefined || name === undefined ? who : t('audit.byToken', { email, name })
}

/** The contents of a backup, such as “25 posts, 1 picture”. */
export function contentIn(say: Sayer, content: string): string {
  return content.split(', ').map(say).join(', ')
}

/** An entry for people; its event stays a name of the interface. */
export function entryIn(locale: Locale, say: Sayer, entry: AuditEntry): AuditEntry {
  return { ...entry, who: whoIn(locale, entry.who), about: aboutIn(locale, say, entry) }
}

export function eventIn({ t }: Locale, what: string): string {
  return isAuditEvent(what) ? t(AUDIT_EVENTS[what]) : what
}
