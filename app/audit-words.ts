import { AUDIT_EVENTS, type AuditEvent, isAuditEvent } from '#domain/audit-event.ts'
import { isRole, ROLE_LABELS } from '#domain/identity/role.ts'
import type { Locale } from '#domain/locales/locale.ts'
import type { Sayer } from '#domain/locales/sayer.ts'
import { categoryName } from '#domain/posts/categories/category-name.ts'
import type { AuditEntry } from '#server/audit/audit-repository.ts'

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
export function aboutIn(locale: Locale, say: Sayer, { what, about }: Pick<AuditEntry, 'what' | 'about'>): string {
  if (!isAuditEvent(what)) return about
  if (what === 'settings.changed') return about.split(', ').map(say).join(', ')
  if (what === 'category.added' || what === 'category.changed') return categoryName(locale, about)
  const [shape, said] = SHAPES[what] ?? []
  const values = shape?.exec(about)
  return values && said ? said(locale, { ...values.groups }) : about
}

/** An entry for people, whose event is named as the log names it. */
export function entryIn(locale: Locale, say: Sayer, entry: AuditEntry): AuditEntry {
  const { what } = entry
  return {
    ...entry,
    what: isAuditEvent(what) ? locale.t(AUDIT_EVENTS[what]) : what,
    about: aboutIn(locale, say, entry),
  }
}
